import ArgumentParser
import Foundation
import HeroFiles
import HeroGeometry
import HeroImage
import HeroInspection
import HeroModel
import HeroProduction
import HeroRaster
import HeroRender
import HeroWords
import TransitionEngine

/// `herorender render`, the default: a scene's frames into folders and files.
struct RenderCommand: FinishingCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Renders a scene's film, or a part of it.",
    discussion: HelpText.wrapped(
      """
      OUTPUT is a folder for a PNG sequence (frame_00000.png …, with manifest.json), NAME.png for one frame,
      NAME.gif, .apng, .webp, .avif, .mp4, .webm or .mov for a film (ffmpeg encodes the last four), NAME.html for a player in one
      file, NAME.lottie.json or NAME.lottie for Lottie, or - for raw frames on standard output.

      EXAMPLES
        herorender scene.json frames/                      the whole film at 60 frames per second
        herorender scene.json frames/ --frames 0,10-20     some frames; their numbers are the film's
        herorender scene.json frames/ --shard 2/8          the second of eight parts, for job arrays
        herorender scene.json frames/ --resume             go on where an interrupted run stopped
        herorender other.json frames/ --force              replace the frames of another scene
        herorender scene.json still.png --frame 12         one picture
        herorender scene.json ways.gif --overlay ids,ways   with pairs in colours and their paths
        herorender scene.json film.gif --caption "Before" --clock --progress-bar --touches
        herorender scene.json film.gif -o film.mp4         two films from one rendering
        herorender scene.json film.gif --transition 0 --speed 0.5 --loop boomerang --frame-device dark
        herorender scene.json film.lottie.json             layers and key frames for Lottie's players
        herorender scene.json film.gif --max-size 2MB      fewer frames and pixels until it fits
        herorender scene.json - --pixel-format y4m | x264 --demuxer y4m -o film.264 -
        cat scene.json | herorender - frames/ --json       events for programs, a line each
      """))

  @Argument(help: SceneOptions.help, completion: SceneOptions.completion, transform: NamedPath.read)
  var scene: String

  @OptionGroup var reading: ReadingOptions

  @Argument(
    help:
      "A folder, NAME.png, NAME.gif/.webp/.apng/.avif/.mp4/.webm/.mov, NAME.html, NAME.lottie.json, or - for standard output.",
    completion: .file(), transform: NamedPath.read)
  var output: String?

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("A further output of the same rendering; may be repeated.", valueName: "output"),
    completion: .file(), transform: NamedPath.read)
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
    help: ArgumentHelp(
      "Quality of a player's pictures, 1…100, in place of --quality; 100 loses nothing. (default: 80)", valueName: "n"))
  var playerQuality: Int?

  @OptionGroup(title: "The part of the film")
  var part: FilmPartOptions

  @OptionGroup var styling: FilmStyleOptions

  @OptionGroup var look: FilmLookOptions

  @Flag(help: "Skip frames that are done and unchanged, by the manifest.")
  var resume = false

  @Flag(
    help: """
      Replace frames in the output folder that the run would refuse: those of another scene file, and for a part of a film \
      also those of another scene or other options. Other files stay.
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
    help: ArgumentHelp(
      "explode: the layers apart in depth, with names and paths. (default: together)", valueName: "how")
  )
  var layers: FilmProduction.Arrangement = .together

  @Option(
    help: ArgumentHelp(
      "Draws what happens on the frames: ids, ways, finger, timing, or several of them with commas. (default: none)",
      valueName: "what"), completion: .overlays, transform: OverlayOption.parse)
  var overlay: Set<OverlayPart> = []

  @Flag(help: "The finger of every drag, as --overlay finger.")
  var touches = false

  @Flag(help: "Print the ffmpeg commands that make a GIF or a film of the folder's frames.")
  var verbose = false

  @Option(help: ArgumentHelp("Texts of a Lottie file: outlines or pictures. (default: outlines)", valueName: "how"))
  var text: TextForm = .outlines

  @Flag(help: "Make a page of elements that move, in place of frames: small, and sharp at any size.")
  var live = false

  @Flag(help: "Refuse a Lottie file that needs pictures for what Lottie cannot say.")
  var strict = false

  @Option(help: ArgumentHelp("Stop after this many seconds; whole frames stay.", valueName: "s"))
  var timeout: Double?

  @Option(help: ArgumentHelp("Refuse to render more frames than this, at most 1000000.", valueName: "n"))
  var maxFrames = 100_000

  @OptionGroup var telling: QuietOption

  @Flag(help: "Print events as JSON, one a line.")
  var json = false

  private var overlays: Set<OverlayPart> { touches ? overlay.union([.finger]) : overlay }
  private var source: SceneOptions { SceneOptions(scene: scene, reading: reading) }

  mutating func validate() throws {
    try SceneArgument.check(source.scene, of: "render", before: output)
    if let output { try CommandWord.refuse(asOutput: output) }
    if output == nil, moreOutputs.isEmpty { throw ValidationError("Missing expected argument '<output>'") }
    if [frames != nil, frame != nil, time != nil].count(where: { $0 }) > 1 {
      throw ValidationError("--frames, --frame and --time exclude each other")
    }
    if layers == .explode, !overlays.isEmpty {
      throw ValidationError("--layers explode excludes --overlay and --touches")
    }
    if let jobs, !(1...256).contains(jobs) { throw ValidationError("--jobs must be 1…256") }
    if let playerQuality, !(1...100).contains(playerQuality) {
      throw ValidationError("--player-quality must be 1…100")
    }
    if layers == .explode, [.dark, .light].contains(look.frameDevice) {
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
      try styling.checkLargest(of: targets)
      for target in targets {
        switch target {
        case .folder(let path) where time != nil, .film(let path, _) where time != nil,
          .player(let path) where time != nil, .lottie(let path, _) where time != nil:
          throw ValidationError("\(path): --time has no frame number; it needs NAME.png as output")
        case .folder, .picture, .film, .player, .lottie, .standardOutput: continue
        }
      }
    } catch let error as RenderError {
      throw ValidationError(error.description.printable)
    }
  }

  mutating func run() throws {
    let interruption = Interruption(timeout: timeout, told: "stopped before the first frame")
    var report = RenderReport(isQuiet: telling.quiet, isJSON: json)
    do {
      let targets = try targets()
      RasterEnvironment.prepareFonts()
      if FilmProduction.writesManifest(targets) { RasterEnvironment.prepareHashes() }
      let film = try source.film(
        background: background, isQuiet: telling.quiet, showsFingers: overlays.contains(.finger))
      var production = try production(of: film, targets)
      for warning in production.warnings { report.note("warning: \(warning)") }
      let session = RenderSession(
        threads: production.threads, compression: compression, tellsHashes: json, interruption: interruption)
      while true {
        do {
          let take = try production.take()
          report = RenderReport(
            isQuiet: telling.quiet, isJSON: json, isVerbose: verbose, run: take.run, outputs: targets)
          for note in take.notes { report.note(note) }
          // Layers that stand apart in depth show it everywhere.
          if background != nil, layers == .together,
            !(try FilmSource(film: production.film).showsBackground(at: take.run.requests.map(\.time)))
          {
            report.note("--background shows nowhere: views cover the whole canvas in every frame")
          }
          try session.render(take.source, take.run, targets, take.options, &report)
          return
        } catch RenderError.tooLarge(let file, let bytes) where production.canShrink {
          report.note(try production.shrink(file, from: bytes))
        } catch let error as RenderError {
          throw SceneError(error, scene: production.film.scene, file: source.file) ?? error as any Error
        }
      }
    } catch {
      throw report.failed(Failure(error))
    }
  }

  private func production(of film: Film, _ targets: [OutputTarget]) throws -> FilmProduction {
    var production = FilmProduction(
      film: film, file: source.file, style: try styling.style(of: film.scene, part, look), targets: targets, rate: fps,
      largest: styling.maxSize?.bytes)
    production.choice = try time.map { .moment($0) } ?? .frames(selection(), shard)
    (production.arrangement, production.overlay) = (layers, overlays)
    (production.mostFrames, production.resumes, production.forces) = (maxFrames, resume, force)
    production.options = OutputOptions(
      pixelFormat: pixelFormat, playerQuality: playerQuality, compression: compression)
    production.sceneName = source.sceneName
    (production.drawsOutlines, production.isStrict, production.isLive) = (text == .outlines, strict, live)
    if source.sceneName != "-" { production.title = source.sceneName }
    production.threads = jobs ?? ProcessInfo.processInfo.activeProcessorCount
    return production
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

  private func selection() throws(RenderError) -> FrameSelection {
    if let frame { return try FrameSelection(frame: frame) }
    return try FrameSelection(list: frames, every: every)
  }
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

/// `--text`.
enum TextForm: String, CaseIterable, ExpressibleByArgument {
  case outlines, pictures
}

extension FilmProduction.Arrangement: ExpressibleByArgument {}
extension PNGCompression: ExpressibleByArgument {}
extension PixelFormat: ExpressibleByArgument {}
