import HeroGeometry
import HeroLayers

extension Picture {
  /// The pixels that the picture is taken on, for a canvas with so many pixels per point.
  func ground(scale: Double, layer: Layer) -> Ground {
    // A picture that no canvas could hold is taken smaller and stretched.
    let longest = max(size.width, size.height)
    let scale = min(scale, 16_384 / longest, (134_217_728 / size.width / size.height).squareRoot())
    let width = max((size.width * scale).rounded(.up), 1)
    let height = max((size.height * scale).rounded(.up), 1)
    // The bounds fill whole pixels, so that a stretched picture has no half-covered edge.
    let x = width / size.width
    let y = height / size.height
    return Ground(
      matrix: Matrix(xx: x, yx: 0, xy: 0, yy: y, x0: -layer.bounds.minX * x, y0: -layer.bounds.minY * y),
      clip: Rect(x: 0, y: 0, width: width, height: height))
  }
}
