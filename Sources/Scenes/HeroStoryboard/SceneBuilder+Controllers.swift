import HeroGeometry
import HeroLayers
internal import HeroModel
internal import HeroScene
import HeroSymbols
internal import InterfaceBuilder

/// What controllers and bars say of themselves.
extension SceneBuilder {
  /// Runtime attributes of controllers that are read; others are the app's own.
  static let controllerAttributes: Set<String> = [
    "isHeroEnabled", "heroModalAnimationTypeString", "heroNavigationAnimationTypeString",
    "heroTabBarAnimationTypeString",
  ]

  /// SDOSHero's class of a container; of the app's own classes nothing is known.
  func controllerClass(_ controller: InterfaceController) -> ControllerClass {
    ["SDOSHeroNavigationController", "SDOSHeroTabBarController"].contains(controller.customClass) ? .sdosHero : .uiKit
  }

  /// An animation type, as Hero reads it; `auto` where the file has none.
  mutating func animation(_ keyPath: String, _ controller: InterfaceController, _ file: Int) -> AnimationType {
    guard let attribute = controller.text(keyPath), case .string(let text) = attribute.value else { return .auto }
    return work.heroAnimation(text, of: keyPath, file: path(file), at: attribute.place)
  }

  /// How a controller is presented: the segue's words count before its own.
  mutating func modal(
    _ controller: InterfaceController, _ segue: InterfaceSegue?, _ file: Int
  ) -> (style: ModalPresentationStyle, transition: ModalTransitionStyle, animation: ModalAnimation) {
    let animation = animation("heroModalAnimationTypeString", controller, file)
    let style = segue?.modalPresentationStyle ?? controller.modalPresentationStyle
    if style == .popover {
      work.warn(
        "\(controller.element): a popover is drawn as a full screen", file: work.files.files[0].path,
        at: controller.place)
    }
    let transition = segue?.modalTransitionStyle ?? controller.modalTransitionStyle
    return (
      style.flatMap { ModalPresentationStyle(rawValue: $0.rawValue) } ?? .fullScreen,
      transition.flatMap { ModalTransitionStyle(rawValue: $0.rawValue) } ?? .coverVertical,
      animation == .auto ? .unset : .both(animation)
    )
  }

  // MARK: Bars

  /// The colours of a container's bar.
  func barColors(_ bar: InterfaceBar?, hasTitle: Bool = true) -> BarColors {
    var colors = BarColors.plain(isDark: ground.isDark)
    guard let bar else { return colors }
    let palette = work.palette(work.files.main)
    if bar.isBlack { colors.background = bar.isTranslucent ? BarColors.plain(isDark: true).background : .black }
    colors.background = bar.ground.flatMap(palette.color) ?? colors.background
    let global = work.files.main.globalTint.flatMap(palette.color)
    colors.tint = bar.tintColor.flatMap(palette.color) ?? global ?? colors.tint
    guard hasTitle else { return colors }
    colors.title = bar.titleColor.flatMap(palette.color) ?? (bar.isBlack ? .white : colors.title)
    return colors
  }

  /// The bars around the controller that shows.
  func bars(in place: Container<StoryboardControllers>) -> [ShownBars] {
    place.shownBars(
      { work.files.controller($0)?.barWishes ?? ShownBars.Wishes() },
      { id in
        let controller = work.files.controller(id)
        return ShownBars.Navigation(
          hasBar: controller?.isNavigationBarHidden == false,
          hasLargeTitles: controller?.navigationBar?.hasLargeTitles ?? false,
          hasToolbar: controller?.isToolbarHidden == false)
      }, { _ in true })
  }

  /// The frame on the canvas of the view of the controller that shows: it stands beside bars that it does not lie under (fact sheet 6.11).
  ///
  /// - Parameter safeArea: What is covered of the canvas, then of the view, points.
  func frame(in place: Container<StoryboardControllers>, _ safeArea: inout EdgeInsets) -> Rect {
    let metrics = BarMetrics(ground.size)
    var (frame, outerBottom) = (Rect(size: ground.size), 0.0)
    for (depth, bars) in bars(in: place).enumerated() {
      let container = work.files.controller(place[depth].holder)
      let edges = BarEdges(
        heights: metrics.insets(of: bars), isTopTranslucent: container?.navigationBar?.isTranslucent ?? true,
        isBottomTranslucent: (container?.tabBar ?? container?.toolbar)?.isTranslucent ?? true, outerBottom: outerBottom)
      let child = work.files.controller(place[depth + 1].holder)?.extendedLayout ?? ExtendedLayout()
      let room = edges.room(beside: child, in: safeArea)
      frame = frame.inset(by: room)
      safeArea = edges.covered(room, in: safeArea)
      outerBottom = room.bottom > 0 ? 0 : edges.heights.bottom
    }
    return frame
  }

  /// What the controller that shows puts into the bars around it.
  mutating func readItems(
    of controller: InterfaceController, _ id: ControllerID, in place: Container<StoryboardControllers>,
    into screen: inout Screen
  ) {
    if let held = place.navigation, let navigation = work.files.controller(held.own) {
      // A tab bar controller in the stack speaks for itself.
      if !navigation.isNavigationBarHidden, held.stack.top == .screen(id) {
        screen.navigationItem = navigationItem(controller, id.file, isPushed: place.isPushed(.screen(id)))
      }
      if !navigation.isToolbarHidden {
        screen.toolbarItems = barItems(controller.toolbarItems, id.file, at: controller.place)
        // A bar without items shows its ground.
        if screen.toolbarItems.isEmpty { screen.toolbarItems = [BarItem(.flexibleSpace)] }
      }
      screen.tabBar.isHidden = place.tabs != nil && !bars(in: place).contains(where: \.hasTabBar)
    }
    if let tabs = place.tabs, tabs.selection.shown.shownStack.first == id {
      let tab = work.files.followed(StoryboardMap.held(by: tabs.own, in: &work.files)[tabs.selection.selected])
      // A navigation controller takes what its first screen says; a split or page controller speaks for itself.
      let first = tab == tabs.selection.shown.holder ? controller : nil
      if let owner = work.files.controller(tab) {
        screen.tabBarItem = tabItem(
          owner.tabBarItem ?? first?.tabBarItem, owner.title ?? first?.title, tab.file, at: controller.place)
      }
    }
  }

  private func path(_ file: Int) -> String { work.files.files[file].path }

  /// A text as wide as it is drawn; nil, with an error, where it is too long.
  private mutating func text(_ text: String?, _ font: Font, _ file: Int, at place: InterfacePlace) -> BarText? {
    guard let text else { return nil }
    do throws(TextMeasure.Problem) { return try texts.text(text, font) } catch {
      work.fail(error.message, file: path(file), at: place)
      return nil
    }
  }

  mutating func navigationItem(
    _ controller: InterfaceController, _ file: Int, isPushed: Bool
  ) -> NavigationItem {
    var result = NavigationItem()
    let item = controller.navigationItem
    let place = item?.place ?? controller.place
    let title = item?.title ?? controller.title
    result.title = text(title, BarTexts.title, file, at: place)
    // Without a text of its own, the chevron stands alone; a title without text gives no name to the way back.
    let back = item?.back.map { $0.title ?? "" } ?? item?.backTitle ?? (title == "" ? nil : title)
    result.backTitle = text(back, BarTexts.plain, file, at: place)
    guard let item else { return result }
    result.titleView = item.titleView.map { barView($0, file) }
    if let prompt = item.prompt, !prompt.isEmpty { result.prompt = text(prompt, BarTexts.small, file, at: place) }
    result.isLargeTitle = item.isLarge
    if let back = item.back, back.image != nil || back.customView != nil {
      work.warn(
        "barButtonItem: the back button is drawn with its chevron and title alone", file: path(file), at: back.place)
    }
    result.left = barItems(item.left, file, at: place)
    if result.left.isEmpty, item.hidesBackButton {
      // A space takes the place of the way back.
      result.left = [BarItem(.fixedSpace(BarItem.fixedSpace))]
    } else if !result.left.isEmpty, item.keepsBackButton, isPushed {
      work.warn(
        "navigationItem: its left items are drawn in place of the back button, not beside it",
        file: path(file), at: item.place)
    }
    result.right = barItems(item.right, file, at: place)
    return result
  }

  private mutating func barItems(_ items: [InterfaceBarItem], _ file: Int, at place: InterfacePlace) -> [BarItem] {
    if let problem = SceneLimits.problem("bar", items.count, "items", limit: SceneLimits.barItems) {
      work.fail(problem, file: path(file), at: place)
      return []
    }
    return items.compactMap { item in barItem(item, file) }
  }

  private mutating func barItem(_ item: InterfaceBarItem, _ file: Int) -> BarItem? {
    if let custom = item.customView { return BarItem(.view(barView(custom, file))) }
    if let image = barImage(item.image, "barButtonItem", file, at: item.place) { return BarItem(.image(image, .zero)) }
    switch item.systemItem {
    case .flexibleSpace?: return BarItem(.flexibleSpace)
    case .fixedSpace?: return BarItem(.fixedSpace(item.width > 0 ? item.width : BarItem.fixedSpace))
    case let system?:
      if let symbol = SystemSymbol.barItem(system.rawValue) {
        return BarItem(.glyph(system, work.number(of: symbol.path), .zero))
      }
      return title(system.text, isBold: system.isBold, item, file)
    case nil: return title(item.title, isBold: item.isDone, item, file)
    }
  }

  private mutating func title(_ title: String?, isBold: Bool, _ item: InterfaceBarItem, _ file: Int) -> BarItem? {
    guard title?.isEmpty == false else { return nil }
    return text(title, BarTexts.item(isBold: isBold), file, at: item.place).map { BarItem(.title($0, isBold: isBold)) }
  }

  /// A view of a bar as a scene has it.
  private mutating func barView(_ view: InterfaceView, _ file: Int) -> BarView {
    var maker = ViewMaker(file: file, traits: traits, work: work)
    maker.isInBar = true
    var node = maker.node(view)
    node.frame.origin = .zero
    work = maker.work
    return BarView(views: work.views(of: node, screen: "navigationBar"))
  }

  /// The number of a bar's image; nil, with a warning, where it is nowhere.
  private mutating func barImage(
    _ name: String?, _ element: String, _ file: Int, at place: InterfacePlace
  ) -> Int? {
    var maker = ViewMaker(file: file, traits: traits, work: work)
    let found = maker.image(name, symbolPoints: SystemSymbol.barPoints, of: element, at: place)
    work = maker.work
    return found?.image.index
  }

  private mutating func tabItem(
    _ item: InterfaceTabItem?, _ title: String?, _ file: Int, at place: InterfacePlace
  ) -> TabBarItem {
    var result = TabBarItem()
    let system = item?.systemItem.flatMap { SystemSymbol.tabItems[$0] }
    let shown = item?.title ?? system?.title ?? title
    if item == nil || shown?.isEmpty == false {
      result.title = text(shown, BarTexts.tab, file, at: item?.place ?? place)
    }
    guard let item else { return result }
    func icon(_ image: Int?) -> TabBarItem.Icon? { image.map { TabBarItem.Icon(image: $0, size: .zero) } }
    result.image = icon(barImage(item.image, "tabBarItem", file, at: item.place))
    result.selectedImage = icon(barImage(item.selectedImage, "tabBarItem", file, at: item.place))
    if let system, item.image == nil {
      result.image = icon(work.number(of: SystemSymbol.path(system.symbol, points: SystemSymbol.barPoints)))
    }
    if let badge = item.badge, !badge.isEmpty { result.badge = text(badge, BarTexts.small, file, at: item.place) }
    return result
  }
}

extension InterfaceController {
  /// What it says of the bars around it.
  fileprivate var barWishes: ShownBars.Wishes {
    var wishes = ShownBars.Wishes()
    wishes.isTitleLarge = navigationItem?.isLarge
    wishes.hasPrompt = navigationItem?.prompt?.isEmpty == false
    wishes.hasToolbar = true
    wishes.hidesTabBarWhenPushed = hidesBottomBarWhenPushed
    return wishes
  }
}

extension InterfaceController {
  /// What it says of lying under bars.
  fileprivate var extendedLayout: ExtendedLayout {
    ExtendedLayout(
      isUnderTopBar: edgesUnderBars.contains(.top), isUnderBottomBar: edgesUnderBars.contains(.bottom),
      includesOpaqueBars: liesUnderOpaqueBars)
  }
}

extension InterfaceNavigationItem {
  /// What it says of large titles; nil: as the screen below.
  var isLarge: Bool? {
    switch largeTitleDisplayMode {
    case .always: true
    case .never: false
    case .automatic, .inline: nil
    }
  }
}
