import Synchronization

import enum HeroJSON.JSONValue

/// Server-sent events to every page that listens.
final class EventHub: Sendable {
  /// Messages that wait for a slow page; older ones go first, because each says all of what it is about.
  static let waiting = 256

  private struct State {
    var listeners: [Int: AsyncStream<[UInt8]>.Continuation] = [:]
    var next = 0
  }

  private let state = Mutex(State())

  /// A message as it is sent.
  static func message(_ event: String, _ data: JSONValue) -> [UInt8] {
    Array("event: \(event)\ndata: \(data.line)\n\n".utf8)
  }

  /// Tells all pages.
  func send(_ event: String, _ data: JSONValue) { send(Self.message(event, data)) }

  /// Tells nothing; finds out who went away, and keeps the others' connections.
  func beat() { send(Array(": here\n\n".utf8)) }

  /// How many pages listen.
  var count: Int { state.withLock { $0.listeners.count } }

  private func send(_ bytes: [UInt8]) {
    for listener in state.withLock({ Array($0.listeners.values) }) { listener.yield(bytes) }
  }

  /// What one page hears, until it goes away or `close`.
  func messages(beginning first: [UInt8]) -> AsyncStream<[UInt8]> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: [UInt8].self, bufferingPolicy: .bufferingNewest(Self.waiting))
    let id = state.withLock { state in
      state.next += 1
      state.listeners[state.next] = continuation
      return state.next
    }
    continuation.onTermination = { [weak self] _ in self?.state.withLock { $0.listeners[id] = nil } }
    continuation.yield(first)
    return stream
  }

  func close() {
    for listener in state.withLock({ Array($0.listeners.values) }) { listener.finish() }
  }
}
