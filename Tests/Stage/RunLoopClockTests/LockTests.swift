import HeroTesting
import RunLoopClock

/// Locks that apps inherit from.
@Suite struct LockTests {
  private final class Counter: NSLock, @unchecked Sendable { var count = 0 }

  @Test func oneThreadHoldsIt() async {
    let counter = Counter()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 { group.addTask { for _ in 0..<1000 { counter.withLock { counter.count += 1 } } } }
    }
    expectEqual(counter.count, 8000)
  }

  @Test(arguments: [NSLock(), NSRecursiveLock()])
  func theThreadThatHoldsItMayLockItAgain(_ lock: NSLock) async {
    lock.lock()
    expectEqual(lock.try(), true)
    lock.unlock()
    lock.unlock()
    let isFree = await withCheckedContinuation { done in
      Thread.detachNewThread {
        let isFree = lock.lock(before: Date(timeIntervalSinceNow: 0.01))
        if isFree { lock.unlock() }
        done.resume(returning: isFree)
      }
    }
    expectEqual(isFree, true)
  }
}
