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
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("watching-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      try body(Place(root: try #require(realpath(folder.path, nil).map { String(cString: $0) })))
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

  private func watch(
    _ way: Way, _ place: Place, folders: [String] = [], files: [String] = [],
    _ body: (Heard, any FolderWatcher) throws -> Void
  ) throws {
    let heard = Heard()
    let paths = WatchedPaths(folders: folders.map { "\(place.root)/\($0)" }, files: files.map { "\(place.root)/\($0)" })
    let tell: @Sendable (FolderChange) -> Void = { heard.add($0) }
    let watcher: any FolderWatcher =
      way == .system ? SystemWatcher.watch({ paths }, tell: tell) : PollingWatcher({ paths }, tell: tell)
    defer { watcher.stop() }
    try body(heard, watcher)
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

  /// A swap is told, and afterwards what is saved at the new target.
  private func expectSwap(
    _ heard: Heard, _ place: Place, saving file: String, _ swap: () throws -> Void
  ) throws {
    try swap()
    #expect(heard.waits { $0.isEverything })
    heard.forget()
    try expectSave(heard, place, file)
  }

  @Test(arguments: Way.allCases) func linkOnTheWayToAFolderIsSwapped(way: Way) throws {
    try Place.with { place in
      for name in ["one", "two", "three"] { try place.write(name, "\(name)/inside/s.json") }
      try place.link("current", to: "one")
      try watch(way, place, folders: ["current/inside"], files: ["current/inside/s.json"]) { heard, _ in
        try expectSwap(heard, place, saving: "two/inside/s.json") { try place.link("current", to: "two") }
        // By a full path, and into what did not exist at the start.
        try place.write("four", "four/inside/s.json")
        try expectSwap(heard, place, saving: "four/inside/s.json") {
          try place.link("current", to: "\(place.root)/four")
        }
      }
    }
  }

  @Test(arguments: Way.allCases) func linkOfTheFileIsSwapped(way: Way) throws {
    try Place.with { place in
      for name in ["one", "two"] { try place.write(name, "\(name)/s.json") }
      try place.write("", "here/other")
      try place.link("here/s.json", to: "../one/s.json")
      try watch(way, place, folders: ["here"], files: ["here/s.json"]) { heard, _ in
        try expectSave(heard, place, "one/s.json")
        try expectSwap(heard, place, saving: "two/s.json") { try place.link("here/s.json", to: "../two/s.json") }
        // A file in the place of the link, and a link again.
        try place.write("plain", "new")
        try expectSwap(heard, place, saving: "here/s.json") { place.move("new", to: "here/s.json") }
        try expectSwap(heard, place, saving: "one/s.json") { try place.link("here/s.json", to: "../one/s.json") }
      }
    }
  }

  @Test(arguments: Way.allCases) func everyLinkOfAChainCounts(way: Way) throws {
    try Place.with { place in
      for name in ["one", "two", "three"] { try place.write(name, "\(name)/s.json") }
      try place.write("", "links/x")
      // first → links/second → third → one
      try place.link("third", to: "one")
      try place.link("links/second", to: "../third")
      try place.link("first", to: "links/second")
      try watch(way, place, folders: ["first"], files: ["first/s.json"]) { heard, _ in
        try expectSwap(heard, place, saving: "two/s.json") { try place.link("third", to: "two") }
        try expectSwap(heard, place, saving: "three/s.json") { try place.link("links/second", to: "../three") }
        try expectSwap(heard, place, saving: "one/s.json") { try place.link("first", to: "one") }
      }
    }
  }

  @Test(arguments: Way.allCases) func linkDanglesAndComesBack(way: Way) throws {
    try Place.with { place in
      try place.write("one", "one/deep/s.json")
      try place.link("current", to: "one/deep")
      try watch(way, place, folders: ["current"], files: ["current/s.json"]) { heard, _ in
        place.move("one", to: "away")
        #expect(heard.waits { $0.isEverything })
        heard.forget()
        try expectSwap(heard, place, saving: "one/deep/s.json") { place.move("away", to: "one") }
        // The link itself is gone for a while.
        expectEqual(unlink("\(place.root)/current"), 0)
        #expect(heard.waits { $0.isEverything })
        heard.forget()
        try place.write("two", "two/s.json")
        try expectSwap(heard, place, saving: "two/s.json") { try place.link("current", to: "two") }
        // In a circle it leads nowhere, and out of it again.
        try place.link("current", to: "current")
        #expect(heard.waits { $0.isEverything })
        heard.forget()
        try expectSwap(heard, place, saving: "two/s.json") { try place.link("current", to: "two") }
      }
    }
  }

  @Test(arguments: Way.allCases) func foldersOnTheWayAreSwappedByName(way: Way) throws {
    try Place.with { place in
      try place.write("one", "current/deep/s.json")
      try place.write("two", "next/deep/s.json")
      try watch(way, place, folders: ["current/deep"], files: ["current/deep/s.json"]) { heard, _ in
        place.move("current", to: "old")
        #expect(heard.waits { $0.isEverything })
        heard.forget()
        try expectSwap(heard, place, saving: "current/deep/s.json") { place.move("next", to: "current") }
      }
    }
  }

  @Test(arguments: Way.allCases) func linksInsideOfAFolderCount(way: Way) throws {
    try Place.with { place in
      for name in ["1", "2"] { try place.write(name, "home/.store/\(name)/p.png") }
      try place.link("home/pictures", to: ".store/1")
      try place.link("home/p.png", to: ".store/1/p.png")
      try watch(way, place, folders: ["home"]) { heard, _ in
        // A hidden folder that a link leads into.
        try expectSave(heard, place, "home/.store/1/p.png")
        try expectSwap(heard, place, saving: "home/.store/2/q.png") { try place.link("home/pictures", to: ".store/2") }
        try expectSwap(heard, place, saving: "home/.store/1/p.png") {
          try place.link("home/pictures", to: "nowhere")
          try place.link("home/p.png", to: ".store/1/p.png")
        }
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
      #expect(heard.waits { $0.isEverything })
      heard.forget()
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
      expectEqual(places.change(of: "x", in: root, isFolder: false), nil)
      expectEqual(places.change(of: "x", in: root, isFolder: true), nil)
      expectEqual(places.change(of: "other.ttf", in: "\(root)/there", isFolder: false), nil)
      // On them, and inside.
      expectEqual(places.change(of: "here", in: root, isFolder: true)?.isEverything, true)
      expectEqual(places.change(of: "new", in: inside, isFolder: true)?.isEverything, true)
      expectEqual(
        places.change(of: "s.json", in: inside, isFolder: false), FolderChange(files: ["\(inside)/s.json"]))
      expectEqual(
        places.change(of: "font.ttf", in: "\(root)/there", isFolder: false),
        FolderChange(files: ["\(root)/there/font.ttf"]))
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
