import FlyingFox
import HeroGeometry
import HeroRender
import HeroScene

import enum HeroJSON.JSONValue

/// What is below `api/`.
struct FilmRoutes {
  let studio: Studio
  let request: HTTPRequest
  let query: [String: String]

  /// The answer to a path.
  func reply(_ path: [String]) async throws(PreviewProblem) -> Reply {
    guard path.first == "films" else { throw .notFound("nothing here") }
    if path.count == 1 {
      try PreviewHandler.require(.GET, request)
      return Reply(FilmDocument.list(studio.shelf.films, hasGolden: studio.options.golden != nil))
    }
    let film = try studio.shelf.film(path[1])
    await work { film.open() }
    if path.count == 2 {
      try PreviewHandler.require(.GET, request)
      return Reply(FilmDocument.film(film, film.status))
    }
    return try await variant(try film.variant(path[2]), of: film, Array(path.dropFirst(3)))
  }

  private func variant(
    _ variant: Variant, of film: PreviewFilm, _ path: [String]
  ) async throws(PreviewProblem) -> Reply {
    try PreviewHandler.require(.GET, request)
    if path.count == 2, path[0] == "frames", path[1].hasSuffix(".png") {
      return try await frame(try frame(String(path[1].dropLast(4)), in: variant), of: variant, film)
    }
    switch path {
    case ["views"]: return Reply(TreeDocument.views(variant.film.scene), keeping: .forever)
    case ["at"]:
      let time = variant.clock.time(ofFrame: try frame(query["frame"] ?? "", in: variant))
      let point = Point(x: try number("x"), y: try number("y"))
      return Reply(
        TreeDocument.views(at: point, in: variant.film.moment(at: time).tree, scene: variant.film.scene),
        keeping: .forever)
    default: throw .notFound("nothing here")
    }
  }

  private func frame(_ frame: Int, of variant: Variant, _ film: PreviewFilm) async throws(PreviewProblem) -> Reply {
    let shot = try Shot(frame: frame, query: query)
    film.playhead = shot
    do {
      return Reply(png: try await studio.frames.png(of: shot, in: variant, owner: film.id))
    } catch let error as RenderError {
      throw PreviewProblem(422, error.description)
    } catch {
      throw PreviewProblem(500, "\(error)")
    }
  }

  // MARK: Arguments

  /// A frame's number, which the film has.
  private func frame(_ text: String, in variant: Variant) throws(PreviewProblem) -> Int {
    guard let number = Int(text), (0...variant.clock.lastFrame).contains(number) else {
      throw .notFound("the film has the frames 0 to \(variant.clock.lastFrame)")
    }
    return number
  }

  private func number(_ name: String) throws(PreviewProblem) -> Double {
    guard let number = query[name].flatMap({ Double($0) }), number.isFinite else {
      throw PreviewProblem(400, "\(name) is a number")
    }
    return number
  }

  /// Does what takes a while on the threads for that.
  private func work<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
      studio.queue.add(.now) { continuation.resume(returning: work()) }
    }
  }
}
