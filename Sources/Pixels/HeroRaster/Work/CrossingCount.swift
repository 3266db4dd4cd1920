import HeroGeometry

/// How often the edges of a drawn path cross within its clip.
///
/// Cairo keeps the edges of a row in order by exchanging neighbours, once for each crossing (`sub_row` in cairo-tor-scan-converter.c), and
/// exact clips cost as much and more for each. Up to 256 edges are all compared; of more, 256 that are spread evenly over the path
/// stand for the others.
struct CrossingCount {
  /// Edges that are compared at most.
  static let sampleSize = 256

  /// How a path becomes edges.
  enum Outline {
    case fill
    /// Device pixels; a dash's share is of a period's length, its count that of dashes per pixel of the path.
    case stroke(width: Double, dashes: (count: Double, share: Double)?)
  }

  /// Crossings of all edges, estimated where the path has more than the sample.
  private(set) var crossings = 0.0

  private struct Edge {
    var start: Point
    var end: Point
  }

  /// What is drawn of a piece, and the box around it.
  private struct Piece {
    let edges: [Edge]
    private let low: Point
    private let high: Point

    init(_ edges: [Edge]) {
      self.edges = edges
      let box = Rect(bounding: edges.flatMap { [$0.start, $0.end] })
      (low, high) = (box.origin, Point(x: box.maxX, y: box.maxY))
    }

    func mayCross(_ other: Piece) -> Bool {
      low.x < other.high.x && other.low.x < high.x && low.y < other.high.y && other.low.y < high.y
    }
  }

  /// Counts the crossings of a path on a ground.
  init(_ path: Path, on ground: Ground, as outline: Outline = .fill) {
    var total = 0.0
    PathStretch.forEach(of: path, on: ground) { total += Self.pieces($0, outline) }
    guard total > 1, total.isFinite else { return }
    let sample = Self.sample(path, ground, outline, of: total)
    guard sample.count > 1 else { return }
    var found = 0
    for (index, one) in sample.enumerated() {
      for other in sample[..<index] where one.mayCross(other) {
        for edge in one.edges {
          for second in other.edges where Self.cross(edge, second, in: ground.clip) { found += 1 }
        }
      }
    }
    let count = Double(sample.count)
    crossings = Double(found) * (total > count ? total * (total - 1) / (count * (count - 1)) : 1)
  }

  /// Pieces of which each becomes an edge, or the outline of a stroke.
  private static func pieces(_ stretch: PathStretch, _ outline: Outline) -> Double {
    guard case .stroke(_, let dashes?) = outline else { return stretch.chords.rounded(.up) }
    return (stretch.chords + stretch.length * dashes.count).rounded(.up)
  }

  /// The edges of some of the pieces, of all when there are few.
  private static func sample(_ path: Path, _ ground: Ground, _ outline: Outline, of total: Double) -> [Piece] {
    let count = min(total, Double(sampleSize))
    var sample: [Piece] = []
    sample.reserveCapacity(Int(count))
    // A piece of a stroke that waits for the direction of the next one.
    var open: Edge?
    var walked = 0.0
    /// The number of the next piece, from 0: one of each of so many equal parts, now at its begin and now at its end, so that a pattern
    /// that repeats is not always met at the same place.
    func next() -> Double {
      let index = Double(sample.count + (open == nil ? 0 : 1))
      let inside = total > count ? (index * 0.618_033_988_749_895).truncatingRemainder(dividingBy: 1) : 0
      return ((index + inside) * total / count).rounded(.down)
    }
    PathStretch.forEach(of: path, on: ground) { stretch in
      let pieces = Self.pieces(stretch, outline)
      func point(_ piece: Double) -> Point { stretch.point(at: piece / pieces) }
      if let edge = open {
        sample.append(Self.outline(edge, outline, before: stretch.beginsSubpath ? nil : point(1)))
        open = nil
      }
      while sample.count < Int(count) {
        let piece = max(next() - walked, 0)
        guard piece < pieces else { break }
        var edge = Edge(start: point(piece), end: point(piece + 1))
        if case .stroke(_, let dashes?) = outline {
          edge.end = .interpolate(from: edge.start, to: edge.end, fraction: dashes.share)
          sample.append(Self.outline(edge, outline, before: nil))
        } else if piece + 1 < pieces {
          sample.append(Self.outline(edge, outline, before: point(piece + 2)))
        } else {
          open = edge
          break
        }
      }
      walked += pieces
    }
    if let edge = open { sample.append(Self.outline(edge, outline, before: nil)) }
    return sample
  }

  /// What is drawn of a piece: itself, or of a stroke its two sides and what joins them to those of the next piece, or ends them.
  private static func outline(_ edge: Edge, _ outline: Outline, before next: Point?) -> Piece {
    guard case .stroke(let width, _) = outline else { return Piece([edge]) }
    let side = normal(edge, width / 2)
    let after = next.map { normal(Edge(start: edge.end, end: $0), width / 2) }
    let left = Edge(start: edge.start + side, end: edge.end + side)
    let right = Edge(start: edge.start - side, end: edge.end - side)
    guard let after else {
      return Piece([left, right, Edge(start: left.start, end: right.start), Edge(start: left.end, end: right.end)])
    }
    return Piece([
      left, right, Edge(start: left.end, end: edge.end + after), Edge(start: right.end, end: edge.end - after),
    ])
  }

  /// Across an edge, so many pixels long.
  private static func normal(_ edge: Edge, _ length: Double) -> Point {
    let along = edge.end - edge.start
    let size = along.distance(to: .zero)
    return size > 0 ? Point(x: along.y, y: -along.x) * (length / size) : .zero
  }

  /// Whether two edges cross at a point of the clip; edges that only touch, or lie upon each other, do not.
  private static func cross(_ a: Edge, _ b: Edge, in clip: Rect) -> Bool {
    let (along, other, between) = (a.end - a.start, b.end - b.start, b.start - a.start)
    let turn = along.x * other.y - along.y * other.x
    // Of what lies on one line, rounding errors say nothing.
    guard abs(turn) > 1e-9 * along.distance(to: .zero) * other.distance(to: .zero) else { return false }
    let t = (between.x * other.y - between.y * other.x) / turn
    let u = (between.x * along.y - between.y * along.x) / turn
    let inside = 1e-9..<(1 - 1e-9)
    guard inside.contains(t), inside.contains(u) else { return false }
    return clip.contains(a.start + along * t)
  }
}

extension CairoCanvas {
  /// From so many segments on, or so many crossings, Cairo is kept from intersecting a path with a round clip exactly, which takes it most
  /// of a microsecond a crossing.
  private static let exactClipLimit = (segments: 256, crossings: 4096.0)

  /// Whether a path is too intricate to be intersected with a round clip.
  func isIntricate(_ path: Path) -> Bool {
    if path.elements.count > Self.exactClipLimit.segments { return true }
    return CrossingCount(path, on: ground).crossings > Self.exactClipLimit.crossings
  }
}
