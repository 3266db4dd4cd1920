import HeroGeometry

extension Rect {
  /// Square points.
  package var area: Double { size.width * size.height }

  /// Whether another rectangle lies inside, half a point of grace.
  package func holds(_ other: Rect) -> Bool {
    minX <= other.minX + 0.5 && minY <= other.minY + 0.5 && maxX >= other.maxX - 0.5 && maxY >= other.maxY - 0.5
  }

  /// A rectangle with edges so many points further out.
  package func grown(by points: Double) -> Rect {
    Rect(x: minX - points, y: minY - points, width: size.width + 2 * points, height: size.height + 2 * points)
  }

  /// Whether another rectangle lies mostly inside.
  package func covers(_ other: Rect) -> Bool { common(other) > 0.6 * other.area }

  /// Whether another rectangle lies inside in part.
  package func meets(_ other: Rect) -> Bool { common(other) > 0.2 * min(other.area, area) }

  private func common(_ other: Rect) -> Double {
    let width = min(maxX, other.maxX) - max(minX, other.minX)
    let height = min(maxY, other.maxY) - max(minY, other.minY)
    return width > 0 && height > 0 ? width * height : 0
  }
}
