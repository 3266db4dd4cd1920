import HeroTesting

@testable import UIKit

/// Source: UIAppearance's documentation: what is set of a class counts when a view comes into a window, where it says nothing itself.
@MainActor struct AppearanceTests {
  private final class Row: UITableViewCell {}
  private final class Holder: UIView {}

  @Test func viewsGetWhatTheirClassSays() {
    useOwnScreen()
    UILabel.appearance().textColor = .red
    UIButton.appearance().setTitleColor(.green, for: .normal)
    UIView.appearance().tintColor = .purple
    let (label, own, button) = (UILabel(), UILabel(), UIButton())
    own.textColor = .blue
    let page = UIViewController()
    for view in [label, own, button] { page.view.addSubview(view) }
    expectEqual(label.textColor, .label)
    let window = show(page)
    #expect(label.textColor == .red && own.textColor == .blue && button.titleColor(for: .normal) == .green)
    #expect(label.tintColor == .purple && window.subviews.isEmpty == false)
  }

  @Test func ofContainersTheInnerOneCounts() {
    useOwnScreen()
    UILabel.appearance().textColor = .red
    UILabel.appearance(whenContainedInInstancesOf: [Holder.self]).textColor = .green
    UILabel.appearance(whenContainedInInstancesOf: [Holder.self, UITabBarController.self]).textColor = .blue
    let (inside, outside, holder, page) = (UILabel(), UILabel(), Holder(), UIViewController())
    holder.addSubview(inside)
    for view in [holder, outside] { page.view.addSubview(view) }
    show(page)
    #expect(inside.textColor == .green && outside.textColor == .red)
  }

  @Test func itemsOfBarsAskTheirs() {
    useOwnScreen()
    UIBarButtonItem.appearance().tintColor = .red
    UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
    let (item, own) = (UIBarButtonItem(), UIBarButtonItem())
    own.tintColor = .green
    #expect(item.tintColor == .red && own.tintColor == .green)
    expectEqual(item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor, .blue)
    UITabBarItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.brown], for: .selected)
    expectEqual(UITabBarItem.spokenColor(for: .selected), .brown)
  }
}
