import FlyingFox
import Foundation
import Synchronization

/// Who may ask: pages of this server alone, with its token. A page from elsewhere cannot read the token, and its browser names it as
/// the origin of what it sends; a name that was pointed at this machine is not one of the two hosts.
final class RequestGate: Sendable {
  /// Bytes of a request's body.
  static let maximumBody = 1 << 20

  private let token: String
  private let maximumHeader: Int
  /// None until the port is known.
  private let allowed = Mutex<[String]>([])

  init(token: String, maximumHeader: Int) {
    self.token = token
    self.maximumHeader = maximumHeader
  }

  /// Lets requests to a port in.
  func open(port: UInt16) { allowed.withLock { $0 = ["127.0.0.1:\(port)", "localhost:\(port)"] } }

  /// The parts of the path below the token, decoded; throws what is answered to others.
  func path(of request: HTTPRequest) throws(PreviewProblem) -> [String] {
    guard Self.headerSize(of: request) <= maximumHeader else {
      throw PreviewProblem(431, "the header is larger than \(maximumHeader) bytes")
    }
    let hosts = allowed.withLock { $0 }
    guard let host = request.headers[.host], hosts.contains(host.lowercased()) else {
      throw PreviewProblem(403, "this host is not the preview's")
    }
    if let origin = request.headers[HTTPHeader("Origin")],
      !hosts.contains(where: { origin.lowercased() == "http://\($0)" })
    {
      throw PreviewProblem(403, "pages from elsewhere may not ask here")
    }
    let parts = request.target.path().split(separator: "/", omittingEmptySubsequences: false).dropFirst()
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
    if path != [""], let site = request.headers[HTTPHeader("Sec-Fetch-Site")]?.lowercased(), site != "same-origin",
      site != "none"
    {
      throw PreviewProblem(403, "pages from elsewhere may not ask here")
    }
    return path
  }

  /// Bytes of the target, and of the names and values.
  private static func headerSize(of request: HTTPRequest) -> Int {
    request.headers.keys.reduce(request.target.rawValue.utf8.count) { size, name in
      request.headers.values(for: name).reduce(size + name.rawValue.utf8.count) { $0 + $1.utf8.count }
    }
  }

  /// Takes the same time wherever two texts differ.
  private static func isEqual(_ one: String, _ other: String) -> Bool {
    let (one, other) = (Array(one.utf8), Array(other.utf8))
    guard one.count == other.count else { return false }
    return zip(one, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// The body of a request, at most `maximumBody` bytes of it.
  static func body(of request: HTTPRequest) async throws(PreviewProblem) -> [UInt8] {
    let tooLarge = PreviewProblem(413, "the body is larger than \(maximumBody) bytes")
    if let count = request.bodySequence.count, count > maximumBody { throw tooLarge }
    var body: [UInt8] = []
    do {
      for try await part in request.bodySequence {
        guard body.count + part.count <= maximumBody else { throw tooLarge }
        body += part
      }
    } catch let problem as PreviewProblem {
      throw problem
    } catch {
      throw PreviewProblem(400, "the body ends early")
    }
    return body
  }
}

/// The secret part of the address.
enum Token {
  /// 128 bits of the system's random source, in hexadecimal digits.
  static func make() -> String {
    var source = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(source.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
