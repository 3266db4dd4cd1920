import HeroJSON
import HeroModel

/// Reads what steps do.
struct ActionReader {
  let reader: ValueReader
  /// Reads what is put on screen, and knows the tab bars so far.
  private var containers: ContainerReader
  /// What is on screen at the start; steps are checked against it.
  let root: Root?
  private var expressions: ExpressionReader { ExpressionReader(reader) }

  /// - Parameter root: Where the scene says what is on screen at the start.
  init(_ reader: ValueReader, root: JSONCursor?) {
    self.reader = reader
    containers = ContainerReader(reader)
    self.root = containers.root(root)
  }

  /// What a step does by its key that says so; nil after a problem.
  mutating func action(_ given: JSONMember, of step: JSONCursor, on screens: Screens) -> Step.Action? {
    guard let definition = StepDefinition.named(given.key) else { return nil }
    let cursor = step.cursor(of: given)
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
      case .transition: transition(to: cursor, step, on: screens)
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
  private func transition(to cursor: JSONCursor, _ step: JSONCursor, on screens: Screens) -> StepDefinition.Value? {
    let (to, from) = (reader.screenIndex(cursor), reader.screenIndex(reader.required(step, "from")))
    guard reader.required(step, "in") != nil, let address = view("in", of: step, on: screens), let from, let to
    else { return nil }
    return .transition(from: from, to: to, in: address)
  }

  /// A screen's view that a key of a step names, as it is at this step; nil without the key and after a problem.
  func view(_ key: String, of step: JSONCursor, on screens: Screens) -> ViewAddress? {
    guard let view = step.member(key), let name = reader.string(view, what: "a view's name"),
      let address = screens.address(name, place: view.place, path: view.path)
    else { return nil }
    if let controller = address.controller {
      reader.log.report(
        "'\(name)' is a view of the \(controller.rawValue)'s; '\(key)' names a view of a screen", at: view)
      return nil
    }
    return address
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
