import RunLoopClock
import XCTest

private final class Notes: @unchecked Sendable { var all: [String] = [] }

/// What is noted, with the stage's times, by the end of a second.
@MainActor private func notes(_ body: (_ note: @escaping @MainActor (String) -> Void) -> Void) -> [String] {
  let notes = Notes()
  onDrivenClock { clock in
    clock.turn { body { notes.all.append("\($0) \((clock.now * 1000).rounded() / 1000)") } }
    clock.run(until: 1)
  }
  return notes.all
}

/// Another thread's, in real time.
private func work() async -> Int {
  await Task.detached {
    usleep(60_000)
    return 7
  }.value
}

/// Tasks of an app, as in a program: outside of any task.
final class AppTaskTests: XCTestCase {
  func testTimeStandsStillWhileATaskWorks() {
    MainActor.assumeIsolated {
      let notes = notes { note in
        AppTask {
          note("began")
          note("\(await work())")
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { note("timer") }
        note("code")
      }
      XCTAssertEqual(notes, ["code 0.0", "began 0.0", "7 0.0", "timer 0.05"])
    }
  }

  func testATaskSleepsInTheStagesTime() {
    MainActor.assumeIsolated {
      let notes = notes { note in
        AppTask {
          try await AppTask.sleep(for: .milliseconds(400))
          note("slept")
          try await AppTask.sleep(nanoseconds: 300_000_000)
          note("again")
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { note("timer") }
      }
      XCTAssertEqual(notes, ["slept 0.4", "timer 0.5", "again 0.7"])
    }
  }

  func testACancelledOneWakes() {
    MainActor.assumeIsolated {
      let notes = notes { note in
        let task = AppTask {
          do { try await AppTask.sleep(for: .seconds(5)) } catch { note("\(error is CancellationError)") }
          return 3
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { task.cancel() }
        AppTask { note("\(await task.value)") }
      }
      XCTAssertEqual(notes, ["true 0.2", "3 0.2"])
    }
  }

  // It waits for what only time brings: then time goes on.
  func testATaskThatWaitsForATimer() {
    MainActor.assumeIsolated {
      let notes = notes { note in
        AppTask {
          await withCheckedContinuation { continuation in
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { continuation.resume() }
          }
          note("went on")
        }
      }
      XCTAssertEqual(notes, ["went on 0.25"])
    }
  }
}
