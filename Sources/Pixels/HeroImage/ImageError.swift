/// Why an image could not be decoded or encoded.
package enum ImageError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The bytes are not an image that can be read; the text says why.
  case unreadable(String)
  /// The pixels could not be written; the text says why.
  case unwritable(String)

  /// The reason alone.
  package var description: String {
    switch self {
    case .unreadable(let reason), .unwritable(let reason): reason
    }
  }
}

/// The text that a C function left in a message buffer, or a stand-in when there is none.
func text(of message: [CChar]) -> String {
  let bytes = message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
  return bytes.isEmpty ? "out of memory" : String(decoding: bytes, as: UTF8.self)
}
