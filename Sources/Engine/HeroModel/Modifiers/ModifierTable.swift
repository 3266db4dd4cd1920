import HeroGeometry

extension ModifierDefinition {
  /// Every modifier, in the order in which names are listed.
  package static let all: [ModifierDefinition] =
    fading + properties + transforms + timings + partners + conditions + rest

  private static let fading: [ModifierDefinition] = [
    ModifierDefinition("fade", .fade, "Fades in or out.", [.heroString, .matched]),
    ModifierDefinition("forceNonFade", .forceNonFade, "Does not fade, also where a match would."),
  ]

  /// Rule M1.
  private static let properties: [ModifierDefinition] = [
    ModifierDefinition(
      "opacity", [.number("value", 0...1, step: 0.01, in: .unit, standard: 1)], "Comes from, or goes to, this opacity.",
      start: "0.5", [.blends, .heroString, .matched]
    ) { .opacity($0[0].number) },
    ModifierDefinition(
      "position", [.point(-500...1000, -500...1500, step: 1, standard: 0)],
      "Comes from, or goes to, this place, points of the space that the snapshot lives in.", start: "0, 0",
      [.blends, .heroString, .matched]
    ) { .position($0[0].point) },
    ModifierDefinition(
      "size",
      [
        ModifierParameter(
          .size,
          [
            .number("width", 0...1000, step: 1, in: .notNegative, standard: 0),
            .number("height", 0...1500, step: 1, in: .notNegative, standard: 0),
          ])
      ], "Comes from, or goes to, this size, points.", start: "100, 100", [.blends, .heroString, .matched]
    ) { .size($0[0].size) },
    number("cornerRadius", "points", .notNegative, 0...100, step: 1, "The radius of the corners.", start: "12") {
      .cornerRadius($0)
    },
    number(
      "zPosition", "points", .any, -1000...1000, step: 1, "In front of what has less.", start: "1", [.heroString]
    ) { .zPosition($0) },
    ModifierDefinition(
      "contentsRect",
      [
        ModifierParameter(
          .rect,
          [
            .number("x", 0...1, step: 0.01), .number("y", 0...1, step: 0.01),
            .number("width", 0...1, step: 0.01, in: .notNegative),
            .number("height", 0...1, step: 0.01, in: .notNegative),
          ])
      ], "The part of the contents that shows, in units.", start: "0, 0, 1, 1", [.blends]
    ) { .contentsRect($0[0].rect) },
    number(
      "contentsScale", "factor", .positive, 0.5...4, step: 0.5, "Pixels per point of the contents.", start: "2"
    ) { .contentsScale($0) },
    number("borderWidth", "points", .notNegative, 0...20, step: 0.5, "The width of the border.", start: "1") {
      .borderWidth($0)
    },
    color("borderColor", "The colour of the border.", start: "#000000") { .borderColor($0) },
    color("backgroundColor", "The colour behind the contents.", start: "#ffffff") { .backgroundColor($0) },
    color("shadowColor", "The colour of the shadow.", start: "#000000") { .shadowColor($0) },
    number("shadowOpacity", "value", .unit, 0...1, step: 0.01, "How opaque the shadow is.", start: "0.3") {
      .shadowOpacity($0)
    },
    ModifierDefinition(
      "shadowOffset",
      [ModifierParameter(.size, [.number("x", -50...50, step: 1), .number("y", -50...50, step: 1)])],
      "How far the shadow falls, points.", start: "0, 4", [.blends]
    ) { .shadowOffset($0[0].size) },
    number(
      "shadowRadius", "points", .notNegative, 0...50, step: 0.5,
      "How soft the shadow is, the blur's standard deviation.", start: "8"
    ) { .shadowRadius($0) },
    ModifierDefinition(
      "shadowPath", [.word(.path, "path")], "The shadow's outline as an SVG path in quotes.",
      start: "\"M0 0H10V10Z\"", [.blends]
    ) { .shadowPath($0[0].path) },
    ModifierDefinition(
      "masksToBounds", [.word(.flag, "flag", standard: .flag(true))], "Whether contents are cut off at the bounds.",
      start: "true"
    ) { .masksToBounds($0[0].flag) },
    ModifierDefinition(
      "overlay",
      [
        ModifierParameter(
          .tint, [.init("color", .unit, standard: .color(.white))], label: "color", swiftNeedsIt: true),
        .number("opacity", 0...1, step: 0.01, in: .unit, standard: 1, label: "opacity", swiftNeedsIt: true),
      ], "A colour over everything inside, or its red, green and blue from 0 to 1, at an opacity.",
      start: "#000000, 0.3", [.blends, .heroString]
    ) { .overlay($0[0].color, opacity: $0[1].number) },
    ModifierDefinition(
      "anchorPoint", [.point(0...1, 0...1, step: 0.01)], "What it turns about, in units of the bounds.",
      start: "0.5, 0.5", [.blends, .field]
    ) { .anchorPoint($0[0].point) },
  ]

  /// Rule M2.
  private static let transforms: [ModifierDefinition] = [
    ModifierDefinition(
      "transform",
      [
        ModifierParameter(
          .transform, (1...4).flatMap { row in (1...4).map { .init("m\(row)\($0)") } })
      ], "A whole matrix of 16 numbers, in place of what comes before it.",
      start: "1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1", [.blends, .matched]
    ) { .transform($0[0].transform) },
    number(
      "perspective", "distance", .notZero, 50...3000, step: 10, "How far the eye is, points: sets m34 to −1/distance.",
      start: "500", [.matched]
    ) { .perspective($0) },
    axes(
      "scale", 0...3, 0...3, 0...3, step: 0.01, standard: 1, "So many times as large; one number is for x and y.",
      start: "0.9", single: Single(name: "x and y", parts: [0, 1], swift: "scale(_ xy: CGFloat)")
    ) { .scale(x: $0, y: $1, z: $2) },
    axes(
      "translate", -1000...1000, -1500...1500, -1000...1000, step: 1, standard: 0,
      "Comes from, or goes, so far away, points.", start: "0, 100",
      otherSwift: ["translate(_ point: CGPoint; z: CGFloat = 0)"]
    ) { .translate(x: $0, y: $1, z: $2) },
    axes(
      "rotate", -6.28...6.28, -6.28...6.28, -6.28...6.28, step: 0.01, standard: 0,
      "Turned about x, then y, then z, in radians; one number turns in the plane.", start: "0.2",
      single: Single(name: "z", parts: [2], swift: "rotate(_ z: CGFloat)"),
      otherSwift: ["rotate(_ point: CGPoint; z: CGFloat = 0)"]
    ) { .rotate(x: $0, y: $1, z: $2) },
  ]

  /// Rule M3.
  private static let timings: [ModifierDefinition] = [
    ModifierDefinition(
      "duration", [.number("seconds", 0...2, step: 0.01, kind: .duration)], "How long it takes.", start: "0.375",
      [.timing, .heroString, .matched]
    ) { .duration($0[0].number) },
    ModifierDefinition(
      "durationMatchLongest", .duration(.infinity), "As long as the longest view of the transition.",
      [.timing, .heroString, .matched], kin: "duration"),
    ModifierDefinition(
      "delay", [.number("seconds", 0...2, step: 0.01, kind: .seconds)], "When it begins.", start: "0.1",
      [.timing, .heroString, .matched]
    ) { .delay($0[0].number) },
    ModifierDefinition(
      "timingFunction",
      [
        ModifierParameter(
          .curve,
          [
            .number("c1x", 0...1, step: 0.01, in: .unit), .number("c1y", -1...2, step: 0.01),
            .number("c2x", 0...1, step: 0.01, in: .unit), .number("c2y", -1...2, step: 0.01),
          ])
      ], "A curve by its control points, or by name.", start: "easeOut", [.timing, .heroString, .matched]
    ) {
      let points = $0[0].curve
      return .timingFunction(points[0], points[1], points[2], points[3])
    },
    ModifierDefinition(
      "spring",
      [
        .number("stiffness", 10...1000, step: 5, in: .positive, standard: 250, label: "stiffness", swiftNeedsIt: true),
        .number("damping", 1...100, step: 1, in: .positive, standard: 30, label: "damping", swiftNeedsIt: true),
      ], "A spring of mass 1 in place of a curve.", start: "250, 30", [.timing, .heroString, .matched]
    ) { .spring(stiffness: $0[0].number, damping: $0[1].number) },
  ]

  /// Rule M4.
  private static let partners: [ModifierDefinition] = [
    ModifierDefinition(
      "source", [.word(.text, "heroID", label: "heroID")],
      "Comes from, or goes to, the view with this heroID on the other screen, one way.", start: "\"id\"", [.heroString]
    ) { .source($0[0].text) },
    ModifierDefinition(
      "arc", [.number("intensity", 0...3, step: 0.05, standard: 1, label: "intensity")], "Moves on an arc.",
      start: "1", [.variable, .heroString, .matched]
    ) { .arc($0[0].number) },
    ModifierDefinition(
      "cascade",
      [
        .number("delta", 0...0.5, step: 0.005, standard: 0.02, kind: .seconds, label: "delta"),
        .word(.direction, "direction", standard: .direction(.topToBottom), label: "direction"),
        .word(.flag, "delayMatchedViews", standard: .flag(false), label: "delayMatchedViews"),
      ], "The subviews one after another, each this many seconds later.", start: "0.02", [.variable, .heroString]
    ) { .cascade(delta: $0[0].number, direction: $0[1].direction, delayMatchedViews: $0[2].flag) },
  ]

  /// Rule M5.
  private static let conditions: [ModifierDefinition] = [
    ModifierDefinition(
      "when", [.word(.condition, "condition"), .word(.modifiers, "modifiers")], "Counts when a condition holds.",
      start: "isMatched, fade",
      otherSwift: ["when(_ condition: (HeroConditionalContext) -> Bool; _ modifiers: [HeroModifier])"]
    ) { .when($0[0].condition, $0[1].modifiers) },
    when("whenMatched", .isMatched, "Counts when the view has a partner."),
    when("whenPresenting", .isPresenting, "Counts on the way there."),
    when("whenDismissing", .not(.isPresenting), "Counts on the way back."),
    when("whenAppearing", .isAppearing, "Counts on the screen that comes."),
    when("whenDisappearing", .not(.isAppearing), "Counts on the screen that goes."),
  ]

  /// Rules M6 and M7.
  private static let rest: [ModifierDefinition] = [
    ModifierDefinition(
      "beginWith", [.word(.modifiers, "modifiers")], "Set before it begins, not animated.", start: "opacity(1)",
      otherSwift: ["beginWith(_ modifiers: [HeroModifier])", "beginWith(modifiers: [HeroModifier])"]
    ) { .beginWith($0[0].modifiers) },
    ModifierDefinition(
      "useGlobalCoordinateSpace", .useGlobalCoordinateSpace, "Moves in the container, not in its parent's snapshot.",
      [.heroString]),
    ModifierDefinition(
      "ignoreSubviewModifiers", [.word(.flag, "recursive", standard: .flag(false), label: "recursive")],
      "Drops the modifiers of the subviews, recursively also those of theirs.", [.variable, .heroString]
    ) { .ignoreSubviewModifiers(recursive: $0[0].flag) },
    ModifierDefinition(
      "useOptimizedSnapshot", .snapshot(.optimized), "The kind of snapshot that suits the view; the default.",
      [.heroString]),
    ModifierDefinition("useNormalSnapshot", .snapshot(.normal), "A snapshot as UIKit takes it.", [.heroString]),
    ModifierDefinition(
      "useLayerRenderSnapshot", .snapshot(.layerRender), "A snapshot drawn into a bitmap.", [.heroString]),
    ModifierDefinition("useNoSnapshot", .snapshot(.noSnapshot), "The view itself flies.", [.heroString]),
    ModifierDefinition("forceAnimate", .forceAnimate, "Animates also off screen.", [.heroString]),
    ModifierDefinition(
      "useScaleBasedSizeChange", .useScaleBasedSizeChange, "Scales where it would be resized."),
    ModifierDefinition("autolayout", .autolayout, "SDOSHero's; changes nothing here.", [.sdosHero]),
  ]

  /// A property of one number.
  private static func number(
    _ name: String, _ part: String, _ range: NumberRange, _ slider: ClosedRange<Double>, step: Double,
    _ sentence: String, start: String, _ traits: Traits = [], _ make: @escaping @Sendable (Double) -> Modifier
  ) -> ModifierDefinition {
    ModifierDefinition(
      name, [.number(part, slider, step: step, in: range)], sentence, start: start, traits.union(.blends)
    ) { make($0[0].number) }
  }

  private static func color(
    _ name: String, _ sentence: String, start: String, _ make: @escaping @Sendable (Color) -> Modifier
  ) -> ModifierDefinition {
    ModifierDefinition(name, [.word(.color, "color")], sentence, start: start, .blends) { make($0[0].color) }
  }

  /// A transform of three numbers.
  private static func axes(
    _ name: String, _ x: ClosedRange<Double>, _ y: ClosedRange<Double>, _ z: ClosedRange<Double>, step: Double,
    standard: Double, _ sentence: String, start: String, single: Single? = nil, otherSwift: [String] = [],
    _ make: @escaping @Sendable (Double, Double, Double) -> Modifier
  ) -> ModifierDefinition {
    let parameters = [("x", x), ("y", y), ("z", z)].map { label, slider in
      ModifierParameter.number(
        label, slider, step: step, standard: standard, label: label, isMinor: label == "z" && name != "rotate")
    }
    return ModifierDefinition(
      name, parameters, sentence, start: start, [.blends, .heroString, .matched], single: single,
      otherSwift: otherSwift
    ) { make($0[0].number, $0[1].number, $0[2].number) }
  }

  private static func when(_ name: String, _ condition: Condition, _ sentence: String) -> ModifierDefinition {
    ModifierDefinition(name, [.word(.modifiers, "modifiers")], sentence, start: "fade", condition: condition) {
      .when(condition, $0[0].modifiers)
    }
  }
}
