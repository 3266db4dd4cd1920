internal import CCairo

/// Coverage in Cairo's A8 layout; written once, then only read.
final class MaskBuffer: @unchecked Sendable {
  // Safe to share: the memory is written only by its makers before the buffer is handed out.

  let width: Int
  let height: Int
  /// Bytes per row, a multiple of four as Cairo wants it.
  let stride: Int
  let bytes: UnsafeMutableBufferPointer<UInt8>

  init(width: Int, height: Int) {
    self.width = max(width, 1)
    self.height = max(height, 1)
    stride = (self.width + 3) / 4 * 4
    bytes = .allocate(capacity: stride * self.height)
    bytes.initialize(repeating: 0)
  }

  /// Samples 0…1 rounded to bytes; of every `step` × `step` samples (odd) the middle one.
  convenience init(_ plane: SamplePlane, every step: Int = 1) {
    self.init(width: plane.width / step, height: plane.height / step)
    for y in 0..<height {
      let row = (y * step + step / 2) * plane.width + step / 2
      for x in 0..<width {
        bytes[y * stride + x] = UInt8(min(max(plane.samples[row + x * step] * 255 + 0.5, 0), 255))
      }
    }
  }

  deinit { bytes.deallocate() }

  /// Runs `body` with a pattern of this mask, one pixel a unit.
  func withPattern(_ body: (OpaquePointer) throws(RasterError) -> Void) throws(RasterError) {
    let surface = cairo_image_surface_create_for_data(
      bytes.baseAddress, CAIRO_FORMAT_A8, Int32(width), Int32(height), Int32(stride))
    guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      throw .failed("cairo_image_surface_create_for_data: mask of \(width)×\(height) px")
    }
    defer { cairo_surface_destroy(surface) }
    guard let pattern = cairo_pattern_create_for_surface(surface) else {
      throw .failed("cairo_pattern_create_for_surface")
    }
    defer { cairo_pattern_destroy(pattern) }
    try body(pattern)
  }
}
