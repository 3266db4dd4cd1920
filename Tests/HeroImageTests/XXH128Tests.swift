import HeroImage
import Testing

/// The sum that tells whether a file is still what was written.
@Suite struct XXH128Tests {
  // Source: `xxhsum -H2` of xxHash 0.8.1 over files of these bytes.
  @Test(arguments: [
    ("", "99aa06d3014798d86001c324468d497f"), ("abc", "06b05ab6733a618578af5f94892f3950"),
  ])
  func knownSums(text: String, sum: String) { #expect(xxh128Hex(Array(text.utf8)) == sum) }

  // A half with zeros at its front keeps them.
  @Test func zerosStay() {
    let sums = (0..<4096).map { xxh128Hex(Array(String($0).utf8)) }
    #expect(sums.allSatisfy { $0.count == 32 })
    #expect(sums.contains { $0.hasPrefix("0") } && sums.contains { $0.dropFirst(16).hasPrefix("0") })
  }
}
