import Foundation
import HeroImage
import HeroJSON
import HeroTesting

@testable import HeroPreview

/// Cards of a folder's films, and what is put around and beside a film's picture.
@Suite struct GalleryTests {
  @Test func cardsTellOfFilmsAndOfWhatIsWrong() async throws {
    let files = ["a b/one.json": TestScenes.square(), "bad.json": "{"]
    try await TestPreview.with(files, path: "") { preview in
      let card = try preview.client.json("api/films/0/card")
      expectEqual(card["name"]?.text, "a b/one")
      expectEqual(card["address"]?.text, "#film=a%20b%2Fone")
      expectEqual(card["transitions"]?.items?.map { $0["address"]?.text }, ["#film=a%20b%2Fone&step=0"])
      #expect(card["width"]?.real == 8 && card["errors"] == nil && card["findings"]?.items == [])
      let still = try preview.client.ask(try #require(card["still"]?.text))
      #expect(still.status == 200 && still.headers["cache-control"]?.contains("immutable") == true)
      let picture = try ImageDecoder.decode(still.body)
      // The square is half way, from 0 to 4: at 2.
      expectEqual((picture.width, picture.height), (8, 8))
      let diagonal = (0..<8).map { Array(picture.bytes[($0 * 9 * 4)..<($0 * 9 * 4 + 3)]) == [255, 0, 0] }
      expectEqual(diagonal, [false, false, true, true, false, false, false, false])
      let moving = try preview.client.ask(try #require(card["moving"]?.text))
      #expect(moving.status == 200 && moving.headers["content-type"] == "image/webp")
      #expect(moving.body.starts(with: "RIFF".utf8) && moving.text.contains("ANIM"))

      let bad = try preview.client.json("api/films/1/card")
      #expect(bad["still"] == nil && bad["errors"]?.items?.first?["line"]?.whole == 1)
      // What is wrong now stands beside the last good picture.
      try preview.write("{", "a b/one.json")
      while try preview.film()["errors"]?.items == [] {}
      let broken = try preview.client.json("api/films/0/card")
      #expect(broken["still"] == card["still"] && broken["errors"]?.items?.count == 1)
    }
  }

  @Test func findingsAreThoseOfLint() async throws {
    let scene = TestScenes.square().replacing(
      "[0, 0, 2, 2], \"heroID\": \"s\"", with: "[0, 0, 2, 2], \"heroID\": \"t\"")
    try await TestPreview.with(["s.json": scene]) { preview in
      let found = try preview.client.json("api/films/0/\(try preview.variant())/findings")
      expectEqual(
        found["findings"]?.items?.map { $0["rule"]?.text },
        ["hero-id-without-partner", "hero-id-without-partner"])
      expectEqual(found["findings"]?.items?.map { $0["line"]?.whole }, [4, 7])
    }
  }

  // The square's corner is where its middle is less half its side.
  @Test func wordsBesideViewsAndDevicesStandApartFromThePictures() async throws {
    try await TestPreview.with { preview in
      let variant = try preview.variant()
      let names = try preview.client.json("api/films/0/\(variant)/names?overlay=ids")
      expectEqual(names["words"]?.items?.map { $0["text"]?.text }, ["s"])
      let frames = try #require(names["frames"]?.items)
      expectEqual(frames.count, 10)
      // At 60 frames a second the third is half way of 0.1 s.
      expectEqual(frames[3].reals, [0, 2, 2])
      expectEqual(frames.last?.reals, [])
      try expectEqual(preview.client.json("api/films/0/\(variant)/names")["words"]?.items, [])
      try expectEqual(preview.client.ask("api/films/0/\(variant)/names?overlay=all").status, 400)
      let exploded = try preview.client.json("api/films/0/\(variant)/names?exploded=1")
      expectEqual(exploded["words"]?.items?.contains { $0["text"]?.text == "b/s" }, true)
      // Of the scene's 8 points nothing is cut out, and its device is a rim of 4.5 % around: 0.36 points.
      let device = try preview.client.json("api/films/0/\(variant)/device?look=dark")
      expectEqual(device["outline"]?.reals?.map { ($0 * 100).rounded() }, [-36, -36, 872, 872])
      #expect(device["over"] == .null && device["under"]?.text?.hasPrefix("data:image/png;base64,") == true)
      for look in ["?look=pink", ""] {
        try expectEqual(preview.client.ask("api/films/0/\(variant)/device\(look)").status, 400)
      }
    }
  }
}

@Suite struct EditorTests {
  private static let path = ["PATH": "/usr/bin:/bin"]

  @Test func editorsOfTerminalsAndMissingOnesSayWhyAndTheFirstThatIsSaidCounts() throws {
    for (said, variables) in [(nil, [:]), ("vim", [:]), ("no-such-editor-anywhere", [:]), (nil, ["EDITOR": "nano -l"])]
      as [(String?, [String: String])]
    {
      #expect(throws: Editor.Problem.self) { try Editor(said, environment: Self.path.merging(variables) { $1 }) }
    }
    let environment = Self.path.merging(["VISUAL": "cat -n", "EDITOR": "ls"]) { $1 }
    try expectEqual(Editor("env", environment: environment).name, "env")
    try expectEqual(Editor(nil, environment: environment).name, "cat")
    try expectEqual(Editor(" ", environment: environment).arguments("/f", line: 3, column: nil), ["-n", "/f"])
  }

  // As each one's own help has it; they are linked here under their names.
  @Test func linesAreToldAsEditorsReadThem() throws {
    for (command, arguments) in [
      ("code", ["-g", "/a b.json:3:7"]), ("subl", ["/a b.json:3:7"]), ("xed", ["-l", "3", "/a b.json"]),
      ("idea", ["--line", "3", "--column", "7", "/a b.json"]), ("gvim", ["+3", "/a b.json"]), ("other", ["/a b.json"]),
      ("code -w", ["-w", "-g", "/a b.json:3:7"]), ("vim -c {line} {file}", ["-c", "3", "/a b.json"]),
    ] {
      try withTemporaryFolder { folder in
        let name = try #require(command.split(separator: " ").first)
        expectEqual(symlink("/bin/ls", "\(folder)/\(name)"), 0)
        let editor = try Editor(command, environment: ["PATH": folder])
        expectEqual(editor.arguments("/a b.json", line: 3, column: 7), arguments, "\(command)")
      }
    }
  }

  // Only what the film was read from, whoever asks.
  @Test func otherFilesAreNotOpened() async throws {
    try await TestPreview.with(["s.json": TestScenes.square(), "t.txt": "x"]) { preview in
      _ = try preview.film()
      for file in ["\(preview.folder)/t.txt", "/etc/passwd", "", "\(preview.folder)/none"] {
        try expectEqual(preview.client.post("api/films/0/open", ["file": .string(file)]).status, 403, "\(file)")
      }
      try expectEqual(preview.client.ask("api/films/0/open").status, 405)
      let own = try preview.client.post("api/films/0/open", ["file": .string("\(preview.folder)/s.json")])
      #expect(own.status == 422 && own.json["error"]?["message"]?.text?.contains("herorender-no-editor") == true)
    }
  }
}
