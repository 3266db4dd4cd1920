internal import CCompositor
import Foundation

/// The Gaussian of shadows and backdrops: a normalised kernel cut at 3.5 σ, whose lost tails stay below 1/2000.
///
/// Wide blurs work on a grid made coarser by averaging, and subtract the variance that averaging and linear
/// interpolation bring: the result differs from the full Gaussian by less than 1/255 (tests integrate it).
enum GaussianBlur {
  /// What lies outside the plane.
  enum Edge {
    /// Nothing.
    case zero
    /// The nearest sample.
    case clamp
  }

  /// Wider blurs count as this wide, in samples: a quarter of the widest frame, where nothing is left to be seen.
  private static let widestSigma = 4096.0

  /// Blurs with a standard deviation in samples.
  static func blur(_ plane: SamplePlane, sigma: Double, edge: Edge) -> SamplePlane {
    let sigma = min(sigma, widestSigma)
    guard sigma > 0.05, plane.width > 0, plane.height > 0 else { return plane }
    var factor = 1
    while sigma / Double(factor * 2) >= 4 { factor *= 2 }
    guard factor > 1 else { return convolve(plane, sigma: sigma, edge: edge) }
    let f = Double(factor)
    // Averaging f samples: variance (f² − 1)/12. Interpolating linearly between averages f apart: f²/6.
    let variance = (sigma * sigma - (f * f - 1) / 12 - f * f / 6) / (f * f)
    let coarse = convolve(averaged(plane, factor: factor, edge: edge), sigma: variance.squareRoot(), edge: edge)
    return interpolated(coarse, factor: factor, width: plane.width, height: plane.height)
  }

  private static func kernel(sigma: Double) -> [Float] {
    let reach = max(Int((sigma * 3.5).rounded(.up)), 1)
    // Each weight is the Gaussian's integral over its sample, so that narrow blurs are right, too.
    let root = sigma * 2.0.squareRoot()
    var weights: [Double] = []
    for offset in -reach...reach {
      let place = Double(offset)
      weights.append((erf((place + 0.5) / root) - erf((place - 0.5) / root)) / 2)
    }
    let sum: Double = weights.reduce(0, +)
    return weights.map { Float($0 / sum) }
  }

  private static func convolve(_ plane: SamplePlane, sigma: Double, edge: Edge) -> SamplePlane {
    let weights = kernel(sigma: sigma)
    let reach = weights.count / 2
    let channels = plane.channels
    let rowLength = plane.width * channels

    // Rows: a padded copy of each row, shifted and added up.
    var horizontal = SamplePlane(width: plane.width, height: plane.height, channels: channels)
    let padded = UnsafeMutableBufferPointer<Float>.allocate(capacity: rowLength + 2 * reach * channels)
    defer { padded.deallocate() }
    horizontal.samples.withUnsafeMutableBufferPointer { target in
      plane.samples.withUnsafeBufferPointer { samples in
        for y in 0..<plane.height {
          let source = UnsafeBufferPointer(rebasing: samples[y * rowLength..<(y + 1) * rowLength])
          for index in 0..<padded.count {
            let position = index - reach * channels
            if position >= 0, position < rowLength {
              padded[index] = source[position]
            } else if edge == .zero {
              padded[index] = 0
            } else {
              let channel = ((position % channels) + channels) % channels
              padded[index] = source[position < 0 ? channel : rowLength - channels + channel]
            }
          }
          add(
            into: target.baseAddress.map { $0 + y * rowLength }, count: rowLength, weights: weights,
            from: { tap in padded.baseAddress.map { UnsafePointer($0 + tap * channels) } })
        }
      }
    }

    // Columns: whole rows added up.
    var result = SamplePlane(width: plane.width, height: plane.height, channels: channels)
    result.samples.withUnsafeMutableBufferPointer { target in
      horizontal.samples.withUnsafeBufferPointer { samples in
        for y in 0..<plane.height {
          add(
            into: target.baseAddress.map { $0 + y * rowLength }, count: rowLength, weights: weights,
            from: { tap in
              var row = y + tap - reach
              if row < 0 || row >= plane.height {
                guard edge == .clamp else { return nil }
                row = min(max(row, 0), plane.height - 1)
              }
              return samples.baseAddress.map { $0 + row * rowLength }
            })
        }
      }
    }
    return result
  }

  /// Sums weighted rows, sixteen samples at a time so that the sum stays in registers; taps without a row count nothing.
  private static func add(
    into target: UnsafeMutablePointer<Float>?, count: Int, weights: [Float],
    from row: (Int) -> UnsafePointer<Float>?
  ) {
    guard let target else { return }
    var taps: [(weight: Float, row: UnsafePointer<Float>)] = []
    taps.reserveCapacity(weights.count)
    for (tap, weight) in weights.enumerated() {
      if let row = row(tap) { taps.append((weight, row)) }
    }
    taps.withUnsafeBufferPointer { taps in
      var index = 0
      while index + 16 <= count {
        var (a, b, c, d) = (SIMD4<Float>.zero, SIMD4<Float>.zero, SIMD4<Float>.zero, SIMD4<Float>.zero)
        for tap in taps {
          let place = UnsafeRawPointer(tap.row + index)
          a += tap.weight * place.loadUnaligned(as: SIMD4<Float>.self)
          b += tap.weight * place.loadUnaligned(fromByteOffset: 16, as: SIMD4<Float>.self)
          c += tap.weight * place.loadUnaligned(fromByteOffset: 32, as: SIMD4<Float>.self)
          d += tap.weight * place.loadUnaligned(fromByteOffset: 48, as: SIMD4<Float>.self)
        }
        let place = UnsafeMutableRawPointer(target + index)
        place.storeBytes(of: a, as: SIMD4<Float>.self)
        place.storeBytes(of: b, toByteOffset: 16, as: SIMD4<Float>.self)
        place.storeBytes(of: c, toByteOffset: 32, as: SIMD4<Float>.self)
        place.storeBytes(of: d, toByteOffset: 48, as: SIMD4<Float>.self)
        index += 16
      }
      while index < count {
        var sum: Float = 0
        for tap in taps { sum += tap.weight * tap.row[index] }
        target[index] = sum
        index += 1
      }
    }
  }

  private static func averaged(_ plane: SamplePlane, factor: Int, edge: Edge) -> SamplePlane {
    var result = SamplePlane(
      width: (plane.width + factor - 1) / factor, height: (plane.height + factor - 1) / factor,
      channels: plane.channels)
    plane.withPointer { plane in
      hero_average_plane(plane, Int32(factor), edge == .clamp ? 1 : 0, &result.samples)
    }
    return result
  }

  private static func interpolated(_ coarse: SamplePlane, factor: Int, width: Int, height: Int) -> SamplePlane {
    var result = SamplePlane(width: width, height: height, channels: coarse.channels)
    func places(_ count: Int, of samples: Int) -> BlurredShape.Axis {
      var axis = BlurredShape.Axis(count: count)
      for position in 0..<count {
        let coordinate = (Double(position) - Double(factor - 1) / 2) / Double(factor)
        let clamped = min(max(coordinate, 0), Double(samples - 1))
        axis.indices[position] = Int32(clamped)
        axis.fractions[position] = Float(clamped - clamped.rounded(.down))
      }
      return axis
    }
    var scratch = [Float](repeating: 0, count: 2 * width * coarse.channels)
    coarse.withPointer { coarse in
      places(width, of: Int(coarse.pointee.width)).withPlaces { columns in
        places(height, of: Int(coarse.pointee.height)).withPlaces { rows in
          hero_spread_plane(coarse, columns, rows, &scratch, &result.samples)
        }
      }
    }
    return result
  }
}

extension SamplePlane {
  /// Lends the samples to a loop.
  fileprivate func withPointer(_ body: (UnsafePointer<hero_plane>) -> Void) {
    samples.withUnsafeBufferPointer {
      var plane = hero_plane(
        samples: $0.baseAddress, width: Int32(width), height: Int32(height), channels: Int32(channels))
      body(&plane)
    }
  }
}

extension BlurredShape.Axis {
  /// Lends the places to a loop.
  fileprivate func withPlaces(_ body: (UnsafePointer<hero_places>) -> Void) {
    withPointers(from: 0) { indices, fractions in
      var places = hero_places(indices: indices, fractions: fractions, count: Int32(self.indices.count))
      body(&places)
    }
  }
}
