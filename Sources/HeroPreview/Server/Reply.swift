import FlyingFox
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
  /// Whether the connection is closed behind it, because the request was not read to its end.
  var closes = false

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

  /// The same for the server.
  var response: HTTPResponse {
    var headers = Self.headers(type: type, keeping: keeping)
    guard closes else {
      return HTTPResponse(
        statusCode: Self.code(status), headers: headers,
        body: HTTPBodySequence(data: Data(bytes), suggestedBufferSize: max(bytes.count, 1)))
    }
    headers[.connection] = "close"
    return HTTPResponse(
      statusCode: Self.code(status), headers: headers,
      body: HTTPBodySequence(from: ClosingBody(bytes), count: bytes.count))
  }

  /// What every answer says: nothing is loaded from elsewhere, nobody shows it in a frame, and addresses with the token go nowhere.
  static func headers(type: String, keeping: Keeping) -> HTTPHeaders {
    [
      .contentType: type, HTTPHeader("Cache-Control"): keeping.rawValue,
      HTTPHeader("X-Content-Type-Options"): "nosniff", HTTPHeader("Referrer-Policy"): "same-origin",
      HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
      HTTPHeader("Content-Security-Policy"):
        "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'",
    ]
  }

  private static func code(_ status: Int) -> HTTPStatusCode {
    let phrases = [
      200: "OK", 400: "Bad Request", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed", 409: "Conflict",
      411: "Length Required", 413: "Content Too Large", 422: "Unprocessable Content",
      431: "Request Header Fields Too Large",
    ]
    return HTTPStatusCode(status, phrase: phrases[status] ?? "Error")
  }
}
