import HeroGeometry
import HeroLayers
import HeroModel

/// What a navigation bar shows for the top of a stack.
///
/// Source: UIKit of iOS 15 to 17, read off screenshots, within a point or two.
struct NavigationBarFace: Equatable, Sendable {
  /// From the canvas's top to the hairline, points.
  let height: Double
  /// From the canvas's top to the row of items and title, points.
  let rowTop: Double
  let ground: BarColors
  let space: BarSpace
  let title: [Layer]
  let largeTitle: [Layer]
  let left: [Layer]
  /// Of `left` the chevron of the way back, with its label where that has room; nothing where the app's own items are there.
  let back: [Layer]
  let right: [Layer]
  private let views: [ShownBarView]

  /// The items are those of the stack, bottom to top, at least one.
  init(items: [NavigationItem], colors: BarColors, isTitleLarge: Bool, space: BarSpace) {
    let item = items[items.count - 1]
    let isLarge = isTitleLarge && space.metrics.largeTitle > 0
    let row = Row(space: space, colors: colors, hasPrompt: item.prompt != nil)
    height = row.bottom + (isLarge ? space.metrics.largeTitle : 0)
    rowTop = row.top
    var ground = colors
    // Source: UIKit since iOS 13: nothing is scrolled under a large title, so its bar is at the edge and clear.
    if isLarge, ground.background == space.plainBackground { ground.background = .clear }
    self.ground = ground
    self.space = space

    let (right, rightEnd) = row.rightItems(item.right)
    self.right = right
    let inline = isLarge || item.titleView != nil ? nil : item.title
    let (left, leftEnd) =
      item.left.isEmpty && items.count > 1
      ? row.backButton(items[items.count - 2].backTitle, title: inline, to: rightEnd) : row.leftItems(item.left)
    self.left = left
    back = item.left.isEmpty ? left : []
    let words = inline.map { row.title($0, from: leftEnd, to: rightEnd) } ?? []
    let view = isLarge ? nil : item.titleView.map { [row.titleView($0, from: leftEnd, to: rightEnd)] }
    title = (item.prompt.map { [row.prompt($0)] } ?? []) + (view ?? words)
    largeTitle = isLarge ? item.title.map { row.largeTitle($0) } ?? [] : []
    views = ShownBarView.all(item.slots, { item[$0] }, among: left + right + title)
  }

  /// The bar at rest, taken apart.
  var parts: BarParts {
    let frame = Rect(x: 0, y: 0, width: space.size.width, height: height)
    var parts = [
      BarParts.Part(
        name: "_UIBarBackground", layers: space.ground("navigationBar", frame, ground, isAtTop: true))
    ]
    if !largeTitle.isEmpty { parts.append(.init(name: "_UINavigationBarLargeTitleView", layers: largeTitle)) }
    return BarParts(parts, content: "_UINavigationBarContentView", title + left + right, views: views)
  }

  /// One layer with all of it, while it fades into another face.
  func layers(to other: NavigationBarFace, progress: Double) -> [Layer] {
    let height = height + (other.height - height) * progress
    var fade = CrossFade(progress: progress)
    fade.add("navigationBar/title", title, other.title)
    fade.add("navigationBar/left", left, other.left)
    fade.add("navigationBar/right", right, other.right)
    var large = CrossFade(progress: progress)
    large.add("navigationBar/largeTitle", largeTitle, other.largeTitle)
    let frame = Rect(x: 0, y: 0, width: space.size.width, height: height)
    var ground = CrossFade(progress: progress)
    ground.cover(
      "navigationBar/ground", space.ground("navigationBar", frame, self.ground, isAtTop: true),
      space.ground("navigationBar", frame, other.ground, isAtTop: true))
    return [.whole("navigationBar", ground.layers + clipped(large.layers, to: frame) + fade.layers)]
  }

  /// A bar that gets lower cuts its large title off.
  func clipped(_ layers: [Layer], to frame: Rect) -> [Layer] {
    guard !layers.isEmpty else { return [] }
    var clip = Layer(path: "navigationBar/largeTitle", role: .overlay, position: frame.center, bounds: frame)
    clip.masksToBounds = true
    clip.children = layers
    return [clip]
  }

  /// The row of items and title.
  private struct Row {
    let space: BarSpace
    let colors: BarColors
    let hasPrompt: Bool
    var top: Double { space.safe.top + (hasPrompt ? space.metrics.prompt : 0) }
    var middle: Double { top + space.metrics.navigationRow / 2 }
    var bottom: Double { top + space.metrics.navigationRow }
    /// Between the title and what stands beside it, points.
    static let gap = 8.0

    func leftItems(_ items: [BarItem]) -> (layers: [Layer], end: Double) {
      var x = space.left
      var layers: [Layer] = []
      for (index, item) in items.enumerated() {
        layers += space.item("navigationBar/left \(index)", item, left: x, middle: middle, colors)
        x += item.width + (index == items.count - 1 ? 0 : BarItem.gap)
      }
      return (layers, x)
    }

    func rightItems(_ items: [BarItem]) -> (layers: [Layer], end: Double) {
      var x = space.right
      var layers: [Layer] = []
      for (index, item) in items.enumerated() {
        x -= item.width
        layers += space.item("navigationBar/right \(index)", item, left: x, middle: middle, colors)
        x -= index == items.count - 1 ? 0 : BarItem.gap
      }
      return (layers, x)
    }

    /// The chevron and the title of the screen below, or "Back" where that has no room, or there is none; an empty one leaves the chevron alone.
    func backButton(_ below: BarText?, title: BarText?, to right: Double) -> (layers: [Layer], end: Double) {
      let edge = space.left - 8
      let texts = below.map { $0.text.isEmpty ? [] : [$0, Self.back] } ?? [Self.back]
      var chevron = space.box("navigationBar/back", Rect(x: edge, y: middle - 10.5, width: 12, height: 21))
      chevron.contents = LayerContents(.shape(Self.chevron(colors.tint)))
      if space.isRightToLeft { chevron.transform = .scale(x: -1, y: 1) }
      let start = edge + 19
      let room = title.map { min(space.size.width / 2 - $0.width / 2, right - Self.gap - $0.width) } ?? right
      guard let text = texts.first(where: { start + $0.width + Self.gap <= room }) else {
        return ([chevron], edge + 12)
      }
      let label = space.text(
        "navigationBar/back", text.text, Rect(x: start, y: middle - 12, width: text.width + 1, height: 24),
        Font(size: 17), colors.tint, .natural)
      return ([chevron, label], start + text.width)
    }

    /// UIKit's mark of the way back, 12 points wide and 21 high: larger than the symbol of that name.
    private static func chevron(_ color: Color) -> ShapeContents {
      var shape = ShapeContents(
        path: Path(elements: [
          .move(Point(x: 10.5, y: 1.5)), .line(Point(x: 1.5, y: 10.5)), .line(Point(x: 10.5, y: 19.5)),
        ]))
      shape.fillColor = nil
      shape.strokeColor = color
      shape.lineWidth = 2.6
      shape.lineCap = .round
      shape.lineJoin = .round
      return shape
    }

    /// Inter's at 17 points, rounded up.
    private static let back = BarText("Back", width: 41)

    /// In the middle of the bar where it fits, else as near to that as what stands beside it lets it.
    func title(_ title: BarText, from left: Double, to right: Double) -> [Layer] {
      let low = left + (left > space.left ? Self.gap : 0)
      let high = right - (right < space.right ? Self.gap : 0)
      let width = min(title.width + 1, max(high - low, 0))
      guard width > 0 else { return [] }
      let x = max(min((space.size.width - width) / 2, high - width), low)
      return [
        space.text(
          "navigationBar/title", title.text, Rect(x: x, y: middle - 12, width: width, height: 24),
          Font(size: 17, weight: 600), colors.title)
      ]
    }

    /// Where the title would be.
    func titleView(_ view: BarView, from left: Double, to right: Double) -> Layer {
      let width = view.size.width
      let low = left + (left > space.left ? Self.gap : 0)
      let high = right - (right < space.right ? Self.gap : 0)
      let x = max(min((space.size.width - width) / 2, high - width), low)
      let height = view.size.height
      return space.view(
        "navigationBar/title", view, Rect(x: x, y: middle - height / 2, width: width, height: height))
    }

    func prompt(_ prompt: BarText) -> Layer {
      let frame = Rect(
        x: space.left, y: space.safe.top + 10, width: max(space.right - space.left, 0), height: 20)
      return space.text("navigationBar/prompt", prompt.text, frame, Font(size: 13), colors.title)
    }

    func largeTitle(_ title: BarText) -> [Layer] {
      let frame = Rect(x: space.left, y: bottom + 3.5, width: max(space.right - space.left, 0), height: 41)
      return [
        space.text(
          "navigationBar/largeTitle", title.text, frame, Font(size: 34, weight: 700), colors.title, .natural)
      ]
    }
  }
}
