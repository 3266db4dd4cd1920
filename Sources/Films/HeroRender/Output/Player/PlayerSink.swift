import Foundation
import HeroFiles
import HeroImage
import HeroJSON
import HeroMarkup

/// A page that plays the film: one HTML file that asks for nothing else.
///
/// Frames go into the file as they are done, equal ones once and others as what changed, so that memory does not grow with the film.
package struct PlayerSink: FrameSink {
  /// The file as the user named it.
  package let name: String
  /// Pixels, and hashes by which equal ones are known.
  package let forms: FrameForms = [.pixels, .hash]

  private let notes: PlayerNotes
  private let coding: WebPPatch.Coding
  private let options: FileOptions

  /// A sink; nothing is touched yet. Default: exact pictures, one thread.
  init(
    file: String, notes: PlayerNotes = PlayerNotes(), coding: WebPPatch.Coding = .lossless(.balanced),
    options: FileOptions = FileOptions()
  ) {
    name = file
    self.notes = notes
    self.coding = coding
    self.options = options
  }

  /// Of whoever names no quality.
  private static let standardQuality = 80

  /// How pictures of a quality are compressed: at 100 nothing is lost, which is smaller than libwebp's lossy best.
  static func coding(_ quality: Int?, _ compression: PNGCompression) -> WebPPatch.Coding {
    let quality = quality ?? standardQuality
    return quality == 100 ? .lossless(compression) : .lossy(quality)
  }

  /// Refuses a path that is a folder, a run without frames, and frames that WebP cannot hold.
  package func check(_ run: RenderRun) throws(RenderError) {
    guard !run.requests.isEmpty else { throw .usage("\(name): a player needs at least one frame") }
    let canvas = run.header.canvas
    guard max(canvas.pixelWidth, canvas.pixelHeight) <= WebPPatch.largestSide else {
      throw .usage(
        """
        \(name): \(canvas.pixelWidth)×\(canvas.pixelHeight) pixels are too many for a player, \
        which holds \(WebPPatch.largestSide) a side: lower --scale
        """)
    }
    try FilePlace(path: name).check(for: "player", sparing: run.sources)
  }

  /// Writes the page's head. The half page goes as soon as somebody asks to stop.
  package func open(_ run: RenderRun, cancellation: Cancellation) throws(RenderError) -> any FrameWriter {
    let place = try FilePlace(path: name).prepare()
    let file = try RenderError.onDisk(try GrowingFile(path: place))
    cancellation.observe { [unfinished = file.unfinished] in unfinished.giveUp() }
    let head = PlayerPage.head(
      notes: notes, header: run.header, rate: run.playRate, plays: options.loop?.plays ?? 0)
    try RenderError.onDisk(try file.append(head))
    return PlayerWriter(
      name: name, notes: notes, coding: coding, jobs: options.jobs, largest: options.largest,
      isTransparent: (run.header.canvas.background.last ?? 1) < 1, file: file)
  }
}
