import FlyingFox
import FlyingSocks

/// Waits for sockets, but not for ever: who neither sends nor takes anything for so long is let go, so that half requests and slow
/// readers hold nothing.
struct PatientPool: AsyncSocketPool {
  /// Seconds that a connection waits for its next bytes; longer than the server's own messages are apart.
  static let patience = 60.0

  private let base: any AsyncSocketPool = HTTPServer.defaultPool()
  private let patience: Double
  private let doorkeeper: Doorkeeper

  init(patience: Double = Self.patience, doorkeeper: Doorkeeper) {
    self.patience = patience
    self.doorkeeper = doorkeeper
  }

  func prepare() async throws { try await base.prepare() }

  func run() async throws { try await base.run() }

  func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
    // The one that listens has nobody at its other end, and all the time there is.
    guard (try? socket.remotePeer()) != nil else {
      doorkeeper.open(socket.file.rawValue)
      try await base.suspendSocket(socket, untilReadyFor: events)
      return try await doorkeeper.makeRoom()
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await base.suspendSocket(socket, untilReadyFor: events) }
      group.addTask {
        try await Task.sleep(for: .seconds(patience))
        throw SocketError.disconnected
      }
      defer { group.cancelAll() }
      try await group.next()
    }
  }
}
