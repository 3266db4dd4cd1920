import HeroBytes
import HeroImage

/// Draws, hashes and encodes frames on one thread; a frame that shows the same as the last one of all threads costs nothing, and one that
/// looks the same as its own last one is only drawn.
struct FrameWorker<Source: FrameSource> {
  let source: Source
  /// Whether every picture was checked before.
  let isChecked: Bool
  let forms: FrameForms
  private let encoder: PNGSequenceEncoder
  private let last: LastFrame<Source.Picture>
  private let pictures: CheckedPictures<Source.Picture>

  /// A worker; `last` and `pictures` are shared by all threads of a job. Default: none, for one thread.
  init(
    source: Source, isChecked: Bool = false, forms: FrameForms, compression: PNGCompression,
    last: LastFrame<Source.Picture> = LastFrame(), pictures: CheckedPictures<Source.Picture> = CheckedPictures()
  ) {
    self.last = last
    self.pictures = pictures
    self.source = source
    self.isChecked = isChecked
    self.forms = forms
    encoder = PNGSequenceEncoder(compression: compression)
  }

  func render(_ request: FrameRequest) throws(RenderError) -> RenderedFrame {
    let picture = pictures.take(at: request.time) ?? source.picture(at: request.time)
    if var frame = last.frame(showing: picture) {
      frame.request = request
      return frame
    }
    do {
      let frame = try finish(isChecked ? source.drawChecked(picture) : source.draw(picture), request)
      last.keep(frame, showing: picture)
      return frame
    } catch {
      throw RenderError(error, frame: request.number, time: request.time)
    }
  }

  private func finish(_ pixmap: Pixmap, _ request: FrameRequest) throws -> RenderedFrame {
    var frame = RenderedFrame(request: request)
    if forms.contains(.hash) { frame.xxh128 = xxh128Hex(pixmap.bytes) }
    if forms.contains(.png) { frame.png = EncodedFile(bytes: try encoder.encode(pixmap)) }
    if forms.contains(.pixels) { frame.pixmap = pixmap }
    return frame
  }
}
