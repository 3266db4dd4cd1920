@preconcurrency @MainActor
public final class UITouch: NSObject {
  /// What touches.
  public enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer
    public static let stylus = TouchType.pencil
  }

  /// What a finger does.
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
  }

  /// What it does.
  public internal(set) var phase: Phase = .began
  /// Seconds of the stage's clock.
  public internal(set) var timestamp: TimeInterval
  /// Taps in succession: each begins within `longestPause` of the last one's end, and within 45 points of it (not documented).
  public internal(set) var tapCount = 1
  /// The view that it landed on.
  public internal(set) weak var view: UIView?
  public internal(set) weak var window: UIWindow?
  /// Recognisers that look at it.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]? = []
  /// In the window.
  package internal(set) var point: CGPoint
  /// In the window, before the last move.
  package internal(set) var previousPoint: CGPoint

  init(point: CGPoint, timestamp: TimeInterval, window: UIWindow) {
    self.point = point
    previousPoint = point
    self.timestamp = timestamp
    self.window = window
  }

  /// Seconds between taps in succession. Source: UIKit's tap fails when a further tap does not come within them.
  static let longestPause = 0.35

  /// Whether it is a further tap after one that has lifted at a time and a point.
  func follows(_ end: TimeInterval, _ place: CGPoint) -> Bool {
    timestamp - end <= Self.longestPause && hypot(point.x - place.x, point.y - place.y) <= 45
  }

  /// Fingers do all here.
  public var type: TouchType { .direct }
  /// 0: today's phones do not measure it.
  public var force: CGFloat { 0 }
  /// 0: today's phones do not measure it.
  public var maximumPossibleForce: CGFloat { 0 }
  /// As `location(in:)`.
  public func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  /// As `previousLocation(in:)`.
  public func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  /// Where it is; nil is the window.
  public func location(in view: UIView?) -> CGPoint { view.map { $0.convert(point, from: window) } ?? point }
  /// Where it was; nil is the window.
  public func previousLocation(in view: UIView?) -> CGPoint {
    view.map { $0.convert(previousPoint, from: window) } ?? previousPoint
  }
}

/// What fingers do at one moment.
@preconcurrency @MainActor
public final class UIEvent: NSObject {
  /// What an event is of.
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
  }

  /// What of it: none of touches, or the shaking of a device.
  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100, remoteControlPause, remoteControlStop, remoteControlTogglePlayPause
    case remoteControlNextTrack, remoteControlPreviousTrack
  }

  /// Fingers make all events here.
  public var type: EventType { .touches }
  /// None.
  public var subtype: EventSubtype { .none }
  /// All fingers on the screen.
  public internal(set) var allTouches: Set<UITouch>?
  /// Seconds of the stage's clock.
  public internal(set) var timestamp: TimeInterval = 0
  /// The fingers on a view.
  public func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
  /// The fingers on a window.
  public func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }
  /// The touch itself: the stage leaves none out.
  public func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
  /// None.
  public func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}
