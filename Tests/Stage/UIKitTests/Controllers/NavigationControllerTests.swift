import HeroTesting

@testable import UIKit

@MainActor
@Suite struct NavigationControllerTests {
  private final class Notes: NSObject, UINavigationControllerDelegate {
    var list: [String] = []
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { list.append("will \(viewController.title ?? "-") \(animated)") }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { list.append("did \(viewController.title ?? "-") \(animated)") }
  }

  private func controller(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  @Test func delegatesHearWhatShows() {
    useOwnScreen()
    let (navigation, notes) = (UINavigationController(rootViewController: controller("a")), Notes())
    show(navigation)
    navigation.delegate = notes
    navigation.pushViewController(controller("b"), animated: false)
    expectEqual(notes.list, ["will b false", "did b false"])
    navigation.popViewController(animated: true)
    expectEqual(notes.list.suffix(2), ["will a true", "did a true"])
  }

  @Test func itemsAreSetAtOnce() {
    let (item, a, b) = (UINavigationItem(title: ""), UIBarButtonItem(), UIBarButtonItem())
    item.setLeftBarButtonItems([a, b], animated: true)
    item.setRightBarButtonItems([b, a], animated: true)
    #expect(item.leftBarButtonItems == [a, b] && item.rightBarButtonItems == [b, a] && item.rightBarButtonItem === b)
    item.setLeftBarButton(b, animated: true)
    item.setRightBarButton(nil, animated: false)
    #expect(item.leftBarButtonItems == [b] && item.rightBarButtonItems == nil && !item.hidesBackButton)
    item.setHidesBackButton(true, animated: true)
    #expect(item.hidesBackButton)
    let bar = UIToolbar()
    bar.setItems([a, b], animated: true)
    expectEqual(bar.items, [a, b])
  }

  // Source: UIBarAppearance's documentation.
  @Test func looksBeginAnew() {
    let look = UINavigationBarAppearance()
    look.configureWithTransparentBackground()
    #expect(look.backgroundEffect == nil && look.shadowColor == nil)
    look.backgroundColor = .red
    look.configureWithDefaultBackground()
    #expect(look.backgroundEffect != nil && look.shadowColor == .separator && look.backgroundColor == nil)
  }
}
