import Foundation
import HeroBytes
import HeroTesting

/// What pixels, files and fonts are known by.
@Suite struct XXH128Tests {
  // Source: `xxhsum -H2` of xxHash 0.8.1 over files of these bytes.
  @Test(arguments: [
    ("", "99aa06d3014798d86001c324468d497f"), ("abc", "06b05ab6733a618578af5f94892f3950"),
  ])
  func knownSums(text: String, sum: String) { expectEqual(xxh128Hex(Array(text.utf8)), sum) }

  // A half with zeros at its front keeps them.
  @Test func zerosStay() {
    let sums = (0..<4096).map { xxh128Hex(Array(String($0).utf8)) }
    #expect(sums.allSatisfy { $0.count == 32 })
    #expect(sums.contains { $0.hasPrefix("0") } && sums.contains { $0.dropFirst(16).hasPrefix("0") })
  }

  // Of every length around those at which XXH3 changes its way, 16, 128, 240 and 1024 bytes.
  @Test func piecesHaveTheSumOfTheWhole() {
    let bytes = (0..<1100).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 5) }
    for count in Array(0...20) + Array(126...130) + Array(238...244) + Array(1022...1100) {
      let whole = Array(bytes[..<count])
      let third = count / 3
      expectEqual(xxh128Hex(of: [Array(whole[..<third]), [], Array(whole[third...])]), xxh128Hex(whole), "\(count)")
    }
    expectEqual(xxh128Hex(of: []), xxh128Hex([]))
  }

  // A file is read in pieces of 65 536 bytes; one that is not there has no sum.
  @Test func filesHaveTheSumOfTheirBytes() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("herorender-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let contents = [0, 1, 65_535, 65_536, 65_537, 300_000].map { count in
      (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 13 &+ count) }
    }
    var paths: [String] = []
    for (number, bytes) in contents.enumerated() {
      let file = folder.appendingPathComponent("\(number)")
      try Data(bytes).write(to: file)
      paths.append(file.path)
    }
    let sums: [String?] = contents.map { xxh128Hex($0) }
    expectEqual(xxh128Hex(ofFiles: paths + ["\(folder.path)/none"]), sums + [nil])
    #expect(xxh128Hex(ofFiles: []).isEmpty)
  }
}
