import HeroGeometry
import HeroModel

extension Modifier {
  /// The modifier as a scene's modifier string, which reads back the same (rule S1); in Swift's spelling (scene words W1) where
  /// a colour or a text cannot be said otherwise.
  package var text: String { plainText ?? swiftText }

  /// The text without a third number that counts anyway: `translate(0, -250)`, `scale(2, 3)`.
  package var briefText: String { plainText(isBrief: true) ?? swiftText }

  /// Nil when modifier strings have no word for a part of it.
  fileprivate var plainText: String? { plainText(isBrief: false) }

  private func plainText(isBrief: Bool) -> String? {
    let (name, arguments) = call
    guard let definition else { return nil }
    if let number = definition.single(for: arguments) {
      return ModifierArgument.number(number).texts[0].map { "\(name)(\($0))" }
    }
    // The bare name is Swift's, too.
    if definition.hasVariable, arguments == definition.parameters.compactMap(\.swiftStandard) { return name }
    var texts = arguments.flatMap(\.texts)
    if isBrief, texts.count == 3, let standard = definition.parameters.last?.parts.last?.standard?.texts[0],
      texts[2] == standard
    {
      texts.removeLast()
    }
    let known = texts.compactMap(\.self)
    return known.count == texts.count ? "\(name)(\(known.joined(separator: ", ")))" : nil
  }

  /// With conditions in words, which are read, in place of closures, which are not.
  private var swiftText: String {
    switch self {
    case .when(let condition, let modifiers):
      ".when(\(([condition.swiftText] + modifiers.map(\.swiftText)).joined(separator: ", ")))"
    case .beginWith(let modifiers): ".beginWith(\(modifiers.map(\.swiftText).joined(separator: ", ")))"
    default: swift
    }
  }
}

extension ModifierArgument {
  /// As modifier strings write it, a text for each part; nil for what they have no word for.
  fileprivate var texts: [String?] {
    switch self {
    case .number(let value): [value == .infinity ? "infinity" : value.plain]
    case .point(let point): [point.x.plain, point.y.plain]
    case .size(let size): [size.width.plain, size.height.plain]
    case .rect(let rect): [rect.minX.plain, rect.minY.plain, rect.size.width.plain, rect.size.height.plain]
    case .color(let color): [color.hex]
    case .path(let path): [Self.quoted(path.svg)]
    case .flag(let flag): ["\(flag)"]
    case .text(let text): [Self.quoted(text)]
    case .transform(let transform): transform.elements.map(\.plain)
    case .curve(let points): points.map(\.plain)
    case .direction(.radial(let center)): ["radial(\(center.x.plain), \(center.y.plain))"]
    case .direction(.inverseRadial(let center)): ["inverseRadial(\(center.x.plain), \(center.y.plain))"]
    case .direction(let direction): [CascadeDirection.named.first { $0.direction == direction }?.name]
    case .condition(let condition): [condition.text]
    case .modifiers(let modifiers): modifiers.map(\.plainText)
    }
  }

  /// A text between quotes that it does not hold, for modifier strings have no escapes.
  fileprivate static func quoted(_ text: String) -> String? {
    ["'", "\""].first { !text.contains($0) }.map { "\($0)\(text)\($0)" }
  }
}

extension Condition {
  /// The condition as modifier strings say it; nil when a screen's name cannot be quoted.
  fileprivate var text: String? {
    switch self {
    case .fromScreen(let name): ModifierArgument.quoted(name).map { "fromScreen(\($0))" }
    case .toScreen(let name): ModifierArgument.quoted(name).map { "toScreen(\($0))" }
    case .not(let inner): inner.text.map { "not (\($0))" }
    case .and(let left, let right): left.text.flatMap { left in right.text.map { "(\(left)) and (\($0))" } }
    case .or(let left, let right): left.text.flatMap { left in right.text.map { "(\(left)) or (\($0))" } }
    default: word
    }
  }

  /// The condition as an argument among Swift's.
  fileprivate var swiftText: String {
    switch self {
    case .fromScreen(let name): "fromScreen(\(name.swiftLiteral))"
    case .toScreen(let name): "toScreen(\(name.swiftLiteral))"
    case .not(let inner): "!(\(inner.swiftText))"
    case .and(let left, let right): "(\(left.swiftText)) && (\(right.swiftText))"
    case .or(let left, let right): "(\(left.swiftText)) || (\(right.swiftText))"
    default: word
    }
  }
}
