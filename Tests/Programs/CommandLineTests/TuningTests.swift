import Foundation
import HeroJSON
import HeroTesting

/// `explain`, `compare` and `--overlay` as programs call them.
@Suite struct TuningTests {
  private static let scenes = Repository.path("scenes/explain")

  @Test func statusSaysWhetherAnythingIsFound() throws {
    let clean = try Program.run("explain \(Self.scenes)/in-front.json", status: 0)
    #expect(clean.output.hasSuffix("in-front.json: nothing found\n"))
    let fault = try Program.run("explain \(Self.scenes)/behind.json --json", status: 1)
    let document = try JSONValue(parsing: Array(fault.output.utf8))
    let finding = try #require(document["findings"]?.items?.first)
    #expect(finding["rule"]?.text == "hidden" && finding["view"]?.text == "detail/photo")
    expectEqual(finding["picture"]?.text?.hasPrefix("data:image/png;base64,iVBOR"), true)
    try Program.run("explain \(Self.scenes)/behind.json nobody", status: 64)
  }

  // The two scenes differ in the type that presents, from which the rest follows.
  @Test func differencesAreListed() throws {
    try withTemporaryFolder { folder in
      let line = "compare \(Self.scenes)/pops-in.json \(Self.scenes)/comes-in.json both.png --time 0.2 --json"
      let result = try Program.run(line, in: folder, status: 0)
      #expect(exists("\(folder)/both.png"))
      let changes = try #require(try JSONValue(parsing: Array(result.output.utf8))["changes"]?.items)
      let animation = try #require(changes.first { $0["key"]?.text == "defaultAnimation" })
      expectEqual((animation["a"]?.text, animation["b"]?.text), ("none", "fade"))
      let same = try Program.run(
        "compare \(Self.scenes)/pops-in.json \(Self.scenes)/pops-in.json both.png --time 0.2", in: folder)
      #expect(same.output.hasSuffix("the plans are the same\n"))
    }
  }

  // Names, what was changed with its line, how much longer a film is, and a page that plays all of them.
  @Test func threeVariantsArePlayed() throws {
    func scene(_ modifiers: String) -> String {
      """
      { "version": 1, "canvas": { "width": 40, "height": 40, "scale": 1 }, "root": "a",
        "screens": { "a": { "view": {} }, "b": { "view": { "subviews": [
          { "name": "r", "frame": [0, 0, 9, 9], "backgroundColor": "red",
            "heroModifiers": "\(modifiers)" } ] } } },
        "timeline": [ { "wait": 0.1 }, { "present": "b", "animation": "none" } ] }
      """
    }
    let texts = [
      "a.json": scene("fade duration(0.2)"), "b.json": scene("fade duration(0.5)"),
      "c.json": scene("fade duration(0.2)"),
    ]
    try withFiles(texts) { folder in
      let result = try Program.run(
        "compare a.json b.json c.json all.html --fps 10", in: folder, status: 0,
        prints: "a.json → b.json: 1 change, 2 follow from that; b.json is 0.3 s longer\n",
        "\n  b/r: duration(0.2) → duration(0.5) (b.json:4)\n    so ")
      #expect(result.output.hasSuffix("a.json → c.json: the plans are the same\n"))
      let page = try read("\(folder)/all.html")
      // The slowest takes 0.6 s; three of 40 pixels with two gaps of 12.
      #expect(page.contains(#""width": 144"#) && page.contains(#""duration": 0.6"#) && page.contains("F(6,0.6,"))
      #expect(page.contains("a.json, b.json, c.json") && page.contains(#""title": "present b""#))
      try Program.run("compare a.json all.gif", in: folder, status: 64, says: "compare needs two scenes and an output")
    }
  }

  @Test func overlaysAreNamed() throws {
    try withTemporaryFolder { folder in
      let scene = "\(Self.scenes)/all-animate.json"
      try Program.run("\(scene) a.png --time 0.2 --overlay ids,ways,finger,timing", in: folder, status: 0)
      try Program.run("\(scene) b.png --time 0.2", in: folder, status: 0)
      #expect(try bytes("\(folder)/a.png") != bytes("\(folder)/b.png"))
      try Program.run("\(scene) c.png --time 0.2 --overlay way", in: folder, status: 64)
    }
  }

  // The moments of a sheet with an overlay are 240 points wide in place of 160, and with the onion they are seven: 7·240 + 6·16 + 2·24 = 1824. This
  // one's words need more than that.
  @Test func sheetsTakeOverlays() throws {
    let scene = "\(Self.scenes)/all-animate.json"
    try Program.run("sheet \(scene) a.png", status: 0, prints: "(1088×")
    let drawn = try Program.run("sheet \(scene) b.png --overlay ids,ways,finger,timing --onion", status: 0)
    let width = drawn.output.firstMatch(of: /\((\d+)×/).flatMap { Int($0.output.1) }
    #expect((width ?? 0) > 1824, "\(drawn.output)")
    try Program.run("sheet \(scene) c.png --overlay way", status: 64)
  }
}
