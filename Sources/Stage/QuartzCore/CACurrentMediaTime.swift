/// Seconds that pass on a stage as its clock says; elsewhere those since the machine was started.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> TimeInterval {
  let clock = VirtualClock.current
  return clock.isDriven ? clock.now : ProcessInfo.processInfo.systemUptime
}
