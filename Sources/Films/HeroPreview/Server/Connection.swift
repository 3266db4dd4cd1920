import FlyingSocks
import Foundation

/// Our end of a connection: requests come one after the other, and each is answered before the next is read.
struct Connection {
  /// What is let in.
  struct Limits: Equatable, Sendable {
    /// Connections at once; fewer than the files that a process may open on macOS, 256.
    var connections = 128
    /// Bytes of a request before its body.
    var header = 32 << 10
    /// Bytes of a body.
    var body = 1 << 20
    /// Seconds from the first bytes of a request to its last.
    var patience = 30.0
    /// Seconds that a connection waits for its next bytes; longer than the server's own messages are apart.
    var silence = 60.0
  }

  /// Bytes that are read at a time.
  private static let piece = 4096

  private let socket: AsyncSocket
  private let limits: Limits
  /// What has come and belongs to no request yet.
  private var rest: [UInt8] = []

  init(_ socket: AsyncSocket, _ limits: Limits) {
    self.socket = socket
    self.limits = limits
  }

  /// Answers until the other end has no more requests, or sends something else. Says when an answer begins and ends.
  mutating func serve(_ handler: PreviewHandler, isAnswering: @Sendable (Bool) -> Void) async {
    defer { try? socket.close() }
    do {
      while true {
        let request = try await request()
        isAnswering(true)
        switch await handler.answer(to: request) {
        case .reply(let reply):
          try await socket.write(reply.data(closes: !request.keepsConnection))
        case .events(let messages):
          try await socket.write(Reply.head(200, type: "text/event-stream", keeping: .never, closes: true))
          for await message in messages { try await socket.write(Data(message)) }
          return
        }
        isAnswering(false)
        guard request.keepsConnection else { return }
      }
    } catch let problem as PreviewProblem {
      await refuse(problem)
    } catch {}
  }

  /// The next request; throws a `PreviewProblem` for what is none or too large, and what the socket throws at its end.
  private mutating func request() async throws -> HTTPRequest {
    if rest.isEmpty { rest = try await socket.read(atMost: Self.piece) }
    let end = ContinuousClock.now + .seconds(limits.patience)
    var searched = 0
    var head: Range<Int>?
    while head == nil {
      head = rest[searched...].firstRange(of: Array("\r\n\r\n".utf8))
      searched = max(rest.count - 3, 0)
      guard head?.upperBound ?? rest.count <= limits.header else {
        throw PreviewProblem(431, "the header is larger than \(limits.header) bytes")
      }
      if head == nil { rest += try await more(until: end) }
    }
    guard let head, var request = HTTPRequest(head: rest[..<head.lowerBound]) else {
      throw PreviewProblem(400, "this is not a request of HTTP/1.1")
    }
    guard request.headers["transfer-encoding"] == nil else {
      throw PreviewProblem(411, "a body comes with its length")
    }
    rest.removeFirst(head.upperBound)
    let length = request.headers["content-length"] ?? "0"
    // Digits alone (RFC 9110, 8.6): Int takes a sign, too.
    guard length.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }), let count = Int(length) else {
      throw PreviewProblem(400, "Content-Length is a number")
    }
    guard count <= limits.body else { throw PreviewProblem(413, "the body is larger than \(limits.body) bytes") }
    while rest.count < count { rest += try await more(until: end) }
    request.body = Array(rest.prefix(count))
    rest.removeFirst(count)
    return request
  }

  private func more(until end: ContinuousClock.Instant) async throws -> [UInt8] {
    try await within(end) { [socket] in try await socket.read(atMost: Self.piece) }
  }

  /// Answers what is not read to its end, and takes what still comes for a while: who finds a closed connection while sending would not read
  /// the answer.
  private func refuse(_ problem: PreviewProblem) async {
    let end = ContinuousClock.now + .seconds(limits.patience)
    do {
      try await socket.write(Reply(problem).data(closes: true))
      shutdown(socket.socket.file.rawValue, Int32(SHUT_WR))
      var left = limits.header + 2 * limits.body
      while left > 0 { left -= try await more(until: end).count }
    } catch {}
  }
}

/// Does something, unless that takes too long.
func within<Value: Sendable>(
  _ end: ContinuousClock.Instant, _ work: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  try await withThrowingTaskGroup(of: Value.self) { group in
    group.addTask(operation: work)
    group.addTask {
      try await Task.sleep(until: end)
      throw SocketError.disconnected
    }
    defer { group.cancelAll() }
    guard let value = try await group.next() else { throw SocketError.disconnected }
    return value
  }
}
