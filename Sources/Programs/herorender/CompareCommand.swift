import ArgumentParser
import Foundation
import HeroFiles
import HeroGolden
import HeroImage
import HeroInspection
import HeroJSON
import HeroModel
import HeroProduction
import HeroRaster
import HeroRender
import TransitionEngine

/// `herorender compare`: variants as one film, and what their plans differ in.
struct CompareCommand: FinishingCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Renders variants as one film, and lists how their plans differ.",
    discussion: HelpText.wrapped(
      """
      The last path is the output: what `render` writes. Steps of the same kind begin together; a scene whose step is over shows its
      end until the slowest one is done. Each scene is compared with the first: a summary, what was changed with its line, and what
      follows from it. With --json that is a document:
      {"version": 1, "changes": [{"scene", "transition", "view", "key", "a", "b"}], "causes": [{"scene", "text"}]}.

      EXAMPLES
        herorender compare before.json after.json change.gif
        herorender compare before.json after.json change.gif --as difference    black where both are equal
        herorender compare slow.json medium.json fast.json speeds.html
        herorender compare before.json after.json frames/ --fps 30
        herorender compare before.json after.json still.png --time 0.2
        herorender compare before.json after.json change.gif --transition 0 --speed 0.5 --frame-device dark
      """))

  @Argument(
    help: ArgumentHelp(
      "Two or more scenes, then a folder, NAME.png, NAME.gif/.apng/.webp/.avif/.mp4/.webm/.mov/.html, or - for raw frames.",
      valueName: "path"),
    completion: .file(), transform: NamedPath.read)
  var paths: [String]

  @OptionGroup var reading: ReadingOptions

  @Option(
    help: ArgumentHelp("Frames per second: 1…240, or a fraction such as 30000/1001. (default: 60)", valueName: "n"),
    transform: FrameRateOption.parse)
  var fps: FrameRate = .standard

  @Option(
    help: ArgumentHelp("The picture at this time, in seconds or as 50%, into NAME.png.", valueName: "t"),
    transform: FilmTimeOption.parse)
  var time: FilmTime?

  @Option(
    name: .customLong("as"),
    help: ArgumentHelp(
      """
      side-by-side; or of two scenes wipe (a line goes over both, the first at its left), blink (each for half a second) or \
      difference (of their colours).
      """, valueName: "how"))
  var arrangement: ComparisonArrangement = .sideBySide

  @OptionGroup(title: "The part of the film")
  var part: FilmPartOptions

  @OptionGroup var styling: FilmStyleOptions

  @OptionGroup var look: FilmLookOptions

  @Option(help: ArgumentHelp("Threads. (default: the machine's cores)", valueName: "n"))
  var jobs: Int?

  @Flag(help: "Print the differences as JSON.")
  var json = false

  @OptionGroup var telling: QuietOption

  /// More scenes than this do not fit beside each other.
  private static let mostScenes = 8

  private var scenes: [String] { Array(paths.dropLast()) }
  private var output: String { paths.last ?? "" }

  mutating func validate() throws {
    if let jobs, !(1...256).contains(jobs) { throw ValidationError("--jobs must be 1…256") }
    guard paths.count >= 3 else {
      throw ValidationError(
        "compare needs two scenes and an output: herorender compare before.json after.json change.gif")
    }
    guard scenes.count <= Self.mostScenes else {
      throw ValidationError("\(scenes.count) scenes are more than the \(Self.mostScenes) that fit side by side")
    }
    guard arrangement == .sideBySide || scenes.count == 2 else {
      throw ValidationError("--as \(arrangement.rawValue) takes two scenes, not \(scenes.count)")
    }
    for scene in scenes { try SceneArgument.check(scene, of: "compare") }
    if SceneArgument.isScene(output) {
      throw ValidationError(
        "\(output) is a scene; the output goes last: herorender compare before.json after.json change.gif")
    }
    let target: OutputTarget
    do { target = try OutputTarget(output) } catch { throw ValidationError(error.description.printable) }
    try styling.checkLargest(of: [target])
    switch target {
    case .picture where time == nil: throw ValidationError("\(output) holds one picture: choose it with --time")
    case .folder where time != nil, .film where time != nil, .player where time != nil:
      throw ValidationError("\(output): --time is a single picture; it needs NAME.png as output")
    case .folder, .picture, .film, .player, .lottie, .standardOutput: break
    }
  }

  mutating func run() throws { try Failure.documented(json) { try render() } }

  private func render() throws {
    let interruption = Interruption(told: "stopped before the first frame")
    let target = try OutputTarget(output)
    var films = try scenes.map { try reading.film(of: $0) }
    if !telling.quiet { ReadingOptions.tellFixedSizes(of: zip(scenes, films).filter(\.1.scene.hasFixedSizes).map(\.0)) }
    var style = try styling.style(of: films[0].scene, part, look)
    let (quality, scales) = (style.quality, films.map(\.scene.canvas.scale))
    let rate = target.nearestRate(to: fps, quality: quality) ?? fps
    var search = styling.maxSize.map { SizeSearch(limit: $0.bytes, rate: rate) }
    while true {
      do {
        try draw(films, as: style, at: search?.levelRate ?? fps, to: target, largest: search?.limit, interruption)
        break
      } catch RenderError.tooLarge(let file, let bytes) {
        guard var next = search else { throw RenderError.tooLarge(file: file, bytes: bytes) }
        try next.shrink(file, from: bytes)
        search = next
        style.quality = next.quality(quality)
        films = try films.indices.map { try films[$0].scaled(to: next.scale(scales[$0]), file: scenes[$0]) }
        guard !telling.quiet, !json else { continue }
        Console.note(next.note(file, from: bytes, quality: style.quality, scale: films[0].scene.canvas.scale))
      }
    }
    if json || !telling.quiet { tell(films, isOnStandardOutput: target != .standardOutput) }
  }

  /// Draws the films side by side.
  private func draw(
    _ films: [Film], as style: FilmStyle, at rate: FrameRate, to target: OutputTarget, largest: Int?,
    _ interruption: Interruption
  ) throws {
    let source = try ComparisonSource(films, names: names, as: arrangement, frame: style.frame)
    let alignment = source.alignment
    let cut = try FilmCut(duration: alignment.duration, transitions: alignment.transitions, style)
    let clock = FrameClock(cut, rate: target.nearestRate(to: rate, quality: style.quality) ?? rate)
    var around = style
    around.frame = nil
    let (run, look) = try renderRun(source, films, clock, around)
    var report = RenderReport(isQuiet: telling.quiet || json, isJSON: false, run: run, outputs: [target])
    let threads = jobs ?? ProcessInfo.processInfo.activeProcessorCount
    let session = RenderSession(
      threads: threads, compression: .balanced, tellsHashes: false, interruption: interruption)
    if let note = target.note(for: style) { report.note(note) }
    var notes = PlayerNotes(
      title: names.joined(separator: ", "),
      steps: alignment.notes.filter { cut.shows(start: $0.start, duration: $0.duration) })
    notes.table = table(of: films)
    let options = OutputOptions(
      playerNotes: notes,
      file: FileOptions(loop: style.loop, quality: style.quality, largest: largest, jobs: threads))
    if let look {
      try session.render(DressedSource(source, look), run, [target], options, &report)
    } else {
      try session.render(source, run, [target], options, &report)
    }
  }

  /// What the plans differ in, for a page.
  private func table(of films: [Film]) -> PlayerNotes.Table {
    let rows = comparisons(of: films).flatMap { comparison in
      comparison.changes.map { change in
        [comparison.name, "\(change.transition)", change.path ?? "", change.key, change.expected, change.actual]
      }
    }
    return PlayerNotes.Table(
      title: rows.isEmpty ? "The plans are the same" : "What differs from \(names[0])",
      columns: ["Scene", "Transition", "View", "What", "Before", "After"], rows: rows)
  }

  /// Each film beside the first, and what its plan has otherwise.
  private func comparisons(of films: [Film]) -> [(name: String, film: Film, changes: [PlanChange])] {
    films.indices.dropFirst().map { index in
      (name: names[index], film: films[index], changes: PlanChange.between(films[0], films[index], file: names[index]))
    }
  }

  /// The files' names, with their folders where they would be the same.
  private var names: [String] {
    func short(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
    let all = scenes.map(short)
    return zip(scenes, all).map { path, name in all.count { $0 == name } > 1 ? path : name }
  }

  private func renderRun(
    _ source: ComparisonSource, _ films: [Film], _ clock: FrameClock, _ style: FilmStyle
  ) throws(RenderError) -> (RenderRun, FilmLook?) {
    let requests: [FrameRequest]
    if let time {
      requests = [FrameRequest(number: nil, time: try clock.time(of: time))]
    } else {
      requests = (0..<clock.frameCount).map { FrameRequest(number: $0, time: clock.time(ofFrame: $0)) }
    }
    let first = films[0].scene
    let scale = first.canvas.scale
    var header = FilmHeader(film: films[0], clock: clock)
    header.sceneDigest = films.map { "\($0.scene.digest)-" }.joined() + "compared-\(arrangement.rawValue)"
    header.canvas = FilmCanvas(
      width: Double(source.width) / scale, height: Double(source.height) / scale, scale: scale,
      background: header.canvas.background)
    let texts =
      films.flatMap(\.scene.texts) + [style.title, style.caption].compactMap { $0.map(SceneText.init(title:)) }
    header.environment = .current(fonts: films.flatMap(\.scene.fonts), texts: texts.map(\.contents))
    let look =
      try style.isDressed
      ? FilmLook(
        style, around: header.canvas, safeArea: first.canvas.safeArea, fonts: first.fonts,
        marks: FilmMarks(
          steps: source.alignment.notes,
          transitions: source.alignment.transitions.map { $0.start..<$0.start + $0.duration })) : nil
    header.show(style, look)
    let run = RenderRun(
      header: header, requests: requests, isWholeFilm: time == nil, sceneName: names.joined(separator: " "),
      sources: SourceFiles(films.flatMap(\.scene.files) + style.files))
    return (run, look)
  }

  private func tell(_ films: [Film], isOnStandardOutput: Bool) {
    let comparisons = comparisons(of: films)
    let text: String
    if json {
      let document: JSONValue = [
        "version": .integer(1),
        "changes": .array(
          comparisons.flatMap { comparison in
            comparison.changes.map {
              [
                "scene": .string(comparison.name), "transition": .integer($0.transition), "view": .text($0.path),
                "key": .string($0.key), "a": .string($0.expected), "b": .string($0.actual),
              ]
            }
          }),
        "causes": .array(
          comparisons.flatMap { comparison in
            PlanCauses(comparison.changes).causes.map {
              ["scene": .string(comparison.name), "text": .string($0.text)]
            }
          }),
      ]
      text = document.pretty()
    } else {
      text = comparisons.map { comparison in
        let lines = PlanCauses(comparison.changes).lines
        let longer = comparison.film.duration - films[0].duration
        let length =
          abs(longer) < 5e-4
          ? "" : "; \(comparison.name) is \(Decimals.compact(abs(longer), 3)) s \(longer > 0 ? "longer" : "shorter")"
        return (["\(names[0]) → \(comparison.name): \(lines.summary)\(length)"] + lines.details.map { "  \($0)" })
          .map { $0.printable + "\n" }.joined()
      }.joined()
    }
    if isOnStandardOutput { Console.output(text) } else { Console.note(text) }
  }
}

extension ComparisonArrangement: ExpressibleByArgument {}

extension StepAlignment {
  /// The steps that begin together, for people.
  fileprivate var notes: [PlayerNotes.Step] {
    steps.map { PlayerNotes.Step(index: $0.index, title: $0.action, start: $0.start, duration: $0.duration) }
  }
}
