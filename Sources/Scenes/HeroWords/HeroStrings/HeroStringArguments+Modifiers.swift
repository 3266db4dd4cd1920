import HeroGeometry
import HeroModel
import HeroTimeline

/// What Hero makes of a known word's arguments (rule S6).
///
/// Source: Hero 1.6.4, HeroModifier+HeroStringConvertible.
extension HeroStringArguments {
  /// The modifier of a row; nil where Hero ignores the word for its arguments.
  mutating func modifier(_ definition: ModifierDefinition) -> Modifier? {
    if count == 1, let whole = definition.single,
      case .number(let standard)? = definition.parts[whole.parts[0]].standard
    {
      return definition.arguments(single: number(0, standard)).map(definition.make)
    }
    var arguments: [ModifierArgument] = []
    var index = 0
    for parameter in definition.parameters {
      guard let argument = argument(parameter, &index) else { return nil }
      arguments.append(argument)
    }
    for (parameter, argument) in zip(definition.parameters, arguments) {
      if case .above? = parameter.parts.first?.range, case .number(...0) = argument {
        lose("never comes to rest, so it is left out")
        return nil
      }
    }
    return definition.make(arguments)
  }

  /// The value of a parameter from an argument on, past which it steps; nil without one that Hero needs.
  private mutating func argument(_ parameter: ModifierParameter, _ index: inout Int) -> ModifierArgument? {
    let first = index
    index += parameter.parts.count
    func numbers(_ arguments: inout HeroStringArguments) -> [Double]? {
      var numbers: [Double] = []
      for (offset, part) in parameter.parts.enumerated() {
        if case .number(let standard)? = part.standard {
          numbers.append(arguments.number(first + offset, standard, in: part.range.ofHeroStrings))
        } else if let value = arguments.required(first + offset) {
          numbers.append(parameter.kind == .duration && value.isInfinite ? value : min(value, 1e9))
        } else {
          return nil
        }
      }
      return numbers
    }
    switch parameter.kind {
    case .number, .seconds, .duration: return numbers(&self).map { .number($0[0]) }
    case .point: return numbers(&self).map { .point(Point(x: $0[0], y: $0[1])) }
    case .size: return numbers(&self).map { .size(Size(width: $0[0], height: $0[1])) }
    case .tint:
      index = first + 3
      return .color(
        Color(
          red: number(first, 1, in: 0...1), green: number(first + 1, 1, in: 0...1),
          blue: number(first + 2, 1, in: 0...1)))
    case .flag: return .flag(flag(first))
    case .text:
      if let name = name(first) { return .text(name) }
      lose("needs a \(parameter.parts[0].name) for Hero's string parser, so a phone ignores it")
      return nil
    case .curve: return curve(parameter)
    case .direction: return .direction(direction(first))
    case .rect, .color, .path, .transform, .condition, .modifiers: return nil
    }
  }

  /// The curves that Hero's strings have: all that it names but easeOutBack.
  static let curves = TimingFunction.named.filter { $0.name != "easeOutBack" }

  private mutating func curve(_ parameter: ModifierParameter) -> ModifierArgument? {
    if fourNumbers {
      var points: [Double] = []
      for (index, part) in parameter.parts.enumerated() {
        points.append(number(index, 0, in: part.range.ofHeroStrings))
      }
      return .curve(points)
    }
    guard let name = name(0), let curve = Self.curves.first(where: { $0.name == name })?.curve else {
      lose(
        "is not a curve to Hero's string parser, so a phone ignores it; it knows four numbers, and "
          + Self.curves.map(\.name).joined(separator: ", "))
      return nil
    }
    loseRest(from: 1)
    return .curve(curve.controlPoints)
  }

  private mutating func direction(_ index: Int) -> CascadeDirection {
    guard let name = name(index) else { return .topToBottom }
    if let known = CascadeDirection.named.first(where: { $0.name == name }) { return known.direction }
    lose(index, "is not a direction to Hero's string parser, so a phone takes topToBottom")
    return .topToBottom
  }
}

extension NumberRange {
  /// Where numbers of Hero's strings are held; what must be above a bound is not drawn at all.
  fileprivate var ofHeroStrings: ClosedRange<Double> {
    switch self {
    case .any, .notZero, .above: -largestNumber...largestNumber
    case .atLeast(let low): low...largestNumber
    case .from(let low, let high): low...high
    }
  }
}
