import ArgumentParser
import Foundation
import HeroFiles
import HeroGeometry
import HeroGolden
import HeroModel
import HeroRender
import HeroScene
import HeroStoryboard
import TransitionEngine

/// `herorender test`: scenes against their goldens.
struct TestCommand: FinishingCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Renders scenes and compares them with golden frames and numbers.",
    discussion: HelpText.wrapped(
      """
      A golden folder has PNG frames, their hashes and environment (manifest.json), the numbers of every layer (trace.jsonl.gz) and the \
      plan. Scenes of a folder are named by their path in it. Whatever is recorded, the run exits with 1.

      EXAMPLES
        herorender test scenes --golden golden --record missing    record what has no golden yet
        herorender test scenes --golden golden                     compare; on failure see herorender-report/index.html
        herorender test                                            scenes, goldens and modes of herorender.json
        herorender test --mode dark --mode small                   in some of its modes
        herorender accept                                          take over today's frames of all failed scenes
        herorender test card.json --golden golden --threshold 0.05 --ignore-view list/clock
        herorender test scenes --filter 'list/*' --shard 2/4       some of them
        herorender test scenes --changed-since origin/main         those that a branch touches
        herorender test scenes --device "iPhone SE (3rd generation)" --device "iPhone 16 Pro" --appearance light --appearance dark
        herorender test Menu.storyboard --text-size l --text-size xxxl
        herorender test scenes --comment comment.md --junit junit.xml      for a pull request and a build server

      ENVIRONMENT
        HERORENDER_RECORD    never, missing, failed or all, as --record
        CI                   when set, nothing is ever recorded or removed
        GITHUB_ACTIONS       when true, failures are marked in the change, and the job's summary lists them
      """))

  @Argument(
    help: "Scene files, or folders of them. (default: herorender.json's scenes)",
    completion: .file(extensions: ["json"]), transform: NamedPath.read)
  var paths: [String] = []

  @Option(
    help: ArgumentHelp("The folder of the goldens. (default: herorender.json's, else golden)", valueName: "dir"),
    completion: .directory, transform: NamedPath.read)
  var golden: String?

  @Option(
    help: ArgumentHelp(
      "Only scenes whose name contains this, or matches it if it has a *; may be repeated. With @, the golden's name.",
      valueName: "text"))
  var filter: [String] = []

  @Option(
    help: ArgumentHelp(
      "Only the k-th of n equal parts of the scenes, counted from 1. (default: 1/1)", valueName: "k/n"),
    transform: { text in
      guard let shard = Shard(text) else { throw ValidationError("write K/N with 1 ≤ K ≤ N") }
      return shard
    })
  var shard: Shard = .whole

  @Option(
    help: ArgumentHelp(
      "Only scenes whose file, assets or golden differ from this revision of git.", valueName: "rev"))
  var changedSince: String?

  @Option(
    help: ArgumentHelp(
      "Draw every scene in this mode of herorender.json; may be repeated. (default: the file's, without the next six options)",
      valueName: "name"))
  var mode: [String] = []

  @Option(
    help: ArgumentHelp(
      "Draw every scene on this device too; may be repeated. Each has its own golden, NAME@device.", valueName: "name"),
    completion: .devices)
  var device: [String] = []

  @Option(
    help: ArgumentHelp(
      "Draw every scene with the device held so: portrait or landscape; may be repeated.", valueName: "orientation"))
  var orientation: [Orientation] = []

  @Option(help: ArgumentHelp("Draw every scene in this appearance: light or dark; may be repeated.", valueName: "look"))
  var appearance: [Appearance] = []

  @Option(
    help: ArgumentHelp(
      "Draw every scene in this writing direction: ltr or rtl; may be repeated.", valueName: "direction"))
  var direction: [LayoutDirection] = []

  @Option(
    help: ArgumentHelp(
      "Draw each scene whose fonts follow it at this text size; may be repeated.", valueName: "size"
    ))
  var textSize: [ContentSizeCategory] = []

  @Flag(
    name: .customLong("reduced-motion"), inversion: .prefixedNo,
    help: "Draw every scene as for a user who prefers cross-fades (Reduce Motion), or for one who does not.")
  var isMotionReduced: Bool?

  @Option(
    help: ArgumentHelp("When to write goldens: never, missing, failed or all. (default: never)", valueName: "mode"))
  var record: RecordMode?

  @Flag(help: "Accept today's frames of each scene that fails, as --record failed does.")
  var accept = false

  @Option(
    help: ArgumentHelp(
      "Where the report goes, also when everything passes. (default: herorender.json's, else herorender-report; only on failure)",
      valueName: "dir"),
    completion: .directory, transform: NamedPath.read)
  var report: String?

  @Flag(help: "Include pages and pictures of what passed in a report.")
  var reportPassed = false

  @Option(
    help: ArgumentHelp(
      "Write what failed as Markdown for a pull request, with small pictures and films in the folder FILE.pictures.",
      valueName: "file"), completion: .file(), transform: NamedPath.read)
  var comment: String?

  @Option(
    help: ArgumentHelp(
      "Where the comment finds its pictures once they are uploaded; ?… stays behind their names. (default: beside it)",
      valueName: "address"),
    transform: NamedPath.read)
  var commentPictures: String?

  @Option(
    help: ArgumentHelp("Write a JUnit file with times.", valueName: "file"), completion: .file(),
    transform: NamedPath.read)
  var junit: String?

  @Flag(help: "Print the results as JSON, as the report's results.json.")
  var json = false

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

  @Flag(help: "Store hashes of pixels in a new golden instead of pictures.")
  var hashOnly = false

  @Option(
    help: ArgumentHelp(
      "Numbers of a new golden: all frames, moments (those with pictures), or none. (default: all)", valueName: "which")
  )
  var trace: GoldenLevels.Trace?

  @Option(
    help: ArgumentHelp("The folder that scenes are named from. (default: the folder given)", valueName: "dir"),
    completion: .directory, transform: NamedPath.read)
  var sceneRoot: String?

  @Option(
    help: ArgumentHelp("A folder that assets may come from besides the scene file's own.", valueName: "dir"),
    completion: .directory, transform: NamedPath.read)
  var assetRoot: String?

  @Flag(help: "Remove goldens that no scene has, and files that no golden lists.")
  var prune = false

  @OptionGroup var storyboards: StoryboardArguments

  @OptionGroup var tolerance: ToleranceOptions

  @Option(help: ArgumentHelp("Refuse films with more frames than this, at most 1000000.", valueName: "n"))
  var maxFrames = 100_000

  @OptionGroup var telling: QuietOption

  mutating func validate() throws {
    try SceneArgument.check(alone: paths, of: "test")
    if samples != nil, frames != nil { throw ValidationError("--samples and --frames exclude each other") }
    if let samples, !(2...1000).contains(samples) { throw ValidationError("--samples must be 2…1000") }
    if prune, isPartial {
      throw ValidationError(
        "--prune looks at all scenes; it goes without --filter, --shard, --changed-since and --mode")
    }
    for name in device where DevicePreset.named(name) == nil { throw ValidationError(DevicePreset.problem(name)) }
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
    // Goldens are named after a device that stays.
    device = device.map { name in
      guard let note = DevicePreset.familyNote(name), let preset = DevicePreset.named(name) else { return name }
      if !telling.quiet { Console.note("herorender: note: device \(note), and so are its goldens called") }
      return preset.name
    }
    let places = try TestPlaces(self)
    let interruption = Interruption(told: "stopped before the first scene")
    let summary = try withExtendedLifetime(interruption) { try compare(places, interruption) }
    if summary.count(.invalid) > 0 { throw ExitStatus.input }
    if summary.count(.failed) + summary.count(.recorded) > 0 { throw ExitStatus.comparison }
  }

  private func compare(_ places: TestPlaces, _ interruption: Interruption) throws -> GoldenTestRun.Summary {
    let environment = ProcessInfo.processInfo.environment
    let (mode, note) = try RecordMode.resolved(accept ? .failed : record, environment: environment)
    if let note, !telling.quiet { Console.note("herorender: note: \(note)") }
    let mayPrune = prune && !RecordMode.isContinuousIntegration(environment)
    if prune, !mayPrune, !telling.quiet { Console.note("herorender: note: CI is set: nothing is removed") }
    let (assetRoot, storyboards) = (assetRoot, storyboards)
    let load: @Sendable (DiscoveredScene, Double?) throws(SceneError) -> Film = { scene, scale throws(SceneError) in
      try Film(
        scene: try storyboards.scene(
          of: scene.path, canvas: CanvasOverride(scene.mode, scale: scale), assetRoot: assetRoot), file: scene.path)
    }
    let reload: @Sendable (DiscoveredScene, Double?, [UInt8]) throws(SceneError) -> Film = {
      scene, scale, text throws(SceneError) in
      let loader = SceneLoader(
        assetRoot: assetRoot, canvasOverride: CanvasOverride(scene.mode, scale: scale), textMeasure: .renderer)
      return try Film(
        scene: try loader.load(bytes: text, file: scene.path, folder: FilePath.folder(of: scene.path)), file: scene.path
      )
    }
    let all = try SceneDiscovery.scenes(in: places.paths, sceneRoot: places.sceneRoot, golden: places.golden)
    try spare(all.map(\.path), places)
    var run = GoldenTestRun(
      scenes: try chosen(of: all, places, load), golden: places.golden, report: places.report, mode: mode,
      check: GoldenCheck(
        jobs: tolerance.threads, selection: selection,
        levels: GoldenLevels(pixels: hashOnly ? .hash : .png, trace: trace ?? .all), maxFrames: maxFrames),
      rate: fps)
    run.scale = scale
    run.tolerance = tolerance.override
    run.changesSelection = mode == .all && (samples != nil || frames != nil || hashOnly || trace != nil)
    run.reportsSuccess = report != nil || reportPassed
    run.keepsPassed = reportPassed
    // Goldens of scenes that were left out are no orphans.
    run.orphanPrefixes = isPartial ? [] : SceneDiscovery.orphanPrefixes(of: places.paths, sceneRoot: places.sceneRoot)
    run.otherGoldens = all.flatMap { scene in places.fileModes.map { scene.drawn(in: $0).name } }
    run.prunes = mayPrune
    run.writes = { SceneWriter.portableText($0) }
    let isQuiet = telling.quiet || json
    let count = run.scenes.count
    var bar = !isQuiet && Console.hasProgressTerminal && count > 1 ? ProgressBar(total: count, unit: "scenes") : nil
    var seconds: [String: Double] = [:]
    let clock = ContinuousClock()
    var last = clock.now
    run.check.cancellation = interruption.cancellation
    var ended = 0
    func tell(_ result: GoldenResult) {
      ended += 1
      // Scenes end in their order; several are drawn at once, so that this is what each added.
      seconds[result.name] = last.duration(to: clock.now) / .seconds(1)
      last = clock.now
      // What passes moves the bar, where there is one.
      if !json, result.outcome != .passed || (!isQuiet && bar == nil) {
        bar?.clear()
        Console.output(ResultText.lines(result).joined(separator: "\n") + "\n")
      }
      bar?.advance()
    }
    interruption.beginWork()
    let outcome = Result { () throws(RenderError) in try run.run(load: load, observe: tell, reload: reload) }
    bar?.clear()
    if case .failure(.stopped) = outcome {
      throw interruption.stopped("after \(ended) of \(count) scenes; it wrote no report")
    }
    let summary = try outcome.get()
    try spare(summary.results.flatMap(\.files), places)
    try write(summary, seconds, interruption.cancellation) { result, side in
      guard let scene = run.scenes.first(where: { $0.name == result.name }), let text = result.formerScene,
        let canvas = (try? load(scene, nil))?.scene.canvas
      else { return nil }
      let size = canvas.size
      // A whole number of columns, so that none is half background.
      let scale = (size.width * min(canvas.scale, side / max(size.width, size.height))).rounded(.down) / size.width
      guard scale > 0, let golden = try? reload(scene, scale, text), let today = try? load(scene, scale) else {
        return nil
      }
      return (golden, today)
    }
    if json { Console.output(ResultsDocument.text(summary, mode: mode)) } else { finish(summary, places) }
    return summary
  }

  private var isPartial: Bool { !filter.isEmpty || shard != .whole || changedSince != nil || !mode.isEmpty }

  /// The scenes that are compared, in all the ways that they are drawn.
  private func chosen(
    of scenes: [DiscoveredScene], _ places: TestPlaces, _ load: (DiscoveredScene, Double?) throws(SceneError) -> Film
  ) throws(RenderError) -> [DiscoveredScene] {
    var fixed: [String] = []
    func modes(of scene: DiscoveredScene) -> [SceneMode] {
      // What cannot be read says so at every size.
      guard let sized = places.modes.first(where: { $0.textSize != nil }),
        (try? load(scene.drawn(in: sized), nil))?.scene.hasFixedSizes == true
      else { return places.modes }
      fixed.append(scene.path)
      return SceneMode.all(
        of: places.modes.map { mode in
          var mode = mode
          mode.textSize = nil
          return mode
        })
    }
    // A name is the scene's, unless a pattern says how it is drawn.
    func isAsked(_ scene: DiscoveredScene, _ drawn: DiscoveredScene) -> Bool {
      filter.isEmpty || filter.contains { ($0.contains("@") ? drawn : scene).matches($0) }
    }
    var chosen = scenes.flatMap { scene in
      modes(of: scene).map { scene.drawn(in: $0) }.filter { isAsked(scene, $0) }
    }
    if chosen.isEmpty {
      throw .usage("no scene is named like \(filter.map { "'\($0)'" }.joined(separator: " or "))")
    }
    if !telling.quiet { ReadingOptions.tellFixedSizes(of: fixed.filter(Set(chosen.map(\.path)).contains).sorted()) }
    if let changedSince {
      let changes = try GitChanges(since: changedSince)
      chosen = chosen.filter { scene in
        // What cannot be read may have changed in any way.
        guard let film = try? load(scene, nil) else { return true }
        return changes.touches(
          files: film.scene.files + [scene.path] + [places.modeFile].compactMap(\.self),
          folders: [FilePath.join(places.golden, scene.name)])
      }
    }
    return Array(chosen[shard.positions(of: chosen.count)])
  }

  /// Refuses to write what others read over what the run reads.
  private func spare(_ files: [String], _ places: TestPlaces) throws(RenderError) {
    let sources = SourceFiles(files + [places.modeFile].compactMap(\.self))
    for path in [junit, comment].compactMap(\.self) {
      try RenderError.onDisk(try sources.spare(path))
      guard FileSystem.exists(path), FileSystem.isInside(path, places.golden) else { continue }
      throw .input("cannot write \(path): it lies in \(places.golden), which this run reads")
    }
  }

  /// Writes what others read: a comment, a build server's file, GitHub's marks.
  private func write(
    _ summary: GoldenTestRun.Summary, _ seconds: [String: Double], _ cancellation: Cancellation,
    films: CommentPictures.Films
  ) throws(RenderError) {
    if let junit {
      try RenderError.onDisk(
        try FileSystem.write(
          Array(JUnitDocument.text(summary.results, seconds: seconds).utf8), toFileNamed: junit))
    }
    let document = MarkdownDocument(summary)
    if let comment {
      let folder = "\(comment).pictures"
      let pictures = try CommentPictures(
        of: document, to: folder, jobs: tolerance.threads, cancellation: cancellation, films: films)
      let address = commentPictures.map { $0.contains("?") || $0.hasSuffix("/") ? $0 : $0 + "/" }
      let text = document.text(pictures: pictures, at: address ?? "\(FilePath.name(of: folder))/")
      try RenderError.onDisk(try FileSystem.write(Array(text.utf8), toFileNamed: comment))
    }
    let environment = ProcessInfo.processInfo.environment
    guard environment["GITHUB_ACTIONS"] == "true" else { return }
    for line in GitHubAnnotations.lines(summary) { json ? Console.note(line) : Console.result(line) }
    guard let page = environment["GITHUB_STEP_SUMMARY"], !page.isEmpty,
      let handle = FileHandle(forWritingAtPath: page)
    else { return }
    defer { try? handle.close() }
    _ = try? handle.seekToEnd()
    try? handle.write(contentsOf: Data((document.text() + "\n").utf8))
  }

  private func finish(_ summary: GoldenTestRun.Summary, _ places: TestPlaces) {
    let failed = summary.count(.failed) + summary.count(.invalid) + summary.count(.recorded) > 0
    if !summary.orphans.isEmpty, !telling.quiet {
      Console.output(summary.hasPruned ? "orphans, removed:\n" : "orphans (--prune removes them):\n")
      for orphan in summary.orphans { Console.result("  \(orphan)") }
    }
    for line in ResultText.sharedCauses(summary) { Console.output(line + "\n") }
    let recorded = summary.results.filter { $0.outcome == .recorded }
    if !recorded.isEmpty {
      let size = recorded.reduce(0) { $0 + GoldenFolder(path: $1.golden).size }
      Console.output(
        "recorded \(recorded.count) golden\(recorded.count == 1 ? "" : "s") of \(Decimals.megabytes(size)): look at them, commit "
          + "them, and run again without recording; a recording run does not pass\n")
    }
    if summary.hasReport, failed || !telling.quiet {
      Console.result("report: \(places.report)/index.html")
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
