internal import CCairo
internal import CCompositor
import HeroGeometry
import HeroLayers

extension CairoCanvas {
  /// Fills an upright rectangle with an opaque ramp of colours along a line: the pixels that Cairo and pixman would make, in a tenth of
  /// the time.
  ///
  /// - Parameters:
  ///   - map: From local points to the space of the line.
  ///   - rect: Local points.
  /// - Returns: False when the colours are not opaque, or the place or the clip is no box of whole pixels: nothing was drawn then.
  func draw(_ gradient: GradientContents, map: Matrix, inside rect: Rect) throws(RasterError) -> Bool {
    let matrix = matrix
    let box = matrix.box(of: rect)
    guard matrix.xy == 0, matrix.yx == 0, gradient.colors.allSatisfy({ $0.alpha == 1 }),
      let pixels = PixelBox(around: box.outset(by: -1 / 1024)),
      pixels.isNear(box), let target = cairo_get_group_target(cr)
    else { return false }
    var offset = (x: 0.0, y: 0.0)
    cairo_surface_get_device_offset(target, &offset.x, &offset.y)
    guard offset == (0, 0) else { return false }
    let toLine = deviceToUser.followed(by: map)
    var isPossible = true
    let isBox = try withMemory(of: pixels) { target, part in
      guard let line = RampLine(from: gradient.startPoint, to: gradient.endPoint, toLine, over: part) else {
        isPossible = false
        return
      }
      gradient.withStops { stops in
        var (target, ramp) = (target, line.ramp(stops))
        hero_draw_ramp(&target, &ramp)
      }
    }
    return isBox && isPossible
  }

  /// From device to local space, as Cairo holds it: it is not always what inverting the matrix anew would give.
  private var deviceToUser: cairo_matrix_t {
    var result = cairo_matrix_t(xx: 1, yx: 0, xy: 0, yy: 1, x0: 0, y0: 0)
    cairo_device_to_user_distance(cr, &result.xx, &result.yx)
    cairo_device_to_user_distance(cr, &result.xy, &result.yy)
    cairo_device_to_user(cr, &result.x0, &result.y0)
    return result
  }
}

extension PixelBox {
  /// Whether a rectangle's edges are those of the box in Cairo's 256ths of a pixel.
  fileprivate func isNear(_ rect: Rect) -> Bool {
    [
      rect.minX - Double(left), rect.minY - Double(top), rect.maxX - Double(right), rect.maxY - Double(bottom),
    ].allSatisfy { abs($0) < 1 / 1024 }
  }
}

extension cairo_matrix_t {
  fileprivate func followed(by matrix: Matrix) -> cairo_matrix_t {
    var (first, second, result) = (self, cairo_matrix_t(matrix), cairo_matrix_t())
    cairo_matrix_multiply(&result, &first, &second)
    return result
  }
}

extension GradientContents {
  /// Runs `body` with the colours as Cairo hands them to pixman.
  fileprivate func withStops(_ body: (UnsafeBufferPointer<hero_stop>) -> Void) {
    let stops = zip(colors, locations).map { color, location in
      hero_stop(
        place: Fixed16.of(min(max(location, 0), 1)),
        color: (color.alpha.colorPart, color.blue.colorPart, color.green.colorPart, color.red.colorPart))
    }
    stops.withUnsafeBufferPointer(body)
  }
}

/// Numbers in 65536ths.
private enum Fixed16 {
  static func of(_ value: Double) -> Int32 { Int32((value * 65_536).rounded(.toNearestOrEven)) }
}

/// How pixman finds the place of a pixel on a ramp's line: with a map in 65536ths that is exact in the middle of a box. Source: Cairo
/// 1.16, `_cairo_matrix_to_pixman_matrix_offset`.
private struct RampLine {
  private var rows: (x: [Int32], y: [Int32])
  private let start, end: (x: Int64, y: Int64)
  /// The box's first pixel, as the map counts pixels.
  private let first: (x: Int, y: Int)

  /// Nil where Cairo would go other ways.
  init?(from start: Point, to end: Point, _ map: cairo_matrix_t, over box: PixelBox) {
    let farthest = [start.x, start.y, end.x, end.y].map(abs).max() ?? 0
    let elements = [map.xx, map.yx, map.xy, map.yy, map.x0, map.y0].map(abs)
    guard farthest < 16_383, elements.allSatisfy({ $0 < 16_383 }), abs(map.xx * map.yy - map.xy * map.yx) < 0.5 else {
      return nil
    }
    func fixed(_ point: Point) -> (Int64, Int64) { (Int64(Fixed16.of(point.x)), Int64(Fixed16.of(point.y))) }
    self.start = fixed(start)
    self.end = fixed(end)
    guard self.start != self.end else { return nil }
    let offset = Self.offset(of: map)
    var moved = map
    cairo_matrix_translate(&moved, offset.x, offset.y)
    first = (box.left - Int(offset.x), box.top - Int(offset.y))
    rows = (
      [moved.xx, moved.xy, moved.x0].map(Fixed16.of), [moved.yx, moved.yy, moved.y0].map(Fixed16.of)
    )
    let center = Point(x: Double(box.left) + Double(box.width) / 2, y: Double(box.top) + Double(box.height) / 2)
    adjust(to: moved, at: center)
    // Along rows or columns alone pixman works one colour out for many pixels: Cairo is quick then, and rounds otherwise.
    let (dx, dy) = (self.end.x - self.start.x, self.end.y - self.start.y)
    let length = Double(dx * dx + dy * dy)
    func run(_ index: Int, _ count: Int) -> Double {
      Double(count) * Double(dx * Int64(rows.x[index]) + dy * Int64(rows.y[index])) * 65_536 / length
    }
    guard abs(run(0, box.width)) >= 1, abs(run(1, box.height)) >= 1 else { return nil }
  }

  /// Whole pixels by which pixels are counted otherwise, so that the map's numbers stay small.
  private static func offset(of map: cairo_matrix_t) -> Point {
    guard map.x0 != 0 || map.y0 != 0 else { return .zero }
    var best = Point(x: map.x0, y: map.y0)
    for (i, j) in [(-1.0, -1.0), (-1, 1), (1, -1), (1, 1)] {
      let divisor = (map.xx + i) * (map.yy + j) - map.xy * map.yx
      if abs(divisor) < Double.ulpOfOne { continue }
      let x = (map.y0 * map.xy - map.x0 * (map.yy + j)) * (1 / divisor)
      let y = (map.x0 * map.yx - map.y0 * (map.xx + i)) * (1 / divisor)
      if max(abs(best.x), abs(best.y)) > max(abs(x), abs(y)) { best = Point(x: x, y: y) }
    }
    return Point(x: best.x.rounded(.down), y: best.y.rounded(.down))
  }

  /// Moves the map until it and the exact one agree at a point.
  private mutating func adjust(to exact: cairo_matrix_t, at center: Point) {
    var (exact, inverse) = (exact, exact)
    guard cairo_matrix_invert(&inverse) == CAIRO_STATUS_SUCCESS else { return }
    for _ in 0..<5 {
      var x = Double(coordinate(rows.x, center)) / 65_536
      var y = Double(coordinate(rows.y, center)) / 65_536
      cairo_matrix_transform_point(&inverse, &x, &y)
      x -= center.x
      y -= center.y
      cairo_matrix_transform_distance(&exact, &x, &y)
      let (dx, dy) = (Fixed16.of(x), Fixed16.of(y))
      rows.x[2] -= dx
      rows.y[2] -= dy
      if dx == 0, dy == 0 { return }
    }
  }

  private func coordinate(_ row: [Int32], _ point: Point) -> Int64 {
    let sum =
      Int64(row[0]) * Int64(Fixed16.of(point.x)) + Int64(row[1]) * Int64(Fixed16.of(point.y)) + Int64(row[2]) * 65_536
    return (sum + 32_768) >> 16
  }

  func ramp(_ stops: UnsafeBufferPointer<hero_stop>) -> hero_ramp {
    hero_ramp(
      stops: stops.baseAddress, count: Int32(stops.count), start_x: start.x, start_y: start.y, end_x: end.x,
      end_y: end.y,
      to_x: (rows.x[0], rows.x[1], rows.x[2]), to_y: (rows.y[0], rows.y[1], rows.y[2]), x: Int32(first.x),
      y: Int32(first.y))
  }
}
