import Foundation
import HeroGeometry
import HeroLayers
import HeroMotion
import HeroRaster

/// How near key frames come: lengths in points, the others so that nothing moves further or differs by more than a step of 255, through as many
/// layers as lie over one another.
enum Tolerance {
  static let length = 0.1
  static let color = 0.25 / 255
}

extension Element {
  /// A rectangle of the space around it.
  mutating func place(_ rects: FrameRuns<Rect>) {
    let edges: [(key: String, of: (Rect) -> Double)] = [
      ("left", { $0.minX }), ("top", { $0.minY }), ("width", { $0.size.width }), ("height", { $0.size.height }),
    ]
    for edge in edges {
      let series = rects.series(edge.of)
      if edge.key == "left" || edge.key == "top", series.values.allSatisfy({ $0[0] == 0 }) { continue }
      set(edge.key, series, within: [Tolerance.length]) { CSS.points($0[0]) }
    }
  }

  /// A rounded rectangle of the space around it; circular corners are CSS's own, others a path.
  mutating func place(_ outlines: FrameRuns<RoundedRect>) {
    place(outlines.map(\.rect))
    guard outlines.runs.contains(where: { !$0.value.isPlain }) else { return }
    if outlines.runs.contains(where: { $0.value.curve == .continuous && !$0.value.isPlain }) {
      return clip(
        to: outlines.map { outline in
          let rect = Rect(origin: .zero, size: outline.rect.size)
          // Its path has the same parts at every radius but 0.
          return RoundedRect(rect, radius: max(outline.radius, 0.01), corners: outline.corners, curve: outline.curve)
            .path
        })
    }
    let corners = outlines.runs.reduce(CornerMask()) { $0.union($1.value.corners) }
    let isUniform = outlines.runs.allSatisfy { $0.value.corners == corners }
    if isUniform {
      set("border-radius", outlines.series { $0.radius }, within: [Tolerance.length]) { values in
        Self.radii { corners.contains($0) ? values[0] : 0 }
      }
    } else {
      set(
        "border-radius",
        outlines.series { outline in Self.order.map { outline.corners.contains($0) ? outline.radius : 0 } },
        within: Self.order.map { _ in Tolerance.length }
      ) { $0.map(CSS.points).joined(separator: " ") }
    }
  }

  private static let order: [CornerMask] = [.topLeft, .topRight, .bottomRight, .bottomLeft]

  private static func radii(_ radius: (CornerMask) -> Double) -> String {
    let radii = order.map(radius)
    return Set(radii).count == 1 ? CSS.points(radii[0]) : radii.map(CSS.points).joined(separator: " ")
  }

  /// Shows only what lies in a path, in its own points.
  mutating func clip(to paths: FrameRuns<Path>, isEvenOdd: Bool = false) {
    let rule = isEvenOdd ? "evenodd," : ""
    set(
      "clip-path", paths.series { $0.coordinates },
      within: paths.runs[0].value.coordinates.map { _ in Tolerance.length }
    ) { "path(\(rule)\"\(CSS.path(paths.runs[0].value.with($0)))\")" }
  }

  mutating func setColor(_ key: String, _ colors: FrameRuns<Color>) {
    // Browsers go between colours that are multiplied with their alpha.
    let series = colors.series { [$0.red * $0.alpha, $0.green * $0.alpha, $0.blue * $0.alpha, $0.alpha] }
    set(key, series, within: [Tolerance.color, Tolerance.color, Tolerance.color, Tolerance.color]) {
      CSS.color(Color(multiplied: $0))
    }
  }

  mutating func setOpacity(_ series: FrameSeries?) {
    guard let series, series.values.contains(where: { $0[0] < 1 - Tolerance.color }) else { return }
    set("opacity", series, within: [Tolerance.color]) { CSS.number($0[0], 4) }
  }

  /// The way from its own points to those around it.
  mutating func setTransform(_ maps: FrameRuns<Homography>, size: Size) {
    guard maps.runs.allSatisfy({ $0.value.isAffine }) else {
      return set(
        "transform", eachOf: maps.runs.indices.map { run in (maps.runs[run].first, maps.runs[run].value.css) })
    }
    var last: Turn?
    let turns = maps.map { map -> Turn in
      let turn = Turn(map, after: last)
      last = turn
      return turn
    }
    guard turns.runs.count > 1 || turns.runs[0].value != Turn.none else { return }
    let reach = max(size.width, size.height, 1)
    let isSkewed = turns.runs.contains { abs($0.value.skew) > 1e-6 }
    set(
      "transform", turns.series { [$0.x, $0.y, $0.angle, $0.skew, $0.width, $0.height] },
      within: [Tolerance.length, Tolerance.length] + [Double](repeating: Tolerance.length / reach, count: 4)
    ) { values in
      var words = ["translate(\(CSS.points(values[0])),\(CSS.points(values[1])))"]
      if turns.runs.contains(where: { $0.value.angle != 0 }) { words.append("rotate(\(CSS.number(values[2], 5))rad)") }
      if isSkewed { words.append("skewX(\(CSS.number(atan(values[3]), 5))rad)") }
      if turns.runs.contains(where: { $0.value.width != 1 || $0.value.height != 1 }) {
        words.append("scale(\(CSS.number(values[4], 5)),\(CSS.number(values[5], 5)))")
      }
      return words.joined(separator: " ")
    }
  }
}

/// A map without perspective as a move after a turn after a skew after a scale.
private struct Turn: Equatable {
  var (x, y, angle, skew, width, height) = (0.0, 0.0, 0.0, 0.0, 1.0, 1.0)

  static let none = Turn()

  private init() {}

  /// - Parameter last: The one before, whose turns it goes on from.
  init(_ map: Homography, after last: Turn?) {
    let e = map.elements.map { $0 / map.elements[8] }
    let (a, b, c, d) = (e[0], e[1], e[3], e[4])
    (x, y) = (e[6], e[7])
    width = (a * a + b * b).squareRoot()
    // What has no width keeps the turn that it had.
    angle = width > 1e-9 ? atan2(b, a) : last?.angle ?? 0
    let (cosine, sine) = (cos(angle), sin(angle))
    height = d * cosine - c * sine
    skew = abs(height) > 1e-9 ? (c * cosine + d * sine) / height : 0
    if let last {
      // A mirrored layer may turn half around instead: what is nearer to the one before is shown.
      while angle - last.angle > .pi { angle -= 2 * .pi }
      while angle - last.angle < -.pi { angle += 2 * .pi }
    }
  }
}

extension Homography {
  /// A plane's map as CSS's 4 × 4 matrix, column by column.
  fileprivate var css: String {
    let e = elements
    let columns = [e[0], e[1], 0, e[2], e[3], e[4], 0, e[5], 0, 0, 1, 0, e[6], e[7], 0, e[8]]
    return "matrix3d(\(columns.map { CSS.number($0, 7) }.joined(separator: ",")))"
  }
}

extension Color {
  /// From red, green and blue that are multiplied with the alpha, which follows them.
  fileprivate init(multiplied parts: [Double]) {
    let alpha = min(max(parts[3], 0), 1)
    func straight(_ part: Double) -> Double { alpha > 0 ? min(max(part / alpha, 0), 1) : 0 }
    self.init(red: straight(parts[0]), green: straight(parts[1]), blue: straight(parts[2]), alpha: alpha)
  }
}

extension Path {
  /// x and y of all its points in order.
  var coordinates: [Double] {
    elements.flatMap { element -> [Double] in
      switch element {
      case .move(let end), .line(let end): [end.x, end.y]
      case .quad(let control, let end): [control.x, control.y, end.x, end.y]
      case .cubic(let first, let second, let end): [first.x, first.y, second.x, second.y, end.x, end.y]
      case .close: []
      }
    }
  }

  /// The same parts with other points.
  func with(_ coordinates: [Double]) -> Path {
    var next = 0
    func point() -> Point {
      next += 2
      return Point(x: coordinates[next - 2], y: coordinates[next - 1])
    }
    return Path(
      elements: elements.map { element in
        switch element {
        case .move: return .move(point())
        case .line: return .line(point())
        case .quad:
          let control = point()
          return .quad(control: control, end: point())
        case .cubic:
          let (first, second) = (point(), point())
          return .cubic(control1: first, control2: second, end: point())
        case .close: return .close
        }
      })
  }
}
