import Foundation

/// How long a stage runs.
public enum StageCondition: Equatable, Sendable {
  /// Until no transition, touch, timer or completion is pending.
  case idle
  /// Until idle; or until nothing but work that asks for itself again is pending, such as a timer, and no change between controllers has begun for
  /// 6 seconds. Says so then. Animations without end show for 2 seconds from the last such change on.
  case settled
  /// Until a time in seconds since the stage began.
  case time(TimeInterval)
}

/// What the device draws over the app.
public enum StatusBarStyle: Equatable, Sendable {
  case none
  /// White, for dark screens.
  case light
  /// Black, for light screens.
  case dark
  /// What is read on the window's appearance.
  case auto
}
