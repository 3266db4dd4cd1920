import HeroGeometry
import HeroJSON
import HeroLayers
import HeroModel

/// A stack's own keys.
struct StackSettings: Equatable {
  enum Alignment: Equatable {
    case fill, leading, center, trailing, firstBaseline, lastBaseline
  }
  enum Distribution: String, CaseIterable, Equatable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  /// UIStackView's words for the sides of the axis across; top and leading are the same value in UIKit.
  static let alignments: [(String, Alignment)] = [
    ("fill", .fill), ("leading", .leading), ("top", .leading), ("center", .center), ("trailing", .trailing),
    ("bottom", .trailing), ("firstBaseline", .firstBaseline), ("lastBaseline", .lastBaseline),
  ]

  var isVertical = false
  var spacing = 0.0
  var alignment = Alignment.fill
  var distribution = Distribution.fill
  var insets = EdgeInsets()
}

extension SceneReader {
  /// Axis, spacing, alignment, distribution, insets.
  mutating func stackSettings(_ cursor: JSONCursor) -> StackSettings {
    var settings = StackSettings()
    settings.isVertical = choice(cursor.member("axis"), [("horizontal", false), ("vertical", true)]) ?? false
    settings.spacing = number(cursor.member("spacing")) ?? 0
    settings.distribution = choice(cursor.member("distribution"), StackSettings.Distribution.self) ?? .fill
    let alignment = cursor.member("alignment")
    settings.alignment = choice(alignment, StackSettings.alignments) ?? .fill
    if settings.isVertical, let alignment, [.firstBaseline, .lastBaseline].contains(settings.alignment) {
      report("a vertical stack has no baseline alignment", at: alignment)
    }
    settings.insets = insets(cursor.member("insets")) ?? EdgeInsets()
    return settings
  }

  /// A number for all sides, `[top, left, bottom, right]`, or an object with those keys (default 0 each).
  mutating func insets(_ cursor: JSONCursor?) -> EdgeInsets? {
    guard let cursor = cursor.flatMap({ calculated($0) }) else { return nil }
    let sides: [Double]
    switch cursor.value.kind {
    case .number:
      guard let all = number(cursor) else { return nil }
      sides = [all, all, all, all]
    case .array:
      guard let values = numbers(cursor, count: 4, what: "[top, left, bottom, right]") else { return nil }
      sides = values
    default:
      guard isObject(cursor, keys: SceneKeys.insets, what: "a number, [top, left, bottom, right] or an object of them")
      else { return nil }
      var values: [Double] = []
      for key in SceneKeys.insets { values.append(number(cursor.member(key)) ?? 0) }
      sides = values
    }
    return EdgeInsets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
  }
}

/// Arranges what stacks hold, as UIStackView does.
enum StackLayout {
  /// A view that a stack arranges; sides that are nil are what the content needs, or what the stack has left.
  struct Item {
    var view: Int
    var content: ViewContent
    var width: Double?
    var height: Double?
  }

  /// The size that a view's content needs in a width; nil for one that needs none.
  typealias OwnSize = (_ view: Int, _ width: Double?) -> Size?

  /// The sizes that views ask for, and whether their lengths along the axis are nobody's.
  private struct Wishes {
    var sizes: [Size] = []
    var areOpen: [Bool] = []

    func lengths(_ settings: StackSettings) -> [Double] {
      sizes.map { settings.isVertical ? $0.height : $0.width }
    }
  }

  /// Asks each view for its size in the width that it may have.
  private static func wishes(
    _ items: [Item], _ settings: StackSettings, width: (Int) -> Double?, ownSize: OwnSize
  ) -> Wishes {
    var wishes = Wishes()
    for (index, item) in items.enumerated() {
      let length = settings.isVertical ? item.height : item.width
      if let width = item.width, let height = item.height {
        wishes.sizes.append(Size(width: width, height: height))
        wishes.areOpen.append(false)
        continue
      }
      let own = ownSize(item.view, item.width ?? width(index))
      wishes.sizes.append(
        Size(width: item.width ?? own?.width ?? 0, height: item.height ?? own?.height ?? 0))
      wishes.areOpen.append(length == nil && own == nil)
    }
    return wishes
  }

  /// What views ask for when the stack is as wide as that: in a vertical stack a text wraps at the stack's width, in a
  /// horizontal one at its own.
  private static func wishes(
    _ items: [Item], _ settings: StackSettings, width: Double?, ownSize: OwnSize
  ) -> Wishes {
    let natural = wishes(items, settings, width: { _ in nil }, ownSize: ownSize)
    guard let width else { return natural }
    let inner = max(width - settings.insets.left - settings.insets.right, 0)
    guard !settings.isVertical else {
      return wishes(
        items, settings,
        width: { settings.alignment == .fill ? inner : min(natural.sizes[$0].width, inner) }, ownSize: ownSize)
    }
    let spans = spans(natural, available: inner, settings)
    var result = wishes(items, settings, width: { spans[$0].length }, ownSize: ownSize)
    for index in items.indices { result.sizes[index].width = natural.sizes[index].width }
    return result
  }

  /// The size that a stack needs for what it holds, when it is as wide as that.
  static func size(of items: [Item], _ settings: StackSettings, width: Double?, ownSize: OwnSize) -> Size {
    let wishes = wishes(items, settings, width: width, ownSize: ownSize)
    let lengths = wishes.lengths(settings)
    let gaps = settings.spacing * Double(max(lengths.count - 1, 0))
    var length = lengths.reduce(0, +) + gaps
    switch settings.distribution {
    case .fill, .fillProportionally, .equalSpacing: break
    case .fillEqually: length = (lengths.max() ?? 0) * Double(lengths.count) + gaps
    case .equalCentering:
      let steps = zip(lengths, lengths.dropFirst()).map { ($0 + $1) / 2 + settings.spacing }
      if let first = lengths.first, let last = lengths.last, let step = steps.max() {
        length = (first + last) / 2 + step * Double(steps.count)
      }
    }
    var across = wishes.sizes.map { settings.isVertical ? $0.width : $0.height }.max() ?? 0
    if [.firstBaseline, .lastBaseline].contains(settings.alignment) {
      let (highest, deepest) = baselineExtents(of: items, wishes.sizes)
      across = highest + deepest
    }
    let insets = settings.insets
    return Size(
      width: max((settings.isVertical ? across : length) + insets.left + insets.right, 0),
      height: max((settings.isVertical ? length : across) + insets.top + insets.bottom, 0))
  }

  private static func baselineExtents(of items: [Item], _ sizes: [Size]) -> (highest: Double, deepest: Double) {
    let baselines = zip(sizes, items).map { baseline(of: $1.content, height: $0.height) }
    return (baselines.max() ?? 0, zip(sizes, baselines).map { $0.height - $1 }.max() ?? 0)
  }

  /// The frames of views in a stack's bounds.
  static func frames(
    of items: [Item], in bounds: Size, _ settings: StackSettings, isRightToLeft: Bool, ownSize: OwnSize
  ) -> [(view: Int, frame: Rect)] {
    let inner = Rect(
      x: settings.insets.left, y: settings.insets.top,
      width: max(bounds.width - settings.insets.left - settings.insets.right, 0),
      height: max(bounds.height - settings.insets.top - settings.insets.bottom, 0))
    let isVertical = settings.isVertical
    let wishes = wishes(items, settings, width: bounds.width, ownSize: ownSize)
    let sizes = wishes.sizes
    let spans = spans(wishes, available: isVertical ? inner.size.height : inner.size.width, settings)
    let crossAvailable = isVertical ? inner.size.width : inner.size.height
    let baselines = zip(sizes, items).map { baseline(of: $1.content, height: $0.height) }
    let (highest, deepest) = baselineExtents(of: items, sizes)

    return items.indices.map { index in
      let (start, length) = spans[index]
      let natural = isVertical ? sizes[index].width : sizes[index].height
      var cross = natural
      var offset = 0.0
      switch settings.alignment {
      case .fill: cross = crossAvailable
      case .leading: offset = isVertical && isRightToLeft ? crossAvailable - natural : 0
      case .center: offset = (crossAvailable - natural) / 2
      case .trailing: offset = isVertical && isRightToLeft ? 0 : crossAvailable - natural
      case .firstBaseline: offset = highest - baselines[index]
      case .lastBaseline: offset = crossAvailable - deepest - baselines[index]
      }
      if isVertical {
        return (
          items[index].view, Rect(x: inner.minX + offset, y: inner.minY + start, width: cross, height: length)
        )
      }
      let x = isRightToLeft ? inner.maxX - start - length : inner.minX + start
      return (items[index].view, Rect(x: x, y: inner.minY + offset, width: length, height: cross))
    }
  }

  /// Starts and lengths along the axis.
  private static func spans(
    _ wishes: Wishes, available: Double, _ settings: StackSettings
  ) -> [(start: Double, length: Double)] {
    var lengths = wishes.lengths(settings)
    guard !lengths.isEmpty else { return [] }
    let gaps = Double(lengths.count - 1)
    let room = max(available - settings.spacing * gaps, 0)
    let total = lengths.reduce(0, +)
    var spacing = settings.spacing
    switch settings.distribution {
    case .fill: fit(&lengths, to: room, areOpen: wishes.areOpen)
    case .fillEqually: lengths = lengths.map { _ in room / Double(lengths.count) }
    case .fillProportionally:
      lengths = total > 0 ? lengths.map { $0 / total * room } : lengths.map { _ in room / Double(lengths.count) }
    case .equalSpacing, .equalCentering:
      if total > room || lengths.count == 1 {
        fit(&lengths, to: room, areOpen: wishes.areOpen)
      } else if settings.distribution == .equalSpacing {
        spacing = (available - total) / gaps
      } else {
        return centered(lengths, available: available, spacing: settings.spacing)
      }
    }
    var start = 0.0
    return lengths.map { length in
      defer { start += length + spacing }
      return (start, length)
    }
  }

  /// Gives slack to the first view without an own length (none given, or 0), else to the first view; shrinks from the first view on.
  ///
  /// Hugging and compression priorities are all equal here, which leaves UIStackView the choice. Source: UIKit, measured: 28, a spacer and
  /// 37.5 points with spacing 8 in 300 points leave the spacer 218.5; without a spacer the first is stretched. What shrinks was not
  /// measured: the same view as stretches, then the next ones.
  private static func fit(_ lengths: inout [Double], to room: Double, areOpen: [Bool]) {
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
  private static func centered(
    _ lengths: [Double], available: Double, spacing: Double
  ) -> [(start: Double, length: Double)] {
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

  /// From the top to the baseline of a label's single, centred line; other views stand on their bottom edge.
  ///
  /// Source: fact sheet 6.3, 6.4 (ascender .9521484, line height 1.1933594 em).
  private static func baseline(of content: ViewContent, height: Double) -> Double {
    guard case .label(let text) = content else { return height }
    let size = text.tallestFont.size
    return (height - size * 1.1933594) / 2 + size * 0.9521484
  }
}
