import Dispatch
import Synchronization

/// Swift's `Task` of an app that a stage runs: time stands still until it is over, sleeps, or waits for something else; it sleeps in the
/// stage's time.
///
/// That goes for programs, as `herorender app` makes them. Inside of a task, as in an asynchronous test, the main actor's tasks go on when the
/// test awaits: there all is real.
public struct AppTask<Success: Sendable, Failure: Error>: Sendable, Hashable {
  fileprivate let task: Task<Success, Failure>

  fileprivate init(_ task: Task<Success, Failure>) {
    self.task = task
    AppTasks.shared.begin()
    Task.detached {
      _ = await task.result
      AppTasks.shared.end()
    }
  }

  public func cancel() { task.cancel() }
  public var isCancelled: Bool { task.isCancelled }
  public var result: Result<Success, Failure> { get async { await task.result } }
}

extension AppTask where Failure == Never {
  @discardableResult
  public init(
    name: String? = nil, priority: TaskPriority? = nil,
    @_inheritActorContext @_implicitSelfCapture operation: sending @escaping @isolated(any) () async -> Success
  ) {
    self.init(Task(priority: priority, operation: operation))
  }

  @discardableResult
  public static func detached(
    name: String? = nil, priority: TaskPriority? = nil,
    operation: sending @escaping @isolated(any) () async -> Success
  ) -> AppTask { AppTask(Task.detached(priority: priority, operation: operation)) }

  public var value: Success { get async { await task.value } }
}

extension AppTask where Failure == any Error {
  @discardableResult
  public init(
    name: String? = nil, priority: TaskPriority? = nil,
    @_inheritActorContext @_implicitSelfCapture operation: sending @escaping @isolated(any) () async throws -> Success
  ) {
    self.init(Task(priority: priority, operation: operation))
  }

  @discardableResult
  public static func detached(
    name: String? = nil, priority: TaskPriority? = nil,
    operation: sending @escaping @isolated(any) () async throws -> Success
  ) -> AppTask { AppTask(Task.detached(priority: priority, operation: operation)) }

  public var value: Success { get async throws { try await task.value } }
}

extension AppTask where Success == Never, Failure == Never {
  public static var isCancelled: Bool { Task.isCancelled }
  public static var currentPriority: TaskPriority { Task.currentPriority }
  public static func checkCancellation() throws { try Task.checkCancellation() }
  public static func yield() async { await Task.yield() }

  public static func sleep(nanoseconds duration: UInt64) async throws {
    try await AppTasks.shared.sleep(.nanoseconds(Int64(clamping: duration)))
  }
  public static func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
    try await AppTasks.shared.sleep(duration)
  }
}

/// The tasks that an app has begun.
package final class AppTasks: Sendable {
  package static let shared = AppTasks()

  private struct State {
    var open = 0
    var asleep = 0
    /// Grows with everything that happens to them.
    var changes = 0
    /// Whether somebody lets them go on while time stands still.
    var areDriven = false
  }
  private let state = Mutex(State())

  /// How long one may wait for something that is not of the stage: other threads' work.
  private static let patience = Duration.milliseconds(300)

  fileprivate func begin() { change { $0.open += 1 } }
  fileprivate func end() { change { $0.open -= 1 } }
  private func change(_ change: (inout State) -> Void) {
    state.withLock {
      change(&$0)
      $0.changes += 1
    }
  }

  /// Lets tasks go on that neither sleep nor wait for what only time brings. Not inside of a task.
  @MainActor func goOn(_ clock: VirtualClock) {
    guard state.withLock({ $0.open > $0.asleep }), clock.isDriven, !clock.isInTurn,
      withUnsafeCurrentTask(body: { $0 == nil })
    else { return }
    state.withLock { $0.areDriven = true }
    var (seen, quiet) = (state.withLock(\.changes), ContinuousClock.now)
    // What waited in vain before is asked once.
    var patience = seen == stuck ? .zero : Self.patience
    repeat {
      clock.turn { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.002)) }
      let changes = state.withLock(\.changes)
      if changes != seen { (seen, quiet, patience) = (changes, .now, Self.patience) }
    } while state.withLock({ $0.open > $0.asleep }) && ContinuousClock.now - quiet < patience
    stuck = seen
  }
  @MainActor private var stuck = -1

  fileprivate func sleep(_ duration: Duration) async throws {
    guard state.withLock(\.areDriven) else { return try await Task.sleep(for: duration) }
    let sleeper = Sleeper()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        DispatchQueue.main.asyncForReal { MainActor.assumeIsolated { sleeper.begin(duration, continuation) } }
      }
    } onCancel: {
      if MainQueue.isCurrent { return MainActor.assumeIsolated { sleeper.cancel() } }
      DispatchQueue.main.asyncForReal { MainActor.assumeIsolated { sleeper.cancel() } }
    }
  }

  /// One that sleeps until the stage's clock wakes it.
  @MainActor private final class Sleeper {
    private var continuation: CheckedContinuation<Void, any Error>?
    private var event: VirtualClock.Event?
    private var isCancelled = false

    nonisolated init() {}

    func begin(_ duration: Duration, _ continuation: CheckedContinuation<Void, any Error>) {
      guard !isCancelled else { return continuation.resume(throwing: CancellationError()) }
      self.continuation = continuation
      AppTasks.shared.change { $0.asleep += 1 }
      event = VirtualClock.current.schedule(after: duration / .seconds(1), "a task's sleep") { [self] in end(nil) }
    }
    func cancel() {
      isCancelled = true
      end(CancellationError())
    }
    private func end(_ error: (any Error)?) {
      guard let continuation else { return }
      self.continuation = nil
      event?.cancel()
      AppTasks.shared.change { $0.asleep -= 1 }
      if let error { continuation.resume(throwing: error) } else { continuation.resume() }
    }
  }
}
