import Foundation

/// What a player tells about the film besides its frames.
public struct PlayerNotes: Sendable {
  /// One step of the timeline.
  public struct Step: Equatable, Sendable {
    /// For people: `present list → detail`.
    public var title: String
    /// Seconds from the film's start.
    public var start: Double
    /// Seconds.
    public var duration: Double

    /// Makes a step.
    public init(title: String, start: Double, duration: Double) {
      self.title = title
      self.start = start
      self.duration = duration
    }
  }

  /// The page's title. Default: `Film`.
  public var title: String
  /// In film order. Default: none.
  public var steps: [Step]
  /// The layer table at a time in seconds: a JSON array a row, on one line. Nil for a page without the table. Default: nil.
  public var rows: (@Sendable (Double) -> [String])?

  /// Makes notes.
  public init(title: String = "Film", steps: [Step] = [], rows: (@Sendable (Double) -> [String])? = nil) {
    self.title = title
    self.steps = steps
    self.rows = rows
  }
}

/// A page that plays the film: one HTML file that asks for nothing else.
///
/// Frames go into the file as they are done, equal ones once, so that memory does not grow with the film.
public final class PlayerSink: FrameSink {
  /// The file as the user named it.
  public let name: String
  /// PNG files.
  public let forms: FrameForms = .png

  private let notes: PlayerNotes
  private var file: GrowingFile?
  private var cancellation: Cancellation?
  /// Where in the page a picture stands already, by its hash.
  private var pictures: [String: Int] = [:]
  /// The table of the frame before.
  private var rows: [String] = []

  /// Makes a sink; nothing is touched yet.
  public init(file: String, notes: PlayerNotes = PlayerNotes()) {
    name = file
    self.notes = notes
  }

  /// Refuses a path that is a folder, and a run without frames.
  public func check(_ run: RenderRun) throws(RenderError) {
    guard !run.requests.isEmpty else { throw .usage("\(name): a player needs at least one frame") }
    if try FileSystem.kind(name) == .folder { throw .environment("\(name) is a folder; the player needs a file") }
  }

  /// Removes the half page as soon as somebody asks to stop.
  public func watch(_ cancellation: Cancellation) { self.cancellation = cancellation }

  /// Writes the page's head.
  public func begin(_ run: RenderRun) throws(RenderError) -> Set<Int> {
    try FileSystem.makeFolder(FilePath.folder(of: name))
    try Leftovers.remove(in: FilePath.folder(of: name), of: FilePath.name(of: name))
    let file = try GrowingFile(path: name)
    self.file = file
    cancellation?.observe { [unfinished = file.unfinished] in unfinished.giveUp() }
    try file.append(PlayerPage.head(notes: notes, header: run.header, rate: run.playRate))
    return []
  }

  /// Writes a frame: a call of the page's `F(number, time, picture, rows)`.
  ///
  /// `picture` is a data URI, or the position of an equal one. `rows` is 0 when the table is the one of the frame before, else a list in
  /// which 0 is the row of the frame before.
  public func receive(_ frame: RenderedFrame) throws(RenderError) -> String? {
    guard let png = frame.png, let file else { return nil }
    var line = "F(\(frame.request.number.map(String.init) ?? "null"),\(Decimals.compact(frame.request.time, 6)),"
    if let index = pictures[frame.sha256] {
      line += "\(index)"
    } else {
      pictures[frame.sha256] = pictures.count
      line += "\"\(Data(png.bytes).base64EncodedString())\""
    }
    try file.append("\(line),\(layers(at: frame.request.time)))\n")
    // Other runs see by the time of its last use that the file is ours.
    file.unfinished.touch()
    return name
  }

  /// Writes the page's end and puts the file in its place; throws half a page away.
  public func finish(isComplete: Bool) throws(RenderError) {
    guard let file else { return }
    self.file = nil
    guard isComplete else { return file.discard() }
    try file.append(PlayerPage.tail)
    try file.complete()
  }

  private func layers(at time: Double) -> String {
    guard let now = notes.rows?(time).map(PlayerPage.scriptSafe) else { return "0" }
    defer { rows = now }
    if now == rows { return "0" }
    let changed = now.enumerated().map { index, row in index < rows.count && rows[index] == row ? "0" : row }
    return "[\(changed.joined(separator: ","))]"
  }
}
