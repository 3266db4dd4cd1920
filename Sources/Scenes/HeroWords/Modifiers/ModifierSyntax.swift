import HeroGeometry
import HeroModel
import HeroTimeline

/// Reads modifier strings (rules S1–S4), or Hero's Swift in their place (scene words W1), into typed modifiers.
package enum ModifierSyntax {
  /// A modifier and where it begins.
  package struct Entry: Equatable {
    package var modifier: Modifier
    package var offset: Int

    package init(modifier: Modifier, offset: Int) {
      self.modifier = modifier
      self.offset = offset
    }
  }

  /// The modifiers of a string, in order; names of colours follow a look.
  package static func entries(_ text: String, _ appearance: Appearance = .light) throws(ExpressionError) -> [Entry] {
    var entries: [Entry] = []
    let isSwift = SwiftParser.isSwift(text, dotTells: true)
    for expression in isSwift ? try SwiftReader.modifiers(text) : try ExpressionParser.list(text) {
      entries.append(Entry(modifier: try modifier(expression, appearance), offset: expression.offset))
    }
    return entries
  }

  /// How Hero times, and what to do for two timings.
  package static let oneTiming =
    "Hero times a view as a whole (M3); for two timings put the view into another of its size and give each its own heroModifiers"

  private static func modifier(
    _ expression: Expression, _ appearance: Appearance
  ) throws(ExpressionError) -> Modifier {
    let call = try CallArguments(expression, appearance)
    guard let definition = ModifierDefinition.named(call.name) else {
      let suggestion = NearestName.suggestion(call.name, among: ModifierDefinition.all.map(\.name))
      throw ExpressionError(offset: call.offset, message: "unknown modifier '\(call.name)'\(suggestion)")
    }
    if let inner = timingOfItsOwn(call, definition) {
      throw ExpressionError(
        offset: inner.offset, message: "'\(call.name)' cannot contain \(inner.description): \(oneTiming)")
    }
    try call.requireCount(definition.count)
    if call.count == 1, let single = definition.arguments(single: 0) {
      return definition.make(definition.arguments(single: try call.number(0)) ?? single)
    }
    var arguments: [ModifierArgument] = []
    var index = 0
    for parameter in definition.parameters { arguments.append(try argument(parameter, call, &index)) }
    if index < call.count { try call.requireCount(definition.count.lowerBound...index) }
    return definition.make(arguments)
  }

  /// A modifier inside of a timing, or a timing inside of a modifier, as for timing one property alone; nil when there is none.
  private static func timingOfItsOwn(_ call: CallArguments, _ definition: ModifierDefinition) -> Expression? {
    guard !definition.parameters.contains(where: { $0.kind == .modifiers }) else { return nil }
    return call.expressions.first { argument in
      guard case .call(let name, _, let hasParentheses) = argument.kind, let inner = ModifierDefinition.named(name)
      else { return false }
      return definition.isTiming || (hasParentheses && inner.isTiming)
    }
  }

  /// The value of a parameter from an argument on, past which it steps.
  private static func argument(
    _ parameter: ModifierParameter, _ call: CallArguments, _ index: inout Int
  ) throws(ExpressionError) -> ModifierArgument {
    let first = index
    index += parameter.parts.count
    func numbers() throws(ExpressionError) -> [Double] {
      var numbers: [Double] = []
      for (offset, part) in parameter.parts.enumerated() {
        let standard: Double? = if case .number(let value)? = part.standard { value } else { nil }
        numbers.append(try call.number(first + offset, default: standard, part.range))
      }
      return numbers
    }
    switch parameter.kind {
    case .number, .seconds: return .number(try numbers()[0])
    case .duration:
      if case .call("infinity", _, hasParentheses: false) = call.expressions[first].kind { return .number(.infinity) }
      return .number(try numbers()[0])
    case .point:
      let n = try numbers()
      return .point(Point(x: n[0], y: n[1]))
    case .size:
      let n = try numbers()
      return .size(Size(width: n[0], height: n[1]))
    case .rect:
      let n = try numbers()
      return .rect(Rect(x: n[0], y: n[1], width: n[2], height: n[3]))
    case .transform: return .transform(Transform3D(elements: try numbers()) ?? .identity)
    case .curve:
      if call.count == 1 {
        index = first + 1
        let name = try call.word(first, "a timing function's name")
        return .curve(try TimingFunction.named(name, at: call.expressions[first].offset).controlPoints)
      }
      try call.requireCount(parameter.parts.count...parameter.parts.count)
      return .curve(try numbers())
    case .color: return .color(try call.color(first))
    case .tint: return .color(try tint(parameter, call, &index))
    case .path: return .path(try path(call, first))
    case .flag:
      let standard = if case .flag(let value)? = parameter.standard { value } else { false }
      return .flag(try call.bool(first, default: standard))
    case .text:
      let name = parameter.parts[0].name
      let text = try call.word(first, "a \(name)")
      guard !text.isEmpty else { throw call.mismatch(first, "a \(name) that is not empty") }
      return .text(text)
    case .direction: return .direction(try cascadeDirection(call, first))
    case .condition: return .condition(try ConditionSyntax.condition(call.expressions[first]))
    case .modifiers:
      index = call.count
      return .modifiers(try modifiers(call.expressions[first...], call.appearance))
    }
  }

  private static func modifiers(
    _ expressions: ArraySlice<Expression>, _ appearance: Appearance
  ) throws(ExpressionError) -> [Modifier] {
    var result: [Modifier] = []
    for expression in expressions {
      guard case .call = expression.kind else {
        throw ExpressionError(
          offset: expression.offset, message: "expected a modifier, found \(expression.description)")
      }
      result.append(try modifier(expression, appearance))
    }
    return result
  }

  /// A colour, or red, green and blue, each as the default's when it is left out (rule S3).
  private static func tint(
    _ parameter: ModifierParameter, _ call: CallArguments, _ index: inout Int
  ) throws(ExpressionError) -> Color {
    let first = index - 1
    let standard = if case .color(let color)? = parameter.standard { color } else { Color.white }
    if first < call.count {
      guard case .number = call.expressions[first].kind else { return try call.color(first) }
    }
    index = first + 3
    return Color(
      red: try call.number(first, default: standard.red, .unit),
      green: try call.number(first + 1, default: standard.green, .unit),
      blue: try call.number(first + 2, default: standard.blue, .unit))
  }

  /// A quoted SVG path.
  private static func path(_ call: CallArguments, _ index: Int) throws(ExpressionError) -> Path {
    guard case .string(let text) = call.expressions[index].kind else { throw call.mismatch(index, "a quoted SVG path") }
    do {
      return try Path(svg: text)
    } catch {
      throw ExpressionError(
        offset: call.expressions[index].offset + 1 + error.offset, message: "in the path: \(error.message)")
    }
  }

  private static func cascadeDirection(
    _ call: CallArguments, _ index: Int
  ) throws(ExpressionError) -> CascadeDirection {
    guard call.count > index else { return .topToBottom }
    guard case .call(let name, _, let hasParentheses) = call.expressions[index].kind else {
      throw call.mismatch(index, "a direction")
    }
    let inner = try CallArguments(call.expressions[index])
    if name == "radial" || name == "inverseRadial" {
      try inner.requireCount(2...2)
      let center = Point(x: try inner.number(0), y: try inner.number(1))
      return name == "radial" ? .radial(center) : .inverseRadial(center)
    }
    if let found = CascadeDirection.named.first(where: { $0.name == name }) {
      if hasParentheses { try inner.requireCount(0...0) }
      return found.direction
    }
    let suggestion = NearestName.suggestion(
      name, among: CascadeDirection.named.map(\.name) + ["radial", "inverseRadial"])
    throw ExpressionError(offset: inner.offset, message: "unknown cascade direction '\(name)'\(suggestion)")
  }
}
