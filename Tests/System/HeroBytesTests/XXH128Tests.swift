import Foundation
import HeroBytes
import HeroTesting

/// What pixels, files and fonts are known by.
@Suite struct XXH128Tests {
  // Source: `xxhsum -H2` of xxHash 0.8.1 over files of these bytes.
  @Test func knownSums() {
    expectEqual(xxh128Hex([]), "99aa06d3014798d86001c324468d497f")
    expectEqual(xxh128Hex(Array("abc".utf8)), "06b05ab6733a618578af5f94892f3950")
  }

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
    try withTemporaryFolder { folder in
      var (paths, sums): ([String], [String?]) = (["\(folder)/none"], [nil])
      for count in [0, 1, 65_535, 65_536, 65_537, 300_000] {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 13 &+ count) }
        paths.append("\(folder)/\(count)")
        sums.append(xxh128Hex(bytes))
        try Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/\(count)"))
      }
      expectEqual(xxh128Hex(ofFiles: paths), sums)
      #expect(xxh128Hex(ofFiles: []).isEmpty)
    }
  }
}
