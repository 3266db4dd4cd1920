import Foundation
import HeroImage
import HeroTesting

/// What part of a film is shown, how fast and how often, and what is around it, as options and as a scene's own.
@Suite struct FilmStyleTests {
  /// A red square at rest on white for 0.4 s, and one that fades within the next second of film, 100×50 pixels.
  private static func scene(_ output: String = "") -> String {
    """
    { "version": 1, "canvas": { "width": 100, "height": 50, "scale": 1 }, "root": "a",
      "screens": {
        "a": { "view": { "backgroundColor": "white", "subviews": [
          { "name": "r", "frame": [10, 10, 20, 20], "backgroundColor": "#ff0000", "heroModifiers": "fade duration(1)" } ] } },
        "b": { "view": { "backgroundColor": "white" } } },
      "timeline": [ { "wait": 0.4 }, { "present": "b", "animation": "none" }, { "wait": 0.4 } ]\(output) }
    """
  }

  private func withScene(_ output: String = "", _ body: (String) throws -> Void) throws {
    try withFiles(["s.json": Self.scene(output)], body)
  }

  private func picture(_ file: String) throws -> Pixmap {
    try ImageDecoder.decode(Array(try bytes(file)))
  }

  /// Width, height, frames and seconds of a film, by ffprobe.
  private func facts(_ file: String) throws -> [String] {
    let result = try Program.run(
      script: """
        ffprobe -v error -count_frames -select_streams v:0 -show_entries stream=width,height,nb_read_frames:format=duration \
        -of default=noprint_wrappers=1:nokey=1 '\(file)'
        """, in: URL(fileURLWithPath: file).deletingLastPathComponent().path)
    return result.output.split(separator: "\n").map(String.init)
  }

  // 1 s and half a second of rest before and after, as far as there is any: 0.4 + 1 + 0.4 s at half speed are 3.6 s, and a second of hold.
  @Test func aTransitionIsCutOutSlowedAndHeld() throws {
    try withScene { folder in
      try Program.run("s.json a.gif --transition present --speed 0.5 --hold 1 --fps 10", in: folder, status: 0)
      let facts = try facts("\(folder)/a.gif")
      // 37 pictures of the film, and ten that hold the last one, each a tenth of a second.
      expectEqual(facts.prefix(2), ["100", "50"])
      #expect(abs((Double(facts.last ?? "") ?? 0) - 4.7) < 0.011)
    }
  }

  @Test func playersBeginAndEndWithTheCut() throws {
    try withScene { folder in
      try Program.run("s.json a.html --from 0.4 --to 0.9 --fps 10 --loop 2", in: folder, status: 0)
      let page = try read("\(folder)/a.html")
      #expect(["F(0,0.4,", "F(5,0.9,", #""plays": 2"#].allSatisfy(page.contains) && !page.contains("F(6,"))
    }
  }

  // 100×50 with 20 around it.
  @Test func everyKindOfOutputIsDressed() throws {
    try withScene { folder in
      let style = "--padding 20 --backdrop #0000ff --fps 10"
      for name in ["a.gif", "a.mp4", "a.apng"] {
        try Program.run("s.json \(name) \(style)", in: folder, status: 0)
        try expectEqual(facts("\(folder)/\(name)").prefix(2), ["140", "90"], "\(name)")
      }
      try Program.run("s.json a.png --time 0 \(style)", in: folder, status: 0)
      try Program.run("s.json out/ \(style)", in: folder, status: 0)
      for file in ["a.png", "out/frame_00000.png"] {
        let picture = try picture("\(folder)/\(file)")
        expectEqual((picture.width, picture.height), (140, 90))
        expectEqual(Array(picture.bytes.prefix(3)), [0, 0, 255])
        expectEqual(Array(picture.bytes[((35 * 140 + 35) * 4)...].prefix(3)), [255, 0, 0])
      }
    }
  }

  @Test func sheetsAndComparisonsAreDressed() throws {
    try withScene { folder in
      let style = "--padding 20 --backdrop #0000ff"
      try Program.run("sheet s.json plain.png", in: folder, status: 0)
      try Program.run("sheet s.json sheet.png \(style)", in: folder, status: 0)
      let (plain, sheet) = (try picture("\(folder)/plain.png"), try picture("\(folder)/sheet.png"))
      expectEqual((sheet.width, sheet.height), (plain.width + 40, plain.height + 40))
      try Program.run("compare s.json s.json plain.png --time 0", in: folder, status: 0)
      try Program.run("compare s.json s.json both.png --time 0 \(style)", in: folder, status: 0)
      // The quality is one of films, whoever makes them.
      try Program.run("compare s.json s.json both.gif --quality 0", in: folder, status: 64)
      let (alone, both) = (try picture("\(folder)/plain.png"), try picture("\(folder)/both.png"))
      expectEqual((both.width, both.height), (alone.width + 40, alone.height + 40))
    }
  }

  // The scene's own style, until an option says otherwise.
  @Test func scenesHaveAStyleOfTheirOwn() throws {
    try withScene(#", "output": { "padding": 5, "backdrop": ["red", "blue"], "from": 0.4, "loop": "once" }"#) {
      folder in
      try Program.run("s.json a.gif --fps 10", in: folder, status: 0)
      let own = try facts("\(folder)/a.gif")
      expectEqual(own.prefix(2), ["110", "60"])
      #expect(try !bytes("\(folder)/a.gif").contains(Data("NETSCAPE".utf8)))
      // 1.4 s of film are 15 pictures.
      #expect(abs((Double(own.last ?? "") ?? 0) - 1.5) < 0.011)
      try Program.run("s.json b.gif --fps 10 --padding 0 --to 0.2", in: folder, status: 0)
      let other = try facts("\(folder)/b.gif")
      #expect(other.prefix(2) == ["100", "50"] && abs((Double(other.last ?? "") ?? 0) - 0.3) < 0.011)
      // A device takes 4.5 % of the shorter side on each of the four, rounded, and 5 points around it.
      try Program.run("s.json c.png --time 0 --frame-device dark", in: folder, status: 0)
      try expectEqual(picture("\(folder)/c.png").width, 100 + 2 * 2 + 2 * 5)
      // Tests and plans leave it alone.
      try Program.run("test s.json --golden g --record missing", in: folder, status: 1)
      let golden = try #require(try names("\(folder)/g/s").first { $0.hasSuffix(".png") })
      try expectEqual(picture("\(folder)/g/s/\(golden)").width, 100)
    }
  }

  @Test func aSceneInADeviceIsDrawnWithoutToo() throws {
    try withScene(#", "output": { "frameDevice": "light", "padding": 0 }"#) { folder in
      try Program.run("s.json a.png --time 0", in: folder, status: 0)
      try expectEqual(picture("\(folder)/a.png").width, 104)
      try Program.run("s.json a.png --time 0 --frame-device none", in: folder, status: 0)
      try expectEqual(picture("\(folder)/a.png").width, 100)
    }
  }

  @Test func aFilmIsMadeToFit() throws {
    try withScene { folder in
      try Program.run("s.json a.gif --scale 4", in: folder, status: 0)
      func size(_ name: String) throws -> Int { try bytes("\(folder)/\(name)").count }
      let whole = try size("a.gif")
      try Program.run("s.json b.gif --scale 4 --max-size \(whole / 2)B", in: folder, status: 0, says: "trying")
      #expect(try size("b.gif") <= whole / 2)
      // A bound that holds changes nothing.
      try Program.run("s.json c.gif --scale 4 --max-size 1MB", in: folder, status: 0)
      try expectEqual(size("c.gif"), whole)
      // What is there stays when nothing fits.
      let before = try bytes("\(folder)/b.gif")
      try Program.run("s.json b.gif --scale 4 --max-size 100B", in: folder, status: 64, says: "does not fit into")
      try expectEqual(bytes("\(folder)/b.gif"), before)
    }
  }

  // A bound that the first attempt just misses, for each that takes one; of a gallery each player has it.
  @Test(arguments: [
    ("s.json a.html", "a.html"), ("compare s.json s.json a.gif", "a.gif"), ("compare s.json s.json a.html", "a.html"),
    ("gallery s.json site", "site/players/s.html"),
  ])
  func playersAndComparisonsFitToo(command: String, output: String) throws {
    try withScene { folder in
      try Program.run("\(command) --scale 4", in: folder, status: 0)
      let whole = try bytes("\(folder)/\(output)").count
      try Program.run("\(command) --scale 4 --max-size \(whole - 1)B", in: folder, status: 0, says: "trying")
      #expect(try bytes("\(folder)/\(output)").count < whole)
      if command.hasPrefix("gallery") { return }
      try Program.run("\(command) --max-size 50B", in: folder, status: 64, says: "does not fit into")
    }
  }

  // A second at 60 frames a second are 61 pictures of 4 bytes for each of 400×200 pixels.
  @Test func largeOutputsSaySoBefore() throws {
    try withScene { folder in
      let raw = try Program.run(script: "herorender s.json - --scale 4 --from 0 --to 1 > raw", in: folder)
      #expect(raw.errors.hasPrefix("raw frames have 19.5 MB\n"), "\(raw.errors)")
      try expectEqual(bytes("\(folder)/raw").count, 61 * 400 * 200 * 4)
      guard Program.find("ffmpeg") != nil else { return }
      let film = try Program.run("s.json a.mov --scale 8 --from 0 --to 1", in: folder)
      // 50×25 squares of 2 350 bits are 367 187 bytes; 61 of them 22.4 MB.
      #expect(film.errors.hasPrefix("a.mov: ProRes will have 5.6 MB to 22.4 MB"), "\(film.errors)")
      let written = try bytes("\(folder)/a.mov").count
      #expect(written < 22_400_000)
      #expect(
        film.output.contains("px, \(written < 1_000_000 ? "\((written + 500) / 1000) kB" : "")"), "\(film.output)")
    }
  }

  @Test(arguments: [
    "--transition push", "--transition 7", "--from 9", "--from 1 --to 0.5", "--transition 0 --from 0", "--speed 0",
    "--speed fast", "--loop twice", "--hold 61", "--quality 0", "--max-size big", "--frame-device gold", "--padding -1",
    "--backdrop nothing.png",
  ]) func wrongUseIsSaid(options: String) throws {
    try withScene { folder in
      try Program.run("s.json a.gif \(options)", in: folder, status: 64)
      #expect(!exists("\(folder)/a.gif"))
    }
  }

  @Test(
    arguments: [
      (#""speed": 0"#, "0.01"), (#""loop": "twice""#, "twice"), (#""backdrop": ["red"]"#, "2 to"),
      (#""backdrop": { "image": "no.png" }"#, "no.png"), (#""transition": 0, "from": 1"#, "'transition'"),
      (#""frameDevice": "gold""#, "gold"), (#""title": "a\nb""#, "one line"), (#""speeed": 1"#, "speed"),
    ]) func wrongStylesOfAScene(output: String, word: String) throws
  {
    try withScene(#", "output": { \#(output) }"#) { folder in
      try Program.run("s.json a.gif", in: folder, status: 2, says: "$.output", word)
    }
  }
}
