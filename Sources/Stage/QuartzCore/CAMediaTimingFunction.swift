package import HeroTimeline

/// A name of a timing function.
public struct CAMediaTimingFunctionName: RawRepresentable, Equatable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at first.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at last.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// Core Animation's own.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A cubic curve from (0, 0) to (1, 1).
public final class CAMediaTimingFunction: Sendable, Equatable {
  /// The two inner control points: x1, y1, x2, y2.
  private let points: [Float]

  /// The curve with a name.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// The curve with these inner control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) { points = [c1x, c1y, c2x, c2y] }

  /// Writes one of the four control points, 0…3, into two floats.
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let all: [Float] = [0, 0] + points + [1, 1]
    ptr[0] = all[idx * 2]
    ptr[1] = all[idx * 2 + 1]
  }

  /// Whether both have the same control points.
  public static func == (left: CAMediaTimingFunction, right: CAMediaTimingFunction) -> Bool {
    left.points == right.points
  }

  /// Control points as the decimal numbers that were written.
  package var numbers: [Double] { points.map(\.exact) }
  /// The same curve.
  package var curve: TimingFunction { TimingFunction(numbers[0], numbers[1], numbers[2], numbers[3]) }
}
