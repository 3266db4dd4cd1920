import HeroStage
import HeroTesting
import UIKit

/// A stage has no network but for what its test answers.
@MainActor
@Suite(.serialized) struct NetworkTests {
  /// Answers requests of one host with the path's name.
  private final class Canned: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { request.url?.host == "canned.example" }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func startLoading() {
      guard let url = request.url,
        let response = HTTPURLResponse(url: url, statusCode: 203, httpVersion: nil, headerFields: nil)
      else { return }
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: Data(url.lastPathComponent.utf8))
      client?.urlProtocolDidFinishLoading(self)
    }
    override func stopLoading() {}
  }

  private struct Answer: Sendable {
    var text: String?
    var status: Int?
    var error: Int?
  }

  private func ask(_ session: URLSession, _ address: String) async throws -> Answer {
    let url = try #require(URL(string: address))
    return await withCheckedContinuation { continuation in
      session.dataTask(with: url) { data, response, error in
        continuation.resume(
          returning: Answer(
            text: data.map { String(decoding: $0, as: UTF8.self) }, status: (response as? HTTPURLResponse)?.statusCode,
            error: (error as? URLError)?.errorCode))
      }.resume()
    }
  }

  /// Files by host and path, with a status and headers beside them.
  @Test func foldersAnswerByHostAndPath() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("answers-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in [
      ("api.example/v1/boats.json", "[1]"), ("api.example/v1/boats?page=2.json", "[2]"),
      ("api.example/index.txt", "home"), ("api.example/gone.headers", "404\nRetry-After: 5\n"), ("secret", "no"),
    ] {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let stage = Stage(root: UIViewController())
    stage.networkFolders = [folder]
    let addresses = [
      "https://api.example/v1/boats", "https://API.example/v1/boats?page=2", "http://api.example/",
      "https://api.example/gone", "https://api.example/v1/photo.png", "https://api.example/../secret",
    ].compactMap { URL(string: $0) }
    // Without an await no other test's stage comes in between.
    let answers = addresses.map { NetworkFolders.answer($0) }
    expectEqual(
      answers.map { answer in answer.map { "\($0.response.statusCode) \(String(decoding: $0.data, as: UTF8.self))" } },
      ["200 [1]", "200 [2]", "200 home", "404 ", nil, nil])
    expectEqual(answers[3]?.response.value(forHTTPHeaderField: "Retry-After"), "5")
    for address in addresses.suffix(2) + addresses.suffix(2) { NetworkFolders.note(unanswered: address) }
    expectEqual(stage.unansweredRequests.first?.file, "api.example/v1/photo.png")
  }

  @Test func requestsFailUnlessTheyAreAnswered() async throws {
    let stage = Stage(root: UIViewController())
    stage.networkAnswers = [Canned.self]
    for session in [
      URLSession.shared, URLSession(configuration: .default), URLSession(configuration: .ephemeral),
    ] {
      let missing = try await ask(session, "https://nobody.example/photo.jpg")
      // Source: Foundation's NSURLErrorNotConnectedToInternet.
      expectEqual((missing.error, missing.text), (-1009, nil))
      // While a test awaits others have stages of their own.
      stage.wait(0)
      let known = try await ask(session, "https://canned.example/hello")
      expectEqual((known.error, known.text, known.status), (nil, "hello", 203))
    }
    // Another stage has answers of its own: none.
    let other = Stage(root: UIViewController())
    #expect(other.networkAnswers.isEmpty)
    other.wait(0)
    let unknown = try await ask(.shared, "https://canned.example/hello")
    expectEqual(unknown.error, -1009)
    stage.wait(0)
    let again = try await ask(.shared, "https://canned.example/again")
    expectEqual(again.text, "again")
  }
}
