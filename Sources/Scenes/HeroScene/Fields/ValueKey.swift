import HeroGeometry
import HeroJSON
import HeroModel
import HeroWords

/// A key of an object that holds one value: what it is, how it is read and written, and which values it may have.
struct ValueKey<Owner>: Sendable {
  let field: Field
  /// The value as a scene file has it; nil for none.
  let write: @Sendable (Owner) -> JSONValue?
  /// Reads the key's member, when there is one; without it the owner keeps its default.
  let read: @Sendable (ValueReader, JSONCursor?, inout Owner) -> Void
  /// What is wrong with a value that was not read; nil: nothing.
  var problem: @Sendable (Owner) -> String? = { _ in nil }

  /// A key with a reader and a writer of its own; nil leaves the default.
  static func value<Value>(
    _ path: WritableKeyPath<Owner, Value> & Sendable, _ field: Field,
    write: @escaping @Sendable (Value) -> JSONValue?,
    read: @escaping @Sendable (ValueReader, JSONCursor?) -> Value?,
    problem: @escaping @Sendable (Value) -> String? = { _ in nil }
  ) -> ValueKey {
    ValueKey(
      field: field, write: { write($0[keyPath: path]) },
      read: { reader, cursor, owner in if let value = read(reader, cursor) { owner[keyPath: path] = value } },
      problem: { problem($0[keyPath: path]) })
  }

  /// The key where its owner is a part of another one.
  func of<Whole>(_ path: WritableKeyPath<Whole, Owner> & Sendable) -> ValueKey<Whole> {
    ValueKey<Whole>(
      field: field, write: { write($0[keyPath: path]) }, read: { read($0, $1, &$2[keyPath: path]) },
      problem: { problem($0[keyPath: path]) })
  }

  /// A number in a range.
  static func number(
    _ name: String, _ path: WritableKeyPath<Owner, Double> & Sendable, _ range: NumberRange = .any,
    unit: String? = nil, _ standard: Double, _ text: String
  ) -> ValueKey {
    value(
      path, Field(name, range.schema, unit: unit, .value(.number(standard)), text), write: { .number($0) },
      read: { $0.number($1, range) }, problem: { range.problem($0) })
  }

  /// true or false.
  static func flag(
    _ name: String, _ path: WritableKeyPath<Owner, Bool> & Sendable, _ standard: Field.Absence, _ text: String
  ) -> ValueKey {
    value(path, Field(name, .bool, standard, text), write: { .bool($0) }, read: { $0.bool($1) })
  }

  static func color(
    _ name: String, _ path: WritableKeyPath<Owner, Color> & Sendable, _ standard: String, _ text: String
  ) -> ValueKey {
    value(
      path, Field(name, .ref("color"), .value(.string(standard)), text), write: { .color($0) },
      read: { ColorReader($0).color($1) },
      problem: { $0.problem })
  }

  /// One of an enum's words.
  static func choice<Value: CaseIterable & RawRepresentable & Sendable>(
    _ name: String, _ path: WritableKeyPath<Owner, Value> & Sendable, _ standard: Value, _ text: String
  ) -> ValueKey where Value.RawValue == String {
    value(
      path, .choice(name, Value.self, standard, text), write: { .string($0.rawValue) },
      read: { $0.choice($1, Value.self) })
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

extension Array {
  /// Reads the members of an object that these keys name.
  func read<Owner>(_ cursor: JSONCursor, into owner: inout Owner, _ reader: ValueReader)
  where Element == ValueKey<Owner> {
    for key in self { key.read(reader, cursor.member(key.field.name), &owner) }
  }
}
