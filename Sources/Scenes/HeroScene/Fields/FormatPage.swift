import HeroLayers
import HeroMarkup

/// docs/scene-format.md: the rules as written, then a table for every object of the format.
package enum FormatPage {
  /// The page in Markdown, with a line break at the end.
  package static let markdown =
    ([rules.trimmedAtEnd] + SceneFields.groups.map(section) + [modes] + ModeFields.groups.map(section)).joined(
      separator: "\n\n") + "\n"

  private static let rules = EmbeddedFile.text("Scenes/HeroScene/Fields/scene-format.txt")
    .replacing("{{modifiers}}", with: ModifierPage.markdown)

  private static let modes = """
    ## The file of modes

    [`herorender.json`](golden-tests.md#modes) has these keys.
    """

  private static func section(_ group: FieldGroup) -> String {
    let rows = group.fields.map { field in
      "| `\(field.name)` | \(value(field)) | \(absence(field)) | \(field.text) |"
    }
    let table = ["| key | value | default | |", "| --- | --- | --- | --- |"] + rows
    return "### \(group.title)\n\n\(group.text)\n\n\(table.joined(separator: "\n"))"
  }

  /// Type, range and unit.
  private static func value(_ field: Field) -> String {
    let form = field.form ?? words(field.schema)
    return field.unit.map { "\(form), \($0)" } ?? form
  }

  private static func absence(_ field: Field) -> String {
    switch field.absence {
    case .required: "**required**"
    case .value(let value): "`\(value.line)`"
    case .words(let words): words
    }
  }

  /// What a schema takes, as people say it.
  static func words(_ schema: SchemaNode) -> String {
    if let link = schema["$ref"]?.string { return reference(link) }
    if case .array(let cases)? = schema["enum"] {
      return cases.map { "`\($0.string ?? $0.line)`" }.joined(separator: " ")
    }
    if let only = schema["const"] { return "`\(only.line)`" }
    if case .array(let forms)? = schema["anyOf"] {
      return forms.filter { $0 != .ref("expression") }.map(words).joined(separator: " or ")
    }
    let type: String? =
      if case .array(let types)? = schema["type"] { types.first?.string } else { schema["type"]?.string }
    switch type {
    case "boolean": return "`true` or `false`"
    case "number", "integer": return (type == "integer" ? "whole number" : "number") + range(schema)
    case "array": return array(schema)
    case "string": return "text"
    default: return "object"
    }
  }

  private static func range(_ schema: SchemaNode) -> String {
    let (low, high, above) = (schema["minimum"]?.line, schema["maximum"]?.line, schema["exclusiveMinimum"]?.line)
    if let low, let high { return " \(low)…\(high)" }
    return low.map { " ≥ \($0)" } ?? above.map { " > \($0)" } ?? ""
  }

  private static func array(_ schema: SchemaNode) -> String {
    let (low, high) = (schema["minItems"]?.line, schema["maxItems"]?.line)
    let items = schema["items"].map(words) ?? "values"
    if let low, low == high { return "\(low) × \(items)" }
    let bounds = [low.flatMap { $0 == "0" ? nil : "at least \($0)" }, high.map { "at most \($0)" }].compactMap { $0 }
    let several = items.replacing("](", with: "s](").replacing("number", with: "numbers")
    return (["array of \(several)"] + bounds).joined(separator: ", ")
  }

  private static func reference(_ link: String) -> String {
    let name = link.split(separator: "/").last.map(String.init) ?? link
    switch name {
    case "color": return "[colour](#colours)"
    case "animation": return "[animation type](#animation-types)"
    case "modifiers": return "[modifiers](#modifiers)"
    case "modalAnimation": return "[animation type](#animation-types) or [pair](#modal-animation)"
    case "effect":
      return BackdropEffect.names.map { "`\($0)`" }.joined(separator: " ") + " or [effect](#effect)"
    default:
      let title = SceneFields.groups.first { $0.definition == name }?.title.lowercased() ?? name
      return "[\(title)](#\(title.replacing(" ", with: "-")))"
    }
  }
}

extension SchemaNode {
  fileprivate subscript(_ key: String) -> SchemaNode? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  fileprivate var string: String? { if case .string(let text) = self { text } else { nil } }
}

extension String {
  fileprivate var trimmedAtEnd: String {
    var text = self
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
