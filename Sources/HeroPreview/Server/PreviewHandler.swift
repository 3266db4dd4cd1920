import FlyingFox
import Foundation
import HeroGeometry
import HeroModel
import HeroRender

import enum HeroJSON.JSONValue

/// Answers requests: who asks is looked at first, then what for.
struct PreviewHandler: HTTPHandler {
  let studio: Studio
  let gate: RequestGate
  let doorkeeper: Doorkeeper

  init(studio: Studio, token: String, doorkeeper: Doorkeeper) {
    self.studio = studio
    self.doorkeeper = doorkeeper
    gate = RequestGate(token: token, maximumHeader: doorkeeper.limits.header)
  }

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    var isListening = false
    if case .ip4(_, let port) = request.remoteAddress { doorkeeper.begin(port) }
    defer { if case .ip4(_, let port) = request.remoteAddress { doorkeeper.end(port, isListening: isListening) } }
    do throws(PreviewProblem) {
      let path = try gate.path(of: request)
      if path == ["api", "events"] {
        isListening = true
        return events()
      }
      return try await reply(to: request, path).response
    } catch {
      var reply = Reply(error)
      // What was not read of the body is no request.
      reply.closes = request.bodySequence.count != 0
      return reply.response
    }
  }

  private func reply(to request: HTTPRequest, _ path: [String]) async throws(PreviewProblem) -> Reply {
    if let page = PageFile.all[path.joined(separator: "/")] {
      try Self.require(.GET, request)
      return Reply(type: page.type, bytes: page.bytes)
    }
    guard path.first == "api" else { throw .notFound("nothing here") }
    var query: [String: String] = [:]
    for item in request.query { query[item.name] = item.value }
    return try await FilmRoutes(studio: studio, request: request, arguments: Arguments(query: query)).reply(
      Array(path.dropFirst()))
  }

  /// Refuses other methods.
  static func require(_ method: HTTPMethod, _ request: HTTPRequest) throws(PreviewProblem) {
    guard request.method == method else { throw PreviewProblem(405, "this takes \(method.rawValue)") }
  }

  /// What happens from now on, after what is.
  private func events() -> HTTPResponse {
    let first = studio.shelf.films.filter(\.isOpen).flatMap { EventHub.message("film", FilmDocument.event($0)) }
    return HTTPResponse(
      statusCode: .ok, headers: Reply.headers(type: "text/event-stream", keeping: .never),
      body: studio.events.body(beginning: Array(": here\n\n".utf8) + first))
  }
}
