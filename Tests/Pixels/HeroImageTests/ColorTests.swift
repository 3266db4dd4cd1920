import HeroImage
import HeroTesting

/// Colour spaces of files become sRGB. Expected numbers: linear light by the source's curve, the matrices of the primaries
/// given in IEC 61966-2-1, SMPTE EG 432-1 and BT.2020 with the white (0.3127, 0.329), the curve of sRGB; computed apart.
@Suite struct ColorTests {
  /// Display P3 and what it is in sRGB: 214.90, 92.61, 30.95 / 190.32, 116.58, 83.95 / 84.69, 110.75, 65.08; the last two are
  /// grey and the reddest red, which sRGB cannot hold.
  private static let p3: [(stored: [Int], shown: [Int])] = [
    ([200, 100, 50], [215, 93, 31]), ([180, 120, 90], [190, 117, 84]), ([90, 110, 70], [85, 111, 65]),
    ([128, 128, 128], [128, 128, 128]), ([255, 0, 0], [255, 0, 0]),
  ]

  private func png(_ colors: [[Int]], _ chunks: [(name: String, data: [UInt8])], isInterlaced: Bool = false)
    -> HandmadePNG
  {
    HandmadePNG(width: colors.count, height: 1, depth: 8, colorType: 6, chunks: chunks, isInterlaced: isInterlaced) {
      x, _ in
      colors[x] + [40 * x]
    }
  }

  private func shown(_ colors: [[Int]]) -> Pixmap? { pixels(colors.count, 1) { x, _ in colors[x] + [40 * x] } }

  @Test func displayP3InPNG() throws {
    for isInterlaced in [false, true] {
      let file = try ImageFile(
        png(Self.p3.map(\.stored), [HandmadeProfile.displayP3.chunk], isInterlaced: isInterlaced).bytes)
      // The alpha, 0 at the first pixel, is not touched.
      try expectEqual(file.pixmap(), shown(Self.p3.map(\.shown)))
      expectEqual((file.problem, file.isOpaque), (nil, false))
    }
  }

  // cICP 12, 13, 0, 1 is Display P3; 9, 13 has the primaries of BT.2020: 133.56, 119.04, 108.56.
  @Test func codePoints() throws {
    let p3 = try ImageFile(png(Self.p3.map(\.stored), [("cICP", [12, 13, 0, 1]), ("sRGB", [0])]).bytes)
    try expectEqual(p3.pixmap(), shown(Self.p3.map(\.shown)))
    let wide = try ImageFile(png([[128, 120, 110]], [("cICP", [9, 13, 0, 1])]).bytes)
    try expectEqual(wide.pixmap(), shown([[134, 119, 109]]))
    // PQ is for high dynamic range.
    let bright = try ImageFile(png([[128, 120, 110]], [("cICP", [9, 16, 0, 1])]).bytes)
    try expectEqual(bright.pixmap(), shown([[128, 120, 110]]))
    expectEqual(bright.problem, "its colour space (cICP 9, 16, 0, 1) is not known here")
  }

  // 20, 128, 200 as light: 79.12, 187.84, 229.10; with exponent 1.8: 25.85, 146.41, 210.19; light of P3: −, 190.80, 233.70.
  @Test func gammaAndPrimaries() throws {
    let p3 = [31_270, 32_900, 68_000, 32_000, 26_500, 69_000, 15_000, 6_000].flatMap { HandmadePNG.word($0) }
    let sRGB = [31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000].flatMap { HandmadePNG.word($0) }
    func decoded(_ chunks: [(name: String, data: [UInt8])]) throws -> Pixmap? {
      try ImageFile(png([[20, 128, 200]], chunks).bytes).pixmap()
    }
    let light = ("gAMA", HandmadePNG.word(100_000))
    try expectEqual(decoded([light]), shown([[79, 188, 229]]))
    try expectEqual(decoded([light, ("cHRM", sRGB)]), shown([[79, 188, 229]]))
    try expectEqual(decoded([("gAMA", HandmadePNG.word(55_556))]), shown([[26, 146, 210]]))
    try expectEqual(decoded([light, ("cHRM", p3)]), shown([[0, 191, 234]]))
    // What encoders write for sRGB changes nothing, and a chunk that says sRGB wins.
    try expectEqual(decoded([("gAMA", HandmadePNG.word(45_455)), ("cHRM", sRGB)]), shown([[20, 128, 200]]))
    try expectEqual(decoded([("sRGB", [1]), light, ("cHRM", p3)]), shown([[20, 128, 200]]))
    // A profile wins over both.
    let both = try ImageFile(png(Self.p3.map(\.stored), [HandmadeProfile.displayP3.chunk, light]).bytes)
    try expectEqual(both.pixmap(), shown(Self.p3.map(\.shown)))
  }

  @Test func nonsenseIsSRGB() throws {
    let cases: [((name: String, data: [UInt8]), String)] = [
      (("gAMA", HandmadePNG.word(0)), "its gamma (gAMA) makes no sense"),
      (("gAMA", [1]), "its gamma (gAMA) makes no sense"),
      (("cHRM", [UInt8](repeating: 0, count: 32)), "its primaries (cHRM) make no sense"),
      (("cHRM", []), "its primaries (cHRM) make no sense"),
      (("iCCP", Array("P\0\0".utf8) + [1, 2, 3]), "its colour profile (iCCP) is broken"),
      (("cICP", [1]), "its colour space (cICP 1) is not known here"),
    ]
    for (chunk, problem) in cases {
      let file = try ImageFile(png([[20, 128, 200]], [chunk]).bytes)
      try expectEqual(file.pixmap(), shown([[20, 128, 200]]))
      expectEqual(file.problem, problem)
    }
  }

  @Test func profilesOfSRGBAndGrey() throws {
    let colors = stride(from: 0, to: 256, by: 5).map { [$0, 255 - $0, $0 * 7 % 256] }
    let untouched = HandmadePNG(
      width: colors.count, height: 1, depth: 8, colorType: 2, chunks: [HandmadeProfile.sRGB.chunk]
    ) { x, _ in colors[x] }
    let file = try ImageFile(untouched.bytes)
    try expectEqual(file.pixmap(), pixels(colors.count, 1) { x, _ in colors[x] + [255] })
    expectEqual((file.problem, file.isOpaque), (nil, true))
    // Light 20, 128, 200 as grey: 79.12, 187.84, 229.10.
    let (values, shown) = ([20, 128, 200, 255], [79, 188, 229, 255])
    let grey = HandmadePNG(width: 4, height: 1, depth: 8, colorType: 4, chunks: [HandmadeProfile.linearGrey.chunk]) {
      x, _ in [values[x], 60 * x]
    }
    try expectEqual(ImageFile(grey.bytes).pixmap(), pixels(4, 1) { x, _ in [shown[x], shown[x], shown[x], 60 * x] })
  }

  // MARK: JPEG

  private func parts(_ profile: [UInt8], _ count: Int) -> [[UInt8]] {
    let size = (profile.count + count - 1) / count
    return (0..<count).map { part in
      Array("ICC_PROFILE\0".utf8) + [UInt8(part + 1), UInt8(count)]
        + profile[part * size..<min((part + 1) * size, profile.count)]
    }
  }

  private func jpeg(_ segments: [[UInt8]]) -> [UInt8] {
    var jpeg = HandmadeJPEG(width: 8, height: 8, blocks: [[200, 100, 50]], identifiers: Array("RGB".utf8))
    jpeg.applicationSegments = segments.map { (0xE2, $0) }
    return jpeg.bytes
  }

  @Test func profileInSeveralSegments() throws {
    let profile = HandmadeProfile.displayP3.bytes
    let converted = pixels(8, 8) { _, _ in [215, 93, 31, 255] }
    let whole = parts(profile, 1)
    let three = parts(profile, 3)
    for segments in [whole, three, [three[2], three[0], three[1]]] {
      let file = try ImageFile(jpeg(segments))
      try expectEqual(file.pixmap(), converted)
      expectEqual(file.problem, nil)
    }
    for segments in [
      [three[0], three[2]], [three[0], three[1], three[1]], three + [three[0]], [Array(whole[0].prefix(12))],
      parts(HandmadeProfile.blackInk.bytes, 1),
    ] {
      let file = try ImageFile(jpeg(segments))
      try expectEqual(file.pixmap(), pixels(8, 8) { _, _ in [200, 100, 50, 255] })
      expectEqual(file.problem, "its colour profile is broken, or not one for such an image")
    }
  }

  // L* = 80: Y = (96/116)³ = 0.5668, in sRGB 198.33. Adobe's files store 255 − ink.
  @Test func inks() throws {
    let segments = parts(HandmadeProfile.blackInk.bytes, 1).map { (UInt8(0xE2), $0) }
    for (block, transform) in [([0, 30, 200, 51], nil), ([255, 225, 55, 204], UInt8(0))] {
      var jpeg = HandmadeJPEG(
        width: 8, height: 8, blocks: [block], identifiers: [1, 2, 3, 4], adobeTransform: transform)
      jpeg.applicationSegments = segments
      let file = try ImageFile(jpeg.bytes)
      expectEqual(file.problem, nil)
      try expectEqual(file.pixmap(), pixels(8, 8) { _, _ in [198, 198, 198, 255] })
    }
  }

  // Whatever the profile says, there is a picture: converted, or as it is and with a reason.
  @Test func brokenProfilesAreIgnored() throws {
    let profile = HandmadeProfile.displayP3.bytes
    var ignored = 0
    let cut = stride(from: 0, to: profile.count, by: 3).map { Array(profile.prefix($0)) }
    let damaged = profile.indices.map { place in
      var damaged = profile
      damaged[place] ^= 0xFF
      return damaged
    }
    for broken in cut + damaged {
      let file = try ImageFile(jpeg(parts(broken, 1)))
      try expectEqual(file.pixmap().bytes.count, 256)
      if file.problem != nil { ignored += 1 }
    }
    #expect(ignored > profile.count / 3)
  }
}
