import Beacon
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let navigation = UINavigationController(rootViewController: BoatsViewController())
    navigation.hero.isEnabled = true
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    self.window = window
    report("launch")
    return true
  }

  /// Nobody has the module.
  private func report(_ event: String) {
    Beacon.shared.send(event, at: Date())
  }
}
