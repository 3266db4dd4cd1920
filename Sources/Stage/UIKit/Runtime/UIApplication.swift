@preconcurrency @MainActor
open class UIApplication: NSObject {
  /// Why an app was started.
  public struct LaunchOptionsKey: RawRepresentable, Equatable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    public static let remoteNotification = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    public static let localNotification = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
    public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
    public static let sourceApplication = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    public static let annotation = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
  }

  /// The one app of the process.
  public static let shared = UIApplication()

  /// Gets the launch's calls, where a stage launches an app.
  open var delegate: (any UIApplicationDelegate)? {
    get { UIKitRuntime.current.applicationDelegate }
    set { UIKitRuntime.current.applicationDelegate = newValue }
  }
  /// The stage's window.
  open var keyWindow: UIWindow? { UIKitRuntime.current.window }
  /// The stage's window alone; while the app is being launched that of its delegate, hidden as it is.
  open var windows: [UIWindow] {
    (UIKitRuntime.current.window ?? delegate?.own).map { [$0] } ?? []
  }
  /// The way that layouts run.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { UIKitRuntime.current.layoutDirection }

  /// Names what comes with a URL that another app opens: never, here.
  public struct OpenURLOptionsKey: RawRepresentable, Equatable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }
  /// Names an option of opening.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Equatable, Hashable, Sendable {
    public let rawValue: String
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

/// What UIKit's delegates may have: `window` is an optional requirement there, so that of a delegate of any class it is a `UIWindow??`.
@preconcurrency @MainActor
public protocol UIApplicationWindow: AnyObject {
  /// The app's window.
  @_disfavoredOverload var window: UIWindow? { get set }
}

extension UIApplicationWindow {
  /// None: the delegate keeps no window.
  @_disfavoredOverload public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Of a delegate that is known by a protocol alone.
  package var own: UIWindow? {
    get { window }
    set { window = newValue }
  }
}

/// Is told what the app does: of its launch, where the stage is given one.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: UIApplicationWindow {
  /// The main storyboard's controller is there.
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The app is in front. An app with scenes is not told; its scenes are.
  func applicationDidBecomeActive(_ application: UIApplication)
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

  /// The app's window, if the delegate has such a property.
  public var window: UIWindow?? {
    get { .some(own) }
    set { own = newValue ?? nil }
  }
  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
}
