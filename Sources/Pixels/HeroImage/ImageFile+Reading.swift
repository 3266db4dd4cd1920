internal import CPixels
import HeroBytes
@_exported import HeroPictures

/// A picture file that can be read: rows are decoded when they are asked for, and kept only from the check to the first reading.
///
/// Rows are sRGB: a colour profile (iCCP, APP2), cICP, or gAMA and cHRM are converted relative to the white with black point
/// compensation. What says sRGB, or differs from it by no more than a step of 255, arrives untouched. A profile that cannot
/// be used is ignored, and `problem` says so.
extension ImageFile {
  /// Reads a file through once, so that later nothing can be found broken.
  ///
  /// - Parameter keeping: Rows of at most so many bytes in all are kept for the first `readRows`.
  ///
  /// Throws `ImageError.unreadable` as `ImageDecoder.decode` does.
  package init(_ bytes: [UInt8], keeping limit: Int = 0) throws(ImageError) {
    let file = try ImageFile(unchecked: bytes)
    var isOpaque = true
    var rows: [UInt8]? = file.byteCount <= limit ? [] : nil
    if rows != nil || file.header.format != .png || !PlainPNG.isOpaque(bytes, file.header) {
      rows?.reserveCapacity(file.byteCount)
      try file.readRows { row in
        isOpaque = isOpaque && hero_is_opaque(row.baseAddress, row.count / 4) != 0
        rows?.append(contentsOf: row)
      }
    }
    self.init(
      bytes: bytes, header: file.header, color: file.color, problem: file.problem, isOpaque: isOpaque, kept: rows)
  }

  /// Keeps a picture of another format, as a PNG.
  ///
  /// Throws `ImageError` when memory runs out.
  package init(_ picture: DecodedPicture) throws(ImageError) {
    let bytes = try PNGEncoder.encode(picture.pixmap, compression: .fast)
    var header = try ImageHeader(of: bytes)
    header.orientation = picture.orientation
    let pixels = picture.pixmap.bytes
    self.init(
      bytes, header, picture.source,
      isOpaque: stride(from: 3, to: pixels.count, by: 4).allSatisfy { pixels[$0] == 255 })
  }

  /// Reads the header and the colour space alone, and says that it is not opaque.
  init(unchecked bytes: [UInt8]) throws(ImageError) {
    let header = try ImageHeader(of: bytes)
    try header.checkLimits()
    let colors: (source: ColorSource?, problem: String?) =
      switch header.format {
      case .png: PNGChunks.color(of: bytes)
      case .jpeg: (JPEGSegments.profile(of: bytes).map { .profile($0) }, nil)
      }
    self.init(bytes, header, colors, isOpaque: false)
  }

  /// Forgets a colour space that cannot be used, and one that changes nothing.
  private init(
    _ bytes: [UInt8], _ header: ImageHeader, _ colors: (source: ColorSource?, problem: String?), isOpaque: Bool
  ) {
    var (color, problem) = colors
    if let source = color {
      if let conversion = ColorConversion(from: source, samples: header.samples) {
        if conversion.changesNothing(header.samples) { color = nil }
      } else {
        (color, problem) = (nil, "its colour profile is broken, or not one for such an image")
      }
    }
    self.init(bytes: bytes, header: header, color: color, problem: problem, isOpaque: isOpaque)
  }

  /// Hands out the rows as they are stored, from the top: r, g, b and straight alpha of each pixel.
  ///
  /// Throws `ImageError.unreadable` when memory runs out.
  package func readRows(_ body: (UnsafeMutableBufferPointer<UInt8>) -> Void) throws(ImageError) {
    if var rows = kept.take() {
      return rows.withUnsafeMutableBufferPointer { rows in
        for start in stride(from: 0, to: rows.count, by: header.width * 4) {
          body(UnsafeMutableBufferPointer(rebasing: rows[start..<start + header.width * 4]))
        }
      }
    }
    let conversion = color.flatMap { ColorConversion(from: $0, samples: header.samples) }
    let width = header.width
    func hand(_ row: UnsafeMutableBufferPointer<UInt8>) {
      if let start = row.baseAddress { conversion?.convert(start, count: width) }
      body(row)
    }
    switch header.format {
    case .png: try PNGDecoder.readRows(bytes, header, hand)
    case .jpeg: try JPEGDecoder.readRows(bytes, keepsInks: color != nil, hand)
    }
  }

  /// All pixels as the picture is shown; throws `ImageError.unreadable` when memory runs out.
  package func pixmap() throws(ImageError) -> Pixmap {
    var problem: ImageError?
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { target, filled in
      do throws(ImageError) {
        let target = UnsafeMutableRawBufferPointer(target)
        var row = 0
        try readRows { bytes in
          var (place, step) = orientation.line(ofRow: row, width: header.width, height: header.height)
          let source = UnsafeRawBufferPointer(bytes)
          for column in 0..<header.width {
            let pixel = source.loadUnaligned(fromByteOffset: column * 4, as: UInt32.self)
            target.storeBytes(of: pixel, toByteOffset: place * 4, as: UInt32.self)
            place += step
          }
          row += 1
        }
        filled = target.count
      } catch {
        problem = error
      }
    }
    if let problem { throw problem }
    guard let pixmap = Pixmap(width: width, height: height, bytes: pixels) else {
      throw .unreadable("the image has no pixels")
    }
    return pixmap
  }

  /// The XXH128 of the bytes of `pixmap()`, hexadecimal; throws `ImageError.unreadable` when memory runs out.
  package func xxh128() throws(ImageError) -> String {
    guard orientation == .topLeft else { return xxh128Hex(try pixmap().bytes) }
    let sum = XXH128Sum()
    try readRows { sum.add(UnsafeRawBufferPointer($0)) }
    return sum.value.hex
  }
}
