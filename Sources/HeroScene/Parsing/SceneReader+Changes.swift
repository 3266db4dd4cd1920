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
      Self.merged(view, change, isRoot: indices.isEmpty, canvas: canvas.size)
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

  /// A view's object with the change's keys over its own.
  private static func merged(_ view: JSONNode, _ change: JSONCursor, isRoot: Bool, canvas: Size) -> JSONNode {
    guard case .object(var members) = view.kind else { return view }
    let keys = Set(change.members.map(\.key))
    if keys.contains("frame") {
      members.removeAll { $0.key == "center" || $0.key == "size" }
    } else if keys.contains("center") || keys.contains("size") {
      splitFrame(&members, isRoot: isRoot, canvas: canvas)
    }
    for var member in change.members {
      member.origin = change.path
      if let position = members.firstIndex(where: { $0.key == member.key }) {
        members[position] = member
      } else {
        members.append(member)
      }
    }
    var result = view
    result.kind = .object(members)
    return result
  }

  /// Says a frame as centre and size, so that a change can replace one of them.
  private static func splitFrame(_ members: inout [JSONMember], isRoot: Bool, canvas: Size) {
    func numbers(_ key: String) -> [Double]? {
      guard case .array(let values)? = members.first(where: { $0.key == key })?.value.kind else { return nil }
      return values.compactMap(\.real)
    }
    let anchor = numbers("anchorPoint").flatMap { $0.count == 2 ? Point(x: $0[0], y: $0[1]) : nil }
    let frame: JSONMember
    let rect: Rect
    if let position = members.firstIndex(where: { $0.key == "frame" }) {
      guard let n = numbers("frame"), n.count == 4 else { return }
      frame = members.remove(at: position)
      rect = Rect(x: n[0], y: n[1], width: n[2], height: n[3])
    } else if isRoot, let first = members.first, !members.contains(where: { $0.key == "size" || $0.key == "center" }) {
      frame = first
      rect = Rect(origin: .zero, size: canvas)
    } else {
      return
    }
    let center = position(of: rect, anchor ?? Point(x: 0.5, y: 0.5))
    for (key, pair) in [("center", [center.x, center.y]), ("size", [rect.size.width, rect.size.height])] {
      var member = frame
      member.key = key
      let place = frame.value.place
      member.value = JSONNode(
        kind: .array(pair.map { JSONNode(kind: .number($0, whole: nil), place: place) }), place: place)
      members.append(member)
    }
  }
}
