import HeroGeometry
import HeroLayers
import HeroModel
import ViewLayout

extension SceneFields {
  /// What a view says of the views that are made from it.
  static let making: [Field] = [
    Field("component", .name, form: "name", .words("none"), "The component that the view is made from; own keys win."),
    Field(
      "with", ["type": "object"], form: "object: parameter → value", .value([:]),
      "Values for the component's parameters."),
    Field("repeat", .ref("repeat"), .words("none"), "Makes a view often, by number or from a list."),
  ]

  /// A number, or null for a view's own side.
  private static let length: SchemaNode = ["anyOf": [.number, ["type": "null"]]]

  /// Edges that a view keeps.
  static let pin: [Field] = ["top", "left", "bottom", "right"].map { edge in
    Field(
      edge, ["anyOf": [.number, ["const": "safeArea"]]], form: "number or `\"safeArea\"`", unit: "points",
      .words("none"), "How far the view's \(edge) edge is from the superview's, or from the safe area's.")
  }

  /// The keys of any view.
  static let anyView: [Field] =
    [
      Field(
        "type", .choice(ViewType.self), .words("implied by the other keys, else view"), "What kind of view it is."),
      Field(
        "name", ["type": "string", "pattern": "^[^/]+$"], form: "text without `/`", .words("none"),
        "Unique in its screen, component's use or repeat's entry; addresses the view as `screen/name`."),
      Field(
        "style", .name, form: "name", .words("none"), "A style whose keys count where the view has none of its own."),
      Field(
        "frame", .list(length, atLeast: 2, atMost: 4), form: "[x, y, width, height]", unit: "points",
        .words("the canvas for a root view"),
        "The view's place in its superview before its transform; a side that is null or left out is what the content needs."
      ),
      Field(
        "center", .numbers(2), form: "[x, y]", unit: "points", .words("none"),
        "The layer's position, where its anchor point is; with `size` in place of `frame`."),
      Field(
        "size", .list(length, atLeast: 1, atMost: 2), form: "[width, height]", unit: "points",
        .words("what the content needs"),
        "The size of the view's bounds; a side that is null or left out is what the content needs."),
      Field(
        "pin", pin.object.adding([SchemaNode.Member(key: "minProperties", value: 1)]),
        form: "object: `left`, `right`, `top`, `bottom`, each a number or `\"safeArea\"`", unit: "points",
        .words("none"), "Keeps edges at distances from the superview's edges, or at the safe area's."),
      Field(
        "autoresizing", .list(.choice(Autoresizing.names.map(\.0))), form: "array of mask names", .words("none"),
        "UIView's autoresizingMask: what is flexible when the canvas is another than the scene's own."),
      .flag("safeArea", false, "Whether the frame counts from the safe area in place of the superview."),
    ] + (ValueKey.hero + ValueKey.layer).map(\.field) + [
      Field(
        "embed", .name, form: "screen's name", .words("none"),
        "A child controller's screen, whose root view lies on top of the subviews, at its own frame in this view."),
      Field(
        "subviews", .list(["type": "object"]), form: "array of [views](#view)", .value([]),
        "The views inside, back to front."),
    ]

  static let image: [Field] = [
    Field(
      "image", .name, form: "path", .words("none; an image view must have it"),
      "The picture, inside of the scene file's folder; `@2x` and `@3x` in its name give its scale. "
        + "`system:heart.fill`, or `system:heart.fill@40` for a font of 40 points, `@40-bold` for a bold one, is a drawing that replaces a symbol of iOS."
    ),
    ValueKey.image[0].field,
    .flag("template", false, "Whether the picture is painted in `tintColor`, by its alpha alone."),
    ValueKey.image[1].field,
  ]

  static let label: [Field] =
    [
      Field(
        "text", textSchema, form: textForm, .words("none; a label must have it, or `runs`"),
        "The label's text, centred vertically in its frame."),
      Field(
        "runs", .list(.ref("textRun"), atLeast: 1, atMost: SceneLimits.runs), form: "array of [text runs](#text-run)",
        .words("none; a label must have them, or `text`"),
        "In place of `text`: its parts one after the other, each with a look of its own, as an attributed text."),
    ] + ValueKey.text.map(\.field)

  /// The keys of a part of a text; those that it leaves out are the label's.
  static let textRun: [Field] =
    [
      Field(
        "text", textSchema, form: textForm, .words("none; a run must have it, or `attachment`"), "The part's text."),
      Field(
        "attachment", .ref("attachment"), .words("none; a run must have it, or `text`"),
        "In place of `text`: a picture that is in the line as a character is."),
      Field(
        "font", .ref("font"), .words("the label's"),
        "The font; what it leaves out is the label's font's: `{\"weight\": \"bold\"}` is the same font in bold, and with a `textStyle` the weight is the style's. The family `System` is the system's."
      ),
      Field("textColor", .ref("color"), .words("the label's"), "The colour of the characters."),
      Field(
        "backgroundColor", .ref("color"), .words("none"), "The colour behind the characters, as high as their line."),
      Field("kern", .number, unit: "points", .words("the label's"), "What is added after each character."),
      .choice(
        "underlineStyle", TextLineStyle.self, .none,
        "NSUnderlineStyle's cases without patterns: a line below, in the part's colour."
      ).inherited,
      .choice(
        "strikethroughStyle", TextLineStyle.self, .none,
        "NSUnderlineStyle's cases without patterns: a line through it, in the part's colour."
      ).inherited,
      Field(
        "baselineOffset", .number, unit: "points", .value(0), "How far the characters stand above the line's baseline."),
    ] + ValueKey.paragraph.map(\.field.inherited)

  static let attachment: [Field] = [
    Field("image", .name, form: "path", .required, "A picture's file, as an image view's."),
    Field(
      "bounds", .rect, form: "[x, y, width, height]", unit: "points", .words("on the baseline, of the image's size"),
      "The lower left corner, y up from the place on the baseline, and the size. The line is as high as it reaches."),
    .flag("template", false, "Whether the image is painted in the run's `textColor`, by its alpha alone."),
  ]

  private static let textSchema: SchemaNode = ["type": "string", "maxLength": .number(Double(SceneLimits.textLength))]
  private static let textForm = "text, at most \(SceneLimits.textLength) characters"

  static let mask: [Field] =
    [
      Field(
        "path", .text, form: svg, .required,
        "What shows, in the view's coordinates, in SVG path syntax with at most \(Path.maximumSegments) segments.")
    ] + ValueKey.mask.map(\.field)

  static let liveLayout: [Field] = [
    Field(
      "size", .numbers(2), form: "[width, height]", unit: "points", .required,
      "The other size of the live view."),
    Field(
      "frame", .rect, form: "[x, y, width, height]", unit: "points", .required,
      "The frame in the superview at that size, before the transform."),
  ]

  static let gradient: [Field] = [
    Field(
      "colors", .list(.ref("color"), atLeast: 1, atMost: SceneLimits.colors), .words("none; a gradient must have it"),
      "The colours from start to end."),
    Field(
      "locations", .list(.unit, atMost: SceneLimits.colors), .words("evenly spread"),
      "Each colour's place, one for each colour, not decreasing."),
    Field(
      "startPoint", .numbers(2), form: "[x, y]", unit: "units of the bounds", .value([0.5, 0]),
      "Where the gradient begins."),
    Field(
      "endPoint", .numbers(2), form: "[x, y]", unit: "units of the bounds", .value([0.5, 1]), "Where the gradient ends."
    ),
    .choice("gradientType", GradientContents.Kind.self, .axial, "CAGradientLayer's types."),
  ]

  static let shape: [Field] =
    [
      Field(
        "path", .text, form: svg, .words("none; a shape must have it"),
        "The outline in the view's coordinates, in SVG path syntax with at most \(Path.maximumSegments) segments.")
    ] + ValueKey.shape.map(\.field)

  static let visualEffect: [Field] = [
    Field(
      "effect", .ref("effect"), .words("none; a visual effect must have it"),
      "Blurs and tints what is painted below the view.")
  ]

  static let stack: [Field] = [
    Field(
      "axis", .choice(["horizontal", "vertical"]), .value("horizontal"), "The way in which subviews follow each other."),
    Field("spacing", .number, unit: "points", .value(0), "What stays free between subviews."),
    Field(
      "alignment", .choice(StackAlignment.words.map(\.0)), .value("fill"),
      "UIStackView's alignment across the axis."),
    .choice("distribution", StackDistribution.self, .fill, "UIStackView's distribution along the axis."),
    Field("insets", insetsValue, form: insetsForm, unit: "points", .value(0), "What stays free at the sides."),
  ]

  static let font: [Field] = [
    Field(
      "family", .name, form: "text", .words("the system's font, Inter"),
      "The family's name, of the scene's `fonts` or the system's."),
    Field("size", .positive, unit: "points", .value(17), "The size of the font."),
    Field(
      "textStyle", SchemaNode.choice(FontStyle.self).orExpression,
      form: FontStyle.allCases.map { "`\($0.rawValue)`" }.joined(separator: " "),
      .words("none"),
      "UIFont.TextStyle, in place of `size`: size and weight are UIKit's at the text size of the phone's user; a `weight` beside it counts."
    ),
    Field(
      "weight",
      ["anyOf": [.choice(FontWeight.self), .integer(100, 900), .ref("expression")]],
      form: FontWeight.allCases.map { "`\($0.rawValue)`" }.joined(separator: " ") + " or a whole number 100…900",
      .value("regular"), "UIFont.Weight's name or CSS's number."),
    Field("italic", SchemaNode.bool.orExpression, .value(false), "Whether the font leans."),
  ]

  static let effect: [Field] = [
    Field(
      "blurRadius",
      .number([
        .init(key: "minimum", value: 0), .init(key: "maximum", value: .number(SceneLimits.blurRadius)),
      ]), unit: "points", .required, "How far the blur reaches."),
    Field("tint", .ref("color"), .words("none"), "A colour over what is blurred."),
    Field("saturation", .notNegative, .value(1), "What saturation is multiplied with: 0 is grey, 1 leaves it."),
  ]

  /// How paths are written.
  static let svg = "SVG path"
}

/// What a type of views has beside the keys of any view; the last of a row: the keys that imply the type where it is not given, those that it cannot do
/// without.
extension ViewType {
  private var row: (group: FieldGroup, telltales: [String])? {
    switch self {
    case .view: nil
    case .image: (FieldGroup("Image", SceneFields.image, "A view with `image`: UIImageView."), ["image"])
    case .label:
      (FieldGroup("Label", SceneFields.label, "A view with `text` or `runs`: UILabel."), ["text", "runs"])
    case .gradient:
      (FieldGroup("Gradient", SceneFields.gradient, "A view with `colors`: CAGradientLayer."), ["colors"])
    case .shape: (FieldGroup("Shape", SceneFields.shape, "A view with `path`: CAShapeLayer."), ["path"])
    case .visualEffect:
      (
        FieldGroup("Visual effect", SceneFields.visualEffect, "A view with `effect`: UIVisualEffectView."),
        ["effect"]
      )
    case .stack:
      (
        FieldGroup(
          "Stack", SceneFields.stack,
          "A view with `axis` or `distribution`: UIStackView. It arranges subviews that give a `size`."),
        ["axis", "distribution"]
      )
    }
  }

  /// Whether the content says how large the view likes to be.
  var hasOwnSize: Bool { [.label, .image, .stack].contains(self) }

  var group: FieldGroup? { row?.group }
  var fields: [Field] { group?.fields ?? [] }
  var keys: [String] { fields.names }
  var telltales: [String] { row?.telltales ?? [] }

  /// By key.
  static let implied = Dictionary(
    uniqueKeysWithValues: allCases.flatMap { type in type.telltales.map { ($0, type) } })
}
