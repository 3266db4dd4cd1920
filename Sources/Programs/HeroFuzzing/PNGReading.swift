internal import CPNG
import HeroImage

/// The pixels of a PNG as libpng's simplest functions give them, which share nothing with our own reading.
func readWithLibpng(_ bytes: [UInt8]) throws(FuzzProblem) -> Pixmap {
  var image = png_image()
  image.version = UInt32(PNG_IMAGE_VERSION)
  defer { png_image_free(&image) }
  func problem() -> FuzzProblem {
    let text = withUnsafeBytes(of: image.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    return FuzzProblem("libpng does not read what we wrote: \(text)")
  }
  guard png_image_begin_read_from_memory(&image, bytes, bytes.count) != 0 else { throw problem() }
  // r, g, b, a of eight bits.
  image.format = UInt32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
  var pixels = [UInt8](repeating: 0, count: Int(image.width) * Int(image.height) * 4)
  guard png_image_finish_read(&image, nil, &pixels, 0, nil) != 0 else { throw problem() }
  guard let pixmap = Pixmap(width: Int(image.width), height: Int(image.height), bytes: pixels) else {
    throw FuzzProblem("libpng reads another size")
  }
  return pixmap
}
