import HeroImage

/// Reads pictures that are neither PNG nor JPEG.
package enum MediaFile {
  /// A picture that can be drawn.
  package struct Picture: Sendable {
    package var file: ImageFile
    /// Its width in points, when the file says so and not its pixels.
    package var pointWidth: Double?
  }

  /// Reads a file; of an animation the first picture, of a document the first page.
  ///
  /// - Parameter scale: Pixels per point that vector pictures are drawn with, > 0.
  ///
  /// Throws `ImageError.unreadable` for what is damaged or beyond the limits, and for a format whose reader is not there: it names the
  /// package that brings it.
  package static func read(_ bytes: [UInt8], _ format: MediaFormat, scale: Double) throws(ImageError) -> Picture {
    guard bytes.count <= format.maximumFile else {
      throw .unreadable("\(format.rawValue): the file is larger than \(format.maximumFile >> 20) MiB")
    }
    switch format {
    case .webp: return Picture(file: try ImageFile(try WebPReader.read(bytes)))
    case .gif: return Picture(file: try ImageFile(try GIFReader.read(bytes)))
    case .avif:
      #if canImport(CAVIF)
        return Picture(file: try ImageFile(try AVIFReader.read(bytes)))
      #else
        throw missing(format, "libavif-dev")
      #endif
    case .heic: return Picture(file: try HEICReader.read(bytes))
    case .svg:
      #if canImport(CRSVG)
        return try SVGReader.read(bytes, scale: scale)
      #else
        throw missing(format, "librsvg2-dev")
      #endif
    case .pdf: return try PDFReader.read(bytes, scale: scale)
    }
  }

  /// Throws the error that reading any file of a format ends with, where its reader is not on this machine.
  package static func checkReader(of format: MediaFormat) throws(ImageError) {
    switch format {
    case .webp, .gif: break
    case .avif:
      #if canImport(CAVIF)
        try AVIFReader.opened()
      #else
        throw missing(format, "libavif-dev")
      #endif
    case .heic: try HEICReader.converter()
    case .svg:
      #if canImport(CRSVG)
        try SVGReader.opened()
      #else
        throw missing(format, "librsvg2-dev")
      #endif
    case .pdf: try PDFReader.programs()
    }
  }

  private static func missing(_ format: MediaFormat, _ package: String) -> ImageError {
    .unreadable(
      "\(format.rawValue) files cannot be read: this program was built without \(package); install it and build again")
  }

  /// The error of a library that was there when the program was built.
  static func notFound(_ library: String, _ format: MediaFormat) -> ImageError {
    .unreadable(
      "\(format.rawValue) files are read by \(library), which is not installed in the version that this program was built with"
    )
  }

  /// Throws when a picture would have more pixels than are held whole.
  static func checkSize(_ width: Int, _ height: Int, _ format: MediaFormat) throws(ImageError) {
    guard width > 0, height > 0 else { throw .unreadable("\(format.rawValue): the picture has no pixels") }
    guard width <= ImageDecoder.maximumSide, height <= ImageDecoder.maximumSide else {
      throw .unreadable(
        "\(format.rawValue): \(width)×\(height) pixels; at most \(ImageDecoder.maximumSide) a side are allowed")
    }
    guard width * height <= ImageDecoder.maximumWholeArea else {
      throw .unreadable(
        "\(format.rawValue): \(width)×\(height) pixels; at most \(ImageDecoder.maximumWholeArea) in all are allowed")
    }
  }

  /// The pixels that a vector picture of a size in points gets: at least one a side, and whole ones.
  static func pixels(_ width: Double, _ height: Double, scale: Double, _ format: MediaFormat) throws(ImageError)
    -> (width: Int, height: Int)
  {
    let sides = [width * scale, height * scale].map { ($0 - 1e-6).rounded(.up) }
    guard sides.allSatisfy({ $0.isFinite && $0 <= Double(ImageDecoder.maximumSide) }) else {
      throw .unreadable(
        "\(format.rawValue): it is too large at this scale; at most \(ImageDecoder.maximumSide) pixels a side are allowed"
      )
    }
    let size = (max(Int(sides[0]), 1), max(Int(sides[1]), 1))
    try checkSize(size.0, size.1, format)
    return size
  }
}
