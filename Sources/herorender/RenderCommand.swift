import ArgumentParser
import Foundation
import HeroFiles
import HeroGeometry
import HeroImage
import HeroInspection
import HeroModel
import HeroRaster
import HeroRender
import HeroTransition
import HeroWords

/// `herorender render`, the default: a scene's frames into folders and files.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Renders a scene's film, or a part of it.",
    discussion: HelpText.wrapped(
      """
      OUTPUT is a folder for a PNG sequence (frame_00000.png …, with manifest.json), NAME.png for one frame,
      NAME.gif, .apng, .webp, .avif, .mp4, .webm or .mov for a film (ffmpeg encodes the last four), NAME.html for a player in one
      file, or - for raw frames on standard output.

      EXAMPLES
        herorender scene.json frames/                      the whole film at 60 frames per second
        herorender scene.json frames/ --frames 0,10-20     some frames; their numbers are the film's
        herorender scene.json frames/ --shard 2/8          the second of eight parts, for job arrays
        herorender scene.json frames/ --resume             go on where an interrupted run stopped
        herorender other.json frames/ --force              replace the frames of another scene
        herorender scene.json still.png --frame 12         one picture
        herorender scene.json ways.gif --overlay ids,ways   with pairs in colours and the ways they go
        herorender scene.json film.gif -o film.mp4         two films from one rendering
        herorender scene.json film.gif --transition 0 --speed 0.5 --loop boomerang --frame-device dark
        herorender scene.json film.gif --max-size 2MB      fewer frames and pixels until it fits
        herorender scene.json - --pixel-format y4m | x264 --demuxer y4m -o film.264 -
        cat scene.json | herorender - frames/ --json       events for programs, a line each
      """))

  @OptionGroup var source: SceneOptions

  @Argument(
    help: "A folder, NAME.png, NAME.gif/.webp/.apng/.avif/.mp4/.webm/.mov, NAME.html, or - for standard output.",
    completion: .file())
  var output: String?

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("A further output of the same rendering; may be repeated.", valueName: "output"),
    completion: .file())
  var moreOutputs: [String] = []

  @Option(
    help: ArgumentHelp(
      "Raw frames of -: rgba (straight alpha), rgb, or y4m (4:2:0, BT.709, limited range).", valueName: "format"))
  var pixelFormat: PixelFormat = .rgba

  @Option(
    help: ArgumentHelp("Frames per second: 1…240, or a fraction such as 30000/1001. (default: 60)", valueName: "n"),
    transform: FrameRateOption.parse)
  var fps: FrameRate = .standard

  @Option(help: ArgumentHelp("Only these frames: 10, 10-20, 100- or a list such as 0,5,9-12.", valueName: "list"))
  var frames: String?

  @Option(help: ArgumentHelp("Of the chosen frames the first and then every n-th.", valueName: "n"))
  var every = 1

  @Option(help: ArgumentHelp("Only this frame, counted from 0.", valueName: "i"))
  var frame: Int?

  @Option(
    help: ArgumentHelp(
      "The picture at this time, in seconds or as 50%, at most the film's end, into NAME.png.", valueName: "t"),
    transform: FilmTimeOption.parse)
  var time: FilmTime?

  @Option(
    help: ArgumentHelp("Only the k-th of n equal parts, counted from 1. (default: 1/1)", valueName: "k/n"),
    transform: { text in
      guard let shard = Shard(text) else { throw ValidationError("write K/N with 1 ≤ K ≤ N") }
      return shard
    })
  var shard: Shard = .whole

  @Option(help: ArgumentHelp("Threads. (default: the machine's cores)", valueName: "n"))
  var jobs: Int?

  @Option(
    help: ArgumentHelp("PNG size against speed: fast, balanced or small; the pixels are the same.", valueName: "c"))
  var compression: PNGCompression = .balanced

  @Option(
    help: ArgumentHelp("Lossy pictures in a player, 1…100; 80 is good. (default: lossless)", valueName: "n"))
  var playerQuality: Int?

  @Option(
    help: ArgumentHelp(
      "Make the film with fewer frames, less quality and fewer pixels until it has no more bytes: 10MB, 800kB.",
      valueName: "size"), transform: ByteCount.init)
  var maxSize: ByteCount?

  @OptionGroup var styling: FilmStyleOptions

  @Flag(help: "Keep frames that the manifest says are done and unchanged.")
  var resume = false

  @Flag(
    help: """
      Let part of a film replace frames of another scene or other options in the output folder, and a film those of \
      another scene file. Files that herorender did not make stay.
      """)
  var force = false

  @Option(
    help: ArgumentHelp("The canvas under everything: a colour such as #336699, or transparent.", valueName: "color"),
    transform: { text in
      guard let color = text == "transparent" ? Color.clear : Color(named: text) else {
        throw ValidationError("write #rgb, #rrggbb, #rrggbbaa, a colour's name, or transparent")
      }
      return color
    })
  var background: Color?

  @Option(
    help: ArgumentHelp("explode: the layers apart in depth, with names and ways. (default: together)", valueName: "how")
  )
  var layers: LayerArrangement = .together

  @Option(
    help: ArgumentHelp(
      "Draws what happens on the frames: ids, ways, finger, timing, or several of them with commas. (default: none)",
      valueName: "what"), completion: .overlays, transform: OverlayOption.parse)
  var overlay: Set<OverlayPart> = []

  @Flag(help: "Tell how a folder of frames becomes a GIF or a film with ffmpeg.")
  var verbose = false

  @Option(help: ArgumentHelp("Give up after so many seconds; whole frames stay.", valueName: "s"))
  var timeout: Double?

  @Option(help: ArgumentHelp("Refuse to render more frames than this, at most 1000000.", valueName: "n"))
  var maxFrames = 100_000

  @OptionGroup var telling: QuietOption

  @Flag(help: "Print events as JSON, one a line.")
  var json = false

  mutating func validate() throws {
    if output == nil, moreOutputs.isEmpty { throw ValidationError("Missing expected argument '<output>'") }
    if [frames != nil, frame != nil, time != nil].count(where: { $0 }) > 1 {
      throw ValidationError("--frames, --frame and --time exclude each other")
    }
    if layers == .explode, !overlay.isEmpty {
      throw ValidationError("--layers explode and --overlay exclude each other")
    }
    if let jobs, !(1...256).contains(jobs) { throw ValidationError("--jobs must be 1…256") }
    if let playerQuality, !(1...100).contains(playerQuality) {
      throw ValidationError("--player-quality must be 1…100")
    }
    if layers == .explode, [.dark, .light].contains(styling.look.frameDevice) {
      throw ValidationError("--layers explode and --frame-device exclude each other")
    }
    if let timeout, !(timeout.isFinite && timeout > 0) { throw ValidationError("--timeout must be a number above 0") }
    if !ChosenFrames.limits.contains(maxFrames) {
      throw ValidationError("--max-frames must be \(ChosenFrames.limits.lowerBound)…\(ChosenFrames.limits.upperBound)")
    }
    if time != nil, every != 1 || shard != .whole { throw ValidationError("--time is a single picture") }
    // Faults of the usage show before the scene is read.
    do {
      _ = try selection()
      let targets = try targets()
      if maxSize != nil {
        guard targets.count == 1, case .film? = targets.first else {
          throw ValidationError("--max-size needs one output, a film such as NAME.gif, .webp or .mp4")
        }
      }
      for target in targets {
        switch target {
        case .folder(let path) where time != nil, .film(let path, _) where time != nil,
          .player(let path) where time != nil:
          throw ValidationError("\(path): --time has no frame number; it needs NAME.png as output")
        case .folder, .picture, .film, .player, .standardOutput: continue
        }
      }
    } catch let error as RenderError {
      throw ValidationError(error.description.printable)
    }
  }

  mutating func run() throws {
    let interruption = Interruption(timeout: timeout)
    var report = RenderReport(isQuiet: telling.quiet, isJSON: json)
    do {
      let targets = try targets()
      RasterEnvironment.prepareFonts()
      if Self.writesManifest(targets) { RasterEnvironment.prepareHashes() }
      var film = try source.film(
        background: background, isQuiet: telling.quiet, showsFingers: overlay.contains(.finger))
      var style = try styling.style(of: film.scene)
      var search = maxSize.map { SizeSearch(limit: $0.bytes, rate: rate(targets, fps)) }
      let (scale, asked) = (film.scene.canvas.scale, style.quality)
      while true {
        let rate = search?.levelRate ?? fps
        let run = try renderRun(film, style, targets, rate)
        report = RenderReport(
          isQuiet: telling.quiet, isJSON: json, isVerbose: verbose, run: run.run, outputs: targets)
        do {
          try render(film, style, run, targets, interruption, &report)
          return
        } catch RenderError.tooLarge(let file, let bytes) where search != nil {
          guard search?.goOn(after: bytes) == true, let next = search else {
            throw RenderError.usage(
              """
              \(file) does not fit into \(Decimals.megabytes(search?.limit ?? 0)): as small as it gets it has \
              \(Decimals.megabytes(bytes)); show less of the film with --transition, --from and --to
              """)
          }
          style.quality = next.quality(asked)
          var scene = film.scene
          scene.canvas.scale = scale * next.level.scale
          film = try Film(scene: scene, file: source.file)
          report.note(
            """
            \(file) would have \(Decimals.megabytes(bytes)); trying \(next.levelRate) fps\
            \(style.quality.map { ", quality \($0)" } ?? ""), scale \(Decimals.compact(film.scene.canvas.scale, 3))
            """)
        } catch let error as RenderError {
          throw SceneError(error, scene: film.scene, file: source.file) ?? error as any Error
        }
      }
    } catch {
      throw report.failed(Failure(error))
    }
  }

  private var threads: Int { jobs ?? ProcessInfo.processInfo.activeProcessorCount }

  private func render(
    _ film: Film, _ style: FilmStyle, _ styled: (run: RenderRun, clock: FrameClock, look: FilmLook?),
    _ targets: [OutputTarget], _ interruption: Interruption, _ report: inout RenderReport
  ) throws {
    let run = styled.run
    let title = source.sceneName == "-" ? "Film" : source.sceneName
    let options = OutputOptions(
      pixelFormat: pixelFormat,
      playerNotes: PlayerNotes(film: film, title: style.title ?? title, cut: styled.clock.cut),
      playerQuality: playerQuality, compression: compression,
      file: FileOptions(loop: style.loop, quality: style.quality, largest: maxSize?.bytes, jobs: threads))
    for target in targets { if let note = target.note(for: style) { report.note(note) } }
    let session = RenderSession(
      threads: threads, compression: compression, tellsHashes: json, interruption: interruption)
    // Layers that stand apart in depth show it everywhere.
    if background != nil, layers == .together,
      !(try FilmSource(film: film).showsBackground(at: run.requests.map(\.time)))
    {
      report.note("--background shows nowhere: views cover the whole canvas in every frame")
    }
    func draw(_ source: some FrameSource) throws {
      if let look = styled.look {
        try session.render(DressedSource(source, look), run, targets, options, &report)
      } else {
        try session.render(source, run, targets, options, &report)
      }
    }
    switch layers {
    case .explode: try draw(try ExplodedSource(film: film))
    case .together where !overlay.isEmpty: try draw(try OverlaySource(film: film, parts: overlay))
    case .together: try draw(try FilmSource(film: film))
    }
  }

  private func targets() throws(RenderError) -> [OutputTarget] {
    var targets: [OutputTarget] = []
    for path in ([output].compactMap { $0 } + moreOutputs) {
      let target = try OutputTarget(path)
      guard !targets.contains(target) else { throw .usage("\(path) is given twice") }
      targets.append(target)
    }
    return targets
  }

  /// The frames' rate: what was asked for, unless no output can show it and all can show the same other one. Then film time is sampled
  /// at that rate instead of dropping frames; not when frames are chosen by number, because the numbers are those of `--fps`.
  private func rate(_ targets: [OutputTarget], _ fps: FrameRate) -> FrameRate {
    guard frames == nil, frame == nil, time == nil, every == 1, let first = targets.first?.nearestRate(to: fps),
      targets.allSatisfy({ $0.nearestRate(to: fps) == first })
    else { return fps }
    if !telling.quiet { Console.note("GIF counts time in hundredths of a second: \(fps) fps becomes \(first)") }
    return first
  }

  private func selection() throws(RenderError) -> FrameSelection {
    if let frame { return try FrameSelection(frame: frame) }
    return try FrameSelection(list: frames, every: every)
  }

  /// Whether a manifest says of what scene a film is and with which fonts it was drawn: hashing them takes a moment, and only folders are
  /// ever taken up again.
  private static func writesManifest(_ targets: [OutputTarget]) -> Bool {
    targets.contains { if case .folder = $0 { true } else { false } }
  }

  private func renderRun(
    _ film: Film, _ style: FilmStyle, _ targets: [OutputTarget], _ fps: FrameRate
  ) throws(RenderError) -> (run: RenderRun, clock: FrameClock, look: FilmLook?) {
    let clock = FrameClock(try FilmCut(of: film, style), rate: rate(targets, fps))
    let requests: [FrameRequest]
    if let time {
      requests = [FrameRequest(number: nil, time: try clock.time(of: time))]
    } else {
      let chosen = try selection().resolved(frameCount: clock.frameCount).part(shard)
      requests = try chosen.numbers(limit: maxFrames).map { FrameRequest(number: $0, time: clock.time(ofFrame: $0)) }
    }
    var header = FilmHeader(film: film, clock: clock)
    if Self.writesManifest(targets) {
      header.environment = .current(fonts: film.scene.fonts)
    }
    if !overlay.isEmpty { header.sceneDigest = OverlaySource.digest(of: header.sceneDigest, parts: overlay) }
    if layers == .explode { header.sceneDigest = ExplodedSource.digest(of: header.sceneDigest) }
    let look =
      try style.isDressed
      ? FilmLook(style, around: header.canvas, safeArea: film.scene.canvas.safeArea, fonts: film.scene.fonts) : nil
    header.show(style, look)
    let run = RenderRun(
      header: header, requests: requests,
      isWholeFilm: frames == nil && frame == nil && time == nil && every == 1 && shard == .whole, every: every,
      resumes: resume, forces: force, sceneName: source.sceneName, sources: SourceFiles(film.scene.files))
    return (run, clock, look)
  }
}

/// How the layers of a frame are drawn.
enum LayerArrangement: String, CaseIterable, ExpressibleByArgument {
  case together, explode
}

/// `--overlay`: parts with commas.
enum OverlayOption {
  static func parse(_ text: String) throws -> Set<OverlayPart> {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { OverlayPart(rawValue: String($0)) }
    guard !parts.isEmpty, parts.allSatisfy({ $0 != nil }) else {
      throw ValidationError(
        "write \(OverlayPart.allCases.map(\.rawValue).joined(separator: ", ")), or several with commas")
    }
    return Set(parts.compactMap { $0 })
  }
}

extension PNGCompression: ExpressibleByArgument {}
extension PixelFormat: ExpressibleByArgument {}
