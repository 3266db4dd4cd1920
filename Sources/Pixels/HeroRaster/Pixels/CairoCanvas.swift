internal import CCairo
import HeroGeometry
import HeroLayers

/// The verbs of drawing, over a Cairo context, which takes red for blue and blue for red (`PixelBuffer`); lives on one thread, and no longer than `PixelBuffer.init(drawing:)` runs.
///
/// Cairo keeps the first error of a context, whichever verb it came from, and draws nothing more: `checkStatus` looks at it
/// after each layer and at the end, so that no picture with a failed call goes out.
final class CairoCanvas {
  /// Cairo's context, for the verbs alone.
  let cr: OpaquePointer

  /// How far the chords of a curve may lie from it, pixels. Cairo's own tolerance, a tenth of a pixel, leaves round edges up
  /// to 25/255 too light: chords lie inside the curve.
  static let tolerance = 0.02

  /// The version of Cairo, such as `1.16.0`.
  static var libraryVersion: String? { cairo_version_string().map { String(cString: $0) } }

  /// A canvas that draws on a surface.
  init(_ surface: borrowing Surface) throws(RasterError) {
    guard let cr = cairo_create(surface.pointer), cairo_status(cr) == CAIRO_STATUS_SUCCESS else {
      throw .failed("cairo_create: out of memory")
    }
    self.cr = cr
    cairo_set_tolerance(cr, Self.tolerance)
  }

  deinit { cairo_destroy(cr) }

  /// Throws when any call so far has failed; `thing` names what was drawn last.
  func checkStatus(_ thing: String = "") throws(RasterError) { try RasterError.check(cairo_status(cr), thing) }

  /// Runs `body` between save and restore.
  func withSavedState<Result>(_ body: () throws(RasterError) -> Result) throws(RasterError) -> Result {
    cairo_save(cr)
    defer { cairo_restore(cr) }
    return try body()
  }

  // MARK: Where

  /// The current transform from local to device space.
  var matrix: Matrix {
    get {
      var matrix = cairo_matrix_t()
      cairo_get_matrix(cr, &matrix)
      return Matrix(matrix)
    }
    set {
      var matrix = cairo_matrix_t(newValue)
      cairo_set_matrix(cr, &matrix)
    }
  }

  /// Scales what is drawn from now on.
  func scale(by factor: Double) { cairo_scale(cr, factor, factor) }

  /// Moves what is drawn from now on.
  func move(to origin: Point) { cairo_translate(cr, origin.x, origin.y) }

  /// Where drawing goes at the moment.
  var ground: Ground { Ground(matrix: matrix, clip: deviceClip) }

  /// The device rectangle that drawing can still reach, in device pixels of this canvas.
  var deviceClip: Rect {
    let saved = matrix
    matrix = .identity
    defer { matrix = saved }
    return clipExtents
  }

  /// The local rectangle that drawing can still reach; nil when there is none.
  var localClip: Rect? {
    let extents = clipExtents
    return extents.size.width > 0 && extents.size.height > 0 ? extents : nil
  }

  private var clipExtents: Rect {
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cr, &x1, &y1, &x2, &y2)
    return Rect(x: x1, y: y1, width: max(x2 - x1, 0), height: max(y2 - y1, 0))
  }

  // MARK: Clips

  /// Narrows the clip to the path, which is used up.
  func clip() { cairo_clip(cr) }

  /// Narrows the clip to a path.
  func clip(to path: Path, _ rule: ShapeContents.FillRule = .nonZero) {
    setPath(path)
    withFillRule(rule) { clip() }
  }

  /// Narrows the clip to a rectangle.
  func clip(to rect: Rect) {
    cairo_new_path(cr)
    append(rect)
    clip()
  }

  /// Narrows the clip to the device pixels that a local rectangle touches.
  func clip(toPixelsOf rect: Rect) {
    let saved = matrix
    let box = saved.box(of: rect).outset(by: 1e-3).roundedOutwards
    guard box.minX.isFinite, box.maxX.isFinite, box.minY.isFinite, box.maxY.isFinite,
      let part = box.intersection(deviceClip)
    else { return }
    matrix = .identity
    clip(to: part)
    matrix = saved
  }

  // MARK: Sources

  /// Draws from now on with a colour, with an extra factor on its alpha.
  func setColor(_ color: Color, alpha: Double = 1) {
    cairo_set_source_rgba(cr, color.blue, color.green, color.red, color.alpha * alpha)
  }

  /// Draws from now on with a pattern, which is placed by the present transform.
  func setSource(_ pattern: borrowing Pattern) { cairo_set_source(cr, pattern.pointer) }

  /// Draws into a group and makes that the source of what is drawn next.
  func setGroupAsSource(_ body: () throws(RasterError) -> Void) throws(RasterError) {
    cairo_push_group(cr)
    do throws(RasterError) {
      try body()
    } catch {
      cairo_pattern_destroy(cairo_pop_group(cr))
      throw error
    }
    cairo_pop_group_to_source(cr)
  }
}
