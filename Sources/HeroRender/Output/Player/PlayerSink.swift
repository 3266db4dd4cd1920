import Foundation
import HeroFiles
import HeroJSON
import HeroMarkup

/// A page that plays the film: one HTML file that asks for nothing else.
///
/// Frames go into the file as they are done, equal ones once, so that memory does not grow with the film.
public struct PlayerSink: FrameSink {
  /// The file as the user named it.
  public let name: String
  /// PNG files, and hashes by which equal ones are known.
  public let forms: FrameForms = [.png, .hash]

  private let notes: PlayerNotes

  /// Makes a sink; nothing is touched yet.
  package init(file: String, notes: PlayerNotes = PlayerNotes()) {
    name = file
    self.notes = notes
  }

  /// Refuses a path that is a folder, and a run without frames.
  public func check(_ run: RenderRun) throws(RenderError) {
    guard !run.requests.isEmpty else { throw .usage("\(name): a player needs at least one frame") }
    try FilePlace(path: name).check(for: "player")
  }

  /// Writes the page's head. The half page goes as soon as somebody asks to stop.
  public func open(_ run: RenderRun, cancellation: Cancellation) throws(RenderError) -> any FrameWriter {
    try FilePlace(path: name).prepare()
    let file = try RenderError.onDisk(try GrowingFile(path: name))
    cancellation.observe { [unfinished = file.unfinished] in unfinished.giveUp() }
    try RenderError.onDisk(try file.append(PlayerPage.head(notes: notes, header: run.header, rate: run.playRate)))
    return PlayerWriter(name: name, notes: notes, file: file)
  }
}

/// Adds frames to the page.
private final class PlayerWriter: FrameWriter {
  private let name: String
  private let notes: PlayerNotes
  private let file: GrowingFile
  /// Where in the page a picture stands already, by its hash.
  private var pictures: [String: Int] = [:]
  /// The table of the frame before.
  private var rows: [String] = []

  init(name: String, notes: PlayerNotes, file: GrowingFile) {
    self.name = name
    self.notes = notes
    self.file = file
  }

  /// Writes a frame: a call of the page's `F(number, time, picture, rows)`.
  ///
  /// `picture` is a data URI, or the position of an equal one. `rows` is 0 when the table is the one of the frame before, else a list in
  /// which 0 is the row of the frame before.
  func receive(_ frame: RenderedFrame) throws(RenderError) -> String? {
    let png = try frame.file(for: name)
    var line = "F(\(frame.request.number.map(String.init) ?? "null"),\(Decimals.compact(frame.request.time, 6)),"
    let hash = try frame.hash(for: name)
    if let index = pictures[hash] {
      line += "\(index)"
    } else {
      pictures[hash] = pictures.count
      line += "\"\(Data(png.bytes).base64EncodedString())\""
    }
    line += ",\(layers(at: frame.request.time)))\n"
    try RenderError.onDisk(try file.append(line))
    // Other runs see by the time of its last use that the file is ours.
    file.unfinished.touch()
    return name
  }

  /// Writes the page's end and puts the file in its place; throws half a page away.
  func finish(isComplete: Bool) throws(RenderError) {
    guard isComplete else { return file.discard() }
    try RenderError.onDisk(try file.append(PlayerPage.tail))
    let isInPlace = try RenderError.onDisk(try file.complete())
    if !isInPlace { throw .stopped }
  }

  private func layers(at time: Double) -> String {
    guard let now = notes.rows?(time).map(MarkupText.script) else { return "0" }
    defer { rows = now }
    if now == rows { return "0" }
    let changed = now.enumerated().map { index, row in index < rows.count && rows[index] == row ? "0" : row }
    return "[\(changed.joined(separator: ","))]"
  }
}
