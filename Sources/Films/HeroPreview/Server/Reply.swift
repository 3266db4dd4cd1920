import Foundation

import enum HeroJSON.JSONValue

/// What a request is answered with.
struct Reply: Sendable {
  /// How long a browser may keep it.
  enum Keeping: String {
    /// What may change.
    case never = "no-store"
    /// What stands under a variant, which is made of its content.
    case forever = "private, max-age=31536000, immutable"
  }

  let status: Int
  let type: String
  let bytes: [UInt8]
  let keeping: Keeping

  /// Bytes of a type.
  init(status: Int = 200, type: String, bytes: [UInt8], keeping: Keeping = .never) {
    self.status = status
    self.type = type
    self.bytes = bytes
    self.keeping = keeping
  }

  init(status: Int = 200, _ json: JSONValue, keeping: Keeping = .never) {
    self.init(
      status: status, type: "application/json; charset=utf-8", bytes: Array(json.line.utf8), keeping: keeping)
  }

  init(png: [UInt8], keeping: Keeping = .forever) { self.init(type: "image/png", bytes: png, keeping: keeping) }

  /// Why there is no answer.
  init(_ problem: PreviewProblem) { self.init(status: problem.status, problem.json) }

  /// What is sent.
  ///
  /// - Parameter closes: Whether the connection is closed behind it.
  func data(closes: Bool) -> Data {
    Self.head(status, type: type, keeping: keeping, count: bytes.count, closes: closes) + bytes
  }

  /// What stands before an answer's bytes; without a count they end with the connection.
  ///
  /// Nothing is loaded from elsewhere, nobody shows it in a frame, and addresses with the token go nowhere.
  static func head(_ status: Int, type: String, keeping: Keeping, count: Int? = nil, closes: Bool) -> Data {
    let lines = [
      "HTTP/1.1 \(status) \(phrases[status] ?? "Error")", "Content-Type: \(type)", "Cache-Control: \(keeping.rawValue)",
      "X-Content-Type-Options: nosniff", "Referrer-Policy: same-origin", "Cross-Origin-Resource-Policy: same-origin",
      "Content-Security-Policy: default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
        + "frame-ancestors 'none'",
    ]
    let end = [count.map { "Content-Length: \($0)" }, closes ? "Connection: close" : nil].compactMap(\.self)
    return Data(((lines + end).joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }

  private static let phrases = [
    200: "OK", 400: "Bad Request", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed", 409: "Conflict",
    410: "Gone", 411: "Length Required", 413: "Content Too Large", 422: "Unprocessable Content",
    431: "Request Header Fields Too Large",
  ]
}
