import HeroJSON
import HeroModel

/// What the schema says of the strings that are read word by word: enough to know a name that does not exist, and to offer those that do.
enum ScenePatterns {
  /// An animation type, in the scene's words or Hero's.
  static let animation: SchemaNode = [
    "type": "string", "pattern": .string("^\(space)(?:\(animationName)\(space))$"),
    "patternErrorMessage": "no animation type of Hero's; herorender lint says which is meant",
    "examples": .names(
      plainAnimations + AnimationType.Kind.allCases.flatMap { kind in directions.map { "\(kind.rawValue)(\($0))" } } + [
        "selectBy(zoom, fade)", "autoReverse(zoom)",
      ]),
  ]

  /// Modifiers one after another, in the scene's words or Hero's, or anything with an expression in it.
  static let modifiers: SchemaNode = [
    "type": "string",
    "pattern": .string("^\(space)(?:\\[\(space))?(?:\(modifier)\(space)(?:,\(space))?)*(?:\\]\(space))?$|\\{"),
    "patternErrorMessage":
      "no modifiers of Hero's, or a bracket too many or too few; herorender lint says which are meant",
    "examples": .names(ModifierDefinition.all.map(\.example) + ["[.fade, .translate(x: 0, y: 100)]"]),
    // Visual Studio Code's own keys: what it shows under the pointer, and beside what it offers. A label that an example has is the example.
    "markdownDescription": .string(
      "Modifiers one after another, as `fade translate(0, 100)`:\n\n"
        + ModifierDefinition.all.map { "- `\($0.signature)`: \($0.sentence)" }.joined(separator: "\n")),
    "defaultSnippets": .array(
      ModifierDefinition.all.map { definition in
        [
          "label": .string(JSONValue.string(definition.example).line), "body": .string(definition.example),
          "description": .string("\(definition.signature): \(definition.sentence)"),
        ]
      }),
  ]

  private static let plainAnimations = AnimationType.named.map(\.name)
  private static let directions = AnimationType.Direction.allCases.map(\.rawValue)

  /// White space and Swift's comments.
  private static let space = #"(?:\s|//[^\n]*\n|/\*(?:[^*]|\*(?!/))*\*/)*"#

  private static let animationName: String = {
    let dot = "(?:(?:HeroDefaultAnimationType\(space))?\\.\(space))?"
    let kinds = AnimationType.Kind.allCases.map(\.rawValue).joined(separator: "|")
    let plain = "(?:\(plainAnimations.joined(separator: "|")))(?:\(space)\\(\(space)\\))?"
    let directed = "(?:\(kinds))\(space)\\([^()]*\\b(?:\(directions.joined(separator: "|")))\\b[^()]*\\)"
    return "\(dot)(?:\(plain)|\(directed)|(?:selectBy|autoReverse)\(space)\\([\\s\\S]+\\))"
  }()

  private static let modifier: String = {
    let names = ModifierDefinition.all.map(\.name).joined(separator: "|")
    return "(?:(?:HeroModifier\(space))?\\.\(space))?(?:\(names))\\b(?:\(space)\(arguments(depth: 6)))?"
  }()

  /// Balanced parentheses, to a depth.
  private static func arguments(depth: Int) -> String {
    if depth == 0 { return #"\([\s\S]*\)"# }
    return #"\((?:[^()"']|"(?:[^"\\]|\\[\s\S])*"|'[^']*'|"# + arguments(depth: depth - 1) + #")*\)"#
  }
}
