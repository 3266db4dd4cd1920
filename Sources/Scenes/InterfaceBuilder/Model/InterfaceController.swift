import HeroGeometry

/// A view controller of a storyboard.
package struct InterfaceController: Equatable, Sendable {
  /// UIKit's classes by their tags.
  package enum Kind: Equatable, Hashable, Sendable {
    case view, table, collection, navigation, tabs, split, page
    /// A reference to a controller of a storyboard; no identifier is that one's initial controller.
    case reference(storyboard: String?, identifier: String?)
    /// Another class, by its tag.
    case other(String)
  }

  package var kind: Kind
  /// Interface Builder's id.
  package var id: String
  package var element: String
  /// By which code instantiates it.
  package var storyboardIdentifier: String?
  /// The app's class; nil: UIKit's.
  package var customClass: String?
  /// The module of the app's class.
  package var customModule: String?
  /// Whether the class is of the target that compiles the file, whatever module it names.
  package var isOfTarget = false
  /// The xib that its view comes from, without the ending; nil when not said.
  package var nibName: String?
  /// UIViewController.title.
  package var title: String?
  /// The name in Interface Builder's outline.
  package var userLabel: String?
  /// nil when not said.
  package var modalPresentationStyle: InterfacePresentation?
  /// nil when not said.
  package var modalTransitionStyle: InterfaceTransition?
  /// Default: false.
  package var definesPresentationContext: Bool
  /// Default: false.
  package var hidesBottomBarWhenPushed: Bool
  /// Which edges lie under bars. Default: all four.
  package var edgesUnderBars: Set<InterfaceEdge>
  /// Whether it lies under bars that are not translucent too. Default: false.
  package var liesUnderOpaqueBars: Bool
  /// Whether a scroll view that is its view, or right in it, keeps clear of bars where it does not scroll too. Default: true.
  package var adjustsScrollViewInsets: Bool
  /// Tabs or pages: the one that shows first. Default: 0.
  package var selectedIndex: Int
  /// Its root view; nil when the file has none (containers, references).
  package var view: InterfaceView?
  /// The top and bottom layout guides of old files.
  package var guides: [InterfaceGuide]
  /// `freeformSize`: the size that the stored frames are for, points; nil: the canvas's.
  package var freeformSize: Size?
  /// What it puts into a navigation bar; nil when the file has none.
  package var navigationItem: InterfaceNavigationItem?
  /// What it puts into a tab bar; nil when the file has none.
  package var tabBarItem: InterfaceTabItem?
  /// What it puts into a toolbar.
  package var toolbarItems: [InterfaceBarItem]
  /// A navigation controller's bar.
  package var navigationBar: InterfaceBar?
  /// Whether a navigation controller hides its bar. Default: false.
  package var isNavigationBarHidden: Bool
  /// A tab bar controller's bar.
  package var tabBar: InterfaceBar?
  /// A navigation controller's toolbar.
  package var toolbar: InterfaceBar?
  /// Whether a navigation controller hides its toolbar. Default: true.
  package var isToolbarHidden: Bool
  /// Bars that Interface Builder draws for itself, by side (`top`, `bottom`, `statusBar`): the tag of the metrics; none when absent.
  package var simulatedBars: [String: String]
  /// User defined runtime attributes in file order.
  package var attributes: [InterfaceAttribute]
  /// Outlets, actions, segues of the controller itself.
  package var connections: InterfaceConnections
  /// Where it stands.
  package var place: InterfacePlace

  /// The xibs that UIKit looks for where the file has no view of it: that which is named, else those named after the app's class.
  ///
  /// Source: Apple, `UIViewController.nibName`: of `CardController` the file is `Card`, else `CardController`.
  package var nibNames: [String] {
    if let nibName { return [nibName] }
    guard view == nil, !isContainer, let own = customClass, !own.isEmpty else { return [] }
    return Self.nibNames(ofClass: own)
  }

  /// The xibs named after a class, nearest first.
  package static func nibNames(ofClass name: String) -> [String] {
    let short = name.hasSuffix("Controller") ? String(name.dropLast("Controller".count)) : ""
    return [short, name].filter { !$0.isEmpty }
  }

  /// The containers that only hold other controllers.
  package var isContainer: Bool {
    switch kind {
    case .navigation, .tabs, .split, .page: true
    default: false
    }
  }
}

/// `viewControllerLayoutGuide` and `viewLayoutGuide`: a rectangle that constraints name.
package struct InterfaceGuide: Equatable, Sendable {
  package enum Kind: String, Equatable, Sendable {
    /// UIViewController.topLayoutGuide: from the top to below the bars.
    case top
    /// UIViewController.bottomLayoutGuide.
    case bottom
    /// Of the view that holds the guide.
    case safeArea, layoutMargins = "layoutMarginsGuide", readableContent = "readableContentGuide"
    /// Of a scroll view.
    case contentLayout = "contentLayoutGuide", frameLayout = "frameLayoutGuide"
    /// UIView.keyboardLayoutGuide.
    case keyboard
  }

  package var kind: Kind
  /// What constraints call it.
  package var id: String

  package init(kind: Kind, id: String) {
    self.kind = kind
    self.id = id
  }
}

/// What an object is wired to.
package struct InterfaceConnections: Equatable, Sendable {
  /// Outlets in file order; outlet collections have an entry for each member.
  package var outlets: [InterfaceOutlet] = []
  /// Actions in file order.
  package var actions: [InterfaceAction] = []
  /// Segues in file order.
  package var segues: [InterfaceSegue] = []

  package init() {}
}

/// `<outlet property destination>`.
package struct InterfaceOutlet: Equatable, Sendable {
  /// The property's name.
  package var property: String
  /// The id of what it holds.
  package var destination: String
  /// Whether it is one entry of an IBOutletCollection.
  package var isCollection: Bool
  /// Where the file names it.
  package var place: InterfacePlace
}

/// `<action selector destination eventType>`.
package struct InterfaceAction: Equatable, Sendable {
  /// The selector with its colons.
  package var selector: String
  /// The id of who gets it.
  package var destination: String
  /// nil for gesture recognisers and bar items.
  package var event: InterfaceEvent?
}

/// `<segue>`.
package struct InterfaceSegue: Equatable, Sendable {
  /// UIKit's kinds.
  package enum Kind: Equatable, Hashable, Sendable {
    case show, showDetail, presentation, popover, embed, unwind, custom
    /// `rootViewController`, `viewControllers`, `masterViewController` …
    case relationship(String)
    /// A kind that is not known, by its name.
    case other(String)
  }

  /// Interface Builder's id.
  package var id: String
  /// Its name in code; nil when it has none.
  package var identifier: String?
  /// What it does.
  package var kind: Kind
  /// The id of the controller that it leads to; of the exit for an unwind segue.
  package var destination: String
  /// The id of the object that triggers it.
  package var source: String
  /// Of the presented controller, where the segue says it.
  package var modalPresentationStyle: InterfacePresentation?
  /// Of the presented controller, where the segue says it.
  package var modalTransitionStyle: InterfaceTransition?
  /// The selector that an unwind segue looks for.
  package var unwindAction: String?
  /// The app's class of a custom segue.
  package var customClass: String?
  /// Whether it moves. Default: true.
  package var isAnimated: Bool
  /// Where it stands.
  package var place: InterfacePlace
}

/// A user defined runtime attribute.
package struct InterfaceAttribute: Equatable, Sendable {
  /// A value as its type has it.
  package enum Value: Equatable, Sendable {
    case string(String)
    case bool(Bool)
    case number(Double)
    case color(InterfaceColor)
    case point(Point)
    case size(Size)
    case rect(Rect)
    /// Location and length.
    case range(Int, Int)
    /// By name.
    case image(String)
    case null
  }

  /// `heroID`, `layer.cornerRadius`.
  package var keyPath: String
  package var value: Value
  /// Where it stands.
  package var place: InterfacePlace
}
