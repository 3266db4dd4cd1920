import Foundation
import HeroImage
import Testing

@testable import HeroMedia

/// The files of Fixtures/, which make-fixtures.py writes, and what they show.
enum Fixture {
  static func bytes(_ name: String) throws -> [UInt8] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return [UInt8](try Data(contentsOf: folder.appendingPathComponent("Fixtures/\(name)")))
  }

  static func picture(_ name: String, scale: Double = 1) throws -> ImageFile {
    let bytes = try bytes(name)
    return try MediaFile.read(bytes, try #require(MediaFormat(of: bytes)), scale: scale).file
  }

  static let colors: [[UInt8]] = [
    [255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255], [255, 255, 255, 255], [10, 200, 30, 128],
  ]

  /// The middles of the eight blocks of 16 pixels, row by row; `side` is a block's.
  static func blocks(_ file: ImageFile, columns: Int = 4, rows: Int = 2) throws -> [[UInt8]] {
    let pixmap = try file.pixmap()
    let (wide, high) = (pixmap.width / columns, pixmap.height / rows)
    return (0..<rows).flatMap { row in
      (0..<columns).map { column in
        let start = ((row * high + high / 2) * pixmap.width + column * wide + wide / 2) * 4
        return Array(pixmap.bytes[start..<start + 4])
      }
    }
  }

  /// What `blocks` shows: colours shifted by one a row, all of them opaque.
  static let expected: [[UInt8]] = (0..<2).flatMap { row in
    (0..<4).map { Array(colors[($0 + row) % 5].prefix(3)) + [255] }
  }
  /// The same with red and blue exchanged.
  static let exchanged = expected.map { [$0[2], $0[1], $0[0], $0[3]] }

  /// The largest difference of a component.
  static func difference(_ one: [[UInt8]], _ other: [[UInt8]]) -> Int {
    guard one.map(\.count) == other.map(\.count) else { return 255 }
    return zip(one.joined(), other.joined()).map { abs(Int($0) - Int($1)) }.max() ?? 255
  }
}
