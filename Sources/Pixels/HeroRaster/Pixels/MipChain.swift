import HeroImage
import Synchronization

/// A picture at full size and at halves of it, for drawing it smaller without aliasing; made on demand, once.
///
/// Of an image file only what is drawn is made: a large one that is shown small is never held at full size. A level has the
/// same pixels however it came about.
final class MipChain: Sendable {
  /// Pixels per row at full size.
  let width: Int
  /// Rows at full size.
  let height: Int
  /// Whether every pixel is opaque.
  let isOpaque: Bool
  private let file: ImageFile?
  /// By how often they are halved.
  let levels: Mutex<[Int: PixelBuffer]>

  init(_ full: PixelBuffer) {
    (width, height, isOpaque, file) = (full.width, full.height, full.isOpaque, nil)
    levels = Mutex([0: full])
  }

  init(_ file: ImageFile) {
    (width, height, isOpaque, self.file) = (file.width, file.height, file.isOpaque, file)
    levels = Mutex([:])
  }

  /// Bytes at full size.
  var byteCount: Int { width * height * 4 }

  /// The level to sample when `ratio` of its pixels fall on one device pixel: what remains is at most 2:1, which bilinear
  /// sampling bears. Also how much smaller that level is.
  ///
  /// Throws when memory runs out while an image file is decoded.
  func level(forMinification ratio: Double) throws(RasterError) -> (buffer: PixelBuffer, divisor: Double) {
    var wanted = 0
    var remaining = ratio
    while remaining > 1.5, wanted < 12, max(width, height) > 1 << wanted {
      remaining /= 2
      wanted += 1
    }
    let buffer = try level(wanted)
    return (buffer, wanted == 0 ? 1 : Double(width) / Double(buffer.width))
  }

  /// What the cache holds of a level, or halves of a larger one, or the file's own.
  private func level(_ wanted: Int) throws(RasterError) -> PixelBuffer {
    let result = levels.withLock { levels -> Result<PixelBuffer, RasterError> in
      do throws(RasterError) {
        if let known = levels[wanted] { return .success(known) }
        var nearest = levels.keys.filter { $0 < wanted }.max()
        if nearest == nil, let file {
          levels[wanted] = try PixelBuffer.reduced(file, level: wanted)
          nearest = wanted
        }
        guard let nearest, var buffer = levels[nearest] else { return .failure(.failed("a picture has no pixels")) }
        for level in nearest..<wanted {
          buffer = buffer.halved()
          levels[level + 1] = buffer
        }
        return .success(buffer)
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}
