/// Decodes PNG and JPEG files, which are told apart by their first bytes and not by their names.
///
/// The colours are taken as sRGB: gamma chunks and colour profiles are ignored, so that 8-bit values arrive untouched.
/// Damaged files are refused as a whole rather than shown in part.
public enum ImageDecoder {
  /// The longest side that is decoded, in pixels.
  public static let maximumSide = 16_384
  /// The largest number of pixels that is decoded.
  public static let maximumArea = 134_217_728

  /// The size in pixels as the picture is shown (after any EXIF orientation), from the header alone and without limits.
  ///
  /// Throws `ImageError.unreadable` when the bytes are neither PNG nor JPEG or the header is damaged.
  public static func size(of bytes: [UInt8]) throws(ImageError) -> (width: Int, height: Int) {
    switch try ImageFormat(of: bytes) {
    case .png:
      return try PNGDecoder.size(of: bytes)
    case .jpeg:
      let stored = try JPEGDecoder.storedSize(of: bytes)
      return EXIFOrientation(ofJPEG: bytes).swapsSides ? (stored.height, stored.width) : stored
    }
  }

  /// The pixels as the picture is shown: a JPEG's EXIF orientation is applied, as `UIImage` does when it draws.
  ///
  /// Throws `ImageError.unreadable` when the bytes are neither PNG nor JPEG, are damaged or cut short, or have more
  /// than `maximumSide` pixels a side or `maximumArea` in all, which is checked before memory is asked for.
  public static func decode(_ bytes: [UInt8]) throws(ImageError) -> Pixmap {
    let pixmap: Pixmap
    switch try ImageFormat(of: bytes) {
    case .png:
      let size = try PNGDecoder.size(of: bytes)
      try checkLimits(size)
      pixmap = try PNGDecoder.decode(bytes, size)
    case .jpeg:
      let size = try JPEGDecoder.storedSize(of: bytes)
      try checkLimits(size)
      pixmap = EXIFOrientation(ofJPEG: bytes).upright(try JPEGDecoder.decode(bytes, size))
    }
    return pixmap
  }

  private static func checkLimits(_ size: (width: Int, height: Int)) throws(ImageError) {
    let shown = "the image is \(size.width)×\(size.height) pixels"
    guard size.width <= maximumSide, size.height <= maximumSide else {
      throw .unreadable("\(shown); at most \(maximumSide) a side are allowed")
    }
    // Cannot overflow, since the sides have just been checked.
    guard size.width * size.height <= maximumArea else {
      throw .unreadable("\(shown); at most \(maximumArea) in all are allowed")
    }
  }
}

/// The file formats that are understood.
enum ImageFormat {
  case png, jpeg

  /// Looks at the signature; throws `ImageError.unreadable` when it is neither.
  init(of bytes: [UInt8]) throws(ImageError) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.isEmpty {
      throw .unreadable("the file is empty")
    } else {
      throw .unreadable("neither a PNG nor a JPEG file")
    }
  }
}
