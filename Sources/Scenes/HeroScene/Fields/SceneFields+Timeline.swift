import HeroModel
import HeroTimeline

extension SceneFields {
  /// A step has one of these.
  static let actions: [Field] = StepDefinition.all.map { step in
    let (schema, form): (SchemaNode, String?) =
      switch step.kind {
      case .seconds: (.notNegative, nil)
      case .onlyTrue: (.onlyTrue, nil)
      case .screen: (.name, "screen's name")
      case .root:
        (
          ["anyOf": [.name, .ref("navigation"), .ref("tabs")]],
          "screen's name, [navigation](#navigation) or [tabs](#tabs)"
        )
      case .entry: (stackEntry, "screen's name or [tabs](#tabs)")
      case .entries: (entries, stackForm)
      case .tab: (["anyOf": [.integer(0), .name]], "index from 0 or screen's name")
      case .transition: (.name, "screen's name")
      }
    let unit = step.kind == .seconds ? "seconds" : nil
    return Field(step.name, schema, form: form, unit: unit, .words("none"), step.sentence)
  }

  /// What a transition may add.
  static let transition: [Field] = [
    Field(
      "animation", .ref("animation"), .words("the container's"), "The default animation type of this transition alone."),
    .choice("viewOrdering", ViewOrdering.self, .auto, "HeroViewOrderingStrategy: which screen is on top."),
    Field(
      "containerColor", .ref("color"), .words("the canvas's background"),
      "The colour behind both screens during the transition."),
    .choice(
      "directionStrategy", DirectionStrategy.self, .forceLeftToRight,
      "Which way `auto` goes, HeroDefaultAnimationType.Strategy."),
    .flag("animated", true, "Whether anybody animates the change; it is a cut otherwise."),
    .flag(
      "isHeroEnabled", true,
      "Whether Hero animates the change where its controllers let it; it is UIKit's own otherwise."),
    Field("speed", .positive, .value(1), "Plays the transition this many times as fast, gesture times too."),
    Field(
      "interactive",
      [
        "anyOf": [
          .list(.ref("sample"), atLeast: 1),
          .closed([edgePanHolder[0].member()], required: ["edgePan"]),
        ]
      ], form: "array of [samples](#sample) or `{ \"edgePan\": … }`", .words("none"),
      "A gesture that drives the transition: samples in order and a release, or a drag from the screen's edge."),
    Field("pan", .ref("pan"), .words("none"), "A drag with its handler in place of `interactive`."),
    Field(
      "finger", .ref("finger"), .words("none"), "A finger that is drawn on the frames, beside `interactive`."),
  ]

  /// What only some actions take.
  static let special: [Field] = [
    Field(
      "popAnimation", .ref("animation"), .words("by SDOSHero's rules"),
      "With `push` on SDOSHero's navigation controller: how a later pop of the screen animates."),
    Field(
      "opposite", .bool, .words("false for push, true for present"),
      "With `present`, or `push` on SDOSHero's navigation controller: whether the way back is the reverse of the step's own animation."
    ),
    .flag(
      "outer", false,
      "With `push` or `setViewControllers`, where a tab bar controller in a navigation controller has one in its tab: whether the outer one changes."
    ),
    Field(
      "from", .name, form: "screen's name", .words("required with `transition`"),
      "With `transition`: the embedded screen that gives way."),
    Field(
      "in", .name, form: "`screen/view`", .words("required with `transition`"),
      "With `present`: the view of another screen that what is presented stands in, as large as it. With `transition`: the view that Hero's container fills, over all that it holds; the screen that gives way is embedded in it, or in a view inside."
    ),
  ]

  static let step: [Field] =
    actions + transition + special + [
      Field(
        "set",
        [
          "type": "object", "additionalProperties": .ref("changedView"),
          "properties": .object([
            .init(key: "navigation", value: ["anyOf": [changedNavigation.object, .ref("changedView")]]),
            .init(key: "tabs", value: ["anyOf": [changedTabs.object, .ref("changedView")]]),
          ]),
        ],
        form: "object: `screen/view` → [view keys](#view)", .value([:]),
        "Changes of views just before the step begins, which stay; null takes a key away; under a screen's name also of its [own keys](#set-on-a-screen), under `navigation` and `tabs` of the controllers on stage, under `screen.navigationController` of a [container's own view](#set-on-a-containers-view)."
      ),
      Field(
        "away", ["type": "object", "additionalProperties": .ref("changedView")],
        form: "object: `screen/view` → [view keys](#view)", .value([:]),
        "With a presentation or dismissal that UIKit animates: how views of the screen are while it is away; then they move one by one, not the whole screen."
      ),
    ]

  /// What `set` can change of a screen itself, beside the keys of its root view; those of both are said with `view`.
  static let changedScreen: [Field] =
    screen.filter { $0.name == "isHeroEnabled" }.map(\.unchanged)
    + [
      Field(
        "view", .ref("changedView"), form: "object: [view keys](#view)", .words("as it was"),
        "Keys of the root view: its `isHeroEnabled`, where the screen's is meant without.")
    ]
    + modal.filter { $0.name != "modalPresentationStyle" } + (screenItems + screenBars).map(\.unchanged)

  /// What `set` can change of the navigation controller on stage.
  static let changedNavigation: [Field] = navigation.filter {
    (["animation"] + pushAndPop.names).contains($0.name)
  }.map(\.unchanged)

  /// What `set` can change of the tab bar controller on stage.
  static let changedTabs: [Field] = tabs.filter { $0.name == "tabBarAnimation" }.map(\.unchanged)

  /// What `set` can change of a container's own view.
  static let changedContainerView: [Field] = containerView.map(\.unchanged)

  static let sample: [Field] = [
    Field("at", .notNegative, unit: "seconds", .required, "When, since the step's start; times do not decrease."),
    Field("progress", .number, .words("no update"), "Hero's `update`, 0…1; it is clamped."),
    Field(
      "apply", applied, form: appliedForm, .value([:]),
      "Hero's `apply`: modifiers that take effect at once; `screen.navigationController` and `screen.tabBarController` name the view of a "
        + "controller around a screen."),
    Field(
      "changeTarget", applied, form: appliedForm, .value([:]),
      "Hero's `changeTarget`: modifiers that the views go to from here on."),
    .flag("isDestination", true, "With `changeTarget`: whether they are the state at the end, not the start."),
    .onlyTrue("finish", "The release: the transition goes on to its end."),
    .onlyTrue("end", "Hero's word for `finish`."),
    .onlyTrue("cancel", "The release: the transition goes back to its start."),
    .flag("animate", true, "With a release: whether the rest is animated."),
  ]

  /// Where a finger is.
  static let finger: [Field] = [
    Field(
      "from", .numbers(2), form: "[x, y]", unit: "points of the canvas", .words("required without a path"),
      "Where the finger lands."),
    Field("by", .numbers(2), form: "[x, y]", unit: "points", .words("none"), "How far the finger goes."),
    Field(
      "to", .numbers(2), form: "[x, y]", unit: "points of the canvas", .words("none"),
      "Where the finger lifts, in place of `by`."),
    Field(
      "path", .list(.numbers(3), atLeast: 1), form: "array of [seconds, x, y]", .words("none"),
      "The finger's way in place of `from`, `by`, `to` and `duration`; times begin at 0 and increase."),
    Field(
      "duration", .positive, unit: "seconds", .value(0.3),
      "How long the finger is down, at most \(SceneLimits.panDuration.plain) seconds."),
    Field(
      "timing", ["anyOf": [.choice(TimingFunction.named.map(\.name)), .numbers(4)]],
      form: TimingFunction.named.map { "`\($0.name)`" }.joined(separator: " ") + " or [x1, y1, x2, y2]",
      .value("linear"), "How the finger speeds up and slows down."),
  ]

  /// A drag and its handler (scene words W5).
  static let pan: [Field] =
    finger + [
      Field(
        "progress", expression, form: "expression", .required,
        "Hero's `update` at each sample, from `translation`, `velocity`, `location`, `width` and `height`.",
        examples: ["translation.y / height"]),
      Field(
        "apply", applied, form: appliedForm, .value([:]),
        "Hero's `apply` at each sample; numbers may be expressions, with `progress` and the view's `center`.",
        examples: [["detail/photo": "position(center.x + translation.x, center.y + translation.y)"]]),
      Field(
        "finishWhen", expression, form: "condition", .required,
        "Whether the transition finishes when the finger lifts; it is cancelled otherwise.",
        examples: ["progress + velocity.y / height > 0.3"]),
      .flag("show", false, "Whether the finger is drawn on the frames."),
    ]

  static let edgePanHolder: [Field] = [
    Field(
      "edgePan", .ref("edgePan"), .required,
      "The interactive pop of SDOSHero's navigation controller, which finishes or cancels by itself.")
  ]

  static let edgePan: [Field] = [
    Field("from", .numbers(2), form: "[x, y]", unit: "points of the canvas", .required, "Where the finger lands."),
    Field("to", .numbers(2), form: "[x, y]", unit: "points of the canvas", .required, "Where the finger lifts."),
    Field("duration", .positive, unit: "seconds", .required, "How long the finger is down."),
    Field(
      "velocity", .numbers(2), form: "[x, y]", unit: "points per second", .words("(to − from) / duration"),
      "How fast the finger is when it lifts."),
  ]

  private static let applied: SchemaNode = ["type": "object", "additionalProperties": .ref("modifiers")]
  private static let appliedForm = "object: `screen/view` → [modifiers](#modifiers)"
  /// Expressions are strings or numbers; what they say is checked by the reader.
  private static let expression: SchemaNode = ["anyOf": [.text, .number]]
}
