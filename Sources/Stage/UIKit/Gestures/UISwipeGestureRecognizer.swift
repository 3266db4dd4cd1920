/// Sees a quick straight drag.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Ways of a swipe.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// One bit for each way.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }

  /// Default: right.
  open var direction: Direction = .right
  /// Default: 1.
  open var numberOfTouchesRequired = 1
  private var start = CGPoint.zero
  private var began: TimeInterval = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = centroid
    began = UIKitRuntime.current.clock.now
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let way = CGPoint(x: centroid.x - start.x, y: centroid.y - start.y)
    // Source: UIKit's swipe, as observed: 50 points within half a second, no more than 50 to the side.
    if UIKitRuntime.current.clock.now - began > 0.5 {
      state = .failed
      return
    }
    let ways: [(Direction, CGFloat, CGFloat)] = [
      (.right, way.x, way.y), (.left, -way.x, way.y), (.down, way.y, way.x), (.up, -way.y, way.x),
    ]
    let (along, aside) =
      ways.filter { direction.contains($0.0) }.map { ($0.1, abs($0.2)) }.max { $0.0 < $1.0 } ?? (0, 0)
    if aside > 50 { state = .failed } else if along >= 50, touches.count <= numberOfTouchesRequired { state = .ended }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .failed }
  }
}
