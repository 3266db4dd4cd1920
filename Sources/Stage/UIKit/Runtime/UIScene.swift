/// A scene of the app. A stage has one, of its window.
open class UIScene: UIResponder {
  /// What the scene was opened for: nothing here.
  @preconcurrency @MainActor
  public final class ConnectionOptions: NSObject {}

  /// Whether the scene shows.
  public enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// What it belongs to.
  public let session: UISceneSession
  /// Is told when the scene comes, where a stage launches an app.
  open var delegate: (any UISceneDelegate)?
  /// Always in front.
  open var activationState: ActivationState { .foregroundActive }
  /// For the app's own use.
  open var title: String?

  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }
}

/// A scene with windows: the stage's.
open class UIWindowScene: UIScene {
  /// The stage's window alone.
  open var windows: [UIWindow] { UIApplication.shared.windows }
  /// The stage's window.
  open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
  open var screen: UIScreen { UIKitRuntime.current.screen }
  /// The screen's.
  open var coordinateSpace: any UICoordinateSpace { screen }
}

/// What a scene belongs to.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Equatable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The app's window.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The app's window.
  open var role: Role { .windowApplication }
}

/// How a scene is made: a stage that launches an app asks for its name and its delegate's class.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  public let name: String?
  /// The delegate's class.
  open var delegateClass: AnyClass?

  public init(name: String?, sessionRole: UISceneSession.Role) { self.name = name }
}

/// Is told what a scene does: that it comes and is in front, where a stage launches an app.
@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {
  /// The scene comes.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// The scene goes.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The scene is in front.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene leaves the front.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene is about to show.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene shows no longer.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// Is told what a scene with windows does.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate, UIApplicationWindow {}

extension UIWindowSceneDelegate {
  /// The app's window, if the delegate has such a property.
  public var window: UIWindow?? {
    get { .some(own) }
    set { own = newValue ?? nil }
  }
}

extension UIApplication {
  /// The one scene of the stage.
  public var connectedScenes: Set<UIScene> { [UIKitRuntime.current.scene] }
}

extension UIWindow {
  /// The one scene of the stage, whatever is set.
  public var windowScene: UIWindowScene? {
    get { UIKitRuntime.current.scene }
    set {}
  }
}
