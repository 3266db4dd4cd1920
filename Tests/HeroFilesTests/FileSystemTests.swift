import Foundation
import Testing

@testable import HeroFiles

@Suite struct FileSystemTests {
  @Test func errorsSayWhatWasTriedWhereAndWhy() throws {
    try withTemporaryFolder { folder in
      try Data("x".utf8).write(to: URL(fileURLWithPath: "\(folder)/file"))
      func message(_ work: () throws -> Void) -> String? {
        let error = #expect(throws: FileError.self, performing: work)
        return error?.description
      }
      #expect(
        message { try FileSystem.makeFolder("\(folder)/file/a") }
          == "cannot make the folder \(folder)/file/a: \(folder)/file is a file")
      #expect(
        message { _ = try FileSystem.names(in: "\(folder)/none") }
          == "cannot list \(folder)/none: No such file or directory")
      #expect(
        message { try FileSystem.rename("\(folder)/none", to: "\(folder)/other") }
          == "cannot rename \(folder)/none: No such file or directory")
    }
  }

  // `.` and `..` are in every folder.
  @Test func namesAreSortedWithoutTheFolderItself() throws {
    try withTemporaryFolder { folder in
      for name in ["b", ".hidden", "a", "ä"] { try FileSystem.writeWhole([1], to: "\(folder)/\(name)") }
      #expect(try FileSystem.names(in: folder) == [".hidden", "a", "b", "ä"])
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
      #expect(try contents(folder) == ["kept": [2]])
    }
  }

  @Test func aFolderThatIsGoneIsNamed() throws {
    try withTemporaryFolder { folder in
      let error = #expect(throws: FileError.self) { try FileSystem.writeWhole([1], to: "\(folder)/gone/file") }
      #expect(error?.lostFolder == "\(folder)/gone")
      let other = #expect(throws: FileError.self) { try FileSystem.rename("\(folder)/none", to: "\(folder)/x") }
      #expect(other?.lostFolder == nil)
    }
  }

  @Test func readingKeepsToItsLimits() throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/file"
      try FileSystem.writeWhole([1, 2, 3], to: file)
      #expect(try FileBytes.read(file, maximum: 3) == [1, 2, 3])
      #expect(throws: FileError(.read, file, .tooLarge(2))) { () throws in _ = try FileBytes.read(file, maximum: 2) }
      #expect(throws: FileError(.read, file, .unwanted)) { () throws in
        _ = try FileBytes.read(file) { start in start != [1, 2, 3] }
      }
      #expect(throws: FileError(.read, folder, .folder)) { () throws in _ = try FileBytes.read(folder) }
      #expect(throws: FileError(.read, "a\0b", .nulInName)) { () throws in _ = try FileBytes.read("a\0b") }
    }
  }
}
