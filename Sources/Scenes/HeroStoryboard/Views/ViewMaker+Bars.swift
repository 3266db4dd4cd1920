import HeroControls
import HeroGeometry
import HeroLayers
internal import HeroModel
import HeroSymbols
internal import InterfaceBuilder

/// Bars that stand among the views of a screen, instead of belonging to a container.
extension ViewMaker {
  private func colors(_ bar: InterfaceBar) -> BarColors {
    var colors = BarColors.plain(isDark: here.isDark || bar.isBlack)
    if let tint = bar.barTintColor.flatMap(palette.color) { colors.background = tint }
    if let title = bar.titleColor.flatMap(palette.color) { colors.title = title }
    return colors
  }

  /// The bar's ground with a hairline at an edge.
  private mutating func ground(_ colors: BarColors, lineAtTop: Bool, _ node: inout SceneNode) -> [SceneNode] {
    node.view.backgroundColor = node.view.backgroundColor ?? colors.background
    let y = lineAtTop ? 0 : node.frame.size.height
    let line = Rect(x: 0, y: y - (lineAtTop ? here.pixel : 0), width: node.frame.size.width, height: here.pixel)
    return nodes([ControlPart("hairline", line, color: colors.separator)], at: node.place)
  }

  /// A navigation bar with its last item.
  mutating func barParts(
    _ bar: InterfaceBar, _ items: [InterfaceNavigationItem], _ view: InterfaceView, _ node: inout SceneNode
  ) -> [SceneNode] {
    let colors = colors(bar)
    var parts = ground(colors, lineAtTop: false, &node)
    let size = node.frame.size
    if let item = items.last {
      let margin = TableLook.margin(in: size.width)
      parts += row(item.left, from: margin, towards: 1, in: size, view)
      parts += row(item.right, from: size.width - margin, towards: -1, in: size, view)
      if let title = item.title {
        var text = here.text(title, 17, weight: 600, colors.title)
        if let font = bar.titleFont { text.font = font.request }
        text.alignment = .center
        let width = min(here.size(of: text).width, size.width)
        let frame = Rect(x: here.pixels((size.width - width) / 2), y: 0, width: width, height: size.height)
        parts += nodes([ControlPart("title", frame, text: text)], at: item.place)
      }
      if let titleView = item.titleView {
        let own = titleView.frame?.size ?? .zero
        parts.append(
          self.node(
            titleView,
            frame: Rect(
              x: here.pixels((size.width - own.width) / 2), y: here.pixels((size.height - own.height) / 2),
              width: own.width, height: own.height)))
      }
    }
    return parts + subviews(of: view)
  }

  /// Items beside each other from an edge.
  private mutating func row(
    _ items: [InterfaceBarItem], from start: Double, towards sign: Double, in size: Size, _ view: InterfaceView
  ) -> [SceneNode] {
    var x = start
    var parts: [SceneNode] = []
    for item in items {
      guard let (part, width) = itemPart(item, in: size, view) else { continue }
      var placed = part
      placed.frame.origin.x = sign > 0 ? x : x - width
      parts.append(placed)
      x += sign * (width + 16)
    }
    return parts
  }

  /// An item and its width; nil for spaces and what cannot be drawn.
  private mutating func itemPart(
    _ item: InterfaceBarItem, in size: Size, _ view: InterfaceView
  ) -> (SceneNode, Double)? {
    let tint = item.tintColor.flatMap(palette.color) ?? here.tint
    if let custom = item.customView {
      let own = custom.frame?.size ?? Size(width: 44, height: 44)
      let frame = Rect(x: 0, y: here.pixels((size.height - own.height) / 2), width: own.width, height: own.height)
      return (node(custom, frame: frame), own.width)
    }
    let glyph = item.systemItem.flatMap { SystemSymbol.barItem($0.rawValue) }
    let drawn = glyph.flatMap { work.symbol($0.name, points: $0.points, weight: nil) }
    if let found = image(item.image, symbolPoints: SystemSymbol.barPoints, of: "barButtonItem", at: item.place) ?? drawn
    {
      let own = found.image.size
      var node = SceneNode(
        Rect(x: 0, y: here.pixels((size.height - own.height) / 2), width: own.width, height: own.height), at: item.place
      )
      node.view.isOpaque = false
      node.view.tintColor = tint
      node.view.content = .image(ImageContents(image: found.image.index, templateTint: tint))
      return (node, own.width)
    }
    guard let title = item.title ?? item.systemItem?.text else { return nil }
    var text = here.text(title, 17, weight: item.isDone || item.systemItem?.isBold == true ? 600 : 400, tint)
    text.alignment = .left
    let width = here.size(of: text).width
    var node = SceneNode(Rect(x: 0, y: 0, width: width, height: size.height), at: item.place)
    node.view.isOpaque = false
    node.view.content = .label(text)
    return (node, width)
  }

  /// A toolbar: flexible spaces take what is left, evenly.
  mutating func toolbarParts(
    _ bar: InterfaceBar, _ items: [InterfaceBarItem], _ view: InterfaceView, _ node: inout SceneNode
  ) -> [SceneNode] {
    var parts = ground(colors(bar), lineAtTop: true, &node)
    let size = node.frame.size
    let margin = TableLook.margin(in: size.width)
    var drawn: [(item: InterfaceBarItem, part: SceneNode?, width: Double)] = []
    for item in items {
      let made = itemPart(item, in: size, view)
      let width = made?.1 ?? (item.systemItem == .fixedSpace ? item.width : 0)
      drawn.append((item, made?.0, width))
    }
    let flexible = drawn.count { $0.item.systemItem == .flexibleSpace }
    let gap = 8.0
    let used = drawn.reduce(0) { $0 + $1.width } + gap * Double(max(drawn.count - 1, 0))
    let share = flexible > 0 ? max(size.width - 2 * margin - used, 0) / Double(flexible) : 0
    var x = margin
    for (item, part, width) in drawn {
      if var part {
        part.frame.origin.x = here.pixels(x)
        parts.append(part)
      }
      x += (item.systemItem == .flexibleSpace ? share : width) + gap
    }
    return parts + subviews(of: view)
  }

  /// A tab bar: columns of equal width with an image over a title.
  mutating func tabBarParts(
    _ bar: InterfaceBar, _ items: [InterfaceTabItem], _ selected: String?, _ view: InterfaceView,
    _ node: inout SceneNode
  ) -> [SceneNode] {
    let colors = colors(bar)
    var parts = ground(colors, lineAtTop: true, &node)
    let size = node.frame.size
    let column = size.width / Double(max(items.count, 1))
    for (index, item) in items.enumerated() {
      let color = item.id == selected ? bar.tintColor.flatMap(palette.color) ?? here.tint : colors.muted
      let x = column * Double(index)
      let system = item.systemItem.flatMap { SystemSymbol.tabItems[$0] }
      let drawn = system.flatMap { work.symbol($0.symbol, points: SystemSymbol.barPoints, weight: nil) }
      let name = item.id == selected ? item.selectedImage ?? item.image : item.image
      if let found = image(name, symbolPoints: SystemSymbol.barPoints, of: "tabBarItem", at: item.place) ?? drawn {
        let own = found.image.size
        var icon = SceneNode(
          Rect(x: here.pixels(x + (column - own.width) / 2), y: 7, width: own.width, height: own.height), at: item.place
        )
        icon.view.isOpaque = false
        icon.view.tintColor = color
        icon.view.content = .image(ImageContents(image: found.image.index, templateTint: color))
        parts.append(icon)
      }
      guard let title = item.title ?? system?.title else { continue }
      var text = here.text(title, 10, weight: 500, color)
      text.alignment = .center
      parts += nodes(
        [ControlPart("title", Rect(x: x, y: 34, width: column, height: 12), text: text)], at: item.place)
    }
    return parts + subviews(of: view)
  }
}
