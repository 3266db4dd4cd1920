internal import CCairo
internal import CCompositor
import HeroGeometry

/// A box of whole device pixels.
struct PixelBox: Equatable, Sendable {
  var left, top, right, bottom: Int

  /// Pixels per row; none when negative.
  var width: Int { right - left }
  /// Rows; none when negative.
  var height: Int { bottom - top }
  /// Whether it holds no pixel.
  var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The common part.
  func intersection(_ other: PixelBox) -> PixelBox {
    PixelBox(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }
}

extension PixelBox {
  /// The pixels that a device rectangle touches; nil when it is out of all measure.
  init?(around rect: Rect) {
    let limit = Point.drawableLimit
    guard abs(rect.minX) < limit, abs(rect.minY) < limit, abs(rect.maxX) < limit, abs(rect.maxY) < limit else {
      return nil
    }
    self.init(
      left: Int(rect.minX.rounded(.down)), top: Int(rect.minY.rounded(.down)), right: Int(rect.maxX.rounded(.up)),
      bottom: Int(rect.maxY.rounded(.up)))
  }
}

extension hero_target {
  /// The memory of a part of the box that this is the memory of.
  func part(_ part: PixelBox, of box: PixelBox) -> hero_target {
    hero_target(
      pixels: pixels.map { $0 + (part.top - box.top) * Int(stride) + part.left - box.left }, stride: stride,
      width: Int32(part.width), height: Int32(part.height))
  }
}

extension CairoCanvas {
  /// The box of whole pixels that the clip is; nil when it is any other shape.
  var clipBox: PixelBox? {
    let saved = matrix
    matrix = .identity
    defer { matrix = saved }
    guard let list = cairo_copy_clip_rectangle_list(cr) else { return nil }
    defer { cairo_rectangle_list_destroy(list) }
    guard list.pointee.status == CAIRO_STATUS_SUCCESS else { return nil }
    if list.pointee.num_rectangles == 0 { return PixelBox(left: 0, top: 0, right: 0, bottom: 0) }
    guard list.pointee.num_rectangles == 1, let rect = list.pointee.rectangles?.pointee else { return nil }
    return PixelBox(around: Rect(x: rect.x, y: rect.y, width: rect.width, height: rect.height))
  }

  /// Lends the memory of those pixels of a box that the clip leaves, for drawing without Cairo; `body` gets them, and the
  /// box that they are. It is not called when there are none.
  ///
  /// - Returns: False when the clip is no box of whole pixels: nothing was drawn then.
  func withMemory(
    of box: PixelBox, _ body: (hero_target, PixelBox) throws(RasterError) -> Void
  ) throws(RasterError) -> Bool {
    try checkStatus()
    guard let clip = clipBox, let target = cairo_get_group_target(cr),
      cairo_surface_get_type(target) == CAIRO_SURFACE_TYPE_IMAGE,
      cairo_image_surface_get_format(target) == CAIRO_FORMAT_ARGB32
    else { return false }
    cairo_surface_flush(target)
    var (x, y) = (0.0, 0.0)
    cairo_surface_get_device_offset(target, &x, &y)
    let (left, top) = (Int(x), Int(y))
    let surface = PixelBox(
      left: -left, top: -top, right: Int(cairo_image_surface_get_width(target)) - left,
      bottom: Int(cairo_image_surface_get_height(target)) - top)
    let part = box.intersection(clip).intersection(surface)
    guard !part.isEmpty else { return true }
    guard let data = cairo_image_surface_get_data(target) else { return false }
    let stride = Int(cairo_image_surface_get_stride(target)) / 4
    let pixels = UnsafeMutableRawPointer(data).assumingMemoryBound(to: UInt32.self)
    let start = pixels + ((part.top + top) * stride + part.left + left)
    let memory = hero_target(pixels: start, stride: Int64(stride), width: Int32(part.width), height: Int32(part.height))
    try body(memory, part)
    cairo_surface_mark_dirty_rectangle(
      target, Int32(part.left + left), Int32(part.top + top), Int32(part.width), Int32(part.height))
    return true
  }
}
