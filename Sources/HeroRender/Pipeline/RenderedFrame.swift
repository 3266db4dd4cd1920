import HeroImage

/// A frame to render: its number in the film, if it has one, and its time.
public struct FrameRequest: Equatable, Sendable {
  /// The film's number; nil for a moment between frames.
  public var number: Int?
  /// Seconds.
  public var time: Double

  /// Makes a request.
  public init(number: Int?, time: Double) {
    self.number = number
    self.time = time
  }
}

/// A finished frame in the forms that the outputs asked for.
public struct RenderedFrame: Equatable, Sendable {
  /// Which one.
  public var request: FrameRequest
  /// SHA-256 of the RGBA bytes, hexadecimal.
  public var sha256: String
  /// The pixels; nil when no output needs them.
  public var pixmap: Pixmap?
  /// A PNG file's bytes; nil when no output needs them.
  public var png: EncodedFile?

  /// Makes a frame.
  public init(request: FrameRequest, sha256: String, pixmap: Pixmap? = nil, png: EncodedFile? = nil) {
    self.request = request
    self.sha256 = sha256
    self.pixmap = pixmap
    self.png = png
  }
}

/// A file's content, not yet on disk.
public struct EncodedFile: Equatable, Sendable {
  /// The content.
  public let bytes: [UInt8]
  /// SHA-256 of `bytes`, hexadecimal.
  public let sha256: String

  /// Makes a file and hashes it.
  public init(bytes: [UInt8]) {
    self.bytes = bytes
    sha256 = sha256Hex(bytes)
  }
}

/// The forms of a frame that an output needs; the rest is dropped on the worker thread.
public struct FrameForms: OptionSet, Sendable {
  /// One bit per form.
  public let rawValue: Int
  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// `RenderedFrame.pixmap`.
  public static let pixels = FrameForms(rawValue: 1)
  /// `RenderedFrame.png`.
  public static let png = FrameForms(rawValue: 2)
}

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
