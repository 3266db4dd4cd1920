import Foundation
import HeroTesting

@testable import HeroFiles

@Suite struct FileSystemTests {
  @Test func errorsSayWhatWasTriedWhereAndWhy() throws {
    try withTemporaryFolder { folder in
      try Data("x".utf8).write(to: URL(fileURLWithPath: "\(folder)/file"))
      func message(_ work: () throws -> Void) -> String? {
        let error = #expect(throws: FileError.self, performing: work)
        return error?.description
      }
      expectEqual(
        message { try FileSystem.makeFolder("\(folder)/file/a") },
        "cannot make the folder \(folder)/file/a: \(folder)/file is a file")
      expectEqual(
        message { _ = try FileSystem.names(in: "\(folder)/none") },
        "cannot list \(folder)/none: No such file or directory")
      expectEqual(
        message { try FileSystem.rename("\(folder)/none", to: "\(folder)/other") },
        "cannot rename \(folder)/none: No such file or directory")
    }
  }

  // `.` and `..` are in every folder.
  @Test func namesAreSortedWithoutTheFolderItself() throws {
    try withTemporaryFolder { folder in
      for name in ["b", ".hidden", "a", "ä"] { try FileSystem.writeWhole([1], to: "\(folder)/\(name)") }
      try expectEqual(FileSystem.names(in: folder), [".hidden", "a", "b", "ä"])
    }
  }

  @Test func removingTakesAFolderWithAllThatItHolds() throws {
    try withTemporaryFolder { folder in
      try FileSystem.makeFolder("\(folder)/a/b/c")
      try FileSystem.writeWhole([1], to: "\(folder)/a/b/file")
      try FileSystem.writeWhole([2], to: "\(folder)/kept")
      // A link goes, not what it leads to.
      try FileManager.default.createSymbolicLink(atPath: "\(folder)/a/link", withDestinationPath: "\(folder)/kept")
      try FileSystem.removeAll("\(folder)/a")
      try FileSystem.removeAll("\(folder)/never-there")
      try expectEqual(contents(folder), ["kept": [2]])
    }
  }

  @Test func aFolderThatIsGoneIsNamed() throws {
    try withTemporaryFolder { folder in
      let error = #expect(throws: FileError.self) { try FileSystem.writeWhole([1], to: "\(folder)/gone/file") }
      expectEqual(error?.lostFolder, "\(folder)/gone")
      let other = #expect(throws: FileError.self) { try FileSystem.rename("\(folder)/none", to: "\(folder)/x") }
      expectEqual(other?.lostFolder, nil)
    }
  }

  @Test func readingKeepsToItsLimits() throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/file"
      try FileSystem.writeWhole([1, 2, 3], to: file)
      try expectEqual(FileBytes.read(file, maximum: 3), [1, 2, 3])
      #expect(throws: FileError(.read, file, .tooLarge(2))) { () throws in _ = try FileBytes.read(file, maximum: 2) }
      #expect(throws: FileError(.read, file, .unwanted)) { () throws in
        _ = try FileBytes.read(file) { start in start != [1, 2, 3] }
      }
      #expect(throws: FileError(.read, folder, .folder)) { () throws in _ = try FileBytes.read(folder) }
      #expect(throws: FileError(.read, "a\0b", .nulInName)) { () throws in _ = try FileBytes.read("a\0b") }
    }
  }

  // Reading a pipe that nobody writes to would never end, and a device has no end.
  @Test func onlyRegularFilesHaveBytes() throws {
    try withTemporaryFolder { folder in
      let pipe = "\(folder)/pipe"
      expectEqual(mkfifo(pipe, 0o600), 0)
      for path in [pipe, "/dev/zero", "/dev/null", folder] { expectEqual(FileSystem.bytes(of: path), nil, "\(path)") }
      expectEqual(FileBytes.start(of: pipe, count: 4), nil)
      try Data([1, 2, 3]).write(to: URL(fileURLWithPath: "\(folder)/file"))
      expectEqual(FileSystem.bytes(of: "\(folder)/file"), [1, 2, 3])
      expectEqual(FileBytes.start(of: "\(folder)/file", count: 2), [1, 2])
      // A scene may be a pipe or a terminal; a device that does not end is one all the same.
      #expect(throws: FileError(.read, "/dev/zero", .tooLarge(1 << 24))) { () throws in
        _ = try FileBytes.read("/dev/zero", allowsPipe: true)
      }
    }
  }

  @Test func aFileIsWrittenWhereItsLinksLead() throws {
    try withTemporaryFolder { folder in
      func link(_ name: String, _ end: String) throws {
        try FileManager.default.createSymbolicLink(atPath: "\(folder)/\(name)", withDestinationPath: end)
      }
      try FileManager.default.createDirectory(atPath: "\(folder)/in", withIntermediateDirectories: true)
      try Data([1]).write(to: URL(fileURLWithPath: "\(folder)/in/file"))
      for (name, end) in [
        ("one", "in/file"), ("two", "one"), ("gone", "in/new"), ("round", "round"), ("null", "/dev/null"),
      ] { try link(name, end) }
      try FileSystem.write([2], toFileNamed: "\(folder)/two")
      try FileSystem.write([3], toFileNamed: "\(folder)/gone")
      try expectEqual(contents("\(folder)/in"), ["file": [2], "new": [3]])
      expectEqual((FileSystem.link(at: "\(folder)/two"), FileSystem.link(at: "\(folder)/gone")), ("one", "in/new"))
      for (name, cause) in [("round", FileError.Cause.system(ELOOP)), ("null", .irregular)] {
        #expect(throws: FileError(.write, "\(folder)/\(name)", cause)) { () throws in
          try FileSystem.write([4], toFileNamed: "\(folder)/\(name)")
        }
      }
    }
  }

  @Test func anEmptyFolderIsWhereOneIs() {
    expectEqual((FilePath.join("", "a"), FilePath.join("a", ""), FilePath.join("/", "a")), ("a", "a", "/a"))
  }

  @Test func foldersChangePlaces() throws {
    try withTemporaryFolder { folder in
      let (new, place) = ("\(folder)/new", "\(folder)/place")
      for path in [new, place] {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      }
      try Data([1]).write(to: URL(fileURLWithPath: "\(new)/a"))
      // In place of an empty one.
      #expect(try FileSystem.exchange(new, place))
      #expect(try contents(folder).isEmpty && contents(place) == ["a": [1]])
      try FileManager.default.createDirectory(atPath: new, withIntermediateDirectories: true)
      guard try FileSystem.exchange(new, place) else { return }
      #expect(try contents(place).isEmpty && contents(new) == ["a": [1]])
    }
  }

  // Whoever ends the program takes away what is half written, and nothing else.
  @Test func unfinishedFilesAreKnown() async throws {
    await #expect(processExitsWith: .exitCode(7)) {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("herorender-\(UUID().uuidString)").path
      try FileSystem.makeFolder(folder)
      let file = UnfinishedFile(for: "\(folder)/film.gif")
      try file.create()
      try FileSystem.writeWhole([1], to: "\(folder)/whole")
      let names = { (try? FileSystem.names(in: folder).count) ?? 0 }
      guard names() == 2 else { exit(1) }
      UnfinishedPaths.removeAll {
        let left = names()
        try? FileSystem.removeAll(folder)
        exit(left == 1 ? 7 : 2)
      }
    }
  }
}
