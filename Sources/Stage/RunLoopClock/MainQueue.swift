public import Dispatch

// Dispatch's own times and calls belong to real time. Those here hide them in files that do not import Dispatch or Foundation
// themselves; in files that do, they are disfavoured, so that a call is not ambiguous but Dispatch's own. Blocks of the main queue are
// virtual in both: those overloads are preferred, because they have no defaulted parameters.

extension DispatchTime {
  /// Now: on the main queue of a stage the stage's virtual time, else the real one.
  @_disfavoredOverload
  public static func now() -> DispatchTime { virtualClock?.dispatchTime ?? realNow }

  /// Where the stages' times begin, nanoseconds: years after any real one, and far from overflowing.
  fileprivate static let virtualStart: UInt64 = 1 << 61

  private static var realNow: DispatchTime {
    DispatchTime(uptimeNanoseconds: UInt64(ProcessInfo.processInfo.systemUptime * 1_000_000_000))
  }

  /// Seconds of a stage's clock; nil for a real time.
  fileprivate var virtualSeconds: TimeInterval? {
    guard self != .distantFuture, uptimeNanoseconds >= Self.virtualStart / 2 else { return nil }
    return TimeInterval(Int64(uptimeNanoseconds) - Int64(Self.virtualStart)) / 1_000_000_000
  }

  /// Seconds of real time from now on; below 0 for times that have passed.
  fileprivate var realDistance: TimeInterval {
    (TimeInterval(uptimeNanoseconds) - TimeInterval(Self.realNow.uptimeNanoseconds)) / 1_000_000_000
  }

  /// Seconds from now on.
  @MainActor func delay(on clock: VirtualClock) -> TimeInterval {
    if let virtualSeconds { return max(virtualSeconds - clock.now, 0) }
    // Such a deadline was made of real time an instant ago.
    return self == .distantFuture ? .infinity : (max(realDistance, 0) * 1000).rounded(.up) / 1000
  }

  /// As far from now, a virtual time too, for what waits in real time.
  var wall: DispatchWallTime {
    guard self != .distantFuture else { return .distantFuture }
    let now = virtualClock.map { clock in MainActor.assumeIsolated { clock.now } } ?? 0
    return .now() + (virtualSeconds.map { $0 - now } ?? realDistance)
  }
}

extension VirtualClock {
  /// Now, as deadlines are made of it.
  fileprivate nonisolated var dispatchTime: DispatchTime {
    let nanoseconds = UInt64((MainActor.assumeIsolated { now } * 1_000_000_000).rounded())
    return DispatchTime(uptimeNanoseconds: DispatchTime.virtualStart + nanoseconds)
  }
}

/// The stage's, on the main queue and the main thread.
var virtualClock: VirtualClock? {
  guard MainQueue.isCurrent else { return nil }
  return MainActor.assumeIsolated { VirtualClock.current.isDriven ? VirtualClock.current : nil }
}

/// A block of an app's for the thread of its queue: which one that is its type cannot say.
private func onAnyThread(_ work: @escaping @MainActor () -> Void) -> @Sendable () -> Void {
  unsafeBitCast(work, to: (@Sendable () -> Void).self)
}

/// Blocks that the stage's thread gives to any queue happen there, in virtual time: after the running code, one after the other, so that a film is
/// the same on each run. Other threads' are Dispatch's own.
extension DispatchQueue {
  /// On a stage: after the running code, in virtual time.
  public func async(execute work: @escaping @MainActor () -> Void) {
    guard let clock = virtualClock else { return asyncForReal(onAnyThread(work)) }
    MainActor.assumeIsolated { _ = clock.schedule(after: 0, Self.name, work) }
  }

  /// On a stage: after the running code, in virtual time.
  @_disfavoredOverload
  public func async(execute workItem: DispatchWorkItem) {
    guard virtualClock != nil else { return async(group: DispatchGroup(), execute: workItem) }
    // Used on the main thread alone from here on.
    nonisolated(unsafe) let item = workItem
    async { item.perform() }
  }

  /// On a stage: after the running code, in virtual time; the group waits for it.
  @_disfavoredOverload
  public func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    guard virtualClock != nil else {
      return async(group: group ?? DispatchGroup(), execute: DispatchWorkItem(qos: qos, flags: flags, block: work))
    }
    group?.enter()
    async {
      work()
      group?.leave()
    }
  }

  /// Dispatch's own, in real time.
  package func asyncForReal(_ work: @escaping @Sendable () -> Void) {
    async(group: DispatchGroup(), execute: DispatchWorkItem { work() })
  }

  /// On a stage: at a virtual time.
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @MainActor () -> Void) {
    guard let clock = virtualClock else {
      asyncAfter(wallDeadline: deadline.wall, execute: onAnyThread(work))
      return
    }
    MainActor.assumeIsolated {
      let delay = deadline.delay(on: clock)
      if delay.isFinite { clock.schedule(after: delay, Self.name, work) }
    }
  }

  /// On a stage: at a virtual time.
  @_disfavoredOverload
  public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
    guard virtualClock != nil else { return asyncAfter(wallDeadline: deadline.wall, execute: execute) }
    // Used on the main thread alone from here on.
    nonisolated(unsafe) let item = execute
    asyncAfter(deadline: deadline) { item.perform() }
  }

  /// On a stage: at a virtual time, whatever the flags.
  @_disfavoredOverload
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    guard virtualClock != nil else {
      return asyncAfter(wallDeadline: deadline.wall, qos: qos, flags: flags, execute: work)
    }
    asyncAfter(deadline: deadline) { work() }
  }

  /// On a stage, the main queue's at once: what waits for it is on its thread.
  @_disfavoredOverload
  public func sync<Value>(execute work: () throws -> Value) rethrows -> Value {
    isMain && virtualClock != nil ? try work() : try sync(flags: [], execute: work)
  }
  /// On a stage, the main queue's at once: what waits for it is on its thread.
  @_disfavoredOverload
  public func sync(execute work: () -> Void) {
    if isMain, virtualClock != nil { work() } else { sync(flags: [], execute: work) }
  }

  private static let name = "a block of a queue"
  // On Linux each `DispatchQueue.main` is another object.
  private var isMain: Bool { label == DispatchQueue.main.label }
}

/// On a stage nothing is checked: blocks of all queues are on its thread.
public func dispatchPrecondition(condition: @autoclosure () -> DispatchPredicate) {
  if virtualClock == nil { Dispatch.dispatchPrecondition(condition: condition()) }
}

/// Tells the main queue, which on Linux any thread may serve.
package enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the running code is on the main queue.
  package static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }
}
