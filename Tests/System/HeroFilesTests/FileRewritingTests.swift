import Foundation
import HeroTesting

@testable import HeroFiles

@Suite struct FileRewritingTests {
  private func status(_ path: String) -> stat {
    var status = stat()
    stat(path, &status)
    return status
  }

  @Test func rightsAndLinksThatLeadToItStay() throws {
    try withTemporaryFolder { folder in
      let (file, link) = ("\(folder)/a", "\(folder)/link")
      try FileSystem.writeWhole([1, 2, 3], to: file)
      chmod(file, 0o640)
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "a")
      try FileSystem.rewrite(link, with: [4])
      try expectEqual(FileManager.default.destinationOfSymbolicLink(atPath: link), "a")
      try expectEqual(FileBytes.read(file), [4])
      expectEqual(status(file).st_mode & 0o7777, 0o640)
      try expectEqual(FileSystem.names(in: folder), ["a", "link"])
    }
  }

  // Two names of one file stay two names of one file, whether it becomes longer or shorter.
  @Test(arguments: [[], [7], [4, 5, 6], [9, 8, 7, 6, 5]])
  func otherNamesStay(bytes: [UInt8]) throws {
    try withTemporaryFolder { folder in
      let (file, other) = ("\(folder)/a", "\(folder)/b")
      try FileSystem.writeWhole([1, 2, 3], to: file)
      try FileManager.default.linkItem(atPath: file, toPath: other)
      try FileSystem.rewrite(file, with: bytes)
      try expectEqual(FileBytes.read(other), bytes)
      expectEqual(status(file).st_ino, status(other).st_ino)
    }
  }

  #if os(Linux)
    @Test func ownerAndExtendedAttributesStay() throws {
      try withTemporaryFolder { folder in
        let file = "\(folder)/a"
        try FileSystem.writeWhole([1], to: file)
        func shell(_ script: String) throws -> String {
          let (process, output) = (Process(), Pipe())
          process.executableURL = URL(fileURLWithPath: "/bin/sh")
          process.arguments = ["-c", script, "sh", file]
          process.standardOutput = output
          process.standardError = FileHandle.nullDevice
          try process.run()
          let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
          process.waitUntilExit()
          return text.trimmingCharacters(in: .whitespacesAndNewlines)
        }
        // Where neither can be set there is nothing to keep.
        let owner = try shell("chown 12345:54321 \"$1\"; stat -c %u:%g \"$1\"")
        _ = try shell("command -v setfattr && setfattr -n user.note -v kept \"$1\"")
        let note = try shell("getfattr --only-values -n user.note \"$1\"")
        try FileSystem.rewrite(file, with: [2])
        try expectEqual(FileBytes.read(file), [2])
        try expectEqual(shell("stat -c %u:%g \"$1\""), owner)
        try expectEqual(shell("getfattr --only-values -n user.note \"$1\""), note)
      }
    }
  #endif

  // Also a superuser's, who could.
  @Test func aReadOnlyFileIsRefused() throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/a"
      try FileSystem.writeWhole([1], to: file)
      chmod(file, 0o444)
      #expect(throws: FileError(.write, "scene", .readOnly)) { () throws in
        try FileSystem.rewrite(file, with: [2], as: "scene")
      }
      try expectEqual(FileBytes.read(file), [1])
      try expectEqual(FileSystem.names(in: folder), ["a"])
      #expect(throws: FileError.self) { () throws in try FileSystem.rewrite("\(folder)/none", with: [2]) }
    }
  }
}
