/// A JSON value to be written, its keys in the order given.
indirect enum SchemaNode: Equatable, Sendable {
  case object([Member])
  case array([SchemaNode])
  case string(String)
  case number(Double)
  case bool(Bool)

  /// One key of an object.
  struct Member: Equatable, Sendable {
    var key: String
    var value: SchemaNode
  }

  /// The value as JSON, two spaces a level.
  func text(indent: String = "") -> String {
    let inner = indent + "  "
    switch self {
    case .object(let members):
      if members.isEmpty { return "{}" }
      let lines = members.map { "\(inner)\(Self.quoted($0.key)): \($0.value.text(indent: inner))" }
      return "{\n\(lines.joined(separator: ",\n"))\n\(indent)}"
    case .array(let values):
      let isFlat = values.allSatisfy { value in
        switch value {
        case .string, .number, .bool: true
        case .object, .array: false
        }
      }
      if isFlat { return "[\(values.map { $0.text() }.joined(separator: ", "))]" }
      return "[\n\(values.map { inner + $0.text(indent: inner) }.joined(separator: ",\n"))\n\(indent)]"
    case .string(let text): return Self.quoted(text)
    case .number(let value): return value.plain
    case .bool(let value): return value ? "true" : "false"
    }
  }

  /// The value as JSON on one line.
  var line: String {
    switch self {
    case .object(let members):
      members.isEmpty
        ? "{}" : "{ \(members.map { "\(Self.quoted($0.key)): \($0.value.line)" }.joined(separator: ", ")) }"
    case .array(let values): "[\(values.map(\.line).joined(separator: ", "))]"
    default: text()
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension SchemaNode: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, ExpressibleByStringLiteral,
  ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral
{
  init(dictionaryLiteral elements: (String, SchemaNode)...) {
    self = .object(elements.map { Member(key: $0.0, value: $0.1) })
  }
  init(arrayLiteral elements: SchemaNode...) { self = .array(elements) }
  init(stringLiteral value: String) { self = .string(value) }
  init(floatLiteral value: Double) { self = .number(value) }
  init(integerLiteral value: Int) { self = .number(Double(value)) }
  init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension SchemaNode {
  /// A reference to a definition of the schema.
  static func ref(_ name: String) -> SchemaNode { ["$ref": .string("#/$defs/\(name)")] }

  /// What a schema of one of our files begins with.
  static func document(title: String) -> [Member] {
    [
      Member(key: "$schema", value: "https://json-schema.org/draft/2020-12/schema"),
      Member(key: "title", value: .string(title)),
      // Visual Studio Code's own keys: what the reader reads over is no mistake in the editor either.
      Member(key: "allowComments", value: true), Member(key: "allowTrailingCommas", value: true),
    ]
  }

  /// One of some strings.
  static func choice(_ names: [String]) -> SchemaNode { ["enum": .array(names.map { .string($0) })] }

  /// An enum's raw values.
  static func choice<Value: CaseIterable & RawRepresentable>(_ type: Value.Type) -> SchemaNode
  where Value.RawValue == String {
    choice(type.allCases.map(\.rawValue))
  }

  /// An array of so many numbers.
  static func numbers(_ count: Int) -> SchemaNode {
    [
      "type": "array", "items": number, "minItems": .number(Double(count)),
      "maxItems": .number(Double(count)),
    ]
  }

  /// An array of one kind of value.
  static func list(_ items: SchemaNode, atLeast minimum: Int = 0, atMost maximum: Int? = nil) -> SchemaNode {
    let list: SchemaNode = ["type": "array", "items": items, "minItems": .number(Double(minimum))]
    return maximum.map { list.adding([Member(key: "maxItems", value: .number(Double($0)))]) } ?? list
  }

  /// An object that has these keys only.
  static func closed(_ members: [Member], required: [String] = []) -> SchemaNode {
    var result: [Member] = [
      Member(key: "type", value: "object"), Member(key: "properties", value: .object(members)),
      Member(key: "additionalProperties", value: false),
    ]
    if !required.isEmpty { result.append(Member(key: "required", value: names(required))) }
    return .object(result)
  }

  /// `{ "required": [names] }`.
  static func has(_ required: String...) -> SchemaNode { ["required": names(required)] }

  /// An array of strings.
  static func names(_ names: [String]) -> SchemaNode { .array(.strings(names)) }

  /// The object with more members.
  func adding(_ members: [Member]) -> SchemaNode {
    guard case .object(let own) = self else { return self }
    return .object(own + members)
  }

  static let rect: SchemaNode = [
    "type": "array", "prefixItems": [.number, .number, .notNegative, .notNegative], "minItems": 4, "maxItems": 4,
  ]
  static let number = number([])
  static let notNegative = number([Member(key: "minimum", value: 0)])
  static let positive = number([Member(key: "exclusiveMinimum", value: 0)])
  static let unit = number([Member(key: "minimum", value: 0), Member(key: "maximum", value: 1)])

  /// A number in bounds, or an expression for one; bounds mean numbers and patterns texts only.
  static func number(_ bounds: [Member], type: String = "number") -> SchemaNode {
    .object(
      [Member(key: "type", value: [.string(type), "string"])] + bounds + pattern(expressionPattern, else: noExpression))
  }

  /// Texts of a pattern.
  static func texts(_ pattern: String, else message: String) -> SchemaNode {
    .object([Member(key: "type", value: "string")] + Self.pattern(pattern, else: message))
  }

  /// A pattern of texts, and what Visual Studio Code says of others.
  private static func pattern(_ pattern: String, else message: String) -> [Member] {
    [Member(key: "pattern", value: .string(pattern)), Member(key: "patternErrorMessage", value: .string(message))]
  }

  static let noExpression = "a text may stand here only as an expression in braces, such as {index * 8}"

  /// A whole number in bounds, or an expression for one.
  static func integer(_ minimum: Int, _ maximum: Int? = nil) -> SchemaNode {
    var bounds = [Member(key: "minimum", value: .number(Double(minimum)))]
    if let maximum { bounds.append(Member(key: "maximum", value: .number(Double(maximum)))) }
    return number(bounds, type: "integer")
  }

  /// A string that is one expression.
  static let expressionPattern = "^\\{[^{].*\\}$"

  /// The value, or a string with an expression in it, as components and repeats may hold in its place.
  var orExpression: SchemaNode {
    guard case .object(var members) = self, let index = members.firstIndex(where: { $0.key == "type" }) else {
      return ["anyOf": [self, .ref("expression")]]
    }
    // A pattern means texts only; what is a text or a number may be an expression already.
    guard case .string(let type) = members[index].value, type != "string" else { return self }
    members[index].value = [.string(type), "string"]
    return .object(members + Self.pattern("\\{", else: Self.noExpression))
  }
  static let bool: SchemaNode = ["type": "boolean"]
  static let text: SchemaNode = ["type": "string"]
  static let name: SchemaNode = ["type": "string", "minLength": 1]
  static let onlyTrue: SchemaNode = ["const": true]
}

extension [SchemaNode] {
  static func strings(_ texts: [String]) -> [SchemaNode] { texts.map { .string($0) } }
}
