internal import HeroLayers

/// Which points are inside a path.
public struct CAShapeLayerFillRule: RawRepresentable, Equatable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// By winding.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// By crossings.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How lines end.
public struct CAShapeLayerLineCap: RawRepresentable, Equatable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At the point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Half a circle.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half a square.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How lines meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Equatable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A path, filled and stroked.
open class CAShapeLayer: CALayer {
  /// In the bounds' points. Default: none.
  open var path: CGPath? { didSet { changed() } }
  /// Default: black.
  open var fillColor: CGColor? = CGColor(.black) { didSet { changed() } }
  /// Default: non-zero.
  open var fillRule: CAShapeLayerFillRule = .nonZero { didSet { changed() } }
  /// Default: none.
  open var strokeColor: CGColor? { didSet { changed() } }
  /// 0…1 of the path's length. Default: 0.
  open var strokeStart: CGFloat = 0 {
    willSet { willChange() }
    didSet { changed() }
  }
  /// 0…1 of the path's length. Default: 1.
  open var strokeEnd: CGFloat = 1 {
    willSet { willChange() }
    didSet { changed() }
  }
  /// Points. Default: 1.
  open var lineWidth: CGFloat = 1 { didSet { changed() } }
  /// Default: butt.
  open var lineCap: CAShapeLayerLineCap = .butt { didSet { changed() } }
  /// Default: miter.
  open var lineJoin: CAShapeLayerLineJoin = .miter { didSet { changed() } }
  /// How many half widths long the point of a mitre may be; longer ones are cut. Default: 10.
  open var miterLimit: CGFloat = 10 { didSet { changed() } }
  /// Points on, off, on … Default: none.
  open var lineDashPattern: [NSNumber]? { didSet { changed() } }
  /// How far into the pattern a line begins, points. Default: 0.
  open var lineDashPhase: CGFloat = 0 { didSet { changed() } }

  package override var drawing: LayerDrawing {
    guard let path, !path.isEmpty else { return .nothing }
    var shape = ShapeContents(path: path.path)
    shape.fillColor = fillColor?.color
    shape.fillRule = ShapeContents.FillRule(rawValue: fillRule.rawValue) ?? .nonZero
    shape.strokeColor = strokeColor?.color
    shape.lineWidth = Double(lineWidth)
    shape.lineCap = ShapeContents.LineCap(rawValue: lineCap.rawValue) ?? .butt
    shape.lineJoin = ShapeContents.LineJoin(rawValue: lineJoin.rawValue) ?? .miter
    shape.miterLimit = max(Double(miterLimit), 0)
    let dashes = lineDashPattern?.map { CGFloat($0.doubleValue) } ?? []
    shape.lineDashPattern = LineStyle.dashes(dashes, phase: lineDashPhase).map { Double($0) }
    shape.strokeStart = Double(strokeStart)
    shape.strokeEnd = Double(strokeEnd)
    return .shape(shape)
  }
}
