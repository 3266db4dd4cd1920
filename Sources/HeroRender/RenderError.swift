/// What can stop a rendering once the scene is known to be right.
public enum RenderError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What was asked for makes no sense for this film.
  case usage(String)
  /// The machine did not let us: not writable, disk full, another scene's frames in the way.
  case environment(String)
  /// What was given cannot be used: frames of another environment in the way.
  case input(String)
  /// Who asked the run to stop ended this output too.
  case stopped
  /// Who read our standard output went away: no fault, but nothing more to do.
  case closedPipe
  /// A frame could not be drawn or encoded; `time` is in seconds, `frame` the film's number when it has one.
  case drawing(frame: Int?, time: Double, reason: String)

  /// The sentence for people.
  public var description: String {
    switch self {
    case .usage(let text), .input(let text), .environment(let text): text
    case .stopped: "the run was asked to stop"
    case .closedPipe: "the reader of standard output went away"
    case .drawing(let frame?, let time, let reason):
      "frame \(frame) (\(Decimals.fixed(time, 3)) s) cannot be drawn: \(reason)"
    case .drawing(nil, let time, let reason): "time \(Decimals.fixed(time, 3)) s cannot be drawn: \(reason)"
    }
  }
}
