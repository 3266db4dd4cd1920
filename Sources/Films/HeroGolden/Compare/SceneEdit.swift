import HeroJSON

/// One value that a scene file says otherwise than before.
struct SceneEdit: Equatable, Sendable {
  /// What it is said of: `list/card`, `canvas`, `component row`, `dismiss`.
  var subject: String
  /// The keys from there to the value; none where it is new or gone as a whole.
  var keys: [String]
  /// Nil where it is new.
  var old: JSONValue?
  /// Nil where it is gone.
  var new: JSONValue?
  /// The way to it in today's file, as far as that has it.
  var way: [Element]

  enum Element: Equatable, Sendable {
    case key(String)
    case item(Int)
  }

  /// Characters of a value in a sentence, at most.
  private static let longest = 60

  /// `list/card: cornerRadius 4 → 8`, `wait 0.4 → 0.5 s`, `present detail is new`.
  var text: String {
    guard let key = keys.last else {
      guard let old, let new else { return "\(subject) is \(self.old == nil ? "new" : "gone")" }
      return "\(subject) \(Self.text(old)) → \(Self.text(new))"
    }
    let name =
      keys == [subject]
      ? subject : subject.isEmpty ? keys.joined(separator: " ") : "\(subject): \(keys.joined(separator: " "))"
    let unit = ["wait", "duration", "delay"].contains(key) && (new ?? old)?.real != nil ? " s" : ""
    switch (old, new) {
    case (let old?, let new?): return "\(name) \(Self.text(old)) → \(Self.text(new))\(unit)"
    case (nil, let new?): return "\(name) \(Self.text(new))\(unit) is new"
    case (let old?, nil): return "\(name) \(Self.text(old))\(unit) is gone"
    case (nil, nil): return name
    }
  }

  private static func text(_ value: JSONValue) -> String {
    let text = value.line
    return text.count > longest ? text.prefix(longest) + "…" : text
  }

  /// Whether a failure already tells it by the words of a plan, more finely.
  var isOfModifiers: Bool { keys.last == "heroModifiers" || keys.last == "heroID" }

  /// Whether one of its values says a file's name.
  func names(file: String) -> Bool {
    [old, new].contains { $0?.line.contains(file.split(separator: "/").last ?? "") ?? false }
  }

  /// The line of today's file on which it stands, or what it stood in; nil where that is not known.
  func line(in document: JSONNode) -> Int? {
    var node = document
    var line = Int(document.place.line)
    for element in way {
      switch (element, node.kind) {
      case (.key(let key), .object(let members)):
        guard let member = members.first(where: { $0.key == key }) else { return line }
        (node, line) = (member.value, Int(member.keyPlace.line))
      case (.item(let index), .array(let items)):
        // What is gone from the end stood behind the last.
        guard items.indices.contains(index) else { return items.last.map { Int($0.place.line) } ?? line }
        (node, line) = (items[index], Int(items[index].place.line))
      default: return line
      }
    }
    return line
  }
}

/// Goes through two documents of a scene side by side.
struct SceneMerge {
  /// All that the new one says otherwise, in its order; what is gone comes where it was.
  private(set) var edits: [SceneEdit] = []
  private let takes: (Int) -> Bool

  /// What two documents differ in.
  static func edits(_ old: JSONValue, _ new: JSONValue) -> [SceneEdit] {
    var merge = SceneMerge(takes: { _ in true })
    _ = merge.merged(old, new, at: Place())
    return merge.edits
  }

  /// The old document with some of the edits.
  ///
  /// - Parameter takes: Whether an edit is made, by its index.
  static func document(_ old: JSONValue, _ new: JSONValue, taking takes: @escaping (Int) -> Bool) -> JSONValue {
    var merge = SceneMerge(takes: takes)
    return merge.merged(old, new, at: Place()) ?? new
  }

  private init(takes: @escaping (Int) -> Bool) { self.takes = takes }

  /// Where a value stands.
  private struct Place {
    var subject = ""
    var keys: [String] = []
    var way: [SceneEdit.Element] = []
    /// What the items of the array here are.
    var isTimeline = false

    func key(_ key: String) -> Place {
      var place = self
      place.way.append(.key(key))
      place.isTimeline = way.isEmpty && key == "timeline"
      switch (way.count, way.first) {
      case (0, _):
        let isGroup = ["screens", "components", "styles", "timeline"].contains(key)
        if !isGroup { place.subject = key }
      case (1, .key("screens")?): place.subject = key
      case (1, .key("components")?): place.subject = "component \(key)"
      case (1, .key("styles")?): place.subject = "style \(key)"
      default:
        // A view's keys are said of the view.
        if !["view", "subviews"].contains(key) { place.keys.append(key) }
      }
      return place
    }

    func item(_ index: Int, _ value: JSONValue) -> Place {
      var place = self
      place.way.append(.item(index))
      if isTimeline {
        (place.subject, place.isTimeline) = (SceneMerge.action(value), false)
      } else if way.last == .key("subviews") {
        place.subject += "/" + (value["name"]?.text ?? "\(index)")
      } else {
        place.keys.append("\(index + 1)")
      }
      return place
    }
  }

  /// What a step does: its first key.
  fileprivate static func action(_ step: JSONValue) -> String { step.members?.first?.key ?? "step" }

  private mutating func merged(_ old: JSONValue?, _ new: JSONValue?, at place: Place) -> JSONValue? {
    if old == new { return new }
    switch (old, new) {
    case (.object(let before)?, .object(let after)?):
      let gone = before.filter { member in !after.contains { $0.key == member.key } }
      return .object(
        (after + gone).compactMap { member in
          merged(old?[member.key], new?[member.key], at: place.key(member.key)).map { .init(member.key, $0) }
        })
    case (.array(let before)?, .array(let after)?) where (before + after).contains { $0.members != nil }:
      let pairs = Self.pairs(before, after, isTimeline: place.isTimeline)
      let targets = place.way.last == .key("subviews") ? Self.moves(pairs, before, after) : [:]
      // By its place in the new array: what a view that has moved becomes, and whether it moves.
      var moved: [Int: (value: JSONValue?, moves: Bool)] = [:]
      return .array(
        pairs.compactMap { one, other in
          let item = other.map { after[$0] } ?? one.map { before[$0] } ?? .null
          let itemPlace = place.item(other ?? one ?? 0, item)
          guard let target = one == nil ? other : one.flatMap({ targets[$0] }),
            let source = targets.first(where: { $0.value == target })?.key
          else { return merged(one.map { before[$0] }, other.map { after[$0] }, at: itemPlace) }
          if moved[target] == nil {
            let moves = takesEdit(
              SceneEdit(
                subject: itemPlace.subject + ": place among subviews", keys: [], old: .integer(source + 1),
                new: .integer(target + 1), way: place.item(target, item).way))
            moved[target] = (merged(before[source], after[target], at: place.item(target, item)), moves)
          }
          return moved[target]?.moves == (one == nil) ? moved[target]?.value : nil
        })
    default:
      var subject = place.subject
      let isWholeStep = place.keys.isEmpty && place.way.first == .key("timeline")
      if isWholeStep, let value = (new ?? old)?[subject], let text = value.text ?? value.real.map({ _ in value.line }) {
        subject += " \(text)"
      }
      return takesEdit(SceneEdit(subject: subject, keys: place.keys, old: old, new: new, way: place.way)) ? new : old
    }
  }

  private mutating func takesEdit(_ edit: SceneEdit) -> Bool {
    edits.append(edit)
    return takes(edits.count - 1)
  }

  /// Views that are gone at one place and new at another, from the old place to the new one.
  private static func moves(
    _ pairs: [(old: Int?, new: Int?)], _ before: [JSONValue], _ after: [JSONValue]
  ) -> [Int: Int] {
    var targets: [Int: Int] = [:]
    for case (let one?, nil) in pairs {
      guard let name = before[one]["name"]?.text else { continue }
      let others = pairs.compactMap { $0.old == nil ? $0.new : nil }.filter { after[$0]["name"]?.text == name }
      if others.count == 1, !targets.values.contains(others[0]) { targets[one] = others[0] }
    }
    return targets
  }

  /// Items that are the same, or of the same name, side by side; the others alone, in the order of both.
  private static func pairs(
    _ before: [JSONValue], _ after: [JSONValue], isTimeline: Bool
  ) -> [(old: Int?, new: Int?)] {
    func identity(_ value: JSONValue) -> String {
      isTimeline ? action(value) : value["name"]?.text.map { "name \($0)" } ?? "\(value.members == nil)"
    }
    var start = 0
    while start < min(before.count, after.count), before[start] == after[start] { start += 1 }
    var end = 0
    while end < min(before.count, after.count) - start,
      before[before.count - 1 - end] == after[after.count - 1 - end]
    { end += 1 }
    let (rows, columns) = (before.count - start - end, after.count - start - end)
    let same = (0..<start).map { (old: Int?($0), new: Int?($0)) }
    let rest = (0..<end).map { index -> (old: Int?, new: Int?) in
      (before.count - end + index, after.count - end + index)
    }
    // The longest common subsequence, where the same counts twice as much as the same name.
    guard rows * columns <= 250_000 else {
      let count = min(rows, columns)
      return same + (0..<count).map { (start + $0, start + $0) } + (count..<rows).map { (start + $0, nil) }
        + (count..<columns).map { (nil, start + $0) } + rest
    }
    let (old, new) = (before[start...].prefix(rows).map(identity), after[start...].prefix(columns).map(identity))
    func worth(_ row: Int, _ column: Int) -> Int {
      let (one, other) = (before[start + row], after[start + column])
      // A view of another name that is otherwise the same has been renamed.
      guard old[row] == new[column] else { return !isTimeline && one.hasAnotherNameOnly(than: other) ? 1 : 0 }
      return one == other ? 2 : 1
    }
    var best = Array(repeating: Array(repeating: 0, count: columns + 1), count: rows + 1)
    for row in stride(from: rows - 1, through: 0, by: -1) {
      for column in stride(from: columns - 1, through: 0, by: -1) {
        let pair = worth(row, column)
        best[row][column] = max(
          best[row + 1][column], best[row][column + 1], pair > 0 ? best[row + 1][column + 1] + pair : 0)
      }
    }
    var (row, column) = (0, 0)
    var middle: [(old: Int?, new: Int?)] = []
    while row < rows || column < columns {
      let pair = row < rows && column < columns ? worth(row, column) : 0
      if pair > 0, best[row][column] == best[row + 1][column + 1] + pair {
        middle.append((start + row, start + column))
        (row, column) = (row + 1, column + 1)
      } else if column == columns || row < rows && best[row][column] == best[row + 1][column] {
        middle.append((start + row, nil))
        row += 1
      } else {
        middle.append((nil, start + column))
        column += 1
      }
    }
    return same + middle + rest
  }
}

extension JSONValue {
  /// Whether two objects have names, and differ in them alone.
  fileprivate func hasAnotherNameOnly(than other: JSONValue) -> Bool {
    guard let members, let others = other.members, members.count == others.count, let name = self["name"]?.text,
      let otherName = other["name"]?.text, name != otherName
    else { return false }
    return zip(members, others).allSatisfy { $0 == $1 || $0.key == "name" && $1.key == "name" }
  }
}
