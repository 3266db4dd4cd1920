import HeroModel

/// Bars of containers and what screens put into them (scene words W3).
extension SceneFields {
  private static let tint = Field(
    "tint", .ref("color"), .words("systemBlue of the appearance"), "The colour of what can be touched.")

  private static let background = Field(
    "background", .ref("color"), .words("UIKit's bar colour of the appearance"),
    "The colour under the items; clear leaves out the hairline too, as the plain one does under a large title.")

  private static let separator = Field(
    "separator", .ref("color"), .words("UIKit's hairline of the appearance"),
    "The colour of the hairline at the bar's inner edge; clear leaves it out.")

  static let navigationBar: [Field] =
    [
      tint, background, separator,
      Field("titleColor", .ref("color"), .words("label of the appearance"), "The colour of titles."),
      .flag(
        "largeTitles", false, "UINavigationBar's `prefersLargeTitles`: a large title below the items, in portrait."),
    ] + barView

  static let tabBar: [Field] =
    [
      tint, background, separator,
      Field(
        "unselectedItemTint", .ref("color"), .words("UIKit's grey of the appearance"),
        "The colour of the tabs that are not selected."),
    ] + barView

  /// What a screen does to a navigation controller's bar.
  static let shownNavigationBar: [Field] =
    [
      .flag("hidden", false, "Whether the bar is away, as by `isNavigationBarHidden`; in a transition it slides."),
      .flag("collapsed", false, "Whether the large title has scrolled away, with `largeTitles`."),
    ] + navigationBar.filter { !(["largeTitles"] + barView.names).contains($0.name) }.map(\.ofTheBar)

  /// What a screen does to a tab bar controller's bar.
  static let shownTabBar: [Field] =
    [
      .flag(
        "hidden", false,
        "Whether the bar is away, as by `hidesBottomBarWhenPushed`; it goes and comes when the transition has ended.")
    ] + tabBar.filter { !barView.names.contains($0.name) }.map(\.ofTheBar)

  static let navigationItem: [Field] = [
    Field("title", barText, .words("none"), "The title between the items, and the back button's of the screen above."),
    Field(
      "backTitle", barText, .words("`title`, \"Back\" without one"),
      "The text of the back button of the screen above; an empty one leaves the chevron alone."),
    Field(
      "titleView", .ref("view"), form: "[view](#view)", .words("none"),
      "A view in the title's place, as large as its frame; it is matched and animates where the bar's controller comes or goes."
    ),
    Field("prompt", barText, .words("none"), "A line over the title, which makes the bar 30 points higher."),
    Field(
      "largeTitle", .bool, .words("as the screen below, true for the first"),
      "Whether the title is large in a bar with `largeTitles`."),
    Field("left", barItems, .value([]), "Items from the left, in the back button's place."),
    Field("right", barItems, .value([]), "Items from the right."),
  ]

  static let tabBarItem: [Field] = [
    Field("title", barText, .words("none"), "The text under the image."),
    Field("image", .name, form: "path", .words("none"), "The picture, painted in the bar's colours by its alpha."),
    Field("selectedImage", .name, form: "path", .words("`image`"), "The picture while the tab is selected."),
    Field("badge", barText, .words("none"), "The text of a badge."),
    Field("badgeColor", .ref("color"), .words("red"), "The colour under the badge's text."),
  ]

  static let barItem: [Field] =
    barItemContents + [
      .choice("style", BarItemStyle.self, .plain, "UIBarButtonItem's style; the `title` of a done item is bold."),
      Field("width", .notNegative, unit: "points", .value(16), "How wide a `fixedSpace` is."),
    ]

  /// What a bar item shows: one of these.
  static let barItemContents: [Field] = [
    Field("title", barText, .words("none"), "A text."),
    Field("image", .name, form: "path", .words("none"), "A picture, painted in the bar's tint by its alpha."),
    Field(
      "view", .ref("view"), form: "[view](#view)", .words("none"),
      "A view of the app's own, as large as its frame; it is matched and animates where the bar's controller comes or goes."
    ),
    Field("systemItem", .choice(SystemItem.self), .words("none"), "UIBarButtonItem's system items: a text or a glyph."),
  ]

  /// What a screen puts into bars.
  static let screenItems: [Field] = [
    Field(
      "navigationItem", .ref("navigationItem"), .value([:]), "What a navigation controller's bar shows for the screen."),
    Field("tabBarItem", .ref("tabBarItem"), .value([:]), "What a tab bar shows for the screen."),
    Field(
      "toolbarItems", barItems, .value([]),
      "A toolbar at the bottom, in a navigation controller; `flexibleSpace` takes what is left."),
  ]

  /// What a screen does to bars.
  static let screenBars: [Field] = [
    Field(
      "navigationBar", .ref("shownNavigationBar"), .value([:]),
      "How a navigation controller's bar is while the screen shows, where it differs."),
    Field(
      "tabBar", .ref("shownTabBar"), .value([:]),
      "How a tab bar controller's bar is while the screen shows, where it differs."),
  ]

  private static let barItems: SchemaNode = .list(.ref("barItem"), atMost: SceneLimits.barItems)
  private static let barText: SchemaNode = [
    "type": "string", "maxLength": .number(Double(SceneLimits.barTextLength)),
  ]
}
