import HeroImage

/// A picture of any format that scenes know.
package struct SourcePicture: Sendable {
  package let file: ImageFile
  /// Pixels per point of a vector picture as it is drawn; nil for others.
  package let drawnScale: Double?

  /// Reads a file.
  ///
  /// - Parameter vectorScale: Pixels per point that vector pictures are drawn with, > 0; nil refuses them.
  ///
  /// Throws `ImageError.unreadable` for what is no picture, damaged, or beyond the limits.
  package init(_ bytes: [UInt8], vectorScale: Double?) throws(ImageError) {
    guard let format = MediaFormat(of: bytes) else {
      (file, drawnScale) = (try ImageFile(bytes), nil)
      return
    }
    guard let scale = vectorScale ?? (format.isVector ? nil : 1) else {
      throw .unreadable("\(format.rawValue): it has no size to be drawn at")
    }
    let picture = try MediaFile.read(bytes, format, scale: scale)
    (file, drawnScale) = (picture.file, picture.pointWidth.map { Double(picture.file.width) / $0 })
  }
}
