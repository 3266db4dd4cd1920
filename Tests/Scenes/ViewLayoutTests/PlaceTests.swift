import HeroGeometry
import HeroTesting
import ViewLayout

/// Masks and flow layouts; numbers derived by hand.
struct PlaceTests {
  @Test func aMaskSplitsTheDifferenceInProportion() {
    let frame = Rect(x: 20, y: 10, width: 60, height: 30)
    let (old, new) = (Size(width: 100, height: 50), Size(width: 200, height: 100))
    // 100 more points, 20 : 60 : 20.
    expectEqual(
      Autoresizing([.leftMargin, .width, .rightMargin]).resized(frame, from: old, to: new),
      Rect(x: 40, y: 10, width: 120, height: 30))
    expectEqual(
      Autoresizing([.topMargin, .bottomMargin]).resized(frame, from: old, to: new),
      Rect(x: 20, y: 35, width: 60, height: 30))
    expectEqual(Autoresizing().resized(frame, from: old, to: new), frame)
  }

  // From −20 to 80 there are 80 points of flexible parts, which become 180: 2.25 times each. Without any they share evenly.
  @Test func aNegativeMarginGrowsWithItsSize() {
    let (old, new) = (Size(width: 200, height: 50), Size(width: 300, height: 50))
    let mask: Autoresizing = [.leftMargin, .width]
    for (x, left, width) in [(-20.0, -45.0, 225.0), (-100, -50, 150), (-120, -70, 150)] {
      let resized = mask.resized(Rect(x: x, y: 0, width: 100, height: 9), from: old, to: new)
      expectEqual(resized, Rect(x: left, y: 0, width: width, height: 9))
    }
  }

  @Test func linesAreJustified() {
    // Three of 100 fit into 330 with 10 between: 10 are left for two gaps of 5 more.
    var section = FlowSection(breadth: 330)
    (section.itemSpacing, section.lineSpacing) = (10, 4)
    let places = section.place(Array(repeating: Size(width: 100, height: 50), count: 5), from: 0, scale: 3)
    expectEqual(places.items.map(\.minX), [0, 115, 230, 0, 115])
    expectEqual(places.items.map(\.minY), [0, 0, 0, 54, 54])
    expectEqual(places.end, 104)
  }

  @Test func onlyItemOfALineStandsInTheMiddle() {
    var section = FlowSection(breadth: 300)
    section.itemSpacing = 10
    let places = section.place(
      [Size(width: 200, height: 10), Size(width: 140, height: 30), Size(width: 140, height: 10)], from: 0, scale: 3)
    expectEqual(places.items.map(\.minX), [50, 0, 160])
    // Smaller ones stand in the middle of the line.
    expectEqual(places.items.map(\.minY), [0, 10, 20])
  }

  @Test func aSectionHasHeaderLinesAndFooter() {
    var section = FlowSection(breadth: 100)
    section.inset = EdgeInsets(top: 3, left: 5, bottom: 7, right: 5)
    (section.itemSpacing, section.lineSpacing, section.header, section.footer) = (4, 6, 20, 10)
    // 90 points: two of 40, 10 apart; the third as if the line were full.
    let places = section.place(Array(repeating: Size(width: 40, height: 8), count: 3), from: 100, scale: 2)
    expectEqual(places.header, Rect(x: 0, y: 100, width: 100, height: 20))
    expectEqual(
      places.items,
      [
        Rect(x: 5, y: 123, width: 40, height: 8), Rect(x: 55, y: 123, width: 40, height: 8),
        Rect(x: 5, y: 137, width: 40, height: 8),
      ])
    expectEqual(places.footer, Rect(x: 0, y: 152, width: 100, height: 10))
    expectEqual(places.end, 162)
  }

  @Test func aSidewaysSectionHasItsLinesUpright() {
    var section = FlowSection(breadth: 100)
    section.isVertical = false
    section.inset = EdgeInsets(top: 2, left: 9, bottom: 8, right: 1)
    (section.lineSpacing, section.header) = (6, 30)
    let places = section.place(Array(repeating: Size(width: 20, height: 45), count: 3), from: 0, scale: 2)
    expectEqual(places.header, Rect(x: 0, y: 0, width: 30, height: 100))
    expectEqual(
      places.items,
      [
        Rect(x: 39, y: 2, width: 20, height: 45), Rect(x: 39, y: 47, width: 20, height: 45),
        Rect(x: 65, y: 2, width: 20, height: 45),
      ])
    expectEqual(places.end, 86)
  }

  @Test func insetsAddUpAndMakeRectanglesSmallerAndLarger() {
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expectEqual(insets + insets, EdgeInsets(top: 2, left: 4, bottom: 6, right: 8))
    let rect = Rect(x: 0, y: 0, width: 20, height: 10)
    expectEqual(rect.inset(by: insets), Rect(x: 2, y: 1, width: 14, height: 6))
    expectEqual(rect.inset(by: insets).outset(by: insets), rect)
  }

  // 0.1 + 0.2 is a little more than 0.3 in binary, and 0.3 − 0.2 less than 0.1: neither is too wide.
  @Test func whatJustFitsIsNotTooWide() {
    let section = FlowSection(breadth: 0.3)
    let wide = section.place([Size(width: 0.1, height: 1), Size(width: 0.2, height: 1)], from: 0, scale: 10)
    expectEqual((wide.items.map(\.minY), wide.end), ([0, 0], 1))
    // Filled up with a third one there is no room between.
    let narrow = section.place(Array(repeating: Size(width: 0.1, height: 1), count: 2), from: 0, scale: 10)
    expectEqual(narrow.items.map(\.minX), [0, 0.1])
  }
}
