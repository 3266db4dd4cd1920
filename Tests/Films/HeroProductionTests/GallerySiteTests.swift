import Foundation
import HeroFiles
import HeroGeometry
import HeroImage
import HeroJSON
import HeroModel
import HeroRender
import HeroScene
import HeroTesting
import TransitionEngine

@testable import HeroProduction

/// A red square on 40×20 points that rests for 0.2 s, goes to the right in 0.4 s, linearly, and rests for 0.2 s.
private let text = """
  { "version": 1, "canvas": { "width": 40, "height": 20, "scale": 2 }, "root": "a",
    "screens": {
      "a": { "view": { "backgroundColor": "white", "subviews": [
        { "name": "s", "frame": [0, 0, 10, 10], "heroID": "s", "backgroundColor": "#ff0000" } ] } },
      "b": { "view": { "backgroundColor": "white", "subviews": [
        { "name": "s", "frame": [20, 0, 10, 10], "heroID": "s", "backgroundColor": "#ff0000",
          "heroModifiers": "duration(0.4) timingFunction(linear)" },
        { "name": "t", "frame": [0, 15, 5, 5], "backgroundColor": "blue", "heroModifiers": "duration(0.4)" } ] } } },
    "timeline": [ { "wait": 0.2 }, { "present": "b", "animation": "none" }, { "wait": 0.2 } ] }
  """

private func film() throws -> Film {
  try Film(scene: SceneLoader().load(bytes: Array(text.utf8), file: "s.json", folder: "."), file: "s.json")
}

@Suite struct GallerySiteTests {
  private func write(to folder: String, threads: Int = 1, sources: [String] = []) throws {
    var site = try GallerySite(
      folder: folder, title: "films", rate: FrameRate(numerator: 10) ?? .standard, threads: threads, sparing: sources)
    try site.add("cards/one two", film: try film(), file: "s.json", style: FilmStyle())
    site.add("broken", errors: [Diagnostic(file: "b.json", line: 3, column: 1, message: "no <screens>")])
    try site.finish()
  }

  /// The files of a folder with their bytes.
  private func contents(_ folder: String) throws -> [String: Data] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder)
    return Dictionary(
      uniqueKeysWithValues: names.filter { !FileSystem.isFolder("\(folder)/\($0)") }.map {
        ($0, FileManager.default.contents(atPath: "\(folder)/\($0)") ?? Data())
      })
  }

  @Test func sameFilmsGiveTheSameBytes() throws {
    try withTemporaryFolder { folder in
      try write(to: "\(folder)/one")
      try write(to: "\(folder)/two", threads: 3)
      let (one, two) = (try contents("\(folder)/one"), try contents("\(folder)/two"))
      let thumbnails = ["thumbnails/cards/one two.png", "thumbnails/cards/one two.webp"]
      expectEqual(one.keys.sorted(), ["gallery.json", "index.html", "players/cards/one two.html"] + thumbnails)
      expectEqual(one, two)
    }
  }

  @Test func theListTellsWhatCardsShow() throws {
    try withTemporaryFolder { folder in
      try write(to: folder)
      let list = try JSONValue(parsing: try #require(FileSystem.bytes(of: "\(folder)/gallery.json")))
      let films = try #require(list["films"]?.items)
      expectEqual(films.count, 2)
      expectEqual(films[0]["address"]?.text, "players/cards/one%20two.html")
      expectEqual(films[0]["transitions"]?.items?.first?["address"]?.text, "players/cards/one%20two.html#step=1")
      expectEqual(films[0]["transitions"]?.items?.first?["title"]?.text, "present b")
      expectEqual(films[0]["findings"]?.items?.map { $0["line"]?.whole }, [8])
      expectEqual(films[0]["findings"]?.items?.first?["rule"]?.text, "modifiers-without-effect")
      expectEqual(films[1]["errors"]?.items?.first?["message"]?.text, "no <screens>")
      let page = String(decoding: try #require(FileSystem.bytes(of: "\(folder)/index.html")), as: UTF8.self)
      #expect(page.contains("2 films, 1 cannot be drawn"))
      #expect(page.contains("\\u003cscreens>") && !page.contains("<screens>"))
      let player = String(
        decoding: try #require(FileSystem.bytes(of: "\(folder)/players/cards/one two.html")), as: UTF8.self)
      #expect(player.contains("<a href=\"../../index.html\">‹ films</a>"))
    }
  }

  // An older gallery goes with all that it held, and hidden files are none of its business.
  @Test func anOlderGalleryIsReplaced() throws {
    try withTemporaryFolder { folder in
      try write(to: folder)
      try Data("x".utf8).write(to: URL(fileURLWithPath: "\(folder)/players/old.html"))
      try Data("x".utf8).write(to: URL(fileURLWithPath: "\(folder)/.nojekyll"))
      let before = try contents(folder)
      try write(to: folder)
      let after = try contents(folder)
      expectEqual(Set(before.keys).subtracting(after.keys), ["players/old.html"])
      expectEqual(after[".nojekyll"], Data("x".utf8))
      // One that was not finished, too.
      try FileSystem.remove("\(folder)/gallery.json")
      try Data().write(to: URL(fileURLWithPath: "\(folder)/gallery.tmp"))
      try write(to: folder)
      try expectEqual(contents(folder), after)
    }
  }

  @Test func aFolderOfOthersOrWithSourcesIsRefused() throws {
    for file in ["notes.txt", "index.html", "players/mine.html"] {
      try withTemporaryFolder { folder in
        try FileSystem.makeFolder("\(folder)/players")
        try Data("x".utf8).write(to: URL(fileURLWithPath: "\(folder)/\(file)"))
        let before = try contents(folder)
        #expect(throws: RenderError.input("\(folder) contains files that are not a gallery's; name another folder")) {
          try write(to: folder)
        }
        try expectEqual(contents(folder), before, "\(file)")
      }
    }
    try withTemporaryFolder { folder in
      try write(to: folder)
      let before = try contents(folder)
      #expect(throws: RenderError.self) { try write(to: folder, sources: ["\(folder)/players/cards/one two.html"]) }
      try expectEqual(contents(folder), before)
    }
  }
}

@Suite struct FilmProductionTests {
  @Test func sizesAreRead() {
    for (text, bytes) in [
      ("10MB", 10_000_000), ("800 kB", 800_000), ("2MiB", 2_097_152), ("500000", 500_000), ("1.5k", 1500), ("12b", 12),
    ] {
      expectEqual(ByteCount(text)?.bytes, bytes, "\(text)")
    }
    for text in ["", "MB", "-1MB", "0", "0.1", "1e13", "big", "2", "0.5", "800", "99999"] {
      expectEqual(ByteCount(text), nil, "\(text)")
    }
  }

  @Test func backdropsAreRead() {
    expectEqual(Backdrop(words: "transparent"), .color(.clear))
    expectEqual(Backdrop(words: "#00f"), .color(Color(red: 0, green: 0, blue: 1)))
    let ends = [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)]
    expectEqual(Backdrop(words: "red,blue"), .gradient(ends))
    expectEqual(Backdrop(words: "gradient"), .gradient(FilmLook.standardGradient))
    #expect(Backdrop(words: "red,") == nil && Backdrop(words: "picture.png") == nil)
  }

  // 0.8 s at 10 frames a second are nine frames; with fewer bytes than one takes nothing fits, and nothing is left.
  @Test func filmsAreMadeSmallerUntilTheyFit() throws {
    try withTemporaryFolder { folder in
      let target = try OutputTarget("\(folder)/a.gif")
      func production(_ largest: Int?) throws -> FilmProduction {
        FilmProduction(
          film: try film(), file: "s.json", style: FilmStyle(), targets: [target],
          rate: FrameRate(numerator: 10) ?? .standard, largest: largest)
      }
      var events: [FilmProduction.Event] = []
      try expectEqual(production(nil).make { events.append($0) }, nil)
      expectEqual(events, (1...9).map { .drawn($0, of: 9) })
      let whole = try #require(FileSystem.size("\(folder)/a.gif"))
      events = []
      try production(whole - 1).make { events.append($0) }
      #expect(try #require(FileSystem.size("\(folder)/a.gif")) < whole)
      #expect(events.contains { if case .note(let text) = $0 { text.contains("trying") } else { false } })
      try FileSystem.remove("\(folder)/a.gif")
      #expect(throws: RenderError.self) { try production(20).make() }
      #expect(!FileSystem.exists("\(folder)/a.gif"))
    }
  }

  // Its longer side has 320 pixels at most, and no more than the scene has: 40 points at 2 are 80. The middle of the transition, 0.4 s,
  // has the square half way, at 10 of 20 points.
  @Test func thumbnailsAreSmallAndShowTheTransition() throws {
    try withTemporaryFolder { folder in
      let thumbnail = try FilmThumbnail(film: try film(), file: "s.json", style: FilmStyle(), threads: 1)
      try thumbnail.writeStill(to: "\(folder)/a.png")
      let picture = try ImageDecoder.decode(try #require(FileSystem.bytes(of: "\(folder)/a.png")))
      expectEqual((picture.width, picture.height), (80, 40))
      let row = (0..<80).map { Array(picture.bytes[($0 * 4)..<($0 * 4 + 3)]) == [255, 0, 0] }
      expectEqual((row.firstIndex(of: true), row.lastIndex(of: true)), (20, 39))
    }
  }
}
