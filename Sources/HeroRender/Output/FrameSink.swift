/// What one run of the renderer is about to produce; the same for every output.
public struct RenderRun: Equatable, Sendable {
  /// What the frames belong to.
  public var header: FilmHeader
  /// The frames to render, ascending.
  public var requests: [FrameRequest]
  /// Whether the requests are the whole film, so that an output may clear away what they do not replace.
  public var isWholeFilm: Bool
  /// Keep frames that are done. Default: false.
  public var resumes: Bool
  /// Replace what belongs to another scene. Default: false.
  public var forces: Bool

  /// Makes a run.
  public init(
    header: FilmHeader, requests: [FrameRequest], isWholeFilm: Bool, resumes: Bool = false, forces: Bool = false
  ) {
    self.header = header
    self.requests = requests
    self.isWholeFilm = isWholeFilm
    self.resumes = resumes
    self.forces = forces
  }
}

/// Where rendered frames go: a folder, a file, a pipe. The renderer pushes and does not know which.
///
/// Called from one thread, in the order `check`, `begin`, `receive` for each frame in film order, `finish`. `check` is called on every
/// output before `begin` is on any, so that a refusal leaves all of them untouched.
public protocol FrameSink: AnyObject {
  /// The output as the user named it.
  var name: String { get }

  /// The forms of a frame that `receive` reads.
  var forms: FrameForms { get }

  /// Refuses a run without touching anything.
  func check(_ run: RenderRun) throws(RenderError)

  /// Opens the output and says which frame numbers it holds already and need not be rendered.
  func begin(_ run: RenderRun) throws(RenderError) -> Set<Int>

  /// Takes one frame and returns the path of the file that now holds it; nil when the output is a stream.
  func receive(_ frame: RenderedFrame) throws(RenderError) -> String?

  /// Closes the output; `isComplete` is false when the run was interrupted or failed.
  func finish(isComplete: Bool) throws(RenderError)
}
