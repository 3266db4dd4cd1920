/// The keys of every object of the format; what is not listed is an error.
enum SceneKeys {
  static let scene = [
    "$schema", "version", "canvas", "fonts", "styles", "components", "screens", "root", "timeline",
  ]
  static let canvas = [
    "width", "height", "scale", "device", "orientation", "background", "layoutDirection", "statusBar",
  ]
  static let screen = ["isHeroEnabled"] + modal + ["view"]
  static let modalAnimation = ["presenting", "dismissing"]

  static let anyView =
    [
      "type", "name", "style", "frame", "center", "size", "pin", "autoresizing", "safeArea", "heroID", "heroModifiers",
      "isHeroEnabled",
      "isHeroEnabledForSubviews",
    ] + ValueKey.layer.map(\.name) + ["layout", "subviews"]
  static let image = ["image", "contentMode", "template", "magnificationFilter"]
  static let label = [
    "text", "font", "textColor", "textAlignment", "numberOfLines", "lineBreakMode", "lineSpacing", "kern",
  ]
  static let gradient = ["colors", "locations", "startPoint", "endPoint", "gradientType"]
  static let shape = [
    "path", "fillColor", "fillRule", "strokeColor", "lineWidth", "lineCap", "lineJoin", "lineDashPattern",
    "strokeStart",
    "strokeEnd",
  ]
  static let visualEffect = ["effect"]
  static let stack = ["axis", "spacing", "alignment", "distribution", "insets"]

  static let font = ["family", "size", "weight", "italic"]
  static let shadow = ValueKey.shadow.map(\.name)
  static let effect = ["blurRadius", "tint", "saturation"]
  static let insets = ["top", "left", "bottom", "right"]
  static let rgbColor = ["r", "g", "b", "a"]
  static let whiteColor = ["white", "a"]
  static let hueColor = ["h", "s", "b", "a"]

  static let navigation =
    [
      "navigation", "animation", "animationTypeForPush", "animationTypeForPop", "isHeroEnabled",
    ] + modal
  static let tabs = ["tabs", "selected", "tabBarAnimation", "isHeroEnabled"] + modal
  /// How a controller is presented and dismissed.
  static let modal = ["modalPresentationStyle", "modalAnimation"] + modalPair
  /// SDOSHero's names of the pair's sides, as `modalAnimationType` takes them apart (scene words W1).
  static let modalPair = ["animationTypeForPresenting", "animationTypeForDismissing"]

  static let actions = [
    "wait", "present", "dismiss", "dismissAll", "unwindTo", "replace", "push", "pop", "popTo", "popToRoot",
    "setViewControllers", "selectTab",
  ]
  /// Beside `set`, which a wait may have as well.
  static let transition = [
    "animation", "viewOrdering", "containerColor", "directionStrategy", "speed", "interactive", "pan",
  ]
  /// Keys that only some actions take, each with those actions.
  static let special: [(key: String, actions: [String])] = [
    ("popAnimation", ["push"]), ("opposite", ["push", "present"]),
  ]
  static let step = actions + transition + special.map(\.key) + ["set"]
  static let sample = [
    "at", "progress", "apply", "changeTarget", "isDestination", "finish", "end", "cancel", "animate",
  ]
  /// A drag and its handler (scene words W5).
  static let pan = [
    "from", "by", "to", "path", "duration", "timing", "progress", "apply", "finishWhen", "show",
  ]
  static let edgePanHolder = ["edgePan"]
  static let edgePan = ["from", "to", "duration", "velocity"]
}
