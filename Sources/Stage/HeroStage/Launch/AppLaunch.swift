import Foundation
public import UIKit

/// How iOS starts an app: its delegates, and what its Info.plist says of storyboards and scenes.
///
///     let stage = Stage(device: .iPhone15Pro, launching: AppLaunch { AppDelegate() })
public struct AppLaunch {
  /// A scene of `UIApplicationSceneManifest`, of the role of a window.
  public struct Scene: Equatable, Sendable {
    /// `UISceneConfigurationName`, by which an app delegate asks for it.
    public var name: String?
    /// `UISceneDelegateClassName` without its module.
    public var delegate: String?
    /// `UISceneStoryboardFile`.
    public var storyboard: String?

    /// A scene; what is left out is not in the file.
    public init(name: String? = nil, delegate: String? = nil, storyboard: String? = nil) {
      (self.name, self.delegate, self.storyboard) = (name, delegate, storyboard)
    }
  }

  /// Makes the class that has `@main` or `@UIApplicationMain`.
  public var delegate: @MainActor () -> any UIApplicationDelegate
  /// Makes the scene delegates, by their classes' names.
  public var sceneDelegates: [String: @MainActor () -> any UISceneDelegate]
  /// `UIMainStoryboardFile`: of an app without scenes.
  public var mainStoryboard: String?
  /// The scenes of the manifest, in its order; none where the app has no manifest.
  public var scenes: [Scene]
  /// `UIAppFonts`: font files in the folders of assets.
  public var fonts: [String]
  /// Folders with files that answer the app's requests, from its first one on.
  public var networkFolders: [URL]
  /// Whether parts of the app are left out because they do not compile here (`herorender app --partial`): a call of the app's code that comes to one
  /// ends there, and the stage goes on.
  public var isPartial: Bool
  /// The iOS of the SDK that the app is built with. Below 13 controllers are presented on the full screen that say nothing of it; from 15 on bars
  /// that say nothing of it have no ground at the edge of what is scrolled.
  public var sdk: Int

  /// A launch; what is left out is not in the app's Info.plist.
  public init(
    mainStoryboard: String? = nil, scenes: [Scene] = [], fonts: [String] = [], networkFolders: [URL] = [],
    sceneDelegates: [String: @MainActor () -> any UISceneDelegate] = [:], isPartial: Bool = false,
    sdk: Int = 13,
    delegate: @escaping @MainActor () -> any UIApplicationDelegate
  ) {
    (self.mainStoryboard, self.scenes, self.fonts) = (mainStoryboard, scenes, fonts)
    (self.networkFolders, self.sceneDelegates) = (networkFolders, sceneDelegates)
    (self.isPartial, self.sdk, self.delegate) = (isPartial, sdk, delegate)
  }
}

extension AppLaunch {
  /// Goes through iOS's order: the storyboard's controller is there when the app delegate is told, its window shows afterwards; with scenes the
  /// app delegate is told first.
  @MainActor func run() -> UIWindow {
    HeroLeftOut.begin(isPartial: isPartial)
    UIKitRuntime.current.sdk = sdk
    let app = UIApplication.shared
    let delegate = AppCall.value(ScreenDelegate(), self.delegate)
    UIKitRuntime.current.applicationDelegate = delegate
    var window: UIWindow?
    if scenes.isEmpty, let storyboard = mainStoryboard {
      window = Self.window(of: storyboard)
      delegate.own = window
    }
    AppCall.run { _ = delegate.application(app, willFinishLaunchingWithOptions: nil) }
    AppCall.run { _ = delegate.application(app, didFinishLaunchingWithOptions: nil) }
    // A delegate may have made a window of its own instead.
    if scenes.isEmpty, let own = delegate.own { window = own }
    if let scene = app.connectedScenes.first as? UIWindowScene {
      let options = UIScene.ConnectionOptions()
      let asked = AppCall.value(UISceneConfiguration(name: nil, sessionRole: scene.session.role)) {
        delegate.application(app, configurationForConnecting: scene.session, options: options)
      }
      if let connected = configuration(asked) { window = connect(connected, as: asked.delegateClass, to: scene) }
    }
    window?.makeKeyAndVisible()
    for case let scene as UIWindowScene in app.connectedScenes {
      AppCall.run { scene.delegate?.sceneWillEnterForeground(scene) }
      AppCall.run { scene.delegate?.sceneDidBecomeActive(scene) }
    }
    if scenes.isEmpty { AppCall.run { delegate.applicationDidBecomeActive(app) } }
    NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: app)
    guard let shown = UIKitRuntime.current.window else {
      if let met = HeroLeftOut.met.first {
        stop(
          "The app has shown no window: \(met.declaration) (\(met.file):\(met.line)) does not compile here: \(met.error). Another screen can be shown instead: herorender app --start CLASS"
        )
      }
      stop(
        "The app has shown no window: neither its Info.plist names a storyboard, nor does a delegate call makeKeyAndVisible()."
      )
    }
    return shown
  }

  /// The scene that the app delegate asks for: by name, or the first one. A class given in code needs none of the file.
  @MainActor private func configuration(_ asked: UISceneConfiguration) -> Scene? {
    asked.name.flatMap { name in scenes.first { $0.name == name } } ?? scenes.first
      ?? asked.delegateClass.map { Scene(delegate: "\($0)") }
  }

  /// Tells the scene's delegate; returns the window of the scene's storyboard.
  @MainActor private func connect(_ scene: Scene, as type: AnyClass?, to windowScene: UIWindowScene) -> UIWindow? {
    var window: UIWindow?
    if let storyboard = scene.storyboard { window = Self.window(of: storyboard) }
    guard let name = type.map({ "\($0)" }) ?? scene.delegate else { return window }
    guard let make = sceneDelegates[name] else {
      stop("There is no scene delegate '\(name)' among those that the launch names.")
    }
    let delegate = AppCall.value(ScreenDelegate(), make)
    windowScene.delegate = delegate
    if let window { (delegate as? any UIWindowSceneDelegate)?.own = window }
    AppCall.run {
      delegate.scene(windowScene, willConnectTo: windowScene.session, options: UIScene.ConnectionOptions())
    }
    return (delegate as? any UIWindowSceneDelegate)?.own ?? window
  }

  /// A window of a storyboard's initial controller; none, with UIKit's warning, where the storyboard has no entry point: the app's delegates may make
  /// their own.
  @MainActor private static func window(of storyboard: String) -> UIWindow? {
    let root = AppCall.value(nil) { UIStoryboard(name: storyboard, bundle: nil).instantiateInitialViewController() }
    guard let root else { return nil }
    let window = UIWindow()
    window.rootViewController = root
    return window
  }
}

/// Shows one controller, or none: in the place of an app's delegate that cannot be made.
private final class ScreenDelegate: UIResponder, UIApplicationDelegate, UIWindowSceneDelegate {
  var window: UIWindow?
  var show: (@MainActor () -> UIViewController)?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    guard let show else { return true }
    let window = UIWindow()
    window.rootViewController = show()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

extension AppLaunch {
  /// A launch that shows one screen of the app, and leaves its delegates alone.
  ///
  /// - Parameters:
  ///   - type: The controller's class: the first storyboard in the stage's folders that has a scene of it makes it.
  ///   - isInNavigation: Whether it is the root of a navigation controller.
  ///   - make: Makes it where no storyboard does.
  @MainActor public static func screen<Controller: UIViewController>(
    _ type: Controller.Type, isInNavigation: Bool = false, fonts: [String] = [], networkFolders: [URL] = [],
    isPartial: Bool = false, sdk: Int = 13, make: @escaping @MainActor () -> Controller?
  ) -> AppLaunch {
    AppLaunch(
      fonts: fonts, networkFolders: networkFolders, isPartial: isPartial, sdk: sdk
    ) {
      let delegate = ScreenDelegate()
      delegate.show = {
        guard let screen = UIStoryboard.controller(ofClass: "\(type)") ?? make() else {
          stop("\(type)() has given nil: no controller shows")
        }
        return isInNavigation ? UINavigationController(rootViewController: screen) : screen
      }
      return delegate
    }
  }
}
