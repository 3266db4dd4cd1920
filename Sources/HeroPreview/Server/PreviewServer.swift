import FlyingFox
import FlyingSocks
import Foundation
import HeroFiles
import HeroRender

/// The preview: a page on this machine, its films and what changes them.
public actor PreviewServer {
  /// The port that is tried first.
  public static let standardPort: UInt16 = 4_620
  /// Ports that are tried from there on.
  static let triedPorts = 100

  private let server: HTTPServer
  private let running: Task<Void, any Error>
  private let beating: Task<Void, any Error>
  private let looking: Task<Void, any Error>
  private let watchingHeaders: EndlessHeaderWatch
  private let studio: Studio
  /// The page's address, with its token.
  public nonisolated let url: String
  nonisolated let port: UInt16

  /// Reads the films and begins to answer.
  ///
  /// - Parameter port: One that must be free; 0 is any. Default: the first free one from 4620 on.
  /// - Throws: `RenderError.usage` when there is no scene, `RenderError.environment` when a port is taken.
  public init(_ options: PreviewOptions, port: UInt16? = nil) async throws(RenderError) {
    try await self.init(options, port: port, limits: Doorkeeper.Limits())
  }

  /// The same with other limits of connections.
  init(_ options: PreviewOptions, port: UInt16?, limits: Doorkeeper.Limits) async throws(RenderError) {
    let studio = try Studio(options)
    let token = Token.make()
    let ports = port.map { [$0] } ?? (0..<UInt16(Self.triedPorts)).map { Self.standardPort + $0 }
    let doorkeeper = Doorkeeper(limits)
    var found: (server: HTTPServer, running: Task<Void, any Error>, port: UInt16)?
    for port in ports where found == nil { found = try await Self.listen(on: port, studio, token, doorkeeper) }
    guard let found else {
      if let port { throw .environment("port \(port) is taken; another --port, or none, will do") }
      throw .environment(
        "the ports \(Self.standardPort) to \(Int(Self.standardPort) + Self.triedPorts - 1) are all taken")
    }
    (server, running, self.port) = found
    url = "http://127.0.0.1:\(found.port)/\(token)/"
    self.studio = studio
    studio.watch()
    looking = Task {
      while true {
        try await Task.sleep(for: .seconds(Doorkeeper.pause))
        doorkeeper.look(isRegular: true)
      }
    }
    watchingHeaders = EndlessHeaderWatch(doorkeeper)
    beating = Task {
      while true {
        try await Task.sleep(for: .seconds(15))
        studio.events.beat()
      }
    }
  }

  /// Nil when the port is taken.
  private static func listen(
    on port: UInt16, _ studio: Studio, _ token: String, _ doorkeeper: Doorkeeper
  ) async throws(RenderError) -> (HTTPServer, Task<Void, any Error>, UInt16)? {
    let handler = PreviewHandler(studio: studio, token: token, doorkeeper: doorkeeper)
    let address: sockaddr_in
    do { address = try .inet(ip4: "127.0.0.1", port: port) } catch {
      throw .environment("there is no 127.0.0.1: \(error)")
    }
    let server = HTTPServer(
      // No body is kept to be read again: the rest of one that is refused would be waited for before the answer.
      config: .init(
        address: address, timeout: 120, sharedRequestReplaySize: 0, pool: PatientPool(doorkeeper: doorkeeper),
        logger: .disabled),
      handler: handler)
    let (outcomes, outcome) = AsyncStream.makeStream(of: Result<UInt16, any Error>.self)
    let running = Task {
      do { try await server.run() } catch {
        outcome.yield(.failure(error))
        throw error
      }
    }
    Task {
      guard (try? await server.waitUntilListening(timeout: 10)) != nil,
        case .ip4(_, let port)? = await server.listeningAddress
      else { return }
      handler.gate.open(port: port)
      outcome.yield(.success(port))
    }
    for await result in outcomes {
      switch result {
      case .success(let port): return (server, running, port)
      case .failure(SocketError.failed(_, let code, _)) where code == EADDRINUSE: return nil
      case .failure(let error): throw .environment("127.0.0.1:\(port) cannot be listened on: \(error)")
      }
    }
    return nil
  }

  /// Answers until `stop`.
  public func run() async { _ = try? await running.value }

  /// Ends everything, connections too.
  public func stop() async {
    studio.stopWatching()
    beating.cancel()
    looking.cancel()
    watchingHeaders.stop()
    studio.events.close()
    studio.questions.close()
    await server.stop(timeout: 0.2)
    running.cancel()
    studio.golden?.close()
  }
}
