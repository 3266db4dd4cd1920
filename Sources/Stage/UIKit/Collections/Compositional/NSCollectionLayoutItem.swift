/// A cell of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  public let layoutSize: NSCollectionLayoutSize
  /// Badges and the like on each cell.
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// Points inside of the size that the cell leaves free. Default: zero.
  open var contentInsets: NSDirectionalEdgeInsets = .zero
  /// Points around the size. Default: none.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// An item of a size in the group around.
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
  }

  /// Insets on sides whose size is estimated do not count.
  ///
  /// Source: Apple, NSCollectionLayoutItem.contentInsets.
  var countedInsets: UIEdgeInsets {
    let insets = contentInsets
    let (across, along) = (layoutSize.widthDimension.isEstimated, layoutSize.heightDimension.isEstimated)
    return UIEdgeInsets(
      top: along ? 0 : insets.top, left: across ? 0 : insets.leading, bottom: along ? 0 : insets.bottom,
      right: across ? 0 : insets.trailing)
  }
}

/// A frame for a cell in a group of the app's own.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
  public let frame: CGRect
  public let zIndex: Int
  /// A frame in the group.
  public init(frame: CGRect, zIndex: Int = 0) { (self.frame, self.zIndex) = (frame, zIndex) }
}

/// Items in a row or a column, again and again until it is full.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    case horizontal, vertical
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let arrangement: Arrangement
  /// From the first one on.
  public let subitems: [NSCollectionLayoutItem]
  /// How many there are, each of the same share; nil: as many as fit.
  let count: Int?
  /// How many of a size of their own there are at most; nil: as many as fit.
  let repetitions: Int?
  /// Between the items. Default: none.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  private init(
    _ arrangement: Arrangement, _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], count: Int? = nil,
    repetitions: Int? = nil
  ) {
    self.arrangement = arrangement
    self.subitems = subitems
    self.count = count.map { max($0, 1) }
    self.repetitions = repetitions.map { max($0, 1) }
    super.init(layoutSize: size)
  }

  /// A row, which repeats the items until it is full.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.horizontal, layoutSize, subitems) }
  /// A row of so many items, each as wide as the others.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], count: count) }
  /// A row of so many items of their own width.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], repetitions: count) }
  /// A column, which repeats the items until it is full.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.vertical, layoutSize, subitems) }
  /// A column of so many items, each as high as the others.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], count: count) }
  /// A column of so many items of their own height.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], repetitions: count) }
  /// Frames of the app's own.
  public class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.custom(itemProvider), layoutSize, []) }
}

/// Gives the frames of a group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (_ layoutEnvironment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// A view beside a cell: a badge.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public let elementKind: String
  /// Where on the cell it stands.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// Which of its edges stand there; nil: the same edges.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// Higher is nearer. Default: 1, above cells.
  open var zIndex = 1

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    (self.elementKind, self.containerAnchor, self.itemAnchor) = (elementKind, containerAnchor, itemAnchor)
    super.init(layoutSize: layoutSize)
  }

  /// Where it stands on a cell.
  func frame(on cell: CGRect) -> CGRect {
    let size = layoutSize.points(in: cell.size)
    let place = containerAnchor.edges.point(in: cell.size)
    let own = (itemAnchor ?? containerAnchor).edges.point(in: size)
    let (shift, ownShift) = (containerAnchor.shift(for: size), itemAnchor?.shift(for: size) ?? .zero)
    return CGRect(
      x: cell.minX + place.x - own.x + shift.x + ownShift.x, y: cell.minY + place.y - own.y + shift.y + ownShift.y,
      width: size.width, height: size.height)
  }
}

/// A header or footer.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// Where it stands.
  public let alignment: NSRectAlignment
  /// Points.
  public let offset: CGPoint
  /// Whether the section is higher by it, rather than that it lies over the section. Default: true.
  open var extendsBoundary = true
  /// Whether it stays at the visible edge while its section shows. Default: false.
  open var pinToVisibleBounds = false

  /// A header or footer.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint = .zero
  ) {
    (self.alignment, offset) = (alignment, absoluteOffset)
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: alignment.edges))
  }
}

/// A ground behind a section; the layout has its class registered.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public let elementKind: String
  /// Higher is nearer. Default: -1, behind cells.
  open var zIndex = -1

  private init(kind: String) {
    elementKind = kind
    super.init(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }
  /// A ground as large as the section, but for the item's insets.
  public class func background(elementKind: String) -> Self {
    guard let item = NSCollectionLayoutDecorationItem(kind: elementKind) as? Self else {
      stop("\(Self.self) cannot be made by background(elementKind:)")
    }
    return item
  }
}
