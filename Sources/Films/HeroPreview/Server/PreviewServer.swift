import FlyingSocks
import Foundation
import HeroFiles
import HeroRender

/// The preview: a page on this machine, its films and what changes them.
package actor PreviewServer {
  /// The port that is tried first.
  package static let standardPort: UInt16 = 4_620
  /// Ports that are tried from there on.
  static let triedPorts = 100

  private let listening: Socket
  private let connections: OpenConnections
  /// What runs until `stop`: the pool of sockets, the taking of connections, the beat of events.
  private let pooling, accepting: Task<Void, Never>
  private let beating: Task<Void, any Error>
  let studio: Studio
  /// The page's address, with its token.
  package nonisolated let url: String
  nonisolated let port: UInt16

  /// Reads the films and begins to answer.
  ///
  /// - Parameter port: One that must be free; 0 is any. Default: the first free one from 4620 on.
  /// - Throws: `RenderError.usage` when there is no scene, `RenderError.environment` when a port is taken.
  package init(_ options: PreviewOptions, port: UInt16? = nil) async throws(RenderError) {
    try await self.init(options, port: port, limits: Connection.Limits())
  }

  /// The same with other limits of connections.
  init(_ options: PreviewOptions, port: UInt16?, limits: Connection.Limits) async throws(RenderError) {
    let studio = try Studio(options)
    let token = Token.make()
    let ports = port.map { [$0] } ?? (0..<UInt16(Self.triedPorts)).map { Self.standardPort + $0 }
    var found: (socket: Socket, port: UInt16)?
    for port in ports where found == nil { found = try Self.listen(on: port) }
    guard let found else {
      if let port { throw .environment("port \(port) is taken; another --port, or none, will do") }
      throw .environment(
        "the ports \(Self.standardPort) to \(Int(Self.standardPort) + Self.triedPorts - 1) are all taken")
    }
    (listening, self.port) = found
    url = "http://127.0.0.1:\(found.port)/\(token)/"
    let pool = PatientPool(patience: limits.silence)
    let listener: AsyncSocket
    do {
      try await pool.prepare()
      listener = try AsyncSocket(socket: listening, pool: pool)
    } catch {
      throw .environment("127.0.0.1:\(found.port) cannot be listened on: \(error)")
    }
    let connections = OpenConnections(limit: limits.connections)
    let handler = PreviewHandler(studio: studio, gate: RequestGate(token: token, port: found.port))
    self.connections = connections
    self.studio = studio
    studio.watch()
    pooling = Task { try? await pool.run() }
    accepting = Task {
      while !Task.isCancelled {
        do {
          let socket = try await listener.accept()
          #if canImport(Darwin)
            // Each has to be asked: who writes to one that is closed gets an error, not a signal.
            try? socket.socket.setValue(true, for: .noSIGPIPE)
          #endif
          connections.add { isAnswering in
            var connection = Connection(socket, limits)
            await connection.serve(handler, isAnswering: isAnswering)
          }
        } catch {
          // The process may have no file left for it, until another connection closes.
          try? await Task.sleep(for: .milliseconds(10))
        }
      }
    }
    beating = Task {
      while true {
        try await Task.sleep(for: .seconds(15))
        studio.events.beat()
      }
    }
  }

  /// Connections that the system holds until they are taken.
  private static let backlog: Int32 = 32

  /// Nil when the port is taken.
  private static func listen(on port: UInt16) throws(RenderError) -> (Socket, UInt16)? {
    do {
      let socket = try Socket(domain: AF_INET)
      do {
        try socket.setValue(true, for: .localAddressReuse)
        try socket.bind(to: sockaddr_in.inet(ip4: "127.0.0.1", port: port))
        try socket.listen(maxPendingConnection: backlog)
        if case .ip4(_, let port) = try socket.sockname() { return (socket, port) }
        throw SocketError.unsupportedAddress
      } catch {
        try? socket.close()
        throw error
      }
    } catch SocketError.failed(_, EADDRINUSE, _) {
      return nil
    } catch {
      throw .environment("127.0.0.1:\(port) cannot be listened on: \(error)")
    }
  }

  /// Answers until `stop`.
  package func run() async { await accepting.value }

  /// Ends everything, connections too.
  package func stop() async {
    studio.stopWatching()
    beating.cancel()
    accepting.cancel()
    try? listening.close()
    studio.events.close()
    studio.questions.close()
    studio.exports.close()
    await connections.close()
    pooling.cancel()
    studio.folder.close()
  }
}
