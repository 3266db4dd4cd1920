public import UIKit

/// What a constraint may be equal to: a number, a size, a point, insets, a view, a guide, an attribute of one.
public protocol ConstraintRelatableTarget {}
/// What an offset may be.
public protocol ConstraintOffsetTarget {}
/// What an inset may be.
public protocol ConstraintInsetTarget {}
/// What an inset by reading direction may be.
public protocol ConstraintDirectionalInsetTarget {}
/// What a factor may be.
public protocol ConstraintMultiplierTarget {}
/// What a priority may be.
public protocol ConstraintPriorityTarget {}

public typealias ConstraintNumber = ConstraintRelatableTarget & ConstraintOffsetTarget & ConstraintInsetTarget
  & ConstraintMultiplierTarget & ConstraintPriorityTarget
extension Int: ConstraintNumber {}
extension UInt: ConstraintNumber {}
extension Float: ConstraintNumber {}
extension Double: ConstraintNumber {}
extension CGFloat: ConstraintNumber {}
extension UILayoutPriority: ConstraintPriorityTarget {}
extension CGSize: ConstraintRelatableTarget, ConstraintOffsetTarget {}
extension CGPoint: ConstraintRelatableTarget, ConstraintOffsetTarget {}
extension UIEdgeInsets: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget {}
extension NSDirectionalEdgeInsets: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintDirectionalInsetTarget {
}
extension ConstraintItem: ConstraintRelatableTarget {}
extension UIView: ConstraintRelatableTarget {}
extension UILayoutGuide: ConstraintRelatableTarget {}

/// A number of any kind; nil for what is none.
func number(_ value: Any) -> CGFloat? {
  switch value {
  case let value as CGFloat: value
  case let value as Double: CGFloat(value)
  case let value as Int: CGFloat(value)
  case let value as Float: CGFloat(value)
  case let value as UInt: CGFloat(value)
  case let value as UILayoutPriority: CGFloat(value.rawValue)
  default: nil
  }
}

/// What a constant comes to for an attribute, points: insets point inwards, so that those on the right and below are negative.
func constant(_ value: Any, for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
  if let number = number(value) { return number }
  switch value {
  case let size as CGSize:
    return attribute == .width ? size.width : attribute == .height ? size.height : 0
  case let point as CGPoint:
    switch attribute {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins:
      return point.x
    case .width, .height, .notAnAttribute: return 0
    default: return point.y
    }
  case let insets as UIEdgeInsets:
    return inset(insets.top, insets.left, insets.bottom, insets.right, attribute)
  case let insets as NSDirectionalEdgeInsets:
    return inset(insets.top, insets.leading, insets.bottom, insets.trailing, attribute)
  default: return 0
  }
}

private func inset(
  _ top: CGFloat, _ first: CGFloat, _ bottom: CGFloat, _ last: CGFloat, _ attribute: NSLayoutConstraint.Attribute
) -> CGFloat {
  switch attribute {
  case .left, .leading, .leftMargin, .leadingMargin: first
  case .right, .trailing, .rightMargin, .trailingMargin: -last
  case .top, .topMargin, .firstBaseline: top
  case .bottom, .bottomMargin, .lastBaseline: -bottom
  case .centerX, .centerXWithinMargins: (first - last) / 2
  case .centerY, .centerYWithinMargins: (top - bottom) / 2
  case .width: -(first + last)
  case .height: -(top + bottom)
  default: 0
  }
}

/// How much a constraint counts.
public struct ConstraintPriority: ExpressibleByFloatLiteral, Equatable, Strideable, ConstraintPriorityTarget, Sendable {
  public let value: Float
  public init(_ value: Float) { self.value = value }
  public init(floatLiteral value: Float) { self.value = value }
  public static var required: Self { Self(1000) }
  public static var high: Self { Self(750) }
  public static var medium: Self { Self(500) }
  public static var low: Self { Self(250) }
  public func advanced(by n: Float) -> Self { Self(value + n) }
  public func distance(to other: Self) -> Float { other.value - value }
}
