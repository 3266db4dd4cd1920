import Synchronization

/// The connections that are open, no more than a limit.
///
/// Beyond it, each new connection closes another: first one without a request yet, then one between two requests, last one that is being
/// answered or listens to events; among equals the one that was quiet for longest.
final class OpenConnections: Sendable {
  private enum Rank: Int {
    case new, waiting, answering
  }

  private struct Entry {
    var rank = Rank.new
    /// Grows with each connection and answer: the least was quiet for longest.
    var turn: Int
    let task: Task<Void, Never>
  }

  private struct State {
    var entries: [Int: Entry] = [:]
    var turn = 0
  }

  private let limit: Int
  private let state = Mutex(State())

  init(limit: Int) { self.limit = limit }

  /// Serves one until `serve` ends or is cancelled, which says by its argument when an answer begins and ends.
  func add(_ serve: @escaping @Sendable (_ isAnswering: @Sendable (Bool) -> Void) async -> Void) {
    state.withLock { state in
      let order = state.entries.sorted {
        ($0.value.rank.rawValue, $0.value.turn) < ($1.value.rank.rawValue, $1.value.turn)
      }
      for (number, entry) in order.prefix(max(order.count + 1 - limit, 0)) {
        state.entries[number] = nil
        entry.task.cancel()
      }
      state.turn += 1
      let number = state.turn
      let task = Task {
        await serve { self.note(number, isAnswering: $0) }
        self.state.withLock { $0.entries[number] = nil }
      }
      state.entries[number] = Entry(turn: number, task: task)
    }
  }

  private func note(_ number: Int, isAnswering: Bool) {
    state.withLock { state in
      state.turn += 1
      state.entries[number]?.rank = isAnswering ? .answering : .waiting
      state.entries[number]?.turn = state.turn
    }
  }

  /// Closes all; answers that have begun get a fifth of a second to end.
  func close() async {
    for _ in 0..<20 where state.withLock({ $0.entries.values.contains { $0.rank == .answering } }) {
      try? await Task.sleep(for: .milliseconds(10))
    }
    for entry in state.withLock({ Array($0.entries.values) }) { entry.task.cancel() }
  }
}
