import HeroControls
import HeroGeometry
import HeroModel
import ViewLayout

/// UIStackView.
package struct InterfaceStack: Equatable, Sendable {
  /// Default: horizontal.
  package var axis: LayoutAxis
  /// Default: fill.
  package var distribution: StackDistribution
  /// Default: fill.
  package var alignment: StackAlignment
  /// Points. Default: 0.
  package var spacing: Double
  /// By the id of the view that they follow, points.
  package var customSpacings: [String: Double]
  /// Whether arranged views keep clear of the margins. Default: false.
  package var isMarginsRelative: Bool
  /// Default: false.
  package var isBaselineRelative: Bool
}

/// UIScrollView, and the same values of tables and collections.
package struct InterfaceScroll: Equatable, Sendable {
  /// Default: false.
  package var isPagingEnabled: Bool
  /// Points around the content. Default: none.
  package var contentInset: EdgeInsets
  /// Default: automatic.
  package var insetAdjustment: InterfaceInsetAdjustment
}

/// UITableView.
package struct InterfaceTable: Equatable, Sendable {
  /// One section of a static table.
  package struct Section: Equatable, Sendable {
    /// Default: none.
    package var headerTitle: String?
    /// Default: none.
    package var footerTitle: String?
    /// With content `.tableCell`.
    package var cells: [InterfaceView]
  }

  /// Default: plain.
  package var style: TableLook.Style
  /// Whether the rows are those of the file. Default: false.
  package var isStatic: Bool
  /// Points; −1: by the contents. Default: 44.
  package var rowHeight: Double
  /// Points; −1: by the contents. Default: 28 where a file has it, else −1.
  package var sectionHeaderHeight, sectionFooterHeight: Double
  /// Default: default.
  package var separatorStyle: InterfaceSeparatorStyle
  /// Default: the system's.
  package var separatorColor: InterfaceColor?
  /// Default: 15 or 16 at the left.
  package var separatorInset: EdgeInsets?
  /// Above all rows.
  package var headerView: InterfaceView?
  /// Below all rows.
  package var footerView: InterfaceView?
  /// With content `.tableCell`.
  package var prototypes: [InterfaceView]
  /// Of a static table.
  package var sections: [Section]
  /// What it has of a scroll view.
  package var scroll: InterfaceScroll

  /// The height of sections' headers or footers that it asks for, points; nil: the style's. 18 and 28, which Interface Builder writes unasked,
  /// say nothing of grouped tables.
  package func asked(_ stored: Double) -> Double? {
    stored > 0 && (style == .plain || stored != 18 && stored != 28) ? stored : nil
  }
}

/// UITableViewCell.
package struct InterfaceCell: Equatable, Sendable {
  /// nil: none of UIKit's own.
  package var style: CellStyle?
  /// For the app's code.
  package var reuseIdentifier: String?
  /// Points; nil: the stored frame's.
  package var rowHeight: Double?
  /// Default: none.
  package var accessory: CellAccessory
  /// Default: default.
  package var selectionStyle: InterfaceSelectionStyle
  /// Default: 0.
  package var indentationLevel: Int
  /// Points. Default: 10.
  package var indentationWidth: Double
  /// Default: the table's.
  package var separatorInset: EdgeInsets?
  /// Ids of a style's own labels and image view inside of the content view.
  package var textLabel, detailTextLabel, imageView: String?
  /// The id of an own view at the trailing side; it is among the cell's subviews.
  package var accessoryView: String?
}

/// UICollectionView with its flow layout.
package struct InterfaceCollection: Equatable, Sendable {
  /// UICollectionViewFlowLayout.
  package struct FlowLayout: Equatable, Sendable {
    /// Default: false.
    package var isHorizontal = false
    /// Points. Default: 10.
    package var lineSpacing = 10.0
    /// Points. Default: 10.
    package var itemSpacing = 10.0
    /// Points. Default: 50 × 50.
    package var itemSize = Size(width: 50, height: 50)
    /// `CGSizeMake`, `automatic` …; nil: none.
    package var estimatedItemSize: Size?
    /// Points. Default: none.
    package var headerSize = Size(width: 0, height: 0)
    /// Points. Default: none.
    package var footerSize = Size(width: 0, height: 0)
    /// Points. Default: none.
    package var sectionInset = EdgeInsets.zero
  }

  /// nil: the app's own layout class, which cannot be known.
  package var flow: FlowLayout?
  /// The app's layout class, where it has one.
  package var layoutClass: String?
  /// The layout's, for outlets.
  package var layoutID: String?
  /// With content `.collectionCell`.
  package var cells: [InterfaceView]
  /// Above each section.
  package var headerView: InterfaceView?
  /// Below each section.
  package var footerView: InterfaceView?
  /// What it has of a scroll view.
  package var scroll: InterfaceScroll
}

/// UINavigationBar, UITabBar and UIToolbar.
package struct InterfaceBar: Equatable, Sendable {
  /// Empty when it has none.
  package var id: String
  /// Whether `barStyle` is `black`. Default: false.
  package var isBlack: Bool
  /// Default: true.
  package var isTranslucent: Bool
  /// Default: false.
  package var hasLargeTitles: Bool
  /// Of items. Default: the superview's.
  package var tintColor: InterfaceColor?
  /// Of the bar. Default: the style's.
  package var barTintColor: InterfaceColor?
  /// As every view's.
  package var backgroundColor: InterfaceColor?
  /// Of titles. Default: the style's.
  package var titleColor: InterfaceColor?
  /// Of titles. Default: semibold 17.
  package var titleFont: InterfaceFont?
  /// User defined runtime attributes.
  package var attributes: [InterfaceAttribute]
  /// Where it stands.
  package var place: InterfacePlace

  /// The ground's colour; nil: the style's. A clear background is that of old files: the bar's material covers it.
  package var ground: InterfaceColor? {
    if let barTintColor { return barTintColor }
    if case .fixed(let color)? = backgroundColor, color.alpha == 0 { return nil }
    return backgroundColor
  }
}

/// UINavigationItem.
package struct InterfaceNavigationItem: Equatable, Sendable {
  /// Empty when it has none.
  package var id: String
  /// Default: none.
  package var title: String?
  /// Default: none.
  package var prompt: String?
  /// Default: automatic.
  package var largeTitleDisplayMode: InterfaceLargeTitle
  /// From the left.
  package var left: [InterfaceBarItem]
  /// From the right.
  package var right: [InterfaceBarItem]
  /// What the screen above shows beside its chevron; nil: `backTitle`.
  package var back: InterfaceBarItem?
  /// The text beside the chevron of the screen above; nil: the title.
  package var backTitle: String?
  /// Whether there is no way back from here. Default: false.
  package var hidesBackButton: Bool
  /// Whether items from the left stand beside the way back instead of in its place. Default: false.
  package var keepsBackButton: Bool
  /// In place of the title.
  package var titleView: InterfaceView?
  /// Where it stands.
  package var place: InterfacePlace

  /// The views that it holds.
  package var views: [InterfaceView] { (left + right).compactMap(\.customView) + [titleView].compactMap { $0 } }
}

/// UIBarButtonItem.
package struct InterfaceBarItem: Equatable, Sendable {
  /// Empty when it has none.
  package var id: String
  /// Default: none.
  package var title: String?
  /// By name. Default: none.
  package var image: String?
  /// Default: none.
  package var systemItem: SystemItem?
  /// Whether it is semibold. Default: false.
  package var isDone: Bool
  /// Points of a fixed space. Default: 0.
  package var width: Double
  /// Default: the bar's.
  package var tintColor: InterfaceColor?
  /// Default: none.
  package var customView: InterfaceView?
  /// Default: true.
  package var isEnabled: Bool
  /// Actions and segues.
  package var connections: InterfaceConnections
  /// Where it stands.
  package var place: InterfacePlace
}

/// UITabBarItem.
package struct InterfaceTabItem: Equatable, Sendable {
  /// Empty when it has none.
  package var id: String
  /// Default: none.
  package var title: String?
  /// By name. Default: none.
  package var image: String?
  /// By name. Default: `image`.
  package var selectedImage: String?
  /// `favorites`, `more`, `search` …. Default: none.
  package var systemItem: String?
  /// Default: none.
  package var badge: String?
  /// Default: true.
  package var isEnabled: Bool
  /// Where it stands.
  package var place: InterfacePlace
}
