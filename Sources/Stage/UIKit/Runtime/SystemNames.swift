// Names of the system that apps' files have in them, and that a stage has nothing or one thing to say to.

/// Seconds that only distances mean something of: virtual, as `CACurrentMediaTime()`.
@preconcurrency @MainActor
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { CACurrentMediaTime() }

extension UIResponder {
  /// Never posted: there is no keyboard.
  nonisolated public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  /// Never posted: there is no keyboard.
  nonisolated public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  /// Never posted: there is no keyboard.
  nonisolated public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  /// Never posted: there is no keyboard.
  nonisolated public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  /// Never posted: there is no keyboard.
  nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Never posted: there is no keyboard.
  nonisolated public static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// Of notifications about the keyboard.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// Of notifications about the keyboard.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// Of notifications about the keyboard.
  nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// Of notifications about the keyboard.
  nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}

/// What the user has set to see and hear better: nothing.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// What is announced to those who hear the screen.
  public struct Notification: Equatable, Hashable, Sendable {
    let number: UInt32
    public static let screenChanged = Notification(number: 1000)
    public static let layoutChanged = Notification(number: 1001)
    public static let announcement = Notification(number: 1008)
    public static let pageScrolled = Notification(number: 1009)
  }

  public static var isReduceMotionEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isVoiceOverRunning: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  public static var isDarkerSystemColorsEnabled: Bool { false }
  public static func post(notification: Notification, argument: Any?) {}
}

extension UIInterfaceOrientation {
  /// Whether it lies.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it stands.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

extension UIDeviceOrientation {
  /// Whether it lies on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it stands.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it lies on its back or face.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// What a scene says of the status bar.
@preconcurrency @MainActor
public final class UIStatusBarManager: NSObject {
  /// As high as the safe area of the stage's window at its top, points.
  public var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
}

extension UIWindowScene {
  /// Stages stand, whatever their sizes are.
  public var interfaceOrientation: UIInterfaceOrientation { .portrait }
  /// What the scene says of the status bar.
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}

extension UIApplication {
  /// What an app does.
  public enum State: Int, Sendable {
    case active, inactive, background
  }

  /// Stages stand, whatever their sizes are.
  public var statusBarOrientation: UIInterfaceOrientation { .portrait }

  /// In front.
  public var applicationState: State { .active }
  public var isIdleTimerDisabled: Bool {
    get { false }
    set {}
  }
  /// As high as the safe area of the stage's window at its top, points.
  public var statusBarFrame: CGRect {
    let window = UIKitRuntime.current.window
    return CGRect(x: 0, y: 0, width: window?.bounds.width ?? 0, height: window?.safeAreaInsets.top ?? 0)
  }
}
