import HeroTesting

@testable import UIKit

@MainActor
@Suite struct ViewControllerTests {
  // A container that says so tells its children itself.
  @Test func containersMayTellTheirChildrenThemselves() {
    final class Child: UIViewController {
      var log: [String] = []
      override func viewWillAppear(_ animated: Bool) { log.append("will \(animated)") }
      override func viewDidAppear(_ animated: Bool) { log.append("did") }
    }
    final class Container: UIViewController {
      let child = Child()
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
      override func viewDidLoad() {
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
    }
    useOwnScreen()
    let container = Container()
    show(container)
    expectEqual(container.child.log, [])
    container.child.beginAppearanceTransition(true, animated: true)
    container.child.endAppearanceTransition()
    expectEqual(container.child.log, ["will true", "did"])
  }

  /// Notes what it is told.
  private final class Listener: UIViewController {
    var calls: [String] = []
    override func viewSafeAreaInsetsDidChange() { calls.append("safe \(view.safeAreaInsets.top)") }
    override func updateViewConstraints() {
      calls.append("constraints")
      super.updateViewConstraints()
    }
    override func willMove(toParent parent: UIViewController?) { calls.append("to \(parent?.title ?? "-")") }
    override func didMove(toParent parent: UIViewController?) { calls.append("in \(parent?.title ?? "-")") }
  }

  @Test func controllersAreToldOfTheirView() {
    useOwnScreen(top: 59, bottom: 34)
    let controller = Listener()
    show(controller)
    #expect(controller.calls.contains("constraints"))
    controller.calls = []
    controller.additionalSafeAreaInsets.top = 11
    expectEqual(controller.calls, ["safe 70.0"])
    controller.view.setNeedsUpdateConstraints()
    controller.view.layoutIfNeeded()
    expectEqual(controller.calls, ["safe 70.0", "constraints"])
  }

  // Source: UIViewController's documentation: addChild tells that it will move, removeFromParent that it has.
  @Test func childrenAreToldWhereTheyGo() {
    let (container, child) = (UIViewController(), Listener())
    container.title = "box"
    container.addChild(child)
    #expect(child.calls == ["to box"] && child.parent === container && container.children == [child])
    child.removeFromParent()
    #expect(child.calls == ["to box", "in -"] && child.parent == nil)
  }

  @Test func detailsAreShownOverIt() {
    useOwnScreen()
    let (root, detail) = (UIViewController(), UIViewController())
    show(UINavigationController(rootViewController: root))
    root.showDetailViewController(detail, sender: nil)
    #expect(root.presentedViewController === detail && root.navigationController?.viewControllers == [root])
  }

  private final class Collapsing: NSObject, UISplitViewControllerDelegate {
    func splitViewController(
      _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool { true }
  }

  // As on a phone that stands: the second column stands on the first, unless the delegate says that it is of no use.
  @Test func aSplitControllerHasOneColumn() {
    useOwnScreen()
    let (list, boat, other) = (UIViewController(), UIViewController(), UIViewController())
    let split = UISplitViewController()
    split.viewControllers = [
      UINavigationController(rootViewController: list), UINavigationController(rootViewController: boat),
    ]
    show(split)
    #expect(split.isCollapsed && split.viewControllers.count == 1 && list.splitViewController === split)
    expectEqual(list.navigationController?.viewControllers, [list, boat])
    boat.showDetailViewController(other, sender: nil)
    expectEqual(list.navigationController?.viewControllers, [list, boat, other])

    let collapsed = UISplitViewController()
    let delegate = Collapsing()
    collapsed.delegate = delegate
    collapsed.viewControllers = [UINavigationController(rootViewController: other), boat]
    show(collapsed)
    expectEqual(other.navigationController?.viewControllers, [other])
  }

  // The first one that reaches the edge and is half as wide as the view, where none is set.
  @Test func barsFollowAScrollView() {
    useOwnScreen()
    let controller = UIViewController()
    show(controller)
    func scroll(_ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIScrollView {
      let view = UIScrollView(frame: CGRect(x: 0, y: y, width: width, height: height))
      controller.view.addSubview(view)
      return view
    }
    expectEqual(controller.contentScrollView(for: .top), nil)
    _ = (scroll(0, 100, 852), scroll(10, 393, 100))
    let (upper, lower) = (scroll(0, 200, 400), scroll(400, 393, 452))
    #expect(controller.contentScrollView(for: .top) === upper && controller.contentScrollView(for: .bottom) === lower)
    controller.setContentScrollView(lower, for: .top)
    #expect(controller.contentScrollView(for: .top) === lower)
    controller.setContentScrollView(upper, for: [.top, .bottom])
    #expect(controller.contentScrollView(for: .bottom) === upper)
    controller.setContentScrollView(nil, for: .bottom)
    #expect(controller.contentScrollView(for: .bottom) === lower && controller.contentScrollView(for: .top) === upper)
  }

  @Test func librariesHaveNoCamera() {
    typealias Picker = UIImagePickerController
    #expect(Picker.isSourceTypeAvailable(.photoLibrary) && Picker.isSourceTypeAvailable(.savedPhotosAlbum))
    #expect(!Picker.isSourceTypeAvailable(.camera) && !Picker.isCameraDeviceAvailable(.rear))
  }
}
