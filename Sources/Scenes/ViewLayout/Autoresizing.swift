package import HeroGeometry

/// Parts of a view's place that take a superview's change of size; bits as of UIKit's `UIView.AutoresizingMask`.
package struct Autoresizing: OptionSet, Hashable, Sendable {
  /// One bit for each part.
  package let rawValue: UInt

  package init(rawValue: UInt) { self.rawValue = rawValue }

  /// The margin, as named.
  package static let leftMargin = Autoresizing(rawValue: 1)
  package static let width = Autoresizing(rawValue: 2)
  /// The margin, as named.
  package static let rightMargin = Autoresizing(rawValue: 4)
  /// The margin, as named.
  package static let topMargin = Autoresizing(rawValue: 8)
  package static let height = Autoresizing(rawValue: 16)
  /// The margin, as named.
  package static let bottomMargin = Autoresizing(rawValue: 32)

  /// The frame after the superview's change of size: the difference is split among the flexible parts in proportion to their sizes.
  package func resized(_ frame: Rect, from old: Size, to new: Size) -> Rect {
    let (x, width) = Self.resized(
      (frame.minX, frame.size.width), in: old.width, to: new.width, before: contains(.leftMargin),
      size: contains(.width), after: contains(.rightMargin))
    let (y, height) = Self.resized(
      (frame.minY, frame.size.height), in: old.height, to: new.height, before: contains(.topMargin),
      size: contains(.height), after: contains(.bottomMargin))
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// One axis: margin before, size, margin after. A margin counts as it is, also where the frame reaches out of its superview and it is
  /// negative: what the flexible parts take up together grows as a whole. They share evenly where that is nothing.
  private static func resized(
    _ place: (start: Double, size: Double), in old: Double, to new: Double, before: Bool, size: Bool, after: Bool
  ) -> (Double, Double) {
    let difference = new - old
    var parts = [place.start, place.size, old - place.start - place.size]
    let flexible = [before, size, after]
    let count = flexible.filter { $0 }.count
    guard count > 0, difference != 0 else { return place }
    let sum = zip(parts, flexible).reduce(0) { $1.1 ? $0 + $1.0 : $0 }
    for index in parts.indices where flexible[index] {
      parts[index] += sum > 0 ? difference * parts[index] / sum : difference / Double(count)
    }
    return (parts[0], max(parts[1], 0))
  }
}
