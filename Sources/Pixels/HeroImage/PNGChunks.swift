/// The small chunks of a PNG file that say what its colours are.
enum PNGChunks {
  /// The colour space that a file names, nil for sRGB or none, and why what it names is not used.
  ///
  /// The first of cICP, iCCP, sRGB, and gAMA with cHRM counts. Source: PNG (third edition), 11.3.2 and 13.13.
  static func color(of bytes: [UInt8]) -> (source: ColorSource?, problem: String?) {
    let chunks = beforePixels(of: bytes)
    func data(_ name: String) -> [UInt8]? { chunks.first { $0.name == name }.map { Array($0.data) } }
    if let code = data("cICP") { return codePoints(code) }
    if data("iCCP") != nil {
      guard let profile = PNGDecoder.profile(of: bytes) else { return (nil, "its colour profile (iCCP) is broken") }
      return (.profile(profile), nil)
    }
    if data("sRGB") != nil { return (nil, nil) }
    return measured(gamma: data("gAMA"), chromaticities: data("cHRM"))
  }

  /// Four code points of ITU-T H.273: primaries, transfer, matrix (0: RGB) and range (1: full).
  static func codePoints(_ code: [UInt8]) -> (source: ColorSource?, problem: String?) {
    let primaries: [UInt8: ColorSource.Primaries] = [1: .sRGB, 9: .bt2020, 12: .p3]
    // 4: a power of 2.2, 8: linear, 13: the curve of sRGB.
    let exponents: [UInt8: Double?] = [4: 2.2, 8: 1, 13: nil]
    guard code.count == 4, code[2] == 0, code[3] == 1, let colors = primaries[code[0]],
      let exponent = exponents[code[1]]
    else {
      let text = code.prefix(4).map(String.init).joined(separator: ", ")
      return (nil, "its colour space (cICP \(text)) is not known here")
    }
    return (.primaries(colors, exponent: exponent), nil)
  }

  /// gAMA in 1/100 000 of the exponent that makes light into samples; cHRM as white, red, green, blue in 1/100 000.
  ///
  /// 45 455 is what encoders of sRGB write (11.3.2.2), hence its curve and not a power.
  private static func measured(gamma: [UInt8]?, chromaticities: [UInt8]?) -> (source: ColorSource?, problem: String?) {
    var colors = ColorSource.Primaries.sRGB
    var exponent: Double?
    if let chromaticities {
      let numbers = stride(from: 0, to: chromaticities.count - 3, by: 4).map {
        Double(word(chromaticities[$0..<$0 + 4])) / 100_000
      }
      guard numbers.count == 8 else { return (nil, "its primaries (cHRM) make no sense") }
      colors = ColorSource.Primaries(
        white: Array(numbers[0..<2]), red: Array(numbers[2..<4]), green: Array(numbers[4..<6]),
        blue: Array(numbers[6..<8]))
      guard colors.isUsable else { return (nil, "its primaries (cHRM) make no sense") }
    }
    if let gamma {
      let value = word(gamma[...])
      guard gamma.count == 4, (10_000...1_000_000).contains(value) else {
        return (nil, "its gamma (gAMA) makes no sense")
      }
      exponent = (45_000...46_000).contains(value) ? nil : 100_000 / Double(value)
    }
    if exponent == nil, colors == .sRGB { return (nil, nil) }
    return (.primaries(colors, exponent: exponent), nil)
  }

  private static func beforePixels(of bytes: [UInt8]) -> [(name: String, data: ArraySlice<UInt8>)] {
    var chunks: [(name: String, data: ArraySlice<UInt8>)] = []
    var place = 8
    while place + 12 <= bytes.count {
      let count = word(bytes[place..<place + 4])
      let name = String(decoding: bytes[place + 4..<place + 8], as: UTF8.self)
      guard name != "IDAT", place + 12 + count <= bytes.count else { break }
      chunks.append((name, bytes[place + 8..<place + 8 + count]))
      place += 12 + count
    }
    return chunks
  }

  /// A number, most significant byte first.
  static func word(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
