import HeroTesting

@testable import UIKit

@MainActor
@Suite struct LayoutGuideTests {
  @Test func topAndBottomLayoutGuides() throws {
    useOwnScreen()
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    show(controller)
    let box = placedView(in: controller.view)
    NSLayoutConstraint.activate(
      box.at(0, nil, width: 50) + [
        box.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
        NSLayoutConstraint(
          item: box, attribute: .bottom, relatedBy: .equal, toItem: controller.bottomLayoutGuide, attribute: .top,
          multiplier: 1, constant: -10),
      ])
    controller.view.layoutIfNeeded()
    expectEqual((controller.topLayoutGuide.length, controller.bottomLayoutGuide.length), (20, 30))
    // 852 less 20, 30 and 10.
    expectEqual(box.frame, CGRect(x: 0, y: 20, width: 50, height: 792))
  }

  @Test func guidesGoWithTheirConstraints() {
    useOwnScreen()
    let (around, guide) = (rootView(100, 100), UILayoutGuide())
    let box = placedView(in: around)
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
