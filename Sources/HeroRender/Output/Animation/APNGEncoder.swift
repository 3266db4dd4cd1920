internal import CAnimation
internal import CDeflate
import HeroFiles
import HeroImage

/// Animated PNG: the rectangle that changed of each frame. Source: PNG (third edition), 4.9 and 11.3.6.
///
/// A rectangle replaces what is under it, with its alpha. In a film with transparency, one that can as well be drawn over the frame before
/// is written in the way that takes fewer bytes.
final class APNGEncoder: AnimationEncoder {
  private let film: Animation
  private let file: GrowingFile
  private var line: EncodingLine<APNGFrame>
  private let state: APNGFile
  private var before: Pixmap?

  init(_ film: Animation, into file: GrowingFile) throws(RenderError) {
    self.film = film
    self.file = file
    let state = APNGFile(film: film, file: file)
    self.state = state
    line = EncodingLine(jobs: film.jobs) { frame throws(RenderError) in try state.append(frame) }
    try state.begin()
  }

  func add(_ pixmap: Pixmap, ticks: Int) throws(RenderError) {
    let (film, before) = (film, before)
    self.before = pixmap
    try line.add { try APNGFrame(of: pixmap, after: before, ticks: ticks, film: film) }
  }

  func finish() throws(RenderError) {
    try line.finish()
    try state.end()
  }
}

/// A frame's rectangle, compressed.
struct APNGFrame: Sendable {
  let rect: hero_rect
  let ticks: Int
  /// Whether transparent pixels leave what is under them.
  let isOver: Bool
  /// A zlib stream.
  let data: [UInt8]

  /// libdeflate's level 1…12.
  private static let level: Int32 = 6

  init(of now: Pixmap, after before: Pixmap?, ticks: Int, film: Animation) throws(RenderError) {
    self.ticks = ticks
    let (width, height) = (Int32(film.width), Int32(film.height))
    var rect = hero_rect(left: 0, top: 0, right: width, bottom: height)
    if let before {
      rect = before.withPixels { old in now.withPixels { hero_changed_rect(old, $0, width, height) } }
      if rect.right == 0 { rect = hero_rect(left: 0, top: 0, right: 1, bottom: 1) }
    }
    self.rect = rect
    guard let compressor = libdeflate_alloc_compressor(Self.level) else { throw film.failed("out of memory") }
    defer { libdeflate_free_compressor(compressor) }
    let plain = now.withPixels { Self.deflate($0, rect, film, compressor) }
    if let before, film.isTransparent {
      var over = [UInt32](repeating: 0, count: film.width * film.height)
      let isPossible = before.withPixels { old in
        now.withPixels { hero_over(old, $0, width, rect, &over) == 1 }
      }
      if isPossible {
        let other = over.withUnsafeBufferPointer { pixels in
          pixels.baseAddress.map { Self.deflate($0, rect, film, compressor) } ?? []
        }
        if other.count < plain.count {
          (data, isOver) = (other, true)
          return
        }
      }
    }
    (data, isOver) = (plain, false)
  }

  /// The rows of a rectangle, filtered and compressed.
  private static func deflate(
    _ pixels: UnsafePointer<UInt32>, _ rect: hero_rect, _ film: Animation, _ compressor: OpaquePointer
  ) -> [UInt8] {
    let channels = film.isTransparent ? 4 : 3
    let (width, height) = (Int(rect.right - rect.left), Int(rect.bottom - rect.top))
    var scratch = [UInt8](repeating: 0, count: hero_filter_scratch(Int32(width)))
    let rows = [UInt8](unsafeUninitializedCapacity: (width * channels + 1) * height) { target, count in
      hero_filter_rows(pixels, Int32(film.width), rect, Int32(channels), &scratch, target.baseAddress)
      count = (width * channels + 1) * height
    }
    let bound = libdeflate_zlib_compress_bound(compressor, rows.count)
    return [UInt8](unsafeUninitializedCapacity: bound) { target, count in
      count = libdeflate_zlib_compress(compressor, rows, rows.count, target.baseAddress, bound)
    }
  }
}

extension Pixmap {
  /// The bytes as one number a pixel.
  func withPixels<Result>(_ body: (UnsafePointer<UInt32>) -> Result) -> Result {
    bytes.withUnsafeBytes { buffer in
      buffer.withMemoryRebound(to: UInt32.self) { pixels in
        guard let start = pixels.baseAddress else { preconditionFailure("a pixmap has pixels") }
        return body(start)
      }
    }
  }
}
