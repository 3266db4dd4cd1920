import Dispatch
import HeroTesting
import Synchronization

@testable import HeroPreview

@Suite(.timeLimit(.minutes(30)))
struct WorkQueueTests {
  private final class Log: Sendable {
    let names = Mutex<[String]>([])
    func add(_ name: String) { names.withLock { $0.append(name) } }
  }

  @Test func whatSomebodyWaitsForComesFirstAndWhatIsDroppedNever() async throws {
    let (queue, log) = (WorkQueue(threads: 1), Log())
    let (begun, gate) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    queue.add(.now) {
      begun.signal()
      gate.wait()
    }
    await wait(begun)
    queue.add(.soon, owner: 1) { log.add("soon 1") }
    queue.add(.soon, owner: 2) { log.add("soon 2") }
    queue.add(.now) { log.add("now") }
    queue.drop(owner: 1)
    gate.signal()
    let done = DispatchSemaphore(value: 0)
    queue.add(.soon, owner: 3) { done.signal() }
    await wait(done)
    expectEqual(log.names.withLock { $0 }, ["now", "soon 2"])
  }

  /// Waits on a thread that may.
  private func wait(_ semaphore: DispatchSemaphore) async {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        semaphore.wait()
        continuation.resume()
      }
    }
  }
}
