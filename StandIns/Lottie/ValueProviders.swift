public import UIKit

/// A colour of an animation, 0…1.
public struct LottieColor: Hashable, Sendable {
  public var r, g, b, a: Double
  public init(r: Double, g: Double, b: Double, a: Double, denominator: ColorFormatDenominator = .One) {
    let whole = denominator.value
    (self.r, self.g, self.b, self.a) = (r / whole, g / whole, b / whole, a / whole)
  }
}
public typealias Color = LottieColor
public enum ColorFormatDenominator: Hashable, Sendable {
  case One, OneHundred, TwoFiftyFive
  var value: Double { self == .One ? 1 : self == .OneHundred ? 100 : 255 }
}
extension UIColor {
  public var lottieColorValue: LottieColor {
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&r, green: &g, blue: &b, alpha: &a)
    return LottieColor(r: r, g: g, b: b, a: a)
  }
}
public struct LottieVector1D: Hashable, Sendable {
  public let value: Double
  public init(_ value: Double) { self.value = value }
}
/// Names a part of an animation.
public struct AnimationKeypath: Hashable, ExpressibleByStringLiteral, Sendable {
  public let keys: [String]
  public init(keypath: String) { keys = keypath.components(separatedBy: ".") }
  public init(keys: [String]) { self.keys = keys }
  public init(stringLiteral value: String) { self.init(keypath: value) }
}
/// Gives a part of an animation another value: a plain ground has no parts.
public protocol AnyValueProvider {}
public final class ColorValueProvider: AnyValueProvider {
  public var color: LottieColor
  public init(_ color: LottieColor) { self.color = color }
  public init(block: @escaping (CGFloat) -> LottieColor) { color = block(0) }
}
public final class FloatValueProvider: AnyValueProvider {
  public var float: LottieVector1D
  public init(_ float: CGFloat) { self.float = LottieVector1D(float) }
}
public final class SizeValueProvider: AnyValueProvider {
  public init(_ size: CGSize) {}
}
public final class PointValueProvider: AnyValueProvider {
  public init(_ point: CGPoint) {}
}
extension LottieAnimationView {
  public func setValueProvider(_ valueProvider: any AnyValueProvider, keypath: AnimationKeypath) {}
  public func logHierarchyKeypaths() {}
}
