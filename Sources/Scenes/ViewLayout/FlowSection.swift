package import HeroGeometry

/// A section of a flow layout: header, items in lines as many in each as fit, footer.
///
/// Source: UICollectionViewFlowLayout as PSTCollectionView (steipete/PSTCollectionView, PSTGridLayoutRow) reproduces it: lines
/// are justified, a line's only item stands in the middle, and the last line keeps the distances that it would have if it
/// were filled up with items like its last.
package struct FlowSection {
  /// Frames of what a section shows, points.
  package struct Places: Equatable, Sendable {
    /// Of the header, if there is one.
    package var header: Rect?
    /// In the items' order.
    package var items: [Rect] = []
    /// Of the footer, if there is one.
    package var footer: Rect?
    /// Where the next section begins, along the direction of scrolling.
    package var end = 0.0
  }

  /// Whether it scrolls downwards, so that lines go sideways.
  package var isVertical = true
  /// Points from one side to the other, across the direction of scrolling.
  package var breadth: Double
  /// Around the items, points.
  package var inset = EdgeInsets()
  /// Between items, at least, points.
  package var itemSpacing = 0.0
  /// Between lines, points.
  package var lineSpacing = 0.0
  /// Points along the direction of scrolling; 0 is none.
  package var header = 0.0
  /// Points along the direction of scrolling; 0 is none.
  package var footer = 0.0

  /// A section without items.
  package init(breadth: Double) { self.breadth = breadth }

  /// Places items of these sizes from a position on, along the direction of scrolling.
  ///
  /// - Parameter scale: Pixels per point.
  package func place(_ sizes: [Size], from start: Double, scale: Double) -> Places {
    func pixels(_ value: Double) -> Double { (value * scale).rounded() / scale }
    var places = Places()
    var position = start
    places.header = reference(header, at: position)
    position += max(header, 0)
    let before = isVertical ? inset.left : inset.top
    position += isVertical ? inset.top : inset.left
    let (frames, height) = lines(sizes.map { isVertical ? $0 : Size(width: $0.height, height: $0.width) })
    places.items = frames.map { frame in
      turned(
        Rect(origin: Point(x: pixels(before + frame.minX), y: pixels(position + frame.minY)), size: frame.size))
    }
    position += height + (isVertical ? inset.bottom : inset.right)
    places.footer = reference(footer, at: position)
    places.end = position + max(footer, 0)
    return places
  }

  private func turned(_ rect: Rect) -> Rect {
    isVertical ? rect : Rect(x: rect.minY, y: rect.minX, width: rect.size.height, height: rect.size.width)
  }

  private func reference(_ length: Double, at position: Double) -> Rect? {
    length > 0 ? turned(Rect(x: 0, y: position, width: breadth, height: length)) : nil
  }

  /// Frames with x along the lines and y across, from (0, 0), and the height of all lines.
  private func lines(_ sizes: [Size]) -> (frames: [Rect], height: Double) {
    let breadth = isVertical ? breadth - inset.left - inset.right : breadth - inset.top - inset.bottom
    var frames: [Rect] = []
    var y = 0.0
    var first = 0
    while first < sizes.count {
      var end = first + 1
      var used = sizes[first].width
      while end < sizes.count, used + itemSpacing + sizes[end].width <= breadth + 1e-6 {
        used += itemSpacing + sizes[end].width
        end += 1
      }
      let line = sizes[first..<end]
      if first > 0 { y += lineSpacing }
      let height = line.map(\.height).max() ?? 0
      let (start, gap) = distances(line, isLast: end == sizes.count, breadth: breadth)
      var x = start
      for size in line {
        frames.append(Rect(x: x, y: y + (height - size.height) / 2, width: size.width, height: size.height))
        x += size.width + gap
      }
      y += height
      first = end
    }
    return (frames, y)
  }

  /// Where a line begins, and the points between its items.
  private func distances(
    _ line: ArraySlice<Size>, isLast: Bool, breadth: Double
  ) -> (start: Double, gap: Double) {
    var count = line.count
    var free = breadth - line.reduce(0) { $0 + $1.width }
    if isLast, let last = line.last, last.width > 0 {
      while free - Double(count) * itemSpacing - last.width >= -1e-6 {
        free -= last.width
        count += 1
      }
    }
    if count == 1 { return (free / 2, 0) }
    return (0, free / Double(count - 1))
  }
}
