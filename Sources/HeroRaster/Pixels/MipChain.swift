import Synchronization

/// A picture at full size and at halves of it, for drawing it smaller without aliasing; made on demand, once.
final class MipChain: Sendable {
  /// Full size.
  let full: PixelBuffer
  /// Whether every pixel is opaque.
  let isOpaque: Bool
  private let halves = Mutex<[PixelBuffer]>([])

  init(_ full: PixelBuffer) {
    self.full = full
    isOpaque = full.isOpaque
  }

  /// Bytes at full size.
  var byteCount: Int { full.width * full.height * 4 }

  /// The level to sample when `ratio` of its pixels fall on one device pixel: what remains is at most 2:1, which bilinear
  /// sampling bears. Also how much smaller that level is.
  func level(forMinification ratio: Double) -> (buffer: PixelBuffer, divisor: Double) {
    var wanted = 0
    var remaining = ratio
    while remaining > 1.5, wanted < 12 {
      remaining /= 2
      wanted += 1
    }
    guard wanted > 0 else { return (full, 1) }
    return halves.withLock { halves in
      while halves.count < wanted {
        let last = halves.last ?? full
        guard last.width > 1 || last.height > 1 else { break }
        halves.append(last.halved())
      }
      guard let buffer = halves.prefix(wanted).last else { return (full, 1) }
      return (buffer, Double(full.width) / Double(buffer.width))
    }
  }
}
