import HeroFiles
import HeroImage

/// An animated picture in one file, which appears whole or not at all.
package struct AnimationSink: FrameSink {
  /// The file as the user named it.
  package let name: String
  /// Pixels only.
  package let forms: FrameForms = .pixels

  private let format: AnimationFormat
  private let options: FileOptions

  /// A sink; nothing is touched yet.
  init(file: String, format: AnimationFormat, options: FileOptions = FileOptions()) {
    name = file
    self.format = format
    self.options = options
  }

  /// Refuses a path that is a folder, a run without frames, and frames that the format cannot hold.
  package func check(_ run: RenderRun) throws(RenderError) {
    guard !run.requests.isEmpty else { throw .usage("\(name): a film needs at least one frame") }
    let canvas = run.header.canvas
    guard max(canvas.pixelWidth, canvas.pixelHeight) <= format.largestSide else {
      throw .usage(
        """
        \(name): \(canvas.pixelWidth)×\(canvas.pixelHeight) pixels are too many for .\(format.rawValue), \
        which holds \(format.largestSide) a side: lower --scale
        """)
    }
    try FilePlace(path: name).check(for: "film", sparing: run.sources)
  }

  /// Opens the file beside its place. It goes as soon as somebody asks to stop.
  package func open(_ run: RenderRun, cancellation: Cancellation) throws(RenderError) -> any FrameWriter {
    let place = try FilePlace(path: name).prepare()
    let file = try RenderError.onDisk(try GrowingFile(path: place))
    cancellation.observe { [unfinished = file.unfinished] in unfinished.giveUp() }
    let film = Animation(
      name: name, width: run.header.canvas.pixelWidth, height: run.header.canvas.pixelHeight,
      isTransparent: (run.header.canvas.background.last ?? 1) < 1, timing: format.timing(run.playRate),
      jobs: options.jobs,
      plays: options.loop?.plays ?? 0, quality: options.quality)
    do throws(RenderError) {
      let encoder: any AnimationEncoder =
        switch format {
        case .gif: try GIFEncoder(film, into: file)
        case .apng: try APNGEncoder(film, into: file)
        case .webp: try WebPEncoder(film, into: file)
        }
      return AnimationWriter(film: film, file: file, encoder: encoder, largest: options.largest)
    } catch {
      file.discard()
      throw error
    }
  }
}

/// What decides an animated picture's file, apart from its frames.
struct Animation: Sendable {
  /// The file as the user named it.
  let name: String
  /// Pixels.
  let width: Int
  /// Pixels.
  let height: Int
  /// Whether the canvas shows through.
  let isTransparent: Bool
  /// How time is counted.
  let timing: AnimationTiming
  /// Threads to encode on.
  let jobs: Int
  /// How often it is shown; 0 for ever. Default: for ever.
  var plays = 0
  /// 1…100; nil for the format's own. Default: nil.
  var quality: Int?

  /// The error of a library that does not go on; they all do so for want of memory.
  func failed(_ what: String) -> RenderError { .environment("cannot write \(name): \(what)") }
}

/// Encodes pictures into a file.
protocol AnimationEncoder: AnyObject {
  /// Takes the next picture, which shows for so many units of the format's time.
  func add(_ pixmap: Pixmap, ticks: Int) throws(RenderError)

  /// Writes what is left.
  func finish() throws(RenderError)
}
