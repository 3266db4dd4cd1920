/// A key of an object of the format: the reader's list of keys, the JSON Schema and docs/scene-format.md are made of these.
struct Field: Equatable, Sendable {
  /// What stands when the key is left out.
  enum Absence: Equatable, Sendable {
    /// The key must be given.
    case required
    /// A value that could be written just as well.
    case value(SchemaNode)
    /// What no value says: "the canvas".
    case words(String)
  }

  let name: String
  /// Type, range and cases.
  let schema: SchemaNode
  /// The value as people write it, `[x, y]`, when the schema's own words would say less.
  let form: String?
  /// What a number counts: points, seconds.
  let unit: String?
  let absence: Absence
  /// One sentence.
  let text: String
  /// Values that editors offer.
  let examples: [SchemaNode]

  init(
    _ name: String, _ schema: SchemaNode, form: String? = nil, unit: String? = nil, _ absence: Absence, _ text: String,
    examples: [SchemaNode] = []
  ) {
    self.name = name
    self.schema = schema
    self.form = form
    self.unit = unit
    self.absence = absence
    self.text = text
    self.examples = examples
  }

  /// A key that only opens what it is named after, as `pop`.
  static func onlyTrue(_ name: String, _ text: String) -> Field { Field(name, .onlyTrue, .words("none"), text) }

  /// true or false.
  static func flag(_ name: String, _ standard: Bool, _ text: String) -> Field {
    Field(name, .bool, .value(.bool(standard)), text)
  }

  /// One of an enum's words; the default is one of them.
  static func choice<Value: CaseIterable & RawRepresentable>(
    _ name: String, _ type: Value.Type, _ standard: Value, _ text: String
  ) -> Field where Value.RawValue == String {
    Field(name, .choice(type), .value(.string(standard.rawValue)), text)
  }

  /// The same key where leaving it out leaves things as they are.
  var unchanged: Field { Field(name, schema, form: form, unit: unit, .words("as it was"), text) }

  /// The same key where leaving it out leaves what the container's bar says.
  var ofTheBar: Field { Field(name, schema, form: form, unit: unit, .words("the bar's"), text) }

  /// The same key where leaving it out leaves what the label says.
  var inherited: Field { Field(name, schema, form: form, unit: unit, .words("the label's"), text) }

  /// The sentence, unit and default, for editors.
  var description: String {
    var notes = unit.map { ["In \($0)."] } ?? []
    switch absence {
    case .required: break
    case .value(let value): notes.append("Default: \(value.line).")
    case .words(let words): if words != "none" { notes.append("Default: \(words).") }
    }
    return ([text] + notes).joined(separator: " ")
  }

  /// The schema with description, default and examples, maybe in another form of it.
  func member(_ form: (SchemaNode) -> SchemaNode = { $0 }) -> SchemaNode.Member {
    var notes = [SchemaNode.Member(key: "description", value: .string(description))]
    if case .value(let value) = absence { notes.append(.init(key: "default", value: value)) }
    if !examples.isEmpty { notes.append(.init(key: "examples", value: .array(examples))) }
    return .init(key: name, value: form(schema).adding(notes))
  }
}

extension [Field] {
  var names: [String] { map(\.name) }

  /// Those that must be given.
  var required: [String] { filter { $0.absence == .required }.map(\.name) }

  /// An object that has these keys only.
  var object: SchemaNode { .closed(map { $0.member() }, required: required) }
}

/// An object of the format: a part of docs/scene-format.md with a table of its keys.
struct FieldGroup: Sendable {
  /// The heading; links to it are in lower case with `-` between words.
  let title: String
  /// What the object is, in Markdown.
  let text: String
  let fields: [Field]
  /// The name of its definition in the schema, when it has one.
  let definition: String?

  init(_ title: String, definition: String? = nil, _ fields: [Field], _ text: String) {
    self.title = title
    self.text = text
    self.fields = fields
    self.definition = definition
  }
}
