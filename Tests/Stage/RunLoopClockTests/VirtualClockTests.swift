import HeroTesting
import RunLoopClock

/// What happens in order of time, and what a turn puts off.
@MainActor
@Suite struct VirtualClockTests {
  @Test func eventsHappenInOrderOfTimeThenOfCalls() {
    let clock = VirtualClock()
    var notes: [String] = []
    clock.schedule(after: 0.2, "later") { notes.append("later \(clock.now)") }
    clock.schedule(after: 0.1, "first") { notes.append("first \(clock.now)") }
    clock.schedule(after: 0.1, "second") { notes.append("second") }
    // What is asked for in the past is asked for now.
    clock.schedule(after: -1, "now") { notes.append("now \(clock.now)") }
    expectEqual(clock.pending.map(\.name), ["now", "first", "second", "later"])
    clock.run(until: 0.15)
    expectEqual((notes, clock.now), (["now 0.0", "first 0.1", "second"], 0.15))
    clock.run(until: 0.1)
    expectEqual(clock.now, 0.15)
    clock.run(until: 1)
    expectEqual((notes.last, clock.now), ("later 0.2", 1))
  }

  @Test func whatIsCancelledDoesNotHappen() {
    let clock = VirtualClock()
    var count = 0
    let event = clock.schedule(after: 0.1, "one") { count += 1 }
    clock.schedule(after: 0.05, "two") { event.cancel() }
    #expect(event.isPending)
    clock.run(until: 1)
    #expect(count == 0 && !event.isPending)
  }

  @Test func aTurnEndsWithWhatItPutOff() {
    let clock = VirtualClock()
    clock.willAdvance = {}
    var notes: [String] = []
    let value = clock.turn {
      clock.atEndOfTurn {
        notes.append("end")
        clock.atEndOfTurn { notes.append("after the end") }
      }
      clock.turn { notes.append("inner") }
      notes.append("code")
      return clock.isInTurn
    }
    #expect(value && !clock.isInTurn)
    expectEqual(notes, ["inner", "code", "end", "after the end"])
  }

  // Nobody moves a clock without a stage, so that nothing would ever end a turn.
  @Test func withoutAStageNothingIsPutOff() {
    let clock = VirtualClock()
    var isDone = false
    clock.atEndOfTurn { isDone = true }
    #expect(isDone && !clock.isDriven)
  }

  @Test func theClockTellsBeforeItMoves() {
    let clock = VirtualClock()
    var times: [TimeInterval] = []
    clock.willAdvance = { times.append(clock.now) }
    clock.schedule(after: 0.5, "half") {}
    clock.run(until: 1)
    clock.run(until: 1)
    expectEqual(times, [0, 0.5])
  }
}
