extension ImageHeader {
  /// Throws `ImageError.unreadable` when the bytes are neither PNG nor JPEG or the header is damaged.
  init(of bytes: [UInt8]) throws(ImageError) {
    switch try ImageFormat(of: bytes) {
    case .png: self = try PNGDecoder.header(of: bytes)
    case .jpeg: self = try JPEGDecoder.header(of: bytes)
    }
  }

  /// Throws `ImageError.unreadable` when there are more pixels than `ImageDecoder` allows.
  func checkLimits() throws(ImageError) {
    let shown = "the image is \(width)×\(height) pixels"
    guard width <= ImageDecoder.maximumSide, height <= ImageDecoder.maximumSide else {
      throw .unreadable("\(shown); at most \(ImageDecoder.maximumSide) a side are allowed")
    }
    // Cannot overflow, since the sides have just been checked.
    guard width * height <= ImageDecoder.maximumArea else {
      throw .unreadable("\(shown); at most \(ImageDecoder.maximumArea) in all are allowed")
    }
    guard !isWhole || width * height <= ImageDecoder.maximumWholeArea else {
      let kind = format == .png ? "interlaced" : "progressive"
      throw .unreadable(
        "\(shown) and \(kind); at most \(ImageDecoder.maximumWholeArea) in all are allowed then: save it without that")
    }
  }
}

extension ImageFormat {
  /// Looks at the signature; throws `ImageError.unreadable` when it is neither.
  init(of bytes: [UInt8]) throws(ImageError) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.isEmpty {
      throw .unreadable("the file is empty")
    } else {
      throw .unreadable("neither a PNG nor a JPEG file")
    }
  }
}
