import HeroGeometry
import HeroModel

/// A call of a modifier string with typed access to its arguments; what does not fit throws with its place.
struct CallArguments {
  let name: String
  let expressions: [Expression]
  let offset: Int
  /// The look that names of colours follow.
  let appearance: Appearance

  var count: Int { expressions.count }

  init(_ expression: Expression, _ appearance: Appearance = .light) throws(ExpressionError) {
    self.appearance = appearance
    guard case .call(let name, let arguments, _) = expression.kind else {
      throw ExpressionError(offset: expression.offset, message: "expected a name, found \(expression.description)")
    }
    self.name = name
    expressions = arguments
    offset = expression.offset
  }

  /// Checks the number of arguments.
  func requireCount(_ range: ClosedRange<Int>) throws(ExpressionError) {
    guard !range.contains(count) else { return }
    let expected: String
    if range.upperBound == 0 {
      expected = "takes no arguments"
    } else if range.upperBound == .max {
      expected = "needs at least \(Self.counted(range.lowerBound))"
    } else if range.lowerBound == range.upperBound {
      expected = "needs \(Self.counted(range.lowerBound))"
    } else if count < range.lowerBound {
      expected = "needs at least \(Self.counted(range.lowerBound))"
    } else {
      expected = "takes at most \(Self.counted(range.upperBound))"
    }
    // Too many: point at the first needless one.
    let place = count > range.upperBound ? expressions[range.upperBound].offset : offset
    throw ExpressionError(offset: place, message: "'\(name)' \(expected), found \(count)")
  }

  private static func counted(_ count: Int) -> String { count == 1 ? "1 argument" : "\(count) arguments" }

  /// An error about one argument.
  func mismatch(_ index: Int, _ expected: String, advice: (Double) -> String = { _ in "" }) -> ExpressionError {
    guard index < count else {
      return ExpressionError(offset: offset, message: "'\(name)' needs \(expected) as argument \(index + 1)")
    }
    let found: String
    if case .number(let value) = expressions[index].kind {
      found = value.plain + advice(value)
    } else {
      found = expressions[index].description
    }
    return ExpressionError(
      offset: expressions[index].offset,
      message: "'\(name)' expects \(expected) as argument \(index + 1), found \(found)")
  }

  /// A number in a range; the default when the argument is omitted.
  func number(_ index: Int, default value: Double? = nil, _ range: NumberRange = .any) throws(ExpressionError) -> Double
  {
    guard index < count else {
      if let value { return value }
      throw mismatch(index, range.expectation)
    }
    guard case .number(let value) = expressions[index].kind, range.contains(value) else {
      throw mismatch(index, range.expectation, advice: range.advice)
    }
    return value
  }

  /// `true` or `false`; the default when omitted.
  func bool(_ index: Int, default value: Bool) throws(ExpressionError) -> Bool {
    guard index < count else { return value }
    switch expressions[index].kind {
    case .call("true", _, hasParentheses: false): return true
    case .call("false", _, hasParentheses: false): return false
    default: throw mismatch(index, "true or false")
    }
  }

  /// A bare name or a quoted string.
  func word(_ index: Int, _ what: String) throws(ExpressionError) -> String {
    guard index < count else { throw mismatch(index, what) }
    switch expressions[index].kind {
    case .string(let text): return text
    case .call(let name, _, hasParentheses: false): return name
    default: throw mismatch(index, what)
    }
  }

  /// `#RRGGBB`, or a colour's name, bare or quoted.
  func color(_ index: Int) throws(ExpressionError) -> Color {
    guard index < count else { throw mismatch(index, "a colour") }
    if case .color(let color) = expressions[index].kind { return color }
    let name = try word(index, "a colour")
    guard let color = Color(named: name, appearance) else {
      throw ExpressionError(offset: expressions[index].offset, message: NamedColors.problem(name))
    }
    return color
  }
}
