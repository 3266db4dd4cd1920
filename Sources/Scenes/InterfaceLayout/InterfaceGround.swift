import HeroGeometry
import InterfaceBuilder

/// What the view of a controller, a xib or a container is laid out in.
package struct InterfaceGround: Equatable, Sendable {
  /// Of the view, points.
  package var size: Size
  /// What the device and bars cover of the view, points. Default: nothing.
  package var safeArea: EdgeInsets
  /// Pixels per point, above 0. Default: 2.
  package var scale: Double
  /// Whether a navigation bar is above the view, so that what scrolls right inside of it begins below. Default: false.
  package var isInNavigation: Bool
  /// Whether it is what the file's frames were stored for, so that they hold as they are. Default: false.
  package var keepsStoredFrames: Bool

  package init(
    size: Size, safeArea: EdgeInsets = EdgeInsets(), scale: Double = 2, isInNavigation: Bool = false,
    keepsStoredFrames: Bool = false
  ) {
    self.size = size
    self.safeArea = safeArea
    self.scale = scale
    self.isInNavigation = isInNavigation
    self.keepsStoredFrames = keepsStoredFrames
  }
}

/// Where the views of a tree are.
package struct InterfacePlaces: Equatable, Sendable {
  /// A cell of a table or collection.
  package struct Cell: Equatable, Sendable {
    /// The id of the prototype or static cell.
    package var id: String
    /// In the scrolled contents, points.
    package var frame: Rect
  }

  /// The title of a table's section.
  package struct Title: Equatable, Sendable {
    /// What it says.
    package var text: String
    /// Whether it stands below the section.
    package var isFooter: Bool
    /// Whether it is the table's first header.
    package var isFirst: Bool
    /// In the scrolled contents, points.
    package var frame: Rect
  }

  /// Of views by id, in their superviews, points; of cells, the first place of each.
  package var frames: [String: Rect] = [:]
  /// Of scroll views by id: the size of what they hold, points.
  package var contentSizes: [String: Size] = [:]
  /// Of scroll views by id: what is around their contents with the safe area, points. What they hold begins below and beside it.
  package var contentInsets: [String: EdgeInsets] = [:]
  /// Of views by id: what the device and bars cover of them, points.
  package var safeAreas: [String: EdgeInsets] = [:]
  /// Of tables and collections by id, in order; those of prototypes are repeated until they fill what shows.
  package var cells: [String: [Cell]] = [:]
  /// Of tables by id, in order.
  package var titles: [String: [Title]] = [:]
  /// Constraints that cannot hold, and views that they leave open.
  package var warnings: [InterfaceRemark] = []

  package init() {}
}
