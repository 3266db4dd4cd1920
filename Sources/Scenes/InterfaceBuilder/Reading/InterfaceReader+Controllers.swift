import HeroGeometry

extension InterfaceReader {
  /// The controller that a tag stands for; nil for other elements.
  func controllerKind(_ element: MarkupElement) -> InterfaceController.Kind? {
    switch element.name {
    case "viewController", "glkViewController", "avPlayerViewController", "hostingController": .view
    case "tableViewController": .table
    case "collectionViewController": .collection
    case "navigationController": .navigation
    case "tabBarController": .tabs
    case "splitViewController": .split
    case "pageViewController": .page
    case "viewControllerPlaceholder":
      .reference(storyboard: element["storyboardName"], identifier: element["referencedIdentifier"])
    default: element.name.hasSuffix("Controller") ? .other(element.name) : nil
    }
  }

  mutating func controller(_ element: MarkupElement, _ kind: InterfaceController.Kind) -> InterfaceController {
    let root = element.children.first { $0.key == "view" } ?? (kind == .view ? nil : listView(element))
    let view = root.map { self.view($0) }
    var edges = Set(InterfaceEdge.allCases)
    if let extended = element.child("extendedEdge", key: "edgesForExtendedLayout") {
      edges = edges.filter { extended.flag($0.rawValue) == true }
    }
    var simulated: [String: String] = [:]
    for child in element.children where child.name.hasPrefix("simulated") {
      switch child.key {
      case "simulatedTopBarMetrics": simulated["top"] = child.name
      case "simulatedBottomBarMetrics": simulated["bottom"] = child.name
      case "simulatedStatusBarMetrics": simulated["statusBar"] = child.name
      default: continue
      }
    }
    note(element, KnownMarkup.controller, children: KnownMarkup.controllerChildren.union(KnownMarkup.views))
    return InterfaceController(
      kind: kind, id: element["id"] ?? "", element: element.name, storyboardIdentifier: element["storyboardIdentifier"],
      customClass: element["customClass"], customModule: element["customModule"],
      isOfTarget: element.isOfTarget, nibName: element["nibName"], title: element["title"],
      userLabel: element["userLabel"], modalPresentationStyle: word(element, "modalPresentationStyle"),
      modalTransitionStyle: word(element, "modalTransitionStyle"),
      definesPresentationContext: element.flag("definesPresentationContext") ?? false,
      hidesBottomBarWhenPushed: element.flag("hidesBottomBarWhenPushed") ?? false, edgesUnderBars: edges,
      liesUnderOpaqueBars: element.flag("extendedLayoutIncludesOpaqueBars") ?? false,
      adjustsScrollViewInsets: element.flag("automaticallyAdjustsScrollViewInsets") ?? true,
      selectedIndex: element.integer("selectedIndex") ?? 0, view: view, guides: oldGuides(element),
      freeformSize: freeformSize(element),
      navigationItem: element.child("navigationItem").map { navigationItem($0) },
      tabBarItem: element.child("tabBarItem").map { tabItem($0) },
      toolbarItems: element.children(in: "toolbarItems").map { barItem($0) },
      navigationBar: element.child("navigationBar").map { bar($0) },
      isNavigationBarHidden: element.flag("navigationBarHidden") ?? false,
      tabBar: element.child("tabBar").map { bar($0) }, toolbar: element.child("toolbar").map { bar($0) },
      isToolbarHidden: element.flag("toolbarHidden") ?? true, simulatedBars: simulated,
      attributes: attributes(element), connections: connections(element), place: element.place)
  }

  /// A table or collection controller may hold its list without a key.
  private func listView(_ element: MarkupElement) -> MarkupElement? {
    element.children.first { $0.name == "tableView" || $0.name == "collectionView" }
  }

  private func oldGuides(_ element: MarkupElement) -> [InterfaceGuide] {
    element.children(in: "layoutGuides").compactMap { guide in
      guard let id = guide["id"], let kind = guide["type"].flatMap({ InterfaceGuide.Kind(rawValue: $0) }) else {
        return nil
      }
      return InterfaceGuide(kind: kind, id: id)
    }
  }

  private func freeformSize(_ element: MarkupElement) -> Size? {
    element.size(key: "freeformSize")
  }

  // MARK: Bars

  mutating func bar(_ element: MarkupElement) -> InterfaceBar {
    // What iOS 13 and later ask first.
    let look = element.children.first { $0.key == "standardAppearance" && $0.name.hasSuffix("Appearance") }
    let titles = [look, element].lazy.compactMap { $0?.child("textAttributes", key: "titleTextAttributes") }.first
    note(element, KnownMarkup.bar.union(KnownMarkup.view), children: KnownMarkup.barChildren)
    return InterfaceBar(
      id: element["id"] ?? "", isBlack: element["barStyle"]?.hasPrefix("black") ?? false,
      isTranslucent: element.flag("translucent") ?? true, hasLargeTitles: element.flag("largeTitles") ?? false,
      tintColor: color(element, key: "tintColor"),
      barTintColor: look.flatMap { color($0, key: "backgroundColor") } ?? color(element, key: "barTintColor"),
      backgroundColor: color(element, key: "backgroundColor"),
      titleColor: titles.flatMap { color($0, key: "textColor") },
      titleFont: titles.flatMap { font($0) }, attributes: attributes(element), place: element.place)
  }

  mutating func navigationItem(_ element: MarkupElement) -> InterfaceNavigationItem {
    func items(_ side: String) -> [MarkupElement] {
      element.children(in: "\(side)BarButtonItems")
        + element.children.filter { $0.name == "barButtonItem" && $0.key == "\(side)BarButtonItem" }
    }
    let titleView = element.children.first { $0.key == "titleView" }
    note(
      element, KnownMarkup.navigationItem, children: KnownMarkup.navigationItemChildren.union(KnownMarkup.views))
    return InterfaceNavigationItem(
      id: element["id"] ?? "", title: element.string("title"), prompt: element.string("prompt"),
      largeTitleDisplayMode: word(element, "largeTitleDisplayMode", .automatic),
      left: items("left").map { barItem($0) }, right: items("right").map { barItem($0) },
      back: element.child("barButtonItem", key: "backBarButtonItem").map { barItem($0) },
      backTitle: element.string("backButtonTitle"), hidesBackButton: element.flag("hidesBackButton") ?? false,
      keepsBackButton: element.flag("leftItemsSupplementBackButton") ?? false,
      titleView: titleView.map { view($0) }, place: element.place)
  }

  mutating func barItem(_ element: MarkupElement) -> InterfaceBarItem {
    let custom = element.children.first { $0.key == "customView" }
    note(element, KnownMarkup.barItem, children: KnownMarkup.barItemChildren.union(KnownMarkup.views))
    return InterfaceBarItem(
      id: element["id"] ?? "", title: element.string("title"), image: element["image"],
      systemItem: word(element, "systemItem"), isDone: element["style"] == "done", width: element.number("width") ?? 0,
      tintColor: color(element, key: "tintColor"), customView: custom.map { view($0) },
      isEnabled: element.flag("enabled") ?? true, connections: connections(element), place: element.place)
  }

  mutating func tabItem(_ element: MarkupElement) -> InterfaceTabItem {
    note(element, KnownMarkup.barItem, children: KnownMarkup.barItemChildren)
    return InterfaceTabItem(
      id: element["id"] ?? "", title: element.string("title"), image: element["image"],
      selectedImage: element["selectedImage"], systemItem: element["systemItem"], badge: element["badgeValue"],
      isEnabled: element.flag("enabled") ?? true, place: element.place)
  }
}
