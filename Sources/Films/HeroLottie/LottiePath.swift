import HeroGeometry
import HeroJSON
import HeroMotion

/// A path's subpaths as cubic Béziers, numbers in a row: what key frames of a path run through.
struct LottiePath {
  /// A subpath: so many vertices, closed or not.
  struct Part: Hashable, Sendable {
    var count: Int
    var isClosed: Bool
  }

  /// What two paths have in common that one can become the other.
  let parts: [Part]
  /// For each subpath its vertices, each with the tangents that come in and go out, relative to it: six numbers a vertex.
  let numbers: [[Double]]

  init(_ path: Path) {
    var parts: [Part] = []
    var curves: [[(vertex: Point, into: Point, out: Point)]] = []
    func current() -> Point { curves.last?.last?.vertex ?? .zero }
    func begin(_ point: Point) {
      parts.append(Part(count: 0, isClosed: false))
      curves.append([(point, .zero, .zero)])
    }
    func add(_ first: Point, _ second: Point, _ end: Point) {
      if parts.last.map(\.isClosed) ?? true { begin(curves.last?.first?.vertex ?? .zero) }
      let index = curves.count - 1
      curves[index][curves[index].count - 1].out = first - current()
      curves[index].append((end, second - end, .zero))
    }
    for element in path.elements {
      switch element {
      case .move(let point): begin(point)
      case .line(let point):
        let from = parts.last?.isClosed == true ? curves.last?.first?.vertex ?? .zero : current()
        add(from, point, point)
      case .quad(let control, let end):
        let from = current()
        add(from + (control - from) * (2 / 3), end + (control - end) * (2 / 3), end)
      case .cubic(let first, let second, let end): add(first, second, end)
      case .close: if !parts.isEmpty { parts[parts.count - 1].isClosed = true }
      }
    }
    for index in curves.indices {
      // A last vertex on the first one is the first one.
      if parts[index].isClosed, curves[index].count > 1, let last = curves[index].last,
        last.vertex.distance(to: curves[index][0].vertex) < 1e-9
      {
        curves[index][0].into = last.into
        curves[index].removeLast()
      }
      parts[index].count = curves[index].count
    }
    // A subpath of one point draws nothing.
    let drawn = curves.indices.filter { curves[$0].count > 1 }
    self.parts = drawn.map { parts[$0] }
    numbers = drawn.map { index in
      curves[index].flatMap { [$0.vertex.x, $0.vertex.y, $0.into.x, $0.into.y, $0.out.x, $0.out.y] }
    }
  }

  /// The property of a subpath over time.
  ///
  /// - Parameter series: Its numbers by frame.
  static func property(_ series: FrameSeries, isClosed: Bool) -> JSONValue {
    let count = series.values[0].count
    return LottieValue.property(series, within: [Double](repeating: LottieTolerance.length, count: count)) { numbers in
      func points(_ offset: Int) -> JSONValue {
        .array(
          stride(from: offset, to: numbers.count, by: 6).map {
            LottieValue.numbers([numbers[$0], numbers[$0 + 1]], digits: 2)
          })
      }
      return ["c": .bool(isClosed), "v": points(0), "i": points(2), "o": points(4)]
    }
  }
}

/// How far numbers of key frames may be from each frame's own. Of what stands within each other several add up.
enum LottieTolerance {
  /// Points.
  static let length = 0.05
  /// Of 0…1: a quarter of a step of eight bits, so that what a player rounds is off by one at most.
  static let color = 0.25 / 255
  /// Per cent.
  static let opacity = 100 * color
}
