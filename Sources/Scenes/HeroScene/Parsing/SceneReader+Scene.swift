import HeroGeometry
import HeroJSON
import HeroModel

extension SceneReader {
  /// Reads a whole scene; nil when it has no root or no screens. The digest is left to the caller.
  mutating func readScene(_ cursor: JSONCursor, canvasOverride: CanvasOverride) -> Scene? {
    guard isObject(cursor, keys: SceneKeys.scene, what: "a scene object") else { return nil }
    // Where editors find the schema; nothing is read from there.
    if let schema = cursor.member("$schema") { _ = string(schema, what: "the address of the schema") }
    readVersion(cursor)
    readCanvas(cursor.member("canvas"), scene: cursor, override: canvasOverride)
    readFonts(cursor.member("fonts"))
    guard hasBounds(cursor) else { return nil }
    barPlaces = BarPlaces(cursor)
    if let step = barPlaces.crowd {
      report(
        "more than \(SceneLimits.heldScreens) screens are in stacks, tabs and modals at once, which is the most allowed",
        at: step)
      return nil
    }
    let cursor = expanded(cursor)
    if words.isExhausted || isGivenUp { return nil }
    readScreens(required(cursor, "screens"))
    if isGivenUp { return nil }
    checkEmbeddedScreens()
    checkUnusedComponents()
    let initial = screens.map(\.screen)
    for screen in screens { noteItems(screen.cursor, of: screen.screen.name) }
    root = root(required(cursor, "root"))
    let steps = readSteps(cursor.member("timeline"))
    let output = output(cursor.member("output"))
    guard let root, !initial.isEmpty else { return nil }
    var scene = Scene(
      canvas: canvas, screens: initial, root: root, steps: steps, images: assets.images, fonts: assets.fonts,
      notes: notes)
    scene.output = output
    if canvasOverride.textSize != nil, !scene.followsTextSize { scene.notes.append(fixedSizes) }
    return scene
  }

  /// Why a text size changes nothing.
  private var fixedSizes: Scene.Note {
    Scene.Note(
      .fixedSizes,
      Diagnostic(
        file: file, severity: .warning,
        message: "the text size of the command line changes nothing, because no font has a 'textStyle'"),
      remedy: .init(change: "write \"font\": { \"textStyle\": \"body\" } in place of a 'size'"))
  }

  /// Whether there are not too many screens and steps; everything else goes through them.
  private mutating func hasBounds(_ scene: JSONCursor) -> Bool {
    let (screens, steps) = (scene.member("screens"), scene.member("timeline"))
    let tooMany = [
      (screens, SceneLimits.problem("scene", screens?.members.count ?? 0, "screens", limit: SceneLimits.screens)),
      (steps, SceneLimits.problem("timeline", steps?.elements?.count ?? 0, "steps", limit: SceneLimits.steps)),
    ]
    for case (let cursor?, let problem?) in tooMany { report(problem, at: cursor) }
    return tooMany.allSatisfy { $0.1 == nil }
  }

  private mutating func readVersion(_ cursor: JSONCursor) {
    guard let version = required(cursor, "version"), let value = number(version) else { return }
    if value != 1 {
      report("version \(value.plain) of the format is not known; this program reads version 1", at: version)
    }
  }

  private mutating func readFonts(_ cursor: JSONCursor?) {
    guard let cursor else { return }
    guard let elements = cursor.elements else {
      report("expected an array of font files, found \(cursor.value.kindName)", at: cursor)
      return
    }
    guard isFine(SceneLimits.problem("scene", elements.count, "fonts", limit: SceneLimits.fonts), at: cursor) else {
      return
    }
    for element in elements where !isGivenUp {
      guard let path = string(element, what: "a font file's path") else { continue }
      do throws(FileProblem) {
        try assets.font(path)
      } catch {
        report("font '\(path)': \(error.message)", at: element)
      }
    }
  }

  /// Problems in file order.
  var sortedDiagnostics: [Diagnostic] {
    diagnostics.enumerated().sorted { left, right in
      (left.element.line, left.element.column, left.offset) < (right.element.line, right.element.column, right.offset)
    }.map(\.element)
  }
}
