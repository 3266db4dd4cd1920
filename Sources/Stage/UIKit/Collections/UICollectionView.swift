/// Items that a layout places.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// The way that items follow one another.
  public enum ScrollDirection: Int, Sendable {
    case vertical, horizontal
  }

  /// What a view of a collection is.
  public enum ElementCategory: UInt, Sendable {
    case cell, supplementaryView, decorationView
  }

  /// The new place of an item.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// One bit for each position.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The kind of headers.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of footers.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
    backgroundColor = .systemBackground
  }
  /// Stops: a collection needs a layout.
  public convenience init() { stop("UICollectionView must be initialized with a non-nil layout parameter") }
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
    described(by: coder, UICollectionView.self)
  }

  /// Says what it shows.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { if dataSource !== oldValue { reloadData() } } }
  /// Answers questions about items, and hears of changes.
  open override weak var delegate: (any UIScrollViewDelegate)? { didSet { layoutIsStale() } }
  var collectionDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }
  package override var arrangedKind: ArrangedKind? { .cells }
  /// Places the items.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      guard collectionViewLayout !== oldValue else { return }
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      asksForOffset = areCountsRead
      layoutIsStale()
    }
  }
  /// Changes the layout at once.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) { collectionViewLayout = layout }
  /// Changes the layout at once; then the completion.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    setCollectionViewLayout(layout, animated: animated)
    if let completion { UIKitRuntime.current.clock.atEndOfTurn { completion(true) } }
  }
  /// Behind all items, as large as the bounds.
  open var backgroundView: UIView? { didSet { lay(backgroundView, insteadOf: oldValue) } }
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true

  // MARK: Cells

  struct Place: Hashable, Comparable {
    var kind: String?
    var isDecoration = false
    var path: IndexPath
    static func < (left: Place, right: Place) -> Bool {
      left.path == right.path ? (left.kind ?? "") < (right.kind ?? "") : left.path < right.path
    }
  }

  /// Make the cells, headers and footers that an Interface Builder file describes, by identifier or by kind and identifier.
  var prototypes: [String: () -> UICollectionReusableView] = [:]
  private var cellTypes: [String: UICollectionViewCell.Type] = [:]
  private var viewTypes: [String: UICollectionReusableView.Type] = [:]
  private var spares: [String: [UICollectionReusableView]] = [:]
  var shown: [Place: UICollectionReusableView] = [:]
  var measured: [IndexPath: CGSize] = [:]
  /// The cell that is being filled again.
  private var filled: (path: IndexPath, cell: UICollectionViewCell)?

  /// Registers a class for cells; nil forgets the identifier.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cellTypes[identifier] = registered(cellClass, "cell class", as: identifier)
  }
  /// Registers a xib's only view for cells; nil forgets the identifier.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    cellTypes[identifier] = nil
    prototypes[identifier] = nib.map { Self.maker(of: UICollectionViewCell.self, $0, identifier) }
  }
  /// Lets headers, footers and other views be made of a class; nil forgets the identifier.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    viewTypes["\(elementKind)/\(identifier)"] = registered(viewClass, "view class", as: identifier)
  }

  /// Registers a xib's only view for supplementary views; nil forgets the identifier.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    let key = "\(elementKind)/\(identifier)"
    viewTypes[key] = nil
    prototypes[key] = nib.map { Self.maker(of: UICollectionReusableView.self, $0, identifier) }
  }

  private static func maker<View: UICollectionReusableView>(
    of type: View.Type, _ nib: UINib, _ identifier: String
  ) -> () -> UICollectionReusableView {
    {
      guard let view = nib.instantiate(withOwner: nil).first as? View else {
        stop(
          "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which must be a UICollectionReusableView instance"
        )
      }
      return view
    }
  }

  /// A used cell, or a new one of the registered class.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let filled, filled.path == indexPath, filled.cell.reuseIdentifier == identifier { return filled.cell }
    let cell = reusableCell(identifier, indexPath)
    cell.take(collectionViewLayout.list(at: indexPath, kind: nil))
    return cell
  }

  private func reusableCell(_ identifier: String, _ indexPath: IndexPath) -> UICollectionViewCell {
    if let cell = spares[identifier]?.popLast() as? UICollectionViewCell {
      cell.prepareForReuse()
      return cell
    }
    let size = measuring == indexPath ? CGSize(width: 50, height: 50) : place(indexPath)?.size ?? .zero
    if cellTypes[identifier] == nil, let cell = prototypes[identifier]?() as? UICollectionViewCell {
      cell.frame.size = size
      cell.reuseIdentifier = identifier
      return cell
    }
    guard let type = cellTypes[identifier] else {
      stop(
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - must register a nib "
          + "or a class for the identifier or connect a prototype cell in a storyboard",
        name: "NSInternalInconsistencyException")
    }
    let cell = type.init(frame: CGRect(origin: .zero, size: size))
    cell.reuseIdentifier = identifier
    return cell
  }
  /// A used header, footer or other view, or a new one of the registered class.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = reusableView(elementKind, identifier, indexPath)
    view.take(collectionViewLayout.list(at: indexPath, kind: elementKind))
    return view
  }

  private func reusableView(
    _ elementKind: String, _ identifier: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView {
    let key = "\(elementKind)/\(identifier)"
    if let view = spares[key]?.popLast() {
      view.prepareForReuse()
      return view
    }
    let attributes =
      isPrepared
      ? collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath) : nil
    let size = attributes?.size ?? .zero
    if viewTypes[key] == nil, let view = prototypes[key]?() {
      view.frame.size = size
      view.reuseIdentifier = key
      return view
    }
    guard let type = viewTypes[key] else {
      stop(
        "could not dequeue a view of kind: \(elementKind) with identifier \(identifier) - must register a nib or a class "
          + "for the identifier or connect a prototype cell in a storyboard", name: "NSInternalInconsistencyException")
    }
    let view = type.init(frame: CGRect(origin: .zero, size: size))
    view.reuseIdentifier = key
    return view
  }

  private func place(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    isPrepared ? collectionViewLayout.layoutAttributesForItem(at: path) : nil
  }

  /// The cell of an item that shows; nil for others.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    update()
    return shown[Place(kind: nil, path: indexPath)] as? UICollectionViewCell
  }
  /// A header, footer or other view that shows.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView?
  {
    update()
    return shown[Place(kind: elementKind, path: indexPath)]
  }
  /// The item of a cell that shows.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { shown.first { $0.value === cell }?.key.path }
  /// The cells that show, in order.
  open var visibleCells: [UICollectionViewCell] {
    update()
    return shown.keys.sorted().filter { $0.kind == nil }.compactMap { shown[$0] as? UICollectionViewCell }
  }
  /// The items that show, in order.
  open var indexPathsForVisibleItems: [IndexPath] {
    update()
    return shown.keys.filter { $0.kind == nil }.map(\.path).sorted()
  }
  /// Where headers, footers or other views show, in order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    update()
    return shown.keys.filter { $0.kind == elementKind }.map(\.path).sorted()
  }
  /// Headers, footers or other views that show.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    update()
    return shown.keys.sorted().filter { $0.kind == elementKind }.compactMap { shown[$0] }
  }
  /// The item at a point of the contents.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    updateLayout()
    let rect = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
    return (collectionViewLayout.layoutAttributesForElements(in: rect) ?? [])
      .filter { $0.representedElementCategory == .cell && $0.frame.contains(point) }
      .max { $0.zIndex < $1.zIndex }?.indexPath
  }
  /// An item's place.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    updateLayout()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
  /// A header's, footer's or other view's place.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    updateLayout()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
  /// Sections, as last asked for.
  open var numberOfSections: Int {
    readCounts()
    return counts.count
  }
  /// Items of a section, as last asked for.
  open func numberOfItems(inSection section: Int) -> Int {
    readCounts()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  // MARK: Changes

  /// Asks for everything again.
  open func reloadData() {
    for place in shown.keys.sorted() { recycle(place) }
    selection = []
    measured = [:]
    areCountsRead = false
    layoutIsStale()
  }
  /// Asks for items again.
  open func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloadedItems.formUnion(indexPaths) } }
  /// Has visible cells filled again by the data source, whose `dequeueReusableCell` gives it the cell that is there.
  open func reconfigureItems(at indexPaths: [IndexPath]) { change { $0.reconfiguredItems.formUnion(indexPaths) } }
  /// Asks for sections again.
  open func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections.formUnion(sections) } }
  /// Items have come.
  open func insertItems(at indexPaths: [IndexPath]) { change { $0.insertedItems.formUnion(indexPaths) } }
  /// Items have gone.
  open func deleteItems(at indexPaths: [IndexPath]) { change { $0.deletedItems.formUnion(indexPaths) } }
  /// An item has moved.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moves[indexPath] = newIndexPath }
  }
  /// False: a finger moves no items.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
  open func endInteractiveMovement() {}
  open func cancelInteractiveMovement() {}
  /// Sections have come.
  open func insertSections(_ sections: IndexSet) { change { $0.insertedSections.formUnion(sections) } }
  /// Sections have gone.
  open func deleteSections(_ sections: IndexSet) { change { $0.deletedSections.formUnion(sections) } }
  /// A section has moved.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change {
      $0.deletedSections.insert(section)
      $0.insertedSections.insert(newSection)
    }
  }
  /// Changes that count together, which are made at once; then the completion.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginChanges()
    updates?()
    endChanges()
    if let completion { UIKitRuntime.current.clock.atEndOfTurn { completion(true) } }
  }
  /// The same, with changes that do not outlive the call.
  @_disfavoredOverload
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
  /// Changes that are being said together, and how many have begun and not ended.
  var openChanges: (changes: ListChanges, depth: Int)?

  // MARK: Layout

  /// Items of each section.
  private(set) var counts: [Int] = []
  var areCountsRead = false
  private var isPrepared = false
  private var isPreparing = false
  private var isUpdating = false
  private var isUpToDate = false

  func readCounts() {
    guard !areCountsRead else { return }
    areCountsRead = true
    counts = (0..<AppCall.value(0, { self.dataSource?.numberOfSections(in: self) ?? 0 })).map { section in
      AppCall.value(0) { self.dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0 }
    }
  }

  func layoutIsStale() {
    isPrepared = false
    isUpToDate = false
    setNeedsLayout()
  }

  private var adjustment = CGPoint.zero

  /// Moves the offset after the next layout.
  func adjust(by way: CGPoint) { adjustment = CGPoint(x: adjustment.x + way.x, y: adjustment.y + way.y) }

  /// Brings the layout's places up to date.
  func updateLayout() {
    guard !isPrepared, !isPreparing else { return }
    isPreparing = true
    readCounts()
    collectionViewLayout.prepare()
    let size = collectionViewLayout.collectionViewContentSize
    isPrepared = true
    isPreparing = false
    contentSize = size
    var offset = CGPoint(x: contentOffset.x + adjustment.x, y: contentOffset.y + adjustment.y)
    adjustment = .zero
    if asksForOffset {
      asksForOffset = false
      offset = collectionViewLayout.targetContentOffset(forProposedContentOffset: offset)
      offset = collectionDelegate?.collectionView(self, targetContentOffsetForProposedContentOffset: offset) ?? offset
    }
    if contentOffset != offset { contentOffset = offset }
  }

  /// Whether the layout, then the delegate, say what the offset is after the next layout: items or the layout have changed.
  ///
  /// Source: UICollectionViewLayout.targetContentOffset(forProposedContentOffset:), asked after `prepare()` and `collectionViewContentSize`.
  var asksForOffset = false

  override func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    updateLayout()
    return collectionViewLayout.targetContentOffset(
      forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  package override func boundsDidChange(from old: CGRect) {
    if old.size != bounds.size { measured = [:] }
    if old != bounds {
      isUpToDate = false
      let new = bounds
      // The layout compares with the bounds that were.
      if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: new) {
        collectionViewLayout.invalidateLayout(with: collectionViewLayout.invalidationContext(forBoundsChange: new))
      } else if old.size != new.size {
        layoutIsStale()
      }
    }
    super.boundsDidChange(from: old)
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    layoutIsStale()
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    layoutIsStale()
  }

  override func offsetDidChange() {
    isUpToDate = false
    super.offsetDidChange()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    isUpToDate = false
    update()
  }

  /// Something that scrolls by itself has scrolled.
  func visibleItemsMayHaveChanged() {
    isUpToDate = false
    setNeedsLayout()
  }

  /// Brings what shows up to date.
  func update() {
    guard !isUpdating, !isUpToDate, !isPreparing else { return }
    isUpdating = true
    defer { isUpdating = false }
    updateLayout()
    var wanted: [(place: Place, attributes: UICollectionViewLayoutAttributes)] = []
    for attributes in collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    where !attributes.isHidden && attributes.frame.overlaps(bounds) {
      let category = attributes.representedElementCategory
      let place = Place(
        kind: category == .cell ? nil : attributes.representedElementKind, isDecoration: category == .decorationView,
        path: attributes.indexPath)
      wanted.append((place, attributes))
    }
    let isWanted = Set(wanted.map(\.place))
    for place in shown.keys.sorted() where !isWanted.contains(place) { recycle(place) }
    for (place, attributes) in wanted.sorted(by: { $0.place < $1.place }) {
      if let view = shown[place] {
        apply(attributes, to: view)
      } else {
        show(place, attributes)
      }
    }
    if Set(wanted.map(\.attributes.zIndex)).count > 1 {
      var order: [UIView] = []
      for (place, attributes) in wanted.sorted(by: {
        ($0.attributes.zIndex, $0.place) < ($1.attributes.zIndex, $1.place)
      }) {
        guard let view = collectionViewLayout.scroller(of: attributes) ?? shown[place], order.last !== view else {
          continue
        }
        order.removeAll { $0 === view }
        order.append(view)
      }
      let cells = Set(order.map { ObjectIdentifier($0) })
      // Views that lie in order stay: moving them would ask for another layout.
      if subviews.filter({ cells.contains(ObjectIdentifier($0)) }) != order { order.forEach(bringSubviewToFront) }
    }
    if let view = backgroundView {
      view.frame = bounds
      sendSubviewToBack(view)
    }
    isUpToDate = true
  }

  private func show(_ place: Place, _ attributes: UICollectionViewLayoutAttributes) {
    let made: UICollectionReusableView?
    if place.isDecoration, let kind = place.kind {
      made = collectionViewLayout.makeDecoration(kind)
    } else if let kind = place.kind {
      made = AppCall.value(nil) {
        self.dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: place.path)
      }
    } else {
      made = AppCall.value(nil) { self.dataSource?.collectionView(self, cellForItemAt: place.path) }
    }
    guard let view = made else { return }
    shown[place] = view
    apply(attributes, to: view)
    if let cell = view as? UICollectionViewCell, place.kind == nil {
      cell.isSelected = selection.contains(place.path)
      collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: place.path)
    } else if let kind = place.kind, !place.isDecoration {
      collectionDelegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: place.path)
    }
    (collectionViewLayout.scroller(of: attributes) ?? self).addSubview(view)
  }

  private func apply(_ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView) {
    if view.bounds.size != attributes.size { view.bounds.size = attributes.size }
    var center = attributes.center
    if let scroller = collectionViewLayout.scroller(of: attributes) {
      center.x += scroller.contentOffset.x - scroller.frame.minX
      center.y += scroller.contentOffset.y - scroller.frame.minY
    }
    view.center = center
    view.layer.transform = attributes.transform3D
    if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
    view.apply(attributes)
  }

  /// Has the data source fill the cell that shows an item.
  func reconfigure(_ path: IndexPath) {
    measured[path] = nil
    guard let cell = shown[Place(kind: nil, path: path)] as? UICollectionViewCell else { return }
    filled = (path, cell)
    defer { filled = nil }
    guard dataSource?.collectionView(self, cellForItemAt: path) === cell else {
      stop(
        "The data source returned another cell than the one to be reconfigured at \(path): dequeue it with the same identifier and index path",
        name: "NSInternalInconsistencyException")
    }
  }

  func recycle(_ place: Place) {
    guard let view = shown.removeValue(forKey: place) else { return }
    view.removeFromSuperview()
    if let cell = view as? UICollectionViewCell, place.kind == nil {
      collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: place.path)
      cell.isHighlighted = false
      cell.isSelected = false
    }
    if let identifier = view.reuseIdentifier { spares[identifier, default: []].append(view) }
  }

  // MARK: Measuring

  private var measuring: IndexPath?

  /// The size that constraints inside an item's cell ask for.
  func fittedSize(_ path: IndexPath, estimate: CGSize) -> CGSize {
    if let known = measured[path] { return known }
    measuring = path
    defer { measuring = nil }
    guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { return estimate }
    let content = cell.contentView
    let place = UICollectionViewLayoutAttributes(forCellWith: path)
    place.size =
      content.subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
      ? content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : estimate
    let size = cell.preferredLayoutAttributesFitting(place).size
    if size != estimate { measured[path] = size }
    cell.prepareForReuse()
    if let identifier = cell.reuseIdentifier { spares[identifier, default: []].append(cell) }
    return size
  }

  /// The size that an item's cell asks for on the sides that are nil; where it asks for nothing the estimate.
  func fittedSize(_ path: IndexPath, width: CGFloat?, height: CGFloat?, estimate: CGSize) -> CGSize {
    if let known = measured[path] { return known }
    measuring = path
    defer { measuring = nil }
    guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { return estimate }
    let place = UICollectionViewLayoutAttributes(forCellWith: path)
    place.list = collectionViewLayout.list(at: path, kind: nil)
    let size = cell.fittedSize(place, width: width, height: height, estimate: estimate)
    measured[path] = size
    cell.prepareForReuse()
    if let identifier = cell.reuseIdentifier { spares[identifier, default: []].append(cell) }
    return size
  }

  /// The size that a header, footer or other view asks for on the sides that are nil.
  func fittedSize(kind: String, _ path: IndexPath, width: CGFloat?, height: CGFloat?, estimate: CGSize) -> CGSize {
    guard let view = dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path) else {
      return estimate
    }
    let place = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
    place.list = collectionViewLayout.list(at: path, kind: kind)
    let size = view.fittedSize(place, width: width, height: height, estimate: estimate)
    view.prepareForReuse()
    if let identifier = view.reuseIdentifier { spares[identifier, default: []].append(view) }
    return size
  }

  // MARK: Selection

  /// Default: true.
  open var allowsSelection = true
  /// Default: false.
  open var allowsMultipleSelection = false
  var selectsSeveral: Bool { allowsMultipleSelection }
  var selection: [IndexPath] = []
  var touched: IndexPath?

  /// The items that are selected; nil for none, as UIKit types it, never.
  open var indexPathsForSelectedItems: [IndexPath]? { selection }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { touchDown(touches) }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { touchUp() }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { touchCancel() }
}

extension CGRect {
  /// Whether both share more than an edge.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
