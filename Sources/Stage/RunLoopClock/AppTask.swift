import Dispatch
import Synchronization

/// Swift's `Task` of an app that a stage runs: time stands still until it is over, sleeps, or waits for something else; it sleeps in the
/// stage's time.
///
/// That goes for programs, as `herorender app` makes them, and for `stage.runWithTasks(until:)` in tests. Elsewhere inside of a task, the main
/// actor's tasks go on when the test awaits: there all is real.
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
    // Given away once, inside of a function that is called once.
    nonisolated(unsafe) let operation = operation
    self.init(AppTasks.onClock { Task(priority: priority, operation: operation) })
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
    // Given away once, inside of a function that is called once.
    nonisolated(unsafe) let operation = operation
    self.init(AppTasks.onClock { Task(priority: priority, operation: operation) })
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
  }
  private let state = Mutex(State())

  /// How long one may wait for something that is not of the stage, such as other threads' work; and how often it is asked at least, because the
  /// main actor may be busy with others.
  private static let patience = (time: Duration.milliseconds(300), rounds: 50)

  /// The clock of the stage whose app has begun the running task.
  @TaskLocal private static var clock: VirtualClock?

  /// Makes a task that keeps to the stage's clock, also when another stage is in force.
  fileprivate static func onClock<Made>(_ make: () -> Made) -> Made {
    guard MainQueue.isCurrent else { return make() }
    return $clock.withValue(MainActor.assumeIsolated { VirtualClock.current }, operation: make)
  }

  fileprivate func begin() { change { $0.open += 1 } }
  fileprivate func end() { change { $0.open -= 1 } }
  private func change(_ change: (inout State) -> Void) {
    state.withLock {
      change(&$0)
      $0.changes += 1
    }
  }

  /// Whether tasks may go on before time does.
  @MainActor private func areBusy(_ clock: VirtualClock) -> Bool {
    clock.isDriven && !clock.isInTurn && state.withLock { $0.open > $0.asleep }
  }

  /// Lets tasks go on that neither sleep nor wait for what only time brings. Not inside of a task.
  @MainActor func goOn(_ clock: VirtualClock) {
    guard areBusy(clock), withUnsafeCurrentTask(body: { $0 == nil }) else { return }
    clock.drivesTasks = true
    var wait = beginWait()
    repeat {
      clock.turn { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.002)) }
    } while goesOn(&wait)
  }

  /// The same inside of a task, which gives way to them.
  ///
  /// - Parameter enter: Puts the stage in force again, for another may have been so meanwhile.
  @MainActor func goOnInside(_ clock: VirtualClock, _ enter: () -> Void) async {
    guard areBusy(clock) else { return }
    clock.drivesTasks = true
    var wait = beginWait()
    repeat {
      try? await Task.sleep(for: .milliseconds(1))
      enter()
      clock.turn {}
    } while goesOn(&wait)
  }

  private struct Wait {
    var seen: Int
    var isPatient = true
    var quiet = ContinuousClock.now
    var rounds = 0
  }
  /// What was seen when all waited in vain.
  @MainActor private var stuck = -1

  @MainActor private func beginWait() -> Wait {
    let seen = state.withLock(\.changes)
    // What waited in vain before is asked once.
    return Wait(seen: seen, isPatient: seen != stuck)
  }

  @MainActor private func goesOn(_ wait: inout Wait) -> Bool {
    let (changes, areBusy) = state.withLock { ($0.changes, $0.open > $0.asleep) }
    if changes != wait.seen { wait = Wait(seen: changes) }
    wait.rounds += 1
    stuck = changes
    let isOver = ContinuousClock.now - wait.quiet > Self.patience.time && wait.rounds > Self.patience.rounds
    return areBusy && wait.isPatient && !isOver
  }

  fileprivate func sleep(_ duration: Duration) async throws {
    let clock = await MainActor.run {
      let clock = Self.clock ?? .current
      return clock.drivesTasks ? clock : nil
    }
    guard let clock else { return try await Task.sleep(for: duration) }
    let sleeper = Sleeper()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        DispatchQueue.main.asyncForReal {
          MainActor.assumeIsolated { sleeper.begin(duration, on: clock, continuation) }
        }
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

    func begin(_ duration: Duration, on clock: VirtualClock, _ continuation: CheckedContinuation<Void, any Error>) {
      guard !isCancelled else { return continuation.resume(throwing: CancellationError()) }
      self.continuation = continuation
      AppTasks.shared.change { $0.asleep += 1 }
      event = clock.schedule(after: duration / .seconds(1), "a task's sleep") { [self] in end(nil) }
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
