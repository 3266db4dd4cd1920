import Foundation
import HeroJSON
import HeroModel
import HeroScene
import HeroTesting
import HeroWords

@testable import HeroPreview

@Suite(.timeLimit(.minutes(30)))
struct ViewTests {
  @Test func viewsAtAPointAreListedFrontToBack() async throws {
    let scene = """
      { "version": 1, "canvas": { "width": 8, "height": 8, "scale": 1 }, "root": "a",
        "screens": { "a": { "view": { "subviews": [
          { "name": "under", "frame": [0, 0, 6, 6], "subviews": [ { "name": "child", "frame": [2, 2, 3, 3] } ] },
          { "name": "over", "frame": [4, 4, 4, 4] },
          { "name": "hidden", "frame": [0, 0, 8, 8], "hidden": true },
          { "name": "low", "frame": [4, 4, 4, 4], "zPosition": -1 },
          { "name": "clip", "frame": [0, 7, 1, 1], "clipsToBounds": true, "subviews": [
            { "name": "cut", "frame": [4, -3, 4, 4] } ] } ] } } },
        "timeline": [ { "wait": 0.1 } ] }
      """
    try await TestPreview.with(["s.json": scene]) { preview in
      let variant = try preview.variant()
      func paths(_ x: Double, _ y: Double) throws -> [String?] {
        let views = try preview.client.json("api/films/0/\(variant)/at?frame=0&x=\(x)&y=\(y)")["views"]
        return views?.items?.map { $0["path"]?.text } ?? []
      }
      try expectEqual(paths(4.5, 4.5), ["a/over", "a/child", "a/under", "a/low", "a"])
      try expectEqual(paths(1, 1), ["a/under", "a"])
      try expectEqual(paths(5.5, 1), ["a/under", "a"])
      try expectEqual(paths(9, 9), [])
      try expectEqual(preview.client.ask("api/films/0/\(variant)/at?frame=0&x=a&y=1").status, 400)
      try expectEqual(preview.client.ask("api/films/0/\(variant)/at?frame=99&x=1&y=1").status, 404)
    }
  }

  @Test func viewIsFoundOnEveryFrameWithPlanAndCurves() async throws {
    try await TestPreview.with { preview in
      let variant = try preview.variant()
      let view = try preview.client.json("api/films/0/\(variant)/view?path=b/s")
      expectEqual(view["modifiers"]?.text, "duration(0.1) timingFunction(linear)")
      expectEqual(
        view["swift"]?.text, "view.hero.id = \"s\"\nview.hero.modifiers = [.duration(0.1), .timingFunction(.linear)]")
      expectEqual(view["storyboard"]?.text, "duration(0.1) timingFunction(linear)")
      expectEqual(view["source"]?["line"]?.whole, 8)
      let outlines = try #require(view["outlines"]?.items)
      expectEqual(outlines.count, 10)
      // From (0, 0) to (4, 4) in six frames, as large as both are.
      expectEqual(outlines[3].reals, [2, 2, 4, 2, 4, 4, 2, 4])
      expectEqual(outlines[9].reals, [4, 4, 6, 4, 6, 6, 4, 6])
      let plan = try #require(view["plans"]?.items?.first)
      expectEqual(["state", "partner", "timing"].map { plan[$0]?.text }, ["matched", "a/s", "linear"])
      expectEqual(plan["duration"]?.real, 0.1)
      expectEqual(plan["rules"]?.items?.map { $0["rule"]?.text }, ["P4", "P5", "T2"])
      let curve = try #require(view["curves"]?.items?.first { $0["key"]?.text == "x" })
      // Of the middle, points.
      expectEqual(curve["values"]?.items?[3].real, 3)
      expectEqual(curve["values"]?.items?.count, 10)
      // What does not change has no curve.
      expectEqual(view["curves"]?.items?.contains { $0["key"]?.text == "width" }, false)
      try expectEqual(preview.client.ask("api/films/0/\(variant)/view?path=b/none").status, 404)
    }
  }

  @Test func viewInsideOfAPictureIsFound() async throws {
    // The outer view flies with a match that is twice as large; the inner one is in its picture.
    let scene = """
      { "version": 1, "canvas": { "width": 8, "height": 8, "scale": 1 }, "root": "a",
        "screens": {
          "a": { "view": { "subviews": [ { "name": "o", "frame": [0, 0, 4, 4], "heroID": "o", "subviews": [
            { "name": "i", "frame": [2, 2, 2, 2], "backgroundColor": "#ff0000" } ] } ] } },
          "b": { "view": { "subviews": [ { "name": "o", "frame": [0, 0, 8, 8], "heroID": "o",
            "heroModifiers": "duration(0.1) timingFunction(linear) useScaleBasedSizeChange" } ] } } },
        "timeline": [ { "present": "b" } ] }
      """
    try await TestPreview.with(["s.json": scene]) { preview in
      let variant = try preview.variant()
      let view = try preview.client.json("api/films/0/\(variant)/view?path=a/i")
      // Halfway the outer one is 6×6, and the inner one its lower right quarter.
      expectEqual(view["outlines"]?.items?[3].reals, [3, 3, 6, 3, 6, 6, 3, 6])
      expectEqual(view["plans"]?.items?.first?["state"]?.text, "goes with a/o")
      for (place, isThere) in [(4.0, true), (2.5, false)] {
        let at = try preview.client.json("api/films/0/\(variant)/at?frame=3&x=\(place)&y=\(place)")
        expectEqual(at["views"]?.items?.contains { $0["path"]?.text == "a/i" }, isThere)
      }
    }
  }

  // What the page adds is what its text says, in either spelling.
  @Test func catalogIsTheTable() throws {
    let entries = try #require(ModifierCatalog.json["modifiers"]?.items)
    expectEqual(entries.map { $0["name"]?.text }, ModifierDefinition.all.map(\.name))
    for entry in entries {
      let plain = try #require(ModifierText.modifiers(entry["plain"]?.text ?? ""))
      #expect(plain.count == 1 && ModifierText.modifiers(entry["swift"]?.text ?? "") == plain)
    }
    func arguments(_ name: String) throws -> [JSONValue] {
      try #require(entries.first { $0["name"]?.text == name }?["arguments"]?.items)
    }
    let spring = try arguments("spring")
    expectEqual(spring.map { $0["label"]?.text }, ["stiffness", "damping"])
    expectEqual(spring.map { $0["default"] }, [.number(250), .number(30)])
    try expectEqual(arguments("masksToBounds").first?["default"], .string("true"))
    try expectEqual(arguments("translate").map { $0["minor"] }, [nil, nil, .bool(true)])
  }

  @Test func explanationIsThatOfTheCommand() async throws {
    // The view's modifiers say nothing that can be seen.
    let scene = TestScenes.square().replacing(
      "\"name\": \"s\", \"frame\": [0, 0, 2, 2], \"heroID\": \"s\"",
      with: "\"name\": \"s\", \"frame\": [0, 0, 2, 2], \"heroID\": \"t\"")
    try await TestPreview.with(["s.json": scene]) { preview in
      let all = try preview.client.json("api/films/0/explain")
      let rules = all["findings"]?.items?.map { $0["rule"]?.text } ?? []
      #expect(rules.contains("does-not-animate"))
      let one = try preview.client.json("api/films/0/explain?view=b/s&time=0&pictures=1")
      expectEqual(one["findings"]?.items?.isEmpty, false)
      expectEqual(one["findings"]?.items?.first?["picture"]?.text?.hasPrefix("data:image/png;base64,"), true)
      try expectEqual(preview.client.ask("api/films/0/explain?view=b/none").status, 404)
    }
  }

  @Test func goldenIsRecordedComparedAndAccepted() async throws {
    try await TestPreview.with(golden: "golden") { preview in
      let variant = try preview.variant()
      try expectEqual(preview.client.json("api/films")["golden"]?.flag, true)
      func frames(_ golden: JSONValue) -> [String?] { golden["frames"]?.items?.map { $0["status"]?.text } ?? [] }
      let new = try preview.client.json("api/films/0/golden")
      expectEqual(new["outcome"]?.text, "new")
      expectEqual(frames(try preview.client.post("api/films/0/accept", [:]).json), Array(repeating: "same", count: 5))
      let listener = try preview.client.listen()
      try preview.write(TestScenes.square(color: "#0000ff"))
      _ = try listener.film(after: variant)
      let changed = try preview.client.json("api/films/0/golden")
      expectEqual(frames(changed), Array(repeating: "different", count: 5))
      // The square has 4 of 64 pixels.
      expectEqual(changed["frames"]?.items?.first?["difference"]?.real, 4.0 / 64)
      for picture in ["golden/0.png", "difference/0.png"] {
        try expectEqual(preview.client.ask("api/films/0/\(picture)").status, 200)
      }
      try expectEqual(preview.client.ask("api/films/0/golden/9.png").status, 410)
      expectEqual(frames(try preview.client.post("api/films/0/accept", [:]).json), Array(repeating: "same", count: 5))
      let folder = await preview.server.studio.folder.path
      #expect(FileManager.default.fileExists(atPath: folder))
      await preview.server.stop()
      #expect(!FileManager.default.fileExists(atPath: folder))
    }
    try await TestPreview.with { preview in
      try expectEqual(preview.client.ask("api/films/0/golden").status, 404)
    }
  }
}
