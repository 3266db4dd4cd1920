import HeroModel

extension SceneFields {
  /// The objects of the format in the order in which docs/scene-format.md explains them.
  static let groups: [FieldGroup] = opening + ViewType.allCases.compactMap(\.group) + closing

  private static let opening: [FieldGroup] = [
    FieldGroup("Scene", scene, "The file itself."),
    FieldGroup(
      "Canvas", definition: "canvas", canvas, "The window: `width` and `height`, or a `device` in their place."),
    FieldGroup(
      "Screen", definition: "screen", screen,
      "A view controller with one tree of views. Its name is its key in `screens`."),
    FieldGroup(
      "Modal animation", definition: "modalAnimation", modalAnimation,
      "A pair of [animation types](#animation-types) in place of a single one; at least one of them."),
    FieldGroup(
      "Navigation", definition: "navigation", navigation,
      "A navigation controller: the scene's root, a tab, or what a step presents."),
    FieldGroup("Tabs", definition: "tabs", tabs, "A tab bar controller: the scene's root, or what a step presents."),
    FieldGroup(
      "Navigation bar", definition: "navigationBar", navigationBar,
      "UINavigationBar, with the toolbar's colours; it stays while screens move below it."),
    FieldGroup("Tab bar", definition: "tabBar", tabBar, "UITabBar; it stays while screens move below it."),
    FieldGroup("Navigation item", definition: "navigationItem", navigationItem, "UINavigationItem of a screen."),
    FieldGroup(
      "Tab bar item", definition: "tabBarItem", tabBarItem,
      "UITabBarItem of a screen; of a navigation controller's first screen, where that is the tab."),
    FieldGroup(
      "Shown navigation bar", definition: "shownNavigationBar", shownNavigationBar,
      "What a screen does to the bar of a navigation controller while it shows."),
    FieldGroup(
      "Shown tab bar", definition: "shownTabBar", shownTabBar,
      "What a screen does to the bar of a tab bar controller while it shows."),
    FieldGroup("Bar item", definition: "barItem", barItem, "UIBarButtonItem: one of the first three keys."),
    FieldGroup(
      "View", definition: "view", anyView,
      "Any view. It has its place with `frame`, or with `center` and `size`; in a [stack](#stack) with `size` alone. The types below add keys."
    ),
    FieldGroup("Pin", pin, "At least one edge; two opposite ones give the length."),
  ]

  private static let closing: [FieldGroup] = [
    FieldGroup("Font", definition: "font", font, "UIFont."),
    FieldGroup("Shadow", definition: "shadow", ValueKey.shadow.map(\.field), "CALayer's shadow."),
    FieldGroup("Mask", definition: "mask", mask, "CALayer's mask, where that is a CAShapeLayer's fill."),
    FieldGroup(
      "Text shadow", definition: "textShadow", ValueKey.textShadow.map(\.field), "UILabel's shadow, or NSShadow."),
    FieldGroup(
      "Text run", definition: "textRun", textRun,
      "A part of a label's text, NSAttributedString's attributes. The last keys are those of a paragraph: they count for the paragraphs that begin in the part."
    ),
    FieldGroup(
      "Attachment", definition: "attachment", attachment,
      "A picture in a text, NSTextAttachment's words. A text's shadow leaves it out."),
    FieldGroup(
      "Live layout", definition: "liveLayout", liveLayout,
      "What the layoutSubviews() of a view with useNoSnapshot does at another size."),
    FieldGroup("Effect", definition: "effect", effect, "A visual effect of one's own, in place of a name."),
    FieldGroup(
      "Output", definition: "output", ValueKey.output.map(\.field),
      "The scene's defaults for the options of `render` with these names."),
    FieldGroup("Backdrop", backdrop, "A picture behind a film."),
    FieldGroup("Insets", insets, "UIEdgeInsets."),
    FieldGroup("RGB colour", rgbColor, "A colour in sRGB."),
    FieldGroup("Colour by appearance", pairedColor, "A colour for each appearance, as UIColor's dynamic provider."),
    FieldGroup("Grey colour", whiteColor, "UIColor's `white`."),
    FieldGroup("HSB colour", hueColor, "UIColor's `hue`."),
    FieldGroup("Made view", making, "A view may have these beside its own keys; see [expressions](#expressions)."),
    FieldGroup("Repeat", definition: "repeat", repetition, "`count` or `each`, and maybe `columns` or `rows`."),
    FieldGroup("Component", definition: "component", component, "A view that others are made from."),
    FieldGroup(
      "Step", definition: "step", step,
      "An entry of the timeline has one action, which is one of the first \(actions.count) keys. A `wait` can have `set` beside it, a transition all the others."
    ),
    FieldGroup(
      "Set on a screen", changedScreen,
      "Beside the keys of its root view, from the step on; a pair replaces a whole type, and `isHeroEnabled` is the screen's."
    ),
    FieldGroup(
      "Set on navigation", changedNavigation,
      "The navigation controller on stage; what was pushed before keeps the pair that it was pushed with."),
    FieldGroup("Set on tabs", changedTabs, "The tab bar controller on stage."),
    FieldGroup(
      "Set on a container's view", changedContainerView,
      "Under `screen.navigationController` or `screen.tabBarController`: the own view of the controller around a screen, from the step on."
    ),
    FieldGroup(
      "Sample", definition: "sample", sample, "What a gesture does at one moment; the last sample is the release."),
    FieldGroup(
      "Pan", definition: "pan", pan, "A drag that is sampled at 60 Hz, and what the app's handler does with it."),
    FieldGroup("Finger", definition: "finger", finger, "Where a drawn finger lands, goes and lifts."),
    FieldGroup("Edge pan holder", edgePanHolder, "In place of an array of samples."),
    FieldGroup("Edge pan", definition: "edgePan", edgePan, "A straight drag from the screen's edge, with `pop` only."),
  ]
}
