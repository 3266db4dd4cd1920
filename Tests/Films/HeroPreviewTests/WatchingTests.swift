import Foundation
import HeroTesting

@testable import HeroPreview

/// Real folders and links, and both ways of watching them.
@Suite(.timeLimit(.minutes(30)))
struct WatchingTests {
  enum Way: String, CaseIterable {
    case system, polling
  }

  /// What a watcher has told, to be waited for.
  private final class Heard: @unchecked Sendable {
    private let condition = NSCondition()
    private var change = FolderChange()

    func add(_ other: FolderChange) {
      condition.withLock {
        change.formUnion(other)
        condition.broadcast()
      }
    }

    func forget() { condition.withLock { change = FolderChange() } }

    /// Waits for a minute at most, which only a watcher that tells nothing needs.
    func waits(for isMeant: (FolderChange) -> Bool) -> Bool {
      let end = Date(timeIntervalSinceNow: 60)
      return condition.withLock {
        while !isMeant(change) { if !condition.wait(until: end) { return isMeant(change) } }
        return true
      }
    }
  }

  /// A folder of folders, files and links.
  private struct Place {
    let root: String

    static func with(_ body: (Place) throws -> Void) throws {
      try withTemporaryFolder { folder in
        try body(Place(root: try #require(realpath(folder, nil).map { String(cString: $0) })))
      }
    }

    func write(_ text: String, _ path: String) throws {
      let file = URL(fileURLWithPath: "\(root)/\(path)")
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }

    /// Makes a link, or swaps it at once, as `ln -sfn` does.
    func link(_ path: String, to target: String) throws {
      expectEqual(symlink(target, "\(root)/.link"), 0)
      expectEqual(rename("\(root)/.link", "\(root)/\(path)"), 0)
    }

    func move(_ path: String, to other: String) { expectEqual(rename("\(root)/\(path)", "\(root)/\(other)"), 0) }
  }

  /// Watches folders and files of a place in which files, which say where they are, and links have been made before.
  private func watch(
    _ way: Way, _ folders: [String], _ watched: [String], _ files: [String], _ links: [(String, String)] = [],
    _ body: (Heard, Place) throws -> Void
  ) throws {
    try Place.with { place in
      for file in files { try place.write(file, file) }
      for (link, target) in links { try place.link(link, to: target) }
      let heard = Heard()
      let paths = WatchedPaths(
        folders: folders.map { "\(place.root)/\($0)" }, files: watched.map { "\(place.root)/\($0)" })
      let tell: @Sendable (FolderChange) -> Void = { heard.add($0) }
      let watcher: any FolderWatcher =
        way == .system ? SystemWatcher.watch({ paths }, tell: tell) : PollingWatcher({ paths }, tell: tell)
      defer { watcher.stop() }
      try body(heard, place)
    }
  }

  /// What is saved is told.
  private func expectSave(_ heard: Heard, _ place: Place, _ file: String) throws {
    try place.write("saved later", file)
    #if canImport(Darwin)
      // macOS does not tell which file it is.
      #expect(heard.waits { $0.isEverything || $0.files.contains("\(place.root)/\(file)") })
    #else
      #expect(heard.waits { $0.files.contains("\(place.root)/\(file)") })
    #endif
    heard.forget()
  }

  /// Anything may have changed: that is told.
  private func expectEverything(_ heard: Heard) {
    #expect(heard.waits { $0.isEverything })
    heard.forget()
  }

  /// A swap is told, and afterwards what is saved at the new target.
  private func expectSwap(_ heard: Heard, _ place: Place, saving file: String, _ swap: () throws -> Void) throws {
    try swap()
    expectEverything(heard)
    try expectSave(heard, place, file)
  }

  @Test(arguments: Way.allCases) func linkOnTheWayToAFolderIsSwapped(way: Way) throws {
    let files = ["one", "two", "three"].map { "\($0)/inside/s.json" }
    try watch(way, ["current/inside"], ["current/inside/s.json"], files, [("current", "one")]) { heard, place in
      try expectSwap(heard, place, saving: "two/inside/s.json") { try place.link("current", to: "two") }
      // By a full path, and into what did not exist at the start.
      try place.write("four", "four/inside/s.json")
      try expectSwap(heard, place, saving: "four/inside/s.json") { try place.link("current", to: "\(place.root)/four") }
    }
  }

  @Test(arguments: Way.allCases) func linkOfTheFileIsSwapped(way: Way) throws {
    let files = ["one/s.json", "two/s.json", "here/other"]
    try watch(way, ["here"], ["here/s.json"], files, [("here/s.json", "../one/s.json")]) { heard, place in
      try expectSave(heard, place, "one/s.json")
      try expectSwap(heard, place, saving: "two/s.json") { try place.link("here/s.json", to: "../two/s.json") }
      // A file in the place of the link, and a link again.
      try place.write("plain", "new")
      try expectSwap(heard, place, saving: "here/s.json") { place.move("new", to: "here/s.json") }
      try expectSwap(heard, place, saving: "one/s.json") { try place.link("here/s.json", to: "../one/s.json") }
    }
  }

  @Test(arguments: Way.allCases) func everyLinkOfAChainCounts(way: Way) throws {
    // first → links/second → third → one
    let links = [("third", "one"), ("links/second", "../third"), ("first", "links/second")]
    let files = ["one/s.json", "two/s.json", "three/s.json", "links/x"]
    try watch(way, ["first"], ["first/s.json"], files, links) { heard, place in
      try expectSwap(heard, place, saving: "two/s.json") { try place.link("third", to: "two") }
      try expectSwap(heard, place, saving: "three/s.json") { try place.link("links/second", to: "../three") }
      try expectSwap(heard, place, saving: "one/s.json") { try place.link("first", to: "one") }
    }
  }

  @Test(arguments: Way.allCases) func linkDanglesAndComesBack(way: Way) throws {
    try watch(way, ["current"], ["current/s.json"], ["one/deep/s.json"], [("current", "one/deep")]) { heard, place in
      place.move("one", to: "away")
      expectEverything(heard)
      try expectSwap(heard, place, saving: "one/deep/s.json") { place.move("away", to: "one") }
      // The link itself is gone for a while.
      expectEqual(unlink("\(place.root)/current"), 0)
      expectEverything(heard)
      try place.write("two", "two/s.json")
      try expectSwap(heard, place, saving: "two/s.json") { try place.link("current", to: "two") }
      // In a circle it leads nowhere, and out of it again.
      try place.link("current", to: "current")
      expectEverything(heard)
      try expectSwap(heard, place, saving: "two/s.json") { try place.link("current", to: "two") }
    }
  }

  @Test(arguments: Way.allCases) func foldersOnTheWayAreSwappedByName(way: Way) throws {
    let files = ["current/deep/s.json", "next/deep/s.json"]
    try watch(way, ["current/deep"], ["current/deep/s.json"], files) { heard, place in
      place.move("current", to: "old")
      expectEverything(heard)
      try expectSwap(heard, place, saving: "current/deep/s.json") { place.move("next", to: "current") }
    }
  }

  @Test(arguments: Way.allCases) func linksInsideOfAFolderCount(way: Way) throws {
    let files = ["home/.store/1/p.png", "home/.store/2/p.png"]
    let links = [("home/pictures", ".store/1"), ("home/p.png", ".store/1/p.png")]
    try watch(way, ["home"], [], files, links) { heard, place in
      // A hidden folder that a link leads into.
      try expectSave(heard, place, "home/.store/1/p.png")
      try expectSwap(heard, place, saving: "home/.store/2/q.png") { try place.link("home/pictures", to: ".store/2") }
      try expectSwap(heard, place, saving: "home/.store/1/p.png") {
        try place.link("home/pictures", to: "nowhere")
        try place.link("home/p.png", to: ".store/1/p.png")
      }
    }
  }

  @Test func newPathsAreWatchedAtOnce() throws {
    try Place.with { place in
      try place.write("", "here/s.json")
      try place.write("", "there/font.ttf")
      let files = Box<[String]>([])
      let heard = Heard()
      let root = place.root
      let watcher = SystemWatcher.watch({ WatchedPaths(folders: ["\(root)/here"], files: files.value) }) {
        heard.add($0)
      }
      defer { watcher.stop() }
      files.value = ["\(root)/there/font.ttf"]
      watcher.lookAgain()
      // It may have changed before it was watched.
      expectEverything(heard)
      try expectSave(heard, place, "there/font.ttf")
    }
  }

  @Test func nobodysBusinessIsNotTold() throws {
    try Place.with { place in
      try place.write("", "here/inside/s.json")
      try place.write("", "here/inside/.hidden/x")
      try place.write("", "there/font.ttf")
      let places = WatchedPlaces(
        WatchedPaths(folders: ["\(place.root)/here/inside"], files: ["\(place.root)/there/font.ttf"]))
      let (root, inside) = (place.root, "\(place.root)/here/inside")
      expectEqual(places.trees, [inside])
      expectEqual(places.files, ["\(root)/there/font.ttf"])
      #expect(Set(places.folders).isSuperset(of: [root, "\(root)/here", inside, "\(root)/there"]))
      #expect(!places.folders.contains("\(inside)/.hidden"))
      // Beside the ways.
      for (name, folder, isFolder) in [("x", root, false), ("x", root, true), ("other.ttf", "\(root)/there", false)] {
        expectEqual(places.change(of: name, in: folder, isFolder: isFolder), nil)
      }
      // On them, and inside.
      expectEqual(places.change(of: "here", in: root, isFolder: true)?.isEverything, true)
      expectEqual(places.change(of: "new", in: inside, isFolder: true)?.isEverything, true)
      for (name, folder) in [("s.json", inside), ("font.ttf", "\(root)/there")] {
        expectEqual(places.change(of: name, in: folder, isFolder: false), FolderChange(files: ["\(folder)/\(name)"]))
      }
    }
  }

  @Test func foldersAndLinksAreCounted() throws {
    try Place.with { place in
      for index in 0..<(WatchedPlaces.maximumFolders + 40) { try place.write("", "many/\(index)/x") }
      try place.write("", "one/x")
      // Links into what is watched, back up, and to everything: each folder once, and none above the limit.
      try place.link("many/up", to: "..")
      try place.link("many/all", to: "/")
      let places = WatchedPlaces(WatchedPaths(folders: ["\(place.root)/one", "\(place.root)/many"]))
      expectEqual(places.folders.count, WatchedPlaces.maximumFolders)
      expectEqual(Set(places.folders).count, places.folders.count)
      // What is named comes first.
      #expect(places.trees.isSuperset(of: ["\(place.root)/one", "\(place.root)/many"]))
      #expect(!places.trees.contains("/"))
    }
  }
}

private final class Box<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var content: Value

  init(_ value: Value) { content = value }

  var value: Value {
    get { lock.withLock { content } }
    set { lock.withLock { content = newValue } }
  }
}
