extension UIView {
  /// Follows a superview's change of size: the difference is split among the flexible parts in proportion to their sizes.
  func autoresize(from old: CGSize, to new: CGSize) {
    guard !autoresizingMask.isEmpty else { return }
    let mask = autoresizingMask
    let (x, width) = Self.resized(
      (frame.minX, frame.width), in: old.width, to: new.width, before: mask.contains(.flexibleLeftMargin),
      size: mask.contains(.flexibleWidth), after: mask.contains(.flexibleRightMargin))
    let (y, height) = Self.resized(
      (frame.minY, frame.height), in: old.height, to: new.height, before: mask.contains(.flexibleTopMargin),
      size: mask.contains(.flexibleHeight), after: mask.contains(.flexibleBottomMargin))
    let result = CGRect(x: x, y: y, width: width, height: height)
    if result != frame { frame = result }
  }

  /// One axis: margin before, size, margin after. Parts without a size share evenly when no flexible part has one.
  private static func resized(
    _ place: (start: CGFloat, size: CGFloat), in old: CGFloat, to new: CGFloat, before: Bool, size: Bool, after: Bool
  ) -> (CGFloat, CGFloat) {
    let difference = new - old
    var parts = [place.start, place.size, old - place.start - place.size]
    let flexible = [before, size, after]
    let count = flexible.filter { $0 }.count
    guard count > 0, difference != 0 else { return place }
    let sum = zip(parts, flexible).reduce(0) { $1.1 ? $0 + $1.0 : $0 }
    for index in parts.indices where flexible[index] {
      parts[index] += sum != 0 ? difference * parts[index] / sum : difference / CGFloat(count)
    }
    return (parts[0], max(parts[1], 0))
  }
}
