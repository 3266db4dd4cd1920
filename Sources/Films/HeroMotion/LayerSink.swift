import HeroFiles
import HeroRender

/// An output that is written from a film's layers, without frames: one file, made as a whole.
package protocol LayerSink: FrameSink {
  /// What the file is to people: `film` or `page`.
  var content: String { get }

  /// The file's bytes, and what a person should know about them.
  ///
  /// - Parameter checkpoint: To be called now and then; throws when nobody wants the file any more.
  func file(
    for run: RenderRun, checkpoint: @escaping () throws(RenderError) -> Void
  ) throws(RenderError) -> (bytes: [UInt8], notice: String?)
}

extension LayerSink {
  /// None: nothing is drawn for it but pictures of its own.
  package var forms: FrameForms { [] }

  /// Refuses a path that is a folder, and a part of the frames.
  package func check(_ run: RenderRun) throws(RenderError) {
    guard run.isWholeFilm else {
      throw .usage("\(name) has no single frames: choose a part of the film with --transition, or --from and --to")
    }
    try FilePlace(path: name).check(for: content, sparing: run.sources)
  }

  /// Makes the file's content, and the folder that it will stand in.
  package func open(_ run: RenderRun, cancellation: Cancellation) throws(RenderError) -> any FrameWriter {
    let file = try file(for: run) { () throws(RenderError) in if cancellation.reason != nil { throw .stopped } }
    return WholeFileWriter(
      name: name, place: try FilePlace(path: name).prepare(), bytes: file.bytes,
      held: Set(run.requests.compactMap(\.number)), notice: file.notice)
  }
}

/// Puts a file that is there as a whole in its place.
private final class WholeFileWriter: FrameWriter {
  private let (name, place): (String, String)
  private let bytes: [UInt8]
  let held: Set<Int>
  let notice: String?

  init(name: String, place: String, bytes: [UInt8], held: Set<Int>, notice: String?) {
    (self.name, self.place, self.bytes, self.held, self.notice) = (name, place, bytes, held, notice)
  }

  func receive(_ frame: RenderedFrame) -> String? { nil }

  func finish(isComplete: Bool) throws(RenderError) {
    guard isComplete else { return }
    try RenderError.onDisk(try FileSystem.writeWhole(bytes, to: place, as: name))
  }
}
