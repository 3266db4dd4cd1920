import Foundation
import HeroGeometry
import HeroJSON
import HeroModel
import HeroProduction
import HeroRender
import TransitionEngine

/// What the page receives about films.
enum FilmDocument {
  /// All films of the preview.
  static func list(
    _ films: [PreviewFilm], hasGolden: Bool, editor: Result<Editor, Editor.Problem>
  ) -> JSONValue {
    let opens: JSONValue =
      switch editor {
      case .success(let editor): ["name": .string(editor.name)]
      case .failure(let problem): ["problem": .string(problem.message)]
      }
    return [
      "version": .integer(1),
      "films": .array(
        films.map { ["id": .string("\($0.id)"), "name": .string($0.name), "file": .string($0.path)] }),
      "golden": .bool(hasGolden), "editor": opens,
      "formats": .array(FilmFormat.allCases.filter(\.isAvailable).map { .string($0.rawValue) }),
    ]
  }

  /// One film as it is saved; `shown` is the same in a mode.
  static func film(_ film: PreviewFilm, _ status: PreviewFilm.Status, shown: Variant?) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("version", .integer(1)), .init("id", .string("\(film.id)")), .init("name", .string(film.name)),
      .init("file", .string(film.path)), .init("variant", .text(shown?.id)), .init("saved", .text(status.saved?.id)),
      .init("errors", diagnostics(status.errors)),
      .init("warnings", diagnostics(shown.map(\.warnings) ?? status.warnings)),
      .init("storyboard", .bool(film.isStoryboard)),
    ]
    if let saved = shown {
      let canvas = saved.film.scene.canvas
      members += [
        .init("width", .number(canvas.size.width)), .init("height", .number(canvas.size.height)),
        .init("scale", .number(canvas.scale)),
        .init("part", .bool(saved.film.scene.output.hasPart)),
      ]
      members += timeline(saved)
    }
    return .object(members)
  }

  /// A film's card in the page of all films.
  static func card(_ film: PreviewFilm, _ status: PreviewFilm.Status) -> JSONValue {
    let name = film.name.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? film.name
    let address = "#film=\(name)"
    guard let saved = status.saved else {
      return GalleryEntry(name: film.name, errors: status.errors, address: address).json
    }
    let pictures = "api/films/\(film.id)/\(saved.id)"
    return GalleryEntry(
      name: film.name, film: saved.film, findings: saved.findings, address: address,
      still: "\(pictures)/still.png", moving: "\(pictures)/moving.webp", errors: status.errors
    ).json
  }

  /// What is being tried, and why it cannot be saved so.
  static func tried(_ variant: Variant, _ problem: PreviewProblem?) -> JSONValue {
    .object(
      [.init("version", .integer(1)), .init("variant", .string(variant.id))] + timeline(variant)
        + [.init("errors", .array(problem.map { [["message": .string($0.message)]] } ?? []))])
  }

  /// The film in the other appearance.
  static func twin(_ variant: Variant, _ appearance: Appearance) -> JSONValue {
    [
      "version": .integer(1), "variant": .string(variant.id), "appearance": .string(appearance.rawValue),
      "frames": .integer(variant.clock.frameCount),
    ]
  }

  /// Why there is no film of what is being tried.
  static func notTried(_ problem: PreviewProblem) -> JSONValue {
    ["version": .integer(1), "variant": .null, "errors": .array([["message": .string(problem.message)]])]
  }

  /// What was written into a file.
  static func saved(_ saved: PreviewFilm.Saved) -> JSONValue {
    [
      "version": .integer(1), "variant": .string(saved.variant.id),
      "shared": .array(saved.others.map { .string($0) }),
    ]
  }

  /// The event of a film whose file has changed.
  static func event(_ film: PreviewFilm) -> JSONValue {
    let status = film.status
    return [
      "id": .string("\(film.id)"), "variant": .text(status.saved?.id), "ok": .bool(status.errors.isEmpty),
      "errors": diagnostics(status.errors),
    ]
  }

  /// The event of a film whose file is being read again, or is not any more.
  static func reading(_ film: PreviewFilm, _ isReading: Bool) -> JSONValue {
    ["id": .string("\(film.id)"), "reading": .bool(isReading)]
  }

  /// Problems of files.
  static func diagnostics(_ diagnostics: [Diagnostic]) -> JSONValue {
    .array(
      diagnostics.map { diagnostic in
        var members: [JSONValue.Member] = [
          .init("message", .string(diagnostic.message)), .init("file", .string(diagnostic.file)),
          .init("line", .integer(diagnostic.line)), .init("column", .integer(diagnostic.column)),
        ]
        if !diagnostic.jsonPath.isEmpty { members.append(.init("path", .string(diagnostic.jsonPath))) }
        return .object(members)
      })
  }

  private static func timeline(_ variant: Variant) -> [JSONValue.Member] {
    [
      .init("fps", .number(variant.clock.rate.value)), .init("frames", .integer(variant.clock.frameCount)),
      .init("duration", .number(variant.film.duration)),
      .init("keys", .array(keys(variant).map { json($0, variant.clock) })),
      .init("steps", .array(variant.film.steps.map { json($0, variant) })),
    ]
  }

  private static func json(_ step: StepPlan, _ variant: Variant) -> JSONValue {
    let plan = step.transition.map { variant.film.transitions[$0] }
    var members: [JSONValue.Member] = [
      .init("index", .integer(step.index)), .init("kind", .string(plan?.kind.rawValue ?? "wait")),
      .init("title", .string(step.action)), .init("name", .string(plan?.title ?? step.action)),
      .init("start", .number(step.start)),
      .init("end", .number(step.start + step.duration)),
      .init("values", ValuesDocument(variant: variant).values(ofStep: step.index, plan)),
    ]
    if let plan {
      members += [
        .init("from", .string(plan.from)), .init("to", .string(plan.to)),
        .init("animation", .string(plan.defaultAnimation.text)), .init("transition", .integer(plan.index)),
        .init("gesture", .bool(plan.gesture != nil)),
      ]
    }
    return .object(members)
  }

  /// A frame that is worth jumping to.
  struct Key: Equatable {
    let frame: Int
    let label: String
  }

  /// Where transitions begin and end and fingers lift, each frame once.
  static func keys(_ variant: Variant) -> [Key] {
    var labels: [Int: [String]] = [:]
    func add(_ time: Double, _ label: String) {
      let rate = variant.clock.rate
      let frame = Int((time * Double(rate.numerator) / Double(rate.denominator) - 1e-6).rounded(.up))
      labels[min(max(frame, 0), variant.clock.lastFrame), default: []].append(label)
    }
    for plan in variant.film.transitions {
      add(plan.start, "\(plan.title) begins")
      if let gesture = plan.gesture {
        add(plan.start + gesture.release, "finger lifts: \(gesture.finishes ? "finishes" : "goes back")")
      }
      add(plan.start + plan.duration, "\(plan.title) ends")
    }
    return labels.sorted { $0.key < $1.key }.map { Key(frame: $0.key, label: $0.value.joined(separator: "; ")) }
  }

  private static func json(_ key: Key, _ clock: FrameClock) -> JSONValue {
    [
      "frame": .integer(key.frame), "time": .number(clock.time(ofFrame: key.frame)), "label": .string(key.label),
    ]
  }
}
