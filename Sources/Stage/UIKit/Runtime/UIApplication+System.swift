// What apps ask of the system around them: it has nothing to say, or says that it does nothing.

extension UIApplication {
  nonisolated private static func name(_ word: String) -> Notification.Name {
    Notification.Name("UIApplication\(word)Notification")
  }
  /// Posted once, when a stage has launched an app.
  nonisolated public static let didBecomeActiveNotification = name("DidBecomeActive")
  /// Posted once, when a stage has launched an app.
  nonisolated public static let didFinishLaunchingNotification = name("DidFinishLaunching")
  // Never posted: the app is in front, and the device stands still.
  nonisolated public static let willResignActiveNotification = name("WillResignActive")
  nonisolated public static let willEnterForegroundNotification = name("WillEnterForeground")
  nonisolated public static let didEnterBackgroundNotification = name("DidEnterBackground")
  nonisolated public static let willTerminateNotification = name("WillTerminate")
  nonisolated public static let didReceiveMemoryWarningNotification = name("DidReceiveMemoryWarning")
  nonisolated public static let significantTimeChangeNotification = name("SignificantTimeChange")
  nonisolated public static let willChangeStatusBarOrientationNotification = name("WillChangeStatusBarOrientation")
  nonisolated public static let didChangeStatusBarOrientationNotification = name("DidChangeStatusBarOrientation")
  nonisolated public static let willChangeStatusBarFrameNotification = name("WillChangeStatusBarFrame")
  nonisolated public static let didChangeStatusBarFrameNotification = name("DidChangeStatusBarFrame")
  nonisolated public static let userDidTakeScreenshotNotification = name("UserDidTakeScreenshot")
  nonisolated public static let backgroundRefreshStatusDidChangeNotification = name("BackgroundRefreshStatusDidChange")
  nonisolated public static let protectedDataDidBecomeAvailableNotification = name("ProtectedDataDidBecomeAvailable")
  nonisolated public static let protectedDataWillBecomeUnavailableNotification = name(
    "ProtectedDataWillBecomeUnavailable")

  /// Does nothing, and says so: there are no other apps.
  @discardableResult public func openURL(_ url: URL) -> Bool { false }

  /// Nobody sends pushes.
  public func registerForRemoteNotifications() {}
  public func unregisterForRemoteNotifications() {}
  public var isRegisteredForRemoteNotifications: Bool { false }
  /// What the app sets; no icon shows.
  public var applicationIconBadgeNumber: Int {
    get { UIKitRuntime.current.badge }
    set { UIKitRuntime.current.badge = newValue }
  }
  /// What the app sets; no icon shows.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { UIKitRuntime.current.shortcutItems }
    set { UIKitRuntime.current.shortcutItems = newValue }
  }
  public var isNetworkActivityIndicatorVisible: Bool {
    get { false }
    set {}
  }
  /// The stage says what the status bar is.
  public var isStatusBarHidden: Bool {
    get { statusBarFrame.height == 0 }
    set {}
  }
  public var statusBarStyle: UIStatusBarStyle {
    get { .default }
    set {}
  }
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}
  public var applicationSupportsShakeToEdit: Bool {
    get { true }
    set {}
  }
  public var supportsAlternateIcons: Bool { false }
  public var alternateIconName: String? { nil }
  /// Says at the end of the turn that nothing is wrong.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
  ) {
    if let completionHandler { UIKitRuntime.current.clock.atEndOfTurn { completionHandler(nil) } }
  }
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }

  /// Whether touches are ignored: never.
  public var isIgnoringInteractionEvents: Bool { false }
  public func beginIgnoringInteractionEvents() {}
  public func endIgnoringInteractionEvents() {}

  /// The app stays in front: a task in the background has all the time.
  public func beginBackgroundTask(expirationHandler handler: (@MainActor () -> Void)? = nil)
    -> UIBackgroundTaskIdentifier
  { UIBackgroundTaskIdentifier(rawValue: 1) }
  public func beginBackgroundTask(withName taskName: String?, expirationHandler handler: (@MainActor () -> Void)? = nil)
    -> UIBackgroundTaskIdentifier
  { UIBackgroundTaskIdentifier(rawValue: 1) }
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  public class var backgroundFetchIntervalMinimum: TimeInterval { 0 }
  public class var backgroundFetchIntervalNever: TimeInterval { .greatestFiniteMagnitude }
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
}

/// Names a task that would go on in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Equatable, Hashable, Sendable {
  /// UIKit's number.
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// What a fetch in the background brought.
public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData, noData, failed
}

/// What a long touch of the app's icon would offer.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  public let type: String
  public let localizedTitle: String
  public let localizedSubtitle: String?
  public let icon: UIApplicationShortcutIcon?
  public let userInfo: [String: any NSSecureCoding]?

  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    (self.type, self.localizedTitle, self.localizedSubtitle) = (type, localizedTitle, localizedSubtitle)
    (self.icon, self.userInfo) = (icon, userInfo)
  }
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
}

/// What stands beside it.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  /// The system's pictures.
  public enum IconType: Int, Sendable {
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love
    case cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted
    case alarm, bookmark, shuffle, audio, update
  }
  public init(type: IconType) {}
  public init(templateImageName: String) {}
  public init(systemImageName: String) {}
}

/// How large the user wants texts: large, which is the normal size.
public struct UIContentSizeCategory: RawRepresentable, Equatable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ word: String) { rawValue = "UICTContentSizeCategory\(word)" }
  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = UIContentSizeCategory("XS")
  public static let small = UIContentSizeCategory("S")
  public static let medium = UIContentSizeCategory("M")
  public static let large = UIContentSizeCategory("L")
  public static let extraLarge = UIContentSizeCategory("XL")
  public static let extraExtraLarge = UIContentSizeCategory("XXL")
  public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
  public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
  public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
  public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")
  /// Never posted: texts do not follow a setting.
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
  /// Whether it is one of the five largest.
  public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }
}

extension UIDevice {
  /// How full the battery is said to be.
  public enum BatteryState: Int, Sendable {
    case unknown, unplugged, charging, full
  }
  nonisolated private static func name(_ word: String) -> Notification.Name {
    Notification.Name("UIDevice\(word)DidChangeNotification")
  }
  // Never posted: the device stands still.
  nonisolated public static let batteryLevelDidChangeNotification = name("BatteryLevel")
  nonisolated public static let batteryStateDidChangeNotification = name("BatteryState")
  nonisolated public static let proximityStateDidChangeNotification = name("ProximityState")

  /// Nobody turns the device.
  public func beginGeneratingDeviceOrientationNotifications() {}
  public func endGeneratingDeviceOrientationNotifications() {}
  public var isGeneratingDeviceOrientationNotifications: Bool { false }
  public var isBatteryMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  /// Unknown.
  public var batteryState: BatteryState { .unknown }
  /// Unknown.
  public var batteryLevel: Float { -1 }
  public var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  public var proximityState: Bool { false }
  public var isMultitaskingSupported: Bool { true }
  public var localizedModel: String { model }
  /// The same on every run.
  public var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-4000-8000-000000000000") }
  public func playInputClick() {}
}

extension UIScreen {
  nonisolated private static func name(_ word: String) -> Notification.Name {
    Notification.Name("UIScreen\(word)Notification")
  }
  // Never posted: there is one screen.
  nonisolated public static let didConnectNotification = name("DidConnect")
  nonisolated public static let didDisconnectNotification = name("DidDisconnect")
  nonisolated public static let modeDidChangeNotification = name("ModeDidChange")
  nonisolated public static let brightnessDidChangeNotification = name("BrightnessDidChange")
  nonisolated public static let capturedDidChangeNotification = name("CapturedDidChange")
  /// The stage's screen alone.
  public static var screens: [UIScreen] { [main] }
  /// Half; setting it does nothing.
  public var brightness: CGFloat {
    get { 0.5 }
    set {}
  }
  public var isCaptured: Bool { false }
}

extension UIWindow {
  // Never posted: the stage has one window.
  nonisolated public static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
  nonisolated public static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
  nonisolated public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
  nonisolated public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
}

extension UIAccessibility {
  // Never posted: nobody sets anything.
  nonisolated public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  nonisolated public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
}
