import HeroGeometry
import HeroJSON

/// A key of an object that holds one value: how it is read, and what the JSON Schema says of it.
struct ValueKey<Owner>: Sendable {
  let name: String
  let schema: SchemaNode
  /// Reads the key's member, when there is one; without it the owner keeps its default.
  let read: @Sendable (inout SceneReader, JSONCursor?, inout Owner) -> Void

  /// A key with a reader of its own; nil leaves the default.
  static func value<Value>(
    _ name: String, _ path: WritableKeyPath<Owner, Value> & Sendable, _ schema: SchemaNode,
    _ read: @escaping @Sendable (inout SceneReader, JSONCursor?) -> Value?
  ) -> ValueKey {
    ValueKey(name: name, schema: schema) { reader, cursor, owner in
      if let value = read(&reader, cursor) { owner[keyPath: path] = value }
    }
  }

  /// A number in a range.
  static func number(
    _ name: String, _ path: WritableKeyPath<Owner, Double> & Sendable, _ range: NumberRange = .any
  ) -> ValueKey {
    value(name, path, range.schema) { $0.number($1, range) }
  }

  /// true or false.
  static func flag(_ name: String, _ path: WritableKeyPath<Owner, Bool> & Sendable) -> ValueKey {
    value(name, path, .bool) { $0.bool($1) }
  }

  /// A colour.
  static func color(_ name: String, _ path: WritableKeyPath<Owner, Color> & Sendable) -> ValueKey {
    value(name, path, .ref("color")) { $0.color($1) }
  }
}

extension NumberRange {
  /// What the JSON Schema says of a number in the range.
  fileprivate var schema: SchemaNode {
    switch self {
    case .any: .number
    case .atLeast(let low): .number([.init(key: "minimum", value: .number(low))])
    case .above(let low): .number([.init(key: "exclusiveMinimum", value: .number(low))])
    case .from(let low, let high):
      .number([.init(key: "minimum", value: .number(low)), .init(key: "maximum", value: .number(high))])
    }
  }
}
