import HeroFiles
import HeroJSON
import HeroModel
import HeroProduction
import HeroRender
import HeroScene
import HeroTesting
import TransitionEngine

@testable import HeroPreview

/// What is taken away of a film.
@Suite struct ExportTests {
  private func ask(
    _ preview: TestPreview, _ format: String, _ options: JSONValue = [:], path: String = "", name: String = "e"
  ) throws -> (status: Int, json: JSONValue) {
    try preview.client.post(
      "api/films/0/export\(path)",
      [
        "variant": .string(try preview.variant()), "format": .string(format), "options": options, "ask": .string(name),
      ])
  }

  @Test func filesAreThoseThatProductionMakes() async throws {
    try await TestPreview.with { preview in
      let listener = try preview.client.listen()
      let options: JSONValue = [
        "speed": .string("0.5"), "loop": .string("2"), "padding": .string("3"), "fps": .string("20"),
      ]
      let made = try ask(preview, "gif", options)
      #expect(made.status == 200 && made.json["name"]?.text == "s.gif")
      try expectEqual(listener.next("export") { $0["done"]?.whole == 100 }["ask"]?.text, "e")
      let file = try preview.client.ask("api/exports/e/s.gif")
      #expect(file.status == 200 && file.body.count == made.json["bytes"]?.whole)

      let scene = try SceneLoader(textMeasure: .renderer).load(path: "\(preview.folder)/s.json")
      let film = try Film(scene: scene, file: "s.json")
      var style = FilmStyle()
      (style.speed, style.loop, style.padding) = (0.5, .times(2), 3)
      try withTemporaryFolder { folder in
        let production = FilmProduction(
          film: film, file: "s.json", style: style, targets: [try OutputTarget("\(folder)/a.gif")],
          rate: try #require(FrameRate("20")))
        try production.make()
        expectEqual(FileSystem.bytes(of: "\(folder)/a.gif"), file.body)
      }
      for path in ["api/exports/e/other.gif", "api/exports/f/s.gif", "api/exports/e"] {
        try expectEqual(preview.client.ask(path).status, 404, "\(path)")
      }
    }
  }

  @Test func everyFormatIsMade() async throws {
    try await TestPreview.with { preview in
      for (format, name, start) in [
        ("webp", "s.webp", "RIFF"), ("apng", "s.apng", "\u{89}PNG"), ("html", "s.html", "<!DOCTYPE"),
        ("sheet", "s-sheet.png", "\u{89}PNG"),
      ] {
        let made = try ask(preview, format, ["frame": .string("dark"), "title": .string("t")])
        expectEqual((made.status, made.json["name"]?.text), (200, name), "\(made.json.line)")
        let body = try preview.client.ask("api/exports/e/\(name)").body
        #expect(String(decoding: body.prefix(12), as: UTF8.self).contains(start.suffix(3)), "\(format)")
      }
    }
  }

  @Test func whatCannotBeMeantIsRefused() async throws {
    try await TestPreview.with { preview in
      func expectRefused(_ format: String, _ option: String, _ value: String, _ message: String, path: String) throws {
        let answer = try ask(preview, format, .object([.init(option, .string(value))]), path: path)
        let told = answer.json["error"]?["message"]?.text ?? ""
        #expect(answer.status == 422 && told.contains(message), "\(option): \(told)")
      }
      for (format, option, value, message) in [
        ("gif", "speed", "0", "speed: write"), ("gif", "quality", "101", "quality: write"),
        ("gif", "maxSize", "x", "max-size: write"), ("html", "maxSize", "2", "a size has a unit"),
        ("gif", "backdrop", "/etc/passwd", "backdrop: write"), ("gif", "transition", "7", "has no transition '7'"),
        ("gif", "from", "9", "--from 9 lies beyond"), ("gif", "fps", "0", "fps: write"),
        ("gif", "scale", "-1", "scale: write"), ("gif", "frame", "red", "frame-device: write"),
        ("gif", "loop", "never", "loop: write"),
      ] {
        for path in ["", "/outlook"] { try expectRefused(format, option, value, message, path: path) }
      }
      // A square on white fits into no 30 bytes.
      try expectRefused("gif", "maxSize", "30B", "does not fit into", path: "")
      // What is no request at all.
      try expectEqual(ask(preview, "bmp").status, 400)
      for options: JSONValue in [["colour": .string("red")], ["speed": .integer(1)]] {
        try expectEqual(ask(preview, "gif", options).status, 400)
      }
      try expectEqual(ask(preview, "gif", name: "").status, 400)
      try expectEqual(preview.client.ask("api/films/0/export").status, 405)
    }
  }

  @Test func theCommandMakesTheSame() async throws {
    try await TestPreview.with(["it's.json": TestScenes.square()], path: "it's.json") { preview in
      let outlook = try ask(
        preview, "mp4", ["transition": .string("present"), "hold": .string("0.5"), "speed": .string(" ")],
        path: "/outlook")
      // 0.1 s, what rests, 0.05 s, and half a second: 39 frames after the first.
      expectEqual(outlook.json["frames"]?.whole, 40)
      let command = outlook.json["command"]?.text ?? ""
      expectEqual(
        command, "herorender '\(preview.folder)/it'\\''s.json' 'it'\\''s.mp4' --transition present --hold 0.5")
      let sheet = try ask(preview, "sheet", ["speed": .string("2"), "backdrop": .string("#fff,red")], path: "/outlook")
      expectEqual(
        sheet.json["command"]?.text,
        "herorender sheet '\(preview.folder)/it'\\''s.json' 'it'\\''s-sheet.png' --backdrop '#fff,red'")
    }
  }
}
