import HeroTesting
import RunLoopClock

/// Blocks of queues other than the main one, groups, semaphores, operations. Apart from files that import
/// Foundation themselves.
@MainActor
@Suite struct QueueTests {
  final class Notes: @unchecked Sendable { var all: [String] = [] }

  /// Runs code in a turn, then the clock up to a second; notes with their times.
  private func notes(_ body: @escaping @MainActor (_ note: @escaping @Sendable (String) -> Void) -> Void) -> [String] {
    let notes = Notes()
    onDrivenClock { clock in
      clock.turn {
        body { text in
          let time = MainActor.assumeIsolated { VirtualClock.current.now }
          notes.all.append("\(text) \((time * 1000).rounded() / 1000)")
        }
      }
      clock.run(until: 1)
    }
    return notes.all
  }

  @Test func blocksOfAllQueuesFollowInOrder() {
    let notes = notes { note in
      let queue = DispatchQueue(label: "queue")
      DispatchQueue.global(qos: .background).async {
        note("global")
        DispatchQueue.main.async { note("main") }
        DispatchQueue.main.sync { note("waited for") }
        queue.sync { note("of the queue") }
      }
      queue.async(qos: .utility, flags: .barrier) { note("queue") }
      queue.asyncAfter(deadline: .now() + .milliseconds(300)) { note("later") }
      note("code")
    }
    expectEqual(
      notes, ["code 0.0", "global 0.0", "waited for 0.0", "of the queue 0.0", "queue 0.0", "main 0.0", "later 0.3"])
  }

  @Test func aGroupTellsWhenAllHaveLeft() {
    let notes = notes { note in
      let group = DispatchGroup()
      group.enter()
      DispatchQueue.global().async(group: group) { note("one") }
      group.notify(queue: .main) { note("all") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
        note("leaves")
        group.leave()
      }
      DispatchGroup().notify(queue: .main) { note("none") }
    }
    expectEqual(notes, ["one 0.0", "none 0.0", "leaves 0.2", "all 0.2"])
  }

  @Test func whatIsWaitedForGoesFirst() {
    let notes = notes { note in
      let (semaphore, group) = (DispatchSemaphore(value: 0), DispatchGroup())
      DispatchQueue.global().async {
        note("works")
        semaphore.signal()
      }
      semaphore.wait()
      note("waited")
      DispatchQueue.global().async(group: group) { note("works too") }
      group.wait()
      note("waited too")
    }
    expectEqual(notes, ["works 0.0", "waited 0.0", "works too 0.0", "waited too 0.0"])
  }

  /// A block has the main actor's type, whatever thread runs it.
  @Test func otherThreadsBlocksRunOnTheirQueues() async {
    let queue = DispatchQueue(label: "keeper")
    let places = await withCheckedContinuation { continuation in
      DispatchQueue.global().asyncForReal {
        queue.async {
          let isMain = MainQueue.isCurrent
          queue.asyncAfter(deadline: .now() + 0.01) { continuation.resume(returning: [isMain, MainQueue.isCurrent]) }
        }
      }
    }
    expectEqual(places, [false, false])
  }

  @Test func operationsAreVirtual() {
    let notes = notes { note in
      OperationQueue.main.addOperation { note("operation") }
      OperationQueue().addOperation(BlockOperation { note("block") })
      note("code")
    }
    expectEqual(notes, ["code 0.0", "operation 0.0", "block 0.0"])
  }
}
