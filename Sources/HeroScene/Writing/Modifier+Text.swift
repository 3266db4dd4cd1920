import HeroGeometry
import HeroModel

extension Modifier {
  /// The modifier as a scene's modifier string, which reads back the same (rule S1); in Swift's spelling (scene words W1) where
  /// a colour or a text cannot be said otherwise.
  public var text: String { plainText ?? swiftText }

  /// Nil when modifier strings have no word for a part of it.
  private var plainText: String? {
    switch self {
    case .when(let condition, let modifiers):
      return Self.call("when", [condition.text] + modifiers.map(\.plainText))
    case .beginWith(let modifiers):
      return Self.call("beginWith", modifiers.map(\.plainText))
    default:
      // The table of Hero's declarations knows the order of arguments and their defaults.
      guard let calls = try? SwiftReader.modifiers(swift), calls.count == 1 else { return nil }
      return calls[0].plainText
    }
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

  private static func call(_ name: String, _ arguments: [String?]) -> String? {
    let texts = arguments.compactMap(\.self)
    return texts.count == arguments.count ? "\(name)(\(texts.joined(separator: ", ")))" : nil
  }
}

extension Condition {
  /// The condition as modifier strings say it; nil when a screen's name cannot be quoted.
  fileprivate var text: String? {
    switch self {
    case .fromScreen(let name): Expression.quoted(name).map { "fromScreen(\($0))" }
    case .toScreen(let name): Expression.quoted(name).map { "toScreen(\($0))" }
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

  private var word: String {
    switch self {
    case .isMatched: "isMatched"
    case .isAncestorViewMatched: "isAncestorViewMatched"
    case .isPresenting: "isPresenting"
    case .isAppearing: "isAppearing"
    case .isInTabbarController: "isInTabbarController"
    case .isInNavbarController: "isInNavbarController"
    case .constant(let value): "\(value)"
    case .fromScreen, .toScreen, .not, .and, .or: ""
    }
  }
}

extension Expression {
  /// The expression as a part of a modifier string; nil when it has no spelling there.
  fileprivate var plainText: String? {
    switch kind {
    case .number(let value): return SceneReader.text(value)
    case .string(let text): return Self.quoted(text)
    case .color(let color): return color.hex
    case .call(let name, let arguments, _):
      if arguments.isEmpty { return name }
      let texts = arguments.compactMap(\.plainText)
      return texts.count == arguments.count ? "\(name)(\(texts.joined(separator: ", ")))" : nil
    case .value, .not, .and, .or: return nil
    }
  }

  /// A text between quotes that it does not hold, for modifier strings have no escapes.
  fileprivate static func quoted(_ text: String) -> String? {
    ["'", "\""].first { !text.contains($0) }.map { "\($0)\(text)\($0)" }
  }
}

extension Color {
  /// `#rrggbb` or `#rrggbbaa` that reads back the same; nil for a colour between their steps.
  var hex: String? {
    var text = "#"
    for component in alpha == 1 ? [red, green, blue] : [red, green, blue, alpha] {
      let byte = (component * 255).rounded()
      guard (0...255).contains(byte), byte / 255 == component else { return nil }
      let digits = String(Int(byte), radix: 16)
      text += digits.count == 1 ? "0" + digits : digits
    }
    return text
  }
}
