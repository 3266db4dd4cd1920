import Foundation
import HeroTesting

@testable import HeroFiles

@Suite struct SourceFilesTests {
  @Test func aFileIsKnownByWhatItIsNotByItsName() throws {
    try withTemporaryFolder { folder in
      let (file, hard, soft) = ("\(folder)/a.json", "\(folder)/hard", "\(folder)/soft")
      try FileSystem.writeWhole([1], to: file)
      try FileSystem.writeWhole([1], to: "\(folder)/same-bytes")
      try FileManager.default.linkItem(atPath: file, toPath: hard)
      try FileManager.default.createSymbolicLink(atPath: soft, withDestinationPath: "a.json")
      try FileManager.default.createSymbolicLink(atPath: "\(folder)/way", withDestinationPath: ".")
      let sources = SourceFiles([file, "\(folder)/gone"])
      for name in [file, hard, soft, "\(folder)/way/a.json", "\(folder)/./a.json"] {
        #expect(throws: FileError(.write, name, .source(file))) { () throws in try sources.spare(name) }
      }
      for name in ["\(folder)/same-bytes", "\(folder)/gone", "\(folder)/new", folder] { try sources.spare(name) }
      try sources.spare(in: folder) { $0 == "same-bytes" }
      #expect(throws: FileError(.write, hard, .source(file))) { () throws in
        try sources.spare(in: folder) { $0 == "hard" }
      }
    }
  }

  @Test func whatIsReadIsNotedAlsoByThoseOutside() throws {
    try withTemporaryFolder { folder in
      for name in ["a", "b", "c"] { try FileSystem.writeWhole([1], to: "\(folder)/\(name)") }
      _ = try FileBytes.read("\(folder)/c")
      let (inner, outer) = try ReadFiles.during { () throws(FileError) in
        _ = try FileBytes.read("\(folder)/b")
        return try ReadFiles.during { () throws(FileError) in
          for name in ["a", "b", "a"] { _ = try FileBytes.read("\(folder)/\(name)") }
        }.files
      }
      expectEqual(inner, ["\(folder)/a", "\(folder)/b"])
      expectEqual(outer, ["\(folder)/b", "\(folder)/a"])
    }
  }
}
