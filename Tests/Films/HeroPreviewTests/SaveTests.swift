import Foundation
import HeroJSON
import HeroTesting

@testable import HeroPreview

@Suite(.timeLimit(.minutes(30)))
struct SaveTests {
  private func save(
    _ preview: TestPreview, _ view: String, _ value: JSONValue, variant: String? = nil
  ) throws -> (status: Int, json: JSONValue) {
    try preview.client.post(
      "api/films/0/save",
      [
        "edits": .array([["view": .string(view), "key": "heroModifiers", "value": value]]),
        "variant": .string(try variant ?? preview.variant()),
      ])
  }

  @Test func valueIsReplacedAndEveryOtherByteStays() async throws {
    // Comments, CRLF and spaces of somebody's own.
    let scene = TestScenes.square().replacing("\n", with: "\r\n").replacing("\"name\": \"s\"", with: "\"name\"  :\"s\"")
    try await TestPreview.with(["s.json": scene]) { preview in
      expectEqual(chmod("\(preview.folder)/s.json", 0o640), 0)
      try expectEqual(save(preview, "b/s", "delay(0.1) \"é\" fade").status, 422)
      try expectEqual(preview.text(), scene)
      let good = try save(preview, "b/s", "delay(0.1) source(\"é\")")
      expectEqual(good.status, 200)
      let expected = scene.replacing(
        "\"duration(0.1) timingFunction(linear)\"", with: "\"delay(0.1) source(\\\"é\\\")\"")
      try expectEqual(preview.text(), expected)
      try expectEqual(preview.variant(), good.json["variant"]?.text)
      let mode = try FileManager.default.attributesOfItem(atPath: "\(preview.folder)/s.json")[.posixPermissions]
      expectEqual(mode as? Int, 0o640)
    }
  }

  @Test func staleSaveIsAConflictAndAReadOnlyFileIsRefused() async throws {
    try await TestPreview.with { preview in
      let variant = try preview.variant()
      for text in [TestScenes.square(color: "#0000ff"), "{"] {
        try preview.write(text)
        try expectEqual(save(preview, "b/s", "fade", variant: variant).status, 409)
        try expectEqual(preview.text(), text)
      }
    }
    // Not a conflict (409): the page would say that somebody else has written it.
    try await TestPreview.with { preview in
      let before = try preview.text()
      expectEqual(chmod("\(preview.folder)/s.json", 0o444), 0)
      let refused = try save(preview, "b/s", "fade")
      let message = try #require(refused.json["error"]?["message"]?.text)
      #expect(refused.status == 403 && message.contains("s.json") && message.contains("read-only"), "\(message)")
      try expectEqual(preview.text(), before)
      try expectEqual(FileManager.default.contentsOfDirectory(atPath: preview.folder), ["s.json"])
    }
  }

  @Test func keyIsAddedBesideTheIdAndTakenAwayAgain() async throws {
    try await TestPreview.with { preview in
      let before = try preview.text()
      try expectEqual(save(preview, "a/s", "fade").status, 200)
      let expected = before.replacing(
        "\"frame\": [0, 0, 2, 2], \"heroID\": \"s\"",
        with: "\"frame\": [0, 0, 2, 2], \"heroID\": \"s\", \"heroModifiers\": \"fade\"")
      try expectEqual(preview.text(), expected)
      try expectEqual(save(preview, "a/s", .null).status, 200)
      try expectEqual(preview.text(), before)
      // A view without an id gets it at its end.
      try expectEqual(save(preview, "b", "fade").status, 200)
      #expect(try preview.text().hasPrefix(String(before.prefix(200))))
      try expectEqual(preview.text().contains("] , \"heroModifiers\""), false)
      try expectEqual(preview.film()["errors"]?.items, [])
      try expectEqual(save(preview, "b", .null).status, 200)
      try expectEqual(preview.text(), before)
    }
  }

  // Spaces too: what a save has replaced comes back byte for byte, until somebody else writes the file.
  @Test func whatIsUndoneComesBackAsItWas() async throws {
    let scene = TestScenes.square(modifiers: "[\"duration(0.1)\",\n  \"fade\"]")
    try await TestPreview.with(["s.json": scene]) { preview in
      let value: JSONValue = .array([.string("duration(0.1)"), .string("fade")])
      try expectEqual(save(preview, "b/s", "arc").status, 200)
      try expectEqual(save(preview, "b/s", value).status, 200)
      try expectEqual(preview.text(), scene)
      try expectEqual(save(preview, "b/s", "arc").status, 200)
      try preview.write(preview.text().replacing("// tuned", with: "// by hand"))
      try expectEqual(save(preview, "b/s", value).status, 200)
      try expectEqual(
        preview.text(), scene.replacing("// tuned", with: "// by hand").replacing(",\n  \"fade\"", with: ", \"fade\""))
    }
  }

  @Test func triedFilmIsTheSavedOne() async throws {
    try await TestPreview.with { preview in
      let before = try preview.text()
      let saved = try preview.variant()
      let tried = try preview.tried("b/s", "duration(0.2) timingFunction(linear)")
      let variant = try #require(tried.json["variant"]?.text)
      // 0.2 s and 0.05 s at 60 frames per second.
      expectEqual(tried.json["frames"]?.whole, 16)
      try expectEqual(preview.text(), before)
      try expectEqual(preview.variant(), saved)
      let frame = try preview.client.ask("api/films/0/\(variant)/frames/3.png").body
      try expectEqual(save(preview, "b/s", "duration(0.2) timingFunction(linear)").json["variant"]?.text, variant)
      try expectEqual(preview.client.ask("api/films/0/\(variant)/frames/3.png").body, frame)
      let none = try preview.client.post("api/films/0/try", ["edits": .array([])])
      expectEqual(none.json["variant"]?.text, variant)
      let wrong = try preview.tried("b/s", "fade durtion(1)")
      #expect(wrong.status == 200 && wrong.json["variant"] == .null)
      let problem = wrong.json["errors"]?.items?.first
      expectEqual(problem?["message"]?.text?.contains("column 6 of the string: unknown modifier 'durtion'"), true)
      try expectEqual(preview.tried("b/x", "fade").status, 404)
    }
  }

  private static let component = """
    { "version": 1, "canvas": { "width": 8, "height": 8, "scale": 1 }, "root": "a",
      "components": {
        "dot": { "parameters": { "wait": 0 }, "view": { "frame": [0, 0, 1, 1], "backgroundColor": "#ff0000",
          "subviews": [ { "name": "in", "frame": [0, 0, 1, 1], "heroModifiers": "fade" },
            { "name": "late", "frame": [0, 0, 1, 1], "heroModifiers": "delay({wait})" } ] } } },
      "screens": {
        "a": { "view": { "subviews": [ { "component": "dot", "name": "x" },
          { "component": "dot", "name": "y", "with": { "wait": 1 } } ] } },
        "b": { "view": {} } },
      "timeline": [ { "present": "b" } ] }
    """

  @Test func componentIsSavedForAllItsUsesOrNotAtAll() async throws {
    try await TestPreview.with(["s.json": Self.component]) { preview in
      try expectEqual(preview.film()["errors"]?.items, [])
      let paths = try viewPaths(preview)
      let inner = paths.filter { $0.hasSuffix("/in") }
      expectEqual(inner.count, 2)
      let late = paths.filter { $0.hasSuffix("/late") }
      let saved = try save(preview, inner[0], "fade scale(2)")
      expectEqual(saved.status, 200)
      expectEqual(saved.json["shared"]?.items?.map(\.text), [inner[1]])
      try expectEqual(preview.text(), Self.component.replacing("\"fade\"", with: "\"fade scale(2)\""))
      // What is worked out for each use has no text of its own.
      let before = try preview.text()
      let refused = try save(preview, late[0], "delay(3)")
      expectEqual(refused.status, 422)
      expectEqual(refused.json["error"]?["message"]?.text?.contains("filled in for each use"), true)
      try expectEqual(preview.text(), before)
      // It can be tried all the same, for this view alone.
      let tried = try preview.tried(late[0], "delay(3)")
      expectEqual(tried.status, 200)
      let variant = try #require(tried.json["variant"]?.text)
      try expectEqual(modifiers(preview, variant, late[0]), "delay(3)")
      try expectEqual(modifiers(preview, variant, late[1]), "delay(1)")
    }
  }

  private func views(_ preview: TestPreview, _ variant: String) throws -> [JSONValue] {
    func all(_ views: [JSONValue]) -> [JSONValue] { views + views.flatMap { all($0["children"]?.items ?? []) } }
    let screens = try preview.client.json("api/films/0/\(variant)/views")["screens"]?.items ?? []
    return screens.flatMap { all($0["views"]?.items ?? []) }
  }

  private func viewPaths(_ preview: TestPreview) throws -> [String] {
    try views(preview, try preview.variant()).compactMap { $0["path"]?.text }
  }

  private func modifiers(_ preview: TestPreview, _ variant: String, _ path: String) throws -> String? {
    try views(preview, variant).first { $0["path"]?.text == path }?["modifiers"]?.text
  }
}
