internal import CCairo
import HeroGeometry

/// What a canvas takes colours or coverage from: pixels, a mask or a ramp of colours; for one thread.
///
/// Cairo keeps a pattern's first error and hands it to the context that uses it, where `CairoCanvas` looks at it.
struct Pattern: ~Copyable {
  /// How pixels are read between their centres.
  enum Filter {
    /// The nearest pixel.
    case nearest
    /// A blend of the four around.
    case linear
  }

  /// Cairo's pattern, for the files of this folder.
  let pointer: OpaquePointer
  /// What the pattern reads, which must not go before it.
  private let surface: Surface?

  /// A ramp along a line.
  init(from start: Point, to end: Point) throws(RasterError) {
    pointer = try Self.checked(cairo_pattern_create_linear(start.x, start.y, end.x, end.y))
    surface = nil
  }

  /// A ramp from the origin outwards.
  ///
  /// - Parameter radius: Where it ends, units.
  init(radius: Double) throws(RasterError) {
    pointer = try Self.checked(cairo_pattern_create_radial(0, 0, 0, 0, 0, radius))
    surface = nil
  }

  /// A surface, one pixel a unit.
  fileprivate init(_ surface: consuming Surface) throws(RasterError) {
    pointer = try Self.checked(cairo_pattern_create_for_surface(surface.pointer))
    self.surface = consume surface
  }

  private static func checked(_ pointer: OpaquePointer?) throws(RasterError) -> OpaquePointer {
    guard let pointer else { throw .failed("cairo: no pattern") }
    let status = cairo_pattern_status(pointer)
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_pattern_destroy(pointer)
      throw RasterError(cairo: status, "a pattern")
    }
    return pointer
  }

  deinit { cairo_pattern_destroy(pointer) }

  /// Adds a colour to a ramp, with an extra factor on its alpha.
  func addStop(_ color: Color, alpha: Double, at place: Double) {
    cairo_pattern_add_color_stop_rgba(pointer, place, color.blue, color.green, color.red, color.alpha * alpha)
  }

  /// Sets the map from the canvas's local space to the pattern's units.
  func setMatrix(_ matrix: Matrix) {
    var matrix = cairo_matrix_t(matrix)
    cairo_pattern_set_matrix(pointer, &matrix)
  }

  /// Repeats the outermost colours outside; otherwise nothing is there.
  func repeatEdges() { cairo_pattern_set_extend(pointer, CAIRO_EXTEND_PAD) }

  /// Says how pixels are read.
  func setFilter(_ filter: Filter) {
    cairo_pattern_set_filter(pointer, filter == .nearest ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
  }
}

extension PixelBuffer {
  /// Runs `body` with a pattern of this buffer, one pixel a unit.
  func withPattern(_ body: (borrowing Pattern) throws(RasterError) -> Void) throws(RasterError) {
    try pixels.withUnsafeBufferPointer { pixels throws(RasterError) in
      // A pattern only reads.
      try body(
        try Pattern(try Surface(UnsafeMutableBufferPointer(mutating: pixels), width: width, height: height)))
    }
  }
}

extension MaskBuffer {
  /// Runs `body` with a pattern of this mask, one pixel a unit.
  func withPattern(_ body: (borrowing Pattern) throws(RasterError) -> Void) throws(RasterError) {
    try bytes.withUnsafeBufferPointer { bytes throws(RasterError) in
      // A pattern only reads.
      try body(
        try Pattern(
          try Surface(UnsafeMutableBufferPointer(mutating: bytes), width: width, height: height, stride: stride)))
    }
  }
}

extension cairo_matrix_t {
  /// Cairo's form of a map.
  init(_ matrix: Matrix) {
    self.init(xx: matrix.xx, yx: matrix.yx, xy: matrix.xy, yy: matrix.yy, x0: matrix.x0, y0: matrix.y0)
  }
}

extension Matrix {
  /// A map from Cairo's form.
  init(_ matrix: cairo_matrix_t) {
    self.init(xx: matrix.xx, yx: matrix.yx, xy: matrix.xy, yy: matrix.yy, x0: matrix.x0, y0: matrix.y0)
  }
}
