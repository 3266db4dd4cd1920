import HeroControls
import HeroGeometry
import InterfaceBuilder
import ViewLayout

/// What scroll views, tables and collections hold.
extension InterfaceLayout {
  /// Rows and items at most, so that those of no height come to an end.
  private static let limit = 500

  func placeContents(
    of view: InterfaceView, in size: Size, _ safeArea: EdgeInsets, isUnderBar: Bool, on ground: InterfaceGround,
    _ places: inout InterfacePlaces
  ) {
    guard let scroll = view.content.scrolls else { return }
    var insets = scroll.contentInset
    let content = places.contentSizes[view.id] ?? .zero
    // Source: UIScrollView.contentInsetAdjustmentBehavior; what bounces counts as scrolling.
    let scrolls: (horizontal: Bool, vertical: Bool)
    switch view.content {
    case .table: scrolls = (false, true)
    case .collection(let collection):
      let isHorizontal = collection.flow?.isHorizontal ?? false
      scrolls = (isHorizontal, !isHorizontal)
    default: scrolls = (content.width > size.width, content.height > size.height)
    }
    let isAlways = scroll.insetAdjustment == .always
    if scroll.insetAdjustment != .never {
      if isAlways || scrolls.horizontal { insets = insets + EdgeInsets(left: safeArea.left, right: safeArea.right) }
      if isAlways || scrolls.vertical || isUnderBar && scroll.insetAdjustment == .automatic {
        insets = insets + EdgeInsets(top: safeArea.top, bottom: safeArea.bottom)
      }
    }
    places.contentInsets[view.id] = insets
    switch view.content {
    case .table(let table): place(table, view, in: size, insets, on: ground, &places)
    case .collection(let collection): place(collection, view, in: size, insets, on: ground, &places)
    default: break
    }
  }

  private func placeIsland(
    _ view: InterfaceView, _ frame: Rect, rowInset: Double? = nil, on ground: InterfaceGround,
    _ places: inout InterfacePlaces
  ) {
    guard places.frames[view.id] == nil else { return }
    places.frames[view.id] = frame
    var island = Island(root: view, size: frame.size)
    island.rowInset = rowInset
    place(island, on: ground, &places)
  }

  // MARK: Tables

  private func place(
    _ table: InterfaceTable, _ view: InterfaceView, in size: Size, _ insets: EdgeInsets, on ground: InterfaceGround,
    _ places: inout InterfacePlaces
  ) {
    let style = table.style
    var cells: [InterfacePlaces.Cell] = []
    var titles: [InterfacePlaces.Title] = []
    var y = 0.0
    func place(_ view: InterfaceView?) {
      guard let view else { return }
      let height = view.frame?.size.height ?? 0
      placeIsland(view, Rect(x: 0, y: y, width: size.width, height: height), on: ground, &places)
      y += height
    }
    func title(_ text: String?, _ stored: Double, isFooter: Bool = false, isFirst: Bool = false) {
      let height = sectionHeight(text, table.asked(stored), style, in: size.width, isFooter: isFooter, isFirst: isFirst)
      if let text {
        titles.append(
          InterfacePlaces.Title(
            text: text, isFooter: isFooter, isFirst: isFirst,
            frame: Rect(x: 0, y: y, width: size.width, height: height)))
      }
      y += height
    }
    func row(_ cell: InterfaceView) -> Double {
      let margin = sideMargin(cell, style, in: size.width, of: view)
      let width = max(size.width - 2 * margin, 0)
      let height = selfSizedHeight(cell, table, in: width, on: ground) ?? rowHeight(cell, table)
      let frame = Rect(x: margin, y: y, width: width, height: height)
      // Source: rows begin at the table's margin, also where they are narrower than it.
      placeIsland(cell, frame, rowInset: TableLook.margin(in: size.width), on: ground, &places)
      cells.append(InterfacePlaces.Cell(id: cell.id, frame: frame))
      y += height
      return height
    }
    place(table.headerView)
    if table.isStatic {
      for (index, section) in table.sections.enumerated() {
        title(section.headerTitle, table.sectionHeaderHeight, isFirst: index == 0)
        for cell in section.cells { _ = row(cell) }
        title(section.footerTitle, table.sectionFooterHeight, isFooter: true)
      }
    } else if !table.prototypes.isEmpty {
      title(nil, table.sectionHeaderHeight, isFirst: true)
      let end = size.height - insets.top
      while y < end, cells.count < Self.limit {
        _ = row(table.prototypes[cells.count % table.prototypes.count])
      }
    }
    place(table.footerView)
    places.cells[view.id] = cells
    places.titles[view.id] = titles
    places.contentSizes[view.id] = Size(width: size.width, height: y)
  }

  /// From the table's sides to a row: as stored, for a cell's size holds (fact sheet 8.4), else as the style has it.
  private func sideMargin(
    _ cell: InterfaceView, _ style: TableLook.Style, in width: Double, of table: InterfaceView
  ) -> Double {
    guard style == .insetGrouped else { return 0 }
    guard let own = cell.frame?.size.width, let stored = table.frame?.size.width, own > 0, own < stored else {
      return TableLook(style).sideMargin(in: width)
    }
    return (stored - own) / 2
  }

  /// As stored with the cell (fact sheet 8.4), else as of the table.
  private func rowHeight(_ view: InterfaceView, _ table: InterfaceTable) -> Double {
    var own: Double?
    if case .tableCell(let cell) = view.content { own = cell.rowHeight }
    if let own, own > 0 { return own }
    if let height = view.frame?.size.height, height > 0 { return height }
    return table.rowHeight > 0 ? table.rowHeight : 44
  }

  /// The height of a row that follows its texts, where these have another size than when it was stored; nil: the stored one.
  ///
  /// Of a cell without a style: what its constraints come to. Around the texts of a style the room stays what it was.
  private func selfSizedHeight(
    _ view: InterfaceView, _ table: InterfaceTable, in width: Double, on ground: InterfaceGround
  ) -> Double? {
    guard textSize != .large, table.rowHeight < 0, case .tableCell(let cell) = view.content, cell.rowHeight == nil,
      let stored = view.frame?.size, stored.height > 0
    else { return nil }
    let island = Island(root: view, size: Size(width: width, height: stored.height))
    guard !island.textSizeFollowers.isEmpty else { return nil }
    if let style = cell.style {
      let grown = [cell.textLabel, cell.detailTextLabel].map { id in
        view.contentView?.subviews.first { $0.id == id }.map { sizes.growth(of: $0) } ?? 0
      }
      return stored.height + (style == .subtitle ? grown.reduce(0, +) : grown.max { abs($0) < abs($1) } ?? 0)
    }
    guard usesAutoLayout else { return nil }
    let around = surroundings(island, [:])
    var system = IslandSystem(
      island, usesAutoLayout: true, sizes: sizes, around: around,
      fitting: LayoutSystem.Fitting(size: island.size, horizontal: 1000, vertical: 1))
    return system.solve(scale: ground.scale).rootSize.height
  }

  /// Source: fact sheet 6.8 (plain header 28); grouped: 35 above the first and 17.5 between sections, as UIKit has it.
  private func sectionHeight(
    _ title: String?, _ asked: Double?, _ style: TableLook.Style, in width: Double, isFooter: Bool, isFirst: Bool
  ) -> Double {
    if style == .plain { return title == nil ? 0 : asked ?? 28 }
    if let asked { return asked }
    guard let title else { return isFirst ? 35 : 17.5 }
    let look = SectionTitleLook(title, style, isFooter: isFooter, isFirst: isFirst)
    return look.height(in: width, sizes.traits)
  }

  // MARK: Collections

  private func place(
    _ collection: InterfaceCollection, _ view: InterfaceView, in size: Size, _ insets: EdgeInsets,
    on ground: InterfaceGround, _ places: inout InterfacePlaces
  ) {
    guard let flow = collection.flow else { return }
    let isVertical = !flow.isHorizontal
    var section = FlowSection(
      breadth: isVertical
        ? size.width - insets.left - insets.right : size.height - insets.top - insets.bottom)
    section.isVertical = isVertical
    section.inset = flow.sectionInset
    (section.itemSpacing, section.lineSpacing) = (flow.itemSpacing, flow.lineSpacing)
    if collection.headerView != nil { section.header = isVertical ? flow.headerSize.height : flow.headerSize.width }
    if collection.footerView != nil { section.footer = isVertical ? flow.footerSize.height : flow.footerSize.width }
    let end = isVertical ? size.height - insets.top : size.width - insets.left
    let prototypes = collection.cells
    // What is in a line stands apart as far as the line's items ask for: the number that fills the end is found by trying.
    var count = 0
    var flowed = section.place([], from: 0, scale: ground.scale)
    let sizes = prototypes.map { itemSize($0, flow, view.frame?.size ?? size, size) }
    func items(_ count: Int) -> [Size] { (0..<count).map { sizes[$0 % sizes.count] } }
    while !prototypes.isEmpty, count < Self.limit {
      let next = section.place(items(count + 1), from: 0, scale: ground.scale)
      let start = next.items.last.map { isVertical ? $0.minY : $0.minX } ?? 0
      guard start < end else { break }
      count += 1
      flowed = next
    }
    places.cells[view.id] = flowed.items.enumerated().map { index, frame in
      InterfacePlaces.Cell(id: prototypes[index % prototypes.count].id, frame: frame)
    }
    for (index, frame) in flowed.items.enumerated() {
      placeIsland(prototypes[index % prototypes.count], frame, on: ground, &places)
    }
    if let header = collection.headerView, let frame = flowed.header { placeIsland(header, frame, on: ground, &places) }
    if let footer = collection.footerView, let frame = flowed.footer { placeIsland(footer, frame, on: ground, &places) }
    places.contentSizes[view.id] =
      isVertical
      ? Size(width: section.breadth, height: flowed.end) : Size(width: flowed.end, height: section.breadth)
  }

  /// The layout's, or the cell's own where the layout leaves it to the cells.
  ///
  /// An item that reaches from one side of the collection to the other, but for the section's insets and 2 points at most, goes on to do so:
  /// apps that mean pages or rows say so in code.
  private func itemSize(
    _ cell: InterfaceView, _ flow: InterfaceCollection.FlowLayout, _ stored: Size, _ size: Size
  ) -> Size {
    var item = flow.estimatedItemSize == nil ? flow.itemSize : cell.frame?.size ?? flow.itemSize
    let inset = flow.sectionInset
    if abs(item.width + inset.left + inset.right - stored.width) <= 2 { item.width += size.width - stored.width }
    if abs(item.height + inset.top + inset.bottom - stored.height) <= 2 { item.height += size.height - stored.height }
    return Size(width: max(item.width, 0), height: max(item.height, 0))
  }
}
