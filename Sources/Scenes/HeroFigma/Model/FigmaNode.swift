import HeroGeometry

/// A layer of a Figma file, as far as a scene can show it. Lengths are points, y down.
struct FigmaNode: Equatable, Sendable {
  /// `1:23`, unique in the file.
  var id: String
  /// The layer's name in Figma.
  var name: String
  /// Figma's word: `FRAME`, `TEXT`.
  var type: String
  /// Default: true.
  var isVisible = true
  /// 0…1. Default: 1.
  var opacity = 1.0
  /// Figma's word; nil: none is said.
  var blendMode: String?
  /// From the layer's own space to that of its parent; only in files with geometry.
  var matrix: Affine?
  /// Before `matrix`; only in files with geometry.
  var size: Size?
  /// Its bounding box on the page; nil where it is not drawn.
  var box: Rect?
  /// Whether it cuts off what leaves its bounds. Default: false.
  var clips = false
  /// Top left, top right, bottom right, bottom left.
  var radii = [0.0, 0, 0, 0]
  /// 0…1. Default: 0, circular corners.
  var smoothing = 0.0
  /// From below to above, visible ones alone.
  var fills: [FigmaPaint] = []
  /// As `fills`.
  var strokes: [FigmaPaint] = []
  var stroke = FigmaStroke()
  /// Outlines of the fill and of the stroke, in the layer's own space.
  var fillGeometry: [FigmaOutline] = []
  var strokeGeometry: [FigmaOutline] = []
  /// The part of an ellipse that is drawn; nil: all.
  var arc: FigmaArc?
  /// Visible ones alone.
  var effects: [FigmaEffect] = []
  /// Whether it cuts off the siblings in front of it, and Figma's word for how.
  var mask: String?
  var text: FigmaText?
  var interactions: [FigmaInteraction] = []
  var overlay = FigmaOverlay()
  /// Back to front.
  var children: [FigmaNode] = []

  /// Whether its bounds are those of its children, and these are placed in the frame around it.
  var isGroup: Bool { type == "GROUP" || type == "BOOLEAN_OPERATION" }
  /// Whether it is a rectangle that may hold other layers.
  var isBox: Bool { Self.containers.contains(type) || type == "RECTANGLE" }
  /// Whether it can be a screen.
  var isContainer: Bool { Self.containers.contains(type) }

  private static let containers: Set<String> = [
    "FRAME", "GROUP", "SECTION", "COMPONENT", "COMPONENT_SET", "INSTANCE", "TRANSFORM_GROUP",
  ]
}

/// How a layer's outline is stroked.
struct FigmaStroke: Equatable, Sendable {
  /// Points.
  var width = 1.0
  /// Top, right, bottom, left, where they differ.
  var sides: [Double]?
  /// `INSIDE`, `CENTER` or `OUTSIDE`.
  var align = "INSIDE"
  /// `MITER`, `ROUND` or `BEVEL`.
  var join = "MITER"
  /// `NONE`, `ROUND`, `SQUARE` or the name of an arrow.
  var cap = "NONE"
  /// Dashes and gaps by turns, points.
  var dashes: [Double] = []
}

/// A filled outline.
struct FigmaOutline: Equatable, Sendable {
  var path: Path
  var isEvenOdd: Bool
}

/// The part of an ellipse, radians clockwise from the right.
struct FigmaArc: Equatable, Sendable {
  var start, end: Double
  /// 0…1 of the radius that is left free.
  var inner: Double
}

/// What fills an outline.
struct FigmaPaint: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case solid(Color)
    case gradient(FigmaGradient)
    case image(FigmaImage)
    /// Figma's word of another kind.
    case other(String)
  }

  var kind: Kind
  /// 0…1.
  var opacity: Double
  var blendMode: String?

  /// The plain colour with the paint's opacity; nil for other kinds.
  var color: Color? {
    if case .solid(let color) = kind { color.withAlpha(color.alpha * opacity) } else { nil }
  }
}

/// A gradient, its handles in units of the bounds.
struct FigmaGradient: Equatable, Sendable {
  /// `GRADIENT_LINEAR`, `GRADIENT_RADIAL`, `GRADIENT_ANGULAR` or `GRADIENT_DIAMOND`.
  var type: String
  /// Start, end, and the end of its width.
  var handles: [Point]
  /// In order of their places, 0…1.
  var stops: [(place: Double, color: Color)]

  static func == (left: FigmaGradient, right: FigmaGradient) -> Bool {
    left.type == right.type && left.handles == right.handles && left.stops.elementsEqual(right.stops, by: ==)
  }
}

/// A picture, by the name that Figma gives its bytes.
struct FigmaImage: Equatable, Sendable {
  var reference: String
  /// `FILL`, `FIT`, `STRETCH`, `TILE` or `CROP`.
  var scaleMode: String
  /// From units of the bounds to units of the picture.
  var matrix: Affine?
  /// So many times as large are tiles.
  var tileScale: Double
  /// Whether Figma changes its colours.
  var isFiltered: Bool
}

/// A shadow or a blur.
struct FigmaEffect: Equatable, Sendable {
  /// `DROP_SHADOW`, `INNER_SHADOW`, `LAYER_BLUR`, `BACKGROUND_BLUR` or another.
  var type: String
  var color: Color
  var offset: Point
  /// Twice the blur's standard deviation, points.
  var radius: Double
  /// Points by which a shadow's outline grows.
  var spread: Double
}

/// A text with the looks of its parts.
struct FigmaText: Equatable, Sendable {
  var characters: String
  var style: FigmaTextStyle
  /// For each UTF-16 unit the key of its look in `looks`; 0, and what is missing at the end, is `style`.
  var overrides: [Int]
  var looks: [Int: FigmaTextStyle]
  /// Whether some of its lines are items of a list.
  var hasLists: Bool
}

/// A look of characters; nil: not said.
struct FigmaTextStyle: Equatable, Sendable {
  var family: String?
  var size: Double?
  var weight: Double?
  var italic: Bool?
  /// `UPPER`, `LOWER`, `TITLE`, `SMALL_CAPS`…
  var letterCase: String?
  var decoration: String?
  var horizontal: String?
  var vertical: String?
  /// Points after each character.
  var letterSpacing: Double?
  /// Points; nil where it is the font's own.
  var lineHeight: Double?
  /// Points from line to line, the font's own included.
  var pitch = 0.0
  var paragraphSpacing: Double?
  var paragraphIndent: Double?
  /// `NONE`, `HEIGHT`, `WIDTH_AND_HEIGHT` or `TRUNCATE`.
  var resizing: String?
  var isTruncated = false
  var mostLines: Int?
  /// Empty: not said.
  var fills: [FigmaPaint] = []
}

/// How a frame lies over others.
struct FigmaOverlay: Equatable, Sendable {
  /// `CENTER`, `TOP_LEFT` … or `MANUAL`.
  var position = "CENTER"
  /// What dims the frame below; nil: nothing.
  var background: Color?
  /// Whether a tap outside closes it.
  var closesOutside = false
}
