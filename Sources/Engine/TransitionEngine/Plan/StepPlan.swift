/// One step of the timeline as `inspect` lists it.
package struct StepPlan: Equatable, Sendable {
  /// Position in the timeline, from 0.
  package var index: Int
  /// What happens, `push photo`.
  package var action: String
  /// Seconds from the film's start.
  package var start: Double
  /// Seconds on film.
  package var duration: Double
  /// Index among the film's transitions; nil when nothing moves.
  package var transition: Int?
  /// What is on stage before the step, one line.
  package var stackBefore: String
  /// The same after it.
  package var stackAfter: String

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
