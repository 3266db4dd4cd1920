import HeroGeometry

/// The two closures that Swift spelling knows: a path built step by step, and a target state's anchor point.
enum SwiftClosures {
  /// How far a control point lies from the corner of a quarter circle, in radii. Source: the usual cubic approximation, 4/3·(√2 − 1).
  private static let arc = 4.0 / 3 * (2.0.squareRoot() - 1)

  /// `HeroModifier { $0.anchorPoint = CGPoint(x: …, y: …) }`, which has no modifier of its own in Hero.
  static func stateModifier(_ value: SwiftExpression) throws(ExpressionError) -> Expression {
    guard case .closure(let tokens, isCalled: false) = value.kind else {
      throw ExpressionError(offset: value.offset, message: "expected a closure, found \(value.description)")
    }
    var parser = SwiftParser(tokens)
    let state = try parser.name()
    if parser.token.kind == .name("in") {
      _ = try parser.name()
      guard try parser.name() == state else { throw parser.error("expected '\(state)'") }
    }
    try parser.expect(".")
    guard parser.token.kind == .name("anchorPoint") else {
      throw parser.error("of a target state only anchorPoint can be set; everything else has a modifier")
    }
    _ = try parser.name()
    try parser.expect("=")
    let point = try SwiftValues.point(try parser.expression(depth: 0))
    try parser.requireEnd()
    let numbers = [point.x, point.y].map { Expression(kind: .number($0), offset: value.offset) }
    return Expression(kind: .call("anchorPoint", numbers, hasParentheses: true), offset: value.offset)
  }

  /// `CGPath(rect:transform:)` and its kin, `UIBezierPath(rect:).cgPath` and its kin, or a closure that fills a `CGMutablePath`.
  ///
  /// A rounded rectangle's corners are circular here, also UIBezierPath's, which UIKit makes a little smoother.
  static func path(_ value: SwiftExpression) throws(ExpressionError) -> Path {
    switch value.kind {
    case .closure(let tokens, isCalled: true): return try built(tokens)
    case .member(let base?, "cgPath", nil): return try path(base)
    case .member(nil, let name, let arguments?) where name == "CGPath" || name == "UIBezierPath":
      let labels = arguments.map { $0.label ?? "_" }
      guard let first = arguments.first?.value else { break }
      switch labels.first {
      case "rect": return rectangle(try SwiftValues.rect(first))
      case "ovalIn", "ellipseIn":
        let rect = try SwiftValues.rect(first)
        return rounded(rect, Size(width: rect.size.width / 2, height: rect.size.height / 2))
      case "roundedRect" where arguments.count > 1:
        let width = try SwiftValues.number(arguments[1].value)
        let height = labels.contains("cornerHeight") ? try SwiftValues.number(arguments[2].value) : width
        return rounded(try SwiftValues.rect(first), Size(width: width, height: height))
      default: break
      }
    default: break
    }
    throw ExpressionError(
      offset: value.offset,
      message: "expected CGPath(rect: …, transform: nil), UIBezierPath(roundedRect: …, cornerRadius: …).cgPath or "
        + "{ let path = CGMutablePath(); … return path }(), found \(value.description)")
  }

  private static func rectangle(_ rect: Rect) -> Path {
    Path(elements: [
      .move(Point(x: rect.minX, y: rect.minY)), .line(Point(x: rect.maxX, y: rect.minY)),
      .line(Point(x: rect.maxX, y: rect.maxY)), .line(Point(x: rect.minX, y: rect.maxY)), .close,
    ])
  }

  /// A rectangle with quarter ellipses at its corners.
  private static func rounded(_ rect: Rect, _ radius: Size) -> Path {
    let rx = min(max(radius.width, 0), rect.size.width / 2)
    let ry = min(max(radius.height, 0), rect.size.height / 2)
    guard rx > 0, ry > 0 else { return rectangle(rect) }
    let (kx, ky) = (rx * (1 - arc), ry * (1 - arc))
    func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
    return Path(elements: [
      .move(point(rect.minX + rx, rect.minY)), .line(point(rect.maxX - rx, rect.minY)),
      .cubic(
        control1: point(rect.maxX - kx, rect.minY), control2: point(rect.maxX, rect.minY + ky),
        end: point(rect.maxX, rect.minY + ry)),
      .line(point(rect.maxX, rect.maxY - ry)),
      .cubic(
        control1: point(rect.maxX, rect.maxY - ky), control2: point(rect.maxX - kx, rect.maxY),
        end: point(rect.maxX - rx, rect.maxY)),
      .line(point(rect.minX + rx, rect.maxY)),
      .cubic(
        control1: point(rect.minX + kx, rect.maxY), control2: point(rect.minX, rect.maxY - ky),
        end: point(rect.minX, rect.maxY - ry)),
      .line(point(rect.minX, rect.minY + ry)),
      .cubic(
        control1: point(rect.minX, rect.minY + ky), control2: point(rect.minX + kx, rect.minY),
        end: point(rect.minX + rx, rect.minY)),
      .close,
    ])
  }

  /// `let path = CGMutablePath(); path.move(to: …); … return path`
  private static func built(_ tokens: [SwiftToken]) throws(ExpressionError) -> Path {
    var parser = SwiftParser(tokens)
    guard try parser.name() == "let" else { throw parser.error("expected 'let path = CGMutablePath()'") }
    let name = try parser.name()
    try parser.expect("=")
    guard try parser.name() == "CGMutablePath" else { throw parser.error("expected 'CGMutablePath()'") }
    try parser.expect("(")
    try parser.expect(")")
    var path = Path()
    while true {
      while parser.accept(";") {}
      let word = parser.token
      let first = try parser.name()
      if first == "return" {
        guard try parser.name() == name else { throw parser.error("expected 'return \(name)'") }
        try parser.requireEnd()
        return path
      }
      guard first == name else {
        throw ExpressionError(offset: word.offset, message: "expected '\(name).' or 'return \(name)'")
      }
      try parser.expect(".")
      path.elements.append(try element(&parser))
    }
  }

  private static func element(_ parser: inout SwiftParser) throws(ExpressionError) -> Path.Element {
    let start = parser.token
    let name = try parser.name()
    let arguments = try parser.argumentsInParentheses(depth: 0) ?? []
    var points: [Point] = []
    for argument in arguments { points.append(try SwiftValues.point(argument.value)) }
    switch (name, arguments.map { $0.label ?? "_" }) {
    case ("move", ["to"]): return .move(points[0])
    case ("addLine", ["to"]): return .line(points[0])
    case ("addQuadCurve", ["to", "control"]): return .quad(control: points[1], end: points[0])
    case ("addCurve", ["to", "control1", "control2"]):
      return .cubic(control1: points[1], control2: points[2], end: points[0])
    case ("closeSubpath", []): return .close
    default:
      throw ExpressionError(
        offset: start.offset,
        message:
          "expected move(to:), addLine(to:), addQuadCurve(to:control:), addCurve(to:control1:control2:) or closeSubpath()"
      )
    }
  }
}
