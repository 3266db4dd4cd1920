import HeroControls
import HeroGeometry
import HeroModel
import HeroTimeline

/// The values of UIKit's and Core Animation's types that Swift spelling can name: literals, initialisers, constants.
enum SwiftValues {
  private static func mismatch(_ value: SwiftExpression, _ expected: String) -> ExpressionError {
    var message = "expected \(expected), found \(value.description)"
    if case .member(nil, let name, nil) = value.kind { message += "; a scene does not know the app's '\(name)'" }
    return ExpressionError(offset: value.offset, message: message)
  }

  private static let numberTypes = ["CGFloat", "Double", "Float", "TimeInterval", "Int"]

  /// A number: literals, arithmetic, `.pi`, `.infinity`, `CGFloat(1)`.
  static func number(_ value: SwiftExpression) throws(ExpressionError) -> Double {
    switch value.kind {
    case .number(let number): return number
    case .binary(let mark, let left, let right) where "+-*/".contains(mark):
      return try Arithmetic.result(mark, try number(left), try number(right), at: value.offset)
    case .member(nil, let name, let arguments?) where numberTypes.contains(name) && arguments.count == 1:
      return try number(arguments[0].value)
    case .member(let base, let name, nil):
      let constants = ["pi": Double.pi, "infinity": .infinity, "zero": 0]
      guard let constant = constants[name] else {
        if base == nil, name == "M_PI" { return .pi }
        throw mismatch(value, "a number")
      }
      try SwiftReader.requireBase(base, numberTypes)
      return constant
    default: throw mismatch(value, "a number")
    }
  }

  /// `true` or `false`.
  static func flag(_ value: SwiftExpression) throws(ExpressionError) -> Bool {
    switch value.kind {
    case .member(nil, "true", nil): return true
    case .member(nil, "false", nil): return false
    default: throw mismatch(value, "true or false")
    }
  }

  /// A string literal.
  static func text(_ value: SwiftExpression) throws(ExpressionError) -> String {
    guard case .string(let text) = value.kind else { throw mismatch(value, "a string in \"…\"") }
    return text
  }

  /// The numbers of `Type(label: …)` or `.init(label: …)`; nil when the value is something else.
  private static func numbers(
    _ value: SwiftExpression, _ type: String, _ labels: [String?]
  ) throws(ExpressionError) -> [Double]? {
    guard case .member(let base, let name, let arguments?) = value.kind, name == type || name == "init" else {
      return nil
    }
    if name == "init" { try SwiftReader.requireBase(base, [type]) }
    let text = labels.map { "\($0 ?? "_"): CGFloat" }.joined(separator: "; ")
    let given = try SwiftSignature("\(type)(\(text))").match(arguments, at: value.offset)
    var result: [Double] = []
    for argument in given { result.append(try number(argument[0])) }
    return result
  }

  /// Whether a value is `.zero` of a type.
  private static func isZero(_ value: SwiftExpression, _ type: String) throws(ExpressionError) -> Bool {
    guard case .member(let base, "zero", nil) = value.kind else { return false }
    try SwiftReader.requireBase(base, [type])
    return true
  }

  /// `CGPoint(x:y:)`, `.zero`.
  static func point(_ value: SwiftExpression) throws(ExpressionError) -> Point {
    if try isZero(value, "CGPoint") { return .zero }
    guard let n = try numbers(value, "CGPoint", ["x", "y"]) else { throw mismatch(value, "CGPoint(x: …, y: …)") }
    return Point(x: n[0], y: n[1])
  }

  /// `CGSize(width:height:)`, `.zero`.
  static func size(_ value: SwiftExpression) throws(ExpressionError) -> Size {
    if try isZero(value, "CGSize") { return Size(width: 0, height: 0) }
    guard let n = try numbers(value, "CGSize", ["width", "height"]) else {
      throw mismatch(value, "CGSize(width: …, height: …)")
    }
    return Size(width: n[0], height: n[1])
  }

  /// `CGRect(x:y:width:height:)`, `CGRect(origin:size:)`, `.zero`.
  static func rect(_ value: SwiftExpression) throws(ExpressionError) -> Rect {
    if try isZero(value, "CGRect") { return Rect(x: 0, y: 0, width: 0, height: 0) }
    if case .member(_, _, let arguments?) = value.kind, arguments.map(\.label) == ["origin", "size"] {
      return Rect(origin: try point(arguments[0].value), size: try size(arguments[1].value))
    }
    guard let n = try numbers(value, "CGRect", ["x", "y", "width", "height"]) else {
      throw mismatch(value, "CGRect(x: …, y: …, width: …, height: …)")
    }
    return Rect(x: n[0], y: n[1], width: n[2], height: n[3])
  }

  /// `.easeOut`, `CAMediaTimingFunction(controlPoints: …)`, `CAMediaTimingFunction(name: .easeOut)`: four control points.
  static func timing(_ value: SwiftExpression) throws(ExpressionError) -> [Double] {
    let type = "CAMediaTimingFunction"
    if case .member(_, _, let arguments?) = value.kind {
      if arguments.count == 1, arguments[0].label == "name" {
        return try timing(named: arguments[0].value, [type + "Name"])
      }
      if let numbers = try numbers(value, type, ["controlPoints", nil, nil, nil]) { return numbers }
    }
    return try timing(named: value, [type])
  }

  private static func timing(named value: SwiftExpression, _ types: [String]) throws(ExpressionError) -> [Double] {
    guard case .member(let base, let name, nil) = value.kind else { throw mismatch(value, "a timing function") }
    try SwiftReader.requireBase(base, types)
    // Core Animation's own names of what Hero calls easeInOut, and of its default (fact sheet 1.1).
    if name == "default" { return [0.25, 0.1, 0.25, 1] }
    let found = try TimingFunction.named(name == "easeInEaseOut" ? "easeInOut" : name, at: value.offset)
    return found.controlPoints
  }

  /// `UIColor.red`, `UIColor(red:green:blue:alpha:)` and its kin, `.withAlphaComponent(_:)`, `#colorLiteral(…)`, `.cgColor`.
  static func color(_ value: SwiftExpression) throws(ExpressionError) -> Color {
    guard case .member(let base, let name, let arguments) = value.kind else { throw mismatch(value, "a UIColor") }
    if let base, name == "cgColor", arguments == nil { return try color(base) }
    if let base, name == "withAlphaComponent", let arguments, arguments.count == 1 {
      return try color(base).withAlpha(try number(arguments[0].value))
    }
    if name == "UIColor" || name == "#colorLiteral" || name == "init" {
      for labels in [
        ["red", "green", "blue", "alpha"], ["white", "alpha"], ["hue", "saturation", "brightness", "alpha"],
      ]
      where arguments?.map(\.label) == labels {
        guard let n = try numbers(value, name, labels) else { break }
        switch n.count {
        case 2: return Color(red: n[0], green: n[0], blue: n[0], alpha: n[1])
        default:
          return labels[0] == "red"
            ? Color(red: n[0], green: n[1], blue: n[2], alpha: n[3])
            : Color(hue: n[0], saturation: n[1], brightness: n[2], alpha: n[3])
        }
      }
      throw mismatch(
        value, "UIColor(red: …, green: …, blue: …, alpha: …), UIColor(white: …, alpha: …) or a colour's name")
    }
    guard arguments == nil else { throw mismatch(value, "a UIColor") }
    try SwiftReader.requireBase(base, ["UIColor"])
    guard let found = SystemColor.color(name, isDark: false) else {
      let suggestion = NearestName.suggestion(name, among: SystemColor.names)
      throw ExpressionError(offset: value.offset, message: "unknown UIColor '\(name)'\(suggestion)")
    }
    return found
  }

  /// `CATransform3DMake…`, `CATransform3DTranslate(t, …)` and its kin, `CATransform3DIdentity`, `CATransform3D(m11: …, … m44: …)`.
  static func transform(_ value: SwiftExpression) throws(ExpressionError) -> Transform3D {
    guard case .member(_, let name, let arguments) = value.kind else { throw mismatch(value, "a CATransform3D") }
    if arguments == nil, name == "CATransform3DIdentity" || name == "identity" { return .identity }
    let elements = (1...4).flatMap { row in (1...4).map { "m\(row)\($0)" } }
    if let n = try numbers(value, "CATransform3D", elements) { return Transform3D(elements: n) ?? .identity }
    guard let arguments else { throw mismatch(value, "a CATransform3D") }
    var values: [Double] = []
    let isMade = name.hasPrefix("CATransform3DMake")
    if name == "CATransform3DConcat", arguments.count == 2 {
      return try transform(arguments[0].value) * (try transform(arguments[1].value))
    }
    for argument in arguments.dropFirst(isMade ? 0 : 1) { values.append(try number(argument.value)) }
    let start = isMade || arguments.isEmpty ? Transform3D.identity : try transform(arguments[0].value)
    switch (name.dropFirst(isMade ? 17 : 13), values.count) {
    case ("Translation", 3), ("Translate", 3): return start.translated(x: values[0], y: values[1], z: values[2])
    case ("Scale", 3): return start.scaled(x: values[0], y: values[1], z: values[2])
    case ("Rotation", 4), ("Rotate", 4):
      return start.rotated(angle: values[0], x: values[1], y: values[2], z: values[3])
    default: throw mismatch(value, "a CATransform3D")
    }
  }

  /// A condition of `when` in the words of modifier strings; closures cannot be read.
  static func condition(_ value: SwiftExpression) throws(ExpressionError) -> Expression {
    func at(_ kind: Expression.Kind) -> Expression { Expression(kind: kind, offset: value.offset) }
    switch value.kind {
    case .closure:
      throw ExpressionError(
        offset: value.offset,
        message:
          "a closure cannot be read; write when(condition, …), as in when(isMatched and not isPresenting, .fade); "
          + "fromScreen(name) and toScreen(name) ask for the screens"
      )
    case .not(let inner): return at(.not(try condition(inner)))
    case .binary("&&", let left, let right): return at(.and(try condition(left), try condition(right)))
    case .binary("||", let left, let right): return at(.or(try condition(left), try condition(right)))
    case .member(nil, let name, let arguments):
      var words: [Expression] = []
      for argument in arguments ?? [] {
        switch argument.value.kind {
        case .string(let text): words.append(Expression(kind: .string(text), offset: argument.offset))
        case .member(nil, let name, nil):
          words.append(Expression(kind: .call(name, [], hasParentheses: false), offset: argument.offset))
        default: throw mismatch(argument.value, "a screen's name")
        }
      }
      return at(.call(name, words, hasParentheses: arguments != nil))
    default: throw mismatch(value, "a condition such as isMatched")
    }
  }
}
