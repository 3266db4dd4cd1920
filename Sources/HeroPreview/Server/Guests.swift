import Synchronization

/// Who is connected. Where there are too many, one goes for each who comes: first who never asked, at last who is being answered or listens,
/// among equals who has said nothing for longest.
final class Guests: Sendable {
  private enum Rank: Int {
    case silent, answered, busy
  }

  private struct Entry {
    var rank = Rank.silent
    /// Grows with each who comes or is answered.
    var turn: Int
    let task: Task<Void, Never>
  }

  private struct State {
    var entries: [Int: Entry] = [:]
    var turn = 0
  }

  /// One of them.
  struct Guest: Sendable {
    fileprivate let number: Int
    fileprivate let guests: Guests

    /// Says that an answer begins or ends.
    func isBusy(_ isBusy: Bool) {
      guests.state.withLock { state in
        state.turn += 1
        state.entries[number]?.rank = isBusy ? .busy : .answered
        state.entries[number]?.turn = state.turn
      }
    }
  }

  private let limit: Int
  private let state = Mutex(State())

  init(limit: Int) { self.limit = limit }

  /// Lets one in, who is served until `serve` ends or is cancelled.
  func admit(_ serve: @escaping @Sendable (Guest) async -> Void) {
    state.withLock { state in
      let order = state.entries.sorted {
        ($0.value.rank.rawValue, $0.value.turn) < ($1.value.rank.rawValue, $1.value.turn)
      }
      for (number, entry) in order.prefix(max(order.count + 1 - limit, 0)) {
        state.entries[number] = nil
        entry.task.cancel()
      }
      state.turn += 1
      let guest = Guest(number: state.turn, guests: self)
      let task = Task {
        await serve(guest)
        self.state.withLock { $0.entries[guest.number] = nil }
      }
      state.entries[guest.number] = Entry(turn: guest.number, task: task)
    }
  }

  /// Sends all away; who is being answered has a fifth of a second.
  func sendAway() async {
    for _ in 0..<20 where state.withLock({ $0.entries.values.contains { $0.rank == .busy } }) {
      try? await Task.sleep(for: .milliseconds(10))
    }
    for entry in state.withLock({ Array($0.entries.values) }) { entry.task.cancel() }
  }
}
