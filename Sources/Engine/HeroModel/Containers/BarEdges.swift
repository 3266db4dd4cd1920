import HeroGeometry

/// Under which bars a controller's view lies, as the controller says it (fact sheet 6.11).
package struct ExtendedLayout: Equatable, Sendable {
  /// Whether under one at the upper edge (`edgesForExtendedLayout`). Default: true.
  package var isUnderTopBar: Bool
  /// Whether under one at the lower edge (`edgesForExtendedLayout`). Default: true.
  package var isUnderBottomBar: Bool
  /// Whether also under bars that are not translucent (`extendedLayoutIncludesOpaqueBars`). Default: false.
  package var includesOpaqueBars: Bool

  package init(isUnderTopBar: Bool = true, isUnderBottomBar: Bool = true, includesOpaqueBars: Bool = false) {
    self.isUnderTopBar = isUnderTopBar
    self.isUnderBottomBar = isUnderBottomBar
    self.includesOpaqueBars = includesOpaqueBars
  }
}

/// The bars of a container as the views of the controllers inside meet them (fact sheet 6.11).
package struct BarEdges: Equatable, Sendable {
  /// How much they take of the container's safe area at its upper and lower edge, points; 0 without a bar.
  package var heights: EdgeInsets
  /// Whether what is under the bar at the upper edge shines through. Default: true.
  package var isTopTranslucent: Bool
  /// Whether what is under the bar at the lower edge shines through. Default: true.
  package var isBottomTranslucent: Bool
  /// How much of the container's safe area bars of the container around take at the lower edge, where the container lies under them, points.
  /// Default: nothing.
  package var outerBottom: Double

  package init(
    heights: EdgeInsets = .zero, isTopTranslucent: Bool = true, isBottomTranslucent: Bool = true,
    outerBottom: Double = 0
  ) {
    self.heights = heights
    self.isTopTranslucent = isTopTranslucent
    self.isBottomTranslucent = isBottomTranslucent
    self.outerBottom = outerBottom
  }

  /// How far a controller's view stands within the container's, beside bars, points; 0 at edges where it lies under one or where none is.
  ///
  /// - Parameter safeArea: What is covered of the container's view without its own bars, points.
  package func room(beside layout: ExtendedLayout, in safeArea: EdgeInsets) -> EdgeInsets {
    var room = EdgeInsets()
    if heights.top > 0, !(layout.isUnderTopBar && (isTopTranslucent || layout.includesOpaqueBars)) {
      room.top = safeArea.top + heights.top
    }
    // Whether the container lies under the bar of another one has been decided by its own words.
    let isOpaque = heights.bottom > 0 && !isBottomTranslucent
    if heights.bottom > 0 || outerBottom > 0, !(layout.isUnderBottomBar && (!isOpaque || layout.includesOpaqueBars)) {
      room.bottom = safeArea.bottom + heights.bottom
    }
    return room
  }

  /// What is covered of the view of a controller that stands so far within the container's, points: all that it does not stand beside.
  package func covered(_ room: EdgeInsets, in safeArea: EdgeInsets) -> EdgeInsets {
    var covered = safeArea + heights
    if room.top > 0 { covered.top = 0 }
    if room.bottom > 0 { covered.bottom = 0 }
    return covered
  }
}
