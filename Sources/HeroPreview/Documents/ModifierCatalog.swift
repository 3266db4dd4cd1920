import HeroJSON

/// Every modifier with its arguments, for completion and sliders.
enum ModifierCatalog {
  /// A number that a modifier takes. The bounds are a slider's, not what scenes allow.
  struct Argument: Equatable {
    let name: String
    var minimum: Double?
    var maximum: Double?
    var step: Double?
    /// What counts when it is left out; nil when it may not be.
    var standard: Double?

    /// A number with a slider.
    init(_ name: String, _ range: ClosedRange<Double>, step: Double, standard: Double? = nil) {
      self.name = name
      (minimum, maximum) = (range.lowerBound, range.upperBound)
      (self.step, self.standard) = (step, standard)
    }

    /// Something that is no number.
    init(_ name: String) { self.name = name }
  }

  struct Entry: Equatable {
    let name: String
    /// As modifier strings write it.
    let signature: String
    let text: String
    let arguments: [Argument]

    init(_ signature: String, _ text: String, _ arguments: [Argument] = []) {
      name = String(signature.prefix { $0 != "(" })
      self.signature = signature
      self.text = text
      self.arguments = arguments
    }
  }

  /// All of them.
  static let all: [Entry] = looks + motion + timing + structure

  private static let looks = [
    Entry("fade", "Fades in or out."),
    Entry("forceNonFade", "Does not fade, also where a match would."),
    Entry("opacity(value)", "Comes from, or goes to, this opacity.", [.init("value", 0...1, step: 0.01, standard: 1)]),
    Entry("cornerRadius(points)", "The radius of the corners.", [.init("points", 0...100, step: 1)]),
    Entry("zPosition(points)", "In front of what has less.", [.init("points", -1000...1000, step: 1)]),
    Entry("backgroundColor(color)", "The colour behind the contents.", [.init("color")]),
    Entry("borderWidth(points)", "The width of the border.", [.init("points", 0...20, step: 0.5)]),
    Entry("borderColor(color)", "The colour of the border.", [.init("color")]),
    Entry("shadowColor(color)", "The colour of the shadow.", [.init("color")]),
    Entry("shadowOpacity(value)", "How opaque the shadow is.", [.init("value", 0...1, step: 0.01)]),
    Entry(
      "shadowOffset(x, y)", "How far the shadow falls.",
      [.init("x", -50...50, step: 1), .init("y", -50...50, step: 1)]),
    Entry("shadowRadius(points)", "How soft the shadow is.", [.init("points", 0...50, step: 0.5)]),
    Entry("shadowPath(path)", "The shadow's outline as an SVG path.", [.init("path")]),
    Entry("masksToBounds(flag)", "Whether contents are cut off at the bounds.", [.init("flag")]),
    Entry(
      "overlay(color, opacity)", "A colour over the view.", [.init("color"), .init("opacity", 0...1, step: 0.01)]),
    Entry(
      "contentsRect(x, y, width, height)", "The part of the contents that shows, in units.",
      [
        .init("x", 0...1, step: 0.01), .init("y", 0...1, step: 0.01), .init("width", 0...1, step: 0.01),
        .init("height", 0...1, step: 0.01),
      ]),
    Entry("contentsScale(factor)", "Pixels per point of the contents.", [.init("factor", 0.5...4, step: 0.5)]),
  ]

  private static let motion = [
    Entry(
      "position(x, y)", "Comes from, or goes to, this place.",
      [.init("x", -500...1000, step: 1, standard: 0), .init("y", -500...1500, step: 1, standard: 0)]),
    Entry(
      "size(width, height)", "Comes from, or goes to, this size.",
      [.init("width", 0...1000, step: 1, standard: 0), .init("height", 0...1500, step: 1, standard: 0)]),
    Entry(
      "translate(x, y, z)", "Comes from, or goes, so far away.",
      [
        .init("x", -1000...1000, step: 1, standard: 0), .init("y", -1500...1500, step: 1, standard: 0),
        .init("z", -1000...1000, step: 1, standard: 0),
      ]),
    Entry(
      "scale(x, y, z)", "So many times as large; one number is for x and y.",
      [
        .init("x", 0...3, step: 0.01, standard: 1), .init("y", 0...3, step: 0.01, standard: 1),
        .init("z", 0...3, step: 0.01, standard: 1),
      ]),
    Entry(
      "rotate(x, y, z)", "Turned, in radians; one number turns in the plane.",
      [
        .init("x", -6.28...6.28, step: 0.01, standard: 0), .init("y", -6.28...6.28, step: 0.01, standard: 0),
        .init("z", -6.28...6.28, step: 0.01, standard: 0),
      ]),
    Entry("transform(m11, …, m44)", "A whole matrix of 16 numbers.", [.init("m11, …, m44")]),
    Entry("perspective(distance)", "How far the eye is, points.", [.init("distance", 50...3000, step: 10)]),
    Entry(
      "anchorPoint(x, y)", "What it turns about, in units of the bounds.",
      [.init("x", 0...1, step: 0.01), .init("y", 0...1, step: 0.01)]),
    Entry("source(heroID)", "Comes from where the view with the id is.", [.init("heroID")]),
    Entry("arc(intensity)", "Moves on an arc.", [.init("intensity", 0...3, step: 0.05, standard: 1)]),
  ]

  private static let timing = [
    Entry("duration(seconds)", "How long it takes.", [.init("seconds", 0...2, step: 0.01)]),
    Entry("durationMatchLongest", "As long as the longest view of the transition."),
    Entry("delay(seconds)", "When it begins.", [.init("seconds", 0...2, step: 0.01)]),
    Entry(
      "spring(stiffness, damping)", "A spring in place of a duration.",
      [.init("stiffness", 10...1000, step: 5, standard: 250), .init("damping", 1...100, step: 1, standard: 30)]),
    Entry(
      "timingFunction(c1x, c1y, c2x, c2y)", "A curve by its control points, or by name.",
      [
        .init("c1x", 0...1, step: 0.01), .init("c1y", -1...2, step: 0.01), .init("c2x", 0...1, step: 0.01),
        .init("c2y", -1...2, step: 0.01),
      ]),
    Entry(
      "cascade(delta, direction, delayMatchedViews)", "The subviews one after another.",
      [.init("delta", 0...0.5, step: 0.005, standard: 0.02), .init("direction"), .init("delayMatchedViews")]),
  ]

  private static let structure = [
    Entry("when(condition, modifiers…)", "Counts when a condition holds.", [.init("condition"), .init("modifiers")]),
    Entry("whenMatched(modifiers…)", "Counts when the view has a partner.", [.init("modifiers")]),
    Entry("whenPresenting(modifiers…)", "Counts on the way there.", [.init("modifiers")]),
    Entry("whenDismissing(modifiers…)", "Counts on the way back.", [.init("modifiers")]),
    Entry("whenAppearing(modifiers…)", "Counts on the screen that comes.", [.init("modifiers")]),
    Entry("whenDisappearing(modifiers…)", "Counts on the screen that goes.", [.init("modifiers")]),
    Entry("beginWith(modifiers…)", "Set before it begins, not animated.", [.init("modifiers")]),
    Entry("useGlobalCoordinateSpace", "Moves in the container, not in its parent's snapshot."),
    Entry("ignoreSubviewModifiers(recursive)", "Drops the modifiers of the subviews.", [.init("recursive")]),
    Entry("useOptimizedSnapshot", "The kind of snapshot that suits the view."),
    Entry("useNormalSnapshot", "A snapshot as UIKit takes it."),
    Entry("useLayerRenderSnapshot", "A snapshot drawn into a bitmap."),
    Entry("useNoSnapshot", "The view itself flies."),
    Entry("forceAnimate", "Animates also off screen."),
    Entry("useScaleBasedSizeChange", "Scales where it would be resized."),
    Entry("autolayout", "SDOSHero's; changes nothing here."),
  ]

  static var json: JSONValue {
    ["version": .integer(1), "modifiers": .array(all.map(json))]
  }

  private static func json(_ entry: Entry) -> JSONValue {
    [
      "name": .string(entry.name), "signature": .string(entry.signature), "text": .string(entry.text),
      "arguments": .array(entry.arguments.map(json)),
    ]
  }

  private static func json(_ argument: Argument) -> JSONValue {
    let numbers = [
      ("minimum", argument.minimum), ("maximum", argument.maximum), ("step", argument.step),
      ("default", argument.standard),
    ]
    return .object(
      [.init("name", .string(argument.name))]
        + numbers.compactMap { name, number in number.map { JSONValue.Member(name, .number($0)) } })
  }
}
