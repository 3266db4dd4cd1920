import HeroGeometry
import HeroImage
import HeroMedia

/// How large pictures are, told without decoding them where their header says it.
enum PictureSize {
  /// Points; nil where the bytes are no picture that can be read.
  ///
  /// `scale` is the pixels per point of a set's file; nil takes a vector picture's own size, and one pixel per point of others.
  static func points(_ bytes: [UInt8], scale: Double?, drawnAt: Double) -> Size? {
    if let size = try? ImageDecoder.size(of: bytes) {
      return Size(width: Double(size.width) / (scale ?? 1), height: Double(size.height) / (scale ?? 1))
    }
    guard let format = MediaFormat(of: bytes), let picture = try? MediaFile.read(bytes, format, scale: drawnAt) else {
      return nil
    }
    let own = picture.pointWidth.map { Double(picture.file.width) / $0 } ?? scale ?? 1
    return Size(width: Double(picture.file.width) / own, height: Double(picture.file.height) / own)
  }
}
