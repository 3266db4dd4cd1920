import HeroTesting

@testable import UIKit

@MainActor
@Suite struct LayoutGuideTests {
  @Test func topAndBottomLayoutGuides() throws {
    useOwnScreen()
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      NSLayoutConstraint(
        item: box, attribute: .bottom, relatedBy: .equal, toItem: controller.bottomLayoutGuide, attribute: .top,
        multiplier: 1, constant: -10),
      box.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      box.widthAnchor.constraint(equalToConstant: 50),
    ])
    controller.view.layoutIfNeeded()
    let insets = controller.view.safeAreaInsets
    expectEqual(controller.topLayoutGuide.length, insets.top)
    expectEqual(controller.bottomLayoutGuide.length, insets.bottom)
    #expect(insets.top > 0)
    let bounds = controller.view.bounds
    expectEqual(
      box.frame, CGRect(x: 0, y: insets.top, width: 50, height: bounds.height - insets.top - insets.bottom - 10))
  }

  @Test func guidesGoWithTheirConstraints() {
    useOwnScreen()
    let (around, box, guide) = (rootView(100, 100), placedView(), UILayoutGuide())
    around.addSubview(box)
    around.addLayoutGuide(guide)
    let (own, other) = (
      box.leftAnchor.constraint(equalTo: guide.rightAnchor), box.widthAnchor.constraint(equalToConstant: 5)
    )
    NSLayoutConstraint.activate([own, other, guide.widthAnchor.constraint(equalToConstant: 20)])
    box.removeLayoutGuide(guide)
    #expect(guide.owningView === around && around.layoutGuides == [guide] && own.isActive)
    around.removeLayoutGuide(guide)
    #expect(guide.owningView == nil && around.layoutGuides.isEmpty && !own.isActive && other.isActive)
  }
}
