import HeroImage

/// Draws, hashes and encodes frames on one thread; a frame that shows the same as the one before costs nothing.
struct FrameWorker<Source: FrameSource> {
  let source: Source
  let forms: FrameForms
  let compression: PNGCompression
  private var last: (picture: Source.Picture, frame: RenderedFrame)?

  init(source: Source, forms: FrameForms, compression: PNGCompression) {
    self.source = source
    self.forms = forms
    self.compression = compression
  }

  mutating func render(_ request: FrameRequest) throws(RenderError) -> RenderedFrame {
    let picture = source.picture(at: request.time)
    if let last, last.picture == picture {
      var frame = last.frame
      frame.request = request
      return frame
    }
    do {
      let pixmap = try source.draw(picture)
      let frame = RenderedFrame(
        request: request, sha256: sha256Hex(pixmap.bytes), pixmap: forms.contains(.pixels) ? pixmap : nil,
        png: forms.contains(.png) ? EncodedFile(bytes: try PNGEncoder.encode(pixmap, compression: compression)) : nil)
      last = (picture, frame)
      return frame
    } catch {
      throw RenderError(error, frame: request.number, time: request.time)
    }
  }
}
