import HeroGeometry
import HeroJSON
import HeroModel

/// Reads what a step's `set` changes.
struct ChangeReader {
  let reader: ValueReader
  /// Reads changed screens again.
  let screenReader: ScreenReader
  private var expressions: ExpressionReader { ExpressionReader(reader) }

  /// A step's `set`: merges keys into the JSON of views and reads the changed screens again.
  ///
  /// Addresses mean the tree as it is before the step; changes stay for later steps.
  func changes(_ cursor: JSONCursor?, of screens: inout Screens) -> [Int: Screen] {
    guard let cursor else { return [:] }
    guard case .object(let members) = cursor.value.kind else {
      reader.log.report("expected an object of views' changes, found \(cursor.value.kindName)", at: cursor)
      return [:]
    }
    var targets: [Change] = []
    for member in members where !reader.log.isGivenUp && controller(member) == nil {
      let change = cursor.cursor(of: member)
      guard let address = screens.address(member.key, place: member.keyPlace, path: change.path) else { continue }
      // The controllers' part.
      guard address.controller == nil else { continue }
      if address.slot != nil {
        let screen = reader.screenNames[address.screen]
        reader.log.report(
          "a view in a bar is set with its item: \"\(screen)\": { \"navigationItem\": … }, or \"toolbarItems\"",
          place: member.keyPlace, path: change.path)
        continue
      }
      guard isObjectOfViewKeys(change) else { continue }
      let indices = screens.states[address.screen].indexPaths[address.view]
      targets.append(
        Change(
          screen: address.screen, indices: indices, keys: change,
          ownKeys: address.view == 0 ? SceneKeys.changedScreen : []))
      // A key that the screen has as well is said of its root view in here.
      if address.view == 0, let root = change.member("view"), isObjectOfViewKeys(root) {
        targets.append(Change(screen: address.screen, indices: [], keys: root))
      }
    }
    var changed: [Int] = []
    for target in targets {
      mergeOwnKeys(of: target, into: &screens)
      guard merge(target, into: &screens) else {
        reader.log.report("another change of this step takes the view away", at: target.keys)
        continue
      }
      if !changed.contains(target.screen) { changed.append(target.screen) }
    }
    var result: [Int: Screen] = [:]
    for index in changed {
      screens.states[index] = screenReader.screen(screens.states[index].cursor, name: screens.states[index].screen.name)
      result[index] = screens.states[index].screen
    }
    return result
  }

  /// The controllers' part of a step's `set`.
  func controllerChanges(_ cursor: JSONCursor?, of screens: Screens) -> ControllerChanges {
    var changes = ControllerChanges()
    for member in cursor?.members ?? [] {
      guard let cursor else { continue }
      let change = cursor.cursor(of: member)
      if let address = screens.containerAddress(member.key) {
        if let view = ContainerViewReader(reader).change(change, of: address) { changes.views.append(view) }
        continue
      }
      guard let keys = controller(member) else { continue }
      guard reader.isObject(change, keys: keys, what: "an object of the \(member.key) controller's animation types")
      else {
        continue
      }
      changes.navigation = expressions.animationType(change.member("animation")) ?? changes.navigation
      changes.push = expressions.animationType(change.member("animationTypeForPush")) ?? changes.push
      changes.pop = expressions.animationType(change.member("animationTypeForPop")) ?? changes.pop
      changes.tabBar = expressions.animationType(change.member("tabBarAnimation")) ?? changes.tabBar
    }
    return changes
  }

  /// The keys of the controller that a member of `set` names; a screen of that name comes first.
  private func controller(_ member: JSONMember) -> [String]? {
    reader.screenNames.contains(member.key) ? nil : SceneKeys.changedControllers.first { $0.name == member.key }?.keys
  }

  /// Puts what a change says of a screen itself into the screen; a pair takes the place of a whole type, and the other way round, and items
  /// of bars keep the keys that the change leaves out.
  private func mergeOwnKeys(of change: Change, into screens: inout Screens) {
    let own = change.keys.members.filter { change.ownKeys.contains($0.key) && $0.key != "view" }
    guard !own.isEmpty, case .object(var members) = screens.states[change.screen].cursor.value.kind else { return }
    let modal = ["modalAnimation"] + SceneKeys.modalPair
    if own.contains(where: { modal.contains($0.key) }) { members.removeAll { modal.contains($0.key) } }
    for var member in own {
      member.origin = change.keys.path
      if let earlier = members.first(where: { $0.key == member.key }) { member.value.take(membersOf: earlier.value) }
      members.removeAll { $0.key == member.key }
      if member.value.kind != .null { members.append(member) }
    }
    screens.states[change.screen].cursor.value.kind = .object(members)
  }

  private func isObjectOfViewKeys(_ cursor: JSONCursor) -> Bool {
    if case .object = cursor.value.kind { return true }
    reader.log.report("expected an object of view keys, found \(cursor.value.kindName)", at: cursor)
    return false
  }

  private func merge(_ change: Change, into screens: inout Screens) -> Bool {
    guard case .object(var members) = screens.states[change.screen].cursor.value.kind,
      let position = members.firstIndex(where: { $0.key == "view" })
    else { return false }
    let keys = change.keys.members.filter { !change.ownKeys.contains($0.key) }
    // What is changed is held once, so that nothing beside it is copied.
    screens.states[change.screen].cursor.value.kind = .null
    defer { screens.states[change.screen].cursor.value.kind = .object(members) }
    return Self.change(&members[position].value, at: change.indices[...]) { view in
      guard case .object(let members) = view.kind else { return }
      // null takes a key away, so that its default counts again.
      let cleared = Set(keys.filter { $0.value.kind == .null }.map(\.key))
      view.kind = .object(
        KeyMerging(reader).merged(
          members.filter { !cleared.contains($0.key) }, keys.filter { !cleared.contains($0.key) },
          from: change.keys.path, canvas: change.indices.isEmpty ? reader.canvas.size : nil))
    }
  }

  /// Changes one view of a tree in its place; false when the way to it does not exist.
  private static func change(
    _ view: inout JSONNode, at indices: ArraySlice<Int>, _ body: (inout JSONNode) -> Void
  ) -> Bool {
    guard let index = indices.first else {
      body(&view)
      return true
    }
    guard case .object(var members) = view.kind, let position = members.firstIndex(where: { $0.key == "subviews" })
    else { return false }
    view.kind = .null
    defer { view.kind = .object(members) }
    guard case .array(var subviews) = members[position].value.kind, subviews.indices.contains(index) else {
      return false
    }
    members[position].value.kind = .null
    defer { members[position].value.kind = .array(subviews) }
    return change(&subviews[index], at: indices.dropFirst(), body)
  }
}

/// What a member of `set` says of one view, and of the screen whose root that is.
private struct Change {
  /// Index into the scene's screens.
  let screen: Int
  /// Child indices from the root.
  let indices: [Int]
  let keys: JSONCursor
  /// Those of them that are the screen's.
  var ownKeys: [String] = []
}

extension JSONNode {
  /// An item of a bar keeps what another says of it and it leaves out.
  fileprivate mutating func take(membersOf earlier: JSONNode) {
    guard case .object(let own) = kind, case .object(let old) = earlier.kind else { return }
    kind = .object(
      old.filter { member in !own.contains { $0.key == member.key } } + own.filter { $0.value.kind != .null })
  }
}
