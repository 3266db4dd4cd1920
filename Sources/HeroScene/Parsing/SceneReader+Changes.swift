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
    for member in members {
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

  private mutating func merge(_ change: JSONCursor, into screen: Int, at indices: [Int]) -> Bool {
    guard case .object(var members) = screens[screen].cursor.value.kind,
      let position = members.firstIndex(where: { $0.key == "view" })
    else { return false }
    let merged = Self.replacing(members[position].value, at: indices[...]) { view in
      guard case .object(let members) = view.kind else { return view }
      var result = view
      result.kind = .object(
        self.merged(members, change.members, from: change.path, canvas: indices.isEmpty ? canvas.size : nil))
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
