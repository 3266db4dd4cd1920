import HeroGeometry

extension Rect {
  /// Width times height.
  var area: Double { size.width * size.height }

  /// The common part; nil when there is none.
  package func intersection(_ other: Rect) -> Rect? {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard right > left, bottom > top else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The smallest rectangle of whole numbers around this one.
  var roundedOutwards: Rect {
    let (left, top) = (minX.rounded(.down), minY.rounded(.down))
    return Rect(x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
  }

  /// The smallest rectangle around this one whose left and top edges are multiples of a step.
  func alignedOutwards(to step: Double) -> Rect {
    let left = (minX / step + 1e-6).rounded(.down) * step
    let top = (minY / step + 1e-6).rounded(.down) * step
    return Rect(x: left, y: top, width: maxX - left, height: maxY - top)
  }

  /// The rectangle grown on all sides.
  package func outset(by distance: Double) -> Rect {
    Rect(
      x: minX - distance, y: minY - distance, width: size.width + 2 * distance, height: size.height + 2 * distance)
  }
}

extension Path {
  /// The box of all defining points; holds the path, and may be larger than it.
  package var boundingBox: Rect {
    var points: [Point] = []
    for element in elements {
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .quad(let control, let end): points += [control, end]
      case .cubic(let first, let second, let end): points += [first, second, end]
      case .close: break
      }
    }
    return Rect(bounding: points)
  }
}

extension Point {
  /// Cairo's coordinates have 24 bits before the point: what lies farther out is moved to the limit, where nobody sees it.
  static let drawableLimit = 4_000_000.0

  /// The point within the limit on both axes; no number becomes 0.
  var drawable: Point {
    func bounded(_ value: Double) -> Double {
      value.isNaN ? 0 : min(max(value, -Self.drawableLimit), Self.drawableLimit)
    }
    return Point(x: bounded(x), y: bounded(y))
  }
}
