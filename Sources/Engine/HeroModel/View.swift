import HeroGeometry
import HeroLayers

/// One view of a screen's tree, all defaults filled in.
package struct View: Equatable, Sendable {
  /// Index of the parent in `Screen.views`; nil for the root.
  package var parent: Int?
  /// Indices of the subviews, back to front.
  package var children: [Int]
  /// `screen/name`, or `screen/0/2` by child indices; the root is `screen`.
  package var path: String
  /// Unique within its screen. Default: none.
  package var name: String?
  /// Default: none.
  package var heroID: String?
  /// nil: no modifiers given (the view has no target state of its own).
  package var heroModifiers: [Modifier]?
  /// Default: true.
  package var isHeroEnabled: Bool
  /// Default: true.
  package var isHeroEnabledForSubviews: Bool
  /// Table, collection or stack cells (rule V1).
  package var layout: LayoutKind?

  /// What the view draws beside its layer properties.
  package var content: ViewContent
  /// The layer position: the anchor point in the parent's bounds, points.
  package var position: Point
  /// Points.
  package var size: Size
  /// Unit point. Default: (0.5, 0.5).
  package var anchorPoint: Point
  /// Default: identity.
  package var transform: Transform3D
  /// CALayer's sublayerTransform: of the subviews, about the view's own anchor point. Default: identity.
  package var sublayerTransform: Transform3D
  /// CALayer's isDoubleSided: whether it shows where it is turned away. Default: true.
  package var isDoubleSided: Bool
  /// 0…1. Default: 1.
  package var alpha: Double
  /// Default: false.
  package var isHidden: Bool
  /// UIView.isOpaque. Default: true for `view`, false for the other types.
  package var isOpaque: Bool
  /// nil when not given; `clear` when given as clear (rule D3 tells them apart).
  package var backgroundColor: Color?
  /// Default: #007aff.
  package var tintColor: Color
  /// Points. Default: 0.
  package var cornerRadius: Double
  /// Default: all.
  package var maskedCorners: CornerMask
  /// Default: circular.
  package var cornerCurve: CornerCurve
  /// Default: false.
  package var clipsToBounds: Bool
  /// CALayer's mask, in points from the view's corner on. Default: none.
  package var mask: LayerMask?
  /// Points. Default: 0.
  package var borderWidth: Double
  /// Default: black.
  package var borderColor: Color
  /// As given; nil is Core Animation's default: black, opacity 0, offset (0, −3), radius 3.
  package var shadow: Shadow?
  /// Default: 0.
  package var zPosition: Double
  /// Unit rect. Default: the unit square.
  package var contentsRect: Rect
  /// The screen of a child controller, whose root view lies on top of the subviews: an index into `Scene.screens`. Default: none.
  package var embedded: Int?
  /// Where the view lies at another size of the live view around it. Default: nowhere else.
  package var liveLayout: LiveLayout?
  /// Where the view stands in the file.
  package var location: SourceLocation
  /// Where its `heroModifiers` stand. Default: nowhere.
  package var heroModifiersLocation: SourceLocation?
  /// Other names that people may call it by, best first: those of its outlet, label, identifier and id in Interface Builder. Default: none.
  package var aliases: [String]

  /// A plain view with the defaults of type `view`.
  package init(path: String, parent: Int? = nil, children: [Int] = [], position: Point, size: Size) {
    self.parent = parent
    self.children = children
    self.path = path
    isHeroEnabled = true
    isHeroEnabledForSubviews = true
    content = .view
    self.position = position
    self.size = size
    anchorPoint = Point(x: 0.5, y: 0.5)
    transform = .identity
    sublayerTransform = .identity
    isDoubleSided = true
    alpha = 1
    isHidden = false
    isOpaque = true
    tintColor = Color(red: 0, green: 122.0 / 255, blue: 1)
    cornerRadius = 0
    maskedCorners = .all
    cornerCurve = .circular
    clipsToBounds = false
    borderWidth = 0
    borderColor = .black
    zPosition = 0
    contentsRect = .unit
    location = SourceLocation()
    aliases = []
  }
}

/// Containers whose hidden children drop out (rule V1).
package enum LayoutKind: String, Equatable, Sendable, CaseIterable {
  case list
  case cells
}

/// A controller around a screen, by the name of UIViewController's property, or its bar (rule C7).
package enum ContainerController: String, Equatable, Hashable, Sendable, CaseIterable {
  /// UINavigationController.
  case navigationController
  /// UITabBarController.
  case tabBarController
  /// UINavigationController's bar.
  case navigationBar = "navigationController.navigationBar"
  /// UITabBarController's bar.
  case tabBar = "tabBarController.tabBar"

  /// The controllers themselves, inner ones first.
  package static let controllers: [ContainerController] = [.navigationController, .tabBarController]

  /// Whether it is a bar.
  package var isBar: Bool { !Self.controllers.contains(self) }

  /// What its view is called, as in Swift: `detail.navigationController`, `home.tabBarController.tabBar`.
  package func path(around screen: String) -> String { "\(screen).\(rawValue)" }

  /// The bar whose view has a path; nil for other views.
  package static func bar(at path: String) -> ContainerController? {
    allCases.first { $0.isBar && $0.screen(of: path) != nil }
  }

  /// Why a bar takes no part in a change inside of its controller.
  package var stays: String {
    self == .tabBar
      ? "the tab bar is outside of what pushes, pops and changes of tab move"
      : "the navigation bar is outside of what pushes and pops move"
  }

  /// The name of a view's screen, or of the one that a container's view or bar is around, by the view's path.
  package static func screen(of path: String) -> String {
    var root = path.split(separator: "/").first.map(String.init) ?? path
    if let (owner, _) = BarSlot.find(in: root) { root = owner }
    while let inner = allCases.lazy.compactMap({ $0.screen(of: root) }).first { root = inner }
    return root
  }

  /// The name of a view's screen, where it is around one; nil for any other name.
  package func screen(of path: String) -> String? {
    path.hasSuffix(".\(rawValue)") ? String(path.dropLast(rawValue.count + 1)) : nil
  }
}

/// A view of a screen, by indices into `Scene.screens` and `Screen.views` at the step that names it, that of a controller around it, or one
/// that the screen puts into a bar.
package struct ViewAddress: Equatable, Hashable, Sendable {
  /// Index into `Scene.screens`.
  package var screen: Int
  /// Index into `Screen.views`, or into `BarView.views` where a slot is named; 0 where a controller is named.
  package var view: Int
  /// The controller around the screen whose view is meant. Default: none.
  package var controller: ContainerController?
  /// The slot of a bar that the view lies in. Default: none.
  package var slot: BarSlot?

  package init(screen: Int, view: Int, controller: ContainerController? = nil, slot: BarSlot? = nil) {
    self.screen = screen
    self.view = view
    self.controller = controller
    self.slot = slot
  }

  /// How scenes name the view: `detail/photo`, `detail.navigationController`, `detail.navigationItem.titleView`.
  package func path(in screens: [Screen]) -> String {
    let screen = screens[screen]
    if let slot {
      let name = slot.path(of: screen.name)
      guard let views = screen[slot]?.views(named: name), views.indices.contains(view) else { return name }
      return views[view].path
    }
    return controller?.path(around: screen.name) ?? screen.views[view].path
  }
}

/// A place in a scene file.
package struct SourceLocation: Equatable, Hashable, Sendable {
  /// 1-based; 0 when unknown.
  package var line: Int
  /// 1-based, in Unicode scalars; 0 when unknown.
  package var column: Int
  /// `$.timeline[2].push`.
  package var jsonPath: String

  package init(line: Int = 0, column: Int = 0, jsonPath: String = "$") {
    self.line = line
    self.column = column
    self.jsonPath = jsonPath
  }
}
