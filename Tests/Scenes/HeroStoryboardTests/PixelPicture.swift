import HeroImage

/// A square picture: opaque red.
struct PixelPicture {
  let png: [UInt8]

  init(side: Int) throws {
    let bytes = [[UInt8]](repeating: [255, 0, 0, 255], count: side * side).flatMap { $0 }
    guard let pixmap = Pixmap(width: side, height: side, bytes: bytes) else { throw ImageError.unreadable("no pixels") }
    png = try PNGEncoder.encode(pixmap, compression: .fast)
  }
}
