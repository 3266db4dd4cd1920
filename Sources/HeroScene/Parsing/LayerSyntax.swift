import HeroGeometry
import HeroJSON
import HeroLayers
import HeroModel

// What a scene can say of a layer as a key of a view or its shadow. Modifiers: `ModifierDefinition`.

extension ValueKey<View> {
  /// The keys of a view's layer, in the order in which keys are listed.
  static let layer: [ValueKey] = [
    .number("alpha", \.alpha, .unit, 1, "How opaque the view and all inside of it are."),
    .flag("hidden", \.isHidden, .value(false), "Whether the view is not shown."),
    .flag(
      "opaque", \.isOpaque, .words("true for type `view`, false for the others"),
      "UIView's isOpaque, which snapshots of the view take over."),
    .value(
      \.backgroundColor,
      Field("backgroundColor", .ref("color"), .words("none, which shows nothing"), "The colour behind the contents."),
      write: { $0.map { .color($0) } }, read: { $0.color($1).map { .some($0) } }),
    .color("tintColor", \.tintColor, "#007aff", "The colour of a template image."),
    .number("cornerRadius", \.cornerRadius, .notNegative, unit: "points", 0, "The radius of the corners."),
    .value(
      \.maskedCorners,
      Field(
        "maskedCorners", .list(.choice(corners)), .value(.names(corners)), "The corners that the radius counts for."),
      write: { .corners($0) }, read: { $0.maskedCorners($1) }),
    .choice("cornerCurve", \.cornerCurve, .circular, "The corners' curve; continuous is that of app icons."),
    .flag("clipsToBounds", \.clipsToBounds, .value(false), "Whether subviews and contents are cut off at the bounds."),
    .number(
      "borderWidth", \.borderWidth, .notNegative, unit: "points", 0, "The width of the border, inside of the bounds."),
    .color("borderColor", \.borderColor, "#000000", "The colour of the border."),
    .value(
      \.shadow, Field("shadow", .ref("shadow"), .words("none"), "A shadow of the view, or of a path."),
      write: { $0.map { .shadow($0) } }, read: { $0.shadow($1).map { .some($0) } }),
    .value(
      \.transform,
      Field(
        "transform", ["anyOf": [.text, .numbers(6), .numbers(16)]],
        form: "text such as `rotate(0.2) scale(1.5)`, 6 numbers (affine) or 16", .words("identity"),
        "The layer's transform about its anchor point, written as modifiers or as a matrix by rows.",
        examples: ["rotate(0.2) scale(1.5)"]), write: { .transform($0) }, read: { $0.transform($1) }),
    // Read with the place, which it belongs to.
    ValueKey(
      field: Field(
        "anchorPoint", .numbers(2), form: "[x, y]", unit: "units of the bounds", .value([0.5, 0.5]),
        "The point of the view that its position means and its transform turns about."),
      write: { .point($0.anchorPoint) }, read: { _, _, _ in }),
    .number(
      "zPosition", \.zPosition, unit: "points", 0, "Puts the view in front of siblings with less, whatever their order."
    ),
    .value(
      \.contentsRect,
      Field(
        "contentsRect", .rect, form: "[x, y, width, height]", unit: "units of the contents", .value([0, 0, 1, 1]),
        "The part of the contents that fills the bounds."), write: { .rect($0) }, read: { $0.rect($1) }),
    .value(
      \.liveLayout,
      Field(
        "liveLayout", .ref("liveLayout"), .words("none"),
        "Where the view lies while the view around it with `useNoSnapshot` is of another size; it moves with that size."
      ), write: { $0.map { .liveLayout($0) } }, read: { $0.liveLayout($1).map { .some($0) } }),
  ]

  private static let corners = ["topLeft", "topRight", "bottomLeft", "bottomRight"]
}

extension ValueKey<Shadow> {
  /// The keys of a shadow.
  static let shadow: [ValueKey] = [
    .color("color", \.color, "#000000", "The colour of the shadow."),
    .number("opacity", \.opacity, .unit, 1, "How opaque the shadow is."),
    .value(
      \.offset,
      Field("offset", .numbers(2), form: "[x, y]", unit: "points", .value([0, -3]), "How far the shadow falls."),
      write: { .numbers([$0.width, $0.height]) },
      read: { $0.point($1).map { Size(width: $0.x, height: $0.y) } }),
    .number(
      "radius", \.radius, .notNegative, unit: "points", 3, "How soft the shadow is, the blur's standard deviation."),
    .value(
      \.path,
      Field(
        "path", .text, form: SceneFields.svg, .words("the outline of what is drawn"),
        "A path that casts the shadow, in SVG path syntax with at most \(Path.maximumSegments) segments."),
      write: { $0.map { .string($0.svg) } }, read: { $0.path($1).map { .some($0) } }),
  ]
}

extension ValueKey<TextShadow> {
  /// The keys of a text's shadow.
  static let textShadow: [ValueKey] = [
    .color("color", \.color, "#00000055", "The colour; its alpha is the shadow's strength."),
    .value(
      \.offset,
      Field("offset", .numbers(2), form: "[x, y]", unit: "points", .value([0, -1]), "How far the shadow falls."),
      write: { .point($0) }, read: { $0.point($1) }),
    .number(
      "blurRadius", \.blurRadius, .notNegative, unit: "points", 0,
      "How far edges fade, twice the blur's standard deviation."),
  ]
}

extension ValueKey<TextParagraph> {
  /// How the lines of a text's paragraphs stand: keys of a label, and of the run that a paragraph begins in.
  static let paragraph: [ValueKey] = [
    .choice(
      "textAlignment", \.alignment, .natural, "NSTextAlignment's cases; natural follows the layout direction."),
    .number("lineSpacing", \.lineSpacing, .notNegative, unit: "points", 0, "What is added between lines."),
    .number(
      "paragraphSpacing", \.paragraphSpacing, .notNegative, unit: "points", 0,
      "What is added after each paragraph but the last."),
    .number(
      "paragraphSpacingBefore", \.paragraphSpacingBefore, .notNegative, unit: "points", 0,
      "What is added before each paragraph but the first."),
    .number(
      "lineHeightMultiple", \.lineHeightMultiple, .notNegative, 0,
      "What a line's own height is multiplied with, above the text; 0 leaves it."),
    .number("minimumLineHeight", \.minimumLineHeight, .notNegative, unit: "points", 0, "The least height of a line."),
    .number(
      "maximumLineHeight", \.maximumLineHeight, .notNegative, unit: "points", 0,
      "The greatest height of a line; 0 is no limit."),
    .number(
      "firstLineHeadIndent", \.firstLineHeadIndent, .notNegative, unit: "points", 0,
      "From the leading edge to a paragraph's first line."),
    .number(
      "headIndent", \.headIndent, .notNegative, unit: "points", 0,
      "From the leading edge to a paragraph's other lines."),
    .number(
      "tailIndent", \.tailIndent, unit: "points", 0,
      "Where lines end: above 0 from the leading edge, else from the trailing one, so that -10 leaves 10 free."),
  ]
}
