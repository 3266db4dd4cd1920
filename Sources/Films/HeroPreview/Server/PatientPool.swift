import FlyingSocks

/// Waits for sockets, but not for ever: who neither sends nor takes anything for so long is let go, so that half requests and slow
/// readers hold nothing.
struct PatientPool: AsyncSocketPool {
  private let base: any AsyncSocketPool = SocketPool.make()
  /// Seconds.
  let patience: Double

  func prepare() async throws { try await base.prepare() }

  func run() async throws { try await base.run() }

  func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
    // The one that listens has nobody at its other end, and all the time there is.
    guard (try? socket.remotePeer()) != nil else { return try await base.suspendSocket(socket, untilReadyFor: events) }
    try await within(.now + .seconds(patience)) { [base] in
      try await base.suspendSocket(socket, untilReadyFor: events)
    }
  }
}
