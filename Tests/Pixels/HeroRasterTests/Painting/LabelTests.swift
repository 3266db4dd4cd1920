import HeroGeometry
import HeroLayers
import Testing

/// Labels as layers.
@Suite struct LabelTests {
  /// The first and last column with ink.
  func ink(_ text: TextContents, rect: Rect = .unit) throws -> (first: Int, last: Int) {
    let view = layer(20, 0, 160, 40) { $0.contents = LayerContents(.text(text), rect: rect) }
    let drawing = try Drawing([view], width: 200, height: 40)
    let columns = (0..<200).filter { x in (0..<40).contains { drawing.darkness(x, $0) > 0.1 } }
    return (try #require(columns.first), try #require(columns.last))
  }

  @Test("natural alignment starts at the right in a right-to-left scene; left and right stay")
  func rightToLeft() throws {
    func edge(_ alignment: HeroLayers.TextAlignment, rtl: Bool) throws -> (first: Int, last: Int) {
      try ink(label("Hero", alignment: alignment, isRightToLeft: rtl))
    }
    // The bounds are 20…180; an H's side bearing is less than 3 points.
    #expect((20...23).contains(try edge(.natural, rtl: false).first))
    #expect((176...180).contains(try edge(.natural, rtl: true).last))
    #expect((20...23).contains(try edge(.left, rtl: true).first))
    #expect((176...180).contains(try edge(.right, rtl: false).last))
    let middle = try edge(.center, rtl: true)
    #expect(abs(Double(middle.first + middle.last) / 2 - 99.5) < 2)
  }

  @Test("a text stretched by contentsRect shows that part over the bounds")
  func part() throws {
    let whole = try ink(label("Hero"))
    let left = try ink(label("Hero"), rect: Rect(x: 0, y: 0, width: 0.5, height: 1))
    // Twice as wide from the left edge at 20.
    #expect(abs((left.last - 20) - 2 * (whole.last - 20)) <= 3)
  }
}
