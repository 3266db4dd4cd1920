internal import HeroControls

/// How a list of a compositional layout looks.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// As a table's styles.
  public enum Appearance: Int, Sendable {
    case plain, grouped, insetGrouped
    /// As insetGrouped.
    case sidebar
    /// As plain.
    case sidebarPlain

    /// The table that looks so.
    var style: TableLook.Style {
      switch self {
      case .plain, .sidebarPlain: .plain
      case .grouped: .grouped
      case .insetGrouped, .sidebar: .insetGrouped
      }
    }
  }
  /// What stands above a section.
  public enum HeaderMode: Int, Sendable {
    case none
    /// A view of the kind `UICollectionView.elementKindSectionHeader`.
    case supplementary
    /// The section's first item.
    case firstItemInSection
  }
  /// What stands below a section.
  public enum FooterMode: Int, Sendable {
    case none
    /// A view of the kind `UICollectionView.elementKindSectionFooter`.
    case supplementary
  }
  /// Gives the buttons that a drag over an item would show; never asked: there are none.
  public typealias SwipeActionsConfigurationProvider =
    @MainActor (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  public let appearance: Appearance
  /// Whether lines lie between items. Default: true.
  public var showsSeparators = true
  public var backgroundColor: UIColor?
  /// Default: none.
  public var headerMode: HeaderMode = .none
  /// Default: none.
  public var footerMode: FooterMode = .none
  /// Points above a header. Default: the appearance's.
  public var headerTopPadding: CGFloat?
  /// Never asked: lists draw no swipe buttons, and are not edited.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Never asked: lists draw no swipe buttons, and are not edited.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  public init(appearance: Appearance) { self.appearance = appearance }
}

extension NSCollectionLayoutSection {
  /// A section of rows as high as their cells ask to be.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.list = configuration
    let width = Double(layoutEnvironment.container.effectiveContentSize.width)
    let side = CGFloat(TableLook(configuration.appearance.style).sideMargin(in: width))
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    func boundary(_ kind: String, _ alignment: NSRectAlignment) {
      let item = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: kind, alignment: alignment)
      item.pinToVisibleBounds = configuration.appearance.style == .plain
      section.boundarySupplementaryItems.append(item)
    }
    if configuration.headerMode == .supplementary { boundary(UICollectionView.elementKindSectionHeader, .top) }
    if configuration.footerMode == .supplementary { boundary(UICollectionView.elementKindSectionFooter, .bottom) }
    return section
  }

  /// The insets where the section stands: lists of grouped looks leave room as tables do, above the first and between others.
  ///
  /// Source: UITableView here: 35 points above the first section and 17.5 around others, where neither header nor footer says its own.
  func insets(isFirst: Bool) -> NSDirectionalEdgeInsets {
    var insets = contentInsets
    guard let list, list.appearance.style != .plain else { return insets }
    if list.headerMode != .supplementary { insets.top += isFirst ? 35 : 17.5 }
    if list.footerMode == .none { insets.bottom += 17.5 }
    return insets
  }
}

/// What a list says of a cell, header or footer.
struct ListPlace: Equatable {
  var style: TableLook.Style
  var isFirst = false
  var isLast = false
  var isHeader = false
  var isFooter = false
  var showsSeparator: Bool

  @MainActor init(
    _ list: UICollectionLayoutListConfiguration, isFirst: Bool = false, isLast: Bool = false, isHeader: Bool = false,
    isFooter: Bool = false
  ) {
    style = list.appearance.style
    (self.isFirst, self.isLast, self.isHeader, self.isFooter) = (isFirst, isLast, isHeader, isFooter)
    showsSeparator = list.showsSeparators && !isHeader && !isFooter
  }
}
