import HeroGeometry
import HeroJSON
import HeroWords

extension Expander {
  /// The views that a view with `repeat` stands for.
  mutating func repeatedViews(_ cursor: JSONCursor, _ names: ExpressionNames, in bounds: Size?) -> [JSONNode] {
    guard var repetition = cursor.member("repeat") else { return [] }
    let written = repetition
    if names.areInStrings {
      // Each entry is filled in by itself, because it may say its index.
      repetition.value =
        filler.filledIn(JSONCursor(value: written.value.without(["each"]), path: written.path), names) ?? written.value
    }
    guard reader.isObject(repetition, keys: SceneKeys.repetition, what: "a repeat object") else { return [] }
    guard let entries = entries(repetition, each: written.member("each"), names) else { return [] }
    let layout = RepeatReader(reader).layout(repetition)
    var view = cursor
    view.value = cursor.value.without(["repeat"])
    var views: [JSONNode] = []
    for index in 0..<entries.count {
      guard !reader.isExhausted else { break }
      let use = JSONUse(what: "entry \(index) of the repeat", place: written.place)
      view.path = .instance(cursor.path, use, of: cursor.path)
      var inner = names
      inner.areInStrings = true
      inner.values["index"] = JSONNode(kind: .number(Double(index), whole: index), place: written.place)
      if let items = entries.items {
        var item = items[index]
        if entries.areToBeFilledIn {
          item.path = .instance(item.path, use, of: cursor.path)
          item.value = filler.filledIn(item, inner) ?? JSONNode(kind: .null, place: item.place)
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
    return layout.map { RepeatReader(reader).arranged(views, $0, in: bounds, written) } ?? views
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
        reader.log.report("a repeat needs 'count' or 'each'", at: cursor)
        return nil
      }
      return reader.integer(count, in: room).map { Entries(count: $0) }
    }
    if count != nil { reader.log.report("give either 'count' or 'each'", at: each) }
    var list = each
    if names.areInStrings, case .string = each.value.kind, let value = filler.filledIn(each, names) {
      list.value = value
    }
    guard let items = list.elements else {
      reader.log.report("expected an array of entries, found \(list.value.kindName)", at: list)
      return nil
    }
    guard room.contains(items.count) else {
      reader.log.report("the repeat has \(items.count) entries; at most \(room.upperBound) are allowed", at: list)
      return nil
    }
    var isWritten = false
    if case .array = each.value.kind { isWritten = true }
    return Entries(count: items.count, items: items, areToBeFilledIn: isWritten)
  }

  /// Remembers the keys of a repeat's entries, for `lint`.
  private mutating func remember(_ items: [JSONCursor], of repetition: JSONCursor) {
    guard filler.words.knownRepeats.insert(repetition.place).inserted else { return }
    for item in items {
      for member in item.members {
        filler.words.entryKeys.append(
          .init(
            key: member.key, owner: repetition.place, place: member.keyPlace, path: .key(item.path, member.key)))
      }
    }
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
}
