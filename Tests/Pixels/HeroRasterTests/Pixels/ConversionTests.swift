import CCompositor
import HeroTesting

@testable import HeroRaster

/// Loops over samples and pixels, against sums that are written down plainly.
@Suite struct ConversionTests {
  @Test("every value at every alpha is multiplied to nearest")
  func premultiplication() {
    for alpha in 0...255 {
      let bytes = (0...255).flatMap { (value: Int) -> [UInt8] in
        [value, 255 - value, (value + alpha) % 256, alpha].map(UInt8.init)
      }
      var pixels = [UInt32](repeating: 0, count: 256)
      hero_premultiply(bytes, 256, &pixels)
      var expected: [UInt32] = []
      for index in 0...255 {
        var pixel = UInt32(alpha)
        for component in (0..<3).reversed() {
          let exact = Double(bytes[index * 4 + component]) * Double(alpha) / 255
          pixel = pixel << 8 | UInt32(exact.rounded())
        }
        expected.append(pixel)
      }
      expectEqual(pixels, expected, "alpha \(alpha)")
    }
  }

  @Test("two rows are halved to nearest, lone columns stay alone", arguments: 1...37, [false, true])
  func halving(width: Int, isLone: Bool) {
    func row(_ seed: UInt32) -> [UInt32] { (0..<width).map { (UInt32($0) &+ seed) &* 2_654_435_761 } }
    let rows = [row(1), row(9000)]
    let shift = isLone ? 1 : 0
    let count = (width + shift + 1) / 2
    var halves = [UInt32](repeating: 0, count: count)
    hero_halve_row(rows[0], rows[1], Int32(width), Int32(shift), &halves)
    for (x, half) in halves.enumerated() {
      let columns = [max(x * 2 - shift, 0), min(x * 2 + 1 - shift, width - 1)]
      for component: UInt32 in [0, 8, 16, 24] {
        let values = rows.flatMap { row in columns.map { Double(row[$0] >> component & 255) } }
        let mean: Double = values.reduce(0, +) / 4
        expectEqual(Double(half >> component & 255), mean.rounded(), "column \(x)")
      }
    }
  }

  @Test("samples are weighed with their neighbours", arguments: [1, 4], [false, true])
  func convolution(channels: Int, repeats: Bool) {
    let (width, height) = (37, 5)
    let weights: [Float] = [0.125, 0.25, 0.5, 0.0625, 0.0625]
    // Small whole numbers and weights that are parts of sixteen: all sums are exact.
    let samples = (0..<(width * height * channels)).map { Float($0 * 7 % 32) }
    var padded = [Float](repeating: -1, count: (width + 4) * channels)
    var horizontal = [Float](repeating: -1, count: samples.count)
    var result = horizontal
    samples.withUnsafeBufferPointer { samples in
      var plane = hero_plane(
        samples: samples.baseAddress, width: Int32(width), height: Int32(height), channels: Int32(channels))
      hero_convolve_plane(&plane, weights, 5, repeats ? 1 : 0, &padded, &horizontal, &result)
    }
    func sample(_ x: Int, _ y: Int, _ channel: Int) -> Float {
      let (inX, inY) = (min(max(x, 0), width - 1), min(max(y, 0), height - 1))
      return repeats || (inX, inY) == (x, y) ? samples[(inY * width + inX) * channels + channel] : 0
    }
    var expected: [Float] = []
    for index in samples.indices {
      let (x, y, channel) = (index / channels % width, index / channels / width, index % channels)
      var sum: Float = 0
      for (down, tall) in weights.enumerated() {
        for (right, wide) in weights.enumerated() { sum += tall * wide * sample(x + right - 2, y + down - 2, channel) }
      }
      expected.append(sum)
    }
    expectEqual(result, expected)
  }

  @Test("coverage of pixels")
  func coverage() {
    let pixels: [UInt32] = [0, 0xff00_0000, 0x8012_3456, 0x3300_0000]
    var samples = [Float](repeating: -1, count: 4)
    hero_alpha_samples(pixels, 4, &samples)
    expectEqual(samples, [0, 1, 128 / 255, 0.2])
  }
}
