import Foundation

/// Works on numbered items with several threads and hands the results over in order.
///
/// At most `window` items are claimed but not yet handed over, so memory depends on the threads, not on the film's length. Items are
/// claimed in order, but for the last one, which shows what nobody has drawn before: it is begun a little early, so that the other
/// threads have work meanwhile. When an item fails, all lower ones are still worked on: the lowest failure is always the one reported.
package struct FramePipeline: Sendable {
  /// Threads, ≥ 1.
  package let jobs: Int
  /// Items claimed but not handed over, ≥ jobs.
  package let window: Int

  /// A pipeline; `jobs` below 1 counts as 1. Default window: twice the jobs, so that a slow item does not idle the others.
  package init(jobs: Int, window: Int? = nil) {
    self.jobs = max(1, jobs)
    self.window = max(self.jobs, window ?? 2 * self.jobs)
  }

  /// Works on the items 0 ..< `count` and returns how many were handed over: all of them, or fewer after a cancellation.
  ///
  /// - Parameters:
  ///   - count: How many items.
  ///   - cancellation: Interrupted, terminated or hung up: what is claimed is finished and handed over. Timed out: only what is ready is.
  ///   - makeWorker: Called once on each thread; the returned closure works on that thread only.
  ///   - deliver: Called on the calling thread in item order.
  ///
  /// Rethrows the error of the lowest failing item, after all lower ones were handed over, or the error of `deliver`.
  package func run<Output: Sendable>(
    count: Int, cancellation: Cancellation, makeWorker: @escaping @Sendable () -> (Int) throws -> Output,
    deliver: (Int, Output) throws -> Void
  ) throws -> Int {
    guard count > 0 else { return 0 }
    let line = AssemblyLine<Output>(count: count, window: window, jobs: jobs, cancellation: cancellation)
    cancellation.observe { line.wake() }
    for _ in 0..<min(jobs, count) {
      let thread = Thread {
        let work = makeWorker()
        while let item = line.claim() { line.put(Result { try work(item) }, item: item) }
      }
      // Deep view trees recurse; the default of 512 KiB on some platforms is little.
      thread.stackSize = 16 << 20
      thread.start()
    }
    // What was delivered is gone before others have room for more.
    func deliverNext() throws -> Bool {
      guard let (item, result) = line.take() else { return false }
      try deliver(item, result.get())
      return true
    }
    do {
      while try deliverNext() { line.handedOver() }
    } catch {
      line.stop()
      throw error
    }
    return line.handedOverCount
  }
}

/// The state that the pipeline's threads share.
private final class AssemblyLine<Output: Sendable>: @unchecked Sendable {
  // Everything mutable is guarded by the condition, which is what makes the unchecked conformance true. A `Mutex` would not do: threads
  // wait here for room and for results.
  private let condition = NSCondition()
  private let count: Int
  private let window: Int
  private let cancellation: Cancellation
  /// The lowest that nobody has claimed.
  private var nextItem = 0
  /// The last one, from when on it is claimed.
  private var claimedLast: Int?
  private var nextDelivery = 0
  private var ready: [Int: Result<Output, any Error>] = [:]
  /// Items from here on are not worth starting.
  private var end: Int

  init(count: Int, window: Int, jobs: Int, cancellation: Cancellation) {
    self.count = count
    self.window = window
    self.cancellation = cancellation
    end = count
    // With one thread it would only come late.
    lastIsDueAt = jobs > 1 ? count - 1 - Self.ahead * (jobs - 1) : count
  }

  /// Items that each other thread works on while one works on the last.
  private static var ahead: Int { 3 }
  /// The item before which the last one is begun.
  private let lastIsDueAt: Int

  var handedOverCount: Int { condition.withLock { nextDelivery } }

  /// What there is to do.
  private enum Claim {
    case item(Int)
    case none
    case noRoom
  }

  /// The next item to work on; waits for room, nil when there is nothing left to do.
  func claim() -> Int? {
    condition.withLock {
      while true {
        switch claimNow() {
        case .item(let item): return item
        case .none: return nil
        case .noRoom: condition.wait()
        }
      }
    }
  }

  private func claimNow() -> Claim {
    if cancellation.reason != nil || nextItem >= end || nextItem == claimedLast { return .none }
    guard nextItem - nextDelivery + (claimedLast == nil ? 0 : 1) < window else { return .noRoom }
    if nextItem == lastIsDueAt, claimedLast == nil {
      claimedLast = count - 1
      return .item(count - 1)
    }
    nextItem += 1
    return .item(nextItem - 1)
  }

  func put(_ result: Result<Output, any Error>, item: Int) {
    condition.withLock {
      ready[item] = result
      // Higher items are not worth starting.
      if case .failure = result { end = min(end, item) }
      condition.broadcast()
    }
  }

  /// The next result in order; waits for it, nil when none will come.
  func take() -> (Int, Result<Output, any Error>)? {
    condition.withLock {
      while true {
        if let result = ready.removeValue(forKey: nextDelivery) { return (nextDelivery, result) }
        if nextDelivery == count { return nil }
        let isNextClaimed = nextDelivery < nextItem || nextDelivery == claimedLast
        switch cancellation.reason {
        case .timedOut: return nil
        case .interrupted, .terminated, .hungUp:
          if !isNextClaimed { return nil }
          condition.wait()
        case nil: condition.wait()
        }
      }
    }
  }

  func handedOver() {
    condition.withLock {
      nextDelivery += 1
      condition.broadcast()
    }
  }

  func stop() {
    condition.withLock {
      end = 0
      condition.broadcast()
    }
  }

  func wake() {
    condition.withLock { condition.broadcast() }
  }
}
