import HeroGeometry

/// How high bars are on a canvas, points.
///
/// Source: UIKit of iOS 15 to 17, measured: 74 with a prompt, 44 and 49 on phones, 32 on their side, 50 on tablets; a large title takes 52 more in portrait
/// and on tablets.
package struct BarMetrics: Equatable, Sendable {
  /// A tablet's side is at least as long.
  package static let tabletSide = 744.0

  /// Whether the canvas is a tablet's.
  package let isTablet: Bool
  /// Whether it is wider than high, and no tablet's: UIKit's compact height.
  package let isCompact: Bool

  /// Measures a canvas in points.
  package init(_ canvas: Size) {
    isTablet = min(canvas.width, canvas.height) >= Self.tabletSide
    isCompact = !isTablet && canvas.width > canvas.height
  }

  /// The row of a navigation bar with the title between the items.
  package var navigationRow: Double { isTablet ? 50 : isCompact ? 32 : 44 }
  /// What a prompt adds.
  package var prompt: Double { 30 }
  /// What a large title adds.
  package var largeTitle: Double { isCompact ? 0 : 52 }
  /// Above the safe area's lower edge.
  package var toolbar: Double { navigationRow }
  /// Above the safe area's lower edge.
  package var tabBar: Double { isTablet ? 50 : isCompact ? 32 : 49 }
}
