// What RunLoopClock cannot declare itself: inside of it the names would hide Dispatch's and Foundation's own, which it calls.

extension DispatchSource {
  /// On a stage: a timer in virtual time, whatever its queue.
  @_disfavoredOverload
  public class func makeTimerSource(flags: TimerFlags = [], queue: DispatchQueue? = nil) -> any DispatchSourceTimer {
    timerSource(flags: flags, queue: queue)
  }
}

extension RunLoop {
  /// On a stage's thread: in virtual time.
  @_disfavoredOverload
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) { addTimer(timer, mode) }
}
