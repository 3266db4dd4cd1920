internal import CGLib

/// The SHA-256 of bytes, 64 lower-case hexadecimal digits.
public func sha256Hex(_ bytes: [UInt8]) -> String {
  var digest = SHA256Digest()
  bytes.withUnsafeBufferPointer { digest.add($0) }
  return digest.hex
}

/// A SHA-256 of bytes that come in pieces.
struct SHA256Digest: ~Copyable {
  private let checksum: OpaquePointer?

  init() { checksum = g_checksum_new(G_CHECKSUM_SHA256) }

  deinit { if let checksum { g_checksum_free(checksum) } }

  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    if let checksum { g_checksum_update(checksum, bytes.baseAddress, gssize(bytes.count)) }
  }

  /// 64 lower-case digits; nothing can be added any more.
  var hex: String { checksum.flatMap { g_checksum_get_string($0) }.map { String(cString: $0) } ?? "" }
}
