internal import CCompositor
import HeroBytes
import HeroImage

/// Premultiplied pixels: alpha in the highest bits, then blue, green and red, so that opaque ones lie in memory as the r, g, b, a that a picture
/// has in the end.
///
/// Cairo, which has no such layout, takes them for ARGB32: to it red and blue are two components like each other, and colours come with the two
/// in each other's place.
struct PixelBuffer: Sendable {
  /// Pixels per row.
  let width: Int
  /// Rows.
  let height: Int
  /// Row-major, no padding: ARGB32 rows are 4-byte aligned by themselves.
  var pixels: [UInt32]

  init(width: Int, height: Int) {
    self.width = max(width, 1)
    self.height = max(height, 1)
    let count = self.width * self.height
    pixels = [UInt32](unsafeUninitializedCapacity: count) { target, filled in
      ProcessMemory.useLargePages(for: target)
      target.initialize(repeating: 0)
      filled = count
    }
  }

  /// A buffer of what `body` draws on a transparent canvas, which is of no use afterwards.
  ///
  /// Throws the first error of all calls, so that no picture with a failed one goes out.
  init(width: Int, height: Int, drawing body: (CairoCanvas) throws(RasterError) -> Void) throws(RasterError) {
    try self.init(PixelBuffer(width: width, height: height), drawing: body)
  }

  /// A copy of a buffer and lets `body` draw over it, on the same terms.
  init(_ ground: PixelBuffer, drawing body: (CairoCanvas) throws(RasterError) -> Void) throws(RasterError) {
    self = ground
    let (width, height) = (self.width, self.height)
    try pixels.withUnsafeMutableBufferPointer { pixels throws(RasterError) in
      try Self.draw(on: pixels, width: width, height: height, body)
    }
  }

  /// Lets `body` draw over pixels that lie elsewhere, on the same terms.
  private static func draw(
    on pixels: UnsafeMutableBufferPointer<UInt32>, width: Int, height: Int,
    _ body: (CairoCanvas) throws(RasterError) -> Void
  ) throws(RasterError) {
    let surface = try Surface(pixels, width: width, height: height)
    let canvas = try CairoCanvas(surface)
    try body(canvas)
    try surface.flush()
    try canvas.checkStatus()
  }

  private func copy(
    _ part: PixelBox, of pixels: UnsafeBufferPointer<UInt32>, to target: UnsafeMutableBufferPointer<UInt32>
  ) {
    guard let source = pixels.baseAddress, let target = target.baseAddress else { return }
    // Rows that lie behind one another are one.
    let isWhole = part.width == width
    let (rows, count) = isWhole ? (1, part.width * part.height) : (part.height, part.width)
    for row in 0..<rows {
      let place = (part.top + row) * width + part.left
      (target + place).update(from: source + place, count: count)
    }
  }

  /// Whether every pixel is opaque.
  var isOpaque: Bool { pixels.allSatisfy { $0 >> 24 == 255 } }

  /// One pixel that stands for all, when all are the same; else the buffer itself.
  var flattened: PixelBuffer {
    guard let first = pixels.first, pixels.allSatisfy({ $0 == first }) else { return self }
    var single = PixelBuffer(width: 1, height: 1)
    single.pixels[0] = first
    return single
  }

  /// Half the size by averaging 2×2 blocks (the last row or column repeats when the side is odd).
  func halved() -> PixelBuffer {
    var result = PixelBuffer(width: (width + 1) / 2, height: (height + 1) / 2)
    let halfWidth = result.width
    result.pixels.withUnsafeMutableBufferPointer { target in
      pixels.withUnsafeBufferPointer { pixels in
        guard let pixels = pixels.baseAddress, let target = target.baseAddress else { return }
        for y in 0..<(height + 1) / 2 {
          let (upper, lower) = (pixels + y * 2 * width, pixels + min(y * 2 + 1, height - 1) * width)
          hero_halve_row(upper, lower, Int32(width), 0, target + y * halfWidth)
        }
      }
    }
    return result
  }

  /// What `body` draws, which sets every pixel, as straight RGBA, on the same terms, in memory from `memory`, if there is any; `isOpaque` says
  /// that it leaves no pixel that is not.
  static func pixmap(
    width: Int, height: Int, isOpaque: Bool, memory: FrameMemory?,
    drawing body: (CairoCanvas) throws(RasterError) -> Void
  ) throws(RasterError) -> Pixmap? {
    try Pixmap(width: width, height: height, isOpaque: isOpaque, memory: memory) { target throws(RasterError) in
      try draw(on: target, width: width, height: height, body)
    }
  }

  /// What `body` draws over a copy of the buffer, as straight RGBA, on the same terms; the copy is made, drawn on and made straight in one
  /// memory.
  ///
  /// - Parameters:
  ///   - isOpaque: Whether all pixels are then. Default: they are looked at.
  ///   - covered: Pixels that `body` replaces whatever they are; they are not copied.
  ///   - memory: Where it may be found.
  func pixmap(
    isOpaque: Bool = false, covered: [PixelBox] = [], memory: FrameMemory? = nil,
    drawing body: (CairoCanvas) throws(RasterError) -> Void = { _ in }
  ) throws(RasterError) -> Pixmap? {
    try Pixmap(width: width, height: height, isOpaque: isOpaque, memory: memory) { target throws(RasterError) in
      pixels.withUnsafeBufferPointer { pixels in
        for part in PixelBox(left: 0, top: 0, right: width, bottom: height).without(covered) {
          copy(part, of: pixels, to: target)
        }
      }
      try Self.draw(on: target, width: width, height: height, body)
    }
  }
}
