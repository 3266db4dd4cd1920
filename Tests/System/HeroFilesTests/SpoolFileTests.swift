import Foundation
import HeroFiles
import HeroTesting

@Suite struct SpoolFileTests {
  @Test func bytesComeBackAndNoNameIsLeft() throws {
    try withTemporaryFolder { folder in
      let file = try SpoolFile(beside: "\(folder)/film.gif")
      try file.append(Array(0..<200))
      try file.append(Array(200...255))
      try expectEqual(file.bytes(190..<210), Array(190..<210))
      try expectEqual(file.bytes(0..<0), [])
      #expect(throws: FileError.self) { _ = try file.bytes(250..<257) }
      try expectEqual(FileManager.default.contentsOfDirectory(atPath: folder), [])
    }
  }

  @Test func aFolderThatIsNotThereIsNamed() {
    #expect { _ = try SpoolFile(beside: "/nowhere/film.gif") } throws: { error in
      "\(error)".contains("/nowhere/film.gif")
    }
  }
}
