/// What insets are measured from.
public enum UIContentInsetsReference: Int, Sendable {
  /// The layout's own.
  case automatic
  case none, safeArea, layoutMargins, readableContent
}

/// How a section scrolls across the layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// Not at all.
  case none
  case continuous
  /// Comes to rest at a group's leading edge.
  case continuousGroupLeadingBoundary
  /// By the width of the collection.
  case paging
  /// By one group.
  case groupPaging
  /// By one group, which stands in the middle.
  case groupPagingCentered
}

/// Something of a section that shows.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  var alpha: CGFloat { get set }
  var zIndex: Int { get set }
  var isHidden: Bool { get set }
  var center: CGPoint { get set }
  var transform: CGAffineTransform { get set }
  var transform3D: CATransform3D { get set }
  var indexPath: IndexPath { get }
  /// In the section's contents, points.
  var frame: CGRect { get }
  var bounds: CGRect { get }
  var representedElementCategory: UICollectionView.ElementCategory { get }
  var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {}

/// Changes what of a section shows, each time that it scrolls.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// A group, again and again until all items of a section have a place.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// What a list's section is like.
  var list: UICollectionLayoutListConfiguration?
  /// Points around the groups. Default: zero.
  open var contentInsets: NSDirectionalEdgeInsets = .zero
  open var contentInsetsReference: UIContentInsetsReference = .automatic
  open var supplementaryContentInsetsReference: UIContentInsetsReference = .automatic
  /// Points between groups. Default: 0.
  open var interGroupSpacing: CGFloat = 0
  /// Headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers are no wider than the groups. Default: true.
  open var supplementariesFollowContentInsets = true
  /// How the section scrolls across the layout. Default: none.
  open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none
  /// Grounds behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Changes what shows, each time that it scrolls.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// A section of a group.
  public init(group: NSCollectionLayoutGroup) { self.group = group }
}

/// What a layout lies in.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: AnyObject {
  /// Points.
  var contentSize: CGSize { get }
  /// Without the insets.
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What a layout is asked for.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: AnyObject {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

/// A collection's room, or a group's.
@MainActor
final class LayoutEnvironment: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let insets: UIEdgeInsets

  init(_ size: CGSize, insets: UIEdgeInsets = .zero) { (contentSize, self.insets) = (size, insets) }

  var container: any NSCollectionLayoutContainer { self }
  var traitCollection: UITraitCollection { UIKitRuntime.current.screen.traitCollection }
  var effectiveContentSize: CGSize {
    CGSize(
      width: max(contentSize.width - insets.left - insets.right, 0),
      height: max(contentSize.height - insets.top - insets.bottom, 0))
  }
  var contentInsets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
}
