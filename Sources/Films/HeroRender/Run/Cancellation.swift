import Synchronization

/// A request to stop, raised from any thread and seen by the pipeline between frames.
package final class Cancellation: Sendable {
  /// Why to stop.
  package enum Reason: Equatable, Sendable {
    /// A person asked: frames under way are finished.
    case interrupted
    /// A system asked: frames under way are finished.
    case terminated
    /// The terminal went away: frames under way are finished.
    case hungUp
    /// Time ran out: frames under way are given up.
    case timedOut
  }

  private struct State {
    var raised: Reason?
    var observers: [@Sendable () -> Void] = []
  }

  private let state = Mutex(State())

  /// A request that nobody has raised yet.
  package init() {}

  /// Why to stop; nil while there is no need to.
  package var reason: Reason? { state.withLock { $0.raised } }

  /// Asks to stop. The first reason stays unless time runs out afterwards.
  package func request(_ reason: Reason) {
    let waiting = state.withLock { state in
      if state.raised == nil || reason == .timedOut { state.raised = reason }
      return state.observers
    }
    for wake in waiting { wake() }
  }

  /// Calls `wake` on every request from now on.
  func observe(_ wake: @escaping @Sendable () -> Void) {
    state.withLock { $0.observers.append(wake) }
  }
}
