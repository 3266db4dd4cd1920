/// A parsed JSON value with its place in the file.
package struct JSONNode: Equatable, Sendable {
  /// The six kinds of JSON; `whole` is a number that is written without point and exponent, when it fits.
  package enum Kind: Equatable, Sendable {
    case null
    case bool(Bool)
    case number(Double, whole: Int?)
    case string(String)
    case array([JSONNode])
    case object([JSONMember])
  }

  /// What the value is.
  package var kind: Kind
  /// Where the value begins.
  package var place: TextPlace
  /// Whether a string stands in the file exactly as it reads, so that columns inside it can be reported.
  package var isVerbatim: Bool
  /// The way to the value, when it was put where it is by something else than the parser. Default: nil.
  package var origin: JSONPath?
  /// Whether the value is one of several that the same text is filled in for. Default: false.
  package var isInstance = false
  /// Whether the value was worked out from an expression, so that a number may also be meant as text. Default: false.
  package var isWorkedOut = false

  /// A value; only strings that stand in a file as they read are verbatim.
  package init(kind: Kind, place: TextPlace, isVerbatim: Bool = false) {
    self.kind = kind
    self.place = place
    self.isVerbatim = isVerbatim
  }

  /// What messages call the value: "a number".
  package var kindName: String {
    switch kind {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// Any number; nil for other kinds.
  package var real: Double? {
    if case .number(let number, _) = kind { number } else { nil }
  }

  /// A member's value; nil without it and for values that are no objects.
  package subscript(key: String) -> JSONNode? {
    guard case .object(let members) = kind else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// Text; nil for other kinds.
  package var text: String? { if case .string(let text) = kind { text } else { nil } }

  /// The items of an array; nil for other kinds.
  package var items: [JSONNode]? { if case .array(let items) = kind { items } else { nil } }

  /// The value without places.
  package var value: JSONValue {
    switch kind {
    case .null: .null
    case .bool(let flag): .bool(flag)
    case .number(let number, let whole): whole.map { .integer($0) } ?? .number(number)
    case .string(let text): .string(text)
    case .array(let items): .array(items.map(\.value))
    case .object(let members): .object(members.map { JSONValue.Member($0.key, $0.value.value) })
    }
  }
}

/// One `"key": value` of an object.
package struct JSONMember: Equatable, Sendable {
  /// Unique in its object.
  package var key: String
  /// Where the key begins.
  package var keyPlace: TextPlace
  package var value: JSONNode
  /// The path of the object that the member was written in, when it was merged into another one. Default: nil.
  package var origin: JSONPath?

  package init(key: String, keyPlace: TextPlace, value: JSONNode, origin: JSONPath? = nil) {
    self.key = key
    self.keyPlace = keyPlace
    self.value = value
    self.origin = origin
  }
}

/// A value together with the way to it.
package struct JSONCursor {
  package var value: JSONNode
  /// The way to it.
  package var path: JSONPath

  package init(value: JSONNode, path: JSONPath) {
    self.value = value
    self.path = path
  }

  /// Where the value begins.
  package var place: TextPlace { value.place }

  /// The elements of an array; nil for other kinds.
  package var elements: [JSONCursor]? {
    guard case .array(let values) = value.kind else { return nil }
    return values.enumerated().map { JSONCursor(value: $1, path: $1.origin ?? .index(path, $0)) }
  }

  /// The member with a key; nil when absent or not an object.
  package func member(_ key: String) -> JSONCursor? {
    guard case .object(let members) = value.kind else { return nil }
    for member in members where member.key == key { return cursor(of: member) }
    return nil
  }

  /// A member as a cursor.
  package func cursor(of member: JSONMember) -> JSONCursor {
    JSONCursor(value: member.value, path: member.value.origin ?? .key(member.origin ?? path, member.key))
  }

  /// The members of an object; empty for other kinds.
  package var members: [JSONMember] {
    guard case .object(let members) = value.kind else { return [] }
    return members
  }
}
