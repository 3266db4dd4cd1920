/// The name of the copy of a source; the plugin has this file too.
///
/// No copy has its original's name: the compiler warns where two files give one `#fileID`. None is `main.swift`, which would be a program.
enum CopyName {
  /// Bytes of a name; the compiler makes others of it that are longer, and a file system has 255.
  private static let maximumCount = 200

  /// By the path in the app's folder: `Home/Cell.swift` is `+Home+Cell.swift`, `Cell+Home.swift` is `+Cell=+Home.swift`. Of a longer one the
  /// last part, after a sum over all of it.
  static func of(_ path: String) -> String {
    var name: [UInt8] = [UInt8(ascii: "+")]
    for byte in path.utf8 {
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "=") { name.append(UInt8(ascii: "=")) }
      name.append(byte == UInt8(ascii: "/") ? UInt8(ascii: "+") : byte)
    }
    guard name.count > maximumCount else { return String(decoding: name, as: UTF8.self) }
    // FNV-1a.
    let sum = name.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    let digits = String(sum, radix: 16)
    let start = name.suffix(maximumCount - digits.utf8.count - 2).drop { $0 & 0xC0 == 0x80 }
    return "+\(digits)+" + String(decoding: start, as: UTF8.self)
  }
}
