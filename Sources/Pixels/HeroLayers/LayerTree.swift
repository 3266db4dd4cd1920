import HeroGeometry

/// Everything that one frame shows: the seam between time and pixels.
///
/// A tree knows nothing of scenes, Hero or time. Coordinates are points; the rasterizer multiplies them by its scale.
package struct LayerTree: Equatable, Sendable {
  /// The canvas in points.
  package var size: Size
  /// The colour under everything.
  package var background: Color
  /// What shows below the container (screens under an over-full-screen one), drawn first. Default: none.
  package var below: [Layer]
  /// The container's sublayers, back to front before zPosition sorts them (rule L5).
  package var layers: [Layer]

  package init(size: Size, background: Color, below: [Layer] = [], layers: [Layer]) {
    self.size = size
    self.background = background
    self.below = below
    self.layers = layers
  }
}

/// One resolved layer: Core Animation's properties at one moment, all values within their ranges (rule T8).
package struct Layer: Equatable, Sendable {
  /// What a layer stands for.
  package enum Role: String, Equatable, Sendable {
    /// A view of a screen's real tree.
    case view
    /// A stand-in that animates for a view (rule L2).
    case snapshot
    /// A colour over everything inside a snapshot (rule L6).
    case overlay
  }

  /// How `opacity` reaches what the layer holds (fact sheet 5.9).
  package enum OpacityMode: Equatable, Sendable {
    /// The whole subtree is composited first, then multiplied (allowsGroupOpacity, UIKit's default).
    case group
    /// The factor multiplies shadow, contents, each child and border one by one (Hero's snapshots).
    case eachPrimitive
  }

  /// The view's path, `screen/name` or `screen/0/2`.
  package var path: String
  /// What the layer stands for.
  package var role: Role
  /// The anchor point's place in the parent's space, points.
  package var position: Point
  /// The layer's own rectangle, local points. Sizes are never negative.
  package var bounds: Rect
  /// The unit point of the bounds that sits at `position`. Default: (0.5, 0.5).
  package var anchorPoint: Point
  /// Transform about the anchor point. Default: identity.
  package var transform: Transform3D
  /// 0…1. Default: 1.
  package var opacity: Double
  /// Group or one by one. Default: group.
  package var opacityMode: OpacityMode
  /// Neither the layer nor its children are drawn. Default: false.
  package var isHidden: Bool
  /// Points, ≥ 0. Default: 0.
  package var cornerRadius: Double
  /// The corners that `cornerRadius` rounds. Default: all.
  package var maskedCorners: CornerMask
  /// Circular arcs or Apple's continuous corners. Default: circular.
  package var cornerCurve: CornerCurve
  /// Sort key among siblings, points towards the eye. Default: 0.
  package var zPosition: Double
  /// Fill of the rounded bounds. Default: none.
  package var backgroundColor: Color?
  /// Points inside the bounds, ≥ 0. Default: 0.
  package var borderWidth: Double
  /// Default: opaque black.
  package var borderColor: Color
  /// Default: none.
  package var shadow: Shadow?
  /// Clips contents and children to the rounded bounds, and removes the layer's own shadow (fact sheet 5.4). Default: false.
  package var masksToBounds: Bool
  /// Outside of it nothing of the layer and what it holds shows, not even its shadow (fact sheet 5.18). Default: none.
  package var mask: LayerMask?
  /// The layer's property as reported; what is drawn of the contents is `contents.rect`. Default: the unit square.
  package var contentsRect: Rect
  /// What is drawn between background and children. Default: nothing.
  package var contents: LayerContents?
  /// Sublayers, back to front before zPosition sorts them.
  package var children: [Layer]

  /// A layer with Core Animation's defaults.
  package init(path: String, role: Role = .view, position: Point, bounds: Rect) {
    self.path = path
    self.role = role
    self.position = position
    self.bounds = bounds
    anchorPoint = Point(x: 0.5, y: 0.5)
    transform = .identity
    opacity = 1
    opacityMode = .group
    isHidden = false
    cornerRadius = 0
    maskedCorners = .all
    cornerCurve = .circular
    zPosition = 0
    backgroundColor = nil
    borderWidth = 0
    borderColor = .black
    shadow = nil
    masksToBounds = false
    mask = nil
    contentsRect = .unit
    contents = nil
    children = []
  }
}

extension Layer {
  /// From the layer's own (local) space into its parent's.
  package var map: Homography {
    Homography(position: position, bounds: bounds, anchorPoint: anchorPoint, transform: transform)
  }
}

/// The corners of a rectangle (CACornerMask; names as on screen).
package struct CornerMask: OptionSet, Equatable, Hashable, Sendable {
  /// CACornerMask's bits.
  package let rawValue: Int
  /// A mask from its bits.
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// layerMinXMinYCorner.
  package static let topLeft = CornerMask(rawValue: 1)
  /// layerMaxXMinYCorner.
  package static let topRight = CornerMask(rawValue: 2)
  /// layerMinXMaxYCorner.
  package static let bottomLeft = CornerMask(rawValue: 4)
  /// layerMaxXMaxYCorner.
  package static let bottomRight = CornerMask(rawValue: 8)
  /// All four corners.
  package static let all: CornerMask = [.topLeft, .topRight, .bottomLeft, .bottomRight]
  /// Each corner as scenes and as CACornerMask call it.
  package static let named: [(name: String, swift: String, corner: CornerMask)] = [
    ("topLeft", "layerMinXMinYCorner", .topLeft), ("topRight", "layerMaxXMinYCorner", .topRight),
    ("bottomLeft", "layerMinXMaxYCorner", .bottomLeft), ("bottomRight", "layerMaxXMaxYCorner", .bottomRight),
  ]
}

/// The shape of a rounded corner (CALayerCornerCurve).
package enum CornerCurve: String, Equatable, Hashable, Sendable, CaseIterable {
  /// A quarter circle.
  case circular
  /// Apple's continuous-curvature corner (fact sheet 5.6).
  case continuous
}

/// CALayer's mask, where that is a CAShapeLayer's fill.
package struct LayerMask: Equatable, Hashable, Sendable {
  /// What shows, in the masked layer's own points from its corner on.
  package var path: Path
  /// Default: non-zero.
  package var fillRule: ShapeContents.FillRule

  package init(path: Path, fillRule: ShapeContents.FillRule = .nonZero) {
    self.path = path
    self.fillRule = fillRule
  }
}

/// A layer's shadow (fact sheet 5.8).
package struct Shadow: Equatable, Hashable, Sendable {
  /// Default: opaque black.
  package var color: Color
  /// 0…1, multiplies the colour's alpha.
  package var opacity: Double
  /// Points in the layer's own space; turns with the layer. Default: (0, −3).
  package var offset: Size
  /// Standard deviation of the Gaussian in points, before the layer's own transform. Default: 3.
  package var radius: Double
  /// Replaces the composited silhouette; local points. Default: none.
  package var path: Path?

  package init(
    color: Color = .black, opacity: Double, offset: Size = Size(width: 0, height: -3), radius: Double = 3,
    path: Path? = nil
  ) {
    self.color = color
    self.opacity = opacity
    self.offset = offset
    self.radius = radius
    self.path = path
  }
}
