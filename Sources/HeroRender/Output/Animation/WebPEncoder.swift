internal import CWebP
import HeroFiles
import HeroImage

/// Animated WebP through libwebp, which finds the rectangle that changed of each frame and the best way to draw it.
final class WebPEncoder: AnimationEncoder {
  private let film: Animation
  private let file: GrowingFile
  private let encoder: OpaquePointer
  private var config = WebPConfig()
  /// Milliseconds so far.
  private var time = 0

  /// Of 100, for the lossy pictures.
  private static let quality: Float = 90

  init(_ film: Animation, into file: GrowingFile) throws(RenderError) {
    self.film = film
    self.file = file
    var options = WebPAnimEncoderOptions()
    guard WebPAnimEncoderOptionsInit(&options) == 1, WebPConfigInit(&config) == 1,
      let encoder = WebPAnimEncoderNew(Int32(film.width), Int32(film.height), &options)
    else { throw film.failed("libwebp does not start") }
    self.encoder = encoder
    config.quality = Self.quality
    // The same file whatever it is.
    config.thread_level = film.jobs > 1 ? 1 : 0
  }

  deinit { WebPAnimEncoderDelete(encoder) }

  func add(_ pixmap: Pixmap, ticks: Int) throws(RenderError) {
    var picture = WebPPicture()
    guard WebPPictureInit(&picture) == 1 else { throw film.failed("libwebp does not start") }
    defer { WebPPictureFree(&picture) }
    picture.use_argb = 1
    picture.width = Int32(film.width)
    picture.height = Int32(film.height)
    let stride = Int32(film.width * 4)
    let isTaken =
      film.isTransparent
      ? WebPPictureImportRGBA(&picture, pixmap.bytes, stride) : WebPPictureImportRGBX(&picture, pixmap.bytes, stride)
    guard isTaken == 1, WebPAnimEncoderAdd(encoder, &picture, try moment(), &config) == 1 else { throw failed() }
    time += ticks
  }

  func finish() throws(RenderError) {
    var data = WebPData()
    WebPDataInit(&data)
    defer { WebPDataClear(&data) }
    guard WebPAnimEncoderAdd(encoder, nil, try moment(), nil) == 1, WebPAnimEncoderAssemble(encoder, &data) == 1
    else { throw failed() }
    try RenderError.onDisk(try file.append(UnsafeBufferPointer(start: data.bytes, count: data.size)))
  }

  /// The time so far as libwebp counts it.
  private func moment() throws(RenderError) -> Int32 {
    guard let time = Int32(exactly: time) else { throw film.failed("WebP counts 24 days at most") }
    return time
  }

  private func failed() -> RenderError {
    film.failed("libwebp: \(WebPAnimEncoderGetError(encoder).map { String(cString: $0) } ?? "out of memory")")
  }
}
