import Foundation

/// A request of HTTP/1.1.
struct HTTPRequest: Sendable {
  enum Method: String {
    case GET, POST
  }

  /// Also such as nobody takes.
  let method: String
  /// The target up to a `?`, as it was sent.
  let path: String
  /// The rest of the target, decoded.
  let query: [String: String]
  /// By names in lower case; several values of one name with commas between them.
  let headers: [String: String]
  /// Whether another request may follow.
  let keepsConnection: Bool
  var body: [UInt8] = []

  /// Reads what stands before the empty line; nil when it is none of HTTP.
  init?(head: some Sequence<UInt8>) {
    let lines = String(decoding: Array(head), as: UTF8.self).components(separatedBy: "\r\n")
    let words = lines[0].split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[2].hasPrefix("HTTP/1.") else { return nil }
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":"), Self.isToken(line[..<colon]) else { return nil }
      let (name, value) = (
        line[..<colon].lowercased(), line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      )
      headers[name] = headers[name].map { "\($0), \(value)" } ?? value
    }
    method = String(words[0])
    path = String(words[1].prefix { $0 != "?" })
    let items = URLComponents(string: String(words[1]))?.queryItems ?? []
    query = Dictionary(items.map { ($0.name, $0.value ?? "") }, uniquingKeysWith: { $1 })
    self.headers = headers
    keepsConnection = words[2] == "HTTP/1.1" && headers["connection"]?.lowercased() != "close"
  }

  /// Whether a text may be a header's name: another reader of the same bytes could see another header in what is none (RFC 9110, 5.6.2).
  private static func isToken(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (0x21...0x7e).contains($0) && !"\"(),/:;<=>?@[\\]{}".utf8.contains($0) }
  }
}
