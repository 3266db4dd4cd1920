import HeroGeometry
import HeroJSON
import HeroModel

/// Reads a scene: its canvas, what it makes of components, its screens, and then step by step what happens to them.
struct SceneReader {
  let reader: ValueReader
  /// What the command line says of the canvas.
  let canvasOverride: CanvasOverride
  /// Whether a `pan` draws its finger even without `show`.
  let showsFingers: Bool

  /// Reads a whole scene; nil when it has no root or no screens. The digest is left to the caller.
  func scene(_ cursor: JSONCursor) -> Scene? {
    guard reader.isObject(cursor, keys: SceneKeys.scene, what: "a scene object") else { return nil }
    // Where editors find the schema; nothing is read from there.
    if let schema = cursor.member("$schema") { _ = reader.string(schema, what: "the address of the schema") }
    reader.readVersion(cursor)
    CanvasReader(reader).readCanvas(cursor.member("canvas"), scene: cursor, override: canvasOverride)
    readFonts(cursor.member("fonts"))
    guard hasBounds(cursor), let places = barPlaces(cursor) else { return nil }
    var expander = Expander(reader, places: places, words: WordReader(reader).words(cursor))
    let cursor = expander.expanded(cursor)
    UnusedWords(reader: reader, words: expander.words).note()
    if reader.isExhausted || reader.log.isGivenUp { return nil }
    let screenReader = ScreenReader(reader: reader, places: places)
    let screens = Screens(reader: reader, states: screenReader.screens(reader.required(cursor, "screens")))
    if reader.log.isGivenUp { return nil }
    EmbeddingCheck(reader: reader, screens: screens).run()
    UnusedComponents(expander: expander).check()
    let unshown = UnshownItems(reader: reader, places: places)
    for state in screens.states { unshown.note(state.cursor, of: state.screen.name) }
    let actions = ActionReader(reader, root: reader.required(cursor, "root"))
    let initial = screens.states.map(\.screen)
    var timeline = StepReader(
      reader: reader, changeReader: ChangeReader(reader: reader, screenReader: screenReader), screens: screens,
      actions: actions, showsFingers: showsFingers)
    let steps = timeline.steps(cursor.member("timeline"))
    let output = OutputReader(reader).output(cursor.member("output"))
    guard let root = actions.root, !initial.isEmpty else { return nil }
    var scene = Scene(
      canvas: reader.canvas, screens: initial, root: root, steps: steps, images: reader.assets.images,
      fonts: reader.assets.fonts, notes: reader.log.notes)
    scene.output = output
    if canvasOverride.textSize != nil, !scene.followsTextSize { scene.notes.append(fixedSizes) }
    return scene
  }

  /// Which bars are around each screen; nil where there are too many screens at once.
  ///
  /// Root and steps are read for that without their views; what is wrong with them is told when all of them is read.
  private func barPlaces(_ scene: JSONCursor) -> BarPlaces? {
    let quiet = reader.fork()
    let screens = scene.member("screens")?.members ?? []
    quiet.screenNames = screens.map(\.key)
    var actions = ActionReader(quiet, root: scene.member("root"))
    let none = Screens(reader: quiet, states: [])
    let events = (scene.member("timeline")?.elements ?? []).compactMap { step -> BarPlaces.Event? in
      guard let given = step.members.first(where: { SceneKeys.actions.contains($0.key) }),
        let action = actions.action(given, of: step, on: none)
      else { return nil }
      return BarPlaces.Event(action: action, isOuter: quiet.bool(step.member("outer")) ?? false, cursor: step)
    }
    let root = actions.root.flatMap { root in scene.member("root").map { (root, $0) } }
    let places = BarPlaces(screens: screens, root: root, events: events)
    guard let step = places.crowd else { return places }
    reader.log.report(
      "more than \(SceneLimits.heldScreens) screens are in stacks, tabs and modals at once, which is the most allowed",
      at: step)
    return nil
  }

  /// Why a text size changes nothing.
  private var fixedSizes: Scene.Note {
    Scene.Note(
      .fixedSizes,
      Diagnostic(
        file: reader.log.file, severity: .warning,
        message: "the text size of the command line changes nothing, because no font has a 'textStyle'"),
      remedy: .init(change: "write \"font\": { \"textStyle\": \"body\" } in place of a 'size'"))
  }

  /// Whether there are not too many screens and steps; everything else goes through them.
  private func hasBounds(_ scene: JSONCursor) -> Bool {
    let (screens, steps) = (scene.member("screens"), scene.member("timeline"))
    let tooMany = [
      (screens, SceneLimits.problem("scene", screens?.members.count ?? 0, "screens", limit: SceneLimits.screens)),
      (steps, SceneLimits.problem("timeline", steps?.elements?.count ?? 0, "steps", limit: SceneLimits.steps)),
    ]
    for case (let cursor?, let problem?) in tooMany { reader.log.report(problem, at: cursor) }
    return tooMany.allSatisfy { $0.1 == nil }
  }

  private func readFonts(_ cursor: JSONCursor?) {
    guard let cursor else { return }
    guard let elements = cursor.elements else {
      reader.log.report("expected an array of font files, found \(cursor.value.kindName)", at: cursor)
      return
    }
    guard reader.isFine(SceneLimits.problem("scene", elements.count, "fonts", limit: SceneLimits.fonts), at: cursor)
    else {
      return
    }
    for element in elements where !reader.log.isGivenUp {
      guard let path = reader.string(element, what: "a font file's path") else { continue }
      do throws(FileProblem) {
        try reader.assets.font(path)
      } catch {
        reader.log.report("font '\(path)': \(error.message)", at: element)
      }
    }
  }
}
