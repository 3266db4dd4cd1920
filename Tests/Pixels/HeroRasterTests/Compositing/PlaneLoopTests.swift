import CCompositor
import HeroTesting

/// The loops that make a plane coarser and fine again, against sums and interpolations of one sample at a time.
@Suite struct PlaneLoopTests {
  private func samples(_ count: Int) -> [Float] { (0..<count).map { Float(($0 * 7919 + 31) % 1009) / 1009 } }

  private func average(
    _ samples: [Float], _ size: (width: Int, height: Int), channels: Int, factor: Int, repeats: Bool
  ) -> [Float] {
    let (width, height) = ((size.width + factor - 1) / factor, (size.height + factor - 1) / factor)
    let scale = 1 / Float(factor * factor)
    return (0..<width * height * channels).map { index in
      let (channel, column, row) = (index % channels, index / channels % width, index / channels / width)
      var sum: Float = 0
      for y in row * factor..<(row + 1) * factor {
        for x in column * factor..<(column + 1) * factor where repeats || (x < size.width && y < size.height) {
          sum +=
            samples[(min(y, size.height - 1) * size.width + min(x, size.width - 1)) * channels + channel] * scale
        }
      }
      return sum
    }
  }

  @Test(arguments: [1, 2, 4], [2, 4, 8]) func blocksAreAveraged(channels: Int, factor: Int32) {
    for (width, height) in [(1, 1), (8, 8), (13, 9), (40, 3)] {
      let samples = samples(width * height * channels)
      for repeats in [false, true] {
        let expected = average(
          samples, (width, height), channels: channels, factor: Int(factor), repeats: repeats)
        var sums = [Float](repeating: .nan, count: expected.count)
        samples.withUnsafeBufferPointer {
          var plane = hero_plane(
            samples: $0.baseAddress, width: Int32(width), height: Int32(height), channels: Int32(channels))
          hero_average_plane(&plane, factor, repeats ? 1 : 0, &sums)
        }
        expectEqual(sums, expected)
      }
    }
  }

  @Test(arguments: [1, 2, 4]) func planesAreSpread(channels: Int) {
    let (width, height) = (5, 4)
    let samples = samples(width * height * channels)
    let columns: [(Int32, Float)] = [(0, 0), (0, 0.25), (1, 0.75), (3, 0.5), (4, 0), (4, 0.5)]
    let rows: [(Int32, Float)] = [(0, 0.5), (0, 0.75), (1, 0), (2, 0.25), (3, 0.5), (1, 0.5)]
    func between(_ a: Float, _ b: Float, _ part: Float) -> Float { a + (b - a) * part }
    var expected: [Float] = []
    for (row, lower) in rows {
      for (column, right) in columns {
        for channel in 0..<channels {
          func sample(_ x: Int32, _ y: Int32) -> Float {
            samples[(min(Int(y), height - 1) * width + min(Int(x), width - 1)) * channels + channel]
          }
          expected.append(
            between(
              between(sample(column, row), sample(column + 1, row), right),
              between(sample(column, row + 1), sample(column + 1, row + 1), right), lower))
        }
      }
    }
    var target = [Float](repeating: .nan, count: expected.count)
    var scratch = [Float](repeating: .nan, count: 2 * columns.count * channels)
    samples.withUnsafeBufferPointer { samples in
      var plane = hero_plane(
        samples: samples.baseAddress, width: Int32(width), height: Int32(height), channels: Int32(channels))
      places(columns) { columns in
        places(rows) { rows in hero_spread_plane(&plane, columns, rows, &scratch, &target) }
      }
    }
    expectEqual(target, expected)
  }

  private func places(_ places: [(Int32, Float)], _ body: (UnsafePointer<hero_places>) -> Void) {
    let (indices, fractions) = (places.map(\.0), places.map(\.1))
    indices.withUnsafeBufferPointer { indices in
      fractions.withUnsafeBufferPointer { fractions in
        var lent = hero_places(
          indices: indices.baseAddress, fractions: fractions.baseAddress, count: Int32(places.count))
        body(&lent)
      }
    }
  }

  @Test func samplesAreRounded() {
    let samples: [Float] = [-0.5, 0, 0.499 / 255, 0.501 / 255, 127.4 / 255, 127.6 / 255, 1, 1.5]
    var bytes = [UInt8](repeating: 9, count: samples.count)
    hero_round_samples(samples, Int32(samples.count), &bytes)
    expectEqual(bytes, [0, 0, 0, 1, 127, 128, 255, 255])
  }
}
