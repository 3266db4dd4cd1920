import HeroGeometry

/// What a layer shows between its background and its children.
package struct LayerContents: Hashable, Sendable {
  /// The kinds of contents.
  package indirect enum Kind: Hashable, Sendable {
    /// A decoded image, laid out by its content mode in the layer's bounds.
    case image(ImageContents)
    /// Text, vertically centred in the bounds as UILabel does.
    case text(TextContents)
    /// A colour ramp over the bounds.
    case gradient(GradientContents)
    /// A filled and stroked path in local points.
    case shape(ShapeContents)
    /// What lies below in paint order: blurred, saturated, tinted.
    case backdrop(BackdropEffect)
    /// A subtree drawn once and stretched over the bounds (rule L3).
    case picture(Picture)
  }

  /// What is shown.
  package var kind: Kind
  /// The part of the contents that fills the bounds, in unit coordinates; outside the unit square edge pixels repeat.
  /// Default: all of it. Counts for image, text and picture.
  package var rect: Rect
  /// A colour under the contents and inside their clip (an image view's own background in a snapshot). Default: none.
  package var background: Color?
  /// Radius in points to which the contents alone are clipped (with the layer's masked corners and curve);
  /// nil: contents may leave the bounds unless the layer masks. Default: nil.
  package var clipRadius: Double?
  /// The contents' own size in points, from the top left of the bounds; what leaves the bounds shows unless the layer masks
  /// (a carried child's picture, rule L3). Default: nil, the bounds.
  package var size: Size?

  package init(
    _ kind: Kind, rect: Rect = .unit, background: Color? = nil, clipRadius: Double? = nil, size: Size? = nil
  ) {
    self.kind = kind
    self.rect = rect
    self.background = background
    self.clipRadius = clipRadius
    self.size = size
  }
}

/// A subtree that is drawn once at its own size and scale, then only stretched and composited.
///
/// Two pictures with the same `id` in one film have the same layer, so that a renderer may cache by `id`.
package struct Picture: Hashable, Sendable {
  /// Unique in a film: `transition/side/view`, for example.
  package var id: String
  /// The pictured layer. Its bounds (origin and size) are the picture's frame: what lies outside is cut off. Its position, anchor
  /// point and transform do not count.
  package var layers: [Layer]
  /// The size that the picture is taken at, points.
  package var size: Size

  /// A picture of a layer.
  package init(id: String, layer: Layer) {
    self.id = id
    self.layers = [layer]
    self.size = layer.bounds.size
  }

  /// Equal when the ids are: an id stands for its layer.
  package static func == (left: Picture, right: Picture) -> Bool { left.id == right.id }

  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// An image in an image view.
package struct ImageContents: Equatable, Hashable, Sendable {
  /// Index into the images that the renderer was made with.
  package var image: Int
  /// UIView.ContentMode. Default: scaleToFill.
  package var contentMode: ContentMode
  /// Paints the image's alpha in this colour (template rendering). Default: none.
  package var templateTint: Color?
  /// Sampling when enlarged. Default: linear.
  package var magnificationFilter: MagnificationFilter

  /// Makes image contents.
  package init(
    image: Int, contentMode: ContentMode = .scaleToFill, templateTint: Color? = nil,
    magnificationFilter: MagnificationFilter = .linear
  ) {
    self.image = image
    self.contentMode = contentMode
    self.templateTint = templateTint
    self.magnificationFilter = magnificationFilter
  }
}

/// UIView.ContentMode's thirteen cases.
package enum ContentMode: String, Equatable, Hashable, Sendable, CaseIterable {
  /// Stretches to the bounds.
  case scaleToFill
  /// Fits inside the bounds, centred.
  case scaleAspectFit
  /// Covers the bounds, centred; the overflow shows unless clipped.
  case scaleAspectFill
  /// As scaleToFill.
  case redraw
  /// Unscaled at the named place.
  case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
}

/// CALayerContentsFilter for enlarging.
package enum MagnificationFilter: String, Equatable, Hashable, Sendable, CaseIterable {
  /// Bilinear.
  case linear
  /// Hard pixels.
  case nearest
}

/// CAGradientLayer.
package struct GradientContents: Equatable, Hashable, Sendable {
  /// CAGradientLayerType.
  package enum Kind: String, Equatable, Hashable, Sendable, CaseIterable {
    /// Along the line from start to end.
    case axial
    /// Ellipse centred at start, through end.
    case radial
    /// Around start, beginning at the direction of end.
    case conic
  }

  /// Default: axial.
  package var kind: Kind
  /// At least one colour.
  package var colors: [Color]
  /// One per colour, not decreasing, 0…1.
  package var locations: [Double]
  /// Unit point. Default: (0.5, 0).
  package var startPoint: Point
  /// Unit point. Default: (0.5, 1).
  package var endPoint: Point

  /// A gradient; absent locations are spread evenly.
  package init(
    kind: Kind = .axial, colors: [Color], locations: [Double]? = nil, startPoint: Point = Point(x: 0.5, y: 0),
    endPoint: Point = Point(x: 0.5, y: 1)
  ) {
    self.kind = kind
    self.colors = colors
    self.locations =
      locations ?? colors.indices.map { colors.count > 1 ? Double($0) / Double(colors.count - 1) : 0 }
    self.startPoint = startPoint
    self.endPoint = endPoint
  }
}

/// CAShapeLayer.
package struct ShapeContents: Equatable, Hashable, Sendable {
  /// CAShapeLayerFillRule.
  package enum FillRule: String, Equatable, Hashable, Sendable, CaseIterable {
    /// Non-zero winding.
    case nonZero = "non-zero"
    /// Even–odd.
    case evenOdd = "even-odd"
  }
  /// CAShapeLayerLineCap.
  package enum LineCap: String, Equatable, Hashable, Sendable, CaseIterable {
    /// Ends at the point, half circle, half square.
    case butt, round, square
  }
  /// CAShapeLayerLineJoin.
  package enum LineJoin: String, Equatable, Hashable, Sendable, CaseIterable {
    /// Pointed, rounded, cut.
    case miter, round, bevel
  }

  /// Local points.
  package var path: Path
  /// Default: opaque black; nil fills nothing.
  package var fillColor: Color?
  /// Default: non-zero.
  package var fillRule: FillRule
  /// Default: none.
  package var strokeColor: Color?
  /// Points. Default: 1.
  package var lineWidth: Double
  /// Default: butt.
  package var lineCap: LineCap
  /// Default: miter.
  package var lineJoin: LineJoin
  /// How many half widths long a point may be; longer ones are cut. Default: 10.
  package var miterLimit: Double
  /// Points on, off, on … Default: none.
  package var lineDashPattern: [Double]
  /// 0…1 of the path's length. Default: 0.
  package var strokeStart: Double
  /// 0…1 of the path's length. Default: 1.
  package var strokeEnd: Double

  /// A shape with CAShapeLayer's defaults.
  package init(path: Path) {
    self.path = path
    fillColor = .black
    fillRule = .nonZero
    strokeColor = nil
    lineWidth = 1
    lineCap = .butt
    lineJoin = .miter
    miterLimit = 10
    lineDashPattern = []
    strokeStart = 0
    strokeEnd = 1
  }
}

/// A visual effect view's effect (fact sheet 6.5–6.6).
package struct BackdropEffect: Equatable, Hashable, Sendable {
  /// Standard deviation of the blur in points at full effect.
  package var blurRadius: Double
  /// Factor on the colours' saturation at full effect.
  package var saturation: Double
  /// Colour over the blurred backdrop at full effect; nil for none.
  package var tint: Color?
  /// How much of the effect shows, 0…1: blur 0→radius, saturation 1→factor, tint alpha 0→its own, all linear. Default: 1.
  package var fraction: Double

  package init(blurRadius: Double, saturation: Double = 1, tint: Color? = nil, fraction: Double = 1) {
    self.blurRadius = blurRadius
    self.saturation = saturation
    self.tint = tint
    self.fraction = fraction
  }
}
