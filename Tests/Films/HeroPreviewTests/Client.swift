import FlyingSocks
import Foundation
import HeroJSON
import Testing

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
    let socket = try Socket(domain: AF_INET)
    #if canImport(Darwin)
      try socket.setValue(true, for: .noSIGPIPE)
    #endif
    do { try socket.connect(to: sockaddr_in.inet(ip4: "127.0.0.1", port: port)) } catch {
      try socket.close()
      throw error
    }
    return socket.file.rawValue
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

  /// A request, word for word, whose path is below the page.
  func request(_ path: String, _ method: String = "GET", _ headers: String...) -> String {
    let lines = ["\(method) \(root)\(path) HTTP/1.1", "Host: 127.0.0.1:\(port)"] + headers
    return lines.joined(separator: "\r\n") + "\r\n\r\n"
  }

  /// Sends a text as it is, and has all that comes until the other end closes.
  func exchange(_ text: String) throws -> [UInt8] {
    let socket = try connect()
    defer { close(socket) }
    send(Array(text.utf8), to: socket)
    return receiveAll(socket)
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
    client.send(Array(client.request("api/events").utf8), to: socket)
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

  /// The next film of another variant.
  func film(after variant: String?) throws -> JSONValue { try next("film") { $0["variant"]?.text != variant } }

  /// The next film that can be shown, or cannot.
  func film(isGood: Bool) throws -> JSONValue { try next("film") { $0["ok"]?.flag == isGood } }

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
