import HeroGeometry
import HeroJSON
import HeroLayers
import HeroModel

// What a scene can say of a view, its shadow, text and image by a key of one value. Modifiers: `ModifierDefinition`.

extension ValueKey<View> {
  /// What a view says to Hero.
  static let hero: [ValueKey] = [
    .value(
      \.heroID,
      Field(
        "heroID", .name, form: "text", .words("none"),
        "Matches the view with the view of the other screen that has the same."), write: { $0.map { .string($0) } },
      read: { $0.heroID($1).map { .some($0) } }),
    ValueKey(
      field: Field("heroModifiers", .ref("modifiers"), .words("none"), "Hero's modifiers of the view, in order."),
      write: { $0.heroModifiers.map { JSONValue.modifiers($0) } },
      read: { reader, cursor, view in
        let expressions = ExpressionReader(reader)
        view.heroModifiers = expressions.modifiers(cursor)
        view.heroModifiersLocation = cursor.map(\.location)
        expressions.noteArithmetic(cursor)
      }),
    .flag("isHeroEnabled", \.isHeroEnabled, .value(true), "Whether the view takes part in transitions."),
    .flag(
      "isHeroEnabledForSubviews", \.isHeroEnabledForSubviews, .value(true), "Whether the views inside of it take part."),
  ]

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
      write: { $0.map { .color($0) } }, read: { ColorReader($0).color($1).map { .some($0) } }, problem: { $0?.problem }),
    .color("tintColor", \.tintColor, "#007aff", "The colour of a template image."),
    .number("cornerRadius", \.cornerRadius, .notNegative, unit: "points", 0, "The radius of the corners."),
    .value(
      \.maskedCorners,
      Field(
        "maskedCorners", .list(.choice(corners)), .value(.names(corners)), "The corners that the radius counts for."),
      write: { .corners($0) }, read: { LayerReader($0).maskedCorners($1) }),
    .choice("cornerCurve", \.cornerCurve, .circular, "The corners' curve; continuous is that of app icons."),
    .flag("clipsToBounds", \.clipsToBounds, .value(false), "Whether subviews and contents are cut off at the bounds."),
    .value(
      \.mask,
      Field(
        "mask", .ref("mask"), .words("none"),
        "Cuts off the view and what it holds; the new view that Hero makes for an image view or an effect goes without."
      ),
      write: { $0.map { .mask($0) } }, read: { LayerReader($0).mask($1).map { .some($0) } }),
    .number(
      "borderWidth", \.borderWidth, .notNegative, unit: "points", 0, "The width of the border, inside of the bounds."),
    .color("borderColor", \.borderColor, "#000000", "The colour of the border."),
    .value(
      \.shadow, Field("shadow", .ref("shadow"), .words("none"), "A shadow of the view, or of a path."),
      write: { $0.map { .shadow($0) } }, read: { LayerReader($0).shadow($1).map { .some($0) } },
      problem: { $0.flatMap { ValueKey<Shadow>.shadow.problems(of: $0).first } }),
    .value(
      \.transform,
      Field(
        "transform", ["anyOf": [.text, .numbers(6), .numbers(16)]],
        form: "text such as `rotate(0.2) scale(1.5)`, 6 numbers (affine) or 16", .words("identity"),
        "The layer's transform about its anchor point, written as modifiers or as a matrix by rows.",
        examples: ["rotate(0.2) scale(1.5)"]), write: { .transform($0) }, read: { ExpressionReader($0).transform($1) }),
    .value(
      \.sublayerTransform,
      Field(
        "sublayerTransform", ["anyOf": [.text, .numbers(6), .numbers(16)]],
        form: "as `transform`", .words("identity"),
        "Transforms what is inside once more, about the view's anchor point: `perspective(500)` is one perspective for all subviews.",
        examples: ["perspective(500)"]), write: { .transform($0) }, read: { ExpressionReader($0).transform($1) }),
    .flag("doubleSided", \.isDoubleSided, .value(true), "Whether the view shows where it is turned away from the eye."),
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
      ), write: { $0.map { .liveLayout($0) } }, read: { LayerReader($0).liveLayout($1).map { .some($0) } }),
    .value(
      \.layout,
      Field(
        "layout", .choice(LayoutKind.self), .words("none"),
        "Marks a table (`list`) or collection (`cells`): hidden views inside take no part in transitions."),
      write: { $0.map { .string($0.rawValue) } }, read: { $0.choice($1, LayoutKind.self).map { .some($0) } }),
  ]

  private static let corners = CornerMask.named.map(\.name)
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

extension ValueKey<LayerMask> {
  /// The keys of a mask beside its path.
  static let mask: [ValueKey] = [
    .value(\.fillRule, .fillRule, write: { .fillRule($0) }, read: { $0.choice($1, ShapeContents.FillRule.words) })
  ]
}

extension ValueKey<ImageContents> {
  /// The keys of an image view that say how its picture is shown.
  static let image: [ValueKey] = [
    .choice("contentMode", \.contentMode, .scaleToFill, "How the picture is laid out in the view, UIView's cases."),
    .choice("magnificationFilter", \.magnificationFilter, .linear, "How pixels are enlarged, CALayer's filters."),
  ]
}

extension Field {
  /// The rule of a path that is filled.
  fileprivate static let fillRule = Field(
    "fillRule", .choice(ShapeContents.FillRule.words.map(\.0)), .value("nonZero"),
    "What is inside where the path crosses itself.")
}

extension ValueKey<ShapeContents> {
  /// The keys of a shape beside its path.
  static let shape: [ValueKey] = [
    .value(
      \.fillColor, Field("fillColor", .ref("color"), .value("#000000"), "The colour inside."),
      write: { .color($0 ?? .clear) }, read: { ColorReader($0).color($1).map { .some($0) } }),
    .value(\.fillRule, .fillRule, write: { .fillRule($0) }, read: { $0.choice($1, ShapeContents.FillRule.words) }),
    .value(
      \.strokeColor, Field("strokeColor", .ref("color"), .words("none"), "The colour of the line."),
      write: { $0.map { .color($0) } }, read: { ColorReader($0).color($1).map { .some($0) } }),
    .number("lineWidth", \.lineWidth, .notNegative, unit: "points", 1, "The width of the line."),
    .choice("lineCap", \.lineCap, .butt, "How the line ends."),
    .choice("lineJoin", \.lineJoin, .miter, "How the line turns."),
    .number(
      "miterLimit", \.miterLimit, .notNegative, unit: "half widths", 10,
      "How far a `miter` may reach; longer ones are cut."),
    .value(
      \.lineDashPattern,
      Field(
        "lineDashPattern", .list(.notNegative, atMost: SceneLimits.dashes), unit: "points", .value([]),
        "Lengths of dashes and gaps by turns; one of them is greater than 0."),
      write: { .numbers($0) }, read: { LayerReader($0).dashes($1) }),
    .number("strokeStart", \.strokeStart, .unit, 0, "Where the line begins, as a part of the path's length."),
    .number("strokeEnd", \.strokeEnd, .unit, 1, "Where the line ends, as a part of the path's length."),
  ]
}

extension ValueKey<TextContents> {
  /// The keys of a label that say how its text is shown.
  static let text: [ValueKey] =
    [
      .value(
        \.font, Field("font", .ref("font"), .value([:]), "The font of the whole text."), write: { .font($0) },
        read: { TextReader($0).font($1) }, problem: { $0.problem }),
      .color("textColor", \.color, "#000000", "The colour of the text."),
      ValueKey<TextParagraph>.paragraph[0].of(\.paragraph),
      .value(
        \.numberOfLines, Field("numberOfLines", .integer(0), .value(1), "Lines at most; 0 sets no limit."),
        write: { .integer($0) }, read: { $0.integer($1, in: 0...Int.max) },
        problem: { NumberRange.notNegative.problem(Double($0)) }),
      .choice(
        "lineBreakMode", \.lineBreakMode, .byTruncatingTail,
        "NSLineBreakMode's cases: how text that is too long is broken or cut."),
    ] + ValueKey<TextParagraph>.paragraph.dropFirst().map { $0.of(\.paragraph) } + [
      .value(
        \.kern,
        Field(
          "kern", .number, unit: "points", .words("the font's tracking alone"), "What is added after each character."),
        write: { $0.map { .number($0) } }, read: { $0.number($1).map { .some($0) } },
        problem: { $0.flatMap(NumberRange.any.problem) }),
      .choice(
        "underlineStyle", \.underlineStyle, .none,
        "NSUnderlineStyle's cases without patterns: a line below the text."),
      .choice(
        "strikethroughStyle", \.strikethroughStyle, .none,
        "NSUnderlineStyle's cases without patterns: a line through it."),
      .value(
        \.shadow,
        Field(
          "textShadow", .ref("textShadow"), .words("none"),
          "What the text casts inside of the frame: UILabel's, NSShadow."),
        write: { $0.map { .textShadow($0) } }, read: { TextReader($0).textShadow($1).map { .some($0) } },
        problem: { $0.flatMap { ValueKey<TextShadow>.textShadow.problems(of: $0).first } }),
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
      "Multiplies a line's own height, above the text; 0 leaves it as it is."),
    .number("minimumLineHeight", \.minimumLineHeight, .notNegative, unit: "points", 0, "The least height of a line."),
    .number(
      "maximumLineHeight", \.maximumLineHeight, .notNegative, unit: "points", 0,
      "The greatest height of a line; 0 sets no limit."),
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
