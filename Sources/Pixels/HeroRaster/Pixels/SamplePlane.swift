internal import CCompositor

/// A grid of samples with one or four channels, for filtering.
struct SamplePlane: Sendable {
  let width: Int
  let height: Int
  let channels: Int
  /// Row-major, channels interleaved.
  var samples: [Float]

  /// A plane of zeros.
  init(width: Int, height: Int, channels: Int) {
    self.width = width
    self.height = height
    self.channels = channels
    samples = [Float](repeating: 0, count: width * height * channels)
  }
}

extension PixelBuffer {
  /// The alpha channel as samples 0…1.
  func alphaPlane() -> SamplePlane {
    var plane = SamplePlane(width: width, height: height, channels: 1)
    hero_alpha_samples(pixels, Int32(pixels.count), &plane.samples)
    return plane
  }
}
