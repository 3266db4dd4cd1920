/// What holds for all sections of a layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// A vertical layout's values.
  public override init() { super.init() }
  /// Default: vertical.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical
  /// Points between sections. Default: 0.
  open var interSectionSpacing: CGFloat = 0
  /// Headers and footers of the whole layout.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var contentInsetsReference: UIContentInsetsReference = .safeArea
}

/// Gives a section of the layout by its number; nil: an empty one.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (_ section: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// Sections of groups of items.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  /// What holds for all sections.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }

  /// All sections are alike.
  public convenience init(section: NSCollectionLayoutSection) { self.init { _, _ in section } }
  /// All sections are alike.
  public convenience init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }
  /// Each section is asked for.
  public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.init(
      sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }
  /// Each section is asked for.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }
  /// An empty layout: there is no description of sections.
  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init(coder: coder)
  }

  /// A layout of lists.
  public class func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }

  /// A section that has its places.
  private struct Placed {
    let section: NSCollectionLayoutSection
    /// Of the cells with their badges, headers, footers and grounds.
    var attributes: [UICollectionViewLayoutAttributes] = []
    /// Where the section's contents are, without the layout's spacing.
    var start: CGFloat = 0
    var end: CGFloat = 0
  }

  private var sections: [Placed] = []
  private var global: [UICollectionViewLayoutAttributes] = []
  private var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var size = CGSize.zero
  private var lists: [Int: (list: UICollectionLayoutListConfiguration, count: Int)] = [:]
  private var scrollers: [Int: OrthogonalScroller] = [:]

  private var isVertical: Bool { configuration.scrollDirection == .vertical }
  private var environment: LayoutEnvironment {
    LayoutEnvironment(
      collectionView?.bounds.size ?? .zero, insets: collectionView?.adjustedContentInset ?? .zero)
  }

  open override var collectionViewContentSize: CGSize { size }

  // MARK: Places

  open override func prepare() {
    super.prepare()
    (sections, global, items, lists, size) = ([], [], [:], [:], .zero)
    guard let view = collectionView else { return }
    let environment = environment
    let room = environment.effectiveContentSize
    var position: CGFloat = 0
    let (headers, footers) = boundary(configuration.boundarySupplementaryItems)
    for item in headers { place(global: item, in: room, at: &position) }
    for number in view.counts.indices {
      if number > 0 { position += configuration.interSectionSpacing }
      let section = provider(number, environment) ?? .nothing
      place(section, number, view.counts[number], in: room, at: &position)
    }
    for item in footers { place(global: item, in: room, at: &position) }
    size = isVertical ? CGSize(width: room.width, height: position) : CGSize(width: position, height: room.height)
    placeScrollers()
  }

  /// Headers and footers by where they stand along the way that scrolls.
  private func boundary(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem]
  ) -> (before: [NSCollectionLayoutBoundarySupplementaryItem], after: [NSCollectionLayoutBoundarySupplementaryItem]) {
    let last: NSDirectionalRectEdge = isVertical ? .bottom : .trailing
    return (items.filter { !$0.alignment.edges.contains(last) }, items.filter { $0.alignment.edges.contains(last) })
  }

  private func place(
    global item: NSCollectionLayoutBoundarySupplementaryItem, in room: CGSize, at position: inout CGFloat
  ) {
    let frame = frame(of: item, IndexPath(item: 0, section: 0), in: room, insets: .zero, at: position)
    let place = self.place(at: IndexPath(item: 0, section: 0), kind: item.elementKind)
    place.frame = frame
    place.zIndex = item.zIndex
    global.append(place)
    if item.extendsBoundary { position += isVertical ? frame.height : frame.width }
  }

  /// Where a header or footer stands from a position on; across the layout by its alignment between the insets.
  private func frame(
    of item: NSCollectionLayoutBoundarySupplementaryItem, _ path: IndexPath, in room: CGSize, insets: UIEdgeInsets,
    at position: CGFloat
  ) -> CGRect {
    let container = CGSize(
      width: room.width - insets.left - insets.right, height: room.height - insets.top - insets.bottom)
    var size = item.layoutSize.points(in: container)
    let (width, height) = (item.layoutSize.widthDimension, item.layoutSize.heightDimension)
    if width.isEstimated || height.isEstimated, let collectionView {
      size = collectionView.fittedSize(
        kind: item.elementKind, path, width: width.isEstimated ? nil : size.width,
        height: height.isEstimated ? nil : size.height, estimate: size)
    }
    let free = isVertical ? container.width - size.width : container.height - size.height
    let edges = item.alignment.edges
    let (first, last): (NSDirectionalRectEdge, NSDirectionalRectEdge) =
      isVertical ? (.leading, .trailing) : (.top, .bottom)
    let across = edges.contains(first) ? 0 : edges.contains(last) ? free : free / 2
    let origin =
      isVertical ? CGPoint(x: insets.left + across, y: position) : CGPoint(x: position, y: insets.top + across)
    return CGRect(origin: origin, size: size).offsetBy(dx: item.offset.x, dy: item.offset.y)
  }

  private func place(
    _ section: NSCollectionLayoutSection, _ number: Int, _ count: Int, in room: CGSize, at position: inout CGFloat
  ) {
    guard let view = collectionView else { return }
    var placed = Placed(section: section)
    lists[number] = section.list.map { ($0, count) }
    let insets = section.insets(isFirst: number == 0)
    // Only beside the way that scrolls do insets take from what groups are parts of.
    let beside = UIEdgeInsets(
      top: isVertical ? 0 : insets.top, left: isVertical ? insets.leading : 0, bottom: isVertical ? 0 : insets.bottom,
      right: isVertical ? insets.trailing : 0)
    let container = CGSize(
      width: max(room.width - beside.left - beside.right, 0), height: max(room.height - beside.top - beside.bottom, 0))
    placed.start = position
    let (headers, footers) = boundary(section.boundarySupplementaryItems)
    let around = section.supplementariesFollowContentInsets ? beside : .zero
    for (index, item) in headers.enumerated() {
      add(item, index, number, in: room, insets: around, at: &position, to: &placed)
    }
    position += isVertical ? insets.top : insets.leading

    var group = CompositionalGroup(count: count) { item, width, height, estimate in
      view.fittedSize(IndexPath(item: item, section: number), width: width, height: height, estimate: estimate)
    }
    let isOrthogonal = section.orthogonalScrollingBehavior != .none
    // Along the layout, or across it where the section scrolls itself.
    var along: CGFloat = isOrthogonal ? (isVertical ? insets.leading : insets.top) : position
    var deepest: CGFloat = 0
    var groups: [ClosedRange<CGFloat>] = []
    var isFirst = true
    let goesDown = isVertical != isOrthogonal
    while group.next < count {
      let before = group.next
      if !isFirst { along += section.interGroupSpacing }
      isFirst = false
      let (size, cells) = group.place(section.group, in: container)
      let origin =
        goesDown
        ? CGPoint(x: isOrthogonal ? position : beside.left, y: along)
        : CGPoint(x: along, y: isOrthogonal ? position : beside.top)
      for cell in cells { add(cell, at: origin, number, to: &placed) }
      let length = goesDown ? size.height : size.width
      groups.append(along...(along + max(length, 0)))
      along += length
      deepest = max(deepest, goesDown ? size.width : size.height)
      if group.next == before { break }
    }
    if isOrthogonal {
      let end = isVertical ? insets.trailing : insets.bottom
      let frame =
        isVertical
        ? CGRect(x: 0, y: position, width: room.width, height: deepest)
        : CGRect(x: position, y: 0, width: deepest, height: room.height)
      let scroller = scrollers[number] ?? OrthogonalScroller()
      scrollers[number] = scroller
      scroller.take(
        frame: frame, length: along + end, isHorizontal: isVertical, groups: groups,
        leading: isVertical ? insets.leading : insets.top,
        section.orthogonalScrollingBehavior, layout: self)
      position += deepest
    } else {
      scrollers.removeValue(forKey: number)?.removeFromSuperview()
      position = along
    }
    position += isVertical ? insets.bottom : insets.trailing
    for (index, item) in footers.enumerated() {
      add(item, index, number, in: room, insets: around, at: &position, to: &placed)
    }
    placed.end = position
    for item in section.decorationItems { add(item, number, in: room, to: &placed) }
    sections.append(placed)
  }

  /// A header or footer of a section.
  private func add(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ index: Int, _ section: Int, in room: CGSize,
    insets: UIEdgeInsets, at position: inout CGFloat, to placed: inout Placed
  ) {
    let path = IndexPath(item: 0, section: section)
    var frame = frame(of: item, path, in: room, insets: insets, at: position)
    let length = isVertical ? frame.height : frame.width
    // One that does not extend the section lies over its edge.
    let isAfter = item.alignment.edges.contains(isVertical ? .bottom : .trailing)
    if !item.extendsBoundary, isAfter {
      frame = frame.offsetBy(dx: isVertical ? 0 : -length, dy: isVertical ? -length : 0)
    }
    let place = self.place(at: path, kind: item.elementKind)
    place.frame = pixels(frame)
    place.zIndex = item.zIndex
    place.pins = item.pinToVisibleBounds ? (isAfter ? .end : .start) : nil
    place.list = list(at: path, kind: item.elementKind)
    placed.attributes.append(place)
    if item.extendsBoundary { position += length }
  }

  private func add(
    _ cell: CompositionalGroup.Cell, at origin: CGPoint, _ section: Int, to placed: inout Placed
  ) {
    let path = IndexPath(item: cell.number, section: section)
    let frame = cell.frame.offsetBy(dx: origin.x, dy: origin.y)
    let place = self.place(at: path)
    place.frame = pixels(frame)
    place.zIndex = cell.zIndex
    place.list = list(at: path, kind: nil)
    placed.attributes.append(place)
    items[path] = place
    for badge in cell.badges {
      let place = self.place(at: path, kind: badge.elementKind)
      place.frame = pixels(badge.frame(on: frame))
      place.zIndex = badge.zIndex
      placed.attributes.append(place)
    }
  }

  private func add(
    _ item: NSCollectionLayoutDecorationItem, _ section: Int, in room: CGSize, to placed: inout Placed
  ) {
    let insets = item.contentInsets
    let frame =
      isVertical
      ? CGRect(x: 0, y: placed.start, width: room.width, height: placed.end - placed.start)
      : CGRect(x: placed.start, y: 0, width: placed.end - placed.start, height: room.height)
    let place = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: item.elementKind, with: IndexPath(item: 0, section: section))
    place.frame = pixels(
      frame.inset(
        by: UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)))
    place.zIndex = item.zIndex
    placed.attributes.append(place)
  }

  /// Edge by edge on whole pixels.
  private func pixels(_ frame: CGRect) -> CGRect {
    let scale = UIKitRuntime.current.screen.scale
    let (x, y) = ((frame.minX * scale).rounded(), (frame.minY * scale).rounded())
    return CGRect(
      x: x / scale, y: y / scale, width: ((frame.maxX * scale).rounded() - x) / scale,
      height: ((frame.maxY * scale).rounded() - y) / scale)
  }

  // MARK: Answers

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var found = global.filter { $0.frame.overlaps(rect) }
    for (number, section) in sections.enumerated() {
      var seen = section.attributes.map { shown($0, in: section, number) }.filter { $0.frame.overlaps(rect) }
      if let handler = section.section.visibleItemsInvalidationHandler, let view = collectionView {
        seen = seen.compactMap { $0.copy() as? UICollectionViewLayoutAttributes }
        let offset = scrollers[number]?.contentOffset ?? view.contentOffset
        // The app reads places in the section's own contents.
        let way = scrollers[number].map { CGPoint(x: $0.contentOffset.x, y: $0.contentOffset.y) } ?? .zero
        for place in seen where scrolls(place) { place.center += way }
        handler(seen, offset, environment)
        for place in seen where scrolls(place) { place.center -= way }
      }
      found += seen
    }
    return found
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionView?.updateLayout()
    guard let place = items[indexPath], sections.indices.contains(indexPath.section) else { return nil }
    return shown(place, in: sections[indexPath.section], indexPath.section)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionView?.updateLayout()
    if let place = global.first(where: { $0.representedElementKind == elementKind && $0.indexPath == indexPath }) {
      return place
    }
    guard sections.indices.contains(indexPath.section) else { return nil }
    let section = sections[indexPath.section]
    return section.attributes.first {
      $0.representedElementCategory == .supplementaryView && $0.representedElementKind == elementKind
        && $0.indexPath == indexPath
    }.map { shown($0, in: section, indexPath.section) }
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    sections.lazy.flatMap(\.attributes).first {
      $0.representedElementCategory == .decorationView && $0.representedElementKind == elementKind
        && $0.indexPath == indexPath
    }
  }

  /// Whether a place moves when its section scrolls across the layout: cells and their badges do.
  private func scrolls(_ place: UICollectionViewLayoutAttributes) -> Bool {
    guard scrollers[place.indexPath.section] != nil else { return false }
    if place.representedElementCategory == .cell { return true }
    return place.representedElementCategory == .supplementaryView
      && !sections[place.indexPath.section].section.boundarySupplementaryItems
        .contains { $0.elementKind == place.representedElementKind }
  }

  /// A place as it is seen: as far as its section has scrolled, and headers where they stay.
  private func shown(
    _ place: UICollectionViewLayoutAttributes, in section: Placed, _ number: Int
  ) -> UICollectionViewLayoutAttributes {
    guard let view = collectionView else { return place }
    if let scroller = scrollers[number], scrolls(place), scroller.contentOffset != .zero,
      let copy = place.copy() as? UICollectionViewLayoutAttributes
    {
      copy.center -= scroller.contentOffset
      return copy
    }
    guard let pins = place.pins, let copy = place.copy() as? UICollectionViewLayoutAttributes else { return place }
    let seen = view.bounds.inset(by: view.adjustedContentInset)
    func pin(_ start: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      switch pins {
      case .start: max(start, min(low, section.end - length))
      case .end: min(start, max(high - length, section.start))
      }
    }
    if isVertical {
      copy.frame.origin.y = pin(place.frame.minY, place.frame.height, seen.minY, seen.maxY)
    } else {
      copy.frame.origin.x = pin(place.frame.minX, place.frame.width, seen.minX, seen.maxX)
    }
    copy.zIndex = max(copy.zIndex, 1)
    return copy
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  override func list(at path: IndexPath, kind: String?) -> ListPlace? {
    guard let (list, count) = lists[path.section] else { return nil }
    guard let kind else {
      return ListPlace(
        list, isFirst: path.item == 0, isLast: path.item == count - 1,
        isHeader: list.headerMode == .firstItemInSection && path.item == 0)
    }
    return ListPlace(
      list, isHeader: kind == UICollectionView.elementKindSectionHeader,
      isFooter: kind == UICollectionView.elementKindSectionFooter)
  }

  // MARK: Sections that scroll

  override func scroller(of place: UICollectionViewLayoutAttributes) -> UIScrollView? {
    scrolls(place) ? scrollers[place.indexPath.section] : nil
  }

  private func placeScrollers() {
    guard let view = collectionView else { return }
    for (number, scroller) in scrollers {
      guard view.counts.indices.contains(number) else {
        scroller.removeFromSuperview()
        scrollers[number] = nil
        continue
      }
      if scroller.superview !== view { view.insertSubview(scroller, at: 0) }
    }
  }

  /// A section has scrolled: other cells may show.
  func sectionDidScroll() {
    collectionView?.visibleItemsMayHaveChanged()
  }
}

extension NSCollectionLayoutSection {
  /// Of a section that the app gives none for.
  fileprivate static var nothing: NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(0))
    return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: []))
  }
}

extension CGPoint {
  fileprivate static func += (left: inout CGPoint, right: CGPoint) {
    left = CGPoint(x: left.x + right.x, y: left.y + right.y)
  }
  fileprivate static func -= (left: inout CGPoint, right: CGPoint) {
    left = CGPoint(x: left.x - right.x, y: left.y - right.y)
  }
}
