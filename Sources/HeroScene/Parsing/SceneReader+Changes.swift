import HeroGeometry
import HeroJSON

extension SceneReader {
  /// A step's `set`: merges keys into the JSON of views and reads the changed screens again.
  ///
  /// Addresses mean the tree as it is before the step; changes stay for later steps.
  mutating func changes(_ cursor: JSONCursor?) -> [Int: Screen] {
    guard let cursor else { return [:] }
    guard case .object(let members) = cursor.value.kind else {
      report("expected an object of views' changes, found \(cursor.value.kindName)", at: cursor)
      return [:]
    }
    var targets: [(address: ViewAddress, indices: [Int], change: JSONCursor)] = []
    for member in members where controller(member) == nil {
      let change = cursor.cursor(of: member)
      guard let address = viewAddress(member.key, place: member.keyPlace, path: change.path) else { continue }
      guard case .object = change.value.kind else {
        report("expected an object of view keys, found \(change.value.kindName)", at: change)
        continue
      }
      targets.append((address, screens[address.screen].indexPaths[address.view], change))
    }
    var changed: [Int] = []
    for target in targets {
      mergeKeys(of: target.change, into: target.address)
      guard merge(target.change, into: target.address.screen, at: target.indices) else {
        report("another change of this step takes the view away", at: target.change)
        continue
      }
      if !changed.contains(target.address.screen) { changed.append(target.address.screen) }
    }
    var result: [Int: Screen] = [:]
    for index in changed {
      screens[index] = readScreen(screens[index].cursor, name: screens[index].screen.name)
      result[index] = screens[index].screen
    }
    return result
  }

  /// The controllers' part of a step's `set`.
  mutating func controllerChanges(_ cursor: JSONCursor?) -> ControllerChanges {
    var changes = ControllerChanges()
    for member in cursor?.members ?? [] {
      guard let cursor, let keys = controller(member) else { continue }
      let change = cursor.cursor(of: member)
      guard isObject(change, keys: keys, what: "an object of the \(member.key) controller's animation types") else {
        continue
      }
      changes.navigation = animationType(change.member("animation")) ?? changes.navigation
      changes.push = animationType(change.member("animationTypeForPush")) ?? changes.push
      changes.pop = animationType(change.member("animationTypeForPop")) ?? changes.pop
      changes.tabBar = animationType(change.member("tabBarAnimation")) ?? changes.tabBar
    }
    return changes
  }

  /// The keys of the controller that a member of `set` names; a screen of that name comes first.
  private func controller(_ member: JSONMember) -> [String]? {
    screenNames.contains(member.key) ? nil : SceneKeys.changedControllers.first { $0.name == member.key }?.keys
  }

  /// Puts what a change says of a screen itself into the screen; a pair takes the place of a whole type, and the other way round, and items
  /// of bars keep the keys that the change leaves out.
  private mutating func mergeKeys(of change: JSONCursor, into address: ViewAddress) {
    let own = address.view == 0 ? change.members.filter { SceneKeys.changedScreen.contains($0.key) } : []
    guard !own.isEmpty, case .object(var members) = screens[address.screen].cursor.value.kind else { return }
    let modal = ["modalAnimation"] + SceneKeys.modalPair
    if own.contains(where: { modal.contains($0.key) }) { members.removeAll { modal.contains($0.key) } }
    for var member in own {
      member.origin = change.path
      if let earlier = members.first(where: { $0.key == member.key }) { member.value.take(membersOf: earlier.value) }
      members.removeAll { $0.key == member.key }
      if member.value.kind != .null { members.append(member) }
    }
    screens[address.screen].cursor.value.kind = .object(members)
  }

  private mutating func merge(_ change: JSONCursor, into screen: Int, at indices: [Int]) -> Bool {
    guard case .object(var members) = screens[screen].cursor.value.kind,
      let position = members.firstIndex(where: { $0.key == "view" })
    else { return false }
    let ownKeys = indices.isEmpty ? SceneKeys.changedScreen : []
    let keys = change.members.filter { !ownKeys.contains($0.key) }
    let merged = Self.replacing(members[position].value, at: indices[...]) { view in
      guard case .object(let members) = view.kind else { return view }
      var result = view
      // null takes a key away, so that its default counts again.
      let cleared = Set(keys.filter { $0.value.kind == .null }.map(\.key))
      result.kind = .object(
        self.merged(
          members.filter { !cleared.contains($0.key) }, keys.filter { !cleared.contains($0.key) }, from: change.path,
          canvas: indices.isEmpty ? canvas.size : nil))
      return result
    }
    guard let merged else { return false }
    members[position].value = merged
    screens[screen].cursor.value.kind = .object(members)
    return true
  }

  /// The tree with one view exchanged; nil when the way to it does not exist.
  private static func replacing(
    _ view: JSONNode, at indices: ArraySlice<Int>, _ body: (JSONNode) -> JSONNode
  ) -> JSONNode? {
    guard let index = indices.first else { return body(view) }
    guard case .object(var members) = view.kind, let position = members.firstIndex(where: { $0.key == "subviews" }),
      case .array(var subviews) = members[position].value.kind, subviews.indices.contains(index),
      let subview = replacing(subviews[index], at: indices.dropFirst(), body)
    else { return nil }
    subviews[index] = subview
    members[position].value.kind = .array(subviews)
    var result = view
    result.kind = .object(members)
    return result
  }
}

extension JSONNode {
  /// An item of a bar keeps what another says of it and it leaves out.
  fileprivate mutating func take(membersOf earlier: JSONNode) {
    guard case .object(let own) = kind, case .object(let old) = earlier.kind else { return }
    kind = .object(
      old.filter { member in !own.contains { $0.key == member.key } } + own.filter { $0.value.kind != .null })
  }
}
