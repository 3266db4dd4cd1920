import Foundation

/// Who may ask: pages of this server alone, with its token. A page from elsewhere cannot read the token, and its browser names it as
/// the origin of what it sends; a name that was pointed at this machine is not one of the two hosts.
struct RequestGate: Sendable {
  private let token: String
  private let hosts: [String]

  init(token: String, port: UInt16) {
    self.token = token
    hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
  }

  /// The parts of the path below the token, decoded; throws what is answered to others.
  func path(of request: HTTPRequest) throws(PreviewProblem) -> [String] {
    guard let host = request.headers["host"], hosts.contains(host.lowercased()) else {
      throw PreviewProblem(403, "this host is not the preview's")
    }
    if let origin = request.headers["origin"],
      !hosts.contains(where: { origin.lowercased() == "http://\($0)" })
    {
      throw PreviewProblem(403, "pages from elsewhere may not ask here")
    }
    let parts = request.path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    guard let first = parts.first, Self.isEqual(String(first), token), parts.count > 1 else {
      throw .notFound("nothing here")
    }
    var path: [String] = []
    for part in parts.dropFirst() {
      guard let text = part.removingPercentEncoding, text != "..", text != ".", !text.contains("/"),
        !text.utf8.contains(0)
      else { throw .notFound("nothing here") }
      path.append(text)
    }
    // Told by browsers also where there is no Origin, as for pictures; a link to the page itself may stand anywhere.
    if path != [""], let site = request.headers["sec-fetch-site"]?.lowercased(), site != "same-origin",
      site != "none"
    {
      throw PreviewProblem(403, "pages from elsewhere may not ask here")
    }
    return path
  }

  /// Takes the same time wherever two texts differ.
  private static func isEqual(_ one: String, _ other: String) -> Bool {
    let (one, other) = (Array(one.utf8), Array(other.utf8))
    guard one.count == other.count else { return false }
    return zip(one, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

/// The secret part of the address.
enum Token {
  /// 128 bits of the system's random source, in hexadecimal digits.
  static func make() -> String {
    var source = SystemRandomNumberGenerator()
    return source.next().hexDigits + source.next().hexDigits
  }
}
