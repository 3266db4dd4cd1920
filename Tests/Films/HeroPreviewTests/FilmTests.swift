import Foundation
import HeroImage
import HeroJSON
import HeroRender
import HeroTesting

@testable import HeroPreview

@Suite(.timeLimit(.minutes(30)))
struct FilmTests {
  @Test func pageFilmAndFramesAreServed() async throws {
    try await TestPreview.with { preview in
      let page = try preview.client.ask("")
      expectEqual(page.status, 200)
      expectEqual(page.headers["content-type"], "text/html; charset=utf-8")
      #expect(page.text.contains("preview.js"))
      try expectEqual(preview.client.ask("preview.js").headers["content-type"], "text/javascript; charset=utf-8")
      let films = try preview.client.json("api/films")
      expectEqual(films["films"]?.items?.map { $0["name"]?.text }, ["s"])
      let film = try preview.film()
      // 0.1 s and 0.05 s at 60 frames per second: ⌈0.15 · 60⌉ + 1.
      expectEqual(film["frames"]?.whole, 10)
      expectEqual(film["errors"]?.items, [])
      expectEqual(film["keys"]?.items?.map { $0["frame"]?.whole }, [0, 6])
      expectEqual(film["steps"]?.items?.map { $0["kind"]?.text }, ["present", "wait"])
      // Frames are the renderer's own, and overlays are other pictures.
      let frames = "api/films/0/\(try preview.variant())/frames"
      let answer = try preview.client.ask("\(frames)/3.png")
      expectEqual(answer.headers["cache-control"]?.contains("immutable"), true)
      let picture = try ImageDecoder.decode(answer.body)
      // Half of the way after half of the time: the square's corner is at (2, 2).
      let (red, white): ([UInt8], [UInt8]) = ([255, 0, 0, 255], [255, 255, 255, 255])
      expectEqual((1...4).map { pixel(picture, $0, $0) }, [white, red, red, white])
      for option in ["overlay=ids,ways", "onion=1", "exploded=1"] {
        let other = try preview.client.ask("\(frames)/3.png?\(option)")
        #expect(other.status == 200 && other.body != answer.body, "\(option)")
      }
      try expectEqual(preview.client.ask("\(frames)/3.png?overlay=").body, answer.body)
      for (path, status) in [
        ("\(frames)/3.png?overlay=nonsense", 400), ("\(frames)/3.png?onion=99", 400), ("\(frames)/10.png", 404),
        ("api/films/0/0123/frames/1.png", 410), ("api/films/7", 404),
      ] {
        try expectEqual(preview.client.ask(path).status, status, "\(path)")
      }
    }
  }

  @Test func savedFileShowsAndABrokenOneKeepsTheLastPicture() async throws {
    try await TestPreview.with { preview in
      let first = try preview.variant()
      let listener = try preview.client.listen()
      try preview.write(TestScenes.square(color: "#0000ff"))
      let changed = try listener.film(after: first)
      expectEqual(changed["ok"]?.flag, true)
      try expectEqual(corner(preview, changed), [0, 0, 255, 255])

      try preview.write("{ \"version\": 1,\n  \"canvas\": oops }")
      let broken = try listener.film(isGood: false)
      expectEqual(broken["variant"], changed["variant"])
      let error = broken["errors"]?.items?.first
      expectEqual((error?["line"]?.whole, error?["column"]?.whole), (2, 13))
      try expectEqual(corner(preview, changed), [0, 0, 255, 255])

      try preview.write(TestScenes.square())
      try expectEqual(listener.film(isGood: true)["variant"]?.text, first)
    }
  }

  /// A scene of 4×4 points that a picture fills.
  private func pictured(_ keys: String = "") -> String {
    """
    { "version": 1, "canvas": { "width": 4, "height": 4, "scale": 1 }, "root": "a", \(keys)
      "screens": { "a": { "view": { "subviews": [ { "image": "pictures/p.png", "frame": [0, 0, 4, 4] } ] } } },
      "timeline": [ { "wait": 0.1 } ] }
    """
  }

  private func write(red: UInt8, to file: String) throws {
    let pixmap = try #require(Pixmap(width: 1, height: 1, bytes: [red, 0, 0, 255]))
    try Data(try PNGEncoder.encode(pixmap, compression: .fast)).write(to: URL(fileURLWithPath: file))
  }

  @Test func assetThatChangesShows() async throws {
    try await TestPreview.with(["s.json": pictured(), "pictures/x": ""]) { preview in
      try expectEqual(preview.film()["errors"]?.items?.isEmpty, false)
      let listener = try preview.client.listen()
      let file = "\(preview.folder)/pictures/p.png"
      try write(red: 40, to: file)
      let first = try listener.film(isGood: true)["variant"]?.text
      try write(red: 90, to: file)
      try expectEqual(corner(preview, listener.film(after: first)), [90, 0, 0, 255])
    }
  }

  @Test func folderThatDisappearsComesBack() async throws {
    try await TestPreview.with(path: "") { preview in
      let variant = try preview.variant()
      let listener = try preview.client.listen()
      expectEqual(rename(preview.folder, preview.folder + ".away"), 0)
      let gone = try listener.film(isGood: false)
      expectEqual(gone["errors"]?.items?.first?["message"]?.text, "no such file")
      try expectEqual(preview.client.ask("api/films/0/\(variant)/frames/0.png").status, 200)
      expectEqual(rename(preview.folder + ".away", preview.folder), 0)
      _ = try listener.film(isGood: true)
      try preview.write(TestScenes.square(color: "#00ff00"))
      _ = try listener.film(after: variant)
    }
  }

  /// Swaps a link at once, or makes it.
  private func link(_ path: String, to target: String) {
    expectEqual(symlink(target, "\(path).new"), 0)
    expectEqual(rename("\(path).new", path), 0)
  }

  private func corner(_ preview: TestPreview, _ event: JSONValue) throws -> [UInt8] {
    pixel(try preview.picture(event), 1, 1)
  }

  // The square's colour at (1, 1) tells which file was read.
  @Test(arguments: [(link: "current", target: ""), (link: "s.json", target: "/s.json")])
  func swappedLinkOfTheSceneShows(link: String, target: String) async throws {
    let files = [
      "v1/s.json": TestScenes.square(color: "#ff0000"), "v2/s.json": TestScenes.square(color: "#00ff00"),
    ]
    let path = link == "current" ? "current/s.json" : "s.json"
    try await TestPreview.with(files, links: [link: "v1\(target)"], path: path) { preview in
      try expectEqual(corner(preview, try preview.film()), [255, 0, 0, 255])
      let listener = try preview.client.listen()
      let first = try preview.variant()
      self.link("\(preview.folder)/\(link)", to: "v2\(target)")
      let swapped = try listener.film(after: first)
      expectEqual(swapped["ok"]?.flag, true)
      try expectEqual(corner(preview, swapped), [0, 255, 0, 255])
      // Saved at the new target, by an editor.
      try preview.write(TestScenes.square(color: "#0000ff"), "v2/s.json")
      let saved = try listener.film(after: swapped["variant"]?.text)
      try expectEqual(corner(preview, saved), [0, 0, 255, 255])
      // And by the page: into the new target, through the link, which stays.
      let answer = try preview.client.post(
        "api/films/0/save",
        ["edits": .array([["view": "b/s", "modifiers": "fade"]]), "variant": saved["variant"] ?? .null])
      expectEqual(answer.status, 200)
      #expect(try preview.text("v2/s.json").contains("\"heroModifiers\": \"fade\""))
      try expectEqual(preview.text("v1/s.json"), files["v1/s.json"])
      try expectEqual(FileManager.default.destinationOfSymbolicLink(atPath: "\(preview.folder)/\(link)"), "v2\(target)")
      // Dangling, and back.
      self.link("\(preview.folder)/\(link)", to: "v3\(target)")
      try expectEqual(listener.film(isGood: false)["errors"]?.items?.count, 1)
      try FileManager.default.createDirectory(atPath: "\(preview.folder)/v3", withIntermediateDirectories: false)
      try preview.write(TestScenes.square(color: "#00ffff"), "v3/s.json")
      try expectEqual(corner(preview, listener.film(isGood: true)), [0, 255, 255, 255])
    }
  }

  // The shown folder may be swapped; a link inside of it still leads nowhere else.
  @Test func swappedLinkOfAFolderListsWhatIsThere() async throws {
    let files = [
      "v1/s.json": TestScenes.square(), "v2/s.json": TestScenes.square(color: "#00ff00"),
      "v2/t.json": TestScenes.square(),
    ]
    try await TestPreview.with(files, links: ["current": "v1", "v2/out.json": "../v1/s.json"], path: "current") {
      preview in
      let first = try preview.variant()
      let listener = try preview.client.listen()
      link("\(preview.folder)/current", to: "v2")
      let swapped = try listener.film(after: first)
      try expectEqual(corner(preview, swapped), [0, 255, 0, 255])
      let films = try preview.client.json("api/films")["films"]?.items ?? []
      expectEqual(films.map { $0["name"]?.text }, ["out", "s", "t"])
      let out = try #require(films.first { $0["name"]?.text == "out" }?["id"]?.text)
      let error = try preview.client.json("api/films/\(out)")["errors"]?.items?.first?["message"]?.text
      expectEqual(error, "lies outside the preview's folder")
    }
  }

  // Links lead to the folder itself and around it; a device is no scene.
  @Test func linksThatLeadRoundListEachFilmOnce() async throws {
    let links = ["l1": ".", "l2": ".", "in/up": "..", "in/here": ".", "zero.json": "/dev/zero"]
    try await TestPreview.with(["in/s.json": TestScenes.square()], links: links, path: "") { preview in
      let films = try preview.client.json("api/films")["films"]?.items ?? []
      expectEqual(films.map { $0["name"]?.text }, ["in/s"])
      let listener = try preview.client.listen()
      expectEqual(mkfifo("\(preview.folder)/pipe.json", 0o600), 0)
      try preview.write(TestScenes.square(), "t.json")
      _ = try listener.next("films")
      let more = try preview.client.json("api/films")["films"]?.items ?? []
      expectEqual(more.map { $0["name"]?.text }, ["in/s", "t"])
    }
  }

  @Test func assetsAndFontsBehindLinksShow() async throws {
    let folder = URL(fileURLWithPath: #filePath).pathComponents.dropLast(3).joined(separator: "/") + "/Fonts"
    let fonts = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".ttf") }.sorted()
    let (one, other) = (try #require(fonts.first), try #require(fonts.last))
    #expect(one != other)
    // What links lead to lies in hidden folders, which are not entered without them.
    let links = ["pictures": ".store/1", "f.ttf": ".fonts/f.ttf"]
    let files = [
      "s.json": pictured(#""fonts": ["f.ttf"],"#), ".store/1/x": "", ".store/2/x": "", ".fonts/x": "",
    ]
    try await TestPreview.with(files, links: links) { preview in
      let store = "\(preview.folder)/.store"
      try write(red: 40, to: "\(store)/1/p.png")
      try write(red: 90, to: "\(store)/2/p.png")
      try FileManager.default.copyItem(atPath: "\(folder)/\(one)", toPath: "\(preview.folder)/.fonts/f.ttf")
      let listener = try preview.client.listen()
      var last = try preview.film()
      if last["errors"]?.items?.isEmpty == false { last = try listener.film(isGood: true) }
      func next(_ change: () throws -> Void) throws -> [UInt8] {
        try change()
        last = try listener.next("film") { $0["ok"]?.flag == true && $0["variant"] != last["variant"] }
        return try corner(preview, last)
      }
      try expectEqual(corner(preview, last), [40, 0, 0, 255])
      try expectEqual(next { link("\(preview.folder)/pictures", to: ".store/2") }, [90, 0, 0, 255])
      try expectEqual(next { try write(red: 140, to: "\(store)/2/p.png") }, [140, 0, 0, 255])
      // Another font at the end of the link is another film.
      let refonted = try next {
        let new = "\(preview.folder)/.fonts/new"
        try FileManager.default.copyItem(atPath: "\(folder)/\(other)", toPath: new)
        expectEqual(rename(new, "\(preview.folder)/.fonts/f.ttf"), 0)
      }
      expectEqual(refonted, [140, 0, 0, 255])
    }
  }

  @Test func folderListsItsScenesAndNewOnes() async throws {
    let scene = TestScenes.square()
    try await TestPreview.with(["a.json": scene, "more/b.json": scene], path: "") { preview in
      let films = try preview.client.json("api/films")["films"]?.items ?? []
      expectEqual(films.map { $0["name"]?.text }, ["a", "more/b"])
      let listener = try preview.client.listen()
      try preview.write(scene, "more/aa.json")
      let listing = try listener.next("films")["films"]?.items ?? []
      expectEqual(listing.map { $0["name"]?.text }, ["a", "more/aa", "more/b"])
      // A number never means another film.
      expectEqual(listing.map { $0["id"]?.text }, ["0", "2", "1"])
      // What is said of one is not said of the others.
      _ = try preview.film(0)
      _ = try preview.film(1)
      try preview.write(TestScenes.square(color: "#123456"), "more/b.json")
      try expectEqual(listener.next("film")["id"]?.text, "1")
    }
  }

  @Test func linksThatLeadOutOfTheFolderAreNotRead() async throws {
    try await TestPreview.with(path: "") { preview in
      let outside = "\(preview.folder)/../outside.json"
      try Data(TestScenes.square().utf8).write(to: URL(fileURLWithPath: outside))
      let listener = try preview.client.listen()
      try FileManager.default.createSymbolicLink(atPath: "\(preview.folder)/l.json", withDestinationPath: outside)
      let listing = try listener.next("films")["films"]?.items ?? []
      let id = try #require(listing.first { $0["name"]?.text == "l" }?["id"]?.text)
      let film = try preview.client.json("api/films/\(id)")
      expectEqual(film["errors"]?.items?.first?["message"]?.text, "lies outside the preview's folder")
      expectEqual(film["variant"], .null)
    }
  }

  @Test func twoPagesAndOneThatGoesAwayHearTheSame() async throws {
    try await TestPreview.with { preview in
      let first = try preview.variant()
      let one = try preview.client.listen()
      do { _ = try preview.client.listen() }
      let other = try preview.client.listen()
      // Asked for and never read.
      for _ in 0..<20 {
        let socket = try preview.client.connect()
        let request = preview.client.request("api/films/0/\(first)/frames/3.png?exploded=1")
        preview.client.send(Array(request.utf8), to: socket)
        close(socket)
      }
      // Gone in the middle of a picture, with an error instead of an end.
      let socket = try preview.client.connect()
      let request = preview.client.request("api/films/0/\(first)/frames/4.png?exploded=1")
      preview.client.send(Array(String(repeating: request, count: 30).utf8), to: socket)
      var byte: UInt8 = 0
      // However busy the machine is.
      var patience = timeval(tv_sec: 300, tv_usec: 0)
      setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
      var received = recv(socket, &byte, 1, 0)
      // A process that is stopped and goes on again is told so.
      while received < 0, errno == EINTR { received = recv(socket, &byte, 1, 0) }
      expectEqual(received, 1)
      var atOnce = linger(l_onoff: 1, l_linger: 0)
      setsockopt(socket, SOL_SOCKET, SO_LINGER, &atOnce, socklen_t(MemoryLayout<linger>.size))
      close(socket)
      try preview.write(TestScenes.square(color: "#0000ff"))
      try expectEqual(one.film(after: first), other.film(after: first))
    }
  }

  @Test func manyEditsKeepFewFilms() async throws {
    try await TestPreview.with(keptBytes: 2_000) { preview in
      var variants: [String] = []
      for number in 0..<40 {
        let variant = try #require(try preview.tried("b/s", "delay(\(number))").json["variant"]?.text)
        try expectEqual(preview.client.ask("api/films/0/\(variant)/frames/1.png").status, 200)
        variants.append(variant)
      }
      let alive = try variants.filter { try preview.client.ask("api/films/0/\($0)/views").status == 200 }
      expectEqual(Set(variants).count, 40)
      #expect(alive.count < PreviewFilm.keptVariants)
      expectEqual(alive.last, variants.last)
      // The saved one stays, whatever is tried.
      try expectEqual(preview.client.ask("api/films/0/\(try preview.variant())/views").status, 200)
    }
  }
}

/// r, g, b, a.
func pixel(_ picture: Pixmap, _ x: Int, _ y: Int) -> [UInt8] {
  let start = (y * picture.width + x) * 4
  return Array(picture.bytes[start..<start + 4])
}
