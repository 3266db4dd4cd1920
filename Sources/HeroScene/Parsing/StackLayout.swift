import HeroGeometry
import HeroJSON
import HeroLayers

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

/// Points kept free at the sides. Default: 0 each.
struct EdgeInsets: Equatable {
  var top = 0.0
  var left = 0.0
  var bottom = 0.0
  var right = 0.0
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
  /// Fills in the frames of arranged subviews; outer stacks first, because they size inner ones.
  static func arrange(_ tree: inout TreeBuilder, on canvas: Canvas) {
    for index in tree.views.indices {
      guard let settings = tree.stacks[index] else { continue }
      let bounds = tree.views[index].size
      var arranged: [Int] = []
      for child in tree.views[index].children {
        guard let size = tree.arranged[child] else { continue }
        if tree.views[child].isHidden {
          // A hidden subview takes no room; it keeps its size at the origin.
          place(Rect(origin: .zero, size: size), child, &tree)
        } else {
          arranged.append(child)
        }
      }
      let contents = arranged.map { tree.views[$0].content }
      let frames = frames(
        sizes: arranged.compactMap { tree.arranged[$0] }, contents: contents, in: bounds, settings,
        isRightToLeft: canvas.layoutDirection == .rightToLeft)
      for (child, frame) in zip(arranged, frames) {
        place(settings.distribution == .fill ? onPixels(frame, settings, scale: canvas.scale) : frame, child, &tree)
      }
    }
  }

  /// A frame of a filled stack with its start along the axis on a whole device pixel, as measured of UIKit: 262.5 becomes 263 at 1 pixel a
  /// point. Pictures smaller than 1 pixel a point keep the places of the full size.
  private static func onPixels(_ frame: Rect, _ settings: StackSettings, scale: Double) -> Rect {
    let scale = max(scale, 1)
    func rounded(_ start: Double) -> Double { (start * scale + 0.5).rounded(.down) / scale }
    var origin = frame.origin
    if settings.isVertical { origin.y = rounded(origin.y) } else { origin.x = rounded(origin.x) }
    return Rect(origin: origin, size: frame.size)
  }

  private static func place(_ frame: Rect, _ index: Int, _ tree: inout TreeBuilder) {
    tree.views[index].size = frame.size
    tree.views[index].position = SceneReader.position(of: frame, tree.views[index].anchorPoint)
  }

  /// The frames of subviews in a stack's bounds.
  static func frames(
    sizes: [Size], contents: [ViewContent], in bounds: Size, _ settings: StackSettings, isRightToLeft: Bool
  ) -> [Rect] {
    let inner = Rect(
      x: settings.insets.left, y: settings.insets.top,
      width: max(bounds.width - settings.insets.left - settings.insets.right, 0),
      height: max(bounds.height - settings.insets.top - settings.insets.bottom, 0))
    let isVertical = settings.isVertical
    let spans = spans(
      lengths: sizes.map { isVertical ? $0.height : $0.width },
      available: isVertical ? inner.size.height : inner.size.width,
      settings)
    let crossAvailable = isVertical ? inner.size.width : inner.size.height
    let baselines = zip(sizes, contents).map { baseline(of: $1, height: $0.height) }
    let deepest = zip(sizes, baselines).map { $0.height - $1 }.max() ?? 0
    let highest = baselines.max() ?? 0

    return sizes.indices.map { index in
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
        return Rect(x: inner.minX + offset, y: inner.minY + start, width: cross, height: length)
      }
      let x = isRightToLeft ? inner.maxX - start - length : inner.minX + start
      return Rect(x: x, y: inner.minY + offset, width: length, height: cross)
    }
  }

  /// Starts and lengths along the axis.
  private static func spans(
    lengths: [Double], available: Double, _ settings: StackSettings
  ) -> [(start: Double, length: Double)] {
    guard !lengths.isEmpty else { return [] }
    let gaps = Double(lengths.count - 1)
    let room = max(available - settings.spacing * gaps, 0)
    let total = lengths.reduce(0, +)
    var lengths = lengths
    var spacing = settings.spacing
    switch settings.distribution {
    case .fill: fit(&lengths, to: room)
    case .fillEqually: lengths = lengths.map { _ in room / Double(lengths.count) }
    case .fillProportionally:
      lengths = total > 0 ? lengths.map { $0 / total * room } : lengths.map { _ in room / Double(lengths.count) }
    case .equalSpacing, .equalCentering:
      if total > room || lengths.count == 1 {
        fit(&lengths, to: room)
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

  /// Gives slack to the first view without an own length, else to the first view; shrinks from the first view on.
  ///
  /// Hugging and compression priorities are all equal here, which leaves UIStackView the choice. Source: UIKit, measured: 28, a spacer and
  /// 37.5 points with spacing 8 in 300 points leave the spacer 218.5; without a spacer the first is stretched. What shrinks was not
  /// measured: the same view as stretches, then the next ones.
  private static func fit(_ lengths: inout [Double], to room: Double) {
    var slack = room - lengths.reduce(0, +)
    if slack >= 0 {
      lengths[lengths.firstIndex(of: 0) ?? 0] += slack
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
    return (height - text.font.size * 1.1933594) / 2 + text.font.size * 0.9521484
  }
}
