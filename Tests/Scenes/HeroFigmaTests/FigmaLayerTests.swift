import HeroGeometry
import HeroJSON
import HeroModel
import HeroScene
import HeroTesting

@Suite struct FigmaLayerTests {
  @Test(arguments: Fixture.all) func everyFixtureIsAScene(name: String) throws {
    let fixture = try Fixture(name, hasPictures: false)
    let loader = SceneLoader(textMeasure: TextMeasure { _ in { _, _, _ in Size(width: 40, height: 20) } })
    let scene = try loader.load(bytes: Array(fixture.scene.text.utf8), file: "s.json", folder: "/nonexistent")
    #expect(!scene.screens.isEmpty)
    try expectEqual(Fixture(name, hasPictures: false).scene.text, fixture.scene.text)
  }

  /// Centre of 80 × 40 at (60, 60), turned by 30°: 60 + 40·cos − 20·sin, 60 + 40·sin + 20·cos. Layers of a group count from the frame around.
  @Test func placesFollowMatrices() throws {
    let turned = try Fixture("turned")
    try expectEqual(turned.line("Turned", "Turned", "center"), "[84.641, 97.321]")
    try expectEqual(turned.line("Turned", "Turned", "size"), "[80, 40]")
    try expectEqual(turned.line("Turned", "Turned", "transform"), "\"rotate(0.5236)\"")
    try expectEqual(turned.line("Turned", "Inner", "frame"), "[10, 10, 40, 20]")
    try expectEqual(turned.line("Turned", "Pair", "frame"), "[20, 300, 100, 60]")
    try expectEqual(turned.line("Turned", "Other", "frame"), "[60, 20, 40, 40]")
    try expectEqual(turned.line("Turned", "Other", "alpha"), "0.5")
    try expectEqual(turned.line("Turned", "Two", "frame"), "[30, 0, 20, 20]")
  }

  @Test func withoutGeometryBoxesCount() throws {
    let plain = try Fixture(
      layers: """
        {"id": "2:1", "name": "Box", "type": "RECTANGLE", "absoluteBoundingBox": {"x": 10, "y": 20, "width": 30, "height": 40}}
        """)
    try expectEqual(plain.line("Home", "Box", "frame"), "[10, 20, 30, 40]")
    expectEqual(plain.scene.warnings, ["the file has no geometry (turns and outlines): ask for it with geometry=paths"])
  }

  @Test func outlinesBecomeShapes() throws {
    let shapes = try Fixture("shapes")
    try expectEqual(shapes.line("Shapes", "Icon", "path"), "\"M20 0L40 40L0 40Z\"")
    // The line of 4 lies on an outline of its own, which reaches 1.4 points out of the layer.
    try expectEqual(shapes.line("Shapes", "Check", "frame"), "[68.6, 78.6, 42.8, 34.2]")
    try expectEqual(shapes.line("Shapes", "Check", "fillColor"), "\"#007aff\"")
    try expectEqual(shapes.line("Shapes", "Rule", "frame"), "[9, 139, 182, 2]")
    try expectEqual(shapes.line("Shapes", "Rule", "path"), "\"M1 1L181 1\"")
    try expectEqual(shapes.line("Shapes", "Dashes", "lineDashPattern"), "[6, 4]")
    try expectEqual(shapes.line("Shapes", "Polygon", "strokeColor"), "\"#000000\"")
    try expectEqual(shapes.line("Shapes", "Polygon", "lineJoin"), "\"round\"")
    try expectEqual(shapes.line("Shapes", "Ring", "fillRule"), "\"evenOdd\"")
    try expectEqual(shapes.line("Shapes", "Tab", "maskedCorners"), "[\"topLeft\", \"topRight\"]")
    // From 0° to 270°, half of the radius free: from the right, by three quarters, to the top, and back inside.
    let pie = try shapes.line("Shapes", "Pie", "path")
    #expect(pie.hasPrefix("\"M60 30C") && pie.contains(" 30 0L30 15C") && pie.hasSuffix(" 45 30Z\""))
    let star = try shapes.view("Shapes", "Star")["subviews"]?.items?.first
    expectEqual(star?["mask"]?["path"]?.text?.hasPrefix("M20 0L25 14"), true)
    expectEqual(star?["colors"]?.line, "[\"#ffcc00\", \"#ff3b30\"]")
    expectEqual(shapes.scene.warnings, ["Shapes/Note (1:14): STICKY has no word in a scene, and is left out"])
  }

  @Test func fillsBecomeColoursGradientsAndPictures() throws {
    let fills = try Fixture("fills")
    try expectEqual(fills.line("Fills", "Linear", "startPoint"), "[0, 0.5]")
    try expectEqual(fills.line("Fills", "Linear", "endPoint"), "[1, 0.5]")
    try expectEqual(fills.line("Fills", "Radial", "gradientType"), "\"radial\"")
    try expectEqual(fills.line("Fills", "Radial", "endPoint"), "[1, 1]")
    try expectEqual(fills.line("Fills", "Angular", "gradientType"), "\"conic\"")
    let both = try fills.view("Fills", "Both")["subviews"]?.items ?? []
    #expect(both.count == 2 && both[0]["backgroundColor"]?.text == "#ffcc00" && both[1]["cornerRadius"] == 8)
    try expectEqual(fills.line("Fills", "Fill", "contentMode"), "\"scaleAspectFill\"")
    try expectEqual(fills.line("Fills", "Fit", "contentMode"), "\"scaleAspectFit\"")
    try expectEqual(fills.line("Fills", "Crop", "contentsRect"), "[0.25, 0.25, 0.5, 0.5]")
    // Tiles of 30 × 20 points over 80 × 50.
    let tiles = try fills.view("Fills", "Tile")["subviews"]?.items?.first?["subviews"]?.items?.first
    #expect(tiles?["frame"]?.line == "[0, 0, 30, 20]" && tiles?["repeat"]?.line == "{\"count\": 9, \"columns\": 3}")
    try expectEqual(fills.line("Fills", "Missing", "backgroundColor"), "\"#c7c7cc\"")
    expectEqual(fills.scene.pictures, ["pictures/a1b2c3.png"])
    #expect(
      fills.scene.warnings == [
        "Fills/Diamond (1:4): a diamond gradient is drawn as a radial one",
        "Fills/Missing (1:10): its picture is missing, a grey view stands in; looked for pictures/ffff00.png, .jpg, .gif or .webp",
        "Fills/Multiply (1:12): blend mode SCREEN is drawn as NORMAL",
        "Fills/Multiply (1:12): blend mode MULTIPLY is drawn as NORMAL",
        "Fills/Multiply (1:12): a paint of type PATTERN is left out",
      ])
  }

  @Test func strokesAndEffects() throws {
    let strokes = try Fixture("strokes")
    try expectEqual(strokes.line("Strokes", "Inside", "frame"), "[20, 20, 60, 40]")
    try expectEqual(strokes.line("Strokes", "Centre", "frame"), "[108, 18, 64, 44]")
    try expectEqual(strokes.line("Strokes", "Outside", "frame"), "[16, 76, 68, 48]")
    try expectEqual(strokes.line("Strokes", "Outside", "cornerRadius"), "12")
    let sides = try strokes.view("Strokes", "Sides")["subviews"]?.items?.map { $0["frame"]?.line }
    expectEqual(sides, ["[0, 37, 60, 3]", "[0, 0, 1, 40]"])
    try expectEqual(strokes.view("Strokes", "Shadow")["shadow"]?["radius"], 4)
    let glass = try strokes.view("Strokes", "Glass")["subviews"]?.items?.first
    expectEqual(glass?["effect"]?.line, "{\"blurRadius\": 8}")
    // A shadow and what is cut off are two views.
    let clip = try strokes.view("Strokes", "Clip")
    #expect(clip["clipsToBounds"] == nil && clip["subviews"]?.items?.first?["clipsToBounds"] == true)
    expectEqual(strokes.scene.warnings, ["Strokes/Shadow (1:6): only the first of several shadows is drawn"])
    // What lies around casts it: three deviations of 1, the offset of 1, and 1 more; the hole turns the other way.
    let hollow = try strokes.view("Strokes", "Shadow")["subviews"]?.items?.first
    #expect(hollow?["clipsToBounds"] == true && hollow?["cornerRadius"] == 8)
    let inner = hollow?["subviews"]?.items?.first?["shadow"]
    expectEqual(inner?["path"]?.text?.hasPrefix("M-5 -5L-5 45L65 45L65 -5ZM0 8C"), true)
    #expect(inner?["offset"]?.line == "[0, 1]" && inner?["opacity"] == 0.2 && inner?["radius"] == 1)
    // A blur of one colour is a shadow without what casts it.
    let blurred = try strokes.view("Strokes", "Blurred")
    #expect(blurred["backgroundColor"] == nil && blurred["shadow"]?["color"]?.text == "#34c759")
  }

  @Test func effectsThatNoWordSaysAreTold() throws {
    func warnings(_ type: String, _ effect: String, _ look: String = "") throws -> [String] {
      let color = #"{"type": "SOLID", "color": {"r": 1, "g": 0, "b": 0}}"#
      let fixture = try Fixture(
        layers: """
          {"id": "2:1", "name": "A", "type": "\(type)", "size": {"x": 30, "y": 40}, "fills": [\(color)], "relativeTransform": [[1, 0, 0], [0, 1, 0]],
           "fillGeometry": [{"path": "M0 0L30 0L30 40Z"}], "effects": [{"type": "\(effect)", "radius": 4}] \(look)}
          """)
      return fixture.scene.warnings
    }
    #expect(try warnings("ELLIPSE", "INNER_SHADOW").isEmpty && warnings("VECTOR", "LAYER_BLUR").isEmpty)
    try expectEqual(warnings("VECTOR", "INNER_SHADOW"), ["Home/A (2:1): an inner shadow is not drawn"])
    let stroke = #", "strokes": [{"type": "SOLID", "color": {"r": 1, "g": 0, "b": 0}}]"#
    try expectEqual(warnings("RECTANGLE", "LAYER_BLUR", stroke), ["Home/A (2:1): a layer's own blur is not drawn"])
  }

  @Test func textsKeepTheirLooks() throws {
    let texts = try Fixture("texts")
    try expectEqual(texts.line("Texts", "Plain", "frame"), "[10, 10, null, 20]")
    let runs = try texts.view("Texts", "Parts")["runs"]?.items ?? []
    expectEqual(runs.map { $0["text"]?.text }, ["One ", "two", " ", "t", "hree"])
    #expect(runs[1]["font"]?.line == "{\"weight\": 700}" && runs[1]["textColor"]?.text == "#ff3b30")
    #expect(runs[3]["font"]?.line == "{\"italic\": true}" && runs[3]["underlineStyle"]?.text == "single")
    try expectEqual(texts.line("Texts", "Right", "text"), "\"RIGHT, UPPER\"")
    // A box of one line stays one, whatever font stands in.
    try expectEqual(texts.line("Texts", "Right", "numberOfLines"), "1")
    // Lines of 24 of a font of 14, whose own are 16.8: UIKit puts all of 7.2 above, Figma half.
    try expectEqual(texts.line("Texts", "Lines", "frame"), "[10, 126.4, 180, null]")
    try expectEqual(texts.line("Texts", "Lines", "minimumLineHeight"), "24")
    try expectEqual(texts.line("Texts", "Lines", "kern"), "0.5")
    let bottom = try texts.view("Texts", "Bottom")["subviews"]?.items?.first
    expectEqual(bottom?["pin"]?.line, "{\"left\": 0, \"right\": 0, \"bottom\": 0}")
    try expectEqual(texts.view("Texts", "Cut")["subviews"]?.items?.first?["numberOfLines"], 1)
    #expect(
      texts.scene.warnings == [
        "Texts/Foreign (1:9): small capitals are drawn as they are written",
        "Texts/Foreign (1:9): the font 'Nowhere Sans' is not installed; its texts have the system's font",
      ])
  }

  @Test func masksCutTheirSiblings() throws {
    let masks = try Fixture("masks")
    let round = try masks.view("Masks", "Round")
    expectEqual(round["mask"]?["path"]?.text?.hasPrefix("M70 40C"), true)
    expectEqual(round["subviews"]?.items?.count, 2)
    try expectEqual(masks.view("Masks", "Triangle")["mask"]?["path"]?.text, "M40 20L60 60L20 60Z")
    expectEqual(masks.scene.warnings.first, "Masks/By text/M (1:9): a mask of text or of several layers is not applied")
  }
}
