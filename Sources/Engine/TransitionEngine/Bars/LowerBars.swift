import HeroGeometry
import HeroLayers
import HeroModel

/// A toolbar's items.
struct ToolbarFace: Equatable, Sendable {
  /// On the canvas, points.
  let frame: Rect
  /// Under the items.
  let ground: [Layer]
  /// Back to front.
  let items: [Layer]
  private let views: [ShownBarView]

  /// A toolbar above the safe area's end, or above a tab bar that takes `floor` points from the canvas's lower edge.
  init(items: [BarItem], colors: BarColors, floor: Double?, space: BarSpace) {
    let height = space.metrics.toolbar
    let bottom = space.size.height - (floor ?? space.safe.bottom)
    let top = bottom - height
    frame = Rect(x: 0, y: top, width: space.size.width, height: height + (floor == nil ? space.safe.bottom : 0))
    ground = space.ground("toolbar", frame, colors, isAtTop: false)
    // Items keep a gap from each other, none from a space.
    let gaps = zip(items, items.dropFirst()).map { $0.isSpace || $1.isSpace ? 0 : BarItem.gap } + [0]
    let used = items.map(\.width).reduce(0, +) + gaps.reduce(0, +)
    let flexible = items.count { $0.content == .flexibleSpace }
    let share = flexible > 0 ? max(space.right - space.left - used, 0) / Double(flexible) : 0
    var x = space.left
    var layers: [Layer] = []
    for (index, item) in items.enumerated() {
      layers += space.item("toolbar/\(index)", item, left: x, middle: top + height / 2, colors)
      x += item.width + gaps[index] + (item.content == .flexibleSpace ? share : 0)
    }
    self.items = layers
    views = ShownBarView.all(
      items.indices.map { .toolbar($0) },
      { if case .toolbar(let index) = $0 { items.view(at: index) } else { nil } }, among: layers)
  }

  /// The bar taken apart.
  var parts: BarParts {
    BarParts(
      [.init(name: "_UIBarBackground", layers: ground)], content: "_UIToolbarContentView", items, views: views)
  }
}

/// A tab bar's tabs.
///
/// Source: UIKit of iOS 15 to 17, read off screenshots, within a point or two; on tablets tabs of 140 points stand in the middle.
struct TabBarFace: Equatable, Sendable {
  /// From the canvas's lower edge, points.
  let height: Double
  /// Back to front.
  let layers: [Layer]
  /// The tab that is selected.
  let selected: Int
  /// Of each tab, before layouts run from the right.
  let cells: [Rect]

  init(items: [TabBarItem], selected: Int, colors: BarColors, space: BarSpace) {
    self.selected = selected
    height = space.metrics.tabBar + space.safe.bottom
    let top = space.size.height - height
    let frame = Rect(x: 0, y: top, width: space.size.width, height: height)
    var layers = space.ground("tabBar", frame, colors, isAtTop: false)
    let room = space.size.width - space.safe.left - space.safe.right
    let width = min(room / Double(items.count), space.metrics.isTablet ? 140 : .infinity)
    let start = space.safe.left + (room - width * Double(items.count)) / 2
    let cells = items.indices.map { index in
      Rect(x: start + width * Double(index), y: top, width: width, height: space.metrics.tabBar)
    }
    for (index, (item, cell)) in zip(items, cells).enumerated() {
      let tab = Tab(item: item, isSelected: index == selected, colors: colors, space: space, path: "tabBar/\(index)")
      layers += space.metrics.isTablet || space.metrics.isCompact ? tab.beside(in: cell) : tab.stacked(in: cell)
    }
    self.cells = cells
    self.layers = [.whole("tabBar", layers)]
  }

  private struct Tab {
    let item: TabBarItem
    let isSelected: Bool
    let colors: BarColors
    let space: BarSpace
    let path: String

    private var color: Color { isSelected ? colors.tint : colors.muted }
    private var icon: TabBarItem.Icon? { isSelected ? item.selectedImage ?? item.image : item.image }

    /// The title under the image.
    func stacked(in cell: Rect) -> [Layer] {
      let middle = Point(x: cell.center.x, y: cell.minY + 18.5)
      var layers: [Layer] = []
      if let icon { layers.append(image(icon, at: middle)) }
      if let title = item.title {
        layers.append(
          space.text(
            path, title.text, Rect(x: cell.minX, y: cell.minY + 34.5, width: cell.size.width, height: 13),
            Font(size: 10, weight: 500), color))
      }
      return layers + badge(besideImageAt: middle)
    }

    /// The title beside the image, on tablets and in low bars.
    func beside(in cell: Rect) -> [Layer] {
      let title = item.title.map { $0.width + 1 } ?? 0
      let gap = item.title != nil && icon != nil ? 7.0 : 0
      let width = (icon?.size.width ?? 0) + gap + title
      let start = cell.center.x - width / 2
      let middle = Point(x: start + (icon?.size.width ?? 0) / 2, y: cell.center.y)
      var layers: [Layer] = []
      if let icon { layers.append(image(icon, at: middle)) }
      if let text = item.title {
        let x = start + (icon?.size.width ?? 0) + gap
        layers.append(
          space.text(
            path, text.text, Rect(x: x, y: middle.y - 9, width: title, height: 18), Font(size: 13, weight: 500), color))
      }
      return layers + badge(besideImageAt: middle)
    }

    private func image(_ icon: TabBarItem.Icon, at center: Point) -> Layer {
      let frame = Rect(
        x: center.x - icon.size.width / 2, y: center.y - icon.size.height / 2, width: icon.size.width,
        height: icon.size.height)
      return space.image(path, icon.image, frame, color)
    }

    /// A capsule over the image's upper corner.
    private func badge(besideImageAt center: Point) -> [Layer] {
      guard let text = item.badge else { return [] }
      let frame = Rect(x: center.x + 3, y: center.y - 16.5, width: max(text.width + 10, 18), height: 18)
      var capsule = space.fill("\(path)/badge", frame, item.badgeColor ?? colors.badge)
      capsule.cornerRadius = 9
      return [capsule, space.text("\(path)/badge", text.text, frame, Font(size: 13), .white)]
    }
  }
}
