import Foundation
import HeroTesting

@testable import HeroFiles

@Suite struct FolderWalkTests {
  private func make(_ names: [String], in folder: String) throws {
    for name in names {
      let file = URL(fileURLWithPath: "\(folder)/\(name)")
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
    }
  }

  private func link(_ name: String, to end: String, in folder: String) throws {
    try FileManager.default.createSymbolicLink(atPath: "\(folder)/\(name)", withDestinationPath: end)
  }

  /// All files, with all folders entered; the number of entries that were looked at.
  private func walk(_ folder: String, followsLinks: Bool = true) throws -> (paths: [String], count: Int) {
    var count = 0
    let paths = try FolderWalk.paths(in: folder, followsLinks: followsLinks) { _, isFolder in
      count += 1
      return isFolder ? .enter : .take
    }
    return (paths, count)
  }

  @Test func filesAreSortedPartByPart() throws {
    try withTemporaryFolder { folder in
      try make(["b/c.json", "b.json", "a/z", "a.b/y", "B"], in: folder)
      // "a" comes before "a.b" as a whole part, whatever "/" and "." are among characters.
      try expectEqual(walk(folder).paths, ["B", "a/z", "a.b/y", "b/c.json", "b.json"])
      try expectEqual(walk("\(folder)/nothing").paths, [])
    }
  }

  // Two links to the folder itself in each of two: every way through them is another name of the same files.
  @Test func eachRealFolderCountsOnce() throws {
    try withTemporaryFolder { folder in
      try make(["inner/a.json"], in: folder)
      for place in ["", "inner/"] {
        for name in ["l1", "l2"] { try link(place + name, to: ".", in: folder) }
        try link("\(place)up", to: "..", in: folder)
      }
      let (paths, count) = try walk(folder)
      expectEqual(paths, ["inner/a.json"])
      // Four entries of the folder, four of the one in it.
      expectEqual(count, 8)
    }
  }

  // Every folder holds links to all others.
  @Test func linksAmongManyFoldersAreNoWork() throws {
    try withTemporaryFolder { folder in
      let names = (0..<12).map { "f\($0)" }
      for name in names {
        try make(["\(name)/a.json"], in: folder)
        for other in names where other != name { try link("\(name)/\(other)", to: "../\(other)", in: folder) }
      }
      let (paths, count) = try walk(folder)
      expectEqual(paths, names.sorted().map { "\($0)/a.json" })
      expectEqual(count, 12 + 12 * 12)
    }
  }

  // A link leads out of the folder, and from there up, where the folder itself lies.
  @Test func linksOutOfTheFolderAreFollowedButNotAroundIt() throws {
    try withTemporaryFolder { folder in
      try make(["scenes/a.json", "shared/deep/b.json", "other.json"], in: folder)
      try link("scenes/more", to: "../shared", in: folder)
      try link("shared/up", to: "..", in: folder)
      try link("shared/deep/up", to: "../..", in: folder)
      try expectEqual(walk("\(folder)/scenes").paths, ["a.json", "more/deep/b.json"])
      try expectEqual(walk("\(folder)/scenes", followsLinks: false).paths, ["a.json"])
    }
  }

  // A link sorts before the folder that it leads to.
  @Test func noLinkGivesAFolderAnotherName() throws {
    try withTemporaryFolder { folder in
      try make(["z/a.json"], in: folder)
      try link("a", to: "z", in: folder)
      try expectEqual(walk(folder).paths, ["z/a.json"])
    }
  }

  @Test func pipesSocketsAndDevicesAreNoFiles() throws {
    try withTemporaryFolder { folder in
      try make(["a.json", "d.json/b.json"], in: folder)
      expectEqual(mkfifo("\(folder)/pipe.json", 0o600), 0)
      try link("zero.json", to: "/dev/zero", in: folder)
      try link("a-pipe.json", to: "pipe.json", in: folder)
      try link("gone.json", to: "nowhere", in: folder)
      try link("round.json", to: "round.json", in: folder)
      try link("same.json", to: "a.json", in: folder)
      // What leads nowhere is there to be reported.
      try expectEqual(walk(folder).paths, ["a.json", "d.json/b.json", "gone.json", "round.json", "same.json"])
    }
  }

  @Test(.enabled(if: getuid() != 0, "root may read every folder")) func foldersThatCannotBeListedAreErrors() throws {
    try withTemporaryFolder { folder in
      try make(["a.json", "secret/b.json"], in: folder)
      chmod("\(folder)/secret", 0)
      defer { chmod("\(folder)/secret", 0o700) }
      #expect(throws: FileError(.list, "\(folder)/secret", code: EACCES)) { try walk(folder) }
    }
  }
}
