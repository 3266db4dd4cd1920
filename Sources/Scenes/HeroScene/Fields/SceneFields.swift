import HeroGeometry
import HeroLayers
import HeroModel
import HeroWords

/// Every key of the format, by the object that has it.
enum SceneFields {
  static let scene: [Field] = [
    Field(
      "$schema", .text, form: "path or address", .words("none"),
      "Where an editor finds the JSON Schema that `herorender schema` prints; nothing is read from there."),
    Field("version", ["const": 1], .required, "The version of the format."),
    Field("canvas", .ref("canvas"), .required, "Size and scale of the frames."),
    Field(
      "fonts", .list(.name, atMost: SceneLimits.fonts), form: "array of at most \(SceneLimits.fonts) paths", .value([]),
      "Font files that labels can name by family."),
    Field(
      "styles", named("style"),
      form: "object: name → [style](#style)", .value([:]), "Named groups of view keys."),
    Field(
      "components", named("component"),
      form: "object: name → [component](#component)", .value([:]), "Named views with parameters, to be used often."),
    Field(
      "screens",
      [
        "type": "object", "minProperties": 1, "maxProperties": .number(Double(SceneLimits.screens)),
        "propertyNames": ["pattern": "^[^/]+$", "maxLength": .number(Double(SceneLimits.nameLength))],
        "additionalProperties": .ref("screen"),
      ], form: "object: name → [screen](#screen)", .required, "The view controllers by name; a name has no `/`."),
    Field(
      "root", ["anyOf": [.name, .ref("navigation"), .ref("tabs")]],
      form: "screen's name, [navigation](#navigation) or [tabs](#tabs)", .required, "What is on screen at the start."),
    Field(
      "timeline", .list(.ref("step"), atMost: SceneLimits.steps), .value([]), "What happens, one step after another."),
    Field(
      "output", .ref("output"), .value([:]),
      "How films of the scene are shown where no option says otherwise; tests and `inspect` leave it alone."),
  ]

  /// Components or styles by name.
  private static func named(_ what: String) -> SchemaNode {
    [
      "type": "object", "maxProperties": .number(Double(SceneLimits.components)),
      "propertyNames": .name.adding([
        SchemaNode.Member(key: "maxLength", value: .number(Double(SceneLimits.nameLength)))
      ]),
      "additionalProperties": .ref(what),
    ]
  }

  static let canvas: [Field] = [
    Field("width", .positive, unit: "points", .words("the device's"), "The width of the window."),
    Field("height", .positive, unit: "points", .words("the device's"), "The height of the window."),
    Field(
      "scale", .positive, unit: "pixels per point", .words("2, or the device's"),
      "How many pixels of a frame a point is wide; a frame has at most \(AssetStore.maximumSide) pixels a side and \(AssetStore.maximumArea) in all."
    ),
    Field(
      "device", .name, form: "name", .words("none"),
      "A preset of width, height and scale in their place; `herorender devices` lists them.",
      examples: .strings(DevicePreset.all.map(\.name))),
    .choice("orientation", Orientation.self, .portrait, "Which way up a device is held."),
    Field(
      "safeArea", insetsValue, form: insetsForm, unit: "points", .words("that of the device, or of one of this size"),
      "What a device leaves free at the sides; with `width` and `height`."),
    Field("background", .ref("color"), .value("#000000"), "The colour of the window behind all screens."),
    .choice("layoutDirection", LayoutDirection.self, .leftToRight, "Whether leading is left or right."),
    Field(
      "statusBar", .choice(statusBarStyles + ["none"]), .value("none"),
      "The device's status bar and its home indicator above everything, in white (`light`), in black (`dark`), or as the appearance asks for (`auto`); needs a device's size."
    ),
    .choice(
      "appearance", Appearance.self, .light, "The look that colours follow, of the window and of screens without one."),
    .choice(
      "textSize", ContentSizeCategory.self, .large,
      "The text size of the phone's user, which fonts with a `textStyle` follow."),
    .flag(
      "reducedMotion", false,
      "Whether the phone's user prefers cross-fades (*Reduce Motion*): UIKit's own transitions fade then; Hero does not ask."
    ),
  ]

  private static let statusBarStyles = StatusBar.Style.words(on: .light).map(\.0)

  static let screen: [Field] =
    [
      .flag(
        "isHeroEnabled", true,
        "Whether Hero animates the changes that this screen decides; they are UIKit's own otherwise.")
    ]
    + modal + [
      Field(
        "appearance", .choice(Appearance.self), .words("the canvas's"), "The look that the screen's colours follow."),
      Field(
        "statusBar", .choice(statusBarStyles), .words("the canvas's; `auto` with an `appearance` of its own"),
        "The style of the status bar, where the canvas has one, while the screen is on top."),
      Field(
        "view", ["if": .has("component"), "then": .ref("templateView"), "else": .ref("rootView")],
        form: "[view](#view)", .required, "The root view; without a frame it fills the canvas."),
    ] + screenItems + screenBars

  /// How a controller is presented and dismissed.
  static let modal: [Field] =
    [
      .choice(
        "modalPresentationStyle", ModalPresentationStyle.self, .fullScreen,
        "How the screen covers the presenting one. The `over` styles leave that in place. Hero makes a sheet a full screen."
      ),
      .choice(
        "modalTransitionStyle", ModalTransitionStyle.self, .coverVertical,
        "How UIKit itself presents and dismisses, where Hero takes no part."),
      Field(
        "modalAnimation", .ref("modalAnimation"), .words("auto"),
        "The animation type for being presented and dismissed, for both or one for each."),
    ] + modalPair

  /// SDOSHero's names of the pair's sides, as `modalAnimationType` takes them apart (scene words W1).
  static let modalPair: [Field] = [
    Field(
      "animationTypeForPresenting", .ref("animation"), .words("the reverse of the other side"),
      "SDOSHero's type for being presented, in place of `modalAnimation`."),
    Field(
      "animationTypeForDismissing", .ref("animation"), .words("the reverse of the other side"),
      "SDOSHero's type for being dismissed, in place of `modalAnimation`."),
  ]

  static let modalAnimation: [Field] = [
    Field(
      "presenting", .ref("animation"), .words("the reverse of dismissing"), "The animation type for being presented."),
    Field(
      "dismissing", .ref("animation"), .words("the reverse of presenting"), "The animation type for being dismissed."),
  ]

  static let navigation: [Field] =
    [
      Field("navigation", entries, form: stackForm, .required, "The stack, bottom to top."),
      .choice(
        "controller", ControllerClass.self, .uiKit,
        "The class: UIKit's, or SDOSHeroNavigationController, which remembers how each push is undone."),
      Field(
        "animation", .ref("animation"), .value("auto"),
        "Hero's `navigationAnimationType`, for pushes and pops; for both of SDOSHero's types."),
    ] + pushAndPop + [
      .flag("isHeroEnabled", true, "Whether Hero animates pushes and pops; they are UIKit's own otherwise."),
      Field("bar", .ref("navigationBar"), .words("hidden"), "The bar above all of its screens."),
    ] + containerView + modal

  /// What a bar says of itself (rule C7).
  static let barView: [Field] = [
    Field(
      "heroID", .name, form: "text", .words("none"),
      "Matches the bar in transitions in which its controller itself comes or goes; in others the bar stays."),
    Field(
      "heroModifiers", .ref("modifiers"), .words("none"),
      "Hero's modifiers of the bar, which count in the same transitions."),
  ]

  /// What only SDOSHero's navigation controller has (rule C3).
  static let pushAndPop: [Field] = [
    Field(
      "animationTypeForPush", .ref("animation"), .words("as `animation`"),
      "The type for pushes; with SDOSHero's `controller` only."),
    Field(
      "animationTypeForPop", .ref("animation"), .words("as `animation`"),
      "The type for pops; with SDOSHero's `controller` only."),
  ]

  static let tabs: [Field] =
    [
      Field(
        "tabs", .list(["anyOf": [.name, .ref("navigation")]], atLeast: 1),
        form: "array of screens' names or [navigation](#navigation)", .required, "What the tabs hold, from the left."),
      Field("selected", .integer(0), .value(0), "The index of the tab that is shown at the start, from 0."),
      .choice(
        "controller", ControllerClass.self, .uiKit,
        "The class: UIKit's, or SDOSHeroTabBarController, which reverses the type towards lower tabs."),
      Field("tabBarAnimation", .ref("animation"), .value("auto"), "Hero's `tabBarAnimationType`."),
      .flag("isHeroEnabled", true, "Whether Hero animates changes of tab; they are cuts otherwise."),
      Field("bar", .ref("tabBar"), .words("hidden"), "The bar below all of its screens."),
      Field(
        "navigationItem", .ref("navigationItem"), .value([:]),
        "In a navigation controller's stack: what the tab bar controller itself puts into that one's bar."),
    ] + containerView + modal

  /// What a container says of its own view (rule C7).
  static let containerView: [Field] = [
    Field(
      "heroID", .name, form: "text", .words("none"),
      "Matches the controller's own view, bars included, in transitions in which the controller itself comes or goes."
    ),
    Field(
      "heroModifiers", .ref("modifiers"), .words("none"),
      "Hero's modifiers of the controller's own view, which count in the same transitions."),
  ]

  /// What a navigation controller holds.
  static let stackEntry: SchemaNode = ["anyOf": [.name, .ref("tabs")]]
  /// A stack, each at most once.
  static let entries: SchemaNode = ["type": "array", "items": stackEntry, "minItems": 1, "uniqueItems": true]
  static let stackForm = "array of screens' names or [tabs](#tabs)"

  static let component: [Field] = [
    Field(
      "parameters",
      [
        "type": "object", "maxProperties": .number(Double(SceneLimits.parameters)),
        "propertyNames": ["pattern": "^[^\\W\\d]\\w*$", "not": .choice(SceneKeys.reservedNames)],
      ], form: "object: name → default, at most \(SceneLimits.parameters)", .value([:]),
      "What expressions in the view can name, each with its default."),
    Field(
      "view", .ref("templateView"), form: "[view](#view)", .required,
      "The view that uses of the component are made from."),
  ]

  static let repetition: [Field] = [
    Field(
      "count", .integer(0, SceneLimits.madeViews), .words("none"), "How many views are made; expressions have `index`."),
    Field(
      "each", SchemaNode.list(true, atMost: SceneLimits.madeViews).orExpression,
      form: "array of at most \(SceneLimits.madeViews) values", .words("none"),
      "A view is made for each of these, which expressions have as `item`, beside `index`."),
    Field(
      "columns", .integer(1, SceneLimits.madeViews), .words("none: by the views' own frames"),
      "Arranges the views in this many columns, row by row."),
    Field(
      "rows", .integer(1, SceneLimits.madeViews), .words("none: by the views' own frames"),
      "Arranges the views in this many rows, column by column."),
    Field(
      "spacing", ["anyOf": [.number, .numbers(2)]], form: "number or [across, down]", unit: "points", .value(0),
      "What stays free between columns and rows."),
    Field("insets", insetsValue, form: insetsForm, unit: "points", .value(0), "What stays free at the sides."),
  ]

  static let insets: [Field] = [
    Field("top", .number, unit: "points", .value(0), "What stays free above."),
    Field("left", .number, unit: "points", .value(0), "What stays free at the left."),
    Field("bottom", .number, unit: "points", .value(0), "What stays free below."),
    Field("right", .number, unit: "points", .value(0), "What stays free at the right."),
  ]
  /// How insets may be given.
  static let insetsValue: SchemaNode = ["anyOf": [.number, .numbers(4), insets.object]]
  static let insetsForm = "number, [top, left, bottom, right] or [insets](#insets)"

  private static let alpha = Field("a", .unit, .value(1), "How opaque it is.")
  static let rgbColor: [Field] = [
    Field("r", .unit, .required, "Red."), Field("g", .unit, .required, "Green."), Field("b", .unit, .required, "Blue."),
    alpha,
  ]
  static let pairedColor: [Field] = [
    Field("light", .ref("color"), .required, "The colour in the light appearance."),
    Field("dark", .ref("color"), .required, "The colour in the dark appearance."),
  ]
  static let whiteColor: [Field] = [Field("white", .unit, .required, "Grey, from black to white."), alpha]
  static let hueColor: [Field] = [
    Field("h", .unit, .required, "Hue, once around the circle."), Field("s", .unit, .required, "Saturation."),
    Field("b", .unit, .required, "Brightness."), alpha,
  ]
}

extension StatusBar.Style {
  /// The styles of a status bar by name, on an appearance.
  static func words(on appearance: Appearance) -> [(String, StatusBar.Style)] {
    [("auto", StatusBar.Style(on: appearance))] + allCases.map { ($0.rawValue, $0) }
  }
}
