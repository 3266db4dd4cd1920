import Foundation
import HeroGeometry

/// The outlines of a layer in its own space.
struct Outline {
  var parts: [FigmaOutline]

  /// Figma's geometry, or what follows from size, corners and arc; nil where that is not enough.
  init?(_ node: FigmaNode) {
    let size = node.size ?? node.box?.size ?? .zero
    if !node.fillGeometry.isEmpty {
      parts = node.fillGeometry
    } else if node.type == "ELLIPSE" {
      parts = [FigmaOutline(path: .ellipse(size, node.arc), isEvenOdd: false)]
    } else if node.type == "LINE" {
      parts = [
        FigmaOutline(
          path: Path(elements: [.move(.zero), .line(Point(x: size.width, y: size.height))]), isEvenOdd: false)
      ]
    } else if node.isBox {
      parts = [FigmaOutline(path: .rectangle(size, radii: node.radii), isEvenOdd: false)]
    } else {
      return nil
    }
  }

  /// All as one.
  var merged: FigmaOutline {
    FigmaOutline(
      path: Path(elements: parts.flatMap(\.path.elements)), isEvenOdd: parts.contains { $0.isEvenOdd })
  }
}

extension Path {
  /// How far a control point is from the end of a quarter of a circle, in radii.
  private static let quarter = 0.552_284_75

  /// A rectangle at the origin; radii from the top left on, clockwise.
  static func rectangle(_ size: Size, radii: [Double]) -> Path {
    let (width, height) = (size.width, size.height)
    let most = min(width, height) / 2
    let r = radii.map { min($0, most) }
    let corners = [
      Point.zero, Point(x: width, y: 0), Point(x: width, y: height), Point(x: 0, y: height),
    ]
    let ways = [Point(x: 1, y: 0), Point(x: 0, y: 1), Point(x: -1, y: 0), Point(x: 0, y: -1)]
    var elements: [Element] = []
    for index in 0..<4 {
      let (corner, way, before) = (corners[index], ways[index], ways[(index + 3) % 4])
      let (start, end) = (corner - before * r[index], corner + way * r[index])
      elements.append(index == 0 ? .move(start) : .line(start))
      if r[index] > 0 {
        elements.append(
          .cubic(
            control1: start + before * (r[index] * quarter), control2: end - way * (r[index] * quarter), end: end))
      }
    }
    return Path(elements: elements + [.close])
  }

  /// An ellipse that fills a size at the origin, or the part of it that an arc says.
  static func ellipse(_ size: Size, _ arc: FigmaArc?) -> Path {
    let (center, radii) = (size.center, size.center)
    let sweep = arc.map { $0.end - $0.start } ?? 2 * Double.pi
    let isWhole = abs(sweep) > 2 * Double.pi - 1e-4
    let (start, inner) = (arc?.start ?? 0, arc?.inner ?? 0)
    func point(_ angle: Double, _ part: Double) -> Point {
      Point(x: center.x + radii.x * part * cos(angle), y: center.y + radii.y * part * sin(angle))
    }
    func curves(from: Double, by sweep: Double, part: Double) -> [Element] {
      let count = max(Int((abs(sweep) / (Double.pi / 2)).rounded(.up)), 1)
      let step = sweep / Double(count)
      let reach = 4 / 3 * tan(step / 4)
      return (0..<count).map { index in
        let (a, b) = (from + step * Double(index), from + step * Double(index + 1))
        let (p, q) = (point(a, part), point(b, part))
        return .cubic(
          control1: Point(x: p.x - radii.x * part * sin(a) * reach, y: p.y + radii.y * part * cos(a) * reach),
          control2: Point(x: q.x + radii.x * part * sin(b) * reach, y: q.y - radii.y * part * cos(b) * reach),
          end: q)
      }
    }
    var elements: [Element] = [.move(point(start, 1))] + curves(from: start, by: sweep, part: 1)
    if isWhole {
      elements.append(.close)
      // The hole turns the other way, so that it stays free by either rule.
      if inner > 0 {
        elements += [.move(point(start, inner))] + curves(from: start, by: -sweep, part: inner) + [.close]
      }
    } else {
      elements.append(.line(point(start + sweep, inner)))
      if inner > 0 { elements += curves(from: start + sweep, by: -sweep, part: inner) }
      elements.append(.close)
    }
    return Path(elements: elements)
  }
}
