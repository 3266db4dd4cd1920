import HeroFiles
import HeroImage

/// Hands frames to an encoder, equal ones as one that shows longer.
final class AnimationWriter: FrameWriter {
  private let film: Animation
  private let file: GrowingFile
  private let encoder: any AnimationEncoder
  /// Bytes that the file may have; nil for any number.
  private let largest: Int?
  /// Frames taken so far.
  private var count = 0
  /// The frame that shows until another one comes.
  private var shown: (pixmap: Pixmap, start: Int)?

  /// Goes on with an open file.
  init(film: Animation, file: GrowingFile, encoder: any AnimationEncoder, largest: Int? = nil) {
    self.film = film
    self.file = file
    self.encoder = encoder
    self.largest = largest
  }

  /// Takes a frame; of several that begin at the same moment of the format's time only the last one shows.
  func receive(_ frame: RenderedFrame) throws(RenderError) -> String? {
    // Other outputs may want the frames that are under way.
    if file.unfinished.isGivenUp { return nil }
    let pixmap = try frame.pixels(for: film.name)
    guard pixmap.width == film.width, pixmap.height == film.height else {
      throw film.failed("a frame has \(pixmap.width)×\(pixmap.height) pixels, not \(film.width)×\(film.height)")
    }
    let start = film.timing.start(ofFrame: count)
    count += 1
    if shown?.pixmap == pixmap {
      // The next one is likely to be in the same memory.
      shown?.pixmap = pixmap
    } else {
      try show(until: start)
      shown = (pixmap, start)
    }
    // Other runs see by the time of its last use that the file is ours.
    file.unfinished.touch()
    return film.name
  }

  /// Encodes the rest and puts the file in its place; throws half a file away.
  func finish(isComplete: Bool) throws(RenderError) {
    guard isComplete else { return file.discard() }
    do throws(RenderError) {
      try show(until: max(film.timing.start(ofFrame: count), (shown?.start ?? 0) + 1))
      try encoder.finish()
      try file.unfinished.check(film.name, largest: largest)
    } catch {
      file.discard()
      throw file.unfinished.isGivenUp ? .stopped : error
    }
    let isInPlace = try RenderError.onDisk(try file.complete())
    if !isInPlace { throw .stopped }
  }

  private func show(until end: Int) throws(RenderError) {
    guard let shown else { return }
    var start = shown.start
    while start < end {
      let ticks = min(end - start, film.timing.longest)
      try encoder.add(shown.pixmap, ticks: ticks)
      start += ticks
    }
  }
}
