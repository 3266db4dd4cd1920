internal import CXXHash
import Dispatch
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// XXH3's 128 bits of bytes: what pixels, files and fonts are known by.
///
/// Different bytes have the same with a probability of 2⁻¹²⁸; nothing to rely on against somebody who wants them to be alike.
package struct XXH128: Equatable, Sendable {
  private let high: UInt64
  private let low: UInt64

  fileprivate init(_ sum: XXH128_hash_t) { (high, low) = (sum.high64, sum.low64) }

  /// Sums bytes.
  package init(_ bytes: UnsafeRawBufferPointer) { self.init(XXH3_128bits(bytes.baseAddress, bytes.count)) }

  /// 32 lower-case hexadecimal digits, as `xxhsum -H2` prints them.
  package var hex: String { high.hexDigits + low.hexDigits }
}

extension UInt64 {
  /// 16 lower-case hexadecimal digits.
  package var hexDigits: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// An `XXH128` of bytes that come in pieces.
package final class XXH128Sum {
  private let state: OpaquePointer

  /// Begins with none.
  package init() {
    guard let state = XXH3_createState() else { fatalError("out of memory") }
    self.state = state
    XXH3_128bits_reset(state)
  }

  deinit { XXH3_freeState(state) }

  /// Adds a piece.
  package func add(_ bytes: UnsafeRawBufferPointer) { XXH3_128bits_update(state, bytes.baseAddress, bytes.count) }

  /// The sum of what was added so far.
  package var value: XXH128 { XXH128(XXH3_128bits_digest(state)) }
}

/// The `XXH128` of bytes, 32 hexadecimal digits.
package func xxh128Hex(_ bytes: [UInt8]) -> String { bytes.withUnsafeBytes { XXH128($0).hex } }

/// The `XXH128` of pieces one after the other, 32 hexadecimal digits.
package func xxh128Hex(of pieces: [[UInt8]]) -> String {
  let sum = XXH128Sum()
  for piece in pieces { piece.withUnsafeBytes { sum.add($0) } }
  return sum.value.hex
}

/// The `XXH128` of files' bytes, which are never all in memory; nil for those that cannot be read. Several threads read.
package func xxh128Hex(ofFiles paths: [String]) -> [String?] {
  let sums = Mutex([String?](repeating: nil, count: paths.count))
  DispatchQueue.concurrentPerform(iterations: paths.count) { iteration in
    // The largest of the machine's fonts is at the end, and would be waited for.
    let index = paths.count - 1 - iteration
    let sum = xxh128Hex(ofFile: paths[index])
    sums.withLock { $0[index] = sum }
  }
  return sums.withLock { $0 }
}

private func xxh128Hex(ofFile path: String) -> String? {
  guard let file = fopen(path, "rb") else { return nil }
  defer { fclose(file) }
  let sum = XXH128Sum()
  let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
  defer { piece.deallocate() }
  while true {
    let count = fread(piece.baseAddress, 1, piece.count, file)
    guard count > 0 else { return ferror(file) == 0 ? sum.value.hex : nil }
    sum.add(UnsafeRawBufferPointer(rebasing: piece[..<count]))
  }
}

/// XXH3's 64 bits of bytes: tells most differences in less time than 128 bits tell all.
package func xxh64(_ bytes: UnsafeRawBufferPointer, seed: UInt64) -> UInt64 {
  XXH3_64bits_withSeed(bytes.baseAddress, bytes.count, seed)
}
