import HeroGeometry
import HeroLayers
import HeroTesting

@testable import HeroModel
@testable import HeroScene

/// Fonts by text style. Sizes: Human Interface Guidelines, "Typography", iOS Dynamic Type sizes.
@Suite struct TextStyleTests {
  /// Measures a character as wide as its font's size, and a line as high as the tallest.
  private static let ruler = TextMeasure { _ in
    { (text, _, _) throws(TextMeasure.Problem) in
      Size(
        width: text.allRuns.reduce(0) { $0 + Double($1.text.count) * $1.font.size }, height: text.tallestFont.size)
    }
  }

  private func load(
    _ subviews: String, canvas: String = "", timeline: String = "", size: ContentSizeCategory? = nil
  ) throws -> Scene {
    var override = CanvasOverride()
    override.textSize = size
    let text = SceneText.scene(
      subviews: subviews, timeline: timeline, canvas: #""width":300,"height":300,"scale":1"# + canvas)
    return try SceneLoader(canvasOverride: override, textMeasure: Self.ruler).load(
      bytes: Array(text.utf8), file: "s.json", folder: "/nonexistent")
  }

  private func fonts(_ screen: Screen) -> [Font] {
    screen.views.flatMap { view -> [Font] in
      guard case .label(let text) = view.content else { return [] }
      return text.allRuns.map(\.font)
    }
  }

  private func font(_ keys: String, size: ContentSizeCategory? = nil) throws -> Font? {
    fonts(try load(#"{"frame":[0,0,9,9],"text":"x","font":{\#(keys)}}"#, size: size).screens[0]).first
  }

  @Test func everyStyleHasItsSizeAndWeight() throws {
    for (style, points, weight, ax3) in [
      ("largeTitle", 34.0, 400, 52.0), ("title1", 28, 400, 48), ("title2", 22, 400, 44), ("title3", 20, 400, 43),
      ("headline", 17, 600, 40), ("subheadline", 15, 400, 36), ("body", 17, 400, 40), ("callout", 16, 400, 38),
      ("footnote", 13, 400, 33), ("caption1", 12, 400, 32), ("caption2", 11, 400, 29),
    ] {
      let ours = try #require(try font(#""textStyle":"\#(style)""#))
      #expect(ours.family == nil && !ours.isItalic)
      expectEqual((ours.size, ours.weight, ours.textStyle?.rawValue), (points, weight, style))
      try expectEqual(font(#""textStyle":"\#(style)""#, size: .accessibilityExtraLarge)?.size, ax3, "\(style)")
    }
  }

  @Test func otherKeysStayBesideTheStyle() throws {
    let own = try #require(try font(#""textStyle":"headline","family":"Brand","weight":"bold","italic":true"#))
    #expect(own.family == "Brand" && own.size == 17 && own.weight == 700 && own.isItalic && own.textStyle == .headline)
  }

  @Test func aSizeBesideTheStyleIsAnErrorWithItsPlace() {
    let scene = SceneText.scene(
      subviews: "{\"frame\":[0,0,9,9],\"text\":\"x\",\n\"font\":{\"textStyle\":\"body\",\"size\":20}}")
    expectEqual(
      SceneText.problems(scene),
      [
        "s.json:2:35: error: $.screens.a.view.subviews[0].font.size: give 'textStyle' or 'size': the size of a text style is the user's choice"
      ])
    expectEqual(
      SceneText.viewProblems(#"{"frame":[0,0,9,9],"text":"x","font":{"textStyle":"headlin"}}"#).first?
        .contains("unknown value 'headlin'; did you mean 'headline'?"), true)
  }

  // The canvas's size, which the command line's replaces.
  @Test func theTextSizeIsTheCommandLinesElseTheCanvass() throws {
    let label = #"{"frame":[0,0,9,9],"text":"x","font":{"textStyle":"body"}}"#
    let own = try load(label, canvas: #","textSize":"xxxl""#)
    #expect(own.canvas.textSize == .extraExtraExtraLarge && fonts(own.screens[0])[0].size == 23)
    expectEqual(fonts(try load(label, canvas: #","textSize":"xxxl""#, size: .extraSmall).screens[0])[0].size, 14)
  }

  @Test func partsTakeTheLabelsStyleOrTheirOwn() throws {
    let runs = #"""
      {"frame":[0,0,9,9],"font":{"textStyle":"headline"},"runs":[{"text":"a"},{"text":"b","font":{"weight":"light"}},
      {"text":"c","font":{"size":17}},{"text":"d","font":{"textStyle":"caption1"}}]}
      """#
    func sizes(_ size: ContentSizeCategory?) throws -> [Double] {
      fonts(try load(runs, size: size).screens[0]).map(\.size)
    }
    try expectEqual(sizes(nil), [17, 17, 17, 12])
    try expectEqual(sizes(.accessibilityMedium), [28, 28, 17, 22])
    expectEqual(fonts(try load(runs).screens[0]).map(\.weight), [600, 300, 600, 400])
  }

  // In a repeat, in a change of a step, and where the label asks for its own size.
  @Test func stylesReachWhereverFontsDo() throws {
    let repeated =
      #"{"frame":[0,0,9,9],"text":"x","font":{"textStyle":"{item}"},"repeat":{"each":["body","caption2"]}}"#
    expectEqual(fonts(try load(repeated, size: .extraLarge).screens[0]).map(\.size), [19, 13])
    let changed = try load(
      #"{"name":"l","frame":[0,0,9,9],"text":"x","font":{"size":30}}"#,
      timeline: #"{"wait":1,"set":{"a/l":{"font":{"textStyle":"title2"}}}}"#, size: .small)
    expectEqual(changed.steps[0].screenChanges[0].map { fonts($0).map(\.size) }, [20])
    let hugging = try load(#"{"center":[50,50],"text":"abc","font":{"textStyle":"body"}}"#, size: .accessibilityMedium)
    expectEqual(hugging.screens[0].views[1].size, Size(width: 84, height: 28))
  }

  @Test func whatFollowsNobodySaysSo() throws {
    let fixed = #"{"frame":[0,0,9,9],"text":"x","font":{"size":20}}"#
    let note = try #require(try load(fixed, size: .extraLarge).notes.first { $0.subject == .fixedSizes })
    expectEqual(
      note.told.text,
      #"s.json: warning: the text size of the command line changes nothing, because no font has a 'textStyle'; "#
        + #"write "font": { "textStyle": "body" } in place of a 'size'"#)
    #expect(try load(fixed).notes.isEmpty)
    let styled = #"{"frame":[0,0,9,9],"text":"x","font":{"textStyle":"body"}}"#
    #expect(try load(styled, size: .extraLarge).notes.isEmpty)
    // A style that a step brings is one.
    let later = #"{"wait":1,"set":{"a/0":{"font":{"textStyle":"body"}}}}"#
    #expect(try load(fixed, timeline: later, size: .extraLarge).notes.isEmpty)
  }

  // What is written reads back the same, at the same text size and at another.
  @Test func theCanonicalFormKeepsStyles() throws {
    let subviews = #"""
      {"frame":[0,0,9,9],"text":"x","font":{"textStyle":"headline"}},
      {"frame":[0,0,9,9],"text":"y","font":{"textStyle":"headline","weight":"regular","family":"Brand"}},
      {"frame":[0,0,9,9],"font":{"textStyle":"body"},"runs":[{"text":"a"},{"text":"b","font":{"size":17}},
      {"text":"c","font":{"textStyle":"headline"}},{"text":"d","font":{"weight":"bold"}}]},
      {"frame":[0,0,9,9],"font":{"size":12},"runs":[{"text":"a"},{"text":"b","font":{"textStyle":"caption1"}}]}
      """#
    for size in [nil, ContentSizeCategory.extraSmall, .accessibilityExtraExtraExtraLarge] {
      let scene = try load(subviews, size: size)
      let text = SceneWriter(scene, fonts: []).text
      let again = try SceneText.load(text)
      expectEqual(fonts(again.screens[0]), fonts(scene.screens[0]))
      #expect(again.canvas.textSize == size ?? .large)
      var other = CanvasOverride()
      other.textSize = .extraExtraLarge
      expectEqual(
        fonts(try SceneText.load(text, override: other).screens[0]),
        fonts(try load(subviews, size: .extraExtraLarge).screens[0]))
    }
  }

  // A scene that is drawn in another way is another to whoever goes on with its frames.
  @Test func waysOfDrawingAreToldApart() throws {
    let label = #"{"frame":[0,0,9,9],"text":"x","font":{"textStyle":"body"}}"#
    var ways = [CanvasOverride(), CanvasOverride(), CanvasOverride(), CanvasOverride()]
    (ways[1].appearance, ways[2].layoutDirection, ways[3].textSize) = (.dark, .rightToLeft, .small)
    let digests = try ways.map { try SceneText.load(SceneText.scene(subviews: label), override: $0).digest }
    expectEqual(Set(digests).count, 4)
  }
}
