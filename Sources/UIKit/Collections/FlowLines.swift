/// Breaks the items of a section into lines and places them.
///
/// Source: UICollectionViewFlowLayout as PSTCollectionView (steipete/PSTCollectionView, PSTGridLayoutRow) reproduces it: lines
/// are justified, a line's only item stands in the middle, and the last line keeps the distances that it would have if it
/// were filled up with items like its last.
struct FlowLines {
  /// Points along the lines.
  let breadth: CGFloat
  /// Between items, at least.
  let itemSpacing: CGFloat
  /// Between lines, at least.
  let lineSpacing: CGFloat

  /// Frames with x along the lines and y across, from (0, 0), and the height of all lines.
  func place(_ sizes: [CGSize]) -> (frames: [CGRect], height: CGFloat) {
    var frames: [CGRect] = []
    var y: CGFloat = 0
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
      let (start, gap) = distances(Array(line), isLast: end == sizes.count)
      var x = start
      for size in line {
        frames.append(CGRect(x: x, y: y + (height - size.height) / 2, width: size.width, height: size.height))
        x += size.width + gap
      }
      y += height
      first = end
    }
    return (frames, y)
  }

  /// Where a line begins, and the points between its items.
  private func distances(_ line: [CGSize], isLast: Bool) -> (start: CGFloat, gap: CGFloat) {
    var count = line.count
    var free = breadth - line.reduce(0) { $0 + $1.width }
    if isLast, let last = line.last, last.width > 0 {
      while free - CGFloat(count) * itemSpacing - last.width >= -1e-6 {
        free -= last.width
        count += 1
      }
    }
    if count == 1 { return (free / 2, 0) }
    return (0, free / CGFloat(count - 1))
  }
}
