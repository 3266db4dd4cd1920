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
  /// What was hashed last, where frames are hashed only.
  private var hashed: (pixmap: Pixmap, sha256: String)?
  /// The last file, and the hash of its pixels.
  private var encoded: (file: EncodedFile, hash: PixelHash)?

  /// Makes a worker; `last`, `pictures` and `lanes` are shared by all threads of a job. Default: none, for one thread.
  init(
    source: Source, isChecked: Bool = false, forms: FrameForms, compression: PNGCompression,
    last: LastFrame<Source.Picture> = LastFrame(), pictures: CheckedPictures<Source.Picture> = CheckedPictures(),
    lanes: HashLanes? = nil
  ) {
    self.last = last
    self.pictures = pictures
    self.source = source
    self.isChecked = isChecked
    self.forms = forms
    encoder = PNGSequenceEncoder(compression: compression, lanes: lanes)
  }

  mutating func render(_ request: FrameRequest) throws(RenderError) -> RenderedFrame {
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

  private mutating func finish(_ pixmap: Pixmap, _ request: FrameRequest) throws -> RenderedFrame {
    var frame = RenderedFrame(request: request)
    switch (forms.contains(.hash), forms.contains(.png)) {
    case (true, true):
      let (file, hash) = try encoder.encodeHashing(pixmap)
      let known = encoded.flatMap { $0.hash === hash ? $0.file : nil }
      let png = known ?? EncodedFile(bytes: file)
      (frame.hash, frame.png) = (hash, png)
      encoded = (png, hash)
    case (true, false):
      let known = hashed.flatMap { $0.pixmap == pixmap ? $0.sha256 : nil }
      let sha256 = known ?? sha256Hex(pixmap.bytes)
      frame.sha256 = sha256
      hashed = (pixmap, sha256)
    case (false, true): frame.png = EncodedFile(bytes: try encoder.encode(pixmap))
    case (false, false): break
    }
    if forms.contains(.pixels) { frame.pixmap = pixmap }
    return frame
  }
}
