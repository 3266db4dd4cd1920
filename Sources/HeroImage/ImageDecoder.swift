/// Why an image could not be decoded.
public enum ImageError: Error, Equatable, Sendable {
  /// The bytes are not an image that can be read.
  case unreadable(String)
}

/// Decodes PNG and JPEG files by their content.
public enum ImageDecoder {
  /// The size in pixels, from the header alone.
  public static func size(of bytes: [UInt8]) throws(ImageError) -> (width: Int, height: Int) {
    throw .unreadable("image decoding is not part of this build")
  }

  /// The pixels.
  public static func decode(_ bytes: [UInt8]) throws(ImageError) -> Pixmap {
    throw .unreadable("image decoding is not part of this build")
  }
}
