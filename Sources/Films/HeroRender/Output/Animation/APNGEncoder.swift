internal import CAnimation
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
      rect = before.withPixels { old in now.withPixels { hero_changed_rect(old, $0, width, height, 0) } }
      if rect.right == 0 { rect = hero_rect(left: 0, top: 0, right: 1, bottom: 1) }
    }
    self.rect = rect
    let picture = now.cropped(to: rect)
    let plain = try Self.packed(picture, film)
    if let before, film.isTransparent, let other = picture.drawn(over: before.cropped(to: rect)) {
      let over = try Self.packed(other, film)
      if over.count < plain.count {
        (data, isOver) = (over, true)
        return
      }
    }
    (data, isOver) = (plain, false)
  }

  private static func packed(_ pixmap: Pixmap, _ film: Animation) throws(RenderError) -> [UInt8] {
    do throws(ImageError) {
      return try PNGRows.packed(pixmap, channels: film.isTransparent ? 4 : 3, level: level)
    } catch {
      throw film.failed("\(error)")
    }
  }
}

extension Pixmap {
  /// The pixels of a rectangle that is inside and not empty.
  fileprivate func cropped(to rect: hero_rect) -> Pixmap {
    cropped(columns: Int(rect.left)..<Int(rect.right), rows: Int(rect.top)..<Int(rect.bottom)) ?? self
  }

  /// What drawn over a picture of the same size makes this one; nil when a pixel that changes is not opaque.
  fileprivate func drawn(over before: Pixmap) -> Pixmap? {
    var result = self
    let isPossible = before.withPixels { old in
      withPixels { now in
        result.bytes.withUnsafeMutableBytes { target in
          hero_draw_over(old, now, width * height, target.bindMemory(to: UInt32.self).baseAddress) == 1
        }
      }
    }
    return isPossible ? result : nil
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
