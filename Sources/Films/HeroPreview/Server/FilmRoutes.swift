import HeroGeometry
import HeroInspection
import HeroModel
import HeroProduction
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
    case "modes" where path.count == 1:
      try require(.GET)
      return Reply(ModeDocument.json(studio.options.modes))
    case "exports" where path.count == 3:
      try require(.GET)
      let (exports, ask) = (studio.exports, path[1])
      let file = try await work { () throws(PreviewProblem) in try exports.file(ask) }
      guard file.name == path[2] else { throw .notFound("nothing here") }
      return Reply(type: "application/octet-stream", bytes: file.bytes)
    case "films": break
    default: throw .notFound("nothing here")
    }
    if path.count == 1 {
      try require(.GET)
      return Reply(studio.list)
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
      let mode = try arguments.mode
      let status = film.status
      let shown = try await work { () throws(PreviewProblem) in
        try status.saved.map { (saved) throws(PreviewProblem) in try film.drawn(saved, in: mode) }
      }
      if mode != SceneMode() { studio.watchAgain() }
      return Reply(FilmDocument.film(film, status, shown: shown))
    case ["card"]:
      try require(.GET)
      return Reply(try await work { FilmDocument.card(film, film.status) })
    case ["try"]:
      try require(.POST)
      let document = try body()
      let (edits, last) = (try Arguments.edits(document), document["until"]?.whole)
      let (variant, problem): (Variant, PreviewProblem?)
      do throws(PreviewProblem) {
        let mode = try arguments.mode
        (variant, problem) = try await work { () throws(PreviewProblem) in
          let (tried, problem) = try film.tried(edits, until: last)
          return (try film.drawn(tried, in: mode), problem)
        }
      } catch  where error.status == 422 {
        // What is typed is seldom whole: an answer, and no fault, which browsers would write down for every letter.
        return Reply(FilmDocument.notTried(error))
      }
      if let shot = film.playhead {
        studio.frames.prepare(shot.at(min(shot.frame, variant.clock.lastFrame)), in: variant, owner: film.id)
      }
      return Reply(FilmDocument.tried(variant, problem))
    case ["save"]:
      try require(.POST)
      let document = try body()
      let edits = try Arguments.edits(document)
      guard let over = document["variant"]?.text else { throw PreviewProblem(400, "variant is what was saved") }
      let outcome = try await work { () throws(PreviewProblem) in try film.save(edits, over: over) }
      studio.tell(film)
      return Reply(FilmDocument.saved(outcome))
    case ["explain"]:
      try require(.GET)
      return Reply(try await explanation(of: film))
    case ["explain", "stop"]:
      try require(.POST)
      studio.questions.takeBack(try Arguments.ask(try body()["ask"]?.text))
      return Reply([:])
    case ["open"]:
      try require(.POST)
      let (document, studio) = (try body(), studio)
      let name = try await work { () throws(PreviewProblem) in
        try film.open(
          document["file"]?.text ?? "", line: document["line"]?.whole, column: document["column"]?.whole,
          in: studio.editor)
      }
      return Reply(["version": .integer(1), "editor": .string(name)])
    case ["export"], ["export", "outlook"]:
      try require(.POST)
      return Reply(try await export(of: film, makes: path.count == 1))
    case ["copy"]:
      try require(.POST)
      let variant = try film.variant(try body()["variant"]?.text ?? "")
      let copy = try await work { () throws(PreviewProblem) in try film.copy(variant) }
      return Reply(["version": .integer(1), "file": .string(copy)])
    case ["export", "stop"]:
      try require(.POST)
      studio.exports.takeBack(try Arguments.ask(try body()["ask"]?.text))
      return Reply([:])
    case ["golden"]:
      try require(.GET)
      let mode = try arguments.mode
      return Reply(try await golden { (golden) throws(PreviewProblem) in try golden.document(film, in: mode) })
    case ["accept"]:
      try require(.POST)
      let mode = try arguments.mode
      return Reply(
        try await golden { (golden) throws(PreviewProblem) in
          try golden.accept(film, in: mode)
          return try golden.document(film, in: mode)
        })
    default:
      guard path.count == 2, ["golden", "difference"].contains(path[0]), let index = Self.number(path[1]) else {
        return nil
      }
      try require(.GET)
      let (isDifference, mode) = (path[0] == "difference", try arguments.mode)
      let picture = try await golden { (golden) throws(PreviewProblem) in
        try golden.picture(index, isDifference: isDifference, of: film, in: mode)
      }
      // The golden or the film has changed since the page heard of it.
      guard let picture else { throw .gone("this picture is gone; ask for the golden again") }
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
    case ["names"]:
      let document = NamesDocument(variant: variant, shot: try Shot(frame: 0, query: arguments.query))
      return Reply(
        try await work { () throws(PreviewProblem) in
          do throws(RenderError) { return try document.json() } catch { throw PreviewProblem(any: error) }
        }, keeping: .forever)
    case ["device"]:
      guard let look = DeviceFrame(rawValue: arguments.query["look"] ?? "") else {
        throw PreviewProblem(400, "look is dark or light")
      }
      let document = DeviceDocument(variant: variant, look: look)
      return Reply(
        try await work { () throws(PreviewProblem) in
          do { return try document.json() } catch { throw PreviewProblem(any: error) }
        }, keeping: .forever)
    case ["twin"]:
      let (twin, appearance) = try await work { () throws(PreviewProblem) in try film.twin(of: variant) }
      return Reply(FilmDocument.twin(twin, appearance))
    case ["still.png"]: return Reply(png: try await thumbnail("png", of: variant) { try $0.writeStill(to: $1) })
    case ["moving.webp"]:
      return Reply(
        type: "image/webp", bytes: try await thumbnail("webp", of: variant) { try $0.writeMoving(to: $1) },
        keeping: .forever)
    case ["animation.png"]:
      return Reply(png: try await animation("png", of: variant, film) { try $0.writeStill(to: $1) })
    case ["animation.webp"]:
      return Reply(
        type: "image/webp", bytes: try await animation("webp", of: variant, film) { try $0.writeMoving(to: $1) },
        keeping: .forever)
    case ["findings"]:
      return Reply(try await work { LintReport.json(variant.findings, file: variant.file) }, keeping: .forever)
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
    } catch {
      throw PreviewProblem(any: error)
    }
  }

  /// A small picture, as galleries have them; it lets frames pass.
  private func thumbnail(
    _ ending: String, of variant: @escaping @autoclosure @Sendable () throws -> Variant, step: Int? = nil,
    _ write: @escaping @Sendable (FilmThumbnail, String) throws -> Void
  ) async throws(PreviewProblem) -> [UInt8] {
    let folder = studio.folder
    do {
      return try await studio.queue.value(.soon) {
        let variant = try variant()
        let film = variant.film
        var style = film.scene.output
        if let transition = film.steps.first(where: { $0.index == step })?.transition {
          (style.transition, style.from, style.to) = (.index(transition), nil, nil)
        }
        let small = try FilmThumbnail(film: film, file: variant.file, style: style, threads: 1)
        return try folder.bytes(ending) { try write(small, $0) }
      }
    } catch {
      throw PreviewProblem(any: error)
    }
  }

  /// A small picture of a step as it would be with another animation type, or without one of its own.
  private func animation(
    _ ending: String, of variant: Variant, _ film: PreviewFilm,
    _ write: @escaping @Sendable (FilmThumbnail, String) throws -> Void
  ) async throws(PreviewProblem) -> [UInt8] {
    guard let step = arguments.query["step"].flatMap({ Int($0) }) else {
      throw PreviewProblem(400, "step is a number from 0")
    }
    let type = arguments.query["type"].map { JSONValue.string($0) }
    let edit = ValueEdit(subject: .step(step), key: .animation, value: type)
    return try await thumbnail(ending, of: try film.read([edit], over: variant).variant, step: step, write)
  }

  /// What `explain` finds. Pages receive how far it is, under the question's name, until one cancels it.
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

  /// Makes a file, or says what would be made. Pages receive how far it is, under the export's name.
  private func export(of film: PreviewFilm, makes: Bool) async throws(PreviewProblem) -> JSONValue {
    let document = try body()
    let request = try ExportRequest(document)
    guard let id = document["variant"]?.text else { throw PreviewProblem(400, "variant is the film") }
    let variant = try film.variant(id)
    guard makes else {
      return try await work { () throws(PreviewProblem) in try Exports.outlook(of: request, variant, film) }
    }
    let (ask, studio) = (try Arguments.ask(document["ask"]?.text), studio)
    return try await work { () throws(PreviewProblem) in
      try studio.exports.make(request, of: variant, film, ask: ask) { progress in
        studio.events.send("export", progress.json(ask: ask))
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
