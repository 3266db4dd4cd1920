import Foundation
import Synchronization

/// Lets go of connections that are too many and of requests that do not come to their end, which the server library would keep.
///
/// What it knows of them is the system's: which there are, and how many bytes have come.
final class Doorkeeper: Sendable {
  /// What it lets in.
  struct Limits: Equatable, Sendable {
    /// Connections at once; fewer than the files that a process may open on macOS, 256.
    var connections = 128
    /// Bytes of a request's header: its target, names and values.
    var header = 32 << 10
    /// Seconds from the first bytes of a request until it can be answered.
    var patience = 30.0
  }

  /// Connections that the system holds until the server takes them.
  static let backlog: Int32 = 32
  /// Seconds between two looks.
  static let pause = 0.5
  /// Bytes that the server reads at a time.
  private static let buffer = 4096

  /// What is known of who is at the other end.
  private struct Guest {
    /// When they came or were answered last, as a number that grows.
    var turn: Int
    var isAnswered = false
    /// Whether they hear what changes, and are to be silent.
    var isListening = false
    /// Bytes that had come with the requests that were answered; nil until the next look.
    var answered: Int? = 0
    /// Looks since bytes of a request were seen that has not come to its end; nil where nothing is waited for.
    var looks: Int?
  }

  private struct State {
    /// The server's own port; 0 before it listens.
    var port: UInt16 = 0
    /// By the port at the other end.
    var guests: [UInt16: Guest] = [:]
    var turn = 0

    mutating func nextTurn() -> Int {
      turn += 1
      return turn
    }
  }

  let limits: Limits
  private let state = Mutex(State())

  init(_ limits: Limits = Limits()) { self.limits = limits }

  /// Begins to watch a listening socket, behind which fewer wait from now on.
  func open(_ socket: Int32) {
    guard let port = Self.port(socket, getsockname) else { return }
    state.withLock { state in
      guard state.port != port else { return }
      state.port = port
      listen(socket, Self.backlog)
    }
  }

  /// Someone's request is here as a whole.
  func begin(_ port: UInt16) {
    state.withLock { state in
      var guest = state.guests[port] ?? Guest(turn: state.nextTurn())
      guest.isAnswered = true
      guest.looks = nil
      state.guests[port] = guest
    }
  }

  /// Someone has their answer, or the beginning of one that does not end.
  func end(_ port: UInt16, isListening: Bool) {
    state.withLock { state in
      state.guests[port] = Guest(turn: state.nextTurn(), isListening: isListening, answered: nil)
    }
  }

  /// Waits a second at most until one more may come.
  func makeRoom() async throws {
    for _ in 0..<100 where look(leaving: 1) >= limits.connections { try await Task.sleep(for: .milliseconds(10)) }
  }

  /// Lets go of who is too slow and says too much, and of those who have said nothing for longest where there are too many: first who
  /// never asked, at last who is being answered or listens. Returns how many there were.
  ///
  /// Patience is counted in looks that are `pause` apart: while the server is too busy to look, nobody is too slow.
  @discardableResult
  func look(leaving room: Int = 0, isRegular: Bool = false) -> Int {
    state.withLock { state in
      let connections = Self.connections(to: state.port)
      var guests: [UInt16: Guest] = [:]
      var staying: [Connection] = []
      for connection in connections {
        var guest = state.guests[connection.peer] ?? Guest(turn: state.nextTurn())
        let unanswered = connection.received - (guest.answered ?? connection.received)
        // A port that is used again begins anew.
        if guest.answered == nil || unanswered < 0 { guest.answered = connection.received }
        let isOver: Bool
        if unanswered > 0, !guest.isAnswered {
          isOver =
            guest.looks.map {
              Double($0) * Self.pause >= limits.patience || unanswered > limits.header + RequestGate.maximumBody
            } ?? false
          guest.looks = (guest.looks ?? 0) + (isRegular ? 1 : 0)
        } else {
          isOver = false
          guest.looks = nil
        }
        guests[connection.peer] = guest
        if isOver { Self.letGo(connection) } else { staying.append(connection) }
      }
      state.guests = guests
      let excess = staying.count - max(limits.connections - room, 0)
      if excess > 0 {
        let order = staying.sorted { Self.rank(guests[$0.peer]) < Self.rank(guests[$1.peer]) }
        for connection in order.prefix(excess) { Self.letGo(connection) }
      }
      return connections.count
    }
  }

  /// Lets go of who sends a header without an end, on which the server spends the square of its length.
  ///
  /// The server reads `buffer` bytes at a time, and the body only when it knows the header. So of what is longer than any header together
  /// with a buffer it has read no more than usual headers are long, however busy it is, unless no header ends there.
  fileprivate func cutEndlessHeaders() {
    state.withLock { state in
      for connection in Self.connections(to: state.port) {
        let guest = state.guests[connection.peer] ?? Guest(turn: 0)
        guard !guest.isAnswered, let answered = guest.answered else { continue }
        let come = connection.received - answered
        guard come > 2 * limits.header, let waiting = Self.waiting(in: connection.file, atMost: come),
          come - waiting > 2 * Self.buffer
        else { continue }
        Self.letGo(connection)
      }
    }
  }

  /// Bytes that have come and that nobody has read; nil where that cannot be told.
  private static func waiting(in file: Int32, atMost count: Int) -> Int? {
    var bytes = [UInt8](repeating: 0, count: count)
    let waiting = recv(file, &bytes, count, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT))
    if waiting >= 0 { return waiting }
    return errno == EAGAIN || errno == EWOULDBLOCK ? 0 : nil
  }

  private static func rank(_ guest: Guest?) -> (Int, Int) {
    guard let guest else { return (0, 0) }
    return (guest.isAnswered || guest.isListening ? 2 : guest.answered == 0 ? 0 : 1, guest.turn)
  }

  // MARK: The system

  private struct Connection {
    let file: Int32
    let peer: UInt16
    /// Bytes that have come.
    let received: Int
  }

  /// The server's ends of all connections to its port.
  private static func connections(to port: UInt16) -> [Connection] {
    guard port != 0 else { return [] }
    let files = (try? FileManager.default.contentsOfDirectory(atPath: "/dev/fd")) ?? []
    return files.compactMap { name in
      guard let file = Int32(name), Self.port(file, getsockname) == port, let peer = Self.port(file, getpeername) else {
        return nil
      }
      return Connection(file: file, peer: peer, received: received(file))
    }
  }

  /// Ends a connection, with what has come and was not read yet; the server then finds it ended and closes the file.
  private static func letGo(_ connection: Connection) {
    #if os(Linux)
      // Source: connect(2): an address without a family dissolves the association. A shutdown would leave what has come to be read.
      var nobody = sockaddr()
      nobody.sa_family = sa_family_t(AF_UNSPEC)
      _ = connect(connection.file, &nobody, socklen_t(MemoryLayout<sockaddr>.size))
    #else
      shutdown(connection.file, SHUT_RDWR)
    #endif
  }

  /// The port of one end of a socket; nil for other files.
  private static func port(
    _ file: Int32, _ end: (Int32, UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Int32
  ) -> UInt16? {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { end(file, $0, &size) }
    }
    guard result == 0, address.sin_family == sa_family_t(AF_INET) else { return nil }
    return UInt16(bigEndian: address.sin_port)
  }

  /// How many bytes have come on a connection; 0 where the system does not say.
  private static func received(_ file: Int32) -> Int {
    #if os(Linux)
      // Source: tcpi_bytes_received of struct tcp_info in Linux' <linux/tcp.h>, which the C library's own ends before.
      let place = 128
      var info = [UInt8](repeating: 0, count: place + 8)
      var size = socklen_t(info.count)
      guard getsockopt(file, Int32(IPPROTO_TCP), TCP_INFO, &info, &size) == 0, size == info.count else { return 0 }
      return info.withUnsafeBytes { Int($0.loadUnaligned(fromByteOffset: place, as: UInt64.self)) }
    #else
      var info = tcp_connection_info()
      var size = socklen_t(MemoryLayout<tcp_connection_info>.size)
      guard getsockopt(file, IPPROTO_TCP, TCP_CONNECTION_INFO, &info, &size) == 0 else { return 0 }
      return Int(info.tcpi_rxbytes)
    #endif
  }
}

/// Looks every `Doorkeeper.pause` for headers without an end, from a thread of its own: such headers keep all others busy.
final class EndlessHeaderWatch: Sendable {
  private let isOver = Mutex(false)

  init(_ doorkeeper: Doorkeeper) {
    let thread = Thread {
      while !self.isOver.withLock({ $0 }) {
        doorkeeper.cutEndlessHeaders()
        Thread.sleep(forTimeInterval: Doorkeeper.pause)
      }
    }
    thread.name = "herorender.preview.doorkeeper"
    thread.start()
  }

  func stop() { isOver.withLock { $0 = true } }
}
