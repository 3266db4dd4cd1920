#if canImport(CRSVG)
  internal import CRSVG
  import HeroImage

  /// SVG through librsvg, drawn at the canvas's scale. A document's links to files and addresses lead nowhere.
  enum SVGReader {
    /// Opened when it is first used; nil: not there.
    private static let library: hero_svg? = {
      var library = hero_svg()
      return hero_svg_load(&library) == 1 ? library : nil
    }()

    /// Reads a document; one that takes longer than that many seconds is refused.
    static func read(
      _ bytes: [UInt8], scale: Double, seconds: Double = Double(ChildProcess.timeout)
    ) throws(ImageError) -> MediaFile.Picture {
      try TimeLimit.run(seconds: seconds, .svg) { () throws(ImageError) in try draw(bytes, scale: scale) }
    }

    /// Opens the library; throws `ImageError.unreadable` when it is not there.
    @discardableResult static func opened() throws(ImageError) -> hero_svg {
      guard let library else { throw MediaFile.notFound("librsvg", .svg) }
      return library
    }

    private static func draw(_ bytes: [UInt8], scale: Double) throws(ImageError) -> MediaFile.Picture {
      var library = try opened()
      var message = [CChar](repeating: 0, count: 200)
      func failed() -> ImageError {
        let text = String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        return .unreadable("SVG: \(text.isEmpty ? "the file is damaged" : text)")
      }
      guard let handle = hero_svg_open(&library, bytes, bytes.count, &message, message.count) else { throw failed() }
      defer { hero_svg_close(handle) }
      var (wide, high) = (0.0, 0.0)
      guard hero_svg_size(&library, handle, &wide, &high) == 1 else {
        throw .unreadable("SVG: it has no size; give its root width and height, or a viewBox")
      }
      let (width, height) = try MediaFile.pixels(wide, high, scale: scale, .svg)
      var pixels = [UInt8](repeating: 0, count: width * height * 4)
      let isDrawn = hero_svg_draw(
        &library, handle, wide, high, &pixels, Int32(width), Int32(height), &message, message.count)
      guard isDrawn == 1 else { throw failed() }
      straighten(&pixels)
      guard let pixmap = Pixmap(width: width, height: height, bytes: pixels) else { throw failed() }
      return MediaFile.Picture(file: try ImageFile(DecodedPicture(pixmap: pixmap)), pointWidth: wide)
    }

    /// Cairo's premultiplied numbers, blue in the lowest byte, as straight r, g, b, a.
    private static func straighten(_ pixels: inout [UInt8]) {
      pixels.withUnsafeMutableBytes { bytes in
        for start in stride(from: 0, to: bytes.count, by: 4) {
          let pixel = bytes.loadUnaligned(fromByteOffset: start, as: UInt32.self)
          let alpha = pixel >> 24
          func part(_ shift: UInt32) -> UInt8 {
            let value = pixel >> shift & 0xFF
            return alpha == 0 ? 0 : UInt8(clamping: (value * 255 + alpha / 2) / alpha)
          }
          (bytes[start], bytes[start + 1], bytes[start + 2], bytes[start + 3]) = (
            part(16), part(8), part(0), UInt8(alpha)
          )
        }
      }
    }
  }
#endif
