internal import CCompositor
import HeroGeometry
import HeroLayers

/// How much of each device pixel an upright outline covers: a mask like a nine-part image, whose corners are as Cairo
/// draws them and whose middle column and row repeat.
struct Coverage: Sendable {
  /// The pixels that the outline touches.
  let box: PixelBox
  /// Nil: the outline is exactly the box.
  private let mask: (buffer: MaskBuffer, column: Int, row: Int)?

  /// Edges nearer to a pixel's than this lie on it: Cairo counts in 256ths.
  private static let tolerance = 1.0 / 512

  /// The coverage of an outline on a canvas; nil when the matrix turns, shears or mirrors it, or it is out of all measure.
  init?(_ outline: RoundedRect, on matrix: Matrix) throws(RasterError) {
    guard matrix.isUpright else { return nil }
    let place = matrix.box(of: outline.rect)
    guard var box = PixelBox(around: place) else { return nil }
    if outline.isPlain, Self.isWhole(place) {
      box = PixelBox(
        left: Int(place.minX.rounded()), top: Int(place.minY.rounded()), right: Int(place.maxX.rounded()),
        bottom: Int(place.maxY.rounded()))
      (self.box, mask) = (box, nil)
      return
    }
    // Of each axis: a corner, the repeated pixel, a corner.
    let column = Int((outline.reach * matrix.xx).rounded(.up)) + 1
    let row = Int((outline.reach * matrix.yy).rounded(.up)) + 1
    let (cutX, cutY) = (max(box.width - 2 * column - 1, 0), max(box.height - 2 * row - 1, 0))
    let small = RoundedRect(
      Rect(
        origin: outline.rect.origin,
        size: Size(
          width: outline.rect.size.width - Double(cutX) / matrix.xx,
          height: outline.rect.size.height - Double(cutY) / matrix.yy)),
      radius: outline.radius, corners: outline.corners, curve: outline.curve)
    var local = matrix
    local.x0 -= Double(box.left)
    local.y0 -= Double(box.top)
    let buffer = try MaskBuffer(width: box.width - cutX, height: box.height - cutY) { canvas in
      canvas.matrix = local
      canvas.fill(small.path, .black)
    }
    self.box = box
    mask = (buffer, min(column, buffer.width - 1), min(row, buffer.height - 1))
  }

  private static func isWhole(_ rect: Rect) -> Bool {
    [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy { abs($0 - $0.rounded()) <= tolerance }
  }

  /// Runs `body` with the mask for a part of the box; nil: all of it is covered.
  func withMask(of part: PixelBox, _ body: (UnsafePointer<hero_coverage>?) -> Void) {
    guard let mask else { return body(nil) }
    mask.buffer.bytes.withUnsafeBufferPointer { bytes in
      var coverage = hero_coverage(
        bytes: bytes.baseAddress, stride: Int32(mask.buffer.stride), width: Int32(mask.buffer.width),
        height: Int32(mask.buffer.height), repeated_column: Int32(mask.column), repeated_row: Int32(mask.row),
        area_width: Int32(box.width), area_height: Int32(box.height), x: Int32(part.left - box.left),
        y: Int32(part.top - box.top))
      body(&coverage)
    }
  }
}
