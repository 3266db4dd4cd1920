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

  @Test func requestsFailUnlessTheyAreAnswered() async throws {
    let stage = Stage(root: UIViewController())
    stage.networkAnswers = [Canned.self]
    for session in [
      URLSession.shared, URLSession(configuration: .default), URLSession(configuration: .ephemeral),
    ] {
      let missing = try await ask(session, "https://nobody.example/photo.jpg")
      // Source: Foundation's NSURLErrorNotConnectedToInternet.
      #expect(missing.error == -1009 && missing.text == nil)
      // While a test awaits others have stages of their own.
      stage.wait(0)
      let known = try await ask(session, "https://canned.example/hello")
      #expect(known.error == nil && known.text == "hello" && known.status == 203)
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
