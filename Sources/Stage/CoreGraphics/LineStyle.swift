/// How lines end.
public enum CGLineCap: Int32, Sendable {
  /// At the point, half a circle, half a square.
  case butt, round, square
}

/// How lines meet.
public enum CGLineJoin: Int32, Sendable {
  /// Pointed, round, cut.
  case miter, round, bevel
}

/// Which points are inside a path.
public enum CGPathFillRule: Int, Sendable {
  /// By winding, by crossings.
  case winding, evenOdd
}

/// Whether a path is filled, stroked, or both.
public enum CGPathDrawingMode: Int32, Sendable {
  /// The area, by winding or by crossings, the outline, or both.
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// How well pictures are scaled.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default`, none, low, high, medium
}

/// How lines are drawn.
package struct LineStyle {
  /// Points.
  package var width: CGFloat
  package var cap: CGLineCap
  package var join: CGLineJoin
  /// Half widths.
  package var miterLimit: CGFloat
  /// Points on, off, on …; empty: one line.
  package var dashes: [CGFloat]

  package init(
    width: CGFloat = 1, cap: CGLineCap = .butt, join: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dashes: [CGFloat] = []
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashes = dashes
  }

  /// Dashes that begin `phase` points after their first; an odd number counts twice.
  package static func dashes(_ lengths: [CGFloat], phase: CGFloat) -> [CGFloat] {
    let pattern = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    let length = pattern.reduce(0, +)
    guard phase != 0, length > 0 else { return lengths }
    var rest = phase.truncatingRemainder(dividingBy: length)
    if rest < 0 { rest += length }
    var first = 0
    while rest >= pattern[first] {
      rest -= pattern[first]
      first = (first + 1) % pattern.count
    }
    // What is left of the length that is cut begins, and what was cut off ends the pattern.
    let turned = Array(pattern[first...] + pattern[..<first])
    let cut = [turned[0] - rest] + turned.dropFirst() + [rest]
    return first.isMultiple(of: 2) ? cut + [0] : [0] + cut
  }
}
