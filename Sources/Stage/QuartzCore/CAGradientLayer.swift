internal import HeroGeometry
internal import HeroLayers

/// How a gradient runs.
public struct CAGradientLayerType: RawRepresentable, Equatable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From a point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A ramp of colours.
open class CAGradientLayer: CALayer {
  /// `CGColor`s; others are left out. Default: none.
  open var colors: [Any]? { didSet { changed() } }
  /// 0…1, one for each colour; nil spreads them evenly.
  open var locations: [NSNumber]? { didSet { changed() } }
  /// Unit point. Default: (0.5, 0).
  open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { changed() } }
  /// Unit point. Default: (0.5, 1).
  open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { changed() } }
  /// Default: axial.
  open var type: CAGradientLayerType = .axial { didSet { changed() } }

  package override var drawing: LayerDrawing {
    let colors = (colors ?? []).compactMap { ($0 as? CGColor)?.color }
    guard !colors.isEmpty else { return .nothing }
    let stops = locations.map { $0.map(\.doubleValue) }.flatMap { $0.count == colors.count ? $0 : nil }
    return .gradient(
      GradientContents(
        kind: GradientContents.Kind(rawValue: type.rawValue) ?? .axial, colors: colors, locations: stops,
        startPoint: Point(startPoint), endPoint: Point(endPoint)))
  }
}
