package import HeroGeometry

/// A stack whose views nothing else holds, in closed form: it comes to what `StackConstraints` come to there.
///
/// A scene may hold thousands of views in one stack, for which the solver would need hours.
package struct StackArrangement: Equatable, Sendable {
  /// A view that is arranged; sides that are nil are what its content needs, or what the stack has left. Points.
  package struct Item {
    package var width: Double?
    package var height: Double?
    package var baseline: LayoutItem.Baseline

    package init(
      width: Double?, height: Double?, baseline: LayoutItem.Baseline = LayoutItem.Baseline(part: 1, points: 0)
    ) {
      self.width = width
      self.height = height
      self.baseline = baseline
    }
  }

  /// The size that the content of an item, by its number, needs in a width; nil for one that needs none.
  package typealias OwnSize = (_ item: Int, _ width: Double?) -> Size?

  /// Default: horizontal.
  package var axis = LayoutAxis.horizontal
  /// Points between views. Default: 0.
  package var spacing = 0.0
  /// Default: fill.
  package var alignment = StackAlignment.fill
  /// Default: fill.
  package var distribution = StackDistribution.fill
  /// What stays free at the sides, points. Default: none.
  package var insets = EdgeInsets()

  /// A row of views that fill it.
  package init() {}

  private var isVertical: Bool { axis == .vertical }

  /// The sizes that views ask for, and whether their lengths along the axis are nobody's.
  private struct Wishes {
    var sizes: [Size] = []
    var areOpen: [Bool] = []
  }

  /// Asks each view for its size in the width that it may have.
  private func wishes(_ items: [Item], width: (Int) -> Double?, ownSize: OwnSize) -> Wishes {
    var wishes = Wishes()
    for (index, item) in items.enumerated() {
      let length = isVertical ? item.height : item.width
      if let width = item.width, let height = item.height {
        wishes.sizes.append(Size(width: width, height: height))
        wishes.areOpen.append(false)
        continue
      }
      let own = ownSize(index, item.width ?? width(index))
      wishes.sizes.append(
        Size(width: item.width ?? own?.width ?? 0, height: item.height ?? own?.height ?? 0))
      wishes.areOpen.append(length == nil && own == nil)
    }
    return wishes
  }

  /// What views ask for when the stack is as wide as that: in a vertical stack a text wraps at the stack's width, in a
  /// horizontal one at its own.
  private func wishes(_ items: [Item], width: Double?, ownSize: OwnSize) -> Wishes {
    let natural = wishes(items, width: { _ in nil }, ownSize: ownSize)
    guard let width else { return natural }
    let inner = max(width - insets.left - insets.right, 0)
    guard !isVertical else {
      return wishes(
        items, width: { alignment == .fill ? inner : min(natural.sizes[$0].width, inner) }, ownSize: ownSize)
    }
    let spans = spans(natural, available: inner, whole: width)
    var result = wishes(items, width: { spans[$0].length }, ownSize: ownSize)
    for index in items.indices { result.sizes[index].width = natural.sizes[index].width }
    return result
  }

  /// The size that a stack needs for what it holds, when it is as wide as that.
  package func size(of items: [Item], width: Double?, ownSize: OwnSize) -> Size {
    let wishes = wishes(items, width: width, ownSize: ownSize)
    let lengths = lengths(wishes)
    let gaps = spacing * Double(max(lengths.count - 1, 0))
    var length = lengths.reduce(0, +) + gaps
    switch distribution {
    case .fill, .fillProportionally, .equalSpacing: break
    case .fillEqually: length = (lengths.max() ?? 0) * Double(lengths.count) + gaps
    case .equalCentering:
      let steps = zip(lengths, lengths.dropFirst()).map { ($0 + $1) / 2 + spacing }
      if let first = lengths.first, let last = lengths.last, let step = steps.max() {
        length = (first + last) / 2 + step * Double(steps.count)
      }
    }
    var across = wishes.sizes.map { isVertical ? $0.width : $0.height }.max() ?? 0
    if alignment.isBaseline {
      let baselines = baselines(of: items, wishes.sizes)
      across = baselines.highest + baselines.deepest
    }
    return Size(
      width: max((isVertical ? across : length) + insets.left + insets.right, 0),
      height: max((isVertical ? length : across) + insets.top + insets.bottom, 0))
  }

  private func lengths(_ wishes: Wishes) -> [Double] { wishes.sizes.map { isVertical ? $0.height : $0.width } }

  /// From the tops to the baselines, and how far the furthest are from either edge, points.
  private func baselines(of items: [Item], _ sizes: [Size]) -> (places: [Double], highest: Double, deepest: Double) {
    let places = zip(items, sizes).map { $0.baseline.part * $1.height + $0.baseline.points }
    return (places, places.max() ?? 0, zip(sizes, places).map { $0.height - $1 }.max() ?? 0)
  }

  /// The frames of views in a stack's bounds.
  ///
  /// Views that `fill` the stack begin on whole device pixels along the axis, as measured of UIKit: 262.5 becomes 263 at 1 pixel a point.
  ///
  /// - Parameter scale: Pixels per point.
  package func frames(
    of items: [Item], in bounds: Size, scale: Double, isRightToLeft: Bool, ownSize: OwnSize
  ) -> [Rect] {
    let inner = Rect(
      x: insets.left, y: insets.top, width: max(bounds.width - insets.left - insets.right, 0),
      height: max(bounds.height - insets.top - insets.bottom, 0))
    let wishes = wishes(items, width: bounds.width, ownSize: ownSize)
    let sizes = wishes.sizes
    let spans = spans(
      wishes, available: isVertical ? inner.size.height : inner.size.width,
      whole: isVertical ? bounds.height : bounds.width)
    let breadth = isVertical ? inner.size.width : inner.size.height
    let baselines = baselines(of: items, sizes)
    func placed(_ start: Double) -> Double {
      distribution == .fill ? (start * scale + 0.5).rounded(.down) / scale : start
    }
    return items.indices.map { index in
      let (start, length) = spans[index]
      let natural = isVertical ? sizes[index].width : sizes[index].height
      var offset = 0.0
      switch alignment {
      case .fill: break
      case .leading: offset = isVertical && isRightToLeft ? breadth - natural : 0
      case .center: offset = (breadth - natural) / 2
      case .trailing: offset = isVertical && isRightToLeft ? 0 : breadth - natural
      case .firstBaseline: offset = baselines.highest - baselines.places[index]
      case .lastBaseline: offset = breadth - baselines.deepest - baselines.places[index]
      }
      let across = alignment == .fill ? breadth : natural
      if isVertical {
        return Rect(x: inner.minX + offset, y: placed(inner.minY + start), width: across, height: length)
      }
      let x = isRightToLeft ? inner.maxX - start - length : inner.minX + start
      return Rect(x: placed(x), y: inner.minY + offset, width: length, height: across)
    }
  }

  /// Starts and lengths along the axis.
  ///
  /// - Parameters:
  ///   - available: What the insets leave of the stack's length, points.
  ///   - whole: The stack's length, points.
  private func spans(_ wishes: Wishes, available: Double, whole: Double) -> [(start: Double, length: Double)] {
    var lengths = lengths(wishes)
    guard !lengths.isEmpty else { return [] }
    let gaps = Double(lengths.count - 1)
    let room = max(available - spacing * gaps, 0)
    let total = lengths.reduce(0, +)
    var spacing = spacing
    switch distribution {
    case .fill: fit(&lengths, to: room, areOpen: wishes.areOpen)
    case .fillEqually: lengths = lengths.map { _ in room / Double(lengths.count) }
    case .fillProportionally where total > 0 && total + spacing * gaps > 0:
      share(whole / (total + spacing * gaps), &lengths, to: room)
    case .fillProportionally: lengths = lengths.map { _ in room / Double(lengths.count) }
    case .equalSpacing, .equalCentering:
      if total > room || lengths.count == 1 {
        fit(&lengths, to: room, areOpen: wishes.areOpen)
      } else if distribution == .equalSpacing {
        spacing = (available - total) / gaps
      } else {
        return centered(lengths, available: available)
      }
    }
    var start = 0.0
    return lengths.map { length in
      defer { start += length + spacing }
      return (start, length)
    }
  }

  /// Makes each length so many times as long, as far as there is room; the last view that has a length gets what is left (fact sheet 6.10).
  ///
  /// - Parameter factor: The stack's whole length over that of all views and gaps.
  private func share(_ factor: Double, _ lengths: inout [Double], to room: Double) {
    let last = lengths.lastIndex { $0 > 0 }
    var room = room
    for index in lengths.indices where lengths[index] > 0 {
      lengths[index] = index == last ? room : min(lengths[index] * factor, room)
      room -= lengths[index]
    }
  }

  /// Gives slack to the first view without an own length (none given, or 0), else to the first view; shrinks from the first view on.
  ///
  /// Hugging and compression priorities are all equal here, which leaves UIStackView the choice. Source: UIKit, measured: 28, a spacer and
  /// 37.5 points with spacing 8 in 300 points leave the spacer 218.5; without a spacer the first is stretched. What shrinks was not
  /// measured: the same view as stretches, then the next ones.
  private func fit(_ lengths: inout [Double], to room: Double, areOpen: [Bool]) {
    var slack = room - lengths.reduce(0, +)
    if slack >= 0 {
      lengths[areOpen.firstIndex(of: true) ?? lengths.firstIndex(of: 0) ?? 0] += slack
      return
    }
    for index in lengths.indices where slack < 0 {
      let length = max(lengths[index] + slack, 0)
      slack += lengths[index] - length
      lengths[index] = length
    }
  }

  /// Equal distances between centres, the outer views at the edges; never closer than the spacing.
  private func centered(_ lengths: [Double], available: Double) -> [(start: Double, length: Double)] {
    guard let first = lengths.first, let last = lengths.last else { return [] }
    let step = (available - (first + last) / 2) / Double(lengths.count - 1)
    var starts = lengths.indices.map { first / 2 + Double($0) * step - lengths[$0] / 2 }
    for index in starts.indices.dropFirst() {
      starts[index] = max(starts[index], starts[index - 1] + lengths[index - 1] + spacing)
    }
    var limit = available
    for index in starts.indices.reversed() {
      starts[index] = min(starts[index], limit - lengths[index])
      limit = starts[index] - spacing
    }
    return zip(starts, lengths).map { ($0, $1) }
  }
}
