internal import CGIF
import HeroImage

/// The first picture of a GIF through giflib; what comes behind it is not looked at.
enum GIFReader {
  /// Blocks before the first picture, at most.
  private static let maximumBlocks = 100_000

  static func read(_ bytes: [UInt8]) throws(ImageError) -> DecodedPicture {
    let gif = try OpenedGIF(bytes)
    defer { withExtendedLifetime(gif) {} }
    let file = gif.file
    let (width, height) = (Int(file.pointee.SWidth), Int(file.pointee.SHeight))
    try MediaFile.checkSize(width, height, .gif)
    let transparent = try seekPicture(file)
    return DecodedPicture(pixmap: try picture(file, transparent, width, height))
  }

  /// Goes to the first picture and returns the entry that is transparent, if any.
  private static func seekPicture(_ file: UnsafeMutablePointer<GifFileType>) throws(ImageError) -> UInt8? {
    var transparent: UInt8?
    for _ in 0..<maximumBlocks {
      var type = UNDEFINED_RECORD_TYPE
      guard DGifGetRecordType(file, &type) == GIF_OK else { throw OpenedGIF.failed(file.pointee.Error) }
      if type == IMAGE_DESC_RECORD_TYPE { return transparent }
      guard type == EXTENSION_RECORD_TYPE else { throw .unreadable("GIF: there is no picture in it") }
      var name: Int32 = 0
      var block: UnsafeMutablePointer<GifByteType>?
      guard DGifGetExtension(file, &name, &block) == GIF_OK else { throw OpenedGIF.failed(file.pointee.Error) }
      // A graphic control: size, flags, two bytes of delay, the transparent entry.
      if name == GRAPHICS_EXT_FUNC_CODE, let block, block[0] >= 4 { transparent = block[1] & 1 == 1 ? block[4] : nil }
      while block != nil {
        guard DGifGetExtensionNext(file, &block) == GIF_OK else { throw OpenedGIF.failed(file.pointee.Error) }
      }
    }
    throw .unreadable("GIF: there is no picture within \(maximumBlocks) blocks")
  }

  private static func picture(
    _ file: UnsafeMutablePointer<GifFileType>, _ transparent: UInt8?, _ width: Int, _ height: Int
  ) throws(ImageError) -> Pixmap {
    guard DGifGetImageDesc(file) == GIF_OK else { throw OpenedGIF.failed(file.pointee.Error) }
    let place = file.pointee.Image
    let (left, top, wide, high) = (Int(place.Left), Int(place.Top), Int(place.Width), Int(place.Height))
    guard wide > 0, high > 0, left >= 0, top >= 0, left + wide <= width, top + high <= height else {
      throw .unreadable("GIF: the first picture lies outside of the canvas")
    }
    guard let map = place.ColorMap ?? file.pointee.SColorMap, let colors = map.pointee.Colors else {
      throw .unreadable("GIF: the first picture has no colours")
    }
    let count = Int(map.pointee.ColorCount)
    var canvas = [UInt8](repeating: 0, count: width * height * 4)
    var row = [GifPixelType](repeating: 0, count: wide)
    for y in rows(high, isInterlaced: place.Interlace) {
      guard DGifGetLine(file, &row, Int32(wide)) == GIF_OK else { throw OpenedGIF.failed(file.pointee.Error) }
      var target = ((top + y) * width + left) * 4
      for entry in row {
        if entry != transparent, Int(entry) < count {
          let color = colors[Int(entry)]
          canvas.replaceSubrange(target..<target + 4, with: [color.Red, color.Green, color.Blue, 255])
        }
        target += 4
      }
    }
    guard let pixmap = Pixmap(width: width, height: height, bytes: canvas) else {
      throw .unreadable("GIF: the picture has no pixels")
    }
    return pixmap
  }

  /// Rows in the order of the file. Source: GIF89a, appendix E.
  private static func rows(_ count: Int, isInterlaced: Bool) -> [Int] {
    guard isInterlaced else { return Array(0..<count) }
    return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0.0, to: count, by: $0.1)) }
  }
}
