internal import CCompositor

/// Coverage in Cairo's A8 layout.
struct MaskBuffer: Sendable {
  let width: Int
  let height: Int
  /// Bytes per row, a multiple of four as Cairo wants it.
  let stride: Int
  var bytes: [UInt8]

  /// A mask that covers nothing.
  init(width: Int, height: Int) {
    self.width = max(width, 1)
    self.height = max(height, 1)
    stride = (self.width + 3) / 4 * 4
    bytes = [UInt8](repeating: 0, count: stride * self.height)
  }

  /// A mask of what `body` draws on a canvas that has no colours.
  ///
  /// Throws the first error of all calls, as `PixelBuffer` does.
  init(width: Int, height: Int, drawing body: (CairoCanvas) throws(RasterError) -> Void) throws(RasterError) {
    self.init(width: width, height: height)
    let (width, height, stride) = (self.width, self.height, stride)
    try bytes.withUnsafeMutableBufferPointer { bytes throws(RasterError) in
      let surface = try Surface(bytes, width: width, height: height, stride: stride)
      let canvas = try CairoCanvas(surface)
      try body(canvas)
      try surface.flush()
      try canvas.checkStatus()
    }
  }

  /// Samples 0…1 rounded to bytes; of every `step` × `step` samples (odd) the middle one.
  init(_ plane: SamplePlane, every step: Int = 1) {
    self.init(width: plane.width / step, height: plane.height / step)
    let (width, height, stride) = (width, height, stride)
    bytes.withUnsafeMutableBufferPointer { bytes in
      plane.samples.withUnsafeBufferPointer { samples in
        guard let bytes = bytes.baseAddress, let samples = samples.baseAddress else { return }
        var row = [Float](repeating: 0, count: width)
        for y in 0..<min(height, plane.height / step) {
          let source = samples + (y * step + step / 2) * plane.width + step / 2
          let count = min(width, plane.width / step)
          for x in 0..<count { row[x] = source[x * step] }
          hero_round_samples(row, Int32(count), bytes + y * stride)
        }
      }
    }
  }
}
