import HeroFiles

/// Fills a folder: a file per frame, listed in the manifest as they are done.
final class PNGSequenceWriter: FrameWriter {
  /// Frames that are kept from an earlier run.
  let held: Set<Int>
  /// What opening replaced.
  let notice: String?

  private let folder: String
  private var shared: SharedManifest
  /// Frames that the manifest on disk does not list yet.
  private var unlisted = 0

  /// Goes on in a folder whose manifest has announced the run.
  init(folder: String, shared: SharedManifest, held: Set<Int>, notice: String?) {
    self.folder = folder
    self.shared = shared
    self.held = held
    self.notice = notice
  }

  /// Writes the frame's file.
  func receive(_ frame: RenderedFrame) throws(RenderError) -> String? {
    guard let number = frame.request.number else {
      throw .usage("\(folder): a folder takes numbered frames; name a .png file for a single moment")
    }
    let png = try frame.file(for: folder)
    let file = PNGSequenceSink.fileName(frame: number)
    let path = FilePath.join(folder, file)
    try RenderError.onDisk(try FileSystem.writeWhole(png.bytes, to: path))
    shared.insert(
      Manifest.Frame(
        number: number, time: frame.request.time, file: file, xxh128: try frame.hash(for: folder),
        fileXXH128: png.xxh128))
    unlisted += 1
    // By count, never by clock. The interval grows with the list, so that listing costs a fixed part of the work.
    if unlisted >= max(8, shared.count / 4) {
      try shared.list()
      unlisted = 0
    } else {
      try shared.stillThere()
    }
    return path
  }

  /// Writes the manifest a last time.
  func finish(isComplete: Bool) throws(RenderError) { try shared.end() }
}
