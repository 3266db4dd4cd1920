import HeroGeometry
import HeroJSON
import HeroModel

/// A key of an object that holds one value: what it is, and how it is read.
struct ValueKey<Owner>: Sendable {
  let field: Field
  /// Reads the key's member, when there is one; without it the owner keeps its default.
  let read: @Sendable (inout SceneReader, JSONCursor?, inout Owner) -> Void

  /// A key with a reader of its own; nil leaves the default.
  static func value<Value>(
    _ path: WritableKeyPath<Owner, Value> & Sendable, _ field: Field,
    _ read: @escaping @Sendable (inout SceneReader, JSONCursor?) -> Value?
  ) -> ValueKey {
    ValueKey(field: field) { reader, cursor, owner in
      if let value = read(&reader, cursor) { owner[keyPath: path] = value }
    }
  }

  /// A number in a range.
  static func number(
    _ name: String, _ path: WritableKeyPath<Owner, Double> & Sendable, _ range: NumberRange = .any,
    unit: String? = nil, _ standard: Double, _ text: String
  ) -> ValueKey {
    value(path, Field(name, range.schema, unit: unit, .value(.number(standard)), text)) { $0.number($1, range) }
  }

  /// true or false.
  static func flag(
    _ name: String, _ path: WritableKeyPath<Owner, Bool> & Sendable, _ standard: Field.Absence, _ text: String
  ) -> ValueKey {
    value(path, Field(name, .bool, standard, text)) { $0.bool($1) }
  }

  static func color(
    _ name: String, _ path: WritableKeyPath<Owner, Color> & Sendable, _ standard: String, _ text: String
  ) -> ValueKey {
    value(path, Field(name, .ref("color"), .value(.string(standard)), text)) { $0.color($1) }
  }
}

extension NumberRange {
  /// What the JSON Schema says of a number in the range.
  fileprivate var schema: SchemaNode {
    switch self {
    case .any, .notZero: .number
    case .atLeast(let low): .number([.init(key: "minimum", value: .number(low))])
    case .above(let low): .number([.init(key: "exclusiveMinimum", value: .number(low))])
    case .from(let low, let high):
      .number([.init(key: "minimum", value: .number(low)), .init(key: "maximum", value: .number(high))])
    }
  }
}
