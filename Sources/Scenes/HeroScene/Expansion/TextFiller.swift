import HeroJSON
import HeroModel
import HeroWords

/// Works out the expressions in the strings of components and repeats, within limits.
struct TextFiller {
  let reader: ValueReader
  /// What there is to be made, and what has been made of it.
  var words: SceneWords

  /// The value with the expressions of its strings worked out; nil when it is one that stands for nothing.
  mutating func filledIn(_ cursor: JSONCursor, _ names: ExpressionNames) -> JSONNode? {
    guard canMake(1, at: cursor) else { return nil }
    switch cursor.value.kind {
    case .null, .bool, .number: return cursor.value
    case .string(let text): return filledIn(text, at: cursor, names)
    case .array:
      guard descend(at: cursor) else { return nil }
      defer { words.depth -= 1 }
      var result = cursor.value
      var elements: [JSONNode] = []
      for element in cursor.elements ?? [] {
        elements.append(filledIn(element, names) ?? JSONNode(kind: .null, place: element.place))
      }
      result.kind = .array(elements)
      return result
    case .object(var members):
      guard descend(at: cursor) else { return nil }
      defer { words.depth -= 1 }
      members = members.compactMap { member in
        var member = member
        guard let value = filledIn(cursor.cursor(of: member), names) else { return nil }
        member.value = value
        return member
      }
      var result = cursor.value
      result.kind = .object(members)
      return result
    }
  }

  /// A string that is one expression becomes its value, any other a text.
  private mutating func filledIn(_ text: String, at cursor: JSONCursor, _ names: ExpressionNames) -> JSONNode? {
    do throws(ExpressionError) {
      guard let template = try Template(text) else { return cursor.value }
      if let (text, offset) = template.single {
        let (kind, lookups) = try reader.value(of: text, offset: offset, names: names.values)
        note(lookups, names)
        if case .null = kind { return nil }
        var node = JSONNode(kind: kind, place: cursor.place)
        node.isWorkedOut = true
        return canInsert(node, at: cursor) ? node : nil
      }
      var result = ""
      for part in template.parts {
        switch part {
        case .text(let text): result += text
        case .expression(let text, let offset):
          let (kind, lookups) = try reader.value(of: text, offset: offset, names: names.values)
          note(lookups, names)
          result += try Self.text(kind, offset: offset)
          guard canMake(result.utf8.count / SceneLimits.bytesOfAValue, at: cursor) else { return nil }
        }
      }
      return JSONNode(kind: .string(result), place: cursor.place)
    } catch {
      reader.reportBroken(error, at: cursor)
      return JSONNode(kind: cursor.value.kind, place: cursor.place)
    }
  }

  /// A value in the middle of a text; numbers have at most nine decimals there.
  private static func text(_ kind: JSONNode.Kind, offset: Int) throws(ExpressionError) -> String {
    switch kind {
    case .string(let text): return text
    case .bool(let flag): return flag ? "true" : "false"
    case .number(let number, _): return ValueReader.writtenOut(number)
    case .null, .array, .object:
      let name = JSONNode(kind: kind, place: TextPlace(line: 0, column: 0)).kindName
      throw ExpressionError(offset: offset, message: "\(name) cannot be part of a text")
    }
  }

  /// Remembers what was looked up, for `lint`.
  private mutating func note(_ lookups: [[String]], _ names: ExpressionNames) {
    for lookup in lookups {
      guard let name = lookup.first else { continue }
      if name == "index" || name == "item" { words.saysEntry = true }
      if name == "item", let item = names.values["item"] {
        let members = JSONCursor(value: item, path: .root).members
        for member in members where lookup.count < 2 || lookup[1] == member.key {
          words.entryLookups.insert(member.keyPlace)
        }
      } else if let component = names.components.last, let index = words.componentsByName[component] {
        words.components[index].lookups?.insert(name)
      }
    }
  }

  // MARK: Limits

  /// Counts values that are made; false once there are too many.
  mutating func canMake(_ count: Int, at cursor: JSONCursor) -> Bool {
    guard !reader.isExhausted else { return false }
    words.madeValues += count
    guard words.madeValues > SceneLimits.madeValues else { return true }
    reader.isExhausted = true
    reader.log.report(
      "components and repeats make more than \(SceneLimits.madeValues) values, which is the most allowed", at: cursor)
    return false
  }

  /// Steps into an array or object; false when that is too deep.
  mutating func descend(at cursor: JSONCursor) -> Bool {
    guard words.depth < JSONParser.maximumDepth else {
      reader.log.report("nested more than \(JSONParser.maximumDepth) levels deep when it is filled in", at: cursor)
      return false
    }
    words.depth += 1
    return true
  }

  /// Counts a value that a name stands for.
  private mutating func canInsert(_ node: JSONNode, at cursor: JSONCursor) -> Bool {
    let (count, depth) = Self.measure(node)
    guard canMake(count, at: cursor) else { return false }
    guard words.depth + depth <= JSONParser.maximumDepth else {
      reader.log.report("nested more than \(JSONParser.maximumDepth) levels deep when it is filled in", at: cursor)
      return false
    }
    return true
  }

  /// Values in a value, and levels of arrays and objects.
  private static func measure(_ node: JSONNode) -> (count: Int, depth: Int) {
    let inner: [JSONNode]
    switch node.kind {
    case .array(let elements): inner = elements
    case .object(let members): inner = members.map(\.value)
    case .string(let text): return (1 + text.utf8.count / SceneLimits.bytesOfAValue, 0)
    case .null, .bool, .number: return (1, 0)
    }
    return inner.reduce((1, 1)) { sum, value in
      let measured = measure(value)
      return (sum.0 + measured.count, max(sum.1, measured.depth + 1))
    }
  }
}
