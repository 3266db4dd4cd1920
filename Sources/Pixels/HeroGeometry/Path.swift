/// A vector path in view coordinates (points), as CGPath.
package struct Path: Equatable, Hashable, Sendable {
  /// One piece of a path.
  package enum Element: Equatable, Hashable, Sendable {
    /// Starts a subpath.
    case move(Point)
    /// A straight segment.
    case line(Point)
    /// A quadratic Bézier segment.
    case quad(control: Point, end: Point)
    /// A cubic Bézier segment.
    case cubic(control1: Point, control2: Point, end: Point)
    /// Back to the start of the subpath.
    case close
  }

  /// The pieces in drawing order. Default: none.
  package var elements: [Element]

  /// A path from its pieces.
  package init(elements: [Element] = []) {
    self.elements = elements
  }
}

extension Path.Element {
  /// The defining points in order, control points first.
  var points: [Point] {
    switch self {
    case .move(let p), .line(let p): [p]
    case .quad(let c, let p): [c, p]
    case .cubic(let c1, let c2, let p): [c1, c2, p]
    case .close: []
    }
  }

  /// The same kind of element with other points; nil when kinds or counts differ.
  func blended(with other: Path.Element, fraction: Double) -> Path.Element? {
    func mix(_ a: Point, _ b: Point) -> Point { .interpolate(from: a, to: b, fraction: fraction) }
    switch (self, other) {
    case (.move(let a), .move(let b)): return .move(mix(a, b))
    case (.line(let a), .line(let b)): return .line(mix(a, b))
    case (.quad(let c, let a), .quad(let d, let b)): return .quad(control: mix(c, d), end: mix(a, b))
    case (.cubic(let c1, let c2, let a), .cubic(let d1, let d2, let b)):
      return .cubic(control1: mix(c1, d1), control2: mix(c2, d2), end: mix(a, b))
    case (.close, .close): return .close
    default: return nil
    }
  }
}

extension Path: Interpolatable {
  /// Blends point by point when the structures are equal, with the fraction clamped to 0…1; else the target at once (rule T8).
  package static func interpolate(from start: Path, to end: Path, fraction: Double) -> Path {
    let fraction = min(max(fraction, 0), 1)
    guard start.elements.count == end.elements.count else { return end }
    var elements: [Element] = []
    for (a, b) in zip(start.elements, end.elements) {
      guard let element = a.blended(with: b, fraction: fraction) else { return end }
      elements.append(element)
    }
    return Path(elements: elements)
  }
}
