@preconcurrency @MainActor
public final class UITouch: NSObject {
  /// What a finger does.
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
  }

  /// What it does.
  public internal(set) var phase: Phase = .began
  /// Seconds of the stage's clock.
  public internal(set) var timestamp: TimeInterval
  /// Taps in succession.
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
}
