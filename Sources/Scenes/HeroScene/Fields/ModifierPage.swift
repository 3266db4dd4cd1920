import HeroModel
import HeroTimeline

/// The table of modifiers in docs/scene-format.md.
enum ModifierPage {
  static let markdown = """
    | modifier | | arguments, with their defaults | Hero's strings |
    | --- | --- | --- | --- |
    \(ModifierDefinition.all.map(row).joined(separator: "\n"))

    Curves: \(words(TimingFunction.named.map(\.name))). Directions of a cascade:
    \(words(CascadeDirection.named.map(\.name))), and
    `radial(x, y)` and `inverseRadial(x, y)` about a point of the view's bounds. Conditions:
    \(words(Condition.named.map(\.name))), `fromScreen(name)` and
    `toScreen(name)`, with `and`, `or`, `not` and parentheses. The last column tells which modifiers Hero's own parser of strings knows,
    that of Interface Builder ([S6](semantics.md#s6)).
    """

  private static func row(_ definition: ModifierDefinition) -> String {
    let arguments = definition.parameters.flatMap { parameter -> [String] in
      switch parameter.kind {
      case .transform: ["16 numbers by rows"]
      case .curve: parameter.parts.map(argument) + ["or a curve's name"]
      default: parameter.parts.map(argument)
      }
    }
    let known = definition.isInHeroStrings ? "yes" : "no"
    return "| `\(definition.signature)` | \(definition.sentence) | \(arguments.joined(separator: ", ")) | \(known) |"
  }

  /// `opacity` 0…1 (1).
  private static func argument(_ part: ModifierParameter.Part) -> String {
    let standard: String? =
      switch part.standard {
      case .number(let number)?: number.plain
      case .flag(let flag)?: "\(flag)"
      case .color(let color)?: color.hex
      case .direction(let direction)?: CascadeDirection.named.first { $0.direction == direction }?.name
      default: nil
      }
    return "`\(part.name)`\(part.slider == nil ? "" : part.range.bounds)\(standard.map { " (`\($0)`)" } ?? "")"
  }

  private static func words(_ names: [String]) -> String { names.map { "`\($0)`" }.joined(separator: " ") }
}
