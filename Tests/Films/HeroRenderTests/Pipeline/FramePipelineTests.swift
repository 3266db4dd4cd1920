import Foundation
import HeroTesting

@testable import HeroRender

@Suite struct FramePipelineTests {
  private func run<Value: Sendable>(
    _ count: Int, jobs: Int, window: Int? = nil, cancellation: Cancellation = Cancellation(),
    work: @escaping @Sendable (Int) throws -> Value, deliver: (Int, Value) throws -> Void
  ) throws -> Int {
    try FramePipeline(jobs: jobs, window: window).run(
      count: count, cancellation: cancellation, makeWorker: { work }, deliver: deliver)
  }

  @Test(arguments: [1, 2, 3, 8])
  func resultsComeInOrder(jobs: Int) throws {
    var delivered: [Int] = []
    let count = try run(50, jobs: jobs) { item in
      // Later items of a group are ready first.
      Thread.sleep(forTimeInterval: item % 4 == 0 ? 0.002 : 0)
      return item * item
    } deliver: { item, square in
      expectEqual(square, item * item)
      delivered.append(item)
    }
    expectEqual((delivered, count), (Array(0..<50), 50))
    try expectEqual(run(0, jobs: jobs, work: { $0 }, deliver: { _, _ in Issue.record("delivered") }), 0)
  }

  @Test func undeliveredResultsAreBounded() throws {
    let started = DrawLog()
    var largestLead = 0
    _ = try run(40, jobs: 3, window: 4) { item in
      started.add(item)
      return item
    } deliver: { item, _ in
      // A slow reader: the workers run as far ahead as they may.
      Thread.sleep(forTimeInterval: 0.002)
      largestLead = max(largestLead, started.sorted.count - item)
    }
    // `item` itself and three more are claimed; nothing beyond the window of four.
    #expect(largestLead <= 4)
    #expect(largestLead > 1)
  }

  @Test(arguments: [1, 2, 4])
  func lowestErrorWinsAfterAllBeforeIt(jobs: Int) {
    var delivered: [Int] = []
    let error = #expect(throws: FakeError.self) {
      try run(100, jobs: jobs) { item -> Int in
        // The lower failure is the later one.
        if item == 10 { Thread.sleep(forTimeInterval: 0.02) }
        if item >= 10 { throw FakeError.broken(item) }
        return item
      } deliver: { item, _ in
        delivered.append(item)
      }
    }
    expectEqual((error, delivered), (.broken(10), Array(0..<10)))
  }

  // Item 36 waits for the last, 39, which in its turn could not begin before: no more than three are claimed. An error of the last is
  // still told after all others.
  @Test func lastIsBegunBeforeItsTurn() {
    let lastBegan = DispatchSemaphore(value: 0)
    var delivered: [Int] = []
    let error = #expect(throws: FakeError.self) {
      try run(40, jobs: 2, window: 3) { item -> Int in
        if item == 36, lastBegan.wait(timeout: .now() + 60) == .timedOut { throw FakeError.broken(36) }
        if item == 39 {
          lastBegan.signal()
          throw FakeError.broken(39)
        }
        return item
      } deliver: { item, _ in
        delivered.append(item)
      }
    }
    expectEqual((error, delivered), (.broken(39), Array(0..<39)))
  }

  @Test func errorOfTheReceiverStops() {
    let error = #expect(throws: FakeError.self) {
      try run(100, jobs: 2, work: { $0 }, deliver: { item, _ in if item == 5 { throw FakeError.broken(5) } })
    }
    expectEqual(error, .broken(5))
  }

  @Test(arguments: [1, 2, 4])
  func interruptionFinishesWhatIsUnderWay(jobs: Int) throws {
    let cancellation = Cancellation()
    let started = DrawLog()
    var delivered: [Int] = []
    let count = try run(1000, jobs: jobs, cancellation: cancellation) { item in
      started.add(item)
      return item
    } deliver: { item, _ in
      delivered.append(item)
      if item == 20 { cancellation.request(.interrupted) }
    }
    expectEqual(delivered, Array(0..<count))
    // Every frame that was started is delivered, and at most a window after the request.
    expectEqual(started.sorted, delivered)
    #expect((21...21 + 2 * jobs).contains(count))
  }

  @Test func timeoutDoesNotWaitForASlowFrame() throws {
    let cancellation = Cancellation()
    let gate = DispatchSemaphore(value: 0)
    let count = try run(10, jobs: 1, cancellation: cancellation) { item in
      if item == 2 {
        cancellation.request(.timedOut)
        gate.wait()
      }
      return item
    } deliver: { _, _ in
    }
    // Frame 2 is still waiting; waiting for it would hang here.
    #expect(count <= 2)
    gate.signal()
  }
}
