import CEmbedded

/// A file that the program carries.
package struct EmbeddedFile: Sendable {
  /// Below Sources: `HeroPreview/Page/preview.js`.
  package let path: String
  /// As in the repository.
  package let bytes: [UInt8]

  private init(_ file: hero_embedded) {
    path = String(cString: file.path)
    bytes = Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
  }

  /// All, by folder and name.
  package static var all: [EmbeddedFile] { (0..<hero_embedded_count()).map { EmbeddedFile(hero_embedded_at($0)) } }

  /// The text of a file.
  ///
  /// - Precondition: It is in the list of CEmbedded.
  package static func text(_ path: String) -> String {
    for index in 0..<hero_embedded_count() where String(cString: hero_embedded_at(index).path) == path {
      return String(decoding: EmbeddedFile(hero_embedded_at(index)).bytes, as: UTF8.self)
    }
    preconditionFailure("the program does not carry \(path)")
  }
}
