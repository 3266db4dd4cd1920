import HeroGeometry
import Testing

@testable import HeroImage

/// What a person sees of two pictures that follow each other.
@Suite struct VisibleChangeTests {
  /// White, with a rectangle of a grey, 0…255, drawn with as much of each pixel as it covers.
  private static func picture(_ box: Rect, grey: Double) throws -> Pixmap {
    let side = 80
    var bytes = [UInt8](repeating: 255, count: side * side * 4)
    for y in 0..<side {
      for x in 0..<side {
        let across = max(min(box.maxX, Double(x + 1)) - max(box.minX, Double(x)), 0)
        let down = max(min(box.maxY, Double(y + 1)) - max(box.minY, Double(y)), 0)
        let value = UInt8((255 + (grey - 255) * across * down).rounded())
        for channel in 0..<3 { bytes[(y * side + x) * 4 + channel] = value }
      }
    }
    return try #require(Pixmap(width: side, height: side, bytes: bytes))
  }

  private static func areas(_ one: Pixmap, _ other: Pixmap, scale: Double = 1) -> [Rect] {
    VisibleChange(one, other, scale: scale).areas.map(\.box)
  }

  // L* of grey 128 is 53.6, of 122 is 51.3 (a difference of 2.3, just noticeable), of 100 is 42.4.
  @Test func colours() throws {
    let box = Rect(x: 20, y: 20, width: 40, height: 40)
    let grey = try Self.picture(box, grey: 128)
    #expect(Self.areas(grey, try Self.picture(box, grey: 122)) == [])
    #expect(Self.areas(grey, try Self.picture(box, grey: 100)) == [box])
  }

  // A spring's last fifth of a point, and a whole one, are not seen; four are, at the two edges that move.
  @Test(arguments: [(0.2, 0), (1, 0), (4, 2)])
  func movements(_ points: Double, _ seen: Int) throws {
    let one = try Self.picture(Rect(x: 20, y: 20, width: 40, height: 40), grey: 0)
    let other = try Self.picture(Rect(x: 20 + points, y: 20, width: 40, height: 40), grey: 0)
    #expect(Self.areas(one, other).count == seen)
    // At two pixels a point the same pixels are half the way.
    #expect(Self.areas(one, other, scale: 2).count == (points >= 4 ? 2 : 0))
  }

  // 8 × 8 points are four blocks; 12 × 8 are six.
  @Test func aLettersDetailIsNoArea() throws {
    let white = try Self.picture(.zero, grey: 255)
    #expect(Self.areas(white, try Self.picture(Rect(x: 20, y: 20, width: 8, height: 8), grey: 0)) == [])
    let dash = Rect(x: 20, y: 20, width: 12, height: 8)
    let picture = try Self.picture(dash, grey: 0)
    #expect(Self.areas(white, picture) == [dash])
    #expect(VisibleChange(white, picture, scale: 1, in: Rect(x: 40, y: 40, width: 20, height: 20)).isNothing)
  }
}
