import Synchronization

/// Answers requests as the stage's test says, and fails all others at once with a warning: a stage has no network.
final class NoNetwork: URLProtocol {
  private struct State {
    var answers: [URLProtocol.Type] = []
    /// Who may answer what has been asked for, by the stage that was in force then: requests are made on other threads.
    var asked: [URL: (classes: [URLProtocol.Type], folders: [String])] = [:]
    var warnings: Set<String> = []
  }
  private static let state = Mutex(State())

  /// Takes the place of the network in sessions that have no protocols of their own.
  ///
  /// Foundation on Linux asks registered protocols in the order in which they came, so that this one has to come before its own.
  static let isRegistered = URLProtocol.registerClass(NoNetwork.self)

  /// Who may answer, first to last.
  static func answer(by classes: [URLProtocol.Type]) { state.withLock { $0.answers = classes } }

  /// Answers in the place of this one.
  private var answering: URLProtocol?

  /// Asked when the app makes a task.
  override class func canInit(with request: URLRequest) -> Bool {
    if let url = request.url {
      let folders = NetworkFolders.inForce
      state.withLock { $0.asked[url] = ($0.answers, folders) }
    }
    return true
  }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    let request = request
    let asked = Self.state.withLock { state in request.url.flatMap { state.asked[$0] } }
    let classes = asked?.classes ?? Self.state.withLock { $0.answers }
    if let type = classes.first(where: { $0.canInit(with: request) }) {
      answering = type.init(request: type.canonicalRequest(for: request), cachedResponse: nil, client: Relay(self))
      answering?.startLoading()
      return
    }
    if let answer = NetworkFolders.answer(request.url, in: asked?.folders) {
      client?.urlProtocol(self, didReceive: answer.response, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: answer.data)
      client?.urlProtocolDidFinishLoading(self)
    } else {
      client?.urlProtocol(self, didFailWithError: Self.failure(of: request))
    }
  }

  /// What a request gets that nobody answers; says so once.
  static func failure(of request: URLRequest) -> URLError {
    let url = request.url?.absoluteString ?? "a request without a URL"
    if let url = request.url { NetworkFolders.note(unanswered: url) }
    if state.withLock({ $0.warnings.insert(url).inserted }) {
      FileHandle.standardError.write(
        Data(
          "warning: a stage has no network: \(url) fails, for nothing in the stage's networkAnswers and networkFolders answers it\n"
            .utf8))
    }
    return URLError(
      .notConnectedToInternet, userInfo: request.url.map { [NSURLErrorFailingURLErrorKey: $0] } ?? [:])
  }

  override func stopLoading() { answering?.stopLoading() }
}

/// Hands on what an answering protocol says: the session knows the one that asked it alone.
private final class Relay: NSObject, URLProtocolClient, @unchecked Sendable {
  private weak var asking: URLProtocol?

  init(_ asking: URLProtocol) { self.asking = asking }

  private func tell(_ body: (URLProtocol, (any URLProtocolClient)?) -> Void) {
    if let asking { body(asking, asking.client) }
  }

  func urlProtocol(_ urlProtocol: URLProtocol, wasRedirectedTo request: URLRequest, redirectResponse: URLResponse) {
    tell { $1?.urlProtocol($0, wasRedirectedTo: request, redirectResponse: redirectResponse) }
  }
  func urlProtocol(_ urlProtocol: URLProtocol, cachedResponseIsValid cachedResponse: CachedURLResponse) {
    tell { $1?.urlProtocol($0, cachedResponseIsValid: cachedResponse) }
  }
  func urlProtocol(
    _ urlProtocol: URLProtocol, didReceive response: URLResponse, cacheStoragePolicy policy: URLCache.StoragePolicy
  ) { tell { $1?.urlProtocol($0, didReceive: response, cacheStoragePolicy: policy) } }
  func urlProtocol(_ urlProtocol: URLProtocol, didLoad data: Data) { tell { $1?.urlProtocol($0, didLoad: data) } }
  func urlProtocolDidFinishLoading(_ urlProtocol: URLProtocol) { tell { $1?.urlProtocolDidFinishLoading($0) } }
  func urlProtocol(_ urlProtocol: URLProtocol, didFailWithError error: any Error) {
    tell { $1?.urlProtocol($0, didFailWithError: error) }
  }
  func urlProtocol(_ urlProtocol: URLProtocol, didReceive challenge: URLAuthenticationChallenge) {
    tell { $1?.urlProtocol($0, didReceive: challenge) }
  }
  func urlProtocol(_ urlProtocol: URLProtocol, didCancel challenge: URLAuthenticationChallenge) {
    tell { $1?.urlProtocol($0, didCancel: challenge) }
  }
}

extension URLSessionConfiguration {
  /// Foundation's, without a network.
  public static var `default`: URLSessionConfiguration { withoutNetwork }
  /// Foundation's, without a network.
  public static var ephemeral: URLSessionConfiguration { withoutNetwork }

  private static var withoutNetwork: URLSessionConfiguration {
    let configuration = URLSession.shared.configuration
    configuration.protocolClasses = [NoNetwork.self]
    return configuration
  }
}
