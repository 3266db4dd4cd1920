import QuartzCore

/// Runs a test on a clock that it moves, and puts the one back that was in force.
@MainActor
func onDrivenClock(_ test: (VirtualClock) -> Void) {
  let (clock, before) = (VirtualClock(), VirtualClock.current)
  clock.willAdvance = {}
  VirtualClock.current = clock
  test(clock)
  VirtualClock.current = before
}
