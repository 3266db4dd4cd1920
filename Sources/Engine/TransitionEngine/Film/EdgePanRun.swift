import HeroGeometry
import HeroModel

/// The screen edge from which SDOSHero's interactive pop is dragged (rule C5).
enum ScreenEdge: String {
  case left, right, top, bottom

  /// The edge that has the name of the push type's direction; left for types without one, and for uncover.
  init(_ type: AnimationType, layoutDirection: LayoutDirection) {
    switch type.forPresenting {
    case .directed(let kind, let direction) where kind != .uncover:
      switch direction.resolved(layoutDirection) {
      case .right: self = .right
      case .up: self = .top
      case .down: self = .bottom
      default: self = .left
      }
    default: self = .left
    }
  }

  /// Whether a finger that lands at a point is taken for a drag from the edge: within 30 points of it.
  func isNear(_ point: Point, in size: Size) -> Bool {
    switch self {
    case .left: point.x <= 30
    case .right: point.x >= size.width - 30
    case .top: point.y <= 30
    case .bottom: point.y >= size.height - 30
    }
  }

  /// The part of the way per second that a velocity counts for when the finger lifts.
  func relativeVelocity(_ velocity: Point, in size: Size) -> Double {
    switch self {
    case .left: velocity.x / size.width
    case .right: -velocity.x / size.width
    case .top: velocity.y / size.height
    case .bottom: -velocity.y / size.height
    }
  }
}

extension EdgePan {
  /// The drag as a gesture: progress is the horizontal way over the width, always; it decides itself how it ends (rule C5).
  func run(_ transition: AnimatedTransition, edge: ScreenEdge, size: Size) -> GestureRun {
    let progress = min(abs(to.x - from.x) / size.width, 1)
    var samples = [GestureRun.Sample(time: 0, progress: 0, apply: [], retargets: [])]
    // Beyond the full width progress stays at 1: the drag gets there before it ends.
    let reach = abs(to.x - from.x) > size.width ? duration * size.width / abs(to.x - from.x) : duration
    samples.append(GestureRun.Sample(time: reach, progress: progress, apply: [], retargets: []))
    let finishes = progress + edge.relativeVelocity(velocity, in: size) > 0.5
    return GestureRun(
      transition: transition, samples: samples, release: Release(time: duration, finishes: finishes))
  }
}
