/// How much a constraint counts: 1000 must hold, a lower one never outvotes a higher one. A number says one too, as in Swift 3.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral
{
  /// Above 0, at most 1000.
  public var rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public init(integerLiteral value: Int) { rawValue = Float(value) }
  public init(floatLiteral value: Float) { rawValue = value }

  /// Must hold.
  public static let required = UILayoutPriority(1000)
  /// Of resistance to compression: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// Of hugging: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// Of the size that a view is asked to fit: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Whether the left one counts less.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  /// A priority above.
  public static func + (left: Self, right: Float) -> Self { Self(left.rawValue + right) }
  /// A priority below.
  public static func - (left: Self, right: Float) -> Self { Self(left.rawValue - right) }
}
