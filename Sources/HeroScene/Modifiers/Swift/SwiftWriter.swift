import HeroControls
import HeroGeometry
import HeroModel
import HeroTimeline

extension Modifier {
  /// The modifier as Swift that compiles with Hero 1.6.4 (`autolayout`, which is not `isHeros`, with SDOSHero), with a leading dot (scene words W1).
  ///
  /// Numbers are the shortest that read back the same. Conditions become closures, which scenes do not read.
  public var swift: String {
    switch self {
    case .fade: ".fade"
    case .forceNonFade: ".forceNonFade"
    case .opacity(let value): SwiftWriter.call("opacity", [.number(value)])
    case .position(let point): SwiftWriter.call("position", [.point(point)])
    case .size(let size): SwiftWriter.call("size", [.size(size)])
    case .cornerRadius(let value): SwiftWriter.call("cornerRadius", [.number(value)])
    case .zPosition(let value): SwiftWriter.call("zPosition", [.number(value)])
    case .contentsRect(let rect): SwiftWriter.call("contentsRect", [.rect(rect)])
    case .contentsScale(let value): SwiftWriter.call("contentsScale", [.number(value)])
    case .borderWidth(let value): SwiftWriter.call("borderWidth", [.number(value)])
    case .borderColor(let color): SwiftWriter.call("borderColor", [.color(color)])
    case .backgroundColor(let color): SwiftWriter.call("backgroundColor", [.color(color)])
    case .shadowColor(let color): SwiftWriter.call("shadowColor", [.color(color)])
    case .shadowOpacity(let value): SwiftWriter.call("shadowOpacity", [.number(value)])
    case .shadowOffset(let size): SwiftWriter.call("shadowOffset", [.size(size)])
    case .shadowRadius(let value): SwiftWriter.call("shadowRadius", [.number(value)])
    case .shadowPath(let path): SwiftWriter.call("shadowPath", [.path(path)])
    case .masksToBounds(let flag): SwiftWriter.call("masksToBounds", [.flag(flag)])
    case .overlay(let color, let opacity): SwiftWriter.call("overlay", [.color(color), .number(opacity)])
    // A field of Hero's target state without a modifier of its own (rule M1).
    case .anchorPoint(let point): "HeroModifier { $0.anchorPoint = \(SwiftWriter.Value.point(point).text) }"
    case .transform(let transform): SwiftWriter.call("transform", [.transform(transform)])
    case .perspective(let value): SwiftWriter.call("perspective", [.number(value)])
    case .scale(let x, let y, 1) where x == y: SwiftWriter.call("scale", [.number(x)])
    case .scale(let x, let y, let z): SwiftWriter.call("scale", [.number(x), .number(y), .number(z)])
    case .translate(let x, let y, let z): SwiftWriter.call("translate", [.number(x), .number(y), .number(z)])
    case .rotate(0, 0, let z): SwiftWriter.call("rotate", [.number(z)])
    case .rotate(let x, let y, let z): SwiftWriter.call("rotate", [.number(x), .number(y), .number(z)])
    case .duration(.infinity): ".durationMatchLongest"
    case .duration(let seconds): SwiftWriter.call("duration", [.number(seconds)])
    case .delay(let seconds): SwiftWriter.call("delay", [.number(seconds)])
    case .timingFunction(let a, let b, let c, let d): SwiftWriter.call("timingFunction", [.timing([a, b, c, d])])
    case .spring(let stiffness, let damping): SwiftWriter.call("spring", [.number(stiffness), .number(damping)])
    case .source(let id): SwiftWriter.call("source", [.string(id)])
    case .arc(let intensity): SwiftWriter.call("arc", [.number(intensity)])
    case .cascade(let delta, let direction, let delays):
      SwiftWriter.call("cascade", [.number(delta), .word(direction.swift), .flag(delays)])
    case .when(let condition, let modifiers): SwiftWriter.conditional(condition, modifiers)
    case .beginWith(let modifiers): ".beginWith(\(modifiers.map(\.swift).joined(separator: ", ")))"
    case .useGlobalCoordinateSpace: ".useGlobalCoordinateSpace"
    case .ignoreSubviewModifiers(let recursive): SwiftWriter.call("ignoreSubviewModifiers", [.flag(recursive)])
    case .snapshot(.optimized): ".useOptimizedSnapshot"
    case .snapshot(.normal): ".useNormalSnapshot"
    case .snapshot(.layerRender): ".useLayerRenderSnapshot"
    case .snapshot(.noSnapshot): ".useNoSnapshot"
    case .forceAnimate: ".forceAnimate"
    case .useScaleBasedSizeChange: ".useScaleBasedSizeChange"
    case .autolayout: ".autolayout"
    }
  }
}

extension [Modifier] {
  /// The array literal that an app assigns to `hero.modifiers`.
  public var swift: String { "[\(map(\.swift).joined(separator: ", "))]" }

  /// Whether Hero 1.6.4 has all of them; SDOSHero adds one.
  package var isHeros: Bool { self == ofHero }

  /// Without what Hero 1.6.4 does not have, and without what holds nothing else.
  public var ofHero: [Modifier] {
    compactMap { modifier in
      switch modifier {
      case .autolayout: return nil
      case .when(let condition, let inner):
        let kept = inner.ofHero
        return kept.isEmpty && !inner.isEmpty ? nil : .when(condition, kept)
      case .beginWith(let inner):
        let kept = inner.ofHero
        return kept.isEmpty && !inner.isEmpty ? nil : .beginWith(kept)
      default: return modifier
      }
    }
  }
}

extension AnimationType {
  /// The type as Swift that compiles with Hero 1.6.4: `.push(direction: .left)`.
  public var swift: String {
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
  public var swiftLiteral: String { SwiftWriter.literal(self) }
}

extension Color {
  /// The colour as Swift of UIKit: `.white`, else `UIColor(red: …)`.
  package var swift: String { SwiftWriter.Value.color(self).text }
}

extension CascadeDirection {
  fileprivate var swift: String {
    switch self {
    case .topToBottom: ".topToBottom"
    case .bottomToTop: ".bottomToTop"
    case .leftToRight: ".leftToRight"
    case .rightToLeft: ".rightToLeft"
    case .leadingToTrailing: ".leadingToTrailing"
    case .trailingToLeading: ".trailingToLeading"
    case .radial(let center): ".radial(center: \(SwiftWriter.Value.point(center).text))"
    case .inverseRadial(let center): ".inverseRadial(center: \(SwiftWriter.Value.point(center).text))"
    }
  }
}

/// Writes calls by the declarations that `SwiftReader` reads them by.
enum SwiftWriter {
  enum Value {
    case number(Double)
    case string(String)
    case flag(Bool)
    case word(String)
    case point(Point)
    case size(Size)
    case color(Color)
    case path(Path)
    case timing([Double])
    case transform(Transform3D)

    var text: String {
      switch self {
      case .number(let value): SwiftWriter.number(value)
      case .string(let text): SwiftWriter.literal(text)
      case .flag(let flag): "\(flag)"
      case .word(let word): word
      case .point(let point): "CGPoint(x: \(SwiftWriter.number(point.x)), y: \(SwiftWriter.number(point.y)))"
      case .size(let size):
        "CGSize(width: \(SwiftWriter.number(size.width)), height: \(SwiftWriter.number(size.height)))"
      case .color(let color):
        SystemColor.name(of: color).map { ".\($0)" }
          ?? "UIColor(red: \(SwiftWriter.number(color.red)), green: \(SwiftWriter.number(color.green)), blue: \(SwiftWriter.number(color.blue)), "
          + "alpha: \(SwiftWriter.number(color.alpha)))"
      case .path(let path): SwiftWriter.path(path)
      case .timing(let points):
        TimingFunction.named.first { $0.curve.controlPoints == points }.map { ".\($0.name)" }
          ?? "CAMediaTimingFunction(controlPoints: \(points.map(SwiftWriter.number).joined(separator: ", ")))"
      case .transform(let transform): SwiftWriter.transform(transform)
      }
    }

    static func rect(_ rect: Rect) -> Value {
      .word(
        "CGRect(x: \(SwiftWriter.number(rect.minX)), y: \(SwiftWriter.number(rect.minY)), width: \(SwiftWriter.number(rect.size.width)), "
          + "height: \(SwiftWriter.number(rect.size.height)))")
    }
  }

  /// A call with its labels; arguments that equal a declared default are left out.
  static func call(_ name: String, _ values: [Value]) -> String {
    let texts = values.map(\.text)
    let fitting = SwiftSignature.modifiers.first {
      $0.name == name && $0.parameters.count == values.count && !$0.isVariable
    }
    guard let signature = fitting else { return ".\(name)" }
    let arguments = zip(signature.parameters, texts).compactMap { parameter, text in
      text == parameter.standard ? nil : (parameter.label.map { "\($0): " } ?? "") + text
    }
    let hasVariable = SwiftSignature.modifiers.contains { $0.name == name && $0.isVariable }
    return arguments.isEmpty && hasVariable ? ".\(name)" : ".\(name)(\(arguments.joined(separator: ", ")))"
  }

  static func conditional(_ condition: Condition, _ modifiers: [Modifier]) -> String {
    let inner = modifiers.map(\.swift).joined(separator: ", ")
    switch condition {
    case .isMatched: return ".whenMatched(\(inner))"
    case .isPresenting: return ".whenPresenting(\(inner))"
    case .not(.isPresenting): return ".whenDismissing(\(inner))"
    case .isAppearing: return ".whenAppearing(\(inner))"
    case .not(.isAppearing): return ".whenDisappearing(\(inner))"
    default: return ".when({ context in \(closure(condition)) }, \(inner))"
    }
  }

  /// A condition on `HeroConditionalContext`; a screen is told by its controller's title.
  private static func closure(_ condition: Condition) -> String {
    switch condition {
    case .isMatched: "context.isMatched"
    case .isAncestorViewMatched: "context.isAncestorViewMatched"
    case .isPresenting: "context.isPresenting"
    case .isAppearing: "context.isAppearing"
    case .isInTabbarController: "context.isInTabbarController"
    case .isInNavbarController: "context.isInNavbarController"
    case .fromScreen(let name): "context.fromViewController.title == \(literal(name))"
    case .toScreen(let name): "context.toViewController.title == \(literal(name))"
    case .constant(let value): "\(value)"
    case .not(let inner): "!(\(closure(inner)))"
    case .and(let left, let right): "(\(closure(left)) && \(closure(right)))"
    case .or(let left, let right): "(\(closure(left)) || \(closure(right)))"
    }
  }

  static func number(_ value: Double) -> String {
    if value == .infinity { return ".infinity" }
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
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

  private static func path(_ path: Path) -> String {
    func point(_ point: Point) -> String { Value.point(point).text }
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

  private static func transform(_ transform: Transform3D) -> String {
    if transform == .identity { return "CATransform3DIdentity" }
    let names = (1...4).flatMap { row in (1...4).map { "m\(row)\($0)" } }
    let elements = zip(names, transform.elements).map { "\($0): \(number($1))" }
    return "CATransform3D(\(elements.joined(separator: ", ")))"
  }
}
