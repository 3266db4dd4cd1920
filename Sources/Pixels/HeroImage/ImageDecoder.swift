/// Decodes PNG and JPEG files, which are told apart by their first bytes and not by their names.
///
/// Colours become sRGB; `ImageFile` says how. Damaged files are refused as a whole rather than shown in part.
package enum ImageDecoder {
  /// The longest side that is decoded, in pixels.
  package static let maximumSide = 16_384
  /// The largest number of pixels that is decoded.
  package static let maximumArea = 134_217_728
  /// The largest number of pixels of interlaced and progressive files, which must be in memory as a whole.
  package static let maximumWholeArea = 33_554_432
  /// The largest file that is read, bytes.
  package static let maximumFile = 134_217_728

  /// Whether bytes begin as those of a PNG or JPEG file do.
  package static func isKnown(_ bytes: [UInt8]) -> Bool { (try? ImageFormat(of: bytes)) != nil }

  /// The size in pixels as the picture is shown (after any EXIF orientation), from the header alone and without limits.
  ///
  /// Throws `ImageError.unreadable` when the bytes are neither PNG nor JPEG or the header is damaged.
  package static func size(of bytes: [UInt8]) throws(ImageError) -> (width: Int, height: Int) {
    try ImageHeader(of: bytes).shownSize
  }

  /// The pixels as the picture is shown: a JPEG's EXIF orientation is applied, as `UIImage` does when it draws.
  ///
  /// Throws `ImageError.unreadable` when the bytes are neither PNG nor JPEG, are damaged or cut short, or have more
  /// pixels than the limits say, which is checked before memory is asked for.
  package static func decode(_ bytes: [UInt8]) throws(ImageError) -> Pixmap {
    try ImageFile(unchecked: bytes).pixmap()
  }
}
