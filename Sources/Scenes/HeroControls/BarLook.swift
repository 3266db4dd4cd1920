package import HeroGeometry
package import HeroLayers
internal import HeroModel

/// A bar that stands among the views of a screen, instead of belonging to a container: UINavigationBar, UIToolbar or UITabBar.
///
/// Source: places of items as Interface Builder's canvas and screenshots of iOS 15 to 17 show them, within a point.
package struct BarLook: ControlLook {
  /// UIBarButtonItem.
  package struct Item: Equatable, Sendable {
    /// What it shows.
    package enum Content: Equatable, Sendable {
      case text(String, isBold: Bool), image(ControlImage)
      /// A view of the app's own, of a size.
      case view(Size)
      /// Points.
      case space(Double)
      /// What the others of a toolbar leave.
      case flexibleSpace
    }

    package var content: Content
    /// nil: the bar's. Default: nil.
    package var tint: Color?
    /// Default: true.
    package var isEnabled = true

    package init(_ content: Content) { self.content = content }

    fileprivate var isSpace: Bool {
      switch content {
      case .space, .flexibleSpace: true
      case .text, .image, .view: false
      }
    }
  }

  /// UITabBarItem.
  package struct Tab: Equatable, Sendable {
    /// Default: none.
    package var title: String?
    /// Over the title. Default: none.
    package var image: ControlImage?
    /// Default: true.
    package var isEnabled = true

    package init(title: String?, image: ControlImage?) { (self.title, self.image) = (title, image) }
  }

  /// What the bar holds.
  package enum Contents: Equatable, Sendable {
    /// From the left, from the right, and in the middle: the title, or a view of a size.
    case navigation(left: [Item], right: [Item], title: String?, view: Size?)
    case toolbar([Item])
    /// The index of the tab that is selected; nil: none.
    case tabs([Tab], selected: Int?)
  }

  package var contents: Contents
  /// Whether it is dark in every appearance. Default: false.
  package var isBlack = false
  /// Whether what is below shines through; a black bar is pure black otherwise. Default: true.
  package var isTranslucent = true
  /// nil: the style's. Default: nil.
  package var ground: Color?
  /// Of the hairline; nil: the style's. Default: nil.
  package var separator: Color?
  /// nil: the style's. Default: nil.
  package var titleColor: Color?
  /// nil: semibold 17. Default: nil.
  package var titleFont: Font?
  /// Of items; nil: the tint around the bar. Default: nil.
  package var tint: Color?
  /// Of tabs that are not selected; nil: the style's. Default: nil.
  package var muted: Color?

  package init(_ contents: Contents) { self.contents = contents }

  package var drawsGround: Bool { true }

  package func intrinsicSize(_ traits: ControlTraits) -> ControlSize {
    if case .tabs = contents { return ControlSize(height: 49) }
    return ControlSize(height: 44)
  }

  private func colors(_ traits: ControlTraits) -> BarColors {
    var colors = BarColors.plain(isDark: traits.isDark || isBlack)
    colors.tint = tint ?? traits.tint
    if isBlack, !isTranslucent { colors.background = .black }
    if let ground { colors.background = ground }
    if let separator { colors.separator = separator }
    if let titleColor { colors.title = titleColor }
    if let muted { colors.muted = muted }
    return colors
  }

  /// Of what cannot be touched, whatever its own tint: UIKit greys it; this grey stands for it.
  private func grey(_ traits: ControlTraits) -> Color {
    var traits = traits
    traits.isDark = traits.isDark || isBlack
    return traits.color(.tertiaryLabel)
  }

  // MARK: Places

  /// An item in its place.
  private struct Placed {
    var item: Item
    var frame: Rect
  }

  private func size(of item: Item, _ traits: ControlTraits) -> Size {
    switch item.content {
    case .text(let text, let isBold): traits.size(of: self.text(text, isBold, .black, traits))
    case .image(let image): image.size
    case .view(let size): size
    case .space(let width): Size(width: width, height: 0)
    case .flexibleSpace: .zero
    }
  }

  private func text(_ text: String, _ isBold: Bool, _ color: Color, _ traits: ControlTraits) -> TextContents {
    traits.text(text, 17, weight: isBold ? 600 : 400, color)
  }

  private func place(_ item: Item, at x: Double, in size: Size, _ traits: ControlTraits) -> Placed {
    let own = self.size(of: item, traits)
    if case .text = item.content {
      return Placed(item: item, frame: Rect(x: x, y: 0, width: own.width, height: size.height))
    }
    let y = traits.pixels((size.height - own.height) / 2)
    return Placed(item: item, frame: Rect(x: x, y: y, width: own.width, height: own.height))
  }

  /// Items beside each other from an edge of a navigation bar; spaces are none there.
  private func row(
    _ items: [Item], from start: Double, towards sign: Double, in size: Size, _ traits: ControlTraits
  ) -> [Placed] {
    var x = start
    return items.filter { !$0.isSpace }.map { item in
      let width = self.size(of: item, traits).width
      defer { x += sign * (width + 16) }
      return place(item, at: sign > 0 ? x : x - width, in: size, traits)
    }
  }

  /// A toolbar's: flexible spaces take what is left, evenly.
  private func spread(_ items: [Item], in size: Size, _ traits: ControlTraits) -> [Placed] {
    let margin = TableLook.margin(in: size.width)
    let gap = 8.0
    let widths = items.map { self.size(of: $0, traits).width }
    let flexible = items.count { $0.content == .flexibleSpace }
    let used = widths.reduce(0, +) + gap * Double(max(items.count - 1, 0))
    let share = flexible > 0 ? max(size.width - 2 * margin - used, 0) / Double(flexible) : 0
    var x = margin
    return zip(items, widths).map { item, width in
      defer { x += (item.content == .flexibleSpace ? share : width) + gap }
      return place(item, at: traits.pixels(x), in: size, traits)
    }
  }

  private func placed(in size: Size, _ traits: ControlTraits) -> [Placed] {
    switch contents {
    case .navigation(let left, let right, _, let view):
      let margin = TableLook.margin(in: size.width)
      var placed = row(left, from: margin, towards: 1, in: size, traits)
      placed += row(right, from: size.width - margin, towards: -1, in: size, traits)
      if let view {
        let x = traits.pixels((size.width - view.width) / 2)
        placed.append(place(Item(.view(view)), at: x, in: size, traits))
      }
      return placed
    case .toolbar(let items): return spread(items, in: size, traits)
    case .tabs: return []
    }
  }

  /// Where the app's own views are in a size: those of items in their order, the title's view last.
  package func viewFrames(in size: Size, _ traits: ControlTraits) -> [Rect] {
    placed(in: size, traits).compactMap { placed in
      guard case .view = placed.item.content else { return nil }
      var frame = placed.frame
      if traits.isRightToLeft { frame.origin.x = size.width - frame.maxX }
      return frame
    }
  }

  // MARK: Parts

  package func leftToRightParts(in size: Size, _ traits: ControlTraits) -> [ControlPart] {
    let colors = colors(traits)
    let isTop = if case .navigation = contents { true } else { false }
    let y = isTop ? size.height : -traits.pixel
    var parts = [ControlPart("ground", Rect(origin: .zero, size: size), color: colors.background)]
    if colors.background.alpha > 0 {
      let line = Rect(x: 0, y: y, width: size.width, height: traits.pixel)
      parts.append(ControlPart("hairline", line, color: colors.separator))
    }
    for (index, placed) in placed(in: size, traits).enumerated() {
      guard let part = part("item \(index)", placed, colors, traits) else { continue }
      parts.append(part)
    }
    switch contents {
    case .navigation(_, _, let title?, nil): parts.append(self.title(title, colors, in: size, traits))
    case .tabs(let tabs, let selected): parts += self.tabs(tabs, selected, colors, in: size, traits)
    case .navigation, .toolbar: break
    }
    return parts
  }

  private func part(
    _ name: String, _ placed: Placed, _ colors: BarColors, _ traits: ControlTraits
  ) -> ControlPart? {
    let color = placed.item.isEnabled ? placed.item.tint ?? colors.tint : grey(traits)
    switch placed.item.content {
    case .text(let text, let isBold):
      var contents = self.text(text, isBold, color, traits)
      contents.alignment = traits.isRightToLeft ? .right : .left
      return ControlPart(name, placed.frame, text: contents)
    case .image(let image): return image.part(name, in: placed.frame, tint: color, traits)
    case .view, .space, .flexibleSpace: return nil
    }
  }

  private func title(_ title: String, _ colors: BarColors, in size: Size, _ traits: ControlTraits) -> ControlPart {
    var text = traits.text(title, 17, weight: 600, colors.title)
    if let titleFont { text.font = titleFont }
    text.alignment = .center
    let width = min(traits.size(of: text).width, size.width)
    let frame = Rect(x: traits.pixels((size.width - width) / 2), y: 0, width: width, height: size.height)
    return ControlPart("title", frame, text: text)
  }

  /// Columns of equal width with an image over a title.
  private func tabs(
    _ tabs: [Tab], _ selected: Int?, _ colors: BarColors, in size: Size, _ traits: ControlTraits
  ) -> [ControlPart] {
    let column = size.width / Double(max(tabs.count, 1))
    var parts: [ControlPart] = []
    for (index, tab) in tabs.enumerated() {
      let color = !tab.isEnabled ? grey(traits) : index == selected ? colors.tint : colors.muted
      let x = column * Double(index)
      if let image = tab.image {
        let place = Rect(
          x: traits.pixels(x + (column - image.size.width) / 2), y: 7, width: image.size.width,
          height: image.size.height)
        parts.append(image.part("icon \(index)", in: place, tint: color, traits))
      }
      guard let title = tab.title else { continue }
      var text = traits.text(title, 10, weight: 500, color)
      text.alignment = .center
      parts.append(ControlPart("title \(index)", Rect(x: x, y: 34, width: column, height: 12), text: text))
    }
    return parts
  }
}
