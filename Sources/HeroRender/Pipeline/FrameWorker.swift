import HeroImage

/// Draws, hashes and encodes frames on one thread; a frame that shows the same as the one before costs nothing, and one that looks the
/// same is only drawn.
struct FrameWorker<Source: FrameSource> {
  let source: Source
  /// Whether every picture was checked before.
  let isChecked: Bool
  let forms: FrameForms
  private let encoder: PNGSequenceEncoder
  private var last: (picture: Source.Picture, frame: RenderedFrame)?
  /// The pixels of `last`, unless hashing and encoding them is nobody's wish.
  private var lastPixmap: Pixmap?

  init(source: Source, isChecked: Bool = false, forms: FrameForms, compression: PNGCompression) {
    self.source = source
    self.isChecked = isChecked
    self.forms = forms
    encoder = PNGSequenceEncoder(compression: compression)
  }

  mutating func render(_ request: FrameRequest) throws(RenderError) -> RenderedFrame {
    let picture = source.picture(at: request.time)
    if let last, last.picture == picture {
      var frame = last.frame
      frame.request = request
      return frame
    }
    // Where nothing is compared with them, the pixels of the frame before make room for the next.
    if lastPixmap == nil { last = nil }
    do {
      let frame = try finish(
        isChecked ? source.drawChecked(picture) : source.draw(picture), request)
      last = (picture, frame)
      return frame
    } catch {
      throw RenderError(error, frame: request.number, time: request.time)
    }
  }

  private mutating func finish(_ pixmap: Pixmap, _ request: FrameRequest) throws -> RenderedFrame {
    var frame = RenderedFrame(request: request)
    if let last, pixmap == lastPixmap {
      frame = last.frame
      frame.request = request
      return frame
    }
    if forms.contains(.pixels) { frame.pixmap = pixmap }
    if forms.isSuperset(of: [.hash, .png]) {
      let (file, sha256) = try encoder.encodeHashing(pixmap)
      (frame.sha256, frame.png) = (sha256, EncodedFile(bytes: file))
    } else if forms.contains(.hash) {
      frame.sha256 = sha256Hex(pixmap.bytes)
    } else if forms.contains(.png) {
      frame.png = EncodedFile(bytes: try encoder.encode(pixmap))
    }
    guard !forms.isDisjoint(with: [.hash, .png]) else { return frame }
    // The encoder has let go of it, too.
    if let lastPixmap, !forms.contains(.pixels) { source.reuse(lastPixmap) }
    lastPixmap = pixmap
    return frame
  }
}
