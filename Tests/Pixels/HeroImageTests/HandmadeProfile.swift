/// An ICC profile put together by hand (ICC.1:2022): header, tag table, tags; no lcms.
struct HandmadeProfile {
  /// Four letters: "RGB ", "GRAY", "CMYK".
  var space: String
  /// "mntr" for displays, "prtr" for printers.
  var deviceClass = "mntr"
  /// "XYZ " or "Lab ".
  var connection = "XYZ "
  var tags: [(name: String, data: [UInt8])]

  /// The curve of sRGB (IEC 61966-2-1) as parametric curve of type 3: g, a, b, c, d.
  static let curve = parametric(3, [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045])
  /// Light itself.
  static let straight = parametric(0, [1])

  /// Colorants adapted to `D50`, as Apple's profile "Display P3" has them.
  static let displayP3 = rgb([0.51512, 0.2412, -0.00105], [0.29198, 0.69225, 0.04189], [0.1571, 0.06657, 0.78407])
  /// As the profile "sRGB IEC61966-2.1" has them.
  static let sRGB = rgb([0.43607, 0.22249, 0.01392], [0.38515, 0.71687, 0.09708], [0.14307, 0.06061, 0.7141])

  static func rgb(_ red: [Double], _ green: [Double], _ blue: [Double]) -> HandmadeProfile {
    HandmadeProfile(
      space: "RGB ",
      tags: [
        ("rXYZ", xyz(red)), ("gXYZ", xyz(green)), ("bXYZ", xyz(blue)), ("wtpt", xyz(white)), ("rTRC", curve),
        ("gTRC", curve), ("bTRC", curve),
      ])
  }

  /// Grey whose samples are light.
  static let linearGrey = HandmadeProfile(space: "GRAY", tags: [("wtpt", xyz(white)), ("kTRC", straight)])

  /// Inks of which only black counts: L* = 100 (1 − k). A table of two places for each ink, eight bits.
  static var blackInk: HandmadeProfile {
    let identity = (0...255).map { UInt8($0) }
    let corners = (0..<16).flatMap { corner -> [UInt8] in [corner & 1 == 1 ? 0 : 255, 128, 128] }
    let matrix = [1.0, 0, 0, 0, 1, 0, 0, 0, 1].flatMap(fixed)
    let table =
      Array("mft1".utf8) + [0, 0, 0, 0, 4, 3, 2, 0] + matrix
      + (0..<4).flatMap { _ in identity } + corners + (0..<3).flatMap { _ in identity }
    return HandmadeProfile(
      space: "CMYK", deviceClass: "prtr", connection: "Lab ", tags: [("wtpt", xyz(white)), ("A2B0", table)])
  }

  var bytes: [UInt8] {
    var table = HandmadePNG.word(UInt32(tags.count))
    var data: [UInt8] = []
    let start = 128 + 4 + 12 * tags.count
    for tag in tags {
      table +=
        Array(tag.name.utf8) + HandmadePNG.word(UInt32(start + data.count)) + HandmadePNG.word(UInt32(tag.data.count))
      data += tag.data
      while data.count % 4 != 0 { data.append(0) }
    }
    var header = HandmadePNG.word(UInt32(start + data.count)) + [0, 0, 0, 0, 4, 0x20, 0, 0]
    header += Array((deviceClass + space + connection).utf8)
    header += [0x07, 0xEA, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0] + Array("acsp".utf8)
    header += [UInt8](repeating: 0, count: 28) + Self.white.flatMap(Self.fixed)
    header += [UInt8](repeating: 0, count: 128 - header.count)
    return header + table + data
  }

  /// The profile as a chunk of a PNG file.
  var chunk: (name: String, data: [UInt8]) { ("iCCP", Array("P\0\0".utf8) + HandmadePNG.zlib(bytes)) }

  /// `D50`.
  private static let white = [0.9642, 1, 0.8249]

  private static func xyz(_ values: [Double]) -> [UInt8] { Array("XYZ ".utf8) + [0, 0, 0, 0] + values.flatMap(fixed) }

  private static func parametric(_ type: UInt8, _ values: [Double]) -> [UInt8] {
    Array("para".utf8) + [0, 0, 0, 0, 0, type, 0, 0] + values.flatMap(fixed)
  }

  /// s15Fixed16Number.
  private static func fixed(_ value: Double) -> [UInt8] {
    HandmadePNG.word(UInt32(bitPattern: Int32((value * 65536).rounded())))
  }
}
