/// Reads XML into a tree of elements, as strictly as Interface Builder writes it.
package enum MarkupReader {
  /// Bytes of a file, at most.
  package static let maximumSize = 16 << 20
  /// Elements within elements, at most.
  package static let maximumDepth = 200
  /// Elements of a file, at most.
  package static let maximumElements = 200_000

  /// The root element.
  ///
  /// Throws where the text is no XML, is too large or too deep, or declares a document type.
  package static func read(_ bytes: [UInt8]) throws(InterfaceError) -> MarkupElement {
    guard bytes.count <= maximumSize else {
      throw InterfaceError("the file has \(bytes.count) bytes; at most \(maximumSize) are allowed")
    }
    let first = InterfacePlace(line: 1, column: 1)
    guard !bytes.isEmpty else { throw InterfaceError("the file is empty, not XML", at: first) }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw InterfaceError("the file is not UTF-8, as Interface Builder writes it", at: first)
    }
    if let encoding = declaredEncoding(text), !["utf-8", "us-ascii", "ascii"].contains(encoding.lowercased()) {
      throw InterfaceError("the encoding '\(encoding)' is refused; save the file as UTF-8", at: first)
    }
    if let end = text.unicodeScalars.firstIndex(where: TagScanner.isRefused) {
      let lines = text.unicodeScalars[..<end].split(separator: "\n", omittingEmptySubsequences: false)
      let column = (lines.last?.count ?? 0) + 1
      throw InterfaceError(
        "a character that XML does not allow; open and save the file in Xcode, or correct it",
        at: InterfacePlace(line: lines.count, column: column))
    }
    return try TagScanner.root(of: bytes)
  }

  /// What the first line says: `<?xml version="1.0" encoding="UTF-8"?>`.
  private static func declaredEncoding(_ text: String) -> String? {
    guard text.hasPrefix("<?xml"), let end = text.firstRange(of: "?>"),
      let start = text[..<end.lowerBound].firstRange(of: "encoding=")
    else { return nil }
    let rest = text[start.upperBound..<end.lowerBound]
    guard let quote = rest.first, let close = rest.dropFirst().firstIndex(of: quote) else { return nil }
    return String(rest.dropFirst()[..<close])
  }
}
