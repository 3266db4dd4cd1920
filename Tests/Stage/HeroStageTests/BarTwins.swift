import HeroGeometry
import HeroModel
import UIKit

/// Scenes' bars, and what screens put into them, as UIKit's.
@MainActor
struct BarTwins {
  let views: ViewTwins
  /// The bars of containers, which screens change while they show.
  private static var navigationBars: [ObjectIdentifier: NavigationBar] = [:]
  private static var tabBars: [ObjectIdentifier: TabBar] = [:]

  /// Gives a navigation controller a scene's bar.
  static func give(_ bar: NavigationBar?, to navigation: UINavigationController) {
    navigation.isNavigationBarHidden = bar == nil
    navigationBars[ObjectIdentifier(navigation)] = bar
    guard let bar else { return }
    paint(navigation.navigationBar, bar)
  }

  private static func paint(_ target: UINavigationBar, _ bar: NavigationBar) {
    let look = UINavigationBarAppearance()
    paint(look, bar.colors)
    look.titleTextAttributes = [.foregroundColor: UIColor(bar.colors.title)]
    target.standardAppearance = look
    target.tintColor = UIColor(bar.colors.tint)
    target.prefersLargeTitles = bar.hasLargeTitles
  }

  /// Gives a tab bar controller a scene's bar.
  static func give(_ bar: TabBar?, to tabs: UITabBarController) {
    tabs.tabBar.isHidden = bar == nil
    tabBars[ObjectIdentifier(tabs)] = bar
    guard let bar else { return }
    paint(tabs.tabBar, bar)
  }

  private static func paint(_ target: UITabBar, _ bar: TabBar) {
    let look = UITabBarAppearance()
    paint(look, bar.colors)
    target.standardAppearance = look
    target.tintColor = UIColor(bar.colors.tint)
    target.unselectedItemTintColor = UIColor(bar.colors.muted)
  }

  private static func paint(_ look: UIBarAppearance, _ colors: BarColors) {
    if colors.background.alpha == 0 { look.configureWithTransparentBackground() }
    look.backgroundColor = UIColor(colors.background)
    look.shadowColor = UIColor(colors.separator)
  }

  /// Does to the bars around a controller what its screen does, as it comes.
  static func show(_ screen: Screen, in controller: UIViewController, animated: Bool) {
    if let navigation = controller.navigationController, var bar = navigationBars[ObjectIdentifier(navigation)] {
      navigation.setNavigationBarHidden(screen.navigationBar.isHidden, animated: animated)
      bar.colors = screen.navigationBar.colors(over: bar.colors)
      paint(navigation.navigationBar, bar)
    }
    if let tabs = controller.tabBarController, var bar = tabBars[ObjectIdentifier(tabs)] {
      bar.colors = screen.tabBar.colors(over: bar.colors)
      paint(tabs.tabBar, bar)
    }
  }

  /// Puts a screen's items into its controller.
  func give(_ screen: Screen, to controller: UIViewController) {
    let item = screen.navigationItem
    controller.navigationItem.title = item.title?.text
    controller.navigationItem.backButtonTitle = item.backTitle?.text
    controller.navigationItem.titleView = item.titleView.map(view)
    controller.navigationItem.prompt = item.prompt?.text
    controller.navigationItem.largeTitleDisplayMode = item.isLargeTitle.map { $0 ? .always : .never } ?? .automatic
    controller.navigationItem.leftBarButtonItems = item.left.map(button)
    controller.navigationItem.rightBarButtonItems = item.right.map(button)
    controller.toolbarItems = screen.toolbarItems.map(button)
    controller.hidesBottomBarWhenPushed = screen.tabBar.isHidden
    let tab = screen.tabBarItem
    controller.tabBarItem.title = tab.title?.text
    controller.tabBarItem.image = tab.image.flatMap { views.picture($0.image) }
    controller.tabBarItem.selectedImage = tab.selectedImage.flatMap { views.picture($0.image) }
    controller.tabBarItem.badgeValue = tab.badge?.text
  }

  private func button(_ item: BarItem) -> UIBarButtonItem {
    switch item.content {
    case .title(let text, let isBold): UIBarButtonItem(title: text.text, style: isBold ? .done : .plain) {}
    case .image(let image, _): UIBarButtonItem(image: views.picture(image), style: .plain) {}
    case .flexibleSpace: .flexibleSpace()
    case .fixedSpace(let width): .fixedSpace(CGFloat(width))
    case .view(let own): UIBarButtonItem(customView: view(own))
    case .glyph(let glyph, _, _): UIBarButtonItem(systemItem: Self.systemItem(glyph) ?? .stop)
    }
  }

  /// The item of the system with a glyph; nil for one that UIKit has no longer.
  static func systemItem(_ glyph: SystemItem) -> UIBarButtonItem.SystemItem? {
    (0...30).lazy.compactMap { UIBarButtonItem.SystemItem(rawValue: $0) }.first { "\($0)" == glyph.rawValue }
  }

  private func view(_ bar: BarView) -> UIView { views.make(bar.views)[0] }
}
