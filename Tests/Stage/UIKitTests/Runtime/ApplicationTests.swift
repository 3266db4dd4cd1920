import HeroTesting

@testable import UIKit

@MainActor
@Suite struct ApplicationTests {
  @Test func nothingLeavesTheApp() throws {
    useOwnScreen()
    let page = try #require(URL(string: "https://example.org"))
    var opened: Bool?
    UIApplication.shared.open(page) { opened = $0 }
    #expect(opened == false && !UIApplication.shared.canOpenURL(page))
    UIPasteboard.general.string = "text"
    UIPasteboard.general.url = page
    #expect(UIPasteboard.general.string == nil && UIPasteboard.general.hasURLs)
    let (view, tilt) = (UIView(), UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis))
    (tilt.minimumRelativeValue, tilt.maximumRelativeValue) = (-10, 10)
    let group = UIMotionEffectGroup()
    group.motionEffects = [tilt]
    view.addMotionEffect(group)
    expectEqual((view.motionEffects, view.center), ([group], .zero))
    view.removeMotionEffect(group)
    #expect(view.motionEffects.isEmpty)
  }

  // Source: UIKit's and Core Animation's names and defaults.
  @Test func namesThatAppsHoldOnly() {
    final class Delegate: UIResponder, UIApplicationDelegate {
      func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
      ) -> Bool { options[.openInPlace] as? Bool ?? false }
    }
    let url = URL(fileURLWithPath: "/")
    #expect(Delegate().application(.shared, open: url, options: [.openInPlace: true, .sourceApplication: "a"]))
    #expect(!Delegate().application(.shared, open: url))
    let transition = CATransition()
    #expect((transition.startProgress, transition.endProgress) == (0, 1))
  }

  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let windowScene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: windowScene)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
    }
  }

  @Test func sceneDelegatesMakeTheirWindow() throws {
    useOwnScreen()
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let delegate = SceneDelegate()
    delegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
    expectEqual(delegate.window?.frame, UIScreen.main.bounds)
    #expect(scene.keyWindow === delegate.window)
    #expect(delegate.window?.windowScene === scene)
  }
}
