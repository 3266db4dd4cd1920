internal import CCairo
import HeroGeometry

/// A Cairo drawing context over a pixel buffer; lives on one thread.
///
/// Cairo keeps the first error of a context: `finish` looks at it, so that no picture with a failed call goes out.
final class Canvas {
  /// What is drawn on.
  let buffer: PixelBuffer
  /// Cairo's context.
  let cr: OpaquePointer
  private let surface: OpaquePointer

  /// How far the chords of a curve may lie from it, pixels. Cairo's own tolerance, a tenth of a pixel, leaves round edges up
  /// to 25/255 too light: chords lie inside the curve.
  static let tolerance = 0.02

  /// Makes a canvas over a buffer that it draws into.
  init(drawingInto buffer: PixelBuffer) throws(RasterError) {
    self.buffer = buffer
    let surface = try buffer.makeSurface()
    guard let cr = cairo_create(surface), cairo_status(cr) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      throw .failed("cairo_create: out of memory")
    }
    self.surface = surface
    self.cr = cr
    cairo_set_tolerance(cr, Self.tolerance)
  }

  /// Makes a canvas over a new transparent buffer of a size in pixels.
  convenience init(width: Int, height: Int) throws(RasterError) {
    try self.init(drawingInto: PixelBuffer(width: width, height: height))
  }

  deinit {
    cairo_destroy(cr)
    cairo_surface_destroy(surface)
  }

  /// Flushes drawing into the buffer, and reports the first error of all calls.
  func finish() throws(RasterError) -> PixelBuffer {
    cairo_surface_flush(surface)
    try checkStatus()
    return buffer
  }

  /// Throws when any call so far has failed.
  func checkStatus() throws(RasterError) {
    let status = cairo_status(cr)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .failed("cairo: \(String(cString: cairo_status_to_string(status)))")
    }
  }

  /// Runs `body` between save and restore.
  func withSavedState<Result>(_ body: () throws(RasterError) -> Result) throws(RasterError) -> Result {
    cairo_save(cr)
    defer { cairo_restore(cr) }
    return try body()
  }

  /// The current transform from local to device space.
  var matrix: cairo_matrix_t {
    get {
      var matrix = cairo_matrix_t()
      cairo_get_matrix(cr, &matrix)
      return matrix
    }
    set {
      var matrix = newValue
      cairo_set_matrix(cr, &matrix)
    }
  }

  /// Narrows the clip to the device pixels that a local rectangle touches.
  func clip(toPixelsOf rect: Rect) {
    let saved = matrix
    let box = saved.box(of: rect).outset(by: 1e-3).roundedOutwards
    guard box.minX.isFinite, box.maxX.isFinite, box.minY.isFinite, box.maxY.isFinite,
      let part = box.intersection(deviceClip)
    else { return }
    cairo_identity_matrix(cr)
    cairo_new_path(cr)
    cairo_rectangle(cr, part.minX, part.minY, part.size.width, part.size.height)
    cairo_clip(cr)
    matrix = saved
  }

  /// Where drawing goes at the moment.
  var ground: Ground { Ground(matrix: matrix, clip: deviceClip) }

  /// The device rectangle that drawing can still reach, in device pixels of this canvas.
  var deviceClip: Rect {
    let saved = matrix
    cairo_identity_matrix(cr)
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cr, &x1, &y1, &x2, &y2)
    matrix = saved
    return Rect(x: x1, y: y1, width: max(x2 - x1, 0), height: max(y2 - y1, 0))
  }

  /// Sets the colour with an extra factor on its alpha.
  func setColor(_ color: Color, alpha: Double = 1) {
    cairo_set_source_rgba(cr, color.red, color.green, color.blue, color.alpha * alpha)
  }

  /// Replaces the path by a new one.
  func setPath(_ path: Path) {
    cairo_new_path(cr)
    append(path)
  }

  /// Adds to the path; quadratic segments are raised to cubics, and what lies too far out for Cairo is moved nearer.
  func append(_ path: Path) {
    let matrix = matrix
    let box = matrix.box(of: path.boundingBox)
    guard box.corners.allSatisfy({ $0 == $0.drawable }) else { return appendBounded(path, matrix) }
    append(path) { $0 }
  }

  private func appendBounded(_ path: Path, _ matrix: cairo_matrix_t) {
    let map = matrix.homography
    cairo_identity_matrix(cr)
    append(path) { map.apply($0).drawable }
    self.matrix = matrix
  }

  private func append(_ path: Path, at place: (Point) -> Point) {
    var current = Point.zero
    var start = Point.zero
    for element in path.elements {
      switch element {
      case .move(let point):
        current = place(point)
        cairo_move_to(cr, current.x, current.y)
        start = current
      case .line(let point):
        current = place(point)
        cairo_line_to(cr, current.x, current.y)
      case .quad(let control, let end):
        let (control, end) = (place(control), place(end))
        let first = current + (control - current) * (2.0 / 3)
        let second = end + (control - end) * (2.0 / 3)
        cairo_curve_to(cr, first.x, first.y, second.x, second.y, end.x, end.y)
        current = end
      case .cubic(let first, let second, let end):
        let (first, second) = (place(first), place(second))
        current = place(end)
        cairo_curve_to(cr, first.x, first.y, second.x, second.y, current.x, current.y)
      case .close:
        cairo_close_path(cr)
        current = start
      }
    }
  }
}

extension PixelBuffer {
  /// A Cairo surface over this memory; the caller destroys it before the buffer goes.
  func makeSurface() throws(RasterError) -> OpaquePointer {
    let bytes = UnsafeMutableRawPointer(pixels.baseAddress)?.assumingMemoryBound(to: UInt8.self)
    let surface = cairo_image_surface_create_for_data(
      bytes, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4))
    guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      throw .failed("cairo_image_surface_create_for_data: \(width)×\(height) px")
    }
    return surface
  }

  /// Runs `body` with a pattern of this buffer, one pixel a unit.
  func withPattern<Result>(_ body: (OpaquePointer) throws(RasterError) -> Result) throws(RasterError) -> Result {
    let surface = try makeSurface()
    defer { cairo_surface_destroy(surface) }
    guard let pattern = cairo_pattern_create_for_surface(surface) else {
      throw .failed("cairo_pattern_create_for_surface")
    }
    defer { cairo_pattern_destroy(pattern) }
    return try body(pattern)
  }
}

extension cairo_matrix_t {
  /// The affine map of a plane; nil when it is singular or not finite.
  init?(_ map: Homography) {
    let e = map.elements
    let w = e[8]
    self.init(xx: e[0] / w, yx: e[1] / w, xy: e[3] / w, yy: e[4] / w, x0: e[6] / w, y0: e[7] / w)
    let determinant = xx * yy - xy * yx
    guard determinant.isFinite, abs(determinant) > 1e-12, x0.isFinite, y0.isFinite else { return nil }
  }

  /// This matrix after a layer's own map; nil when nothing of the layer can be seen.
  func preceded(by map: Homography) -> cairo_matrix_t? {
    // Parallel to the canvas, but at or behind the eye: dividing by w would show it mirrored.
    guard map.weight(of: .zero) > 0, var own = cairo_matrix_t(map) else { return nil }
    var outer = self
    var product = cairo_matrix_t()
    cairo_matrix_multiply(&product, &own, &outer)
    return product.isUsable ? product : nil
  }

  /// Whether things drawn through the matrix have a place and an area: Cairo refuses a matrix that has no inverse.
  var isUsable: Bool {
    let determinant = xx * yy - xy * yx
    return determinant.isFinite && abs(determinant) > 1e-18 && abs(x0) < 1e12 && abs(y0) < 1e12
  }

  /// The box around a rectangle's image.
  func box(of rect: Rect) -> Rect {
    Rect(bounding: rect.corners.map { Point(x: xx * $0.x + xy * $0.y + x0, y: yx * $0.x + yy * $0.y + y0) })
  }

  /// Mean length of the images of the two unit vectors: device pixels per local unit.
  var meanScale: Double { abs(xx * yy - xy * yx).squareRoot() }

  /// The same map as a homography.
  var homography: Homography {
    Homography(Transform3D(a: xx, b: yx, c: xy, d: yy, tx: x0, ty: y0))
  }
}
