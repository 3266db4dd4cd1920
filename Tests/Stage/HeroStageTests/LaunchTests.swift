import Foundation
import HeroStage
import HeroTesting
import UIKit

/// What an app's classes were told, in order.
@MainActor private final class Calls {
  static var all: [String] = []
}

private final class PlainDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Calls.all.append("will finish, root \(window?.rootViewController.map { "\(type(of: $0))" } ?? "-")")
    return true
  }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Calls.all.append("did finish, shows \(application.keyWindow != nil), windows \(application.windows.count)")
    guard window == nil else { return true }
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = SecondController()
    window?.makeKeyAndVisible()
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    Calls.all.append("active, is the app's \(application.delegate === self)")
  }
}

/// Makes its window, whatever its Info.plist says.
private final class OwnWindowDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.makeKeyAndVisible()
    window?.rootViewController = SecondController()
    return true
  }
}

private final class SecondController: UIViewController {
  override func viewDidLoad() { Calls.all.append("did load") }
}

private final class SceneAppDelegate: UIResponder, UIApplicationDelegate {
  var asked: String?
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Calls.all.append("did finish")
    return true
  }
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { UISceneConfiguration(name: asked, sessionRole: session.role) }
  func applicationDidBecomeActive(_ application: UIApplication) { Calls.all.append("app active") }
}

private final class FirstSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    Calls.all.append("connects, root \(window?.rootViewController.map { "\(type(of: $0))" } ?? "-")")
    guard window == nil, let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = SecondController()
    self.window = window
    window.makeKeyAndVisible()
  }
  func sceneWillEnterForeground(_ scene: UIScene) { Calls.all.append("foreground") }
  func sceneDidBecomeActive(_ scene: UIScene) { Calls.all.append("scene active") }
}

/// A stage starts an app as iOS does: "Responding to the launch of your app" and "Specifying the scenes your app supports" in Apple's
/// documentation give the order.
@MainActor
@Suite struct LaunchTests {
  private func stage(_ launch: AppLaunch) -> Stage {
    _ = StoryboardTests()
    Calls.all = []
    return Stage(device: .iPhone8, assets: [StoryboardTests.folder], launching: launch)
  }

  @Test func anAppDelegateMakesItsWindow() {
    let stage = stage(AppLaunch { PlainDelegate() })
    expectEqual(
      Calls.all, ["will finish, root -", "did finish, shows false, windows 0", "did load", "active, is the app's true"])
    #expect(stage.topViewController is SecondController)
    expectEqual(stage.window.frame, CGRect(x: 0, y: 0, width: 375, height: 667))
    // The app holds its window, and so does the stage.
    #expect(stage.window === (UIApplication.shared.delegate?.window ?? nil))
  }

  /// Its controller is made before the delegate is told, and shows afterwards.
  @Test func theMainStoryboardIsThereFirst() {
    let stage = stage(AppLaunch(mainStoryboard: "Harbour") { PlainDelegate() })
    expectEqual(
      Calls.all,
      ["will finish, root UINavigationController", "did finish, shows false, windows 1", "active, is the app's true"])
    #expect(stage.topViewController is BoatsViewController)
  }

  /// The storyboard of the Info.plist stands back, and need not have an entry point.
  @Test func aDelegatesOwnWindowStandsBeforeTheStoryboards() throws {
    #expect(
      stage(AppLaunch(mainStoryboard: "Harbour") { OwnWindowDelegate() }).topViewController is SecondController)
    try withTemporaryFolder { folder in
      try Data(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes><scene sceneID="s">
        <objects><viewController id="a"/></objects></scene></scenes></document>
        """.utf8
      ).write(to: URL(fileURLWithPath: "\(folder)/Main.storyboard"))
      let stage = Stage(
        device: .iPhone8, assets: [URL(fileURLWithPath: folder)],
        launching: AppLaunch(mainStoryboard: "Main") { OwnWindowDelegate() })
      #expect(stage.topViewController is SecondController)
    }
  }

  @Test func aSceneDelegateMakesItsWindowOrHasAStoryboard() {
    func launch(_ scene: AppLaunch.Scene) -> AppLaunch {
      AppLaunch(
        scenes: [scene], sceneDelegates: ["FirstSceneDelegate": { FirstSceneDelegate() }],
        delegate: { SceneAppDelegate() })
    }
    let own = stage(launch(AppLaunch.Scene(name: "Default Configuration", delegate: "FirstSceneDelegate")))
    expectEqual(Calls.all, ["did finish", "connects, root -", "did load", "foreground", "scene active"])
    #expect(own.topViewController is SecondController)
    let stored = stage(launch(AppLaunch.Scene(delegate: "FirstSceneDelegate", storyboard: "Harbour")))
    expectEqual(Calls.all, ["did finish", "connects, root UINavigationController", "foreground", "scene active"])
    #expect(stored.topViewController is BoatsViewController)
  }

  /// "Modernizing Your UI for iOS 13" (WWDC 2019): apps that are built for it present sheets.
  @Test(arguments: [12, 13])
  func presentedControllersAreAsBuilt(sdk: Int) {
    _ = stage(AppLaunch(sdk: sdk) { PlainDelegate() })
    expectEqual(UIViewController().modalPresentationStyle, sdk == 13 ? .automatic : .fullScreen)
  }

  /// An app delegate asks for a scene by its name; one of no name is the first.
  @Test(arguments: [("Other", "Harbour"), (nil, "Pier")])
  func aSceneIsAskedForByName(name: String?, shown: String) throws {
    let launch = AppLaunch(
      scenes: [
        AppLaunch.Scene(name: "Default", storyboard: "Pier"), AppLaunch.Scene(name: "Other", storyboard: "Harbour"),
      ],
      delegate: {
        let delegate = SceneAppDelegate()
        delegate.asked = name
        return delegate
      })
    let stage = stage(launch)
    expectEqual((stage.topViewController is BoatsViewController), (shown == "Harbour"))
  }
}
