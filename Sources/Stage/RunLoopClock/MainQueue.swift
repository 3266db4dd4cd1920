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

  /// As far from now, a virtual time too, for what waits in real time.
  fileprivate var wall: DispatchWallTime {
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

  /// Lets something happen at a deadline.
  fileprivate func schedule(at deadline: DispatchTime, _ action: @escaping () -> Void) {
    if let seconds = deadline.virtualSeconds {
      schedule(after: seconds - now, "a block of the main queue", action)
    } else {
      // Such a deadline was made of real time an instant ago.
      let delay = (max(deadline.realDistance, 0) * 1000).rounded(.up) / 1000
      schedule(after: delay, "a block of the main queue", action)
    }
  }
}

/// The stage's, on the main queue and the main thread.
private var virtualClock: VirtualClock? {
  guard MainQueue.isCurrent else { return nil }
  return MainActor.assumeIsolated { VirtualClock.current.isDriven ? VirtualClock.current : nil }
}

extension DispatchQueue {
  /// On the main queue of a stage: after the running code, in virtual time.
  public func async(execute work: @escaping @MainActor () -> Void) {
    guard let clock = mainClock else {
      async(group: nil, qos: .unspecified, flags: [], execute: { MainActor.assumeIsolated(work) })
      return
    }
    MainActor.assumeIsolated { _ = clock.schedule(after: 0, "a block of the main queue", work) }
  }

  /// On the main queue of a stage: after the running code, in virtual time.
  @_disfavoredOverload
  public func async(execute workItem: DispatchWorkItem) {
    guard let clock = mainClock else { return async(group: DispatchGroup(), execute: workItem) }
    // Used on the main thread alone from here on.
    nonisolated(unsafe) let item = workItem
    MainActor.assumeIsolated { _ = clock.schedule(after: 0, "a block of the main queue") { item.perform() } }
  }

  /// On the main queue of a stage: at a virtual time.
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @MainActor () -> Void) {
    guard let clock = mainClock else {
      asyncAfter(wallDeadline: deadline.wall, execute: { MainActor.assumeIsolated(work) })
      return
    }
    MainActor.assumeIsolated { clock.schedule(at: deadline, work) }
  }

  /// On the main queue of a stage: at a virtual time.
  @_disfavoredOverload
  public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
    guard let clock = mainClock else { return asyncAfter(wallDeadline: deadline.wall, execute: execute) }
    // Used on the main thread alone from here on.
    nonisolated(unsafe) let item = execute
    MainActor.assumeIsolated { clock.schedule(at: deadline) { item.perform() } }
  }

  /// On the main queue of a stage: at a virtual time, whatever the flags.
  @_disfavoredOverload
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    guard let clock = mainClock else {
      return asyncAfter(wallDeadline: deadline.wall, qos: qos, flags: flags, execute: work)
    }
    MainActor.assumeIsolated { clock.schedule(at: deadline, work) }
  }

  /// The stage's, where this is the main queue.
  private var mainClock: VirtualClock? {
    // On Linux each `DispatchQueue.main` is another object.
    label == DispatchQueue.main.label ? virtualClock : nil
  }
}

// What waits in real time takes a virtual deadline as the same distance from now.

extension DispatchSemaphore {
  /// Waits in real time.
  @_disfavoredOverload
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { wait(wallTimeout: timeout.wall) }
}

extension DispatchGroup {
  /// Waits in real time.
  @_disfavoredOverload
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { wait(wallTimeout: timeout.wall) }
}

extension DispatchWorkItem {
  /// Waits in real time.
  @_disfavoredOverload
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { wait(wallTimeout: timeout.wall) }
}

extension DispatchSourceTimer {
  /// Starts at a real time.
  @_disfavoredOverload
  public func schedule(
    deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) { schedule(wallDeadline: deadline.wall, repeating: interval, leeway: leeway) }

  /// Starts at a real time.
  @_disfavoredOverload
  public func schedule(
    deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval = .nanoseconds(0)
  ) { schedule(wallDeadline: deadline.wall, repeating: interval, leeway: leeway) }
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
