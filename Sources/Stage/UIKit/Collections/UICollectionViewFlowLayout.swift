internal import HeroGeometry
internal import ViewLayout

/// Items in lines, as many in each as fit.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Points across lines. Default: 10.
  open var minimumLineSpacing: CGFloat = 10 { didSet { settingsChanged() } }
  /// Points along lines. Default: 10.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { settingsChanged() } }
  /// Points. Default: 50 × 50.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { settingsChanged() } }
  /// Points; not zero: cells are as large as their constraints make them.
  open var estimatedItemSize = CGSize.zero { didSet { settingsChanged() } }
  /// Default: vertical.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical { didSet { settingsChanged() } }
  /// Points across lines; the other side is the collection's. Default: none.
  open var headerReferenceSize = CGSize.zero { didSet { settingsChanged() } }
  /// Points across lines; the other side is the collection's. Default: none.
  open var footerReferenceSize = CGSize.zero { didSet { settingsChanged() } }
  /// What a section's insets beside its lines are measured from.
  public enum SectionInsetReference: Int, Sendable {
    /// The content inset, the safe area, or the layout margins.
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }

  /// Points around a section's items.
  open var sectionInset = UIEdgeInsets.zero { didSet { settingsChanged() } }
  /// What `sectionInset` beside lines is measured from; items never stand within the content inset. Headers and footers reach from content
  /// inset to content inset. Default: the content inset.
  open var sectionInsetReference: SectionInsetReference = .fromContentInset { didSet { settingsChanged() } }
  /// Whether headers stay at the visible edge while their section shows. Default: false.
  open var sectionHeadersPinToVisibleBounds = false { didSet { settingsChanged() } }
  /// Whether footers stay at the visible edge while their section shows. Default: false.
  open var sectionFootersPinToVisibleBounds = false { didSet { settingsChanged() } }

  /// "As large as constraints make it."
  public class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  }

  private var attributes: [UICollectionViewLayoutAttributes] = []
  private var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var size = CGSize.zero
  /// Between each section's header and footer, along the way that scrolls.
  private var rooms: [ClosedRange<CGFloat>] = []
  /// Whether places are to be worked out at the next question: a subclass's `prepare()` may set sizes after `super`'s.
  private var isStale = true

  private var isVertical: Bool { scrollDirection == .vertical }

  open override var collectionViewContentSize: CGSize {
    placeIfNeeded()
    return size
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    placeIfNeeded()
    return attributes.map(pinned).filter { $0.frame.overlaps(rect) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionView?.updateLayout()
    placeIfNeeded()
    return items[indexPath]
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionView?.updateLayout()
    placeIfNeeded()
    return attributes.first { $0.representedElementKind == elementKind && $0.indexPath.section == indexPath.section }
      .map(pinned)
  }

  /// A header or footer where it stays; others as they are. It never leaves its section, and gives way to the section's footer or header, as
  /// tables have it.
  private func pinned(_ place: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    let isHeader = place.representedElementKind == UICollectionView.elementKindSectionHeader
    let isFooter = place.representedElementKind == UICollectionView.elementKindSectionFooter
    guard isHeader && sectionHeadersPinToVisibleBounds || isFooter && sectionFootersPinToVisibleBounds,
      let view = collectionView, let copy = place.copy() as? UICollectionViewLayoutAttributes
    else { return place }
    let room = rooms[place.indexPath.section]
    let seen = view.bounds.inset(by: view.adjustedContentInset)
    func pin(_ start: CGFloat, _ length: CGFloat, from low: CGFloat, to high: CGFloat) -> CGFloat {
      isHeader
        ? max(start, min(low, room.upperBound - length)) : min(start, max(high - length, room.lowerBound))
    }
    if isVertical {
      copy.frame.origin.y = pin(place.frame.minY, place.frame.height, from: seen.minY, to: seen.maxY)
    } else {
      copy.frame.origin.x = pin(place.frame.minX, place.frame.width, from: seen.minX, to: seen.maxX)
    }
    // Over the cells, which lie at 0.
    copy.zIndex = 10
    return copy
  }

  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let old = collectionView?.bounds.size else { return false }
    return isVertical ? newBounds.width != old.width : newBounds.height != old.height
  }

  // MARK: What the delegate says

  private var delegate: (any UICollectionViewDelegateFlowLayout)? {
    collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
  }

  private func told<Value>(
    _ own: Value, _ ask: (any UICollectionViewDelegateFlowLayout, UICollectionView) -> Value, _ mark: (Value) -> CGFloat
  ) -> Value {
    guard let delegate, let collectionView else { return own }
    let value = ask(delegate, collectionView)
    return mark(value) == Self.unspecified ? own : value
  }

  private func itemSize(_ path: IndexPath) -> CGSize {
    let wanted = told(
      itemSize, { $0.collectionView($1, layout: self, sizeForItemAt: path) }, \.width)
    let isTold = wanted != itemSize
    if !isTold, estimatedItemSize != .zero || wanted == Self.automaticSize, let collectionView {
      return collectionView.fittedSize(
        path, estimate: estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize)
    }
    return CGSize(width: max(wanted.width, 0), height: max(wanted.height, 0))
  }

  open override func prepare() {
    super.prepare()
    isStale = true
  }

  private func settingsChanged() {
    isStale = true
    invalidateLayout()
  }

  /// Works the places out, once for each preparation and change of settings.
  private func placeIfNeeded() {
    guard isStale else { return }
    isStale = false
    attributes = []
    items = [:]
    rooms = []
    guard let view = collectionView else { return }
    let insets = view.adjustedContentInset
    let breadth =
      isVertical
      ? view.bounds.width - insets.left - insets.right : view.bounds.height - insets.top - insets.bottom
    var position: CGFloat = 0
    for section in 0..<view.counts.count {
      position = place(section, view.counts[section], at: position, breadth: breadth)
    }
    size = isVertical ? CGSize(width: breadth, height: position) : CGSize(width: position, height: breadth)
  }

  /// Places a section from a position across the lines on; returns where the next one begins.
  private func place(_ section: Int, _ count: Int, at start: CGFloat, breadth: CGFloat) -> CGFloat {
    let inset = told(sectionInset, { $0.collectionView($1, layout: self, insetForSectionAt: section) }, \.top)
    let lineSpacing = told(
      minimumLineSpacing, { $0.collectionView($1, layout: self, minimumLineSpacingForSectionAt: section) }, { $0 })
    let itemSpacing = told(
      minimumInteritemSpacing, { $0.collectionView($1, layout: self, minimumInteritemSpacingForSectionAt: section) },
      { $0 })
    let header = told(
      headerReferenceSize, { $0.collectionView($1, layout: self, referenceSizeForHeaderInSection: section) }, \.width)
    let footer = told(
      footerReferenceSize, { $0.collectionView($1, layout: self, referenceSizeForFooterInSection: section) }, \.width)

    var flow = FlowSection(breadth: Double(breadth))
    flow.isVertical = isVertical
    flow.inset = EdgeInsets(referenced(inset))
    (flow.itemSpacing, flow.lineSpacing) = (Double(itemSpacing), Double(lineSpacing))
    flow.header = Double(isVertical ? header.height : header.width)
    flow.footer = Double(isVertical ? footer.height : footer.width)
    let places = flow.place(
      (0..<count).map { Size(itemSize(IndexPath(item: $0, section: section))) }, from: Double(start),
      scale: Double(UIKitRuntime.current.screen.scale))
    addReference(UICollectionView.elementKindSectionHeader, places.header, section)
    for (item, frame) in places.items.enumerated() {
      let path = IndexPath(item: item, section: section)
      let place = self.place(at: path)
      place.frame = CGRect(frame)
      attributes.append(place)
      items[path] = place
    }
    addReference(UICollectionView.elementKindSectionFooter, places.footer, section)
    let low = start + CGFloat(max(flow.header, 0))
    rooms.append(low...max(low, CGFloat(places.end - max(flow.footer, 0))))
    return CGFloat(places.end)
  }

  /// A section's insets from the content inset on.
  private func referenced(_ inset: UIEdgeInsets) -> UIEdgeInsets {
    guard sectionInsetReference != .fromContentInset, let view = collectionView else { return inset }
    let content = view.adjustedContentInset
    let edges = sectionInsetReference == .fromSafeArea ? view.safeAreaInsets : view.effectiveLayoutMargins
    var inset = inset
    if isVertical {
      inset.left = max(edges.left + inset.left - content.left, 0)
      inset.right = max(edges.right + inset.right - content.right, 0)
    } else {
      inset.top = max(edges.top + inset.top - content.top, 0)
      inset.bottom = max(edges.bottom + inset.bottom - content.bottom, 0)
    }
    return inset
  }

  private func addReference(_ kind: String, _ frame: Rect?, _ section: Int) {
    guard let frame else { return }
    let place = self.place(at: IndexPath(item: 0, section: section), kind: kind)
    place.frame = CGRect(frame)
    attributes.append(place)
  }
}
