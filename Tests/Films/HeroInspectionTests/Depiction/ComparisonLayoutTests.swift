import HeroImage
import HeroRender
import HeroTesting

@testable import HeroInspection

@Suite struct ComparisonLayoutTests {
  private func layout(_ arrangement: ComparisonArrangement, _ widths: [Int] = [40, 40]) throws -> ComparisonLayout {
    try ComparisonLayout(
      arrangement, names: widths.indices.map { "\($0)" }, sizes: widths.map { ($0, 6) }, scale: 1)
  }

  private func plain(_ color: [UInt8]) throws -> Pixmap {
    try #require(Pixmap(width: 40, height: 6, bytes: (0..<240).flatMap { _ in color }))
  }

  // Names take 28 rows of their own.
  private func row(_ picture: Pixmap) -> [[UInt8]] {
    expectEqual((picture.width, picture.height), (40, 34))
    return (0..<40).map { Array(picture.bytes[(30 * 40 + $0) * 4..<(30 * 40 + $0) * 4 + 4]) }
  }

  private let one: [UInt8] = [10, 20, 30, 255]
  private let other: [UInt8] = [13, 10, 30, 255]

  @Test func aDifferenceIsThatOfEveryChannel() throws {
    let picture = try layout(.difference).draw([plain(one), plain(other)])
    #expect(row(picture).allSatisfy { $0 == [3, 10, 0, 255] })
  }

  @Test func aBlinkShowsEachForHalfASecond() throws {
    let layout = try layout(.blink)
    expectEqual([0, 0.49, 0.5, 0.99, 1].map { layout.place(at: $0) }, [0, 0, 1, 1, 0])
    let pictures = try [0, 1].map { try layout.draw([plain(one), plain(other)], place: $0) }
    #expect(row(pictures[0]).allSatisfy { $0 == one } && row(pictures[1]).allSatisfy { $0 == other })
    // And says which.
    #expect(pictures[0].bytes[..<(28 * 160)] != pictures[1].bytes[..<(28 * 160)])
  }

  @Test func aWipeGoesFromTheMiddleToBothSides() throws {
    let layout = try layout(.wipe)
    expectEqual([0, 0.5, 1, 2, 3, 4].map { layout.place(at: $0) }, [20, 30, 40, 20, 0, 20])
    let pixels = try row(layout.draw([plain(one), plain(other)], place: 30))
    #expect(pixels[..<28].allSatisfy { $0 == one } && pixels[32...].allSatisfy { $0 == other })
    // A white line with dark edges.
    expectEqual(pixels[28..<32].map { $0[0] }, [40, 255, 255, 40])
    // At the edge all is the first's but the line.
    let end = try row(layout.draw([plain(one), plain(other)], place: 40))
    #expect(end[..<38].allSatisfy { $0 == one })
  }

  @Test func whatDoesNotLieOverEachOtherIsRefused() throws {
    #expect(
      throws: RenderError.usage("wipe lays two pictures of one size over each other; these have 40×6 and 30×6 pixels")
    ) {
      try layout(.wipe, [40, 30])
    }
    #expect(throws: RenderError.self) { try layout(.blink, [40, 40, 40]) }
    // 40 + 12 + 30 + 12 + 20.
    try expectEqual(layout(.sideBySide, [40, 30, 20]).width, 114)
  }
}
