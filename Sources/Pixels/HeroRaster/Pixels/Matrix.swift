import HeroGeometry

/// An affine map of the plane: x′ = xx·x + xy·y + x0, y′ = yx·x + yy·y + y0.
struct Matrix: Equatable, Sendable {
  var xx, yx, xy, yy, x0, y0: Double

  static let identity = Matrix(xx: 1, yx: 0, xy: 0, yy: 1, x0: 0, y0: 0)

  /// A map from its coefficients.
  init(xx: Double, yx: Double, xy: Double, yy: Double, x0: Double, y0: Double) {
    (self.xx, self.yx, self.xy, self.yy, self.x0, self.y0) = (xx, yx, xy, yy, x0, y0)
  }

  /// A move by so many units.
  init(x: Double, y: Double) { self.init(xx: 1, yx: 0, xy: 0, yy: 1, x0: x, y0: y) }

  /// The affine map of a plane; nil when it is singular or not finite.
  init?(_ map: Homography) {
    let e = map.elements
    let w = e[8]
    self.init(xx: e[0] / w, yx: e[1] / w, xy: e[3] / w, yy: e[4] / w, x0: e[6] / w, y0: e[7] / w)
    guard determinant.isFinite, abs(determinant) > 1e-12, x0.isFinite, y0.isFinite else { return nil }
  }

  /// Whether it only stretches and moves.
  var isUpright: Bool { xy == 0 && yx == 0 && xx > 0 && yy > 0 }

  /// The factor on areas, negative for a mirror.
  var determinant: Double { xx * yy - xy * yx }

  /// This matrix after a layer's own map; nil when nothing of the layer can be seen.
  func preceded(by map: Homography) -> Matrix? {
    // Parallel to the canvas, but at or behind the eye: dividing by w would show it mirrored.
    guard map.weight(of: .zero) > 0, let own = Matrix(map) else { return nil }
    let product = Matrix(
      xx: own.xx * xx + own.yx * xy, yx: own.xx * yx + own.yx * yy, xy: own.xy * xx + own.yy * xy,
      yy: own.xy * yx + own.yy * yy, x0: own.x0 * xx + own.y0 * xy + x0, y0: own.x0 * yx + own.y0 * yy + y0)
    return product.isUsable ? product : nil
  }

  /// Whether things drawn through the matrix have a place and an area: Cairo refuses a matrix that has no inverse.
  var isUsable: Bool {
    determinant.isFinite && abs(determinant) > 1e-18 && abs(x0) < 1e12 && abs(y0) < 1e12
  }

  /// The box around a rectangle's image.
  func box(of rect: Rect) -> Rect {
    Rect(bounding: rect.corners.map { Point(x: xx * $0.x + xy * $0.y + x0, y: yx * $0.x + yy * $0.y + y0) })
  }

  /// Mean length of the images of the two unit vectors: device pixels per local unit.
  var meanScale: Double { abs(determinant).squareRoot() }

  /// The same map as a homography.
  var homography: Homography {
    Homography(Transform3D(a: xx, b: yx, c: xy, d: yy, tx: x0, ty: y0))
  }
}
