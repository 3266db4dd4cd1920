import HeroGeometry
import HeroLayers

/// How much of a path a renderer has to walk through.
struct PathCost {
  /// Straight pieces after curves are flattened.
  private(set) var pieces = 0.0
  /// Pixel rows within the clip that the pieces cross, added up.
  private(set) var rows = 0.0
  /// Device pixels along the path, curves as their control polygons.
  private(set) var length = 0.0

  /// Measures a path on a ground.
  init(_ path: Path, on ground: Ground) {
    PathStretch.forEach(of: path, on: ground) { stretch in
      pieces += stretch.chords
      rows += stretch.rows(in: ground.clip)
      length += stretch.length
    }
  }

  /// Units for the pieces and their rows.
  private var walk: Double { pieces * WorkPrices.segment.piece + rows * WorkPrices.segment.row }

  /// Units for filling a path.
  static func fill(_ path: Path, on ground: Ground) -> Double {
    PathCost(path, on: ground).walk + CrossingCount(path, on: ground).crossings * WorkPrices.segment.crossing
  }

  /// Units for filling and stroking a shape.
  static func draw(_ shape: ShapeContents, on ground: Ground) -> Double {
    let units = (shape.fillColor?.alpha ?? 0) > 0 ? fill(shape.path, on: ground) : 0
    guard (shape.strokeColor?.alpha ?? 0) > 0, shape.lineWidth > 0, shape.strokeStart < shape.strokeEnd else {
      return units
    }
    return units + stroke(shape, on: ground)
  }

  private static func stroke(_ shape: ShapeContents, on ground: Ground) -> Double {
    let path = PathCost(shape.path, on: ground)
    let width = min(shape.lineWidth * ground.matrix.meanScale, Point.drawableLimit)
    // Trimming makes 64 lines of a curve.
    let isWhole = shape.strokeStart <= 0 && shape.strokeEnd >= 1
    var pieces = isWhole ? path.pieces : path.pieces + 64 * Double(shape.path.elements.count)
    let dashes = Dashes(shape.lineDashPattern, scale: ground.matrix.meanScale)
    if let dashes { pieces += path.length * dashes.lengths }
    // A round end or corner is a polygon of so many sides.
    let isRound = shape.lineCap == .round || shape.lineJoin == .round
    let sides = isRound ? 4 + 2 * (width / CairoCanvas.tolerance).squareRoot() : 4
    let crossings = CrossingCount(
      shape.path, on: ground, as: .stroke(width: width, dashes: dashes.map { ($0.lengths / 2, $0.share) }))
    return pieces * sides * WorkPrices.segment.piece
      + (2 * path.rows + 4 * pieces * min(width, ground.clip.size.height)) * WorkPrices.segment.row
      + crossings.crossings * WorkPrices.segment.crossing
  }

  /// What a dash pattern makes of a pixel of the path.
  private struct Dashes {
    /// Dashes and gaps.
    let lengths: Double
    /// The part that is drawn, 0…1.
    let share: Double

    /// Nil for a solid line; and for a pattern so fine that Cairo draws one in its place (`_cairo_stroke_style_dash_can_approximate`).
    init?(_ pattern: [Double], scale: Double) {
      let drawn = pattern.map { max($0, 0) }
      let period = drawn.reduce(0, +)
      guard period * scale >= CairoCanvas.tolerance else { return nil }
      lengths = Double(drawn.count) / (period * scale)
      let dashes = stride(from: 0, to: drawn.count, by: 2).reduce(0) { $0 + drawn[$1] }
      // Of an odd count, dashes and gaps change places from period to period.
      share = drawn.count.isMultiple(of: 2) ? dashes / period : 0.5
    }
  }
}
