import HeroGeometry
import HeroLayers
import HeroScene

/// Drawn stand-ins for UIKit's glyphs, in a square of 22 points: SF Symbols may not be shipped.
package enum SystemGlyphs {
  /// A system item's glyph in a colour; an empty one for texts and spaces.
  package static func shape(_ item: SystemItem, _ color: Color) -> ShapeContents {
    var shape = ShapeContents(path: paths[item] ?? Path())
    shape.fillColor = filled.contains(item) ? color : nil
    shape.strokeColor = color
    shape.lineWidth = filled.contains(item) ? 1 : 1.7
    shape.lineCap = .round
    shape.lineJoin = .round
    return shape
  }

  /// The back button's, 12 points wide and 21 high.
  static func chevron(_ color: Color) -> ShapeContents {
    var shape = ShapeContents(
      path: Path(elements: [
        .move(Point(x: 10.5, y: 1.5)), .line(Point(x: 1.5, y: 10.5)), .line(Point(x: 10.5, y: 19.5)),
      ]))
    shape.fillColor = nil
    shape.strokeColor = color
    shape.lineWidth = 2.6
    shape.lineCap = .round
    shape.lineJoin = .round
    return shape
  }

  private static let filled: Set<SystemItem> = [.play, .pause, .rewind, .fastForward]

  private static let paths = outlines.compactMapValues { try? Path(svg: $0) }

  static let outlines: [SystemItem: String] = [
    .add: "M11 2.5V19.5M2.5 11H19.5",
    .compose:
      "M18 11V17.5A2 2 0 0 1 16 19.5H4.5A2 2 0 0 1 2.5 17.5V6A2 2 0 0 1 4.5 4H11M8 14L8.7 11.2L17.5 2.4L19.6 4.5L10.8 13.3Z",
    .reply: "M9 4L3 10L9 16M3 10H12C16.5 10 19 13 19 18",
    .action: "M7.5 8H5V19.5H17V8H14.5M11 13.5V2.5M7.5 6L11 2.5L14.5 6",
    .organize: "M2.5 4.5H8.5L10.5 7H19.5V18H2.5Z",
    .bookmarks:
      "M11 5.5C9 4 5.5 3.8 2.5 4.5V17C5.5 16.3 9 16.5 11 18C13 16.5 16.5 16.3 19.5 17V4.5C16.5 3.8 13 4 11 5.5ZM11 5.5V18",
    .search: "M16 9.5A6.5 6.5 0 1 1 3 9.5A6.5 6.5 0 1 1 16 9.5ZM14.2 14.2L19.5 19.5",
    .refresh: "M18.5 11A7.5 7.5 0 1 1 15.6 5.1M16 1.5V5.4H12.1",
    .stop: "M4.5 4.5L17.5 17.5M17.5 4.5L4.5 17.5",
    .camera: "M2.5 7H6L8 4.5H14L16 7H19.5V17.5H2.5ZM14.5 12A3.5 3.5 0 1 1 7.5 12A3.5 3.5 0 1 1 14.5 12Z",
    .trash: "M3.5 5.5H18.5M8 5.5V3H14V5.5M5 5.5L6 19.5H16L17 5.5M9 9V16M13 9V16",
    .play: "M6 3.5L18 11L6 18.5Z",
    .pause: "M5.5 3.5H9V18.5H5.5ZM13 3.5H16.5V18.5H13Z",
    .rewind: "M11 5L2.5 11L11 17ZM19.5 5L11 11L19.5 17Z",
    .fastForward: "M11 5L19.5 11L11 17ZM2.5 5L11 11L2.5 17Z",
    .pageCurl: "M4 2.5H18V12L11 19.5H4ZM18 12H11V19.5",
    .close: "M20 11A9 9 0 1 1 2 11A9 9 0 1 1 20 11ZM7.8 7.8L14.2 14.2M14.2 7.8L7.8 14.2",
  ]
}
