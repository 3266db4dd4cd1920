extension Timer {
  /// A timer of the stage, in virtual time; without a stage Foundation's own.
  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    // Used on the main thread alone from here on.
    nonisolated(unsafe) let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    guard MainQueue.isCurrent else {
      RunLoop.current.add(timer, forMode: .default)
      return timer
    }
    MainActor.assumeIsolated {
      let clock = VirtualClock.current
      guard clock.isDriven else {
        RunLoop.main.add(timer, forMode: .default)
        return
      }
      @MainActor func next() {
        clock.schedule(after: max(interval, 0.0001), "a timer") {
          guard timer.isValid else { return }
          block(timer)
          if repeats, timer.isValid { next() } else { timer.invalidate() }
        }
      }
      next()
    }
    return timer
  }
}
