/// Where rendered frames go: a folder, a file, a pipe. The renderer pushes and does not know which.
///
/// `check` is called on every output before any is opened, so that a refusal leaves all of them untouched.
package protocol FrameSink {
  /// The output as the user named it.
  var name: String { get }

  /// The forms of a frame that the writer reads.
  var forms: FrameForms { get }

  /// Refuses a run without touching anything.
  func check(_ run: RenderRun) throws(RenderError)

  /// Opens the output.
  ///
  /// - Parameter cancellation: Who will ask to stop, for outputs that must not wait until they are finished. They throw
  ///   `RenderError.stopped` there when they are not done.
  func open(_ run: RenderRun, cancellation: Cancellation) throws(RenderError) -> any FrameWriter
}

/// An open output: takes frames in film order, each in the forms that its sink asked for, and is finished once, on one thread.
package protocol FrameWriter: AnyObject {
  /// Numbers of frames that the output holds already and that need not be rendered. Default: none.
  var held: Set<Int> { get }

  /// What a person should know about what opening did to an older output; nil when there is nothing to say. Default: nil.
  var notice: String? { get }

  /// Takes one frame and returns the path of the file that now holds it; nil when the output is a stream.
  func receive(_ frame: RenderedFrame) throws(RenderError) -> String?

  /// Closes the output; `isComplete` is false when the run was interrupted or failed.
  func finish(isComplete: Bool) throws(RenderError)
}

extension FrameWriter {
  package var held: Set<Int> { [] }

  /// Nothing to say.
  package var notice: String? { nil }
}
