import HeroGeometry
import HeroJSON
import HeroWords

extension SceneReader {
  /// The views that a view with `repeat` stands for.
  mutating func repeatedViews(_ cursor: JSONCursor, _ names: ExpressionNames, in bounds: Size?) -> [JSONNode] {
    guard var repetition = cursor.member("repeat") else { return [] }
    let written = repetition
    if names.areInStrings {
      // Each entry is filled in by itself, because it may say its index.
      repetition.value =
        filledIn(JSONCursor(value: written.value.without(["each"]), path: written.path), names) ?? written.value
    }
    guard isObject(repetition, keys: SceneKeys.repetition, what: "a repeat object") else { return [] }
    guard let entries = entries(repetition, each: written.member("each"), names) else { return [] }
    let layout = repeatLayout(repetition)
    var view = cursor
    view.value = cursor.value.without(["repeat"])
    var views: [JSONNode] = []
    for index in 0..<entries.count {
      guard !words.isExhausted else { break }
      let use = JSONUse(what: "entry \(index) of the repeat", place: written.place)
      view.path = .instance(cursor.path, use, of: cursor.path)
      var inner = names
      inner.areInStrings = true
      inner.values["index"] = JSONNode(kind: .number(Double(index), whole: index), place: written.place)
      if let items = entries.items {
        var item = items[index]
        if entries.areToBeFilledIn {
          item.path = .instance(item.path, use, of: cursor.path)
          item.value = filledIn(item, inner) ?? JSONNode(kind: .null, place: item.place)
        }
        inner.values["item"] = item.value
      }
      guard let made = expandedView(view, inner) else { continue }
      var node = made.node
      node.isInstance = true
      if !made.namesItself { node.number(index) }
      views.append(node)
    }
    if let entryItems = entries.items { remember(entryItems, of: written) }
    return layout.map { arranged(views, $0, in: bounds, written) } ?? views
  }

  /// How many entries there are, and what each has at hand.
  private struct Entries {
    var count: Int
    var items: [JSONCursor]?
    /// Whether the items' strings may still hold expressions.
    var areToBeFilledIn = false
  }

  private mutating func entries(_ cursor: JSONCursor, each: JSONCursor?, _ names: ExpressionNames) -> Entries? {
    let room = 0...SceneLimits.madeViews
    let count = cursor.member("count")
    guard let each else {
      guard let count else {
        report("a repeat needs 'count' or 'each'", at: cursor)
        return nil
      }
      return integer(count, in: room).map { Entries(count: $0) }
    }
    if count != nil { report("give either 'count' or 'each'", at: each) }
    var list = each
    if names.areInStrings, case .string = each.value.kind, let value = filledIn(each, names) { list.value = value }
    guard let items = list.elements else {
      report("expected an array of entries, found \(list.value.kindName)", at: list)
      return nil
    }
    guard room.contains(items.count) else {
      report("the repeat has \(items.count) entries; at most \(room.upperBound) are allowed", at: list)
      return nil
    }
    var isWritten = false
    if case .array = each.value.kind { isWritten = true }
    return Entries(count: items.count, items: items, areToBeFilledIn: isWritten)
  }

  /// Remembers the keys of a repeat's entries, for `lint`.
  private mutating func remember(_ items: [JSONCursor], of repetition: JSONCursor) {
    guard words.knownRepeats.insert(repetition.place).inserted else { return }
    for item in items {
      for member in item.members {
        words.entryKeys.append(
          .init(
            key: member.key, owner: repetition.place, place: member.keyPlace, path: .key(item.path, member.key)))
      }
    }
  }

  // MARK: Layout

  private mutating func repeatLayout(_ cursor: JSONCursor) -> RepeatLayout? {
    let columns = cursor.member("columns")
    let rows = cursor.member("rows")
    guard columns != nil || rows != nil else {
      for key in ["spacing", "insets"] {
        if let member = cursor.member(key) { report("'\(key)' goes with 'columns' or 'rows'", at: member) }
      }
      return nil
    }
    if columns != nil, let rows { report("give either 'columns' or 'rows'", at: rows) }
    var layout = RepeatLayout()
    layout.isByColumns = columns != nil
    layout.lines = integer(columns ?? rows, in: 1...SceneLimits.madeViews) ?? 1
    if let spacing = cursor.member("spacing") {
      if spacing.elements != nil {
        layout.spacing = point(spacing).map { Size(width: $0.x, height: $0.y) } ?? .zero
      } else {
        let both = number(spacing) ?? 0
        layout.spacing = Size(width: both, height: both)
      }
    }
    layout.insets = insets(cursor.member("insets")) ?? EdgeInsets()
    return layout
  }

  /// Gives the entries their frames.
  private mutating func arranged(
    _ views: [JSONNode], _ layout: RepeatLayout, in bounds: Size?, _ repetition: JSONCursor
  ) -> [JSONNode] {
    let cell = bounds.map { layout.cell(count: views.count, in: $0) }
    var frames: [Rect] = []
    for view in views {
      let cursor = JSONCursor(value: view, path: view.origin ?? repetition.path)
      if let center = cursor.member("center") {
        report(
          "'center' does not go with columns and rows; give 'size', or 'frame' for the first entry's place", at: center)
        return views
      }
      if let frame = cursor.member("frame") {
        guard let rect = rect(frame) else { return views }
        frames.append(rect)
      } else if let size = cursor.member("size") {
        guard let size = self.size(size) else { return views }
        frames.append(Rect(origin: .zero, size: size))
      } else if let cell {
        frames.append(Rect(origin: .zero, size: cell))
      } else {
        report("missing key 'size'; columns and rows fill a view only if that has a size of its own", at: cursor)
        return views
      }
    }
    return zip(views, layout.frames(frames)).map { view, frame in view.placed(frame) }
  }
}

extension JSONNode {
  /// An object without some members; any other value as it is.
  func without(_ keys: [String]) -> JSONNode {
    guard case .object(let members) = kind else { return self }
    var result = self
    result.kind = .object(members.filter { !keys.contains($0.key) })
    return result
  }

  /// Puts the number of an entry behind the name.
  fileprivate mutating func number(_ index: Int) {
    guard case .object(var members) = kind, let position = members.firstIndex(where: { $0.key == "name" }),
      case .string(let name) = members[position].value.kind, !name.isEmpty
    else { return }
    members[position].value = JSONNode(kind: .string("\(name) \(index)"), place: members[position].value.place)
    kind = .object(members)
  }

  /// A view with a frame in place of any other.
  fileprivate func placed(_ frame: Rect) -> JSONNode {
    guard case .object(var members) = kind else { return self }
    let old = members.first { $0.key == "frame" || $0.key == "size" }
    let place = old?.value.place ?? self.place
    let numbers = [frame.minX, frame.minY, frame.size.width, frame.size.height]
    members.removeAll { $0.key == "frame" || $0.key == "size" }
    members.append(
      JSONMember(
        key: "frame", keyPlace: old?.keyPlace ?? place,
        value: JSONNode(
          kind: .array(numbers.map { JSONNode(kind: .number($0, whole: nil), place: place) }), place: place),
        origin: old?.origin ?? origin))
    var result = self
    result.kind = .object(members)
    return result
  }
}
