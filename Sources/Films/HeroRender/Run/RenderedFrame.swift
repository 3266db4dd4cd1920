import HeroBytes
import HeroImage

/// A frame to render: its number in the film, if it has one, and its time.
package struct FrameRequest: Equatable, Sendable {
  /// The film's number; nil for a moment between frames.
  package var number: Int?
  /// Seconds.
  package var time: Double

  package init(number: Int?, time: Double) {
    self.number = number
    self.time = time
  }
}

/// A finished frame in the forms that the outputs asked for.
package struct RenderedFrame: Equatable, Sendable {
  package var request: FrameRequest
  /// XXH128 of the RGBA bytes, hexadecimal; nil when nobody needs it.
  package var xxh128: String?
  /// The pixels; nil when no output needs them.
  package var pixmap: Pixmap?
  /// A PNG file's bytes; nil when no output needs them.
  package var png: EncodedFile?

  init(request: FrameRequest, xxh128: String? = nil, pixmap: Pixmap? = nil, png: EncodedFile? = nil) {
    self.request = request
    self.xxh128 = xxh128
    self.pixmap = pixmap
    self.png = png
  }
}

extension RenderedFrame {
  /// The pixels for an output; throws when its sink did not ask for them.
  func pixels(for output: String) throws(RenderError) -> Pixmap {
    guard let pixmap else { throw .environment("\(output): the frame came without its pixels") }
    return pixmap
  }

  /// The hash of the pixels for an output; throws when its sink did not ask for it.
  func hash(for output: String) throws(RenderError) -> String {
    guard let xxh128 else { throw .environment("\(output): the frame came without its hash") }
    return xxh128
  }

  /// The PNG file for an output; throws when its sink did not ask for one.
  func file(for output: String) throws(RenderError) -> EncodedFile {
    guard let png else { throw .environment("\(output): the frame came without its file") }
    return png
  }
}

/// A file's content, not yet on disk.
package struct EncodedFile: Equatable, Sendable {
  package let bytes: [UInt8]
  /// XXH128 of `bytes`, hexadecimal.
  package let xxh128: String

  /// A file and hashes it.
  package init(bytes: [UInt8]) {
    self.bytes = bytes
    xxh128 = xxh128Hex(bytes)
  }
}

/// The forms of a frame that an output needs; the rest is dropped on the worker thread.
package struct FrameForms: OptionSet, Sendable {
  /// One bit per form.
  package let rawValue: Int
  /// A set from its bits.
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// `RenderedFrame.pixmap`.
  package static let pixels = FrameForms(rawValue: 1)
  /// `RenderedFrame.png`.
  package static let png = FrameForms(rawValue: 2)
  /// `RenderedFrame.xxh128`.
  package static let hash = FrameForms(rawValue: 4)
}
