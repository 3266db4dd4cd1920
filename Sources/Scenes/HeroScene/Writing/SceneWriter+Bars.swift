import HeroGeometry
import HeroJSON
import HeroModel

/// Bars of containers and what screens put into them (scene words W3).
extension SceneWriter {
  /// A navigation controller's bar.
  func bar(_ bar: NavigationBar) -> JSONValue {
    .object(
      barColors(bar.colors)
        + ([WrittenKey.flag("largeTitles", bar.hasLargeTitles, false)] + Self.containerView(bar.view)).members(
          without: true))
  }

  /// A tab bar controller's bar.
  func bar(_ bar: TabBar) -> JSONValue {
    let muted = WrittenKey(
      "unselectedItemTint", JSONValue.color(bar.colors.muted), JSONValue.color(scene.canvas.barColors.muted))
    return .object(barColors(bar.colors) + ([muted] + Self.containerView(bar.view)).members(without: true))
  }

  /// The colours of a bar that are not the canvas's.
  func barColors(_ colors: BarColors) -> [Member] {
    let standard = scene.canvas.barColors
    return [
      WrittenKey("tint", JSONValue.color(colors.tint), JSONValue.color(standard.tint)),
      WrittenKey("background", JSONValue.color(colors.background), JSONValue.color(standard.background)),
      WrittenKey("separator", JSONValue.color(colors.separator), JSONValue.color(standard.separator)),
      WrittenKey("titleColor", JSONValue.color(colors.title), JSONValue.color(standard.title)),
    ].members(without: true)
  }

  /// What a screen puts into the bars of its containers: the keys of each item.
  func items(_ screen: Screen) -> [(name: String, keys: [WrittenKey])] {
    let tab = screen.tabBarItem
    return [
      ("navigationItem", navigationItem(screen.navigationItem)),
      (
        "tabBarItem",
        [
          text("title", tab.title), WrittenKey("image", tab.image.map { .string(images[$0.image]) }, nil),
          WrittenKey("selectedImage", tab.selectedImage.map { .string(images[$0.image]) }, nil),
          text("badge", tab.badge), color("badgeColor", tab.badgeColor),
        ]
      ),
      (
        "navigationBar",
        [.flag("collapsed", screen.navigationBar.isCollapsed, false)] + barState(screen.navigationBar)
          + [color("titleColor", screen.navigationBar.title)]
      ),
      ("tabBar", barState(screen.tabBar) + [color("unselectedItemTint", screen.tabBar.muted)]),
    ]
  }

  /// What a controller puts into a navigation controller's bar.
  func navigationItem(_ item: NavigationItem) -> [WrittenKey] {
    [
      text("title", item.title), WrittenKey("backTitle", item.ownBackTitle.map { .string($0) }, nil),
      WrittenKey("titleView", item.titleView.map(barView), nil), text("prompt", item.prompt),
      WrittenKey("largeTitle", item.isLargeTitle.map { .bool($0) }, nil),
      WrittenKey("left", barItems(item.left), []), WrittenKey("right", barItems(item.right), []),
    ]
  }

  private func barState(_ state: BarState) -> [WrittenKey] {
    [
      .flag("hidden", state.isHidden, false), color("tint", state.tint), color("background", state.background),
      color("separator", state.separator),
    ]
  }

  private func color(_ name: String, _ color: Color?) -> WrittenKey {
    WrittenKey(name, color.map(JSONValue.color), nil)
  }

  private func barView(_ view: BarView) -> JSONValue {
    self.view(0, of: ViewTree(Screen(name: "navigationBar", views: view.views)))
  }

  private func text(_ name: String, _ text: BarText?) -> WrittenKey {
    WrittenKey(name, text.map { .string($0.text) }, nil)
  }

  /// The items of a bar.
  func barItems(_ items: [BarItem]) -> JSONValue {
    .array(
      items.map { item in
        switch item.content {
        case .title(let text, let isBold):
          let system = SystemItem.allCases.first { $0.text == text.text && $0.isBold == isBold }
          if let system { return ["systemItem": .string(system.rawValue)] }
          return isBold ? ["title": .string(text.text), "style": "done"] : ["title": .string(text.text)]
        case .view(let view): return ["view": barView(view)]
        case .image(let image, _): return ["image": .string(images[image])]
        case .glyph(let item, _, _): return ["systemItem": .string(item.rawValue)]
        case .flexibleSpace: return ["systemItem": "flexibleSpace"]
        case .fixedSpace(BarItem.fixedSpace): return ["systemItem": "fixedSpace"]
        case .fixedSpace(let width): return ["systemItem": "fixedSpace", "width": .number(width)]
        }
      })
  }
}
