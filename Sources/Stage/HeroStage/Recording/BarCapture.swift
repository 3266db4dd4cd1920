internal import Hero
internal import HeroGeometry
internal import HeroLayers
internal import HeroModel
internal import HeroSymbols
internal import TransitionEngine
internal import UIKit

/// Copies containers' bars and what controllers put into them.
@MainActor
struct BarCapture {
  /// Pictures by number.
  let images: ImageRegistry
  /// What is known of bars.
  var known = KnownBars()
  /// The transition that is about to start, as `ScreenCapture` has it.
  var transition: (hero: HeroTransition, isAppearing: Bool)?

  /// A navigation controller's bar as scenes say it of the controller; its screens say what differs.
  func bar(of navigation: UINavigationController) -> NavigationBar {
    let id = ObjectIdentifier(navigation)
    if let bar = known.navigation[id] { return bar }
    let bar = NavigationBar(
      colors: colors(of: navigation, isAtEdge: false), hasLargeTitles: navigation.navigationBar.prefersLargeTitles)
    known.navigation[id] = bar
    return bar
  }

  /// A tab bar controller's bar as scenes say it of the controller; its screens say what differs.
  func bar(of tabs: UITabBarController) -> TabBar {
    let id = ObjectIdentifier(tabs)
    if let bar = known.tabs[id] { return bar }
    let bar = TabBar(colors: colors(of: tabs, isAtEdge: false))
    known.tabs[id] = bar
    return bar
  }

  private func colors(of navigation: UINavigationController, isAtEdge: Bool) -> BarColors {
    let bar = navigation.navigationBar
    let look = bar.look(for: navigation.topViewController?.navigationItem, isAtEdge: isAtEdge)
    var colors = colors(tint: bar.tintColor, background: bar.barTintColor, look)
    if let title = look?.ownTitle ?? bar.titleTextAttributes?[.foregroundColor] as? UIColor {
      colors.title = title.color
    }
    if navigation.showsLargeTitle, let color = largeTitleColor(bar, look) { colors.title = color.color }
    return colors
  }

  private func largeTitleColor(_ bar: UINavigationBar, _ look: UINavigationBarAppearance?) -> UIColor? {
    let attributes = look?.largeTitleTextAttributes ?? [:]
    return (attributes[.foregroundColor] ?? bar.largeTitleTextAttributes?[.foregroundColor]) as? UIColor
  }

  private func colors(of tabs: UITabBarController, isAtEdge: Bool) -> BarColors {
    let bar = tabs.tabBar
    let look = bar.look(isAtEdge: isAtEdge)
    let items = look?.stackedLayoutAppearance
    var colors = colors(
      tint: items?.selected.color ?? UITabBarItem.spokenColor(for: .selected) ?? bar.tintColor,
      background: bar.barTintColor, look)
    if let muted = items?.normal.color ?? UITabBarItem.spokenColor(for: .normal) ?? bar.unselectedItemTintColor {
      colors.muted = muted.color
    }
    return colors
  }

  /// What a controller on top does to the bar above it.
  private func state(of navigation: UINavigationController, over controller: UIViewController) -> BarState {
    let bar = bar(of: navigation)
    guard !navigation.isNavigationBarHidden else { return BarState(isHidden: true) }
    let now = colors(of: navigation, isAtEdge: controller.isAtTopEdge)
    var state = now.state(beside: bar.colors)
    state.title = now.title == bar.colors.title ? nil : now.title
    state.isCollapsed = isCollapsed(controller, in: navigation)
    // The line stands below the search bar.
    if navigation.topViewController === controller, navigation.shownSearch != nil { state.separator = .clear }
    return state
  }

  private func isCollapsed(_ controller: UIViewController, in navigation: UINavigationController) -> Bool {
    bar(of: navigation).hasLargeTitles
      && (!navigation.navigationBar.prefersLargeTitles || navigation.showsCollapsedTitle(of: controller))
  }

  /// What a controller that shows does to the bar below it.
  private func state(of tabs: UITabBarController, under controller: UIViewController) -> BarState {
    let bar = bar(of: tabs)
    guard tabs.showsBar(under: controller) else { return BarState(isHidden: true) }
    let now = colors(of: tabs, isAtEdge: controller.isAtBottomEdge)
    var state = now.state(beside: bar.colors)
    state.muted = now.muted == bar.colors.muted ? nil : now.muted
    return state
  }

  /// Of bars that say none.
  var colors: BarColors { .plain(isDark: UITraitCollection.current.userInterfaceStyle == .dark) }

  private func colors(tint: UIColor?, background: UIColor?, _ look: UIBarAppearance?) -> BarColors {
    var colors = colors
    if let tint { colors.tint = tint.color }
    if let background = look?.ownBackground ?? background { colors.background = background.color }
    if let shadow = look?.ownShadow { colors.separator = shadow.color }
    return colors
  }

  /// Puts what a controller has for bars into its screen; what containers show that it has left stays as it is.
  func items(of controller: UIViewController, into screen: inout Screen) {
    if let navigation = controller.navigationController {
      screen.navigationItem = item(controller.navigationItem)
      // Whether the toolbar is hidden is said of the controller on top.
      if navigation.topViewController === controller {
        let items = controller.toolbarItems?.compactMap { barItem($0, in: navigation) } ?? []
        // A bar without items shows its ground.
        screen.toolbarItems = navigation.isToolbarHidden ? [] : items.isEmpty ? [BarItem(.flexibleSpace)] : items
        screen.navigationBar = state(of: navigation, over: controller)
      } else if navigation.viewControllers.contains(controller), controller.viewIfLoaded?.window != nil {
        // A push is looked at when its controller is on top already, while the one below it still shows as it was scrolled last.
        screen.navigationBar.isCollapsed = isCollapsed(controller, in: navigation)
      }
    }
    if let tabs = controller.tabBarController, tabs.content === controller {
      screen.tabBar = state(of: tabs, under: controller)
    }
    if let item = tabItem(of: controller), let tabs = controller.tabBarController {
      screen.tabBarItem = self.item(item, badge: badgeColor(of: item, in: tabs))
    }
  }

  /// The item of the tab that a controller stands for: its own, or that of the navigation controller whose first it is.
  private func tabItem(of controller: UIViewController) -> UITabBarItem? {
    guard let tabs = controller.tabBarController,
      let held = controller.ancestors.first(where: { $0.parent === tabs })
    else { return nil }
    if let navigation = held as? UINavigationController, navigation.viewControllers.first?.content !== controller {
      return nil
    }
    return held.tabBarItem
  }

  /// The status bar's text of a controller that is on top; nil where nobody says.
  func statusBarStyle(of controller: UIViewController) -> StatusBar.Style? {
    // Black lies behind a large sheet, whatever its controller says.
    if ((controller.standing ?? controller).presentation as? UISheetPresentationController)?.isLargeAtFirst == true {
      return .light
    }
    var asked = Array(controller.ancestors).last ?? controller
    while let next = asked.childForStatusBarStyle { asked = next }
    return switch asked.preferredStatusBarStyle {
    case .default: nil
    case .lightContent: .light
    case .darkContent: .dark
    }
  }

  /// As scenes have it.
  func item(_ item: UINavigationItem) -> NavigationItem {
    NavigationItem(
      title: item.title.map { text($0, 17, 600) },
      backTitle: backTitle(item).map { text($0, 17, 400) },
      titleView: item.titleView.map(view),
      prompt: item.prompt.flatMap { $0.isEmpty ? nil : text($0, 13, 400) },
      isLargeTitle: item.isLargeTitle,
      left: left(item),
      right: item.rightBarButtonItems?.compactMap { barItem($0, of: item) } ?? [])
  }

  /// What the way back from above says; nil where nobody says anything.
  private func backTitle(_ item: UINavigationItem) -> String? {
    if let own = item.backBarButtonItem { return own.title ?? "" }
    switch item.backButtonDisplayMode {
    case .minimal: return ""
    case .generic: return "Back"
    case .default: break
    }
    return item.backButtonTitle ?? item.title.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// A view of the app's own, as large as it is or asks to be.
  private func view(_ view: UIView) -> BarView {
    view.sizeForBar()
    var capture = ScreenCapture(images: images, transition: transition)
    return BarView(views: capture.capture(view.layer, showsMask: true, name: "navigationBar").screen.views)
  }

  /// The views that a controller puts into bars, with all inside, by where its screen has them.
  func addresses(of controller: UIViewController, screen: Int) -> [ObjectIdentifier: ViewAddress] {
    let item = controller.navigationItem
    func slots(_ items: [UIBarButtonItem]?, _ slot: (Int) -> BarSlot) -> [(BarSlot, UIView?)] {
      let shown = (items ?? []).filter { plainItem($0) != nil }
      return shown.enumerated().map { (slot($0.offset), $0.element.customView) }
    }
    let views =
      slots(item.leftBarButtonItems) { .left($0) } + slots(item.rightBarButtonItems) { .right($0) }
      + slots(controller.toolbarItems) { .toolbar($0) } + [(.titleView, item.titleView)]
    var addresses: [ObjectIdentifier: ViewAddress] = [:]
    for case (let slot, let view?) in views {
      var capture = ScreenCapture(images: images, transition: transition)
      let indices = capture.capture(view.layer, showsMask: true).indices
      addresses.merge(indices.mapValues { ViewAddress(screen: screen, view: $0, slot: slot) }) { $1 }
    }
    return addresses
  }

  /// Something takes the place of a way back that is hidden.
  private func left(_ item: UINavigationItem) -> [BarItem] {
    let items = item.leftBarButtonItems?.compactMap { barItem($0, of: item) } ?? []
    return items.isEmpty && item.hidesBackButton ? [BarItem(.fixedSpace(16))] : items
  }

  /// The item's own, else as the bar's look has it for the tab that is selected or for others.
  private func badgeColor(of item: UITabBarItem, in tabs: UITabBarController) -> UIColor? {
    let look = tabs.tabBar.look(isAtEdge: tabs.content.isAtBottomEdge)?.stackedLayoutAppearance
    let selected = tabs.selectedViewController?.tabBarItem === item ? look?.selected.badgeBackgroundColor : nil
    return item.badgeColor ?? selected ?? look?.normal.badgeBackgroundColor
  }

  /// As scenes have it.
  func item(_ item: UITabBarItem, badge: UIColor? = nil) -> TabBarItem {
    func icon(_ image: UIImage?) -> TabBarItem.Icon? {
      image.map(picture).map { TabBarItem.Icon(image: $0.index, size: $0.size) }
    }
    return TabBarItem(
      title: item.title.map { text($0, 13, 500) }, image: icon(item.image), selectedImage: icon(item.selectedImage),
      badge: item.badgeValue.map { text($0, 13, 400) }, badgeColor: item.badgeValue == nil ? nil : badge?.color)
  }

  /// As scenes have it, in the bar of the item's controller.
  private func barItem(_ item: UIBarButtonItem, of shown: UINavigationItem) -> BarItem? {
    let navigation = shown.owner?.navigationController
    return barItem(item, in: navigation, look: navigation?.navigationBar.look(for: shown))
  }

  /// As scenes have it; nil for one that shows nothing. What has a look of its own is a view.
  func barItem(_ item: UIBarButtonItem, in navigation: UINavigationController?, look: UIBarAppearance? = nil)
    -> BarItem?
  {
    guard let plain = plainItem(item) else { return nil }
    let attributes = item.shownTitleAttributes(in: look)
    let (font, color) = (attributes[.font] as? UIFont, attributes[.foregroundColor] as? UIColor)
    // UIKit greys what is disabled; this grey stands for it.
    let tint = item.isEnabled ? item.tintColor : .tertiaryLabel
    let barTint = navigation?.navigationBar.tintColor?.color ?? colors.tint
    var view = View(path: "navigationBar", position: .zero, size: .zero)
    view.isOpaque = false
    switch plain.content {
    case .title(let title, let isBold):
      guard tint != nil || font != nil || color != nil else { return plain }
      let font = font?.request ?? Font(size: 17, weight: isBold ? 600 : 400)
      var contents = TextContents(text: title.text, font: font, color: (color ?? tint)?.color ?? barTint)
      let size = TextMeasuring.size(of: contents, width: nil)
      contents.alignment = .center
      view.content = .label(contents)
      // A point more than measured, as of plain titles.
      view.size = Size(width: Double(size.width) + 1, height: max(BarItem.titleHeight, Double(size.height)))
    case .image(let index, let size), .glyph(_, let index, let size):
      let isOriginal = item.image?.renderingMode == .alwaysOriginal
      guard tint != nil || isOriginal else { return plain }
      // A scene's image has the tint of its view.
      view.tintColor = tint?.color ?? barTint
      view.content = .image(ImageContents(image: index, templateTint: isOriginal ? nil : view.tintColor))
      view.size = size
    case .view, .flexibleSpace, .fixedSpace: return plain
    }
    return BarItem(.view(BarView(views: [view])))
  }

  /// An item without a look of its own.
  private func plainItem(_ item: UIBarButtonItem) -> BarItem? {
    if let own = item.customView { return BarItem(.view(view(own))) }
    if let system = item.systemItem, let known = SystemItem(rawValue: String(describing: system)) {
      switch known {
      case .flexibleSpace: return BarItem(.flexibleSpace)
      case .fixedSpace: return BarItem(.fixedSpace(item.width > 0 ? Double(item.width) : BarItem.fixedSpace))
      default:
        if let symbol = SystemSymbol.barItem(known.rawValue), let drawn = images.drawing(of: symbol) {
          return BarItem(.glyph(known, drawn.index, drawn.size))
        }
        guard let words = known.text else { return nil }
        return BarItem(.title(text(words, 17, known.isBold ? 600 : 400), isBold: known.isBold))
      }
    }
    if let image = item.image {
      let drawn = picture(image)
      return BarItem(.image(drawn.index, drawn.size))
    }
    let isBold = item.style == .done
    return item.title.map { BarItem(.title(text($0, 17, isBold ? 600 : 400), isBold: isBold)) }
  }

  /// A picture as bars draw it: a symbol without a size of its own is as large as the bar's.
  private func picture(_ image: UIImage) -> (index: Int, size: Size) {
    image.barSymbol.flatMap(images.drawing) ?? (images.number(of: image), Size(image.size))
  }

  /// A text as wide as it is drawn.
  private func text(_ text: String, _ size: Double, _ weight: Int) -> BarText {
    guard !text.isEmpty else { return BarText("", width: 0) }
    let contents = TextContents(text: text, font: Font(size: size, weight: weight))
    return BarText(text, width: Double(TextMeasuring.size(of: contents, width: nil).width))
  }
}

/// Bars as scenes say them of their controllers.
@MainActor
final class KnownBars {
  var navigation: [ObjectIdentifier: NavigationBar] = [:]
  var tabs: [ObjectIdentifier: TabBar] = [:]
}

extension BarColors {
  /// What both kinds of bars have, where it is other than a bar's.
  fileprivate func state(beside bar: BarColors) -> BarState {
    BarState(
      tint: tint == bar.tint ? nil : tint, background: background == bar.background ? nil : background,
      // Nothing has no hairline.
      separator: separator == bar.separator || background.alpha == 0 ? nil : separator)
  }
}

extension Screen {
  /// What bars show of another one.
  mutating func takeItems(of other: Screen) {
    navigationItem = other.navigationItem
    tabBarItem = other.tabBarItem
    toolbarItems = other.toolbarItems
  }

  /// What another one does to bars.
  mutating func takeBars(of other: Screen) {
    navigationBar = other.navigationBar
    tabBar = other.tabBar
  }

  /// All of another one but what bars show of it.
  mutating func takeAllButItems(of other: Screen) {
    var other = other
    other.takeItems(of: self)
    self = other
  }
}
