internal import CCompositor
import Foundation
import HeroGeometry

/// Coverage on a grid of pixels that is read linearly from fewer samples.
struct BlurredShape: Sendable {
  /// What each pixel along an axis reads: a sample, and how much of the next one.
  struct Axis: Sendable {
    var indices: [Int32]
    var fractions: [Float]

    init(count: Int) {
      indices = Array(repeating: 0, count: count)
      fractions = Array(repeating: 0, count: count)
    }
  }

  /// One channel, 0…1.
  let plane: SamplePlane
  let columns: Axis
  let rows: Axis

  init(plane: SamplePlane, columns: Axis, rows: Axis) {
    (self.plane, self.columns, self.rows) = (plane, columns, rows)
  }

  /// The blurred silhouette of a rectangle in pixels: a product of two differences of the Gaussian's integral.
  init(_ rect: Rect, sigma: Double, width: Int, height: Int) {
    func profile(_ low: Double, _ high: Double, count: Int) -> [Float] {
      let root = sigma * 2.0.squareRoot()
      return (0..<count).map { position in
        let center = Double(position) + 0.5
        return Float((erf((center - low) / root) - erf((center - high) / root)) / 2)
      }
    }
    // A row of nothing and one of everything: each row of pixels takes so much of the latter.
    var plane = SamplePlane(width: width, height: 2, channels: 1)
    plane.samples.replaceSubrange(width..., with: profile(rect.minX, rect.maxX, count: width))
    var columns = Axis(count: width)
    columns.indices = (0..<Int32(width)).map { $0 }
    var rows = Axis(count: height)
    rows.fractions = profile(rect.minY, rect.maxY, count: height)
    self.init(plane: plane, columns: columns, rows: rows)
  }

  /// Draws a colour through it onto memory.
  ///
  /// - Parameters:
  ///   - left: The column and `top` the row of the target's first pixel.
  ///   - hole: Pixels of the target that may be left out.
  /// - Returns: False when memory ran out.
  func draw(_ color: UInt32, on target: hero_target, left: Int, top: Int, hole: hero_hole) -> Bool {
    plane.samples.withUnsafeBufferPointer { samples in
      columns.withPointers(from: left) { columns, columnFractions in
        rows.withPointers(from: top) { rows, rowFractions in
          var blur = hero_blur(
            samples: samples.baseAddress, width: Int32(plane.width), height: Int32(plane.height), columns: columns,
            column_fractions: columnFractions, rows: rows, row_fractions: rowFractions)
          var (target, hole) = (target, hole)
          return hero_draw_blur(&target, &blur, color, &hole) == 1
        }
      }
    }
  }
}

extension BlurredShape.Axis {
  /// Lends the samples and fractions of the pixels from `start` on.
  func withPointers<Result>(
    from start: Int, _ body: (UnsafePointer<Int32>?, UnsafePointer<Float>?) -> Result
  ) -> Result {
    indices.withUnsafeBufferPointer { indices in
      fractions.withUnsafeBufferPointer { fractions in
        body(indices.baseAddress.map { $0 + start }, fractions.baseAddress.map { $0 + start })
      }
    }
  }
}

extension Color {
  /// The colour as a premultiplied pixel, components rounded to nearest.
  var pixel: UInt32 {
    let alpha = min(max(alpha, 0), 1)
    func byte(_ value: Double) -> UInt32 { UInt32(min(max(value, 0), 1) * 255 + 0.5) }
    return byte(alpha) << 24 | byte(blue * alpha) << 16 | byte(green * alpha) << 8 | byte(red * alpha)
  }
}
