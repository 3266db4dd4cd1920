import Foundation
import HeroJSON
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A plain HTTP client that says what it is told to, right or wrong.
struct Client: Sendable {
  let port: UInt16
  /// The page's path, with the token.
  let root: String

  struct Answer {
    let status: Int
    let headers: [String: String]
    let body: [UInt8]

    var text: String { String(decoding: body, as: UTF8.self) }
  }

  struct NoAnswer: Error {}

  /// Whoever writes to a connection that is closed is not ended by a signal.
  #if canImport(Glibc)
    private static let quietly = Int32(MSG_NOSIGNAL)
  #else
    private static let quietly: Int32 = 0
  #endif

  /// Connects to the server; whoever asks closes it.
  func connect() throws -> Int32 {
    #if canImport(Glibc)
      let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let socket = Darwin.socket(AF_INET, SOCK_STREAM, 0)
      var isQuiet: Int32 = 1
      setsockopt(socket, SOL_SOCKET, SO_NOSIGPIPE, &isQuiet, socklen_t(MemoryLayout<Int32>.size))
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let connected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Foundation.connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard connected == 0 else {
      close(socket)
      throw NoAnswer()
    }
    return socket
  }

  /// Sends bytes; false when the other end is closed.
  @discardableResult
  func send(_ bytes: [UInt8], to socket: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Foundation.send(socket, $0.baseAddress, $0.count, Self.quietly)
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Everything until the other end closes.
  func receiveAll(_ socket: Int32) -> [UInt8] {
    var all: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = recv(socket, &buffer, buffer.count, 0)
      guard count > 0 else { return all }
      all += buffer[..<count]
    }
  }

  /// Asks and waits for the answer; `path` is below the page unless it begins with a slash.
  func ask(
    _ path: String, _ method: String = "GET", headers: [String: String] = [:], body: [UInt8] = []
  ) throws -> Answer {
    let socket = try connect()
    defer { close(socket) }
    var lines = ["\(method) \(path.hasPrefix("/") ? path : root + path) HTTP/1.1"]
    var headers = headers.merging(["Host": "127.0.0.1:\(port)", "Connection": "close"]) { given, _ in given }
    if !body.isEmpty { headers["Content-Length"] = "\(body.count)" }
    lines += headers.map { "\($0.key): \($0.value)" }
    send(Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body, to: socket)
    return try Self.answer(receiveAll(socket))
  }

  static func answer(_ bytes: [UInt8]) throws -> Answer {
    guard let end = bytes.indices.first(where: { bytes[$0...].starts(with: "\r\n\r\n".utf8) }) else { throw NoAnswer() }
    let lines = String(decoding: bytes[..<end], as: UTF8.self).components(separatedBy: "\r\n")
    let status = try #require(lines[0].split(separator: " ").dropFirst().first.flatMap { Int($0) })
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
    }
    return Answer(status: status, headers: headers, body: Array(bytes[(end + 4)...]))
  }

  func json(_ path: String) throws -> JSONValue { try JSONValue(parsing: try ask(path).body) }

  func post(_ path: String, _ document: JSONValue) throws -> (status: Int, json: JSONValue) {
    let answer = try ask(path, "POST", body: Array(document.line.utf8))
    return (answer.status, try JSONValue(parsing: answer.body))
  }

  /// Listens to events until the end of the test.
  func listen() throws -> Listener { try Listener(self) }
}

/// A page's ear.
final class Listener {
  private let socket: Int32
  private var text = ""

  init(_ client: Client) throws {
    socket = try client.connect()
    client.send(
      Array("GET \(client.root)api/events HTTP/1.1\r\nHost: 127.0.0.1:\(client.port)\r\n\r\n".utf8), to: socket)
    // The answer has begun, so that nothing is missed from here on.
    while !text.contains(": here") { try more() }
  }

  deinit { close(socket) }

  private func more() throws {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(socket, &buffer, buffer.count, 0)
    guard count > 0 else { throw Client.NoAnswer() }
    text += String(decoding: buffer[..<count], as: UTF8.self)
  }

  /// The data of the next event that fulfils a condition.
  func next(_ event: String, where condition: (JSONValue) -> Bool = { _ in true }) throws -> JSONValue {
    while true {
      if let range = text.firstRange(of: /event: (\w+)\ndata: (.*)\n\n/),
        let match = text[range].firstMatch(of: /event: (\w+)\ndata: (.*)\n\n/)
      {
        let (name, data) = (String(match.output.1), String(match.output.2))
        text.removeSubrange(text.startIndex..<range.upperBound)
        let json = try JSONValue(parsing: Array(data.utf8))
        if name == event, condition(json) { return json }
      } else {
        try more()
      }
    }
  }
}
