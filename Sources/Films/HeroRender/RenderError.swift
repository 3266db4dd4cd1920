import HeroModel
import HeroRaster

/// What can stop a rendering once the scene is known to be right.
package enum RenderError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What was asked for makes no sense for this film.
  case usage(String)
  /// What was given cannot be used: frames of another scene or environment in the way.
  case input(String)
  /// The machine did not let us: not writable, disk full.
  case environment(String)
  /// A file has more bytes than it may; what was in its place is still there.
  case tooLarge(file: String, bytes: Int)
  /// Who asked the run to stop ended this output too.
  case stopped
  /// Who read our standard output went away: no fault, but nothing more to do.
  case closedPipe
  /// A frame could not be drawn or encoded; `time` is in seconds, `frame` the film's number when it has one.
  case drawing(frame: Int?, time: Double, reason: String)

  /// A view cannot be drawn, through the scene's doing; `frame` is the film's number when it has one.
  case undrawable(view: String, frame: Int?, time: Double, reason: String)

  /// The sentence for people.
  package var description: String {
    switch self {
    case .usage(let text), .input(let text), .environment(let text): text
    case .tooLarge(let file, let bytes): "\(file) would have \(Decimals.megabytes(bytes))"
    case .stopped: "the run was asked to stop"
    case .closedPipe: "the reader of standard output went away"
    case .drawing(let frame, let time, let reason): "\(Self.moment(frame, time)) cannot be drawn: \(reason)"
    case .undrawable(let view, let frame, let time, let reason):
      "view '\(view)' cannot be drawn in \(Self.moment(frame, time)): \(reason)"
    }
  }

  private static func moment(_ frame: Int?, _ time: Double) -> String {
    frame.map { "frame \($0) (\(Decimals.fixed(time, 3)) s)" } ?? "time \(Decimals.fixed(time, 3)) s"
  }

  /// What the rasterizer could not do at a moment: the scene's fault when a view is to blame, else the machine's.
  package init(_ error: any Error, frame: Int?, time: Double) {
    switch error {
    case let error as RenderError: self = error
    case RasterError.layer(let path, let reason):
      self = .undrawable(view: path, frame: frame, time: time, reason: reason)
    case let error as RasterError: self = .drawing(frame: frame, time: time, reason: error.description)
    default: self = .drawing(frame: frame, time: time, reason: "\(error)")
    }
  }
}

extension SceneError {
  /// A view that cannot be drawn, with its place in the scene file; nil for every other failure.
  ///
  /// - Parameter file: The scene file as the user named it.
  package init?(_ error: RenderError, scene: Scene, file: String) {
    guard case .undrawable(let view, _, _, _) = error else { return nil }
    let location = scene.screens.lazy.flatMap(\.views).first { $0.path == view }?.location ?? SourceLocation()
    self.init([
      Diagnostic(
        file: file, line: location.line, column: location.column, jsonPath: location.jsonPath,
        message: error.description)
    ])
  }
}
