internal import CGLib

/// The SHA-256 of bytes, 64 lower-case hexadecimal digits.
public func sha256Hex(_ bytes: [UInt8]) -> String {
  guard let checksum = g_checksum_new(G_CHECKSUM_SHA256) else { return "" }
  defer { g_checksum_free(checksum) }
  bytes.withUnsafeBufferPointer { buffer in
    g_checksum_update(checksum, buffer.baseAddress, gssize(buffer.count))
  }
  guard let text = g_checksum_get_string(checksum) else { return "" }
  return String(cString: text)
}
