import HeroGeometry

/// The colours of a bar.
package struct BarColors: Equatable, Sendable {
  /// Of items that can be touched, and of the tab that is selected.
  package var tint: Color
  /// Under everything; clear leaves out the hairline too.
  package var background: Color
  /// Of the hairline at the bar's edge.
  package var separator: Color
  package var title: Color
  /// Of tabs that are not selected.
  package var muted: Color
  /// Under a badge's text.
  package var badge: Color

  package init(tint: Color, background: Color, separator: Color, title: Color, muted: Color, badge: Color) {
    self.badge = badge
    self.tint = tint
    self.background = background
    self.separator = separator
    self.title = title
    self.muted = muted
  }

  /// UIKit's plain look, with its bars' material taken as opaque as it is over its own screen.
  ///
  /// Source: Apple's design kits for iOS 15 to 17: bars #f9f9f9 and #1d1d1d at 94 %, over white and black; hairlines black at 30 % and white
  /// at 15 %; items in systemBlue, titles in label, other tabs #999999 and #757575, badges
  /// in systemRed.
  package static func plain(isDark: Bool) -> BarColors {
    func grey(_ white: Double, _ alpha: Double = 1) -> Color {
      Color(red: white, green: white, blue: white, alpha: alpha)
    }
    return isDark
      ? BarColors(
        tint: Color(red: 10.0 / 255, green: 132.0 / 255, blue: 1), background: grey(27.0 / 255),
        separator: grey(1, 0.15), title: .white, muted: grey(117.0 / 255),
        badge: Color(red: 1, green: 69.0 / 255, blue: 58.0 / 255))
      : BarColors(
        tint: Color(red: 0, green: 122.0 / 255, blue: 1), background: grey(249.0 / 255), separator: grey(0, 0.3),
        title: .black, muted: grey(153.0 / 255), badge: Color(red: 1, green: 59.0 / 255, blue: 48.0 / 255))
  }
}

/// The bar of a navigation controller, or the toolbar's colours where it has none.
package struct NavigationBar: Equatable, Sendable {
  package var colors: BarColors
  /// UINavigationBar.prefersLargeTitles. Default: false.
  package var hasLargeTitles: Bool
  /// Its heroID and modifiers (rule C7). Default: none.
  package var view: ContainerView

  package init(colors: BarColors, hasLargeTitles: Bool = false, view: ContainerView = ContainerView()) {
    self.colors = colors
    self.hasLargeTitles = hasLargeTitles
    self.view = view
  }
}

/// The bar of a tab bar controller.
package struct TabBar: Equatable, Sendable {
  package var colors: BarColors
  /// Its heroID and modifiers (rule C7). Default: none.
  package var view: ContainerView

  package init(colors: BarColors, view: ContainerView = ContainerView()) {
    self.colors = colors
    self.view = view
  }
}

/// What a screen's controller does to a bar around it while the screen shows.
package struct BarState: Equatable, Sendable {
  /// UINavigationController.isNavigationBarHidden, UIViewController.hidesBottomBarWhenPushed. Default: false.
  package var isHidden: Bool
  /// Whether the large title has scrolled away. Default: false.
  package var isCollapsed: Bool
  /// Of items that can be touched, and of the tab that is selected. Default: the bar's.
  package var tint: Color?
  /// Under everything; clear leaves out the hairline too. Default: the bar's.
  package var background: Color?
  /// Of the hairline. Default: the bar's.
  package var separator: Color?
  /// Of titles. Default: the bar's.
  package var title: Color?
  /// Of tabs that are not selected. Default: the bar's.
  package var muted: Color?

  /// A state; nothing said leaves the bar as it is.
  package init(
    isHidden: Bool = false, isCollapsed: Bool = false, tint: Color? = nil, background: Color? = nil,
    separator: Color? = nil, title: Color? = nil, muted: Color? = nil
  ) {
    self.isHidden = isHidden
    self.isCollapsed = isCollapsed
    self.tint = tint
    self.background = background
    self.separator = separator
    self.title = title
    self.muted = muted
  }

  /// A bar's colours in this state.
  package func colors(over colors: BarColors) -> BarColors {
    var result = colors
    result.tint = tint ?? colors.tint
    result.background = background ?? colors.background
    result.separator = separator ?? colors.separator
    result.title = title ?? colors.title
    result.muted = muted ?? colors.muted
    return result
  }
}

/// A text of a bar and the room that it takes on one line.
package struct BarText: Equatable, Sendable {
  package var text: String
  /// Points, as wide as it is drawn.
  package var width: Double

  package init(_ text: String, width: Double) {
    self.text = text
    self.width = width
  }
}

/// A view in a bar, with all that is inside; it takes part in transitions where the bar's controller itself comes or goes (rule C7).
package struct BarView: Equatable, Sendable {
  /// Pre-order; the first one is the view itself, and neither its place nor its name counts.
  package var views: [View]

  /// Points.
  package var size: Size { views.first?.size ?? .zero }

  /// A view of a bar.
  package init(views: [View]) { self.views = views }
}

/// UIBarButtonItem.
package struct BarItem: Equatable, Sendable {
  /// What it shows.
  package enum Content: Equatable, Sendable {
    /// A text at 17 points, semibold or regular.
    case title(BarText, isBold: Bool)
    /// Index into the scene's images, and its size in points; painted in the bar's tint by its alpha.
    case image(Int, Size)
    /// One of UIKit's own, by the drawing of its symbol: index into the scene's images and size as of an image, painted as that is.
    case glyph(SystemItem, Int, Size)
    /// A view of the app's own.
    case view(BarView)
    /// Takes what the others of a toolbar leave.
    case flexibleSpace
    /// Points.
    case fixedSpace(Double)
  }

  /// The width of a fixed space that says none, points; UIKit's has none until the app gives it one.
  package static let fixedSpace = 16.0

  /// What it shows.
  package var content: Content

  package init(_ content: Content) { self.content = content }
}

/// UINavigationItem: what a screen puts into the bar of the navigation controller that shows it.
package struct NavigationItem: Equatable, Sendable {
  /// At 17 points semibold, and at 34 points bold as a large title. Default: none.
  package var title: BarText?
  /// At 17 points regular beside the chevron of the screen above; an empty one leaves the chevron alone. Default: the title, "Back" without
  /// one.
  package var backTitle: BarText?
  /// In the title's place, where the title is not large. Default: none.
  package var titleView: BarView?
  /// A line over the title at 13 points, which makes the bar higher. Default: none.
  package var prompt: BarText?
  /// Whether the title is large in a bar with large titles. Default: as that of the screen below, large for the first.
  package var isLargeTitle: Bool?
  /// From the left; they take the back button's place. Default: none.
  package var left: [BarItem]
  /// From the right. Default: none.
  package var right: [BarItem]

  package init(
    title: BarText? = nil, backTitle: BarText? = nil, titleView: BarView? = nil, prompt: BarText? = nil,
    isLargeTitle: Bool? = nil, left: [BarItem] = [], right: [BarItem] = []
  ) {
    self.titleView = titleView
    self.prompt = prompt
    self.title = title
    self.backTitle = backTitle
    self.isLargeTitle = isLargeTitle
    self.left = left
    self.right = right
  }

  /// The text of the way back where it is not the title; nil where it is.
  package var ownBackTitle: String? {
    let usual = title.flatMap { $0.text.isEmpty ? nil : $0.text }
    return backTitle?.text == usual ? nil : backTitle?.text
  }
}

/// UITabBarItem: what a screen puts into the bar of the tab bar controller that holds it.
package struct TabBarItem: Equatable, Sendable {
  /// An image, by its alpha alone.
  package struct Icon: Equatable, Sendable {
    /// Index into the scene's images.
    package var image: Int
    /// Points.
    package var size: Size

    package init(image: Int, size: Size) {
      self.image = image
      self.size = size
    }
  }

  /// At 10 points medium under the image; the width is that of 13 points, as beside it. Default: none.
  package var title: BarText?
  /// Default: none.
  package var image: Icon?
  /// While the tab is selected. Default: `image`.
  package var selectedImage: Icon?
  /// At 13 points in a capsule. Default: none.
  package var badge: BarText?
  /// Of the capsule. Default: the bar's, red.
  package var badgeColor: Color?

  package init(
    title: BarText? = nil, image: Icon? = nil, selectedImage: Icon? = nil, badge: BarText? = nil,
    badgeColor: Color? = nil
  ) {
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
    self.badge = badge
    self.badgeColor = badgeColor
  }
}

/// UIBarButtonItem.Style by its names.
package enum BarItemStyle: String, Equatable, Sendable, CaseIterable {
  case plain
  /// Bold.
  case done
}

/// UIBarButtonItem.SystemItem by its names.
package enum SystemItem: String, Equatable, Sendable, CaseIterable {
  case done, cancel, edit, save, undo, redo
  case add, compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
  case fastForward, pageCurl, close
  /// Room between the items of a toolbar.
  case flexibleSpace, fixedSpace

  /// What iOS writes in English; nil for glyphs and spaces.
  package var text: String? {
    switch self {
    case .done, .cancel, .edit, .save, .undo, .redo: rawValue.prefix(1).uppercased() + rawValue.dropFirst()
    default: nil
    }
  }

  /// Whether the text is semibold, as UIBarButtonItem.Style.done.
  package var isBold: Bool { self == .done || self == .save }
}
