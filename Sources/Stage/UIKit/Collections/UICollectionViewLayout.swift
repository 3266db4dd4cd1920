/// Where a cell or another view of a collection stands, and how it looks.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  open var indexPath = IndexPath(item: 0, section: 0)
  /// In the contents, points.
  open var center = CGPoint.zero
  /// Points.
  open var size = CGSize.zero
  /// About the centre.
  open var transform3D: CATransform3D = CATransform3DIdentity
  /// 0…1. Default: 1.
  open var alpha: CGFloat = 1
  /// Higher is nearer. Default: 0.
  open var zIndex = 0
  /// Default: false.
  open var isHidden = false
  /// What the view is.
  open private(set) var representedElementCategory: UICollectionView.ElementCategory = .cell
  /// The kind of a view that is no cell.
  open private(set) var representedElementKind: String?
  /// The edge of what shows where the view stays while its section shows; nil: it moves with its section.
  var pins: Pin?
  /// What a list says of the view; nil: it is of none.
  var list: ListPlace?

  /// An edge of what shows, along the way that scrolls.
  enum Pin {
    case start, end
  }

  public required override init() { super.init() }
  /// Makes attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }
  /// Makes attributes of a header, footer or another view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    stand(for: elementKind)
  }

  /// The place is that of a header, footer or another view.
  fileprivate func stand(for elementKind: String) {
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  /// Makes attributes of a ground or the like, whose view the layout makes.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  /// In the contents, points.
  open var frame: CGRect {
    get { CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height) }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }
  /// Points.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }
  /// About the centre.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// The same once more; subclasses add what they have.
  open func copy(with zone: NSZone? = nil) -> Any {
    let other = Self()
    other.indexPath = indexPath
    (other.center, other.size, other.transform3D) = (center, size, transform3D)
    (other.alpha, other.zIndex, other.isHidden) = (alpha, zIndex, isHidden)
    other.representedElementCategory = representedElementCategory
    other.representedElementKind = representedElementKind
    (other.pins, other.list) = (pins, list)
    return other
  }
}

/// Places a collection's cells; for subclasses.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  open internal(set) weak var collectionView: UICollectionView?

  /// The class of the places that UIKit's own layouts make.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// A place of that class: of a cell, or of a view of a kind.
  func place(at path: IndexPath, kind: String? = nil) -> UICollectionViewLayoutAttributes {
    let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let place = (type ?? UICollectionViewLayoutAttributes.self).init()
    place.indexPath = path
    if let kind { place.stand(for: kind) }
    return place
  }

  /// Works out the places; called before they are asked for when something has changed.
  open func prepare() {}
  /// The size of the contents, points.
  open var collectionViewContentSize: CGSize { .zero }
  /// Everything in a rectangle of the contents.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// An item's place.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// A header's, footer's or other view's place.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// A ground's or the like's place.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  private var decorationTypes: [String: UICollectionReusableView.Type] = [:]
  private var decorationNibs: [String: UINib] = [:]
  /// Lets grounds and the like be made of a class; nil forgets the kind.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationNibs[elementKind] = nil
    decorationTypes[elementKind] = registered(viewClass, "view class", as: elementKind)
  }
  /// Lets grounds and the like be made of a xib's first view; nil forgets the kind.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationTypes[elementKind] = nil
    decorationNibs[elementKind] = nib
  }
  /// A new view of a kind.
  func makeDecoration(_ kind: String) -> UICollectionReusableView {
    if let made = decorationNibs[kind]?.instantiate(withOwner: nil, options: nil).first as? UICollectionReusableView {
      return made
    }
    guard let type = decorationTypes[kind] else {
      stop(
        "could not dequeue a decoration view of kind: \(kind) - must register as a class or nib or connect a prototype in a storyboard",
        name: "NSInternalInconsistencyException")
    }
    return type.init(frame: .zero)
  }
  /// The scroll view that holds what stands at a place; nil: the collection itself.
  func scroller(of place: UICollectionViewLayoutAttributes) -> UIScrollView? { nil }
  /// What a list says of the view that is made for a place; nil: it is of none.
  func list(at path: IndexPath, kind: String?) -> ListPlace? { nil }

  /// Whether a change of bounds changes places. Default: only a change of size, of flows.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Where a drag comes to rest, velocity in points per millisecond; asked before the delegate, and not asked where pages are. Default: the
  /// proposed offset.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// The offset after items have changed, or after the collection has taken this layout; the delegate is asked next. Default: the proposed one.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }
  /// Where an item comes from; never asked, for items come at once.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where an item goes to; never asked, for items go at once.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Asks for all places anew before the next layout.
  open func invalidateLayout() { collectionView?.layoutIsStale() }
  /// The class of contexts that changes make.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }
  /// Asks for places anew before the next layout: all of them, after which the offset is adjusted.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.adjust(by: context.contentOffsetAdjustment)
    collectionView?.layoutIsStale()
  }
  /// For a change of bounds that invalidates; for subclasses.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    guard let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type else {
      stop("\(Self.invalidationContextClass) is not a UICollectionViewLayoutInvalidationContext")
    }
    return type.init()
  }
}
