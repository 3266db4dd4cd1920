import HeroTesting

@testable import HeroImage

/// Rows that the check of a file leaves for whoever reads it first.
@Suite struct KeptRowsTests {
  private func rows(_ file: ImageFile) throws -> [[UInt8]] {
    var rows: [[UInt8]] = []
    try file.readRows { rows.append(Array($0)) }
    return rows
  }

  @Test("the first reading, later ones and one without kept rows give the same", arguments: [0, 27, 28, 1000])
  func same(limit: Int) throws {
    // 7 pixels of 4 bytes.
    let pixels = (0..<28).map { UInt8($0 * 9) }
    let pixmap = try #require(Pixmap(width: 7, height: 1, bytes: pixels))
    let bytes = try PNGEncoder.encode(pixmap, compression: .fast)
    let file = try ImageFile(bytes, keeping: limit)
    expectEqual(file, (try ImageFile(bytes)))
    let plain = try rows(try ImageFile(bytes))
    expectEqual(plain, [pixels])
    try expectEqual(rows(file), plain)
    try expectEqual(rows(file), plain)
  }
}
