internal import CPixels

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The SHA-256 of bytes, 64 lower-case hexadecimal digits.
public func sha256Hex(_ bytes: [UInt8]) -> String {
  var digest = SHA256Digest()
  bytes.withUnsafeBufferPointer { digest.add($0) }
  return digest.hex
}

/// The SHA-256 of pieces one after the other.
package func sha256Hex(of pieces: [[UInt8]]) -> String {
  var digest = SHA256Digest()
  for piece in pieces { piece.withUnsafeBufferPointer { digest.add($0) } }
  return digest.hex
}

/// The SHA-256 of a file's bytes, which are never all in memory; nil when it cannot be read.
package func sha256Hex(ofFile path: String) -> String? {
  guard let file = fopen(path, "rb") else { return nil }
  defer { fclose(file) }
  var digest = SHA256Digest()
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = fread(&chunk, 1, chunk.count, file)
    guard count > 0 else { return ferror(file) == 0 ? digest.hex : nil }
    chunk.withUnsafeBufferPointer { digest.add(UnsafeBufferPointer(rebasing: $0[..<count])) }
  }
}

/// A SHA-256 of bytes that come in pieces.
struct SHA256Digest {
  private var sum = hero_sha256()

  init() { hero_sha256_start(&sum) }

  /// Goes on from a sum.
  init(_ sum: hero_sha256) { self.sum = sum }

  /// Adds rows of a picture.
  mutating func add(_ pixmap: Pixmap, _ rows: Range<Int>) {
    let stride = pixmap.width * 4
    pixmap.bytes.withUnsafeBufferPointer {
      add(UnsafeBufferPointer(rebasing: $0[rows.lowerBound * stride..<rows.upperBound * stride]))
    }
  }

  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) { hero_sha256_add(&sum, bytes.baseAddress, bytes.count) }

  fileprivate mutating func withState<Result>(_ body: (UnsafeMutablePointer<hero_sha256>) -> Result) -> Result {
    withUnsafeMutablePointer(to: &sum, body)
  }

  /// 64 lower-case digits of what was added so far.
  var hex: String {
    var end = sum
    let digest = [UInt8](unsafeUninitializedCapacity: 32) { target, filled in
      hero_sha256_finish(&end, target.baseAddress)
      filled = 32
    }
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: digest.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}

extension SHA256Digest? {
  /// Lends the sum to a loop that adds to it; nil when there is none.
  mutating func withState<Result>(_ body: (UnsafeMutablePointer<hero_sha256>?) -> Result) -> Result {
    guard var digest = self else { return body(nil) }
    defer { self = digest }
    return digest.withState { body($0) }
  }
}
