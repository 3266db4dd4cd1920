import Foundation

/// A request to stop, raised from any thread and seen by the pipeline between frames.
public final class Cancellation: @unchecked Sendable {
  /// Why to stop.
  public enum Reason: Equatable, Sendable {
    /// A person asked: frames under way are finished.
    case interrupted
    /// A system asked: frames under way are finished.
    case terminated
    /// Time ran out: frames under way are given up.
    case timedOut
  }

  // Everything mutable is guarded by the lock, which is what makes the unchecked conformance true.
  private let lock = NSLock()
  private var raised: Reason?
  private var observers: [@Sendable () -> Void] = []

  /// Makes a request that nobody has raised yet.
  public init() {}

  /// Why to stop; nil while there is no need to.
  public var reason: Reason? { lock.withLock { raised } }

  /// Asks to stop. The first reason stays unless time runs out afterwards.
  public func request(_ reason: Reason) {
    let waiting = lock.withLock {
      if raised == nil || reason == .timedOut { raised = reason }
      return observers
    }
    for wake in waiting { wake() }
  }

  /// Calls `wake` on every request from now on.
  func observe(_ wake: @escaping @Sendable () -> Void) {
    lock.withLock { observers.append(wake) }
  }
}
