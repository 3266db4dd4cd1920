import HeroGeometry
import HeroJSON
import HeroTesting

@testable import HeroScene

/// How much one view may hold: the last allowed count is read, one more is an error with its place.
@Suite struct LimitTests {
  /// The problems of one view in a scene, as they are printed.
  private func problems(_ view: String) -> [String] { SceneText.problems(SceneText.scene(subviews: view)) }

  private func list(_ count: Int, _ item: String) -> String {
    Array(repeating: item, count: count).joined(separator: ",")
  }

  /// Expects that keys of a view which hold so many of something are read, and that those with one more end in a problem.
  private func expectLimit(_ most: Int, _ problem: String, _ keys: (Int) -> String) {
    expectEqual(problems(#"{"frame":[0,0,9,9],\#(keys(most))}"#), [])
    let found = problems(#"{"frame":[0,0,9,9],\#(keys(most + 1))}"#)
    #expect(found.count == 1 && found[0].hasSuffix(problem), "\(found)")
  }

  @Test("texts, names, dashes and colours have a limit")
  func lengths() {
    expectLimit(20_000, "subviews[0].text: the text has 20001 characters; at most 20000 are allowed") {
      #""text":"\#(String(repeating: "é", count: $0))""#
    }
    expectLimit(1000, ".name: the text has 1001 characters; at most 1000 are allowed") {
      #""name":"\#(String(repeating: "n", count: $0))""#
    }
    expectLimit(1000, "the dash pattern has 1001 lengths; at most 1000 are allowed") {
      #""path":"M0 0","lineDashPattern":[\#(list($0, "1"))]"#
    }
    expectLimit(1000, "the gradient has 1001 colours; at most 1000 are allowed") {
      #""colors":[\#(list($0, #""red""#))]"#
    }
    // Strings that are no path.
    let modifiers = String(repeating: "fade ", count: 4001)
    expectEqual(
      problems(#"{"frame":[0,0,9,9],"heroModifiers":"\#(modifiers)"}"#).first?
        .hasSuffix("the text has 20005 characters; at most 20000 are allowed"), true)
    let screen = String(repeating: "s", count: 1001)
    let scene = #"{"version":1,"canvas":{"width":9,"height":9},"root":"a","screens":{"\#(screen)":{"view":{}}}}"#
    #expect(
      SceneText.messages(scene).contains { $0.hasSuffix("the text has 1001 characters; at most 1000 are allowed") })
  }

  @Test func pathSegments() throws {
    func shape(_ path: String) -> String { #"{"frame":[0,0,9,9],"path":"\#(path)"}"# }
    // A start and so many lines.
    let longest = "M0 0" + String(repeating: "h1", count: 99_999)
    expectEqual(problems(shape(longest)), [])
    let problem = try #require(problems(shape(longest + "h1")).first)
    #expect(problem.hasPrefix("s.json:1:"))
    #expect(
      problem.hasSuffix(
        "$.screens.a.view.subviews[0].path: column 200005 of the path: the path has more than 100000 segments, "
          + "which is the most allowed"))
    // One letter for all numbers, arcs that become several curves, and a shadow's path.
    expectEqual(problems(shape("M0 0L" + String(repeating: "1 1 ", count: 100_000))).count, 1)
    expectEqual(problems(shape("M0 0" + String(repeating: "a5 5 0 1 1 1 1", count: 30_000))).count, 1)
    let shadow = String(repeating: "h1", count: 100_000)
    expectEqual(problems(#"{"frame":[0,0,9,9],"shadow":{"path":"M0 0\#(shadow)"}}"#).count, 1)
    expectEqual(problems(#"{"frame":[0,0,9,9],"heroModifiers":"shadowPath('M0 0\#(shadow)')"}"#).count, 1)
  }

  @Test("steps, screens, components and fonts have a limit")
  func counts() {
    func steps(_ count: Int) -> [String] {
      SceneText.messages(SceneText.scene(timeline: list(count, #"{"wait":0}"#)))
    }
    expectEqual(steps(10_000), [])
    expectEqual(steps(10_001), ["$.timeline: the timeline has 10001 steps; at most 10000 are allowed"])
    func members(_ count: Int) -> String { (0..<count).map { #""x\#($0)":{"view":{}}"# }.joined(separator: ",") }
    func scene(_ more: String, screens: String) -> [String] {
      let canvas = #""version":1,"canvas":{"width":9,"height":9}"#
      return SceneText.messages("{\(canvas),\(more)\"root\":\"x0\",\"screens\":{\(screens)}}")
    }
    expectEqual(scene("", screens: members(1000)), [])
    #expect(
      scene("", screens: members(1001)).contains("$.screens: the scene has 1001 screens; at most 1000 are allowed"))
    expectEqual(
      scene(#""components":{\#(members(1001))},"#, screens: members(1)),
      ["$.components: the scene has 1001 components; at most 1000 are allowed"])
    expectEqual(
      scene(#""fonts":[\#(list(101, #""f.ttf""#))],"#, screens: members(1)),
      ["$.fonts: the scene has 101 fonts; at most 100 are allowed"])
  }

  @Test("a hundred screens can be in stacks, tabs and modals at once")
  func heldScreens() {
    func scene(_ count: Int) -> [String] {
      let screens = (0..<count).map { #""x\#($0)":{"view":{}}"# }.joined(separator: ",")
      let steps = (1..<count).map { #"{"push":"x\#($0)"}"# }.joined(separator: ",")
      return SceneText.messages(
        #"{"version":1,"canvas":{"width":9,"height":9},"root":{"navigation":["x0"]},"screens":{\#(screens)},"#
          + #""timeline":[\#(steps)]}"#)
    }
    expectEqual(scene(100), [])
    expectEqual(
      scene(101),
      ["$.timeline[99]: more than 100 screens are in stacks, tabs and modals at once, which is the most allowed"])
  }

  @Test("the views of a screen count again for each step that changes it")
  func readViews() {
    let views = list(250, #"{"frame":[0,0,9,9]}"#)
    func problems(_ steps: Int) -> [String] {
      SceneText.messages(
        SceneText.scene(subviews: views, timeline: list(steps, #"{"wait":0,"set":{"a":{"alpha":0.5}}}"#)))
    }
    // 251 views with the root, once and for each step, and that of the screen b: 199 · 251 + 1 = 49 950.
    expectEqual(problems(198), [])
    let found = problems(199)
    #expect(found.count == 1 && found[0].contains("the scene has more than 50000 views, which is the most allowed"))
  }

  @Test("twenty errors are told; of more, the last one says that there are more, and nothing else is read")
  func errors() throws {
    func scene(_ wrong: Int) -> String {
      SceneText.scene(subviews: (0..<wrong).map { #"{"frame":[\#($0)]}"# }.joined(separator: ","))
    }
    let twenty = SceneText.messages(scene(20))
    expectEqual(twenty.count, 20)
    #expect(twenty.allSatisfy { $0.hasSuffix("expected [x, y, width, height], found 1 element") })
    for wrong in [21, 2000] {
      let told = SceneText.messages(scene(wrong))
      expectEqual(told.dropLast(), twenty.dropLast())
      expectEqual(told.last, ": there are more errors from here on; mend those before first")
    }
  }

  @Test("of keys that are given again and again, twenty are told")
  func duplicates() {
    let keys = String(repeating: #""version":1,"#, count: 1000)
    let told = SceneText.problems("{\(keys)\"root\":\"a\"}")
    expectEqual(told.count, 20)
    expectEqual(told.first, "s.json:1:14: error: $.version: the key 'version' is given already at line 1, column 2")
    expectEqual(told.last?.hasSuffix("there are more errors from here on; mend those before first"), true)
  }

  @Test("a long text in an error is told with its begin and its end")
  func longTexts() throws {
    let word = String(repeating: "w", count: 100_000)
    let told = try #require(problems(#"{"frame":[0,0,9,9],"type":"\#(word)"}"#).first)
    #expect(told.unicodeScalars.count < 1100 && told.contains("unknown value 'www") && told.contains("w…"))
  }

  @Test("changes of many views by one step change each of them")
  func manyChanges() throws {
    let views = list(100, #"{"frame":[0,0,9,9]}"#)
    let changes = (0..<100).map { #""a/\#($0)":{"frame":[\#($0),0,9,9]}"# }.joined(separator: ",")
    let scene = try SceneText.load(
      SceneText.scene(subviews: views, timeline: #"{"wait":0,"set":{\#(changes)}}"#))
    let changed = try #require(scene.steps[0].screenChanges[0])
    expectEqual(changed.views.dropFirst().map(\.position.x), (0..<100).map { Double($0) + 4.5 })
  }

  @Test func schemaNamesThem() throws {
    let whole = JSONCursor(value: try JSONParser.parse(Array(SceneSchema.json.utf8)).value, path: .root)
    let (scene, definitions) = (whole.member("properties"), whole.member("$defs"))
    let keys = definitions?.member("viewKeys")?.member("properties")
    for (object, key, name, most) in [
      (scene, "timeline", "maxItems", 10_000.0), (scene, "fonts", "maxItems", 100),
      (scene, "screens", "maxProperties", 1000), (scene, "styles", "maxProperties", 1000),
      (keys, "text", "maxLength", 20_000), (keys, "colors", "maxItems", 1000),
      (keys, "lineDashPattern", "maxItems", 1000),
    ] { expectEqual(object?.member(key)?.member(name)?.value.real, most, "\(key)") }
    let path = keys?.member("path")?.member("description")?.value.text
    expectEqual(path?.contains("100000 segments"), true)
  }
}
