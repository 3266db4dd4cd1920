public import Dispatch

// Foundation's queues and timers belong to real time. These overloads are preferred to its own, because they have no defaulted
// parameters (queues), or hide them in files that do not import Foundation themselves (timers).

extension DispatchQueue {
  /// On the main queue of a stage: after the running code, in virtual time.
  public func async(execute work: @escaping @MainActor () -> Void) {
    guard let clock = virtualClock else {
      async(group: nil, qos: .unspecified, flags: [], execute: { MainActor.assumeIsolated(work) })
      return
    }
    MainActor.assumeIsolated { _ = clock.schedule(after: 0, "a block of the main queue", work) }
  }

  /// On the main queue of a stage: in virtual time, to the next millisecond.
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @MainActor () -> Void) {
    guard let clock = virtualClock else {
      asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: { MainActor.assumeIsolated(work) })
      return
    }
    let now = DispatchTime.now().uptimeNanoseconds
    let rest = deadline.uptimeNanoseconds > now ? deadline.uptimeNanoseconds - now : 0
    // The deadline was made of real time an instant ago.
    let delay = (Double(rest) / 1_000_000).rounded(.up) / 1000
    MainActor.assumeIsolated { _ = clock.schedule(after: delay, "a block of the main queue", work) }
  }

  /// The stage's, on the main queue and the main thread.
  private var virtualClock: VirtualClock? {
    // On Linux each `DispatchQueue.main` is another object.
    guard label == DispatchQueue.main.label, MainQueue.isCurrent else { return nil }
    return MainActor.assumeIsolated { UIKitRuntime.current.clock.isDriven ? UIKitRuntime.current.clock : nil }
  }
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
      let clock = UIKitRuntime.current.clock
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
