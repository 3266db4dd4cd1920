import HeroFigma
import HeroJSON
import HeroTesting

@Suite struct FigmaFlowTests {
  /// A spring of mass 2, stiffness 400 and damping 40 moves as one of mass 1, 200 and 20.
  @Test func smartAnimateMatchesNamesAndPaths() throws {
    let smart = try Fixture("smart-animate")
    func words(_ screen: String, _ view: String) throws -> [String] {
      [try smart.view(screen, view)["heroID"]?.text ?? "", try smart.view(screen, view)["heroModifiers"]?.text ?? ""]
    }
    // The corners differ, and a spring does not move them.
    try expectEqual(words("Home", "Card"), ["Card", "duration(0.5) spring(200, 20)"])
    try expectEqual(words("Home", "Photo"), ["Card/Photo", "duration(0.5) spring(200, 20)"])
    try expectEqual(words("Detail", "Photo"), ["Card/Photo", "forceNonFade duration(0.5) spring(200, 20)"])
    try expectEqual(words("Detail", "Title"), ["Card/Title", "spring(200, 20)"])
    try expectEqual(words("Home", "Hint"), ["", "fade useGlobalCoordinateSpace spring(200, 20)"])
    try expectEqual(words("Detail", "Close"), ["", "fade useGlobalCoordinateSpace spring(200, 20)"])
    try expectEqual(words("Home", "background"), ["background", "spring(200, 20)"])
    // What shows the same flies whole.
    try expectEqual(words("Home", "Tabs"), ["Tabs", "spring(200, 20)"])
    try expectEqual(words("Home", "Tab"), ["", ""])
    // The photo keeps the corners that the card cuts off at rest.
    try expectEqual(smart.line("Home", "Photo", "maskedCorners"), "[\"topLeft\", \"topRight\"]")
    #expect(
      smart.steps.map(\.line) == [
        "{\"push\": \"Detail\", \"animation\": \"none\"}", "{\"pop\": true, \"animation\": \"none\"}",
      ])
    #expect(smart.scene.warnings.isEmpty)
  }

  @Test func layersOfOneNameAreToldApart() throws {
    let nodes = try Fixture("nodes")
    // The first of the devices with 393 × 852 points.
    expectEqual(nodes.json["canvas"]?["device"]?.text, "iPhone 14 Pro")
    expectEqual(nodes.json["screens"]?.members?.map(\.key), ["iPhone 15 Pro - 1", "iPhone 15 Pro - 1 2"])
    try expectEqual(nodes.line("iPhone 15 Pro - 1", "Icons-Heart", "heroID"), "\"Icons-Heart\"")
    try expectEqual(nodes.line("iPhone 15 Pro - 1 2", "Dot 2", "heroID"), "\"Dot 2\"")
    try expectEqual(nodes.line("iPhone 15 Pro - 1", "Far", "heroModifiers"), "\"forceAnimate\"")
    // The film does not go back: a match has the timing of where it leads.
    let timing = "duration(0.3) timingFunction(0.2, 0, 0, 1)"
    try expectEqual(nodes.line("iPhone 15 Pro - 1 2", "Far", "heroModifiers"), "\"\(timing)\"")
    #expect(try nodes.line("iPhone 15 Pro - 1", "Button 2", "heroModifiers").contains("fade"))
  }

  @Test func everyTransitionHasItsWords() throws {
    let film = try Fixture("transitions")
    func target(_ screen: String) throws -> String { try film.line(screen, "", "heroModifiers") }
    func source(_ step: Int, _ screen: String) -> String? { film.steps[step]["set"]?[screen]?["heroModifiers"]?.text }
    try expectEqual(target("Dissolve"), "\"fade duration(0.4) timingFunction(easeIn)\"")
    // To the left by the canvas's 200 points.
    try expectEqual(target("Push"), "\"translate(200, 0) duration(0.4) timingFunction(easeOut)\"")
    expectEqual(source(1, "Dissolve"), "translate(-200, 0) duration(0.4) timingFunction(easeOut)")
    // Upwards by its 400, and what it covers by a third.
    try expectEqual(target("Slide in"), "\"translate(0, 400) duration(0.4) timingFunction(easeInOut)\"")
    expectEqual(source(2, "Push"), "translate(0, -133.333) duration(0.4) timingFunction(easeInOut)")
    try expectEqual(target("Move in"), "\"translate(0, -400) duration(0.4) timingFunction(linear)\"")
    // With matched layers, which fly by themselves.
    try expectEqual(film.line("Move in", "Ball", "heroID"), "\"Ball\"")
    expectEqual(film.steps[3]["set"]?["Slide in/Ball"]?["heroID"]?.text, "Ball")
    expectEqual(film.steps[3]["set"]?["Slide in"]?["heroModifiers"], .null)
    expectEqual(source(4, "Move in"), "translate(200, 0) duration(0.4) timingFunction(0.45, 1.45, 0.8, 1)")
    expectEqual(film.steps[4]["viewOrdering"]?.text, "sourceViewOnTop")
    expectEqual(source(5, "Move out"), "translate(-200, 0) spring(300, 20)")
    try expectEqual(target("Slide out"), "\"translate(66.667, 0) spring(300, 20)\"")
    expectEqual(film.steps[6].line, "{\"push\": \"Instant\", \"animated\": false}")
    expectEqual(film.steps[7].line, "{\"pop\": true, \"animated\": false}")
  }

  @Test func overlaysAreOverFullScreen() throws {
    let film = try Fixture("overlays")
    let kinds = film.steps.compactMap { $0.members?.first }.map { "\($0.key) \($0.value.text ?? "")" }
    #expect(
      kinds == [
        "present Sure", "replace Thanks", "dismiss ", "present Help", "dismiss ", "push About", "pop ",
        "present Menu list", "dismiss ",
      ])
    expectEqual(film.json["screens"]?["Sure"]?["modalPresentationStyle"]?.text, "overFullScreen")
    try expectEqual(film.line("Sure", "sheet", "frame"), "[0, 240, 200, 160]")
    try expectEqual(film.line("Sure", "dim", "heroModifiers"), "\"fade duration(0.3) timingFunction(easeOut)\"")
    try expectEqual(film.line("Help", "sheet", "frame"), "[40, 155, 120, 90]")
    // 36 points below the layer's corner at (10, 10).
    try expectEqual(film.line("Menu list", "sheet", "frame"), "[10, 46, 120, 90]")
  }

  @Test func delaysWaitAndDragsFollowAFinger() throws {
    let film = try Fixture("drag")
    expectEqual(film.json["timeline"]?.items?.first?.line, "{\"wait\": 1.2}")
    let pan = film.steps[1]["pan"]
    // To the left by 60 % of 200, from where it stays on the screen.
    #expect(pan?["from"]?.line == "[130, 200]" && pan?["by"]?.line == "[-120, 0]")
    expectEqual(pan?["progress"]?.text, "0 - translation.x / width")
    #expect(
      try film.line("Second", "", "heroModifiers") == "\"translate(200, 0) duration(0.3) timingFunction(linear)\"")
    expectEqual(film.steps[2]["replace"]?.text, "Third")
    try expectEqual(Fixture("drag", flow: "Second only").steps.count, 1)
    try expectEqual(Fixture("drag", start: "2-2").json["screens"]?.members?.first?.key, "First")
  }

  @Test func aCircleEndsAfterEachStep() throws {
    let film = try Fixture("circle")
    let kinds = film.steps.compactMap { $0.members?.first }.map { "\($0.key) \($0.value.text ?? "")" }
    expectEqual(kinds, ["push Night", "popTo Day"])
    #expect(
      film.scene.warnings == [
        "Night (2:2): URL has no word in a scene, and is not played",
        "Night (2:2): leads to node 9:9, which the file does not have",
        "Night (2:2): SCROLL_TO has no word in a scene, and is not played",
        "Day (2:1): the flow goes on from here to what was played already; the film ends, each step was shown once",
      ])
  }

  // MARK: Wrong use

  private static let circle = #"{"id": "1:1", "name": "Again", "type": "RECTANGLE"}"#
  private static let huge = #"{"id": "2:1", "name": "Box", "type": "RECTANGLE", "size": {"x": 1e300, "y": 1}}"#
  private static let picture = #"""
    {"id": "2:1", "name": "Box", "type": "RECTANGLE", "fills": [{"type": "IMAGE", "imageRef": "../../etc/passwd"}]}
    """#

  @Test(arguments: [
    ("{}", "this is not what Figma's REST API gives for a file: neither 'document' nor 'nodes' is there. Save"),
    (
      #"{"status": 404, "err": "Not found"}"#,
      "this is not what Figma's REST API gives for a file: neither 'document' nor 'nodes' is there. It says: Not found."
    ),
    ("nothing", "line 1, column 1: "),
    (#"{"nodes": {"1:2": null}}"#, "the file has no node 1:2: Figma gave null for it"),
    (#"{"document": {"type": "DOCUMENT", "children": []}}"#, "the file has no frame"),
    (
      Fixture.file("").replacing(
        #""type": "CANVAS""#, with: #""type": "CANVAS", "flowStartingPoints": [{"nodeId": "9:9", "name": "Tour"}]"#),
      "the flow 'Tour' starts from node 9:9, which the file does not have"
    ),
    (Fixture.file(circle), "Home/Again (1:1): another layer has this id"),
    (Fixture.file(huge), "Home/Box (2:1): 'x' is 1e+300; numbers are from -1e7 to 1e7"),
    (Fixture.file(picture), "Home/Box (2:1): 'imageRef' is '../../etc/passwd'; a reference has letters"),
    (
      Fixture.file(Array(repeating: "[", count: 300).joined()), "line 3, column "
    ),
  ])
  func wrongFilesSayWhy(file: String, message: String) {
    let error = #expect(throws: FigmaError.self) { try Fixture(bytes: Array(file.utf8)) }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
  }

  @Test func missingFlowsAndNodesAreNamed() {
    #expect(throws: FigmaError("the file has no flow 'Tuor'; did you mean 'Tour'?")) {
      try Fixture("drag", flow: "Tuor")
    }
    #expect(throws: FigmaError("the file has no flow 'Tour'; it has none")) { try Fixture("circle", flow: "Tour") }
    #expect(throws: FigmaError("the file has no node '9:9'")) { try Fixture("drag", start: "9:9") }
  }

  @Test(arguments: [20_000, 100_000]) func filesAndFlowsHaveSoManyLayers(most: Int) {
    let layers = (0...most).map { #"{"id":"2:\#($0)","type":"ELLIPSE"}"# }.joined(separator: ",")
    let error = #expect(throws: FigmaError.self) { try Fixture(layers: layers) }
    expectEqual(error?.description.contains("more than \(most) layers"), true)
  }
}
