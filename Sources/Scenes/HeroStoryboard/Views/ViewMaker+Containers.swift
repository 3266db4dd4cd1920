import HeroControls
import HeroGeometry
import HeroLayers
internal import HeroModel
internal import HeroScene
internal import InterfaceBuilder
import InterfaceLayout

extension ViewMaker {
  /// What a scroll view holds begins below what is around its contents.
  func scrolled(_ nodes: [SceneNode], _ view: InterfaceView) -> [SceneNode] {
    guard let inset = places.contentInsets[view.id], inset.top != 0 || inset.left != 0 else { return nodes }
    return nodes.map { node in
      var node = node
      node.view.position.x += inset.left
      node.view.position.y += inset.top
      return node
    }
  }

  // MARK: Tables

  /// A table's header, rows and section titles.
  mutating func rows(of table: InterfaceTable, _ view: InterfaceView, _ node: inout SceneNode) -> [SceneNode] {
    node.view.layout = .list
    let look = TableLook(table.style)
    if node.view.backgroundColor == nil { node.view.backgroundColor = look.ground(here) }
    if !view.clipsSubviews { node.view.clipsToBounds = true }
    let templates = Dictionary(
      (table.prototypes + table.sections.flatMap(\.cells)).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var nodes: [SceneNode] = subviews(of: view)
    if let header = table.headerView { nodes.append(self.node(header)) }
    let cells = places.cells[view.id] ?? []
    for (index, place) in cells.enumerated() {
      guard let template = templates[place.id] else { continue }
      var row = cell(template, frame: place.frame, isRepeated: !table.isStatic)
      if row.view.backgroundColor == nil { row.view.backgroundColor = look.rowGround(here) }
      let isLast = !cells.indices.contains(index + 1) || cells[index + 1].frame.minY > place.frame.maxY + 0.01
      if let line = separator(
        table, template, place.frame.size, in: node.frame.size.width, isLast: isLast && look.style != .plain)
      {
        row.children.append(contentsOf: self.nodes([line], at: template.place))
      }
      if look.cornerRadius > 0 { round(&row, look, isFirst: isFirst(index, of: cells), isLast: isLast) }
      nodes.append(row)
    }
    for title in places.titles[view.id] ?? [] {
      let part = SectionTitleLook(title.text, look.style, isFooter: title.isFooter, isFirst: title.isFirst)
      var ground = SceneNode(title.frame, at: view.place)
      ground.view.isOpaque = false
      ground.children = self.nodes(part.parts(in: title.frame.size, here), at: view.place)
      nodes.append(ground)
    }
    if let footer = table.footerView { nodes.append(self.node(footer)) }
    return scrolled(nodes, view)
  }

  private func isFirst(_ index: Int, of cells: [InterfacePlaces.Cell]) -> Bool {
    !cells.indices.contains(index - 1) || cells[index - 1].frame.maxY < cells[index].frame.minY - 0.01
  }

  private func round(_ row: inout SceneNode, _ look: TableLook, isFirst: Bool, isLast: Bool) {
    guard isFirst || isLast else { return }
    row.view.cornerRadius = look.cornerRadius
    row.view.clipsToBounds = true
    row.view.maskedCorners =
      isFirst && isLast ? .all : isFirst ? [.topLeft, .topRight] : [.bottomLeft, .bottomRight]
  }

  private mutating func separator(
    _ table: InterfaceTable, _ cell: InterfaceView, _ size: Size, in width: Double, isLast: Bool
  ) -> ControlPart? {
    guard table.separatorStyle != .none, !isLast else { return nil }
    var inset = table.separatorInset
    if case .tableCell(let own) = cell.content, let insets = own.separatorInset { inset = insets }
    return TableLook.separator(
      in: size, left: inset?.left ?? TableLook.margin(in: width), right: inset?.right ?? 0,
      color: color(table.separatorColor, of: cell), here)
  }

  /// A cell at its place; each of a prototype has a number, and names of its own inside.
  private mutating func cell(_ template: InterfaceView, frame: Rect, isRepeated: Bool) -> SceneNode {
    guard isRepeated, !isInBar else { return node(template, frame: frame) }
    let kind = template.reuseIdentifier ?? template.customClass ?? template.id
    let outer = names
    names = []
    var cell = node(template, frame: frame)
    names = outer
    var number = 0
    cell.component = kind.replacing("/", with: "∕")
    while !names.insert("\(cell.component ?? kind) \(number)").inserted { number += 1 }
    cell.view.name = "\(cell.component ?? kind) \(number)"
    return cell
  }

  /// A cell of a style, or what the file draws in it, with what stands at its end.
  mutating func cellParts(_ cell: InterfaceCell, _ view: InterfaceView, _ node: SceneNode) -> [SceneNode] {
    var nodes = subviews(of: view)
    let accessory = cell.accessory
    guard accessory != .none, cell.accessoryView == nil else { return nodes }
    let size = node.frame.size
    var frame = CellAccessory.frame(of: accessory.size, in: size, here)
    if here.isRightToLeft { frame.origin.x = size.width - frame.maxX }
    let part = ControlPart("accessory", frame, children: accessory.parts(in: accessory.size, here))
    nodes += self.nodes([part], at: view.place)
    return nodes
  }

  // MARK: Collections

  mutating func items(
    of collection: InterfaceCollection, _ view: InterfaceView, _ node: inout SceneNode
  ) -> [SceneNode] {
    node.view.layout = .cells
    if !view.clipsSubviews { node.view.clipsToBounds = true }
    if collection.flow == nil {
      warn("its layout is the app's own; its cells are not drawn", view.element, at: view.place)
    }
    let templates = Dictionary(collection.cells.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var nodes: [SceneNode] = subviews(of: view)
    for part in [collection.headerView, collection.footerView].compactMap({ $0 }) where places.frames[part.id] != nil {
      nodes.append(self.node(part))
    }
    for place in places.cells[view.id] ?? [] {
      guard let template = templates[place.id] else { continue }
      nodes.append(cell(template, frame: place.frame, isRepeated: true))
    }
    return scrolled(nodes, view)
  }

  // MARK: Effects

  /// An effect with its content view.
  mutating func effectParts(
    _ effect: InterfaceEffect, _ view: InterfaceView, _ node: inout SceneNode
  ) -> [SceneNode] {
    let outer = vibrantColor
    defer { vibrantColor = outer }
    if effect.isVibrant {
      vibrantColor = (effect.blurStyle ?? .regular).vibrantColor(isDark: here.isDark)
    } else if let style = effect.blurStyle {
      node.view.content = .visualEffect(style.effect(isDark: here.isDark))
    }
    guard let content = view.contentView else { return subviews(of: view) }
    var inner = self.node(content)
    inner.view.isOpaque = false
    return [inner] + view.subviews.filter { $0.key != "contentView" }.map { self.node($0) }
  }

  /// An effect view's content view is the scene's effect itself, where it only holds what is inside.
  ///
  /// Modifiers of the effect that look at direct subviews find the content view alone (rules P1, P6). Of a scene's blur the rules know that;
  /// without a blur it stays a view for them.
  func settleContentView(of view: InterfaceView, in node: inout SceneNode) {
    guard let content = view.contentView, var inner = node.children.first else { return }
    let modifiers = node.view.heroModifiers ?? []
    if case .visualEffect = node.view.content {
      if modifiers.contains(where: \.ignoresSubviewModifiers) { inner.view.heroModifiers = nil }
    } else if modifiers.contains(where: \.looksAtSubviews) {
      return
    }
    let isPlain =
      inner.view.backgroundColor == nil && inner.frame == Rect(origin: .zero, size: node.frame.size)
      && inner.view.alpha == 1 && !inner.view.isHidden && content.attributes.isEmpty
    node.children.replaceSubrange(0..<1, with: isPlain ? inner.children : [inner])
  }
}

extension Modifier {
  fileprivate var ignoresSubviewModifiers: Bool { if case .ignoreSubviewModifiers = self { true } else { false } }

  /// Whether it is for direct subviews. A conditional joins the list too late to let their modifiers be ignored (rules P1, P2).
  fileprivate var looksAtSubviews: Bool {
    switch self {
    case .cascade, .ignoreSubviewModifiers: true
    case .when(_, let modifiers): modifiers.contains(where: \.looksAtSubviews)
    default: false
    }
  }
}

extension InterfaceView {
  /// Of cells and reusable views.
  fileprivate var reuseIdentifier: String? {
    let name: String? =
      switch content {
      case .tableCell(let cell): cell.reuseIdentifier
      case .collectionCell(let identifier): identifier
      default: nil
      }
    return name.flatMap { $0.isEmpty ? nil : $0 }
  }
}
