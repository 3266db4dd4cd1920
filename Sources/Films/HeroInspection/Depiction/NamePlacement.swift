import HeroGeometry
import HeroLayers

/// Puts names beside the corners that they belong to, so that no two of them overlap.
package struct NamePlacement {
  /// A word beside a point on the canvas.
  package struct Name: Equatable, Sendable {
    package var text: String
    /// Points on the canvas.
    package var anchor: Point
    package var color: Color
  }

  /// Of the canvas, points.
  let size: Size
  /// Points that letters need to be read. Default: 6.
  var least = 6.0

  /// A line's height in font sizes.
  private static let lineHeight = 1.4

  /// The room that a word is given in font sizes, a little more than it takes: most small letters are half as wide as high.
  private static func width(_ text: String) -> Double {
    text.reduce(0) { $0 + ($1.isASCII && !$1.isUppercase && $1 != "m" && $1 != "w" ? 0.55 : 1) }
  }

  /// Where names stand: to the right of their corners, or as near above or below as there is room; smaller where there is none.
  func frames(of names: [Name]) -> [Rect] {
    // Ends, because so many lines of half their share of the height find room whatever is placed first.
    var fontSize = max(least, size.width / 36)
    while true {
      if let frames = frames(of: names, fontSize: fontSize) {
        // What is wider than the canvas is smaller, as long as it can be read.
        if fontSize <= least || frames.allSatisfy({ $0.size.width <= size.width }) { return frames }
        fontSize = max(fontSize * 0.85, least)
      } else {
        fontSize *= 0.85
      }
    }
  }

  /// Whether all words can be read, and lie within the canvas as a whole.
  func fits(_ names: [Name]) -> Bool {
    frames(of: names).allSatisfy { $0.size.height >= least * Self.lineHeight * 0.99 && $0.size.width <= size.width }
  }

  /// The frames at a font size in points; nil when one of them has no room.
  private func frames(of names: [Name], fontSize: Double) -> [Rect]? {
    let height = fontSize * Self.lineHeight
    var frames: [Rect] = []
    for name in names {
      let width = max(Self.width(name.text), 1) * fontSize
      let x = min(max(name.anchor.x + fontSize / 2, 0), max(size.width - width, 0))
      let wish = min(max(name.anchor.y - fontSize, 0), size.height - height)
      let beside = frames.filter { $0.minX < x + width && x < $0.maxX }
      // What is free begins at the wish or at the edge of another name.
      let places = [wish] + beside.flatMap { [$0.minY - height, $0.maxY] }
      let free = places.filter { y in
        y >= 0 && y + height <= size.height && beside.allSatisfy { y + height <= $0.minY || y >= $0.maxY }
      }
      guard let y = free.min(by: { abs($0 - wish) < abs($1 - wish) }) else { return nil }
      frames.append(Rect(x: x, y: y, width: width, height: height))
    }
    return frames
  }

  /// The words on a dark ground, each with a thin line to its corner when it had to move away from it.
  func layers(of names: [Name], ground: Color) -> [Layer] {
    zip(names, frames(of: names)).flatMap { name, frame in
      let fontSize = frame.size.height / Self.lineHeight
      let end = Point(x: frame.minX, y: frame.center.y)
      let isApart = end.distance(to: name.anchor) > 1.5 * fontSize
      let leader = isApart ? [Annotation.line([name.anchor, end], color: name.color, width: fontSize / 16)] : []
      var label = Annotation.label(name.text, frame: frame, size: fontSize, weight: 500, color: name.color)
      label.backgroundColor = ground
      return leader + [label]
    }
  }
}
