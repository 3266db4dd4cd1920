import HeroGeometry
import HeroJSON
import HeroModel

/// Reads a scene's timeline, which changes its screens step by step.
struct StepReader {
  let reader: ValueReader
  let changeReader: ChangeReader
  /// As they are at the step that is being read.
  var screens: Screens
  var containers: ContainerReader
  /// What is on screen at the start; steps are checked against it.
  let root: Root?
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
    let action = action(cursor.cursor(of: first), key: first.key, step: cursor)
    var step = Step(action ?? .wait(0), animation: expressions.animationType(cursor.member("animation")))
    step.location = cursor.location
    step.screenChanges = screenChanges
    step.controllerChanges = changeReader.controllerChanges(cursor.member("set"), of: screens)
    step.viewOrdering = reader.choice(cursor.member("viewOrdering"), ViewOrdering.self) ?? .auto
    step.containerColor = colors.color(cursor.member("containerColor"))
    step.directionStrategy =
      reader.choice(cursor.member("directionStrategy"), DirectionStrategy.self) ?? .forceLeftToRight
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

  private mutating func action(_ cursor: JSONCursor, key: String, step: JSONCursor) -> Step.Action? {
    guard let definition = StepDefinition.named(key) else { return nil }
    let back = wayBack(step, definition)
    let value: StepDefinition.Value? =
      switch definition.kind {
      case .seconds: reader.seconds(cursor, .notNegative).map { .seconds($0) }
      case .onlyTrue: reader.onlyTrue(cursor) ? .nothing : nil
      case .screen: reader.screenIndex(cursor).map { .screen($0) }
      case .root: containers.root(cursor).map { .root($0) }
      case .entry: containers.root(cursor, .inStack).map { .root($0) }
      case .entries: containers.stack(cursor).map { .roots($0) }
      case .tab: tabTarget(cursor).map { .tab($0) }
      case .transition: transition(to: cursor, step)
      }
    return value.flatMap { definition.make($0, back) }
  }

  private func wayBack(_ step: JSONCursor, _ definition: StepDefinition) -> StepDefinition.WayBack {
    var back = StepDefinition.WayBack()
    if definition.special.contains("popAnimation") {
      back.type = expressions.animationType(step.member("popAnimation"))
    }
    if definition.special.contains("opposite") { back.isOpposite = reader.bool(step.member("opposite")) }
    if back.isOpposite == true, let opposite = step.member("opposite"), step.member("popAnimation") != nil,
      definition.special.contains("popAnimation")
    {
      reader.log.report("give either 'popAnimation' or 'opposite'", at: opposite)
    }
    return back
  }

  /// A screen in place of another, in a view as it is at this step.
  private func transition(to cursor: JSONCursor, _ step: JSONCursor) -> StepDefinition.Value? {
    let (to, from) = (reader.screenIndex(cursor), reader.screenIndex(reader.required(step, "from")))
    guard let view = reader.required(step, "in"), let name = reader.string(view, what: "a view's name"),
      let address = screens.address(name, place: view.place, path: view.path)
    else { return nil }
    if let controller = address.controller {
      reader.log.report("'\(name)' is a view of the \(controller.rawValue)'s; 'in' names a view of a screen", at: view)
      return nil
    }
    guard let from, let to else { return nil }
    return .transition(from: from, to: to, in: address)
  }

  /// A tab by position or by a screen that it holds.
  private func tabTarget(_ cursor: JSONCursor) -> Step.TabTarget? {
    // Without a readable root there is nothing to check against.
    let isChecked = root != nil
    if isChecked, containers.tabBars.isEmpty {
      reader.log.report("'selectTab' needs a tab bar, as the scene's root or presented before", at: cursor)
      return nil
    }
    var cursor = cursor
    if case .string(let text) = cursor.value.kind, !reader.screenNames.contains(text) {
      guard let number = reader.calculated(cursor) else { return nil }
      cursor = number
    }
    switch cursor.value.kind {
    case .number:
      let most = containers.tabBars.map(\.tabs.count).max() ?? 1
      return reader.integer(cursor, in: 0...(isChecked ? most - 1 : Int.max)).map { .index($0) }
    case .string:
      guard let screen = reader.screenIndex(cursor) else { return nil }
      if isChecked, !containers.tabBars.contains(where: { $0.holds(screen) }) {
        reader.log.report("screen '\(reader.screenNames[screen])' is in no tab", at: cursor)
        return nil
      }
      return .screen(screen)
    default:
      reader.log.report("expected a tab's index or a screen's name, found \(cursor.value.kindName)", at: cursor)
      return nil
    }
  }
}

extension TabRoot {
  /// Whether a screen is in one of the tabs, by index into the scene's screens.
  fileprivate func holds(_ screen: Int) -> Bool { tabs.contains { $0.screens.contains(screen) } }
}
