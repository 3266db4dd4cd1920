internal import CCompositor
import HeroGeometry

extension CairoCanvas {
  /// Draws pixels over an upright outline, read linearly, without Cairo's detours.
  ///
  /// - Parameters:
  ///   - map: From local points to the buffer's pixels; no rotation.
  ///   - outline: Where they show, local points.
  ///   - hidden: Device pixels that may be left out.
  /// - Returns: False when the place, the clip or the map is not upright: nothing was drawn then.
  func draw(
    _ buffer: PixelBuffer, isOpaque: Bool, map: Matrix, inside outline: RoundedRect, alpha: Double,
    hidden: [PixelBox] = []
  ) throws(RasterError) -> Bool {
    let matrix = matrix
    guard buffer.width > 1 || buffer.height == 1, map.xy == 0, map.yx == 0,
      let coverage = try Coverage(outline, on: matrix)
    else {
      return false
    }
    let opacity = min(Int32(alpha * 256), 255)
    guard opacity > 0, buffer.pixels != [0] else { return true }
    var isDone = true
    let isPossible = try withMemory(of: coverage.box) { target, part in
      let x = SampleRun(step: map.xx / matrix.xx, origin: map.x0, localOrigin: matrix.x0, part.left, part.width)
      let y = SampleRun(step: map.yy / matrix.yy, origin: map.y0, localOrigin: matrix.y0, part.top, part.height)
      buffer.pixels.withUnsafeBufferPointer { pixels in
        for seen in part.without(hidden) where isDone {
          var picture = hero_picture(
            pixels: pixels.baseAddress, width: Int32(buffer.width), height: Int32(buffer.height),
            x: x.place(seen.left - part.left), y: y.place(seen.top - part.top), step_x: x.step, step_y: y.step,
            is_opaque: isOpaque ? 1 : 0)
          var target = target.part(seen, of: part)
          coverage.withMask(of: seen) { isDone = hero_draw_picture(&target, &picture, $0, opacity) == 1 }
        }
      }
    }
    guard isDone else { throw .failed("out of memory while drawing a picture") }
    return isPossible
  }
}

/// Where the pixels of a box read a picture along one axis: pixels · 2³².
///
/// Steps are rounded to 65536ths, and the middle of the box is exact, both as Cairo has pixman do it.
private struct SampleRun {
  /// Of the middle of the first pixel.
  private let start: Int64
  let step: Int64

  /// Of the middle of a pixel, counted from the box's first.
  func place(_ index: Int) -> Int64 { start + step * Int64(index) }

  /// - Parameters:
  ///   - step: The picture's pixels from one device pixel to the next.
  ///   - origin: The picture's place of the local origin, whose device place is `localOrigin`.
  ///   - first: The box's first pixel.
  ///   - count: Its pixels.
  init(step: Double, origin: Double, localOrigin: Double, _ first: Int, _ count: Int) {
    let rounded = (step * 65_536).rounded()
    let middle = Double(first) + Double(count) / 2
    let place = origin + (middle - localOrigin) * step + (0.5 - Double(count) / 2) * rounded / 65_536
    start = Int64((place * 65_536).rounded()) << 16
    self.step = Int64(rounded) << 16
  }
}
