import HeroGeometry
import HeroLayers

/// The work of drawing one frame, counted from its layer tree before anything is drawn.
///
/// A unit is about a nanosecond of one core; the prices are in `WorkPrices`. What is counted is an upper bound: pictures and
/// shadow masks that earlier frames left behind count as if they were drawn again.
package struct FrameWork: Equatable, Sendable {
  /// All layers together, units.
  package let units: Double
  /// The view that takes most of it; nil when nothing is drawn.
  package let dearest: String?

  /// Units that a frame of so many pixels may take: what is drawn on many takes long whatever it is.
  package static func limit(pixels: Double) -> Double { 1e9 + 700 * pixels }

  /// Counts a tree drawn with so many pixels per point.
  ///
  /// - Parameter images: By `ImageContents.image`.
  /// - Throws: `RasterError.layer` with the view that takes most as soon as the limit is passed.
  init(of tree: LayerTree, scale: Double, images: [ImageFacts]) throws(RasterError) {
    let width = max((tree.size.width * scale).rounded(), 1)
    let height = max((tree.size.height * scale).rounded(), 1)
    var meter = WorkMeter(scale: scale, images: images, limit: Self.limit(pixels: width * height))
    let ground = Ground(
      matrix: .init(xx: scale, yx: 0, xy: 0, yy: scale, x0: 0, y0: 0),
      clip: Rect(x: 0, y: 0, width: width, height: height))
    try meter.add(tree.below, on: ground)
    try meter.add(tree.layers, on: ground)
    units = meter.units
    dearest = meter.dearest?.path
  }
}

/// Units that each thing takes, measured on one core; docs/limits.md lists them.
enum WorkPrices {
  /// A layer, whatever it shows.
  static let layer = 15_000.0
  /// A pixel filled with a colour.
  static let fill = 1.0
  /// A pixel of a group that is composited as one.
  static let group = 2.0
  /// A pixel of an image or a picture.
  static let image = 12.0
  /// A pixel of a gradient, and what each of its colours adds.
  static let gradient = (pixel: 20.0, color: 1.0)
  /// A pixel of a conic gradient, and what each of its colours adds.
  static let conic = (pixel: 80.0, color: 2.0)
  /// A pixel behind a visual effect.
  static let backdrop = 150.0
  /// A pixel of a shadow that is read from a mask.
  static let maskedShadow = 10.0
  /// A pixel of a shadow that is blurred.
  static let blurredShadow = 30.0
  /// A layer in perspective, a pixel of the canvas that it reaches, and one of its flat picture.
  static let projection = (layer: 60_000.0, pixel: 120.0, flat: 2.0)
  /// A straight piece of a path, a pixel row that it crosses, and a piece that it crosses.
  static let segment = (piece: 400.0, row: 300.0, crossing: 10.0)
  /// A character of a text that is laid out, and a pixel of the height of one that shows.
  static let glyph = (character: 30_000.0, row: 200.0)
}
