import HeroGeometry
internal import HeroJSON
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
  func controllerClass(_ controller: InterfaceController) -> [(String, JSONNode)] {
    guard ["SDOSHeroNavigationController", "SDOSHeroTabBarController"].contains(controller.customClass) else {
      return []
    }
    return [("controller", JSONNode(.string(ControllerClass.sdosHero.rawValue), at: controller.place.text))]
  }

  func hero(_ controller: InterfaceController) -> [(String, JSONNode)] {
    controller.isHeroEnabled ? [] : [("isHeroEnabled", JSONNode(.bool(false), at: controller.place.text))]
  }

  /// An animation type, as Hero reads it, where the file has one.
  mutating func animation(
    _ keyPath: String, _ key: String, _ controller: InterfaceController, _ file: Int
  ) -> [(String, JSONNode)] {
    guard let attribute = controller.text(keyPath), case .string(let text) = attribute.value else { return [] }
    let type = work.heroAnimation(text, of: keyPath, file: path(file), at: attribute.place)
    return type == .auto ? [] : [(key, JSONNode(.string(type.text), at: attribute.place.text))]
  }

  /// How a controller is presented: the segue's word counts before its own.
  mutating func modal(
    _ controller: InterfaceController, _ segue: InterfaceSegue?, _ file: Int
  ) -> [(String, JSONNode)] {
    var members = animation("heroModalAnimationTypeString", "modalAnimation", controller, file)
    let style = segue?.modalPresentationStyle ?? controller.modalPresentationStyle
    switch style {
    case .overFullScreen?, .overCurrentContext?, .pageSheet?, .formSheet?:
      members.append(("modalPresentationStyle", JSONNode(.string(style?.rawValue ?? ""), at: controller.place.text)))
    case .popover?:
      work.warn(
        "\(controller.element): a popover is drawn as a full screen", file: work.files.files[0].path,
        at: controller.place)
    default: break
    }
    return members
  }

  // MARK: Bars

  /// A container's bar.
  mutating func bar(
    _ bar: InterfaceBar?, hasLargeTitles: Bool, hasTitle: Bool = true, at place: InterfacePlace
  ) -> JSONNode? {
    var members: [JSONValue.Member] = []
    guard let bar else { return JSONNode(.object(members), at: place.text) }
    let palette = work.palette(work.files.main)
    let plain = BarColors.plain(isDark: ground.isDark || bar.isBlack)
    // A clear background is that of old files; the bar's material covers it.
    let own = bar.backgroundColor.flatMap(palette.color).flatMap { $0.alpha > 0 ? $0 : nil }
    let background = bar.barTintColor.flatMap(palette.color) ?? own
    if background != nil || bar.isBlack {
      members.append(.init("background", JSONValue.color(background ?? plain.background)))
    }
    if let tint = bar.tintColor.flatMap(palette.color) ?? work.files.main.globalTint.flatMap(palette.color) {
      members.append(.init("tint", JSONValue.color(tint)))
    }
    if hasLargeTitles { members.append(.init("largeTitles", .bool(true))) }
    let title = bar.titleColor.flatMap(palette.color) ?? (bar.isBlack && !ground.isDark ? .white : nil)
    if let title, hasTitle { members.append(.init("titleColor", JSONValue.color(title))) }
    return JSONNode(.object(members), at: bar.place.text)
  }

  /// The bars around the controller that shows.
  func bars(in place: Container<StoryboardControllers>) -> ShownBars {
    let navigation = place.navigation.flatMap { work.files.controller($0.own) }
    return ShownBars(
      around: place.shownStack.map { work.files.controller($0)?.barWishes ?? ShownBars.Wishes() },
      in: navigation.map { controller in
        ShownBars.Navigation(
          hasBar: !controller.isNavigationBarHidden, hasLargeTitles: controller.navigationBar?.hasLargeTitles ?? false,
          hasToolbar: !controller.isToolbarHidden)
      }, hasTabBar: place.tabs != nil)
  }

  /// What the controller that shows puts into the bars around it.
  mutating func items(
    _ controller: InterfaceController, _ id: ControllerID, in place: Container<StoryboardControllers>
  ) -> [(String, JSONNode)] {
    var members: [(String, JSONNode)] = []
    if let navigation = place.navigation.flatMap({ work.files.controller($0.own) }) {
      let isPushed = place.shownStack.first != id
      if !navigation.isNavigationBarHidden, let item = navigationItem(controller, id.file, isPushed: isPushed) {
        members.append(("navigationItem", item))
      }
      if !navigation.isToolbarHidden {
        let items = barItems(controller.toolbarItems, id.file)
        if !items.isEmpty {
          members.append(("toolbarItems", JSONNode(.array(items), at: controller.place.text)))
        }
      }
      if place.tabs != nil, !bars(in: place).hasTabBar {
        members.append(
          ("tabBar", JSONNode(.object([.init("hidden", .bool(true))]), at: controller.place.text)))
      }
    }
    if let tabs = place.tabs, tabs.selection.shown.shownStack.first == id {
      let tab = work.files.followed(StoryboardMap.held(by: tabs.own, in: &work.files)[tabs.selection.selected])
      // A navigation controller takes what its first screen says; a split or page controller speaks for itself.
      let first = tab == tabs.selection.shown.holder ? controller : nil
      if let owner = work.files.controller(tab),
        let item = tabItem(owner.tabBarItem ?? first?.tabBarItem, owner.title ?? first?.title, tab.file)
      {
        members.append(("tabBarItem", item))
      }
    }
    return members
  }

  private func path(_ file: Int) -> String { work.files.files[file].path }

  private mutating func navigationItem(
    _ controller: InterfaceController, _ file: Int, isPushed: Bool
  ) -> JSONNode? {
    guard let item = controller.navigationItem else {
      return controller.title.map { JSONNode(["title": .string($0)], at: controller.place.text) }
    }
    var members: [JSONValue.Member] = []
    if let title = item.title ?? controller.title { members.append(.init("title", .string(title))) }
    if let titleView = item.titleView { members.append(.init("titleView", barView(titleView, file))) }
    if let prompt = item.prompt, !prompt.isEmpty { members.append(.init("prompt", .string(prompt))) }
    if let isLarge = item.isLarge { members.append(.init("largeTitle", .bool(isLarge))) }
    // Without a text of its own, the chevron stands alone.
    if let back = item.back.map({ $0.title ?? "" }) ?? item.backTitle {
      members.append(.init("backTitle", .string(back)))
    }
    if let back = item.back, back.image != nil || back.customView != nil {
      work.warn(
        "barButtonItem: the way back is drawn with its chevron and title alone", file: path(file), at: back.place)
    }
    var left = barItems(item.left, file)
    if left.isEmpty, item.hidesBackButton {
      // A space takes the place of the way back.
      left = [["systemItem": "fixedSpace"]]
    } else if !left.isEmpty, item.keepsBackButton, isPushed {
      work.warn(
        "navigationItem: its left items are drawn in the place of the way back, instead of beside it",
        file: path(file), at: item.place)
    }
    let right = barItems(item.right, file)
    if !left.isEmpty { members.append(.init("left", .array(left))) }
    if !right.isEmpty { members.append(.init("right", .array(right))) }
    return members.isEmpty ? nil : JSONNode(.object(members), at: item.place.text)
  }

  private mutating func barItems(_ items: [InterfaceBarItem], _ file: Int) -> [JSONValue] {
    items.compactMap { item in
      if let custom = item.customView { return ["view": barView(custom, file)] }
      if let image = barImage(item.image, "barButtonItem", file, at: item.place) { return ["image": .string(image)] }
      if let system = item.systemItem {
        return ["systemItem": .string(system.rawValue)]
      }
      guard let title = item.title, !title.isEmpty else { return nil }
      // A bold title is that of a system item.
      if item.isDone, title == "Done" || title == "Save" { return ["systemItem": .string(title.lowercased())] }
      return ["title": .string(title)]
    }
  }

  /// A view of a bar as a scene has it.
  private mutating func barView(_ view: InterfaceView, _ file: Int) -> JSONValue {
    var maker = ViewMaker(file: file, traits: traits, work: work)
    var node = maker.node(view)
    node.frame.origin = .zero
    work = maker.work
    return self.view(node)
  }

  /// The path of a bar's image; nil, with a warning, where it is nowhere.
  private mutating func barImage(
    _ name: String?, _ element: String, _ file: Int, at place: InterfacePlace
  ) -> String? {
    var maker = ViewMaker(file: file, traits: traits, work: work)
    let found = maker.image(name, symbolPoints: SystemSymbol.barPoints, of: element, at: place)
    work = maker.work
    return found.map { work.images[$0.image.index] }
  }

  private mutating func tabItem(_ item: InterfaceTabItem?, _ title: String?, _ file: Int) -> JSONNode? {
    guard let item else { return title.map { JSONNode(["title": .string($0)], at: TextPlace(line: 1, column: 1)) } }
    var members: [JSONValue.Member] = []
    let system = item.systemItem.flatMap { SystemSymbol.tabItems[$0] }
    let shown = item.title ?? system?.title ?? title
    if let shown, !shown.isEmpty { members.append(.init("title", .string(shown))) }
    for (key, name) in [("image", item.image), ("selectedImage", item.selectedImage)] {
      if let path = barImage(name, "tabBarItem", file, at: item.place) { members.append(.init(key, .string(path))) }
    }
    if let system, item.image == nil {
      members.append(.init("image", .string(SystemSymbol.path(system.symbol, points: SystemSymbol.barPoints))))
    }
    if let badge = item.badge, !badge.isEmpty { members.append(.init("badge", .string(badge))) }
    return members.isEmpty ? nil : JSONNode(.object(members), at: item.place.text)
  }
}

extension InterfaceController {
  /// What it says of the bars around it.
  fileprivate var barWishes: ShownBars.Wishes {
    var wishes = ShownBars.Wishes()
    wishes.isTitleLarge = navigationItem?.isLarge
    wishes.hasPrompt = navigationItem?.prompt?.isEmpty == false
    wishes.hasToolbar = !toolbarItems.isEmpty
    wishes.hidesTabBarWhenPushed = hidesBottomBarWhenPushed
    return wishes
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
