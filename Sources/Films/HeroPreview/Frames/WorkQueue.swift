import Dispatch
import Synchronization

/// Threads that draw and read, apart from those that answer requests: what a person waits for comes before what may be wanted soon.
final class WorkQueue: Sendable {
  /// What is done first.
  enum Urgency: Int, CaseIterable {
    /// Somebody waits for it.
    case now
    /// Likely to be asked for next.
    case soon
  }

  private struct Job {
    let owner: Int?
    let work: @Sendable () -> Void
  }

  private struct State {
    /// By urgency, in order.
    var jobs: [[Job]] = Urgency.allCases.map { _ in [] }
    var running = 0
    /// Threads that do what nobody waits for.
    var runningAhead = 0
  }

  private let threads: Int
  private let state = Mutex(State())
  private let queue = DispatchQueue(label: "herorender.preview.work", attributes: .concurrent)

  /// The queue; `threads` ≥ 1.
  init(threads: Int) { self.threads = max(threads, 1) }

  /// Adds work. Work that may be wanted soon can have an owner, by which it is dropped.
  func add(_ urgency: Urgency, owner: Int? = nil, _ work: @escaping @Sendable () -> Void) {
    let starts = state.withLock { state in
      state.jobs[urgency.rawValue].append(Job(owner: owner, work: work))
      guard state.running < threads else { return false }
      state.running += 1
      return true
    }
    if starts { queue.async { self.run() } }
  }

  /// The outcome of work that somebody waits for; what takes long lets others pass.
  func value<Value: Sendable>(
    _ urgency: Urgency = .now, of work: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      add(urgency) { continuation.resume(with: Result { try work() }) }
    }
  }

  /// Drops what an owner's work has not begun.
  func drop(owner: Int) {
    state.withLock { state in
      state.jobs[Urgency.soon.rawValue].removeAll { $0.owner == owner }
    }
  }

  private func run() {
    while let (urgency, job) = next() {
      job.work()
      if urgency == .soon { state.withLock { $0.runningAhead -= 1 } }
    }
  }

  /// If there are several threads, at least one is left for new work.
  private func next() -> (Urgency, Job)? {
    state.withLock { state in
      for urgency in Urgency.allCases where !state.jobs[urgency.rawValue].isEmpty {
        if urgency == .soon {
          guard state.runningAhead < max(threads - 1, 1) else { continue }
          state.runningAhead += 1
        }
        return (urgency, state.jobs[urgency.rawValue].removeFirst())
      }
      state.running -= 1
      return nil
    }
  }
}
