import ArgumentParser
import Foundation
import HeroFiles
import HeroGolden
import HeroImage
import HeroInspection
import HeroJSON
import HeroModel
import HeroRaster
import HeroRender
import HeroTransition

/// `herorender compare`: two variants as one film, and what their plans differ in.
struct CompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Renders two variants side by side, and lists what their plans differ in.",
    discussion: """
      OUTPUT is what `render` writes, but for a player. The shorter film holds its end. The list has a line for each difference,
      or is a document with --json: {"version": 1, "changes": [{"transition", "view", "key", "a", "b"}]}.

      EXAMPLES
        herorender compare before.json after.json change.gif
        herorender compare before.json after.json frames/ --fps 30
        herorender compare before.json after.json still.png --time 0.2
        herorender compare before.json after.json change.gif --transition 0 --speed 0.5 --frame-device dark
      """)

  @Argument(help: "The first scene.", completion: .file(extensions: ["json"]))
  var one: String

  @Argument(help: "The second scene.", completion: .file(extensions: ["json"]))
  var other: String

  @Argument(help: "A folder, NAME.png, NAME.gif/.apng/.webp/.mp4/.webm/.mov, or - for raw frames.", completion: .file())
  var output: String

  @OptionGroup var reading: ReadingOptions

  @Option(
    help: ArgumentHelp("Frames per second: 1…240, or a fraction such as 30000/1001. (default: 60)", valueName: "n"),
    transform: FrameRateOption.parse)
  var fps: FrameRate = .standard

  @Option(
    help: ArgumentHelp("The picture at this time, in seconds or as 50%, into NAME.png.", valueName: "t"),
    transform: FilmTimeOption.parse)
  var time: FilmTime?

  @OptionGroup var styling: FilmStyleOptions

  @Option(help: ArgumentHelp("Threads. (default: the machine's cores)", valueName: "n"))
  var jobs: Int?

  @Flag(help: "Print the differences as JSON.")
  var json = false

  @OptionGroup var telling: QuietOption

  mutating func validate() throws {
    if let jobs, !(1...256).contains(jobs) { throw ValidationError("--jobs must be 1…256") }
    let target: OutputTarget
    do { target = try OutputTarget(output) } catch { throw ValidationError(error.description.printable) }
    switch target {
    case .player: throw ValidationError("\(output): a player holds one film; give NAME.gif or a folder")
    case .picture where time == nil: throw ValidationError("\(output) holds one picture: choose it with --time")
    case .folder where time != nil, .film where time != nil:
      throw ValidationError("\(output): --time is a single picture; it needs NAME.png as output")
    case .folder, .picture, .film, .standardOutput: break
    }
  }

  mutating func run() throws { try Failure.documented(json) { try render() } }

  private func render() throws {
    let interruption = Interruption(timeout: nil)
    let target = try OutputTarget(output)
    let (left, right) = (try reading.film(of: one), try reading.film(of: other))
    let style = try styling.style(of: left.scene)
    let source = try ComparisonSource(left: left, right: right, names: names, frame: style.frame)
    // The other film goes on under the same clock.
    let longer = style.transition == nil && right.duration > left.duration ? right : left
    let clock = FrameClock(try FilmCut(of: longer, style), rate: target.nearestRate(to: fps) ?? fps)
    var around = style
    around.frame = nil
    let (run, look) = try renderRun(source, left, right, clock, around)
    var report = RenderReport(isQuiet: telling.quiet || json, isJSON: false, run: run, outputs: [target])
    let threads = jobs ?? ProcessInfo.processInfo.activeProcessorCount
    let session = RenderSession(
      threads: threads, compression: .balanced, tellsHashes: false, interruption: interruption)
    if let note = target.note(for: style) { report.note(note) }
    let options = OutputOptions(file: FileOptions(loop: style.loop, quality: style.quality, jobs: threads))
    if let look {
      try session.render(DressedSource(source, look), run, [target], options, &report)
    } else {
      try session.render(source, run, [target], options, &report)
    }
    if json || !telling.quiet {
      tell(PlanChange.between(left, right), isOnStandardOutput: target != .standardOutput)
    }
  }

  /// The files' names, with their folders where they would be the same.
  private var names: (left: String, right: String) {
    func short(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
    return short(one) == short(other) ? (one, other) : (short(one), short(other))
  }

  private func renderRun(
    _ source: ComparisonSource, _ left: Film, _ right: Film, _ clock: FrameClock, _ style: FilmStyle
  ) throws(RenderError) -> (RenderRun, FilmLook?) {
    let requests: [FrameRequest]
    if let time {
      requests = [FrameRequest(number: nil, time: try clock.time(of: time))]
    } else {
      requests = (0..<clock.frameCount).map { FrameRequest(number: $0, time: clock.time(ofFrame: $0)) }
    }
    let scale = left.scene.canvas.scale
    var header = FilmHeader(film: left, clock: clock)
    header.sceneDigest = "\(left.scene.digest)-\(right.scene.digest)-compared"
    header.canvas = FilmCanvas(
      width: Double(source.width) / scale, height: Double(source.height) / scale, scale: scale,
      background: header.canvas.background)
    header.environment = .current(fonts: left.scene.fonts + right.scene.fonts)
    let look =
      try style.isDressed
      ? FilmLook(style, around: header.canvas, safeArea: left.scene.canvas.safeArea, fonts: left.scene.fonts) : nil
    header.show(style, look)
    let run = RenderRun(
      header: header, requests: requests, isWholeFilm: time == nil, sceneName: "\(names.left) \(names.right)",
      sources: SourceFiles(left.scene.files + right.scene.files))
    return (run, look)
  }

  private func tell(_ changes: [PlanChange], isOnStandardOutput: Bool) {
    let text: String
    if json {
      let document: JSONValue = [
        "version": .integer(1),
        "changes": .array(
          changes.map {
            [
              "transition": .integer($0.transition), "view": .text($0.path), "key": .string($0.key),
              "a": .string($0.expected), "b": .string($0.actual),
            ]
          }),
      ]
      text = document.pretty()
    } else {
      text = changes.isEmpty ? "the plans are the same\n" : table(changes)
    }
    if isOnStandardOutput { Console.output(text) } else { Console.note(text) }
  }

  /// Columns as wide as what stands in them.
  private func table(_ changes: [PlanChange]) -> String {
    let rows =
      [["transition", "view", "key", names.left, names.right]]
      + changes.map { ["\($0.transition)", $0.path ?? "–", $0.key, $0.expected, $0.actual] }
    let widths = (0..<5).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
      return (cells.dropLast() + row.suffix(1)).joined(separator: "  ").printable + "\n"
    }.joined()
  }
}
