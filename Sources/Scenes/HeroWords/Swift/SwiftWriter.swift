import HeroControls
import HeroGeometry
import HeroModel
import HeroTimeline

extension Modifier {
  /// The modifier as Swift that compiles with Hero 1.6.4 (`autolayout`, which is not `isHeros`, with SDOSHero), with a leading dot (scene words W1).
  ///
  /// Numbers are the shortest that read back the same. Conditions become closures, which scenes do not read.
  package var swift: String {
    let (name, arguments) = call
    guard let definition else { return ".\(name)" }
    if definition.isField {
      return "HeroModifier { $0.\(name) = \(arguments.map(\.swift).joined(separator: ", ")) }"
    }
    if case .when(let condition, let modifiers) = self,
      let word = ModifierDefinition.all.first(where: { $0.condition == condition })
    {
      return ".\(word.name)(\(ModifierArgument.modifiers(modifiers).swift))"
    }
    if let number = definition.single(for: arguments) { return ".\(name)(\(SwiftWriter.number(number)))" }
    let given = zip(definition.parameters, arguments).compactMap { parameter, argument in
      argument == parameter.swiftStandard ? nil : (parameter.label.map { "\($0): " } ?? "") + argument.swift
    }
    return given.isEmpty && definition.hasVariable ? ".\(name)" : ".\(name)(\(given.joined(separator: ", ")))"
  }
}

extension [Modifier] {
  /// The array literal that an app assigns to `hero.modifiers`.
  package var swift: String { "[\(map(\.swift).joined(separator: ", "))]" }

  /// Whether Hero 1.6.4 has all of them; SDOSHero adds one.
  package var isHeros: Bool { self == ofHero }

  /// Without what Hero 1.6.4 does not have, and without what holds nothing else.
  package var ofHero: [Modifier] {
    compactMap { modifier in
      switch modifier {
      case .when(let condition, let inner):
        let kept = inner.ofHero
        return kept.isEmpty && !inner.isEmpty ? nil : .when(condition, kept)
      case .beginWith(let inner):
        let kept = inner.ofHero
        return kept.isEmpty && !inner.isEmpty ? nil : .beginWith(kept)
      default: return modifier.definition?.isHeros == false ? nil : modifier
      }
    }
  }
}

extension AnimationType {
  /// The type as Swift that compiles with Hero 1.6.4: `.push(direction: .left)`.
  package var swift: String {
    switch self {
    case .auto, .none, .fade, .zoom, .zoomOut: ".\(text)"
    case .directed(let kind, let direction): ".\(kind.rawValue)(direction: .\(direction.rawValue))"
    case .selectBy(let presenting, let dismissing) where dismissing == presenting.reversed && dismissing != presenting:
      ".autoReverse(presenting: \(presenting.swift))"
    case .selectBy(let presenting, let dismissing):
      ".selectBy(presenting: \(presenting.swift), dismissing: \(dismissing.swift))"
    }
  }
}

extension String {
  /// The text as a string literal of Swift.
  package var swiftLiteral: String { SwiftWriter.literal(self) }
}

extension Color {
  /// The colour as Swift of UIKit: `.white`, else `UIColor(red: …)`.
  package var swift: String { ModifierArgument.color(self).swift }
}

extension CascadeDirection {
  fileprivate var swift: String {
    switch self {
    case .radial(let center): ".radial(center: \(ModifierArgument.point(center).swift))"
    case .inverseRadial(let center): ".inverseRadial(center: \(ModifierArgument.point(center).swift))"
    default: ".\(Self.named.first { $0.direction == self }?.name ?? "")"
    }
  }
}

extension ModifierArgument {
  /// The value as Swift of UIKit.
  var swift: String {
    switch self {
    case .number(let value): return SwiftWriter.number(value)
    case .text(let text): return SwiftWriter.literal(text)
    case .flag(let flag): return "\(flag)"
    case .point(let point): return "CGPoint(x: \(SwiftWriter.number(point.x)), y: \(SwiftWriter.number(point.y)))"
    case .size(let size):
      return "CGSize(width: \(SwiftWriter.number(size.width)), height: \(SwiftWriter.number(size.height)))"
    case .rect(let rect):
      let (x, y) = (SwiftWriter.number(rect.minX), SwiftWriter.number(rect.minY))
      let (width, height) = (SwiftWriter.number(rect.size.width), SwiftWriter.number(rect.size.height))
      return "CGRect(x: \(x), y: \(y), width: \(width), height: \(height))"
    case .color(let color):
      if let name = SystemColor.name(of: color) { return ".\(name)" }
      let parts = [("red", color.red), ("green", color.green), ("blue", color.blue), ("alpha", color.alpha)]
      return "UIColor(\(parts.map { "\($0): \(SwiftWriter.number($1))" }.joined(separator: ", ")))"
    case .path(let path): return SwiftWriter.path(path)
    case .curve(let points):
      return TimingFunction.named.first { $0.curve.controlPoints == points }.map { ".\($0.name)" }
        ?? "CAMediaTimingFunction(controlPoints: \(points.map(SwiftWriter.number).joined(separator: ", ")))"
    case .transform(let transform): return SwiftWriter.transform(transform)
    case .direction(let direction): return direction.swift
    case .condition(let condition): return "{ context in \(SwiftWriter.closure(condition)) }"
    case .modifiers(let modifiers): return modifiers.map(\.swift).joined(separator: ", ")
    }
  }
}

/// Writes values of UIKit and Core Animation.
enum SwiftWriter {
  /// A condition on `HeroConditionalContext`; its controller's title identifies a screen.
  fileprivate static func closure(_ condition: Condition) -> String {
    switch condition {
    case .fromScreen(let name): "context.fromViewController.title == \(literal(name))"
    case .toScreen(let name): "context.toViewController.title == \(literal(name))"
    case .constant(let value): "\(value)"
    case .not(let inner): "!(\(closure(inner)))"
    case .and(let left, let right): "(\(closure(left)) && \(closure(right)))"
    case .or(let left, let right): "(\(closure(left)) || \(closure(right)))"
    default: "context.\(condition.word)"
    }
  }

  static func number(_ value: Double) -> String {
    value == .infinity ? ".infinity" : value.plain
  }

  /// A string literal.
  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  fileprivate static func path(_ path: Path) -> String {
    func point(_ point: Point) -> String { ModifierArgument.point(point).swift }
    let steps = path.elements.map { element in
      switch element {
      case .move(let end): "path.move(to: \(point(end)))"
      case .line(let end): "path.addLine(to: \(point(end)))"
      case .quad(let control, let end): "path.addQuadCurve(to: \(point(end)), control: \(point(control)))"
      case .cubic(let first, let second, let end):
        "path.addCurve(to: \(point(end)), control1: \(point(first)), control2: \(point(second)))"
      case .close: "path.closeSubpath()"
      }
    }
    return "{ let path = CGMutablePath(); \(steps.map { $0 + "; " }.joined())return path }()"
  }

  fileprivate static func transform(_ transform: Transform3D) -> String {
    if transform == .identity { return "CATransform3DIdentity" }
    let names = (1...4).flatMap { row in (1...4).map { "m\(row)\($0)" } }
    let elements = zip(names, transform.elements).map { "\($0): \(number($1))" }
    return "CATransform3D(\(elements.joined(separator: ", ")))"
  }
}
