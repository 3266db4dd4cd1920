@preconcurrency @MainActor
open class UIApplication: NSObject {
  /// Why an app was started.
  public struct LaunchOptionsKey: RawRepresentable, Equatable, Hashable, Sendable {
    public let rawValue: String
    /// Makes a key.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Never posted: the app is in front.
  public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
  /// Never posted: the app is in front.
  public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
  /// Never posted: the app is in front.
  public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Never posted: the app is in front.
  public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")

  /// The one app of the process.
  public static let shared = UIApplication()

  /// Is told what the app does; nobody calls it here.
  open weak var delegate: (any UIApplicationDelegate)?
  /// The stage's window.
  open var keyWindow: UIWindow? { UIKitRuntime.current.window }
  /// The stage's window alone.
  open var windows: [UIWindow] { UIKitRuntime.current.window.map { [$0] } ?? [] }
  /// The way that layouts run.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { UIKitRuntime.current.layoutDirection }

  /// Names an option of opening.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Equatable, Hashable, Sendable {
    public let rawValue: String
    /// Makes a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }
  /// The app's own page of the system's settings, which nobody opens.
  public static let openSettingsURLString = "app-settings:"
  /// No: there are no other apps.
  open func canOpenURL(_ url: URL) -> Bool { false }
  /// Does nothing, and says so at the end of the turn: there are no other apps.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    if let completion { UIKitRuntime.current.clock.atEndOfTurn { completion(false) } }
  }
}

/// Is told what the app does. A stage takes its controllers by itself: what an app delegate does at launch is for the test to call.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {
  /// The app's window.
  var window: UIWindow? { get set }
  /// The app has started.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// How a scene is to be made.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
  /// As the app's Info.plist says, which nobody reads.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }

  public var window: UIWindow? {
    get { nil }
    set {}
  }
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
}
