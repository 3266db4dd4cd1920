import HeroCatalog
import HeroGeometry
import HeroModel
import HeroTimeline

/// Reads modifier strings (rules S1–S4), or Hero's Swift in their place (scene words W1), into typed modifiers.
enum ModifierSyntax {
  /// A modifier and where it begins.
  struct Entry: Equatable {
    var modifier: Modifier
    var offset: Int
  }

  /// The modifiers of a string, in order; names of colours follow a look.
  static func entries(_ text: String, _ appearance: Appearance = .light) throws(ExpressionError) -> [Entry] {
    var entries: [Entry] = []
    let isSwift = SwiftParser.isSwift(text, dotTells: true)
    for expression in isSwift ? try SwiftReader.modifiers(text) : try ExpressionParser.list(text) {
      entries.append(Entry(modifier: try modifier(expression, appearance), offset: expression.offset))
    }
    return entries
  }

  /// Every name with the number of arguments that it takes.
  static let counts: [(name: String, count: ClosedRange<Int>)] =
    [("fade", 0...0), ("forceNonFade", 0...0)] + ModifierForm.all.map { ($0.name, $0.count) } + [
      ("transform", 16...16), ("perspective", 1...1), ("scale", 0...3), ("translate", 0...3), ("rotate", 0...3),
      ("duration", 1...1), ("durationMatchLongest", 0...0), ("delay", 1...1), ("timingFunction", 1...4),
      ("spring", 0...2), ("source", 1...1), ("arc", 0...1), ("cascade", 0...3), ("when", 2...Int.max),
      ("whenMatched", 1...Int.max), ("whenPresenting", 1...Int.max), ("whenDismissing", 1...Int.max),
      ("whenAppearing", 1...Int.max), ("whenDisappearing", 1...Int.max), ("beginWith", 1...Int.max),
      ("useGlobalCoordinateSpace", 0...0), ("ignoreSubviewModifiers", 0...1), ("useOptimizedSnapshot", 0...0),
      ("useNormalSnapshot", 0...0), ("useLayerRenderSnapshot", 0...0), ("useNoSnapshot", 0...0),
      ("forceAnimate", 0...0), ("useScaleBasedSizeChange", 0...0), ("autolayout", 0...0),
    ]

  static func modifier(_ expression: Expression, _ appearance: Appearance) throws(ExpressionError) -> Modifier {
    let call = try CallArguments(expression, appearance)
    guard let known = counts.first(where: { $0.name == call.name }) else {
      throw ExpressionError(
        offset: call.offset,
        message: "unknown modifier '\(call.name)'\(NearestName.suggestion(call.name, among: counts.map(\.name)))")
    }
    if let inner = timingOfItsOwn(call) {
      throw ExpressionError(
        offset: inner.offset, message: "'\(call.name)' cannot hold \(inner.description): \(SceneReader.oneTiming)")
    }
    try call.requireCount(known.count)
    if let form = ModifierForm.byName[call.name] { return try form.read(call) }
    if let modifier = try transformModifier(call) { return modifier }
    if let modifier = try timeModifier(call) { return modifier }
    return try structureModifier(call)
  }

  /// The names of rule M3.
  private static let timings = ["duration", "durationMatchLongest", "delay", "timingFunction", "spring"]

  /// A modifier inside of a timing, or a timing inside of a modifier, as for timing one property alone; nil when there is none.
  private static func timingOfItsOwn(_ call: CallArguments) -> Expression? {
    guard call.name != "beginWith", !call.name.hasPrefix("when") else { return nil }
    return call.expressions.first { argument in
      guard case .call(let name, _, let hasParentheses) = argument.kind else { return false }
      if timings.contains(call.name) { return counts.contains { $0.name == name } }
      return hasParentheses && timings.contains(name)
    }
  }

  /// Rule M2; one number scales x and y, or turns about z (rule S3).
  private static func transformModifier(_ call: CallArguments) throws(ExpressionError) -> Modifier? {
    switch call.name {
    case "transform": return Transform3D(elements: try call.numbers()).map { .transform($0) }
    case "perspective":
      let distance = try call.number(0)
      guard distance != 0, (1 / distance).isFinite else { throw call.mismatch(0, "a number other than 0") }
      return .perspective(distance)
    case "scale":
      let x = try call.number(0, default: 1)
      return .scale(
        x: x, y: try call.number(1, default: call.count == 1 ? x : 1), z: try call.number(2, default: 1))
    case "translate":
      return .translate(
        x: try call.number(0, default: 0), y: try call.number(1, default: 0), z: try call.number(2, default: 0))
    case "rotate":
      if call.count == 1 { return .rotate(x: 0, y: 0, z: try call.number(0)) }
      return .rotate(
        x: try call.number(0, default: 0), y: try call.number(1, default: 0), z: try call.number(2, default: 0))
    default: return nil
    }
  }

  /// Rule M3.
  private static func timeModifier(_ call: CallArguments) throws(ExpressionError) -> Modifier? {
    switch call.name {
    case "duration":
      if case .call("infinity", _, hasParentheses: false) = call.expressions[0].kind { return .duration(.infinity) }
      return .duration(try call.number(0))
    case "durationMatchLongest": return .duration(.infinity)
    case "delay": return .delay(try call.number(0))
    case "spring":
      return .spring(
        stiffness: try call.number(0, default: 250, .positive), damping: try call.number(1, default: 30, .positive))
    case "timingFunction":
      if call.count == 1 { return try namedTimingFunction(call) }
      try call.requireCount(4...4)
      return .timingFunction(
        try call.number(0, .unit), try call.number(1), try call.number(2, .unit), try call.number(3))
    default: return nil
    }
  }

  /// Rules M4 to M7, and what takes no arguments.
  private static func structureModifier(_ call: CallArguments) throws(ExpressionError) -> Modifier {
    switch call.name {
    case "fade": return .fade
    case "forceNonFade": return .forceNonFade
    case "source":
      let id = try call.word(0, "a heroID")
      guard !id.isEmpty else { throw call.mismatch(0, "a heroID that is not empty") }
      return .source(id)
    case "arc": return .arc(try call.number(0, default: 1))
    case "cascade":
      return .cascade(
        delta: try call.number(0, default: 0.02), direction: try cascadeDirection(call),
        delayMatchedViews: try call.bool(2, default: false))
    case "when":
      return .when(
        try ConditionSyntax.condition(call.expressions[0]), try modifiers(call.expressions.dropFirst(), call.appearance)
      )
    case "whenMatched": return .when(.isMatched, try modifiers(call.expressions[...], call.appearance))
    case "whenPresenting": return .when(.isPresenting, try modifiers(call.expressions[...], call.appearance))
    case "whenDismissing": return .when(.not(.isPresenting), try modifiers(call.expressions[...], call.appearance))
    case "whenAppearing": return .when(.isAppearing, try modifiers(call.expressions[...], call.appearance))
    case "whenDisappearing": return .when(.not(.isAppearing), try modifiers(call.expressions[...], call.appearance))
    case "beginWith": return .beginWith(try modifiers(call.expressions[...], call.appearance))
    case "useGlobalCoordinateSpace": return .useGlobalCoordinateSpace
    case "ignoreSubviewModifiers": return .ignoreSubviewModifiers(recursive: try call.bool(0, default: false))
    case "useOptimizedSnapshot": return .snapshot(.optimized)
    case "useNormalSnapshot": return .snapshot(.normal)
    case "useLayerRenderSnapshot": return .snapshot(.layerRender)
    case "useNoSnapshot": return .snapshot(.noSnapshot)
    case "forceAnimate": return .forceAnimate
    case "useScaleBasedSizeChange": return .useScaleBasedSizeChange
    case "autolayout": return .autolayout
    default: throw ExpressionError(offset: call.offset, message: "unknown modifier '\(call.name)'")
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

  /// `overlay(r, g, b, a)`, an opaque colour at opacity a, white at 1 by default (rule S3); or `overlay(color, opacity)`.
  static func overlay(_ call: CallArguments) throws(ExpressionError) -> Modifier {
    if let first = call.expressions.first {
      if case .number = first.kind {
      } else {
        let color = try call.color(0)
        try call.requireCount(1...2)
        return .overlay(color, opacity: try call.number(1, default: 1, .unit))
      }
    }
    let color = Color(
      red: try call.number(0, default: 1, .unit), green: try call.number(1, default: 1, .unit),
      blue: try call.number(2, default: 1, .unit))
    return .overlay(color, opacity: try call.number(3, default: 1, .unit))
  }

  /// A quoted SVG path.
  static func shadowPath(_ call: CallArguments) throws(ExpressionError) -> Path {
    guard case .string(let text) = call.expressions[0].kind else { throw call.mismatch(0, "a quoted SVG path") }
    do {
      return try Path(svg: text)
    } catch {
      throw ExpressionError(
        offset: call.expressions[0].offset + 1 + error.offset, message: "in the path: \(error.message)")
    }
  }

  private static func namedTimingFunction(_ call: CallArguments) throws(ExpressionError) -> Modifier {
    let name = try call.word(0, "a timing function's name")
    return .timing(try TimingFunction.named(name, at: call.expressions[0].offset))
  }

  private static func cascadeDirection(_ call: CallArguments) throws(ExpressionError) -> CascadeDirection {
    guard call.count > 1 else { return .topToBottom }
    let plain: [(String, CascadeDirection)] = [
      ("topToBottom", .topToBottom), ("bottomToTop", .bottomToTop), ("leftToRight", .leftToRight),
      ("rightToLeft", .rightToLeft), ("leadingToTrailing", .leadingToTrailing),
      ("trailingToLeading", .trailingToLeading),
    ]
    guard case .call(let name, _, let hasParentheses) = call.expressions[1].kind else {
      throw call.mismatch(1, "a direction")
    }
    let inner = try CallArguments(call.expressions[1])
    if name == "radial" || name == "inverseRadial" {
      try inner.requireCount(2...2)
      let center = try inner.point(0)
      return name == "radial" ? .radial(center) : .inverseRadial(center)
    }
    if let found = plain.first(where: { $0.0 == name }) {
      if hasParentheses { try inner.requireCount(0...0) }
      return found.1
    }
    let suggestion = NearestName.suggestion(name, among: plain.map(\.0) + ["radial", "inverseRadial"])
    throw ExpressionError(offset: inner.offset, message: "unknown cascade direction '\(name)'\(suggestion)")
  }
}
