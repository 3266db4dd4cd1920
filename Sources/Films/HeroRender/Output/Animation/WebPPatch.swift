internal import CAnimation
internal import CWebP
import HeroImage

/// A picture of a player: a whole frame, or what changed of one since the frame before.
///
/// Lossy ones hold what really changed, never what the loss changed, so that every pixel that shows has been through one encoding.
struct WebPPatch: Sendable {
  /// Columns and rows that the picture replaces.
  struct Place: Equatable, Sendable {
    var x: Int
    var y: Int
    /// > 0.
    var width: Int
    /// > 0.
    var height: Int
  }

  /// How pictures are compressed.
  enum Coding: Equatable, Sendable {
    /// The pixels stay as they are; more effort makes smaller files.
    case lossless(PNGCompression)
    /// Of quality 1…100; quick ones take a third of the time and more bytes.
    case lossy(Int, isQuick: Bool = false)
  }

  /// Pixels a side that a WebP file can say at most. Source: RFC 9649, 2.5.
  static let largestSide = 16383

  let pixmap: Pixmap
  let place: Place
  /// Whether pixels may be transparent.
  let isTransparent: Bool

  /// The smallest place that holds all pixels that differ between two pixmaps of a size by more than a tolerance (`hero_changed_rect`); nil when
  /// none does.
  static func change(from before: Pixmap, to now: Pixmap, tolerance: Int32 = 0) -> Place? {
    let rect = before.withPixels { old in
      now.withPixels { hero_changed_rect(old, $0, Int32(now.width), Int32(now.height), tolerance) }
    }
    guard rect.right > rect.left else { return nil }
    return Place(
      x: Int(rect.left), y: Int(rect.top), width: Int(rect.right - rect.left), height: Int(rect.bottom - rect.top))
  }

  /// The bytes of a WebP file; `name` is the output that it goes into.
  func encoded(_ coding: Coding, for name: String) throws(RenderError) -> [UInt8] {
    func failed() -> RenderError { .environment("cannot write \(name): libwebp fails; is there enough memory?") }
    var config = WebPConfig()
    var picture = WebPPicture()
    guard WebPConfigInit(&config) == 1, WebPPictureInit(&picture) == 1 else { throw failed() }
    defer { WebPPictureFree(&picture) }
    switch coding {
    case .lossless(let compression):
      config.lossless = 1
      (config.method, config.quality) = Self.effort(compression)
    case .lossy(let quality, let isQuick):
      (config.method, config.quality) = (isQuick ? 2 : 4, Float(quality))
      // One quantizer for all of a picture: nobody has to look first where its parts differ.
      if isQuick { (config.segments, config.sns_strength) = (1, 0) }
    }
    picture.use_argb = config.lossless
    picture.width = Int32(place.width)
    picture.height = Int32(place.height)
    let stride = Int32(pixmap.width * 4)
    let isTaken = pixmap.bytes.withUnsafeBufferPointer { bytes in
      let start = bytes.baseAddress.map { $0 + (place.y * pixmap.width + place.x) * 4 }
      return isTransparent
        ? WebPPictureImportRGBA(&picture, start, stride) : WebPPictureImportRGBX(&picture, start, stride)
    }
    guard isTaken == 1 else { throw failed() }
    var writer = WebPMemoryWriter()
    WebPMemoryWriterInit(&writer)
    defer { WebPMemoryWriterClear(&writer) }
    let isWritten = withUnsafeMutablePointer(to: &writer) { writer in
      picture.writer = WebPMemoryWrite
      picture.custom_ptr = UnsafeMutableRawPointer(writer)
      return WebPEncode(&config, &picture)
    }
    guard isWritten == 1 else { throw failed() }
    return Array(UnsafeBufferPointer(start: writer.mem, count: writer.size))
  }

  /// libwebp's method 0…6, and its quality, which without loss is effort too.
  private static func effort(_ compression: PNGCompression) -> (method: Int32, quality: Float) {
    switch compression {
    case .fast: (0, 20)
    case .balanced: (2, 40)
    case .small: (4, 75)
    }
  }
}
