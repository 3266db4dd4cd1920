#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A grid of pixels: 8 bits each of red, green, blue and straight alpha, rows from the top, no padding.
package struct Pixmap: Equatable, Sendable {
  /// Pixels per row, > 0.
  package let width: Int
  /// Rows, > 0.
  package let height: Int
  private var storage: Storage
  /// Whether who made the pixels says that every alpha is 255, so that nobody needs to look.
  package private(set) var isKnownOpaque = false

  /// width · height · 4 bytes: r, g, b, a.
  package var bytes: [UInt8] {
    get { storage.bytes }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(bytes: storage.bytes, memory: nil) }
      isKnownOpaque = false
      yield &storage.bytes
    }
  }

  /// A pixmap; nil when a side is not positive or the byte count does not fit.
  package init?(width: Int, height: Int, bytes: [UInt8]) {
    self.init(width: width, height: height, bytes: bytes, isKnownOpaque: false)
  }

  /// A pixmap on the same terms; `isKnownOpaque` where every alpha is 255 for certain, `memory` where that of the bytes goes when
  /// no pixmap has them any more.
  init?(width: Int, height: Int, bytes: [UInt8], isKnownOpaque: Bool, memory: FrameMemory? = nil) {
    guard width > 0, height > 0 else { return nil }
    let (pixels, tooManyPixels) = width.multipliedReportingOverflow(by: height)
    let (count, tooManyBytes) = pixels.multipliedReportingOverflow(by: 4)
    guard !tooManyPixels, !tooManyBytes, bytes.count == count else { return nil }
    self.width = width
    self.height = height
    storage = Storage(bytes: bytes, memory: memory)
    self.isKnownOpaque = isKnownOpaque
  }

  /// Equal sizes and equal bytes, compared as a block; frames of a still film are mostly in the same memory.
  package static func == (left: Pixmap, right: Pixmap) -> Bool {
    guard left.width == right.width, left.height == right.height, left.bytes.count == right.bytes.count else {
      return false
    }
    return left.bytes.withUnsafeBytes { left in
      right.bytes.withUnsafeBytes { right in
        guard let a = left.baseAddress, let b = right.baseAddress else { return true }
        return a == b || memcmp(a, b, left.count) == 0
      }
    }
  }

  /// Bytes that copies of a pixmap share.
  private final class Storage: @unchecked Sendable {
    // Written to only where one pixmap alone has it, which is what makes the conformance true.
    var bytes: [UInt8]
    private let memory: FrameMemory?

    init(bytes: [UInt8], memory: FrameMemory?) {
      (self.bytes, self.memory) = (bytes, memory)
    }

    deinit { memory?.keep(&bytes) }
  }
}
