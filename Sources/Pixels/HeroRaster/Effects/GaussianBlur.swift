internal import CCompositor
import Foundation

/// The Gaussian of shadows and backdrops: a normalised kernel cut at 3.5 σ, whose lost tails stay below 1/2000.
///
/// Wide blurs work on a grid made coarser by averaging, and subtract the variance that averaging and linear
/// interpolation bring: the result differs from the full Gaussian by less than 1/255 (tests integrate it).
enum GaussianBlur {
  /// What lies outside the plane.
  enum Edge {
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
    var horizontal = SamplePlane(width: plane.width, height: plane.height, channels: plane.channels)
    var result = horizontal
    var padded = [Float](repeating: 0, count: (plane.width + weights.count - 1) * plane.channels)
    plane.withPointer { plane in
      hero_convolve_plane(
        plane, weights, Int32(weights.count), edge == .clamp ? 1 : 0, &padded, &horizontal.samples, &result.samples)
    }
    return result
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
