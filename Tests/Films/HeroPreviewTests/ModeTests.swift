import HeroFiles
import HeroImage
import HeroJSON
import HeroModel
import HeroTesting

@testable import HeroPreview

/// The same film on another device, or on one that is set in another way.
@Suite struct ModeTests {
  private static let scene = TestScenes.square().replacing(
    "\"backgroundColor\": \"#ffffff\"", with: "\"backgroundColor\": \"systemBackground\"")

  @Test func filmsAreShownInTheModeOfTheAddress() async throws {
    try await TestPreview.with(["s.json": Self.scene]) { preview in
      let plain = try preview.film()
      let dark = try preview.client.json(
        "api/films/0?device=iphone%20se%203&orientation=landscape&appearance=dark&textSize=xl&direction=rtl")
      // 375 × 667 points, held the other way.
      expectEqual([dark["width"], dark["height"]].map { $0?.real }, [667, 375])
      #expect(dark["saved"] == plain["variant"] && dark["variant"] != plain["variant"])
      expectEqual(dark["warnings"]?.items?.first?["message"]?.text?.contains("textStyle"), true)
      let picture = try preview.picture(dark)
      expectEqual(Array(picture.bytes.suffix(4)), [0, 0, 0, 255])
      // The other appearance is of the same device.
      let twin = try preview.client.json("api/films/0/\(dark["variant"]?.text ?? "")/twin")
      expectEqual(twin["appearance"]?.text, "light")
      let light = try preview.picture(twin)
      let other = try preview.client.json("api/films/0/\(plain["variant"]?.text ?? "")/twin")
      expectEqual(other["appearance"]?.text, "dark")
      try expectEqual(Array(preview.picture(other).bytes.suffix(4)), [0, 0, 0, 255])
      #expect(light.width == picture.width && light.bytes.last == 255 && light.bytes[light.bytes.count - 2] == 255)
      // What is tried shows in it too.
      let tried = try preview.tried("b/s", "duration(0.3)", query: "?appearance=dark").json
      try expectEqual(Array(preview.picture(tried, frame: 18).bytes.suffix(4)), [0, 0, 0, 255])
    }
  }

  // A golden of another look is another golden.
  @Test func goldensAreThoseOfTheLook() async throws {
    try await TestPreview.with(["s.json": Self.scene], golden: "golden") { preview in
      func statuses(_ golden: JSONValue) -> Set<String?> {
        Set(golden["frames"]?.items?.map { $0["status"]?.text } ?? [])
      }
      try expectEqual(statuses(preview.client.post("api/films/0/accept", [:]).json), ["same"])
      let dark = try preview.client.json("api/films/0/golden?appearance=dark")
      #expect(
        dark["outcome"]?.text == "new" && dark["golden"]?.text?.hasSuffix("/golden/s@dark") == true, "\(dark.line)")
      try expectEqual(statuses(preview.client.post("api/films/0/accept?appearance=dark", [:]).json), ["same"])
      try expectEqual(statuses(preview.client.json("api/films/0/golden")), ["same"])
      for (query, level) in [("", 255), ("?appearance=dark", 0)] {
        let picture = try ImageDecoder.decode(try preview.client.ask("api/films/0/golden/0.png\(query)").body)
        expectEqual(picture.bytes.suffix(4).map(Int.init), [level, level, level, 255])
      }
    }
  }

  @Test func modesThatMeanNothingAreRefused() async throws {
    try await TestPreview.with(["s.json": Self.scene]) { preview in
      for (query, message) in [
        ("device=iPhone%2015%20Por", "did you mean 'iPhone 15 Pro'?"), ("orientation=up", "it is portrait, landscape"),
        ("appearance=grey", "appearance has no 'grey'"), ("direction=up", "it is ltr, rtl"),
        ("textSize=big", "it is xs"),
      ] {
        let answer = try preview.client.ask("api/films/0?\(query)")
        #expect(answer.status == 400 && answer.text.contains(message), "\(answer.text)")
        try expectEqual(preview.client.ask("api/films/0").status, 200)
      }
    }
  }

  @Test func commandsSayTheModeInPlaceOfThePreviewsOwnOptions() async throws {
    try await TestPreview.with(["s.json": Self.scene]) { preview in
      let dark = try preview.client.json("api/films/0?device=iPhone%2015%20Pro&appearance=dark")
      let answer = try preview.client.post(
        "api/films/0/export/outlook",
        ["variant": dark["variant"] ?? .null, "format": .string("gif"), "options": ["overlay": .string("ids")]])
      expectEqual(
        answer.json["command"]?.text,
        "herorender \(preview.folder)/s.json s.gif --device 'iPhone 15 Pro' --appearance dark --overlay ids")
    }
    var options = PreviewOptions(path: "s.json") { _ throws(SceneError) in throw SceneError([]) }
    options.readingArguments = ["--size", "100x200", "--appearance", "light", "--assets", "a"]
    var mode = SceneMode()
    (mode.device, mode.appearance) = ("iPhone 15", .dark)
    options.modes = [ModeFile.NamedMode(name: "night", mode: mode)]
    expectEqual(options.arguments(in: mode, givesScale: false), ["--assets", "a", "--mode", "night"])
    mode.textSize = .large
    expectEqual(
      options.arguments(in: mode, givesScale: false),
      ["--assets", "a", "--device", "iPhone 15", "--appearance", "dark", "--text-size", "l"])
  }

  // A copy has what is tried; it is taken once, and not for other values.
  @Test func whatIsTriedHasACommandOnceACopyIsSaved() async throws {
    try await TestPreview.with(["s.json": Self.scene]) { preview in
      func variant(_ modifiers: String) throws -> JSONValue {
        try preview.tried("b/s", modifiers, query: "?appearance=dark").json["variant"] ?? .null
      }
      func file(_ variant: JSONValue) throws -> JSONValue? {
        try preview.client.post(
          "api/films/0/export/outlook", ["variant": variant, "format": .string("gif"), "options": [:]]
        ).json["file"]
      }
      let tried = try variant("duration(0.3)")
      try expectEqual(file(tried), .null)
      let copy = "\(preview.folder)/s-tried.json"
      for _ in 0..<2 {
        try expectEqual(preview.client.post("api/films/0/copy", ["variant": tried]).json["file"]?.text, copy)
      }
      try expectEqual(file(tried)?.text, copy)
      try expectEqual(
        preview.text("s-tried.json"),
        Self.scene.replacing("duration(0.1) timingFunction(linear)", with: "duration(0.3)"))
      try expectEqual(preview.text(), Self.scene)
      let other = try variant("duration(0.4)")
      try expectEqual(file(other), .null)
      try expectEqual(
        preview.client.post("api/films/0/copy", ["variant": other]).json["file"]?.text,
        "\(preview.folder)/s-tried-2.json")
      try expectEqual(file(.string(preview.variant()))?.text, "\(preview.folder)/s.json")
    }
  }
}
