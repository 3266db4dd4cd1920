/// One step of the timeline as `inspect` lists it.
public struct StepPlan: Equatable, Sendable {
  /// Position in the timeline, from 0.
  public var index: Int
  /// What happens, `push photo`.
  public var action: String
  /// Seconds from the film's start.
  public var start: Double
  /// Seconds on film.
  public var duration: Double
  /// Index among the film's transitions; nil when nothing moves.
  public var transition: Int?
  /// What is on stage before the step, one line.
  public var stackBefore: String
  /// The same after it.
  public var stackAfter: String

  /// Makes a line.
  package init(
    index: Int, action: String, start: Double, duration: Double, transition: Int?, stackBefore: String,
    stackAfter: String
  ) {
    self.index = index
    self.action = action
    self.start = start
    self.duration = duration
    self.transition = transition
    self.stackBefore = stackBefore
    self.stackAfter = stackAfter
  }
}
