import HeroGeometry
import HeroModel
import HeroRender

import enum HeroJSON.JSONValue

/// Answers requests: who asks is looked at first, then what for.
struct PreviewHandler: Sendable {
  /// What is sent back.
  enum Answer: Sendable {
    case reply(Reply)
    /// Server-sent events, until they end.
    case events(AsyncStream<[UInt8]>)
  }

  let studio: Studio
  let gate: RequestGate

  func answer(to request: HTTPRequest) async -> Answer {
    do throws(PreviewProblem) {
      let path = try gate.path(of: request)
      return path == ["api", "events"] ? .events(events()) : .reply(try await reply(to: request, path))
    } catch {
      return .reply(Reply(error))
    }
  }

  private func reply(to request: HTTPRequest, _ path: [String]) async throws(PreviewProblem) -> Reply {
    if let page = PageFile.all[path.joined(separator: "/")] {
      try Self.require(.GET, request)
      return Reply(type: page.type, bytes: page.bytes)
    }
    guard path.first == "api" else { throw .notFound("nothing here") }
    return try await FilmRoutes(studio: studio, request: request, arguments: Arguments(query: request.query)).reply(
      Array(path.dropFirst()))
  }

  /// Refuses other methods.
  static func require(_ method: HTTPRequest.Method, _ request: HTTPRequest) throws(PreviewProblem) {
    guard request.method == method.rawValue else { throw PreviewProblem(405, "this takes \(method.rawValue)") }
  }

  /// What happens from now on, after what is.
  private func events() -> AsyncStream<[UInt8]> {
    let first = studio.shelf.films.filter(\.isOpen).flatMap { EventHub.message("film", FilmDocument.event($0)) }
    return studio.events.messages(beginning: Array(": here\n\n".utf8) + first)
  }
}
