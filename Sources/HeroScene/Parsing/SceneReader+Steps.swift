import HeroGeometry

extension SceneReader {
  /// The timeline.
  mutating func readSteps(_ cursor: JSONCursor?) -> [Step] {
    guard let cursor else { return [] }
    guard let elements = cursor.elements else {
      report("expected an array of steps, found \(cursor.value.kindName)", at: cursor)
      return []
    }
    var steps: [Step] = []
    for element in elements {
      if let step = readStep(element) { steps.append(step) }
    }
    return steps
  }

  private mutating func readStep(_ cursor: JSONCursor) -> Step? {
    guard isObject(cursor, keys: SceneKeys.step, what: "a step object") else { return nil }
    let given = cursor.members.filter { SceneKeys.actions.contains($0.key) }
    guard let first = given.first else {
      report("a step needs one of \(SceneKeys.actions.joined(separator: ", "))", at: cursor)
      return nil
    }
    for extra in given.dropFirst() {
      report(
        "a step has one action: '\(first.key)' is given already", place: extra.keyPlace,
        path: .key(cursor.path, extra.key))
    }
    checkStepKeys(cursor, action: first.key)
    let screenChanges = changes(cursor.member("set"))
    let action = action(cursor.cursor(of: first), key: first.key, step: cursor)
    var step = Step(action ?? .wait(0), animation: animationType(cursor.member("animation")))
    step.location = location(cursor)
    step.screenChanges = screenChanges
    step.viewOrdering = choice(cursor.member("viewOrdering"), ViewOrdering.self) ?? .auto
    step.containerColor = color(cursor.member("containerColor"))
    step.directionStrategy = choice(cursor.member("directionStrategy"), DirectionStrategy.self) ?? .forceLeftToRight
    step.speed = number(cursor.member("speed"), .positive) ?? 1
    if first.key != "wait" { step.interaction = interaction(cursor.member("interactive"), action: action) }
    return action == nil ? nil : step
  }

  /// Keys of a transition do not go with a wait, those of a push only with a push.
  private mutating func checkStepKeys(_ cursor: JSONCursor, action: String) {
    for member in cursor.members {
      let path = JSONPath.key(cursor.path, member.key)
      if action == "wait", SceneKeys.transition.contains(member.key) {
        report("'\(member.key)' goes with a transition, not with 'wait'", place: member.keyPlace, path: path)
      } else if action != "push", SceneKeys.push.contains(member.key) {
        report("'\(member.key)' goes with 'push', not with '\(action)'", place: member.keyPlace, path: path)
      }
    }
  }

  private mutating func action(_ cursor: JSONCursor, key: String, step: JSONCursor) -> Step.Action? {
    switch key {
    case "wait": return number(cursor, .notNegative).map { .wait($0) }
    case "present": return root(cursor, allowsTabs: false).map { .present($0) }
    case "dismiss": return onlyTrue(cursor) ? .dismiss : nil
    case "dismissAll": return onlyTrue(cursor) ? .dismissAll : nil
    case "unwindTo": return screenIndex(cursor).map { .unwindTo($0) }
    case "replace": return screenIndex(cursor).map { .replace($0) }
    case "push":
      let pop = popAnimation(step)
      return screenIndex(cursor).map { .push($0, pop: pop) }
    case "pop": return onlyTrue(cursor) ? .pop : nil
    case "popTo": return screenIndex(cursor).map { .popTo($0) }
    case "popToRoot": return onlyTrue(cursor) ? .popToRoot : nil
    case "setViewControllers": return screenIndices(cursor).map { .setViewControllers($0) }
    default: return tabTarget(cursor).map { .selectTab($0) }
    }
  }

  private mutating func popAnimation(_ step: JSONCursor) -> Step.PopAnimation? {
    let type = animationType(step.member("popAnimation"))
    let isOpposite = bool(step.member("opposite")) ?? false
    if isOpposite, let opposite = step.member("opposite"), step.member("popAnimation") != nil {
      report("give either 'popAnimation' or 'opposite'", at: opposite)
    }
    return isOpposite ? .opposite : type.map { .type($0) }
  }

  /// A tab by position or by a screen that it holds.
  private mutating func tabTarget(_ cursor: JSONCursor) -> Step.TabTarget? {
    // Without a readable root there is nothing to check against.
    var tabs: [TabRoot.Tab]?
    if let root {
      guard case .tabs(let bar) = root else {
        report("'selectTab' needs a tab bar as the scene's root", at: cursor)
        return nil
      }
      tabs = bar.tabs
    }
    switch cursor.value.kind {
    case .number: return integer(cursor, in: tabs.map { 0...max($0.count - 1, 0) } ?? 0...Int.max).map { .index($0) }
    case .string:
      guard let screen = screenIndex(cursor) else { return nil }
      let isHeld = tabs?.contains { tab in
        switch tab {
        case .screen(let index): index == screen
        case .navigation(let navigation): navigation.stack.contains(screen)
        }
      }
      if isHeld == false {
        report("screen '\(screenNames[screen])' is in no tab", at: cursor)
        return nil
      }
      return .screen(screen)
    default:
      report("expected a tab's index or a screen's name, found \(cursor.value.kindName)", at: cursor)
      return nil
    }
  }
}
