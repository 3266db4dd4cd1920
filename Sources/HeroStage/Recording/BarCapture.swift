internal import Hero
internal import HeroGeometry
internal import HeroLayers
internal import HeroScene
internal import UIKit

/// Copies containers' bars and what controllers put into them.
@MainActor
struct BarCapture {
  /// Pictures by number.
  let images: ImageRegistry

  /// A navigation controller's bar; nil when it is hidden.
  func bar(of navigation: UINavigationController) -> NavigationBar? {
    guard !navigation.isNavigationBarHidden else { return nil }
    let bar = navigation.navigationBar
    return NavigationBar(
      colors: colors(tint: bar.tintColor, background: bar.barTintColor), hasLargeTitles: bar.prefersLargeTitles)
  }

  /// A tab bar controller's bar; nil when it is hidden.
  func bar(of tabs: UITabBarController) -> TabBar? {
    guard !tabs.tabBar.isHidden else { return nil }
    var colors = colors(tint: tabs.tabBar.tintColor, background: tabs.tabBar.barTintColor)
    if let muted = tabs.tabBar.unselectedItemTintColor { colors.muted = muted.color }
    return TabBar(colors: colors)
  }

  /// Of bars that say none.
  var colors: BarColors { .plain(isDark: UITraitCollection.current.userInterfaceStyle == .dark) }

  private func colors(tint: UIColor?, background: UIColor?) -> BarColors {
    var colors = colors
    if let tint { colors.tint = tint.color }
    if let background { colors.background = background.color }
    return colors
  }

  /// Puts what a controller has for bars into its screen.
  func items(of controller: UIViewController, into screen: inout Screen) {
    if let navigation = controller.navigationController {
      screen.navigationItem = item(controller.navigationItem)
      if !navigation.isToolbarHidden { screen.toolbarItems = controller.toolbarItems?.compactMap(barItem) ?? [] }
    }
    if let tabs = controller.tabBarController,
      let held = controller.ancestors.first(where: { $0.parent === tabs }), let item = held.tabBarItem
    {
      screen.tabBarItem = self.item(item)
    }
  }

  private func item(_ item: UINavigationItem) -> NavigationItem {
    NavigationItem(
      title: item.title.map { text($0, 17, 600) }, backTitle: item.title.map { text($0, 17, 400) },
      isLargeTitle: item.isLargeTitle,
      left: item.leftBarButtonItems?.compactMap(barItem) ?? [],
      right: item.rightBarButtonItems?.compactMap(barItem) ?? [])
  }

  private func item(_ item: UITabBarItem) -> TabBarItem {
    func icon(_ image: UIImage?) -> TabBarItem.Icon? {
      image.map { TabBarItem.Icon(image: images.number(of: $0), size: Size($0.size)) }
    }
    return TabBarItem(
      title: item.title.map { text($0, 13, 500) }, image: icon(item.image), selectedImage: icon(item.selectedImage),
      badge: item.badgeValue.map { text($0, 13, 400) })
  }

  private func barItem(_ item: UIBarButtonItem) -> BarItem? {
    if let system = item.systemItem, let known = SystemItem(rawValue: String(describing: system)) {
      switch known {
      case .flexibleSpace: return BarItem(.flexibleSpace)
      // UIKit's has no width until the app gives it one.
      case .fixedSpace: return BarItem(.fixedSpace(16))
      default:
        guard let words = known.text else { return BarItem(.glyph(known)) }
        return BarItem(.title(text(words, 17, known.isBold ? 600 : 400), isBold: known.isBold))
      }
    }
    if let image = item.image { return BarItem(.image(images.number(of: image), Size(image.size))) }
    let isBold = item.style == .done
    return item.title.map { BarItem(.title(text($0, 17, isBold ? 600 : 400), isBold: isBold)) }
  }

  /// A text as wide as it is drawn.
  private func text(_ text: String, _ size: Double, _ weight: Int) -> BarText {
    guard !text.isEmpty else { return BarText("", width: 0) }
    let contents = TextContents(text: text, font: Font(size: size, weight: weight))
    return BarText(text, width: Double(TextMeasuring.size(of: contents, width: nil).width))
  }
}
