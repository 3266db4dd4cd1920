internal import CPixels

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Memory for r, g, b of some pixels.
final class PixelPiece: @unchecked Sendable {
  // Whoever has it is the only one: it goes from a picture to the lanes, and back to those that are spare.

  /// Pixels: whole blocks of SHA-256.
  static let capacity = 32_768
  let bytes: UnsafeMutablePointer<UInt8>
  private static let size = capacity * 3

  /// Memory of its own pages: among what else comes and goes, pieces that stay would leave no room for frames.
  init() {
    let pages = mmap(nil, Self.size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let pages, pages != MAP_FAILED else { fatalError("out of memory") }
    bytes = pages.bindMemory(to: UInt8.self, capacity: Self.size)
  }

  deinit { munmap(bytes, Self.size) }
}

/// Copies of an opaque picture's pixels until they are hashed, without their alphas; each piece is given back as soon as it is. Wherever
/// blocks are asked for, they must have been copied.
struct KeptPixels: Sendable {
  /// Pixels of r, g, b, a in a block of SHA-256.
  private static let blockCount = 16

  /// Those that are not wholly hashed.
  private(set) var pieces: [PixelPiece] = []
  private let count: Int
  /// Pixels that were copied.
  private var copied = 0
  /// Pixels that are hashed, and those of them that lie in the first piece.
  private var hashed = 0
  private var hashedOfPiece = 0

  /// Whole blocks that are not hashed.
  var blocks: Int { (count - hashed) / Self.blockCount }

  /// Those of them that lie behind one another.
  var blocksOfPiece: Int { min(blocks, (PixelPiece.capacity - hashedOfPiece) / Self.blockCount) }

  /// Where they begin; nil when there are none.
  var place: UnsafePointer<UInt8>? { pieces.first.map { UnsafePointer($0.bytes + hashedOfPiece * 3) } }

  /// Takes none yet of a picture that is opaque.
  init(of pixmap: Pixmap) { count = pixmap.width * pixmap.height }

  /// Copies more of the picture into memory of `piece`: at least the next blocks that are not hashed, or all that is left.
  mutating func copy(_ pixmap: Pixmap, blocks: Int = .max, piece: () -> PixelPiece) {
    let end = blocks < self.blocks ? hashed + blocks * Self.blockCount : count
    pixmap.bytes.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return }
      while copied < end {
        let piece = piece()
        let part = min(count - copied, PixelPiece.capacity)
        hero_drop_alpha(start + copied * 4, part, piece.bytes)
        pieces.append(piece)
        copied += part
      }
    }
  }

  /// Counts blocks as hashed; returns the first piece when that was its last.
  mutating func advance(blocks: Int) -> PixelPiece? {
    hashed += blocks * Self.blockCount
    hashedOfPiece += blocks * Self.blockCount
    guard hashedOfPiece == PixelPiece.capacity else { return nil }
    hashedOfPiece = 0
    return pieces.removeFirst()
  }

  /// Adds what is less than a block.
  mutating func addRest(to sum: inout hero_sha256) {
    let rest = count - hashed
    guard rest > 0, let place else { return }
    let bytes = [UInt8](unsafeUninitializedCapacity: rest * 4) { target, filled in
      hero_add_alpha(place, rest, target.baseAddress)
      filled = rest * 4
    }
    hero_sha256_add(&sum, bytes, bytes.count)
  }
}
