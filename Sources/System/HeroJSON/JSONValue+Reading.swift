extension JSONValue {
  /// Reads a whole document; a key that an object has twice is an error.
  package init(parsing bytes: [UInt8]) throws(JSONSyntaxError) {
    let (node, duplicates) = try JSONParser.parse(bytes)
    if let duplicate = duplicates.first { throw JSONSyntaxError(place: duplicate.place, message: duplicate.message) }
    self = node.value
  }

  /// A member's value; nil without it and for values that are no objects.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// Text; nil for anything else.
  package var text: String? { if case .string(let text) = self { text } else { nil } }

  /// A whole number; nil for anything else.
  package var whole: Int? { if case .integer(let number) = self { number } else { nil } }

  /// Any number; nil for anything else.
  package var real: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .number(let number): number
    default: nil
    }
  }

  /// True or false; nil for anything else.
  package var flag: Bool? { if case .bool(let flag) = self { flag } else { nil } }

  /// The items of an array; nil for anything else.
  package var items: [JSONValue]? { if case .array(let items) = self { items } else { nil } }

  /// The members of an object; nil for anything else.
  package var members: [Member]? { if case .object(let members) = self { members } else { nil } }

  /// The numbers of an array of numbers; nil for anything else.
  package var reals: [Double]? {
    guard let items else { return nil }
    let numbers = items.compactMap(\.real)
    return numbers.count == items.count ? numbers : nil
  }
}
