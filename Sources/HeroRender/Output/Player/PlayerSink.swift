/// What a player tells about the film besides its frames.
public struct PlayerNotes: Sendable {
  /// Makes notes.
  public init() {}
}

/// A page that plays the film.
public final class PlayerSink: FrameSink {
  /// The file as the user named it.
  public let name: String
  /// PNG files.
  public let forms: FrameForms = .png
  init(file: String, notes: PlayerNotes) { name = file }
  /// Refuses.
  public func check(_ run: RenderRun) throws(RenderError) { throw .usage("\(name): .html is not available yet") }
  /// Nothing.
  public func begin(_ run: RenderRun) throws(RenderError) -> Set<Int> { [] }
  /// Nothing.
  public func receive(_ frame: RenderedFrame) throws(RenderError) -> String? { nil }
  /// Nothing.
  public func finish(isComplete: Bool) throws(RenderError) {}
}
