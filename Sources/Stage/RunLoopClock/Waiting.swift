public import Dispatch

// What a stage's thread waits for, another block of it may have to do: such blocks go first. After them it waits in real time, a virtual deadline
// as far from now.

extension VirtualClock {
  /// Does what is pending, one after the other, until a condition holds; false where it never does.
  fileprivate func run(until isDone: () -> Bool) -> Bool {
    while !isDone() { guard runNext() else { return false } }
    return true
  }

  /// Lets those go on that wait for groups which all have left.
  func tellGroups() {
    for (group, work) in waiting where group.isEmpty { schedule(after: 0, "a block of a queue", work) }
    waiting.removeAll(where: \.group.isEmpty)
  }
}

extension DispatchSemaphore {
  /// On a stage: after what is pending.
  @_disfavoredOverload
  public func wait() {
    let isOver = virtualClock.map { clock in
      MainActor.assumeIsolated { clock.run { self.wait(wallTimeout: .now()) == .success } }
    }
    if isOver != true { _ = wait(wallTimeout: .distantFuture) }
  }
  /// Waits in real time.
  @_disfavoredOverload
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { wait(wallTimeout: timeout.wall) }
}

extension DispatchGroup {
  /// On a stage: after what is pending.
  @_disfavoredOverload
  public func wait() {
    let isOver = virtualClock.map { clock in MainActor.assumeIsolated { clock.run { self.isEmpty } } }
    if isOver != true { _ = wait(wallTimeout: .distantFuture) }
  }
  /// Waits in real time.
  @_disfavoredOverload
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { wait(wallTimeout: timeout.wall) }

  var isEmpty: Bool { wait(wallTimeout: .now()) == .success }

  /// On a stage: when all have left, in virtual time.
  @_disfavoredOverload
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute work: @escaping @convention(block) () -> Void
  ) {
    guard virtualClock != nil else { return notify(queue: queue, work: DispatchWorkItem(block: work)) }
    nonisolated(unsafe) let work = work
    MainActor.assumeIsolated { virtualClock?.waiting.append((self, work)) }
  }
}

extension DispatchWorkItem {
  /// Waits in real time.
  @_disfavoredOverload
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { wait(wallTimeout: timeout.wall) }
}
