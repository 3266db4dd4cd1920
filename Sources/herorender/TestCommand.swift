import ArgumentParser
import Foundation
import HeroGolden
import HeroModel
import HeroRender
import HeroScene
import HeroTransition

/// `herorender test`: scenes against their goldens.
struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Renders scenes and compares them with golden frames and numbers.",
    discussion: """
      A golden folder holds PNG frames, their hashes and environment (manifest.json), the numbers of every layer (trace.jsonl) and the \
      plan. Scenes of a folder are named by their path in it. Whatever is recorded, the run exits with 1.

      EXAMPLES
        herorender test scenes --golden golden --record missing    record what has no golden yet
        herorender test scenes --golden golden                     compare; on failure see herorender-report/index.html
        herorender accept                                          take over today's frames of all failed scenes
        herorender test card.json --golden golden --threshold 0.05 --ignore-view list/clock

      ENVIRONMENT
        HERORENDER_RECORD    never, missing, failed or all, as --record
        CI                   when set, nothing is ever recorded or removed
      """)

  @Argument(help: "Scene files, or folders of them.", completion: .file(extensions: ["json"]))
  var paths: [String]

  @Option(help: ArgumentHelp("The folder of the goldens.", valueName: "dir"), completion: .directory)
  var golden: String

  @Option(
    help: ArgumentHelp("When to write goldens: never, missing, failed or all. (default: never)", valueName: "mode"))
  var record: RecordMode?

  @Flag(help: "Take over today's frames of what fails: --record failed.")
  var accept = false

  @Option(
    help: ArgumentHelp(
      "Where the report goes, also when everything passes. (default: herorender-report, only on failure)",
      valueName: "dir"),
    completion: .directory)
  var report: String?

  @Option(
    help: ArgumentHelp("Pictures per transition of a new golden, evenly spread. (default: 5)", valueName: "n"))
  var samples: Int?

  @Option(
    help: ArgumentHelp("Frames of a new golden: all, or a list such as 0,10-20.", valueName: "list"))
  var frames: String?

  @Option(
    help: ArgumentHelp("Frames per second. (default: the golden's own, 60 for a new one)", valueName: "n"),
    transform: FrameRateOption.parse)
  var fps: FrameRate?

  @Option(
    help: ArgumentHelp(
      "Pixels per point: small goldens compare quickly. (default: the golden's own, the scene's for a new one)",
      valueName: "s"))
  var scale: Double?

  @Flag(help: "A new golden keeps hashes of pixels instead of pictures.")
  var hashOnly = false

  @Option(
    help: ArgumentHelp(
      "Numbers of a new golden: all frames, moments (those with pictures), or none. (default: all)", valueName: "which")
  )
  var trace: GoldenLevels.Trace?

  @Option(
    help: ArgumentHelp("The folder that scenes are named from. (default: the folder given)", valueName: "dir"),
    completion: .directory)
  var sceneRoot: String?

  @Option(
    help: ArgumentHelp("A folder that assets may come from besides the scene file's own.", valueName: "dir"),
    completion: .directory)
  var assetRoot: String?

  @Flag(help: "Remove goldens that no scene has, and files that no golden lists.")
  var prune = false

  @OptionGroup var storyboards: StoryboardArguments

  @OptionGroup var tolerance: ToleranceOptions

  @Option(help: ArgumentHelp("Refuse films with more frames than this, at most 1000000.", valueName: "n"))
  var maxFrames = 100_000

  @OptionGroup var telling: QuietOption

  mutating func validate() throws {
    if paths.isEmpty { throw ValidationError("Missing expected argument '<paths> ...'") }
    if samples != nil, frames != nil { throw ValidationError("--samples and --frames exclude each other") }
    if let samples, !(2...1000).contains(samples) { throw ValidationError("--samples must be 2…1000") }
    if accept, let record, record != .failed { throw ValidationError("--accept and --record exclude each other") }
    if let scale, !(scale.isFinite && scale > 0) { throw ValidationError("--scale must be a number above 0") }
    if !ChosenFrames.limits.contains(maxFrames) {
      throw ValidationError("--max-frames must be \(ChosenFrames.limits.lowerBound)…\(ChosenFrames.limits.upperBound)")
    }
    do throws(RenderError) {
      if let frames, frames != "all" { _ = try FrameSelection(list: frames) }
    } catch {
      throw ValidationError(error.description.printable)
    }
  }

  mutating func run() throws {
    let summary = try compare()
    if summary.count(.invalid) > 0 { throw ExitStatus.input }
    if summary.count(.failed) + summary.count(.recorded) > 0 { throw ExitStatus.comparison }
  }

  private func compare() throws(RenderError) -> GoldenTestRun.Summary {
    let environment = ProcessInfo.processInfo.environment
    let (mode, note) = try RecordMode.resolved(accept ? .failed : record, environment: environment)
    if let note, !telling.quiet { Console.note("herorender: note: \(note)") }
    let mayPrune = prune && !RecordMode.isContinuousIntegration(environment)
    if prune, !mayPrune, !telling.quiet { Console.note("herorender: note: CI is set: nothing is removed") }
    var run = GoldenTestRun(
      scenes: try SceneDiscovery.scenes(in: paths, sceneRoot: sceneRoot, golden: golden), golden: golden,
      report: report ?? "herorender-report", mode: mode,
      check: GoldenCheck(
        jobs: tolerance.threads, selection: selection,
        levels: GoldenLevels(pixels: hashOnly ? .hash : .png, trace: trace ?? .all), maxFrames: maxFrames),
      rate: fps)
    run.scale = scale
    run.tolerance = tolerance.override
    run.changesSelection = mode == .all && (samples != nil || frames != nil || hashOnly || trace != nil)
    run.reportsSuccess = report != nil
    run.orphanPrefixes = SceneDiscovery.orphanPrefixes(of: paths, sceneRoot: sceneRoot)
    run.prunes = mayPrune
    let (assetRoot, isQuiet, storyboards) = (assetRoot, telling.quiet, storyboards)
    let summary = try run.run { path, scale throws(SceneError) in
      let scene = try storyboards.scene(of: path, canvas: CanvasOverride(scale: scale), assetRoot: assetRoot)
      return try Film(scene: scene, file: path)
    } observe: { result in
      if !isQuiet || result.outcome != .passed {
        Console.output(ResultText.lines(result).joined(separator: "\n") + "\n")
      }
    }
    finish(summary)
    return summary
  }

  private func finish(_ summary: GoldenTestRun.Summary) {
    let failed = summary.count(.failed) + summary.count(.invalid) + summary.count(.recorded) > 0
    if !summary.orphans.isEmpty, !telling.quiet {
      Console.output(summary.hasPruned ? "orphans, removed:\n" : "orphans (--prune removes them):\n")
      for orphan in summary.orphans { Console.result("  \(orphan)") }
    }
    let recorded = summary.count(.recorded)
    if recorded > 0 {
      Console.output(
        "recorded \(recorded) golden\(recorded == 1 ? "" : "s"): look at them, commit them, and run again without recording; "
          + "a recording run does not pass\n")
    }
    if summary.hasReport, failed || !telling.quiet {
      Console.result("report: \(report ?? "herorender-report")/index.html")
    }
    if failed || !telling.quiet { Console.result(ResultText.summary(summary)) }
  }

  private var selection: GoldenSelection {
    if let frames { return .frames(frames == "all" ? nil : frames) }
    return .samples(samples ?? 5)
  }
}

extension RecordMode: ExpressibleByArgument {}
extension GoldenLevels.Trace: ExpressibleByArgument {}
