/// A JSON document whose keys keep their order, so that equal values give equal bytes.
package indirect enum JSONValue: Equatable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A whole number, written without a point.
  case integer(Int)
  /// Written as the shortest text that reads back as the same double; `null` when it is not finite.
  case number(Double)
  case string(String)
  /// Values in order.
  case array([JSONValue])
  /// Members in order.
  case object([Member])

  /// One key and its value.
  package struct Member: Equatable, Sendable {
    /// Unique in its object.
    package var key: String
    package var value: JSONValue

    package init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// An array of doubles.
  package static func numbers(_ values: [Double]) -> JSONValue { .array(values.map { .number($0) }) }

  /// Text, or `null` for none.
  package static func text(_ value: String?) -> JSONValue { value.map { .string($0) } ?? .null }

  /// A whole number, or `null` for none.
  package static func whole(_ value: Int?) -> JSONValue { value.map { .integer($0) } ?? .null }

  /// A double, or `null` for none.
  package static func real(_ value: Double?) -> JSONValue { value.map { .number($0) } ?? .null }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  /// An object; the literal's order is kept.
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member($0.0, $0.1) })
  }
}

extension JSONValue: ExpressibleByArrayLiteral, ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral
{
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  package init(stringLiteral value: String) { self = .string(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(integerLiteral value: Int) { self = .integer(value) }
  package init(floatLiteral value: Double) { self = .number(value) }
}
