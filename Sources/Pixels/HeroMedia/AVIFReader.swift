#if canImport(CAVIF)
  internal import CAVIF
  import HeroImage

  /// AVIF through libavif: the first picture of a sequence, turned as the file says, with an ICC profile or code points.
  enum AVIFReader {
    /// Opened when it is first used; nil: not there.
    private static let library: hero_avif? = {
      var library = hero_avif()
      return hero_avif_open(&library) == 1 ? library : nil
    }()

    /// Opens the library; throws `ImageError.unreadable` when it is not there.
    @discardableResult static func opened() throws(ImageError) -> hero_avif {
      guard let library else { throw MediaFile.notFound("libavif", .avif) }
      return library
    }

    static func read(_ bytes: [UInt8]) throws(ImageError) -> DecodedPicture {
      let library = try opened()
      return try bytes.withUnsafeBufferPointer { buffer throws(ImageError) in
        guard let decoder = library.create() else { throw .unreadable("AVIF: out of memory") }
        defer { library.destroy(decoder) }
        decoder.pointee.maxThreads = 1
        decoder.pointee.imageSizeLimit = UInt32(ImageDecoder.maximumWholeArea)
        decoder.pointee.ignoreExif = 1
        decoder.pointee.ignoreXMP = 1
        func check(_ result: avifResult) throws(ImageError) {
          guard result == AVIF_RESULT_OK else {
            throw .unreadable("AVIF: \(library.describe(result).map { String(cString: $0) } ?? "damaged")")
          }
        }
        try check(library.set_bytes(decoder, buffer.baseAddress, buffer.count))
        try check(library.parse(decoder))
        guard let header = decoder.pointee.image else { throw .unreadable("AVIF: there is no picture in it") }
        try MediaFile.checkSize(Int(header.pointee.width), Int(header.pointee.height), .avif)
        try check(library.next_image(decoder))
        guard let image = decoder.pointee.image else { throw .unreadable("AVIF: there is no picture in it") }
        return try picture(image.pointee, check) { rgb in
          library.convert(image, rgb)
        } defaults: { rgb in
          library.set_defaults(rgb, image)
        }
      }
    }

    private static func picture(
      _ image: avifImage, _ check: (avifResult) throws(ImageError) -> Void,
      convert: (UnsafeMutablePointer<avifRGBImage>) -> avifResult,
      defaults: (UnsafeMutablePointer<avifRGBImage>) -> Void
    ) throws(ImageError) -> DecodedPicture {
      let (width, height) = (Int(image.width), Int(image.height))
      try MediaFile.checkSize(width, height, .avif)
      var rgb = avifRGBImage()
      defaults(&rgb)
      rgb.format = AVIF_RGB_FORMAT_RGBA
      rgb.depth = 8
      var bytes = [UInt8](repeating: 0, count: width * height * 4)
      let result = bytes.withUnsafeMutableBufferPointer { target in
        rgb.pixels = target.baseAddress
        rgb.rowBytes = UInt32(width * 4)
        return convert(&rgb)
      }
      try check(result)
      guard let pixmap = Pixmap(width: width, height: height, bytes: bytes) else {
        throw .unreadable("AVIF: the picture has no pixels")
      }
      return DecodedPicture(pixmap: pixmap, colors: colors(image), orientation: orientation(image))
    }

    /// An ICC profile goes before code points; 2 is a code point that says nothing.
    private static func colors(_ image: avifImage) -> DecodedPicture.Colors {
      if let icc = image.icc.data, image.icc.size > 0 {
        return .profile(Array(UnsafeBufferPointer(start: icc, count: image.icc.size)))
      }
      let (primaries, transfer) = (Int(image.colorPrimaries), Int(image.transferCharacteristics))
      return primaries == 2 && transfer == 2 ? .sRGB : .codes(primaries: primaries, transfer: transfer)
    }

    /// Turned against the clock by quarters, then mirrored. Source: ISO/IEC 23008-12, 6.5.10 and 6.5.12.
    private static func orientation(_ image: avifImage) -> EXIFOrientation {
      let flags = image.transformFlags
      let quarters = flags & AVIF_TRANSFORM_IROT.rawValue != 0 ? Int(image.irot.angle & 3) : 0
      let turned: [UInt16] = [1, 8, 3, 6]
      // 0 exchanges top and bottom, 1 left and right.
      let upended: [UInt16] = [4, 5, 2, 7]
      let mirrored: [UInt16] = [2, 7, 4, 5]
      guard flags & AVIF_TRANSFORM_IMIR.rawValue != 0 else {
        return EXIFOrientation(rawValue: turned[quarters]) ?? .topLeft
      }
      return EXIFOrientation(rawValue: (image.imir.mode == 0 ? upended : mirrored)[quarters]) ?? .topLeft
    }
  }
#endif
