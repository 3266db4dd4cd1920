import Foundation
import HeroFiles
import HeroImage
import HeroMarkup

/// Adds frames to a player's page, each a call of its `F(number, time, picture, rows)`.
///
/// `picture` is the position of an equal one, a WebP file in base64 for a whole frame, or `[x, y, file]` for what is drawn in place of a
/// part of the frame before. `rows` is 0 when the table is the one of the frame before, else a list in which 0 is the row of the frame
/// before.
final class PlayerWriter: FrameWriter {
  /// Work that has to be done to show a frame from nothing, at most: parts drawn one after the other, and their pixels in whole frames.
  private static let limits = (parts: 60, frames: 8)

  private let name: String
  private let notes: PlayerNotes
  private let coding: WebPPatch.Coding
  private let isTransparent: Bool
  /// Bytes that the file may have; nil for any number.
  private let largest: Int?
  private let file: GrowingFile
  private let line: EncodingLine<String>
  /// The pictures so far by hash: where they stand in the page, and what showing them takes.
  private var pictures: [String: (index: Int, parts: Int, pixels: Int)] = [:]
  /// The frame before.
  private var shown: (pixmap: Pixmap, hash: String)?
  /// The table of the frame before.
  private var rows: [String] = []

  /// Goes on with a page whose head is written.
  init(
    name: String, notes: PlayerNotes, coding: WebPPatch.Coding, jobs: Int, largest: Int? = nil, isTransparent: Bool,
    file: GrowingFile
  ) {
    self.largest = largest
    self.name = name
    self.notes = notes
    self.coding = coding
    self.isTransparent = isTransparent
    self.file = file
    line = EncodingLine(jobs: jobs) { text throws(RenderError) in try RenderError.onDisk(try file.append(text)) }
  }

  /// Takes a frame; its picture is encoded in the background.
  func receive(_ frame: RenderedFrame) throws(RenderError) -> String? {
    // Other outputs may want the frames that are under way.
    if file.unfinished.isGivenUp { return nil }
    let pixmap = try frame.pixels(for: name)
    let hash = try frame.hash(for: name)
    let start = "F(\(frame.request.number.map(String.init) ?? "null"),\(Decimals.compact(frame.request.time, 6)),"
    let end = ",\(layers(at: frame.request.time)))\n"
    if let known = pictures[hash] {
      try line.add { "\(start)\(known.index)\(end)" }
    } else {
      let (name, coding) = (name, coding)
      let (picture, isPart) = picture(of: pixmap, hash: hash)
      try line.add {
        let data = Data(try picture.encoded(coding, for: name)).base64EncodedString()
        return isPart
          ? "\(start)[\(picture.place.x),\(picture.place.y),\"\(data)\"]\(end)" : "\(start)\"\(data)\"\(end)"
      }
    }
    shown = (pixmap, hash)
    // Other runs see by the time of its last use that the file is ours.
    file.unfinished.touch()
    return name
  }

  /// Writes the page's end and puts the file in its place; throws half a page away.
  func finish(isComplete: Bool) throws(RenderError) {
    guard isComplete else { return file.discard() }
    do throws(RenderError) {
      try line.finish()
      try RenderError.onDisk(try file.append(PlayerPage.tail()))
      try file.unfinished.check(name, largest: largest)
    } catch {
      file.discard()
      throw file.unfinished.isGivenUp ? .stopped : error
    }
    let isInPlace = try RenderError.onDisk(try file.complete())
    if !isInPlace { throw .stopped }
  }

  /// What is new of a frame, and whether that is drawn over the frame before.
  private func picture(of pixmap: Pixmap, hash: String) -> (picture: WebPPatch, isPart: Bool) {
    let area = pixmap.width * pixmap.height
    if let shown, let before = pictures[shown.hash],
      let place = WebPPatch.change(from: shown.pixmap, to: pixmap)
    {
      let cost = (parts: before.parts + 1, pixels: before.pixels + place.width * place.height)
      if cost.parts <= Self.limits.parts, cost.pixels <= Self.limits.frames * area {
        pictures[hash] = (pictures.count, cost.parts, cost.pixels)
        return (WebPPatch(pixmap: pixmap, place: place, isTransparent: isTransparent), true)
      }
    }
    pictures[hash] = (pictures.count, 1, area)
    let whole = WebPPatch.Place(x: 0, y: 0, width: pixmap.width, height: pixmap.height)
    return (WebPPatch(pixmap: pixmap, place: whole, isTransparent: isTransparent), false)
  }

  private func layers(at time: Double) -> String {
    guard let now = notes.rows?(time).map(MarkupText.script) else { return "0" }
    defer { rows = now }
    if now == rows { return "0" }
    let changed = now.enumerated().map { index, row in index < rows.count && rows[index] == row ? "0" : row }
    return "[\(changed.joined(separator: ","))]"
  }
}
