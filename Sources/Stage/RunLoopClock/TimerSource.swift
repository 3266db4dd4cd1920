public import Dispatch

/// A timer of Dispatch's in virtual time.
private final class VirtualTimerSource: DispatchSourceTimer, @unchecked Sendable {
  private var handler: DispatchSourceHandler?
  private var cancelHandler: DispatchSourceHandler?
  /// Seconds to the first event and between events; nil: one alone.
  private var plan: (delay: TimeInterval, interval: TimeInterval?)?
  private var event: VirtualClock.Event?
  private var runs = false
  private(set) var isCancelled = false

  func plan(at deadline: DispatchTime, every interval: TimeInterval?) {
    guard let clock = virtualClock else { return }
    plan = MainActor.assumeIsolated { (deadline.delay(on: clock), interval) }
    wait()
  }

  private func wait() {
    guard let clock = virtualClock else { return }
    MainActor.assumeIsolated {
      event?.cancel()
      guard runs, !isCancelled, let plan, plan.delay.isFinite else { return }
      event = clock.schedule(after: plan.delay, "a timer") { [self] in
        self.plan = plan.interval.map { (max($0, 0.0001), $0) }
        handler?()
        wait()
      }
    }
  }

  // Names of Swift 3.
  func scheduleOneshot(deadline: DispatchTime, leeway: DispatchTimeInterval) { plan(at: deadline, every: nil) }
  func scheduleOneshot(wallDeadline: DispatchWallTime, leeway: DispatchTimeInterval) {}
  func scheduleRepeating(deadline: DispatchTime, interval: DispatchTimeInterval, leeway: DispatchTimeInterval) {
    plan(at: deadline, every: interval.seconds)
  }
  func scheduleRepeating(deadline: DispatchTime, interval: Double, leeway: DispatchTimeInterval) {
    plan(at: deadline, every: interval)
  }
  func scheduleRepeating(wallDeadline: DispatchWallTime, interval: DispatchTimeInterval, leeway: DispatchTimeInterval) {
  }
  func scheduleRepeating(wallDeadline: DispatchWallTime, interval: Double, leeway: DispatchTimeInterval) {}

  func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?) {
    self.handler = handler
  }
  func setEventHandler(handler: DispatchWorkItem) { self.handler = { handler.perform() } }
  func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?) {
    cancelHandler = handler
  }
  func setCancelHandler(handler: DispatchWorkItem) { cancelHandler = { handler.perform() } }
  func setRegistrationHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?) {}
  func setRegistrationHandler(handler: DispatchWorkItem) {}

  func resume() {
    runs = true
    wait()
  }
  func suspend() {
    runs = false
    wait()
  }
  func cancel() {
    guard !isCancelled else { return }
    isCancelled = true
    wait()
    (handler, plan) = (nil, nil)
    cancelHandler?()
  }
  var handle: UInt { 0 }
  var mask: UInt { 0 }
  var data: UInt { 1 }
}

extension DispatchSource {
  /// On a stage a timer in virtual time, whatever its queue; else Dispatch's own.
  package class func timerSource(flags: TimerFlags, queue: DispatchQueue?) -> any DispatchSourceTimer {
    virtualClock == nil ? makeTimerSource(flags: flags, queue: queue) : VirtualTimerSource()
  }
}

// Dispatch's own take every source for one of theirs.

extension DispatchSourceProtocol {
  @_disfavoredOverload
  public func setEventHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: DispatchSourceHandler?
  ) {
    if let own = self as? VirtualTimerSource { return own.setEventHandler(qos: qos, flags: flags, handler: handler) }
    setEventHandler(handler: DispatchWorkItem(qos: qos, flags: flags, block: handler ?? {}))
  }
  @_disfavoredOverload
  public func setCancelHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: DispatchSourceHandler?
  ) {
    if let own = self as? VirtualTimerSource { return own.setCancelHandler(qos: qos, flags: flags, handler: handler) }
    setCancelHandler(handler: DispatchWorkItem(qos: qos, flags: flags, block: handler ?? {}))
  }
  /// As `resume`.
  @_disfavoredOverload
  public func activate() { resume() }
}

extension DispatchSourceTimer {
  /// On a stage at a virtual time, else at a real one.
  @_disfavoredOverload
  public func schedule(
    deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    if let own = self as? VirtualTimerSource { return own.plan(at: deadline, every: interval.seconds) }
    schedule(wallDeadline: deadline.wall, repeating: interval, leeway: leeway)
  }

  /// On a stage at a virtual time, else at a real one.
  @_disfavoredOverload
  public func schedule(
    deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    if let own = self as? VirtualTimerSource { return own.plan(at: deadline, every: interval) }
    schedule(wallDeadline: deadline.wall, repeating: interval, leeway: leeway)
  }
}

extension DispatchTimeInterval {
  /// Nil: never.
  fileprivate var seconds: TimeInterval? {
    switch self {
    case .seconds(let count): TimeInterval(count)
    case .milliseconds(let count): TimeInterval(count) / 1e3
    case .microseconds(let count): TimeInterval(count) / 1e6
    case .nanoseconds(let count): TimeInterval(count) / 1e9
    default: nil
    }
  }
}
