import HeroControls
import HeroGeometry
import HeroModel
import HeroTimeline

/// Turns Swift spelling (scene words W1) into the calls of modifier strings, whose reader checks values and ranges.
enum SwiftReader {
  /// The modifiers of an array literal, or of its elements without brackets, as entries of a modifier string.
  static func modifiers(_ text: String) throws(ExpressionError) -> [Expression] {
    try modifiers(try SwiftParser.list(text))
  }

  /// A `HeroDefaultAnimationType` as the call that scenes write.
  static func animation(_ text: String) throws(ExpressionError) -> Expression {
    try animation(try SwiftParser.single(text))
  }

  private static func modifiers(_ elements: [SwiftExpression]) throws(ExpressionError) -> [Expression] {
    var result: [Expression] = []
    for element in elements {
      if case .array(let inner) = element.kind {
        result += try modifiers(inner)
      } else {
        result.append(try modifier(element))
      }
    }
    return result
  }

  private static func modifier(_ value: SwiftExpression) throws(ExpressionError) -> Expression {
    if case .member(nil, "HeroModifier", let arguments?) = value.kind, arguments.count == 1 {
      return try SwiftClosures.stateModifier(arguments[0].value)
    }
    if case .member(.some(let base), _, _) = value.kind, case .member(_, let name, _) = base.kind,
      SwiftSignature.modifiers.contains(where: { $0.name == name })
    {
      throw ExpressionError(offset: value.offset, message: "the modifiers of an array are separated by ','")
    }
    let call = try named(value, of: ["HeroModifier"], what: "a modifier", among: SwiftSignature.modifiers)
    return Expression(
      kind: .call(call.signature.name, try plain(call.values, of: call.signature), hasParentheses: true),
      offset: value.offset)
  }

  private static func animation(_ value: SwiftExpression) throws(ExpressionError) -> Expression {
    let call = try named(
      value, of: ["HeroDefaultAnimationType"], what: "an animation type", among: SwiftSignature.animations)
    return Expression(
      kind: .call(
        call.signature.name, try plain(call.values, of: call.signature), hasParentheses: !call.values.isEmpty),
      offset: value.offset)
  }

  /// A member of a type, its declaration and the values of its parameters.
  static func named(
    _ value: SwiftExpression, of types: [String], what: String, among signatures: [SwiftSignature]
  ) throws(ExpressionError) -> (signature: SwiftSignature, values: [[SwiftExpression]]) {
    guard case .member(let base, let name, let arguments) = value.kind else {
      throw ExpressionError(offset: value.offset, message: "expected \(what), found \(value.description)")
    }
    try requireBase(base, types)
    guard let signature = SwiftSignature.choose(name, arguments, among: signatures) else {
      let suggestion = NearestName.suggestion(name, among: signatures.map(\.name))
      throw ExpressionError(offset: value.offset, message: "unknown \(what.afterArticle) '\(name)'\(suggestion)")
    }
    guard arguments != nil || signature.isVariable else {
      throw ExpressionError(
        offset: value.offset, message: "'\(name)' needs parentheses; it is \(signature.declaration)")
    }
    return (signature, try signature.match(arguments ?? [], at: value.offset))
  }

  /// A member's base must be one of its type's names, or missing.
  static func requireBase(_ base: SwiftExpression?, _ types: [String]) throws(ExpressionError) {
    guard let base else { return }
    if case .member(_, let name, nil) = base.kind, types.contains(name) { return }
    throw ExpressionError(
      offset: base.offset,
      message: "\(base.description) is not known in a scene; expected \(types[0]) or a leading dot")
  }

  /// The arguments of a modifier string for the values of a declaration's parameters.
  private static func plain(
    _ values: [[SwiftExpression]], of signature: SwiftSignature
  ) throws(ExpressionError) -> [Expression] {
    var result: [Expression] = []
    for (parameter, given) in zip(signature.parameters, values) {
      if given.isEmpty, let standard = parameter.standard {
        result += try plain(try SwiftParser.single(standard), as: parameter.type)
      }
      for value in given { result += try plain(value, as: parameter.type) }
    }
    return result
  }

  /// One value as arguments of a modifier string.
  private static func plain(_ value: SwiftExpression, as type: SwiftType) throws(ExpressionError) -> [Expression] {
    func at(_ kind: Expression.Kind) -> Expression { Expression(kind: kind, offset: value.offset) }
    switch type {
    case .number, .seconds, .float: return [number(try SwiftValues.number(value), at: value.offset)]
    case .point:
      let point = try SwiftValues.point(value)
      return [at(.number(point.x)), at(.number(point.y))]
    case .size:
      let size = try SwiftValues.size(value)
      return [at(.number(size.width)), at(.number(size.height))]
    case .rect:
      let rect = try SwiftValues.rect(value)
      return [rect.minX, rect.minY, rect.size.width, rect.size.height].map { at(.number($0)) }
    case .color:
      let color = try SwiftValues.color(value)
      // UIColor.systemRed follows the look, which is not known here.
      if case .member(_, let name, nil) = value.kind, SystemColor.adaptiveNames.contains(name) {
        return [at(.call(name, [], hasParentheses: false))]
      }
      return [at(.color(color))]
    case .flag: return [at(.call(try SwiftValues.flag(value) ? "true" : "false", [], hasParentheses: false))]
    case .text: return [at(.string(try SwiftValues.text(value)))]
    case .timing: return try SwiftValues.timing(value).map { at(.number($0)) }
    case .transform: return try SwiftValues.transform(value).elements.map { at(.number($0)) }
    case .path: return [at(.string(try SwiftClosures.path(value).svg))]
    case .cascadeDirection:
      let call = try named(
        value, of: ["CascadeDirection"], what: "a cascade direction", among: SwiftSignature.cascadeDirections)
      return [
        at(
          .call(call.signature.name, try plain(call.values, of: call.signature), hasParentheses: !call.values.isEmpty))
      ]
    case .modifier: return [try modifier(value)]
    case .modifiers:
      guard case .array(let elements) = value.kind else {
        throw ExpressionError(
          offset: value.offset, message: "expected an array of modifiers, found \(value.description)")
      }
      return try modifiers(elements)
    case .condition: return [try SwiftValues.condition(value)]
    case .animationDirection:
      guard case .member(let base, let name, nil) = value.kind else {
        throw ExpressionError(offset: value.offset, message: "expected a direction, found \(value.description)")
      }
      try requireBase(base, ["HeroDefaultAnimationType.Direction", "Direction"])
      return [at(.call(name, [], hasParentheses: false))]
    case .animation: return [try animation(value)]
    }
  }

  private static func number(_ value: Double, at offset: Int) -> Expression {
    Expression(
      kind: value == .infinity ? .call("infinity", [], hasParentheses: false) : .number(value), offset: offset)
  }
}

extension String {
  /// Without its article.
  fileprivate var afterArticle: Substring { split(separator: " ", maxSplits: 1).last ?? "" }
}
