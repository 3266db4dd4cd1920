internal import CCairo
import HeroGeometry
import HeroLayers

extension CairoCanvas {
  /// Fills the path, which is used up, with the source.
  func fill(_ rule: ShapeContents.FillRule = .nonZero) {
    withFillRule(rule) { cairo_fill(cr) }
  }

  /// Runs `body` with a rule of what is inside; without one paths wind.
  func withFillRule(_ rule: ShapeContents.FillRule, _ body: () -> Void) {
    cairo_set_fill_rule(cr, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    body()
    cairo_set_fill_rule(cr, CAIRO_FILL_RULE_WINDING)
  }

  /// Fills a path with a colour, with an extra factor on its alpha.
  func fill(_ path: Path, _ color: Color, alpha: Double = 1) {
    setPath(path)
    setColor(color, alpha: alpha)
    fill()
  }

  /// Fills all that the clip leaves with the source.
  func paint() { cairo_paint(cr) }

  /// Fills all that the clip leaves with the source at an opacity, 0…1.
  func paint(alpha: Double) { cairo_paint_with_alpha(cr, alpha) }

  /// Fills everything with a colour, replacing what is there.
  func replace(with color: Color) {
    cairo_set_operator(cr, CAIRO_OPERATOR_SOURCE)
    setColor(color)
    cairo_paint(cr)
    cairo_set_operator(cr, CAIRO_OPERATOR_OVER)
  }

  /// Fills what a pattern covers with the source.
  func mask(_ pattern: borrowing Pattern) { cairo_mask(cr, pattern.pointer) }

  /// Strokes the path, which is used up, with the source; a mitre reaches ten half widths at most.
  ///
  /// - Parameters:
  ///   - width: Local units, > 0.
  ///   - dashes: Lengths of strokes and gaps in turn, local units; empty for a solid line.
  func stroke(
    width: Double, cap: ShapeContents.LineCap, join: ShapeContents.LineJoin, miterLimit: Double, dashes: [Double]
  ) {
    cairo_set_line_width(cr, width)
    switch cap {
    case .butt: cairo_set_line_cap(cr, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(cr, CAIRO_LINE_CAP_SQUARE)
    }
    switch join {
    case .miter: cairo_set_line_join(cr, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(cr, CAIRO_LINE_JOIN_BEVEL)
    }
    cairo_set_miter_limit(cr, miterLimit)
    // Cairo refuses a pattern that is all zero; Core Animation then draws a solid line.
    let dashes = dashes.contains { $0 > 0 } ? dashes.map { max($0, 0) } : []
    cairo_set_dash(cr, dashes, Int32(dashes.count), 0)
    cairo_stroke(cr)
    cairo_set_dash(cr, nil, 0, 0)
  }

  /// Runs `body` so that the coverage of a path and that of a round clip are multiplied instead of intersected.
  ///
  /// Either way is 16 × 15 samples a pixel; another way than the clip's is what keeps the two apart.
  func withoutExactClips(_ body: () -> Void) {
    cairo_set_antialias(cr, CAIRO_ANTIALIAS_GRAY)
    body()
    cairo_set_antialias(cr, CAIRO_ANTIALIAS_DEFAULT)
  }

  /// Narrows the clip to a path whose coverage and that of whatever is drawn in it are multiplied, in a third way, with as many samples.
  func clipWithoutExactness(to path: Path, _ rule: ShapeContents.FillRule) {
    cairo_set_antialias(cr, CAIRO_ANTIALIAS_GOOD)
    clip(to: path, rule)
    cairo_set_antialias(cr, CAIRO_ANTIALIAS_DEFAULT)
  }
}

/// What has been drawn so far on the nearest group, or on the whole canvas.
struct DrawnPixels {
  /// Premultiplied as those of a `PixelBuffer`, valid while the canvas draws nothing.
  let pixels: UnsafeBufferPointer<UInt32>
  let width: Int
  let height: Int
  /// Pixels from one row to the next.
  let stride: Int
  /// From device pixels to pixels of the group.
  let offset: Point
}

extension CairoCanvas {
  /// Runs `body` with what has been drawn so far on the nearest group; not at all on a group without pixels.
  func withDrawnPixels(_ body: (DrawnPixels) throws(RasterError) -> Void) throws(RasterError) {
    try checkStatus()
    guard let target = cairo_get_group_target(cr) else { throw .failed("cairo: no group") }
    cairo_surface_flush(target)
    try RasterError.check(cairo_surface_status(target))
    let width = Int(cairo_image_surface_get_width(target))
    let height = Int(cairo_image_surface_get_height(target))
    guard width > 0, height > 0 else { return }
    guard let data = cairo_image_surface_get_data(target) else { throw .failed("cairo: a group without memory") }
    let stride = Int(cairo_image_surface_get_stride(target)) / 4
    var (x, y) = (0.0, 0.0)
    cairo_surface_get_device_offset(target, &x, &y)
    let pixels = UnsafeRawPointer(data).assumingMemoryBound(to: UInt32.self)
    try body(
      DrawnPixels(
        pixels: UnsafeBufferPointer(start: pixels, count: stride * height), width: width, height: height,
        stride: stride, offset: Point(x: x, y: y)))
  }

  /// Exchanges red and blue of all that has been drawn so far on the nearest group.
  func swapRedAndBlue() throws(RasterError) {
    try withDrawnPixels { drawn in
      let pixels = UnsafeMutableBufferPointer(mutating: drawn.pixels)
      for index in pixels.indices {
        let pixel = pixels[index]
        pixels[index] = pixel & 0xFF00_FF00 | pixel >> 16 & 255 | (pixel & 255) << 16
      }
    }
    guard let target = cairo_get_group_target(cr) else { throw .failed("cairo: no group") }
    cairo_surface_mark_dirty(target)
  }
}

extension Double {
  /// A part of a colour, 0…1, as Cairo hands it to pixman: cut off, not rounded.
  var colorPart: UInt16 {
    let scaled = UInt32(min(max(self, 0), 1) * 65_536)
    return UInt16(scaled - scaled >> 16)
  }
}
