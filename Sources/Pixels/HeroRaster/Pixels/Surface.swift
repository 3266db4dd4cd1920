internal import CCairo

/// Memory that Cairo draws on or reads from, lent to it for as long as this lives; for one thread.
struct Surface: ~Copyable {
  /// Cairo's surface, for the files of this folder.
  let pointer: OpaquePointer

  /// Pixels of a `PixelBuffer`, row-major without padding.
  init(_ pixels: UnsafeMutableBufferPointer<UInt32>, width: Int, height: Int) throws(RasterError) {
    try self.init(UnsafeMutableRawPointer(pixels.baseAddress), CAIRO_FORMAT_ARGB32, (width, height), stride: width * 4)
  }

  /// A8 coverage.
  init(_ bytes: UnsafeMutableBufferPointer<UInt8>, width: Int, height: Int, stride: Int) throws(RasterError) {
    try self.init(UnsafeMutableRawPointer(bytes.baseAddress), CAIRO_FORMAT_A8, (width, height), stride: stride)
  }

  private init(
    _ memory: UnsafeMutableRawPointer?, _ format: cairo_format_t, _ size: (width: Int, height: Int), stride: Int
  ) throws(RasterError) {
    let pointer = cairo_image_surface_create_for_data(
      memory?.assumingMemoryBound(to: UInt8.self), format, Int32(size.width), Int32(size.height), Int32(stride))
    guard let pointer, cairo_surface_status(pointer) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(pointer)
      throw .failed("cairo_image_surface_create_for_data: \(size.width)×\(size.height) px")
    }
    self.pointer = pointer
  }

  /// Cairo lets go of the memory, even when a context outlives this.
  deinit {
    cairo_surface_finish(pointer)
    cairo_surface_destroy(pointer)
  }

  /// Brings what is drawn into the memory, and reports a failure.
  func flush() throws(RasterError) {
    cairo_surface_flush(pointer)
    try RasterError.check(cairo_surface_status(pointer))
  }
}

extension RasterError {
  /// What Cairo says, and about what.
  init(cairo status: cairo_status_t, _ thing: String = "") {
    let message = cairo_status_to_string(status).map { String(cString: $0) } ?? "status \(status.rawValue)"
    self = .failed(thing.isEmpty ? "cairo: \(message)" : "cairo: \(thing): \(message)")
  }

  /// Throws when a status is not success.
  static func check(_ status: cairo_status_t, _ thing: String = "") throws(RasterError) {
    guard status == CAIRO_STATUS_SUCCESS else { throw RasterError(cairo: status, thing) }
  }
}
