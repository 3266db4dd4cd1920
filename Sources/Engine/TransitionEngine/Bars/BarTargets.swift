import HeroGeometry
import HeroLayers
import HeroModel

/// Parts of a container's bars that a finger can touch.
///
/// Source: UIKit: an item takes touches over the whole height of its row and half a gap beside it.
package struct BarTargets: Sendable {
  /// One of the things that a bar shows.
  package enum Target: Equatable, Sendable {
    /// The way back.
    case back
    /// Of the navigation bar, from the left.
    case left(Int)
    /// Of the navigation bar, from the right.
    case right(Int)
    /// Of the toolbar, from the left.
    case toolbar(Int)
    /// Of the tab bar.
    case tab(Int)
  }

  private var bars: [Rect] = []
  private var targets: [(target: Target, frame: Rect)] = []

  /// Bars that are not there.
  package init() {}

  /// The same further right and down, points.
  package func moved(by way: Point) -> BarTargets {
    func moved(_ rect: Rect) -> Rect { Rect(origin: rect.origin + way, size: rect.size) }
    var result = self
    result.bars = bars.map(moved)
    result.targets = targets.map { ($0.target, moved($0.frame)) }
    return result
  }

  /// Adds a navigation controller's bar; the items are those of its stack, bottom to top, at least one.
  package mutating func add(
    _ colors: BarColors, items: [NavigationItem], isTitleLarge: Bool, canvas: Canvas
  ) {
    let space = BarSpace(canvas)
    let face = NavigationBarFace(items: items, colors: colors, isTitleLarge: isTitleLarge, space: space)
    bars.append(Rect(x: 0, y: 0, width: canvas.size.width, height: face.height))
    let row = Rect(x: 0, y: face.rowTop, width: canvas.size.width, height: space.metrics.navigationRow)
    add(face.left + face.right, in: row) { part in
      if part == "back" { return .back }
      let words = part.split(separator: " ")
      guard words.count == 2, let number = Int(words[1]) else { return nil }
      return words[0] == "left" ? .left(number) : .right(number)
    }
  }

  /// Adds a navigation controller's toolbar, above a tab bar or at the canvas's edge.
  package mutating func add(toolbar items: [BarItem], isAboveTabs: Bool, canvas: Canvas) {
    let space = BarSpace(canvas)
    let floor = isAboveTabs ? space.metrics.tabBar + space.safe.bottom : nil
    let face = ToolbarFace(items: items, colors: canvas.barColors, floor: floor, space: space)
    let bottom = space.size.height - (floor ?? 0)
    let top = space.size.height - (floor ?? space.safe.bottom) - space.metrics.toolbar
    bars.append(Rect(x: 0, y: top, width: canvas.size.width, height: bottom - top))
    let row = Rect(x: 0, y: top, width: canvas.size.width, height: space.metrics.toolbar)
    add(face.items, in: row) { Int($0).map { .toolbar($0) } }
  }

  /// Adds a tab bar controller's bar.
  package mutating func add(tabs items: [TabBarItem], canvas: Canvas) {
    guard !items.isEmpty else { return }
    let space = BarSpace(canvas)
    let face = TabBarFace(items: items, selected: 0, colors: canvas.barColors, space: space)
    bars.append(
      Rect(x: 0, y: canvas.size.height - face.height, width: canvas.size.width, height: face.height))
    for (index, cell) in face.cells.enumerated() {
      targets.append((.tab(index), space.box("", cell).frameInParent))
    }
  }

  /// Items by the last parts of their layers' paths; a back button has two layers.
  private mutating func add(_ layers: [Layer], in row: Rect, _ target: (String) -> Target?) {
    for layer in layers {
      guard let part = layer.path.split(separator: "/").last, let target = target(String(part)) else { continue }
      let frame = layer.frameInParent
      let reach = BarItem.gap / 2
      targets.append(
        (target, Rect(x: frame.minX - reach, y: row.minY, width: frame.size.width + 2 * reach, height: row.size.height))
      )
    }
  }

  /// The middle of what a finger can touch.
  package func center(of target: Target) -> Point? {
    targets.first { $0.target == target }.map { $0.frame.center }
  }

  /// Whether a bar lies over a point of the canvas.
  package func covers(_ point: Point) -> Bool { bars.contains { $0.contains(point) } }

  /// What a finger at a point of the canvas touches.
  package func target(at point: Point) -> Target? { targets.first { $0.frame.contains(point) }?.target }
}

extension Layer {
  /// Of a layer that is not transformed.
  fileprivate var frameInParent: Rect {
    Rect(
      x: position.x - bounds.size.width / 2, y: position.y - bounds.size.height / 2, width: bounds.size.width,
      height: bounds.size.height)
  }
}
