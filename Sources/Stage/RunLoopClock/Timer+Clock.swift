extension Timer {
  /// A timer of the stage, in virtual time; without a stage Foundation's own.
  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    guard MainQueue.isCurrent else {
      RunLoop.current.add(timer, forMode: .default)
      return timer
    }
    RunLoop.main.add(timer, .default, every: interval)
    return timer
  }
}

extension RunLoop {
  /// On a stage's thread in virtual time, else Foundation's own.
  package func addTimer(_ timer: Timer, _ mode: RunLoop.Mode) {
    let delay = max(timer.timeInterval, timer.fireDate.timeIntervalSinceNow)
    add(timer, mode, every: timer.timeInterval > 0 ? timer.timeInterval : (delay * 1000).rounded() / 1000)
  }

  /// - Parameter interval: Seconds to the first event, and between events.
  fileprivate func add(_ timer: Timer, _ mode: RunLoop.Mode, every interval: TimeInterval) {
    guard let clock = virtualClock else { return add(timer, forMode: mode) }
    nonisolated(unsafe) let timer = timer
    MainActor.assumeIsolated {
      // One that runs already is added for another mode.
      guard Self.running.insert(ObjectIdentifier(timer)).inserted else { return }
      @MainActor func next() {
        clock.schedule(after: max(interval, 0.0001), "a timer") {
          if timer.isValid { timer.fire() }
          if timer.isValid { next() } else { Self.running.remove(ObjectIdentifier(timer)) }
        }
      }
      next()
    }
  }
  @MainActor private static var running: Set<ObjectIdentifier> = []
}

extension OperationQueue {
  /// On a stage: after the running code, in virtual time.
  @_disfavoredOverload
  public func addOperation(_ block: @escaping @Sendable () -> Void) {
    guard virtualClock != nil else { return addOperations([BlockOperation(block: block)], waitUntilFinished: false) }
    DispatchQueue.main.async { block() }
  }
  /// On a stage: after the running code, in virtual time, where it waits for no other.
  @_disfavoredOverload
  public func addOperation(_ op: Operation) {
    guard virtualClock != nil, op.dependencies.isEmpty else { return addOperations([op], waitUntilFinished: false) }
    DispatchQueue.main.async { if !op.isCancelled { op.start() } }
  }
}
