@testable import HeroImage

/// The pixels of a PNG file as libpng reads them, whatever the file.
func readWithLibpng(_ bytes: [UInt8]) throws -> Pixmap {
  let header = try ImageHeader(of: bytes)
  var pixels: [UInt8] = []
  try PNGDecoder.readRowsWithLibrary(bytes, header) { pixels += $0 }
  guard let pixmap = Pixmap(width: header.width, height: header.height, bytes: pixels) else {
    throw ImageError.unreadable("rows are missing")
  }
  return pixmap
}
