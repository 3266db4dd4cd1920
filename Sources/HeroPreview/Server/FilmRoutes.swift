import HeroGeometry
import HeroModel
import HeroRender

import enum HeroJSON.JSONValue

/// What is below `api/`.
struct FilmRoutes {
  let studio: Studio
  let request: HTTPRequest
  let arguments: Arguments

  /// The answer to a path.
  func reply(_ path: [String]) async throws(PreviewProblem) -> Reply {
    switch path.first {
    case "modifiers" where path.count == 1:
      try require(.GET)
      return Reply(ModifierCatalog.json)
    case "films": break
    default: throw .notFound("nothing here")
    }
    if path.count == 1 {
      try require(.GET)
      return Reply(FilmDocument.list(studio.shelf.films, hasGolden: studio.golden != nil))
    }
    let film = try studio.shelf.film(path[1])
    if try await work({ film.open() }) { studio.watchAgain() }
    let rest = Array(path.dropFirst(2))
    if let reply = try await saved(film, rest) { return reply }
    try require(.GET)
    return try await variant(try film.variant(rest[0]), of: film, Array(rest.dropFirst()))
  }

  /// What is asked of a film as it is saved; nil when a variant is meant.
  private func saved(_ film: PreviewFilm, _ path: [String]) async throws(PreviewProblem) -> Reply? {
    switch path {
    case []:
      try require(.GET)
      return Reply(FilmDocument.film(film, film.status))
    case ["try"]:
      try require(.POST)
      let edits = try Arguments.edits(try body())
      let variant: Variant
      do throws(PreviewProblem) {
        variant = try await work { () throws(PreviewProblem) in try film.tried(edits) }
      } catch  where error.status == 422 {
        // What is typed is seldom whole: an answer, and no fault, which browsers would write down for every letter.
        return Reply(FilmDocument.notTried(error))
      }
      if let shot = film.playhead {
        studio.frames.prepare(shot.at(min(shot.frame, variant.clock.lastFrame)), in: variant, owner: film.id)
      }
      return Reply(FilmDocument.tried(variant))
    case ["save"]:
      try require(.POST)
      let document = try body()
      let edit = try Arguments.edit(document)
      guard let over = document["variant"]?.text else { throw PreviewProblem(400, "variant is what was saved") }
      let outcome = try await work { () throws(PreviewProblem) in try film.save(edit, over: over) }
      studio.tell(film)
      return Reply(FilmDocument.saved(outcome))
    case ["explain"]:
      try require(.GET)
      return Reply(try await explanation(of: film))
    case ["explain", "stop"]:
      try require(.POST)
      studio.questions.takeBack(try Arguments.ask(try body()["ask"]?.text))
      return Reply([:])
    case ["golden"]:
      try require(.GET)
      return Reply(try await golden { (golden) throws(PreviewProblem) in try golden.document(film) })
    case ["accept"]:
      try require(.POST)
      return Reply(
        try await golden { (golden) throws(PreviewProblem) in
          try golden.accept(film)
          return try golden.document(film)
        })
    default:
      guard path.count == 2, ["golden", "difference"].contains(path[0]), let index = Self.number(path[1]) else {
        return nil
      }
      try require(.GET)
      let isDifference = path[0] == "difference"
      let picture = try await golden { (golden) throws(PreviewProblem) in
        try golden.picture(index, isDifference: isDifference, of: film)
      }
      guard let picture else { throw .notFound("there is no such picture") }
      return Reply(png: picture, keeping: .never)
    }
  }

  private func variant(
    _ variant: Variant, of film: PreviewFilm, _ path: [String]
  ) async throws(PreviewProblem) -> Reply {
    if path.count == 2, path[0] == "frames", path[1].hasSuffix(".png") {
      return try await frame(try Arguments.frame(String(path[1].dropLast(4)), variant.clock), of: variant, film)
    }
    switch path {
    case ["views"]: return Reply(TreeDocument.views(variant.film.scene), keeping: .forever)
    case ["view"]:
      let view = try variant.film.scene.view(called: arguments.query["path"] ?? "")
      let json = try await work { ViewDocument(variant: variant, view: view).json }
      return Reply(json, keeping: .forever)
    case ["at"]:
      let frame = try Arguments.frame(arguments.query["frame"] ?? "", variant.clock)
      let point = Point(x: try arguments.number("x"), y: try arguments.number("y"))
      let tree = variant.film.moment(at: variant.clock.time(ofFrame: frame)).tree
      return Reply(TreeDocument.views(at: point, in: tree, scene: variant.film.scene), keeping: .forever)
    default: throw .notFound("nothing here")
    }
  }

  private func frame(_ frame: Int, of variant: Variant, _ film: PreviewFilm) async throws(PreviewProblem) -> Reply {
    let shot = try Shot(frame: frame, query: arguments.query)
    film.playhead = shot
    do {
      return Reply(png: try await studio.frames.png(of: shot, in: variant, owner: film.id))
    } catch let error as RenderError {
      throw PreviewProblem(422, error.description)
    } catch {
      throw PreviewProblem(500, "\(error)")
    }
  }

  /// What `explain` finds. The pages are told how far it is, under the name that the question has, until one takes it back.
  private func explanation(of film: PreviewFilm) async throws(PreviewProblem) -> JSONValue {
    let question = Explanation(film: film, query: arguments.query)
    let ask = try arguments.query["ask"].map { (name) throws(PreviewProblem) in try Arguments.ask(name) }
    let studio = studio
    if let ask { studio.questions.begin(ask) }
    defer { if let ask { studio.questions.end(ask) } }
    return try await work { () throws(PreviewProblem) in
      try studio.questions.check(ask)
      return try question.json { progress throws(PreviewProblem) in
        try studio.questions.check(ask)
        if let ask { studio.events.send("explain", progress.json(ask: ask)) }
      }
    }
  }

  // MARK: Help

  /// The number in `12.png`.
  private static func number(_ file: String) -> Int? { file.hasSuffix(".png") ? Int(file.dropLast(4)) : nil }

  private func require(_ method: HTTPRequest.Method) throws(PreviewProblem) {
    try PreviewHandler.require(method, request)
  }

  private func body() throws(PreviewProblem) -> JSONValue { try Arguments.document(request.body) }

  /// Does what takes a while on the threads for that.
  private func work<Value: Sendable>(
    _ work: @escaping @Sendable () throws(PreviewProblem) -> Value
  ) async throws(PreviewProblem) -> Value {
    let result: Result<Value, PreviewProblem> = await withCheckedContinuation { continuation in
      studio.queue.add(.now) {
        continuation.resume(returning: Result { () throws(PreviewProblem) in try work() })
      }
    }
    return try result.get()
  }

  private func golden<Value: Sendable>(
    _ body: @escaping @Sendable (GoldenBeside) throws(PreviewProblem) -> Value
  ) async throws(PreviewProblem) -> Value {
    guard let golden = studio.golden else { throw .notFound("the preview was started without --golden") }
    return try await work { () throws(PreviewProblem) in try body(golden) }
  }
}
