import HeroGeometry
import HeroLayers
import ViewLayout

/// A view of any class.
package struct InterfaceView: Equatable, Sendable {
  /// Interface Builder's id; made up from the place where the file has none (content views of old files).
  package var id: String
  package var element: String
  /// Which part of its parent it is: `view`, `contentView`, `tableHeaderView`; nil for a subview.
  package var key: String?
  /// What its class adds.
  package var content: Content
  /// In the superview's bounds, points; nil when the file stores none.
  package var frame: Rect?
  /// Whether the stored frame is stale and constraints must be run. Default: false.
  package var isMisplaced: Bool
  /// Default: none; nil when the file says none, which UIKit takes as fixed to the top left.
  package var autoresizing: Autoresizing?
  /// Whether the mask becomes constraints. Default: true.
  package var translatesMask: Bool
  /// Whether Interface Builder holds the frame without constraints. Default: false.
  package var isFixedFrame: Bool
  /// Default: scaleToFill.
  package var contentMode: ContentMode
  /// Default: false.
  package var clipsSubviews: Bool
  /// 0…1. Default: 1.
  package var alpha: Double
  /// Default: false.
  package var isHidden: Bool
  /// Default: true.
  package var isOpaque: Bool
  /// Default: 0.
  package var tag: Int
  /// Default: true.
  package var isUserInteractionEnabled: Bool
  /// The app's class; nil: UIKit's.
  package var customClass: String?
  /// The module of the app's class.
  package var customModule: String?
  /// Whether the class is of the target that compiles the file, whatever module it names.
  package var isOfTarget = false
  /// The name in Interface Builder's outline.
  package var userLabel: String?
  /// For UI tests.
  package var accessibilityIdentifier: String?
  /// Handed to state restoration.
  package var restorationIdentifier: String?
  /// Default: none.
  package var backgroundColor: InterfaceColor?
  /// Default: the superview's.
  package var tintColor: InterfaceColor?
  /// 1…1000; nil: as the class has it.
  package var horizontalHugging, verticalHugging: Double?
  /// 1…1000; nil: as the class has it.
  package var horizontalCompression, verticalCompression: Double?
  /// Interface Builder's stand-in for an own size, not used by the app; nil when not said.
  package var placeholderWidth, placeholderHeight: Double?
  /// Explicit layout margins; nil: the system's (8, and more on root views).
  package var layoutMargins: EdgeInsets?
  /// Default: false.
  package var preservesSuperviewLayoutMargins: Bool
  /// Default: true.
  package var insetsLayoutMarginsFromSafeArea: Bool
  /// Guides that constraints name.
  package var guides: [InterfaceGuide]
  /// Back to front, those that are installed; content views, with key `contentView`, too.
  package var subviews: [InterfaceView]
  /// Those that the view holds and that are installed.
  package var constraints: [InterfaceConstraint]
  /// User defined runtime attributes in file order.
  package var attributes: [InterfaceAttribute]
  /// Outlets, actions, segues, gesture recognisers' ids (`gestureRecognizers` is an outlet collection).
  package var connections: InterfaceConnections
  /// Where it stands.
  package var place: InterfacePlace

  /// Whether the file has no id for the view, and one was made up from its place.
  package var hasMadeUpID: Bool { id == Self.madeUpID(element, place) }

  /// The id of a view for which the file has none.
  static func madeUpID(_ element: String, _ place: InterfacePlace) -> String {
    "\(element)-\(place.line)-\(place.column)"
  }

  /// The content view of an effect view or a cell; nil for other views.
  package var contentView: InterfaceView? { subviews.first { $0.key == "contentView" } }

  /// The view and everything inside: subviews, cells, sections' views, views of bar items, pre-order.
  package var tree: [InterfaceView] { [self] + (subviews + heldViews).flatMap(\.tree) }

  /// Views that the content holds apart from the subviews: cells, prototypes, header views.
  package var heldViews: [InterfaceView] {
    switch content {
    case .table(let table):
      [table.headerView, table.footerView].compactMap { $0 } + table.prototypes + table.sections.flatMap(\.cells)
    case .collection(let collection):
      [collection.headerView, collection.footerView].compactMap { $0 } + collection.cells
    case .navigationBar(_, let items): items.flatMap(\.views)
    case .toolbar(_, let items): items.compactMap(\.customView)
    default: []
    }
  }

  /// What the classes add.
  package indirect enum Content: Equatable, Sendable {
    case view
    case label(InterfaceLabel)
    case button(InterfaceButton)
    case image(InterfaceImage)
    case textField(InterfaceTextField)
    case textView(InterfaceTextView)
    case switchControl(InterfaceSwitch)
    case slider(InterfaceSlider)
    case progress(InterfaceProgress)
    case segmented(InterfaceSegmented)
    case pageControl(InterfacePageControl)
    case stepper(InterfaceSlider)
    case activity(InterfaceActivity)
    case searchBar(InterfaceSearchBar)
    case picker
    case datePicker(InterfaceDatePicker)
    case stack(InterfaceStack)
    case scroll(InterfaceScroll)
    case table(InterfaceTable)
    case tableCell(InterfaceCell)
    case collection(InterfaceCollection)
    /// A cell or a reusable view, by its reuse identifier.
    case collectionCell(reuseIdentifier: String?)
    case visualEffect(InterfaceEffect)
    case navigationBar(InterfaceBar, items: [InterfaceNavigationItem])
    case toolbar(InterfaceBar, items: [InterfaceBarItem])
    case tabBar(InterfaceBar, items: [InterfaceTabItem], selected: String?)
    /// A controller comes here by its embed segue.
    case container
    /// A class that is not drawn, by its tag: a map, a web page, a picture of the camera.
    case other
  }
}
