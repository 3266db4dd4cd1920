/// A request of the app's main thread: answered in the stage's time, at the same moment, from folders or not at all.
private final class StageTask: URLSessionDataTask, @unchecked Sendable {
  typealias Handler = @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  private let request: URLRequest
  private let handler: Handler
  private var phase = URLSessionTask.State.suspended

  /// Nil where the request is not of a stage, or one of the test's own protocols answers it.
  @MainActor init?(_ request: URLRequest, _ session: URLSession, _ handler: @escaping Handler) {
    guard UIKitRuntime.current.clock.isDriven,
      session === URLSession.shared || session.configuration.protocolClasses?.first == NoNetwork.self,
      !UIKitRuntime.current.networkAnswers.contains(where: { $0.canInit(with: request) })
    else { return nil }
    (self.request, self.handler) = (request, handler)
    super.init()
  }

  override var originalRequest: URLRequest? { request }
  override var currentRequest: URLRequest? { request }
  override var state: URLSessionTask.State { phase }

  override func resume() {
    guard phase == .suspended else { return }
    phase = .running
    guard Thread.isMainThread else { return finish() }
    MainActor.assumeIsolated {
      let clock = UIKitRuntime.current.clock
      clock.schedule(after: 0, "an answer of the network") { [self] in finish() }
      // A test that awaits the answer moves no clock.
      DispatchQueue.main.asyncForReal { MainActor.assumeIsolated { clock.run(until: clock.now) } }
    }
  }

  override func cancel() {
    guard phase != .completed else { return }
    phase = .completed
    handler(nil, nil, URLError(.cancelled))
  }

  private func finish() {
    guard phase == .running else { return }
    phase = .completed
    if let answer = NetworkFolders.answer(request.url) {
      handler(answer.data, answer.response, nil)
    } else {
      handler(nil, nil, NoNetwork.failure(of: request))
    }
  }
}

// These hide Foundation's in files that do not import it themselves; in files that do, Foundation's own are meant.

extension URLSession {
  /// Foundation's; of a stage's main thread answered in the stage's time.
  @_disfavoredOverload
  public func dataTask(
    with request: URLRequest, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    let own =
      Thread.isMainThread ? MainActor.assumeIsolated { StageTask(request, self, completionHandler) } : nil
    return own ?? foundationTask(with: request, completionHandler: completionHandler)
  }
  /// Foundation's; of a stage's main thread answered in the stage's time.
  @_disfavoredOverload
  public func dataTask(
    with url: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask { dataTask(with: URLRequest(url: url), completionHandler: completionHandler) }
}

extension Data {
  /// Foundation's; what is on a server comes from the stage's folders, or not at all.
  @_disfavoredOverload
  public init(contentsOf url: __shared URL, options: Data.ReadingOptions = []) throws {
    guard !url.isFileURL, ["http", "https"].contains(url.scheme?.lowercased()) else {
      self = Data(referencing: try NSData(contentsOf: url, options: options))
      return
    }
    guard let answer = NetworkFolders.answer(url), answer.response.statusCode < 400 else {
      throw NoNetwork.failure(of: URLRequest(url: url))
    }
    self = answer.data
  }
}
