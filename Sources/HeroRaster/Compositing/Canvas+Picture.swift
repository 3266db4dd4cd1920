internal import CCompositor
import HeroGeometry

extension Canvas {
  /// Draws pixels over an upright outline, read linearly, without Cairo's detours.
  ///
  /// - Parameters:
  ///   - map: From local points to the buffer's pixels; no rotation.
  ///   - outline: Where they show, local points.
  /// - Returns: False when the place, the clip or the map is not upright: nothing was drawn then.
  func draw(
    _ buffer: PixelBuffer, isOpaque: Bool, map: Matrix, inside outline: RoundedRect, alpha: Double
  ) throws(RasterError) -> Bool {
    let matrix = matrix
    guard buffer.width > 1 || buffer.height == 1, map.xy == 0, map.yx == 0, let coverage = try Coverage(outline, on: matrix) else {
      return false
    }
    let opacity = min(Int32(alpha * 256), 255)
    guard opacity > 0, buffer.pixels != [0] else { return true }
    let (stepX, stepY) = (map.xx / matrix.xx, map.yy / matrix.yy)
    var isDone = true
    let isPossible = try withMemory(of: coverage.box) { target, part in
      // The middle of the first pixel.
      let x = map.x0 + (Double(part.left) + 0.5 - matrix.x0) * stepX
      let y = map.y0 + (Double(part.top) + 0.5 - matrix.y0) * stepY
      buffer.pixels.withUnsafeBufferPointer { pixels in
        var picture = hero_picture(
          pixels: pixels.baseAddress, width: Int32(buffer.width), height: Int32(buffer.height), x: Self.place(x),
          y: Self.place(y), step_x: Self.step(stepX), step_y: Self.step(stepY), is_opaque: isOpaque ? 1 : 0)
        var target = target
        coverage.withMask(of: part) { isDone = hero_draw_picture(&target, &picture, $0, opacity) == 1 }
      }
    }
    guard isDone else { throw .failed("out of memory while drawing a picture") }
    return isPossible
  }

  /// Places count in 65536ths, as pixman's do, so that a rounding error is no shift.
  private static func place(_ value: Double) -> Int64 { Int64((value * 65_536).rounded()) << 16 }

  private static func step(_ value: Double) -> Int64 { Int64((value * 4_294_967_296).rounded()) }
}
