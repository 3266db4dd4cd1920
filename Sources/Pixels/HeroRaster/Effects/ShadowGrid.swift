internal import CCompositor
import HeroGeometry

/// The pixels on which a shadow is worked out: the device's own where the layer stands upright, so that nothing is sampled
/// twice; else a grid in the layer's space, which is then drawn through its transform.
struct ShadowGrid {
  /// Grid pixels per local unit.
  let scale: Double
  /// The grid coordinates of the local origin.
  let origin: Point
  /// Pixels per row.
  let width: Int
  /// Rows.
  let height: Int
  /// Standard deviation of the blur in grid pixels.
  let sigma: Double
  /// The device pixel of the grid's first; nil: the grid lies in local space.
  private let devicePlace: Point?

  /// Blurs reach this far, in σ.
  static let reach = 3.5

  /// Wider blurs are worked out on a coarser grid, σ so many pixels: beyond any shadow of an app.
  private static let widestSigma = 200.0

  /// The grid of what a shadow with a radius (points, > 0) of things in an extent (local points) shows within the
  /// ground's clip, and of what lies near enough outside it to be blurred into it; nil when nothing shows.
  init?(ground: Ground, extent: Rect, radius: Double) {
    let matrix = ground.matrix
    let isUpright = matrix.xy == 0 && matrix.yx == 0 && matrix.xx > 0 && abs(matrix.xx - matrix.yy) <= 1e-9 * matrix.xx
    guard radius.isFinite, matrix.meanScale > 0 else { return nil }
    let region: Rect
    if isUpright, radius * matrix.xx <= Self.widestSigma {
      scale = matrix.xx
      sigma = radius * scale
      let margin = sigma * Self.reach + 2
      let box = Rect(
        x: matrix.x0 + extent.minX * scale, y: matrix.y0 + extent.minY * scale, width: extent.size.width * scale,
        height: extent.size.height * scale)
      guard let part = box.outset(by: margin).intersection(ground.clip.outset(by: margin)) else { return nil }
      let corner = Point(x: part.minX.rounded(.down), y: part.minY.rounded(.down))
      region = Rect(
        origin: corner,
        size: Size(width: (part.maxX - corner.x).rounded(.up), height: (part.maxY - corner.y).rounded(.up)))
      origin = Point(x: matrix.x0 - corner.x, y: matrix.y0 - corner.y)
      devicePlace = corner
    } else {
      // Fine enough that sampling the blurred grid linearly does not blur it any further.
      let deviceSigma = radius * matrix.meanScale
      let isWide = deviceSigma > Self.widestSigma
      let fineness = isWide ? Self.widestSigma / deviceSigma : max(6 / max(deviceSigma, 1e-9), 1)
      scale = matrix.meanScale * min(fineness, 4)
      sigma = radius * scale
      let margin = radius * Self.reach + 2 / scale
      // A layer squeezed to a hairline throws no shadow that could be seen.
      guard ground.canMeasure(Matrix(xx: scale, yx: 0, xy: 0, yy: scale, x0: 0, y0: 0), over: nil),
        let visible = ground.localClip,
        let part = extent.outset(by: margin).intersection(visible.outset(by: margin))
      else { return nil }
      region = Rect(
        x: 0, y: 0, width: (part.size.width * scale).rounded(.up), height: (part.size.height * scale).rounded(.up))
      origin = Point(x: -part.minX * scale, y: -part.minY * scale)
      devicePlace = nil
    }
    // Beyond all measure wide: there is no dark place left.
    guard scale > 1e-6, region.size.width >= 1, region.size.height >= 1, region.size.width <= 16_384,
      region.size.height <= 16_384
    else { return nil }
    width = Int(region.size.width)
    height = Int(region.size.height)
  }

  /// A local rectangle in grid coordinates.
  func place(_ rect: Rect) -> Rect {
    Rect(
      x: origin.x + rect.minX * scale, y: origin.y + rect.minY * scale, width: rect.size.width * scale,
      height: rect.size.height * scale)
  }

  /// The transform from local space to a grid with so many times the pixels.
  func matrix(oversampling: Int) -> Matrix {
    let factor = Double(oversampling)
    return Matrix(
      xx: scale * factor, yx: 0, xy: 0, yy: scale * factor, x0: origin.x * factor, y0: origin.y * factor)
  }

  /// Draws a blurred shape of this grid in a colour.
  ///
  /// - Parameters:
  ///   - hole: Device pixels that the layer itself will cover.
  ///   - hidden: Device pixels that others will cover.
  func paint(
    _ shape: BlurredShape, color: Color, hole: PixelBox?, hidden: [PixelBox], on canvas: CairoCanvas
  ) throws(RasterError) {
    let pixel = color.pixel
    var isDone = true
    if let devicePlace {
      let (left, top) = (Int(devicePlace.x), Int(devicePlace.y))
      let box = PixelBox(left: left, top: top, right: left + width, bottom: top + height)
      let isPossible = try canvas.withMemory(of: box) { target, part in
        for seen in part.without(hidden) where isDone {
          isDone = shape.draw(
            pixel, on: target.part(seen, of: part), left: seen.left - left, top: seen.top - top,
            hole: hole.map { hero_hole($0.intersection(seen), in: seen) } ?? hero_hole())
        }
      }
      guard isDone else { throw .failed("out of memory while drawing a shadow") }
      if isPossible { return }
    }
    var buffer = PixelBuffer(width: width, height: height)
    buffer.pixels.withUnsafeMutableBufferPointer { pixels in
      let target = hero_target(
        pixels: pixels.baseAddress, stride: Int64(width), width: Int32(width), height: Int32(height))
      isDone = shape.draw(pixel, on: target, left: 0, top: 0, hole: hero_hole())
    }
    guard isDone else { throw .failed("out of memory while drawing a shadow") }
    try buffer.withPattern { pattern throws(RasterError) in
      try canvas.withSavedState { () throws(RasterError) in
        place(pattern, on: canvas)
        canvas.setSource(pattern)
        canvas.paint()
      }
    }
  }

  /// Draws a mask of this grid in a colour.
  func paint(_ mask: MaskBuffer, color: Color, on canvas: CairoCanvas) throws(RasterError) {
    try mask.withPattern { pattern throws(RasterError) in
      try canvas.withSavedState { () throws(RasterError) in
        place(pattern, on: canvas)
        canvas.setColor(color)
        canvas.mask(pattern)
      }
    }
  }

  private func place(_ pattern: borrowing Pattern, on canvas: CairoCanvas) {
    if let devicePlace {
      canvas.matrix = .identity
      pattern.setMatrix(Matrix(x: -devicePlace.x, y: -devicePlace.y))
      pattern.setFilter(.nearest)
    } else {
      pattern.setMatrix(Matrix(xx: scale, yx: 0, xy: 0, yy: scale, x0: origin.x, y0: origin.y))
      pattern.setFilter(.linear)
    }
  }

  /// Pixels.
  var area: Double { Double(width) * Double(height) }

  /// How much finer the grid is drawn on than it is read: edges between pixels are covered in part, and a blur narrower
  /// than four pixels would show that.
  var oversampling: Int { sigma < 4 && width * height < 1 << 20 ? 3 : 1 }

  /// What the shadow's things are drawn on before they are blurred.
  var ground: Ground {
    let factor = Double(oversampling)
    return Ground(
      matrix: matrix(oversampling: oversampling),
      clip: Rect(x: 0, y: 0, width: Double(width) * factor, height: Double(height) * factor))
  }
}

extension hero_hole {
  /// A box within another, in its pixels.
  fileprivate init(_ box: PixelBox, in part: PixelBox) {
    self.init(
      left: Int32(box.left - part.left), top: Int32(box.top - part.top), right: Int32(box.right - part.left),
      bottom: Int32(box.bottom - part.top))
  }
}
