import HeroGeometry
import HeroJSON
import HeroModel

/// Reads a scene's timeline, which changes its screens step by step.
struct StepReader {
  let reader: ValueReader
  let changeReader: ChangeReader
  /// As they are at the step that is being read.
  var screens: Screens
  var actions: ActionReader
  /// Whether a `pan` draws its finger even without `show`.
  let showsFingers: Bool
  private var expressions: ExpressionReader { ExpressionReader(reader) }
  private var colors: ColorReader { ColorReader(reader) }

  mutating func steps(_ cursor: JSONCursor?) -> [Step] {
    guard let cursor else { return [] }
    guard let elements = cursor.elements else {
      reader.log.report("expected an array of steps, found \(cursor.value.kindName)", at: cursor)
      return []
    }
    var steps: [Step] = []
    for element in elements where !reader.log.isGivenUp {
      if let step = readStep(element) { steps.append(step) }
    }
    return steps
  }

  private mutating func readStep(_ cursor: JSONCursor) -> Step? {
    guard reader.isObject(cursor, keys: SceneKeys.step, what: "a step object") else { return nil }
    let given = cursor.members.filter { SceneKeys.actions.contains($0.key) }
    guard let first = given.first else {
      reader.log.report("a step needs one of \(SceneKeys.actions.joined(separator: ", "))", at: cursor)
      return nil
    }
    for extra in given.dropFirst() {
      reader.log.report(
        "a step has one action: '\(first.key)' is given already", place: extra.keyPlace,
        path: .key(cursor.path, extra.key))
    }
    checkStepKeys(cursor, action: first.key)
    let screenChanges = changeReader.changes(cursor.member("set"), of: &screens)
    let action = actions.action(first, of: cursor, on: screens)
    var step = Step(action ?? .wait(0), animation: expressions.animationType(cursor.member("animation")))
    step.location = cursor.location
    step.screenChanges = screenChanges
    if first.key == "present" { step.holder = actions.view("in", of: cursor, on: screens) }
    var gone = screens
    step.away = changeReader.changes(cursor.member("away"), of: &gone)
    step.controllerChanges = changeReader.controllerChanges(cursor.member("set"), of: screens)
    step.viewOrdering = reader.choice(cursor.member("viewOrdering"), ViewOrdering.self) ?? .auto
    step.containerColor = colors.color(cursor.member("containerColor"))
    step.directionStrategy =
      reader.choice(cursor.member("directionStrategy"), DirectionStrategy.self) ?? .forceLeftToRight
    step.isAnimated = reader.bool(cursor.member("animated")) ?? true
    step.isHeroEnabled = reader.bool(cursor.member("isHeroEnabled")) ?? true
    step.isOuter = reader.bool(cursor.member("outer")) ?? false
    step.speed = reader.number(cursor.member("speed"), .positive) ?? 1
    if first.key != "wait" {
      step.interaction = GestureReader(reader: reader, screens: screens).interaction(
        cursor.member("interactive"), action: action)
      if let pan = PanReader(reader: reader, screens: screens).pan(cursor.member("pan")) {
        step.interaction = pan.interaction
        step.finger = pan.isShown || showsFingers ? pan.way : nil
      }
      if let finger = cursor.member("finger") {
        if cursor.member("pan") != nil { reader.log.report("'pan' draws its own finger, with 'show'", at: finger) }
        if reader.isObject(finger, keys: SceneKeys.finger, what: "a finger object") {
          step.finger = FingerReader(reader).way(finger)
        }
      }
      if cursor.member("interactive") != nil, let pan = cursor.member("pan") {
        reader.log.report("give either 'interactive' or 'pan'", at: pan)
      }
    }
    return action == nil ? nil : step
  }

  /// Keys of a transition do not go with a wait, special ones only with their own actions.
  private func checkStepKeys(_ cursor: JSONCursor, action: String) {
    for member in cursor.members {
      let path = JSONPath.key(cursor.path, member.key)
      if action == "wait", SceneKeys.transition.contains(member.key) {
        reader.log.report("'\(member.key)' goes with a transition, not with 'wait'", place: member.keyPlace, path: path)
      } else if let actions = SceneKeys.special.first(where: { $0.key == member.key })?.actions,
        !actions.contains(action)
      {
        let names = actions.map { "'\($0)'" }.joined(separator: " or ")
        reader.log.report(
          "'\(member.key)' goes with \(names), not with '\(action)'", place: member.keyPlace, path: path)
      }
    }
  }
}
