import Foundation
import HeroBytes
import HeroJSON
import HeroModel
import HeroRender

/// What `render` tells while it works.
///
/// For people: a progress bar on a terminal, else a line at the start, both on standard error; a summary on standard output.
///
/// When frames go to standard output, everything else goes to standard error.
///
/// With `--json`: one JSON object a line on standard output, each with `"version": 2` and an `"event"`:
/// - `note`: `message` about what an output held before, how a large file can become smaller, or an option that changes nothing;
/// - `start`: `scene` (digest), `renderer`, `outputs`, `fps` (text), `duration`, `frameCount` (of the film), `frames` (to draw), `kept`
///   (by `--resume`), `width`, `height` (pixels);
/// - `frame`: `number` (null for a moment between frames), `time`, `file` (null for streams), `xxh128` (of the RGBA pixels); in film order;
/// - `done`: `frames`, `kept`, `outputs`;
/// - `error`: `message`, `exitCode`, and for a wrong scene `diagnostics`: `file`, `line`, `column`, `severity`, `path`, `message`.
struct RenderReport {
  private let isQuiet: Bool
  private let isJSON: Bool
  /// Whether to say how a folder's frames become a film.
  private let isVerbose: Bool
  private let run: RenderRun?
  private let targets: [OutputTarget]
  private var bar: ProgressBar?
  private var frameCount = 0
  /// Whether nobody reads standard output any more; the frames are rendered all the same.
  private(set) var hasLostReader = false

  /// A second of film: of a long one it is some megabytes that were of use for a moment.
  private static let framesBetweenGivingBack = 64

  init(isQuiet: Bool, isJSON: Bool, isVerbose: Bool = false, run: RenderRun? = nil, outputs: [OutputTarget] = []) {
    self.isQuiet = isQuiet
    self.isJSON = isJSON
    self.isVerbose = isVerbose
    self.run = run
    targets = outputs
  }

  private var outputs: [String] { targets.map(\.path) }

  mutating func handle<Source>(_ event: RenderJob<Source>.Event) {
    switch event {
    case .noted(let text): note(text)
    case .started(let drawn, let kept):
      started(drawn: drawn, kept: kept)
    case .finished(let request, let xxh128, let file):
      emit(
        "frame",
        [
          .init("number", .whole(request.number)), .init("time", .number(request.time)), .init("file", .text(file)),
          .init("xxh128", .text(xxh128)),
        ])
      bar?.advance()
      if frameCount > 0, frameCount % Self.framesBetweenGivingBack == 0 { ProcessMemory.giveBack() }
      frameCount += 1
    }
  }

  /// Tells what is worth knowing.
  mutating func note(_ text: String) {
    emit("note", [.init("message", .string(text))])
    if !isQuiet, !isJSON { Console.note(text) }
  }

  private mutating func started(drawn: Int, kept: Int) {
    guard let run else { return }
    let header = run.header
    if isJSON {
      emit(
        "start",
        [
          .init("scene", .string(header.sceneDigest)), .init("renderer", .string(header.rendererVersion)),
          .init("outputs", .array(outputs.map { .string($0) })), .init("fps", .string(header.fps.description)),
          .init("duration", .number(header.duration)), .init("frameCount", .integer(header.frameCount)),
          .init("frames", .integer(drawn)), .init("kept", .integer(kept)),
          .init("width", .integer(header.canvas.pixelWidth)), .init("height", .integer(header.canvas.pixelHeight)),
        ])
    }
    guard !isQuiet, !isJSON else { return }
    for target in targets { if let note = target.note(for: run) { Console.note(note) } }
    if Console.hasProgressTerminal {
      bar = ProgressBar(total: drawn)
    } else {
      if drawn + kept > 0 { Console.note("rendering \(Self.frames(drawn))\(kept > 0 ? ", \(kept) kept" : "")") }
    }
  }

  /// The summary: `61 frames → film.gif (60 fps, 1.000 s, 780×1688 px, 1.2 MB)`; folders and streams count no bytes.
  mutating func done<Source>(_ outcome: RenderJob<Source>.Outcome) {
    bar?.clear()
    for hint in run.map({ run in targets.compactMap { $0.hint(for: run) } }) ?? [] { note(hint) }
    emit(
      "done",
      [
        .init("frames", .integer(outcome.drawn)), .init("kept", .integer(outcome.kept)),
        .init("outputs", .array(outputs.map { .string($0) })),
      ])
    guard !isQuiet, !isJSON, let run else { return }
    let header = run.header
    let kept = outcome.kept > 0 ? ", \(outcome.kept) kept" : ""
    let facts =
      [
        "\(header.fps) fps", "\(Decimals.fixed(header.duration, 3)) s",
        "\(header.canvas.pixelWidth)×\(header.canvas.pixelHeight) px",
      ] + (OutputTarget.sizeOfFiles(targets).map { [Decimals.megabytes($0)] } ?? [])
    let isDrawn = outcome.drawn + outcome.kept > 0
    result(
      "\(Self.frames(isDrawn ? outcome.drawn : header.frameCount))\(kept) → \(outputs.joined(separator: ", ")) (\(facts.joined(separator: ", ")))"
    )
    guard isVerbose else { return }
    for case .folder(let folder) in targets {
      let commands = FFmpegSink.commands(folder: folder, run: run)
      if !commands.isEmpty { result("As GIF and as film:") }
      for command in commands { result("  \(command)") }
    }
  }

  private mutating func result(_ line: String) {
    if targets.contains(.standardOutput) {
      Console.note(line)
    } else if !Console.offer(line.printable + "\n") {
      hasLostReader = true
    }
  }

  /// Says why the run ends without success, which is never silenced, and returns what the command throws.
  mutating func failed(_ failure: Failure) -> any Error {
    bar?.clear()
    failure.tell()
    if failure.message != nil { emit("error", failure.members) }
    return failure.exit
  }

  private mutating func emit(_ event: String, _ members: [JSONValue.Member]) {
    guard isJSON else { return }
    let head: [JSONValue.Member] = [.init("event", .string(event)), .init("version", .integer(2))]
    result(JSONValue.object(head + members).line)
  }

  private static func frames(_ count: Int) -> String { "\(count) frame\(count == 1 ? "" : "s")" }
}

/// A line on the terminal that is redrawn while frames finish.
struct ProgressBar {
  private let total: Int
  private let unit: String
  private let start = Date()
  private var finished = 0
  private var shown = ""

  init(total: Int, unit: String = "frames") {
    self.total = total
    self.unit = unit
    draw()
  }

  mutating func advance() {
    finished += 1
    draw()
  }

  /// Leaves an empty line for what is printed next.
  func clear() { Console.noteRaw("\r\u{1B}[K") }

  private mutating func draw() {
    let width = 30
    let filled = total > 0 ? finished * width / total : width
    let done = String(repeating: "█", count: filled)
    let bar =
      (Console.allowsColor ? "\u{1B}[36m\(done)\u{1B}[0m" : done) + String(repeating: "░", count: width - filled)
    let seconds = Date().timeIntervalSince(start)
    var pace = ""
    if finished > 0, seconds > 0 {
      let rate = Double(finished) / seconds
      pace = "  \(Decimals.fixed(rate, 1)) \(unit)/s"
      if finished < total { pace += ", \(Self.duration(Double(total - finished) / rate)) left" }
    }
    let line = "\(bar) \(finished)/\(total)\(pace)"
    guard line != shown else { return }
    shown = line
    Console.noteRaw("\r\(line)\u{1B}[K")
  }

  /// `8 s`, `2 min 5 s`, `1 h 4 min`.
  private static func duration(_ seconds: Double) -> String {
    let whole = Int(min(seconds.rounded(.up), 1e9))
    if whole < 60 { return "\(whole) s" }
    return whole < 3600 ? "\(whole / 60) min \(whole % 60) s" : "\(whole / 3600) h \(whole / 60 % 60) min"
  }
}
