import HeroFiles
import HeroGolden
import HeroJSON
import HeroModel
import HeroRender
import Synchronization
import TransitionEngine

/// A film's golden: what differs today, and taking today's frames over.
///
/// All is done by a run of `herorender test` for one scene, whose report lies in a temporary folder.
final class GoldenBeside: Sendable {
  /// The folder of reports.
  private let reports: String
  private let root: String
  private let last = Mutex<[Int: Look]>([:])
  /// One run at a time.
  private let access = Mutex(())

  /// What a run found of a film in a mode.
  struct Look: Sendable {
    fileprivate let shown: Variant
    fileprivate let scene: DiscoveredScene
    fileprivate let load: @Sendable (DiscoveredScene, Double?) throws(SceneError) -> Film
    let result: GoldenResult
    /// The run's report.
    fileprivate let report: String
  }

  init(root: String, folder: WorkFolder) {
    self.root = root
    reports = FilePath.join(folder.path, "goldens")
  }

  /// Compares a film, shown in a mode, with its golden of that mode, unless that was done of this variant. Blocks.
  func look(at film: PreviewFilm, in mode: SceneMode) throws(PreviewProblem) -> Look {
    try access.withLock { _ -> Result<Look, PreviewProblem> in
      Result { () throws(PreviewProblem) in try compare(film, mode) }
    }.get()
  }

  private func compare(_ film: PreviewFilm, _ mode: SceneMode) throws(PreviewProblem) -> Look {
    let status = film.status
    guard let saved = status.saved, status.errors.isEmpty else { throw PreviewProblem(409, "the file has errors") }
    let shown = try film.drawn(saved, in: mode)
    if let known = last.withLock({ $0[film.id] }), known.shown.id == shown.id { return known }
    let report = FilePath.join(reports, "\(film.id)")
    let (scene, options) = (Self.scene(film, shown, mode), film.options)
    let load = { @Sendable (scene: DiscoveredScene, scale: Double?) throws(SceneError) -> Film in
      var request = SceneRequest(path: scene.path, scale: scale)
      request.mode = mode
      return try Film(scene: options.read(request), file: scene.path)
    }
    var run = GoldenTestRun(
      scenes: [scene], golden: root, report: report, check: GoldenCheck(jobs: options.threads))
    (run.reportsSuccess, run.keepsPassed) = (true, true)
    do throws(RenderError) {
      let summary = try run.run(load: load)
      guard let result = summary.results.first else { throw .environment("nothing was compared") }
      let look = Look(shown: shown, scene: scene, load: load, result: result, report: report)
      last.withLock { $0[film.id] = look }
      return look
    } catch {
      throw PreviewProblem(422, error.description)
    }
  }

  /// Replaces the golden by today's frames, or records it where there is none. Blocks.
  func accept(_ film: PreviewFilm, in mode: SceneMode) throws(PreviewProblem) {
    let look = try look(at: film, in: mode)
    do throws(RenderError) {
      if GoldenFolder(path: look.result.golden, root: root).exists {
        if look.result.outcome == .failed { try Acceptance(report: look.report).accept([look.result.name]) }
      } else {
        var run = GoldenTestRun(
          scenes: [look.scene], golden: root, report: look.report,
          mode: .missing, check: GoldenCheck(jobs: film.options.threads))
        run.reportsSuccess = false
        _ = try run.run(load: look.load)
      }
    } catch {
      throw PreviewProblem(422, error.description)
    }
    last.withLock { $0[film.id] = nil }
  }

  /// As `herorender test` names its golden in a mode over the preview's own.
  private static func scene(_ film: PreviewFilm, _ shown: Variant, _ mode: SceneMode) -> DiscoveredScene {
    var mode = film.options.mode.with(mode)
    if shown.film.scene.hasFixedSizes { mode.textSize = nil }
    return DiscoveredScene(path: film.path, name: film.name).drawn(in: mode)
  }

  /// A picture of the golden, or of what differs, as a PNG; nil when there is none.
  func picture(
    _ index: Int, isDifference: Bool, of film: PreviewFilm, in mode: SceneMode
  ) throws(PreviewProblem) -> [UInt8]? {
    let look = try look(at: film, in: mode)
    guard look.result.frames.indices.contains(index) else { return nil }
    let moment = look.result.frames[index].moment
    if !isDifference { return FileSystem.bytes(of: GoldenFolder(path: look.result.golden).picture(of: moment)) }
    return look.result.report.flatMap { FileSystem.bytes(of: "\($0)/diff/\(moment.file)") }
  }

  /// What the page receives.
  func document(_ film: PreviewFilm, in mode: SceneMode) throws(PreviewProblem) -> JSONValue {
    let look = try look(at: film, in: mode)
    let clock = look.shown.clock
    let isMissing = !GoldenFolder(path: look.result.golden, root: root).exists
    return [
      "version": .integer(1), "outcome": .string(isMissing ? "new" : look.result.outcome.rawValue),
      "golden": .string(look.result.golden),
      "frames": .array(
        look.result.frames.enumerated().map { index, frame in
          let rate = clock.rate
          let nearest = Int((frame.moment.time * Double(rate.numerator) / Double(rate.denominator)).rounded())
          return [
            "index": .integer(index), "name": .string(frame.moment.name), "label": .string(frame.moment.label),
            "time": .number(frame.moment.time), "frame": .integer(min(nearest, clock.lastFrame)),
            "status": .string(isMissing ? "new" : Self.status(frame.status)), "difference": .number(frame.changedRatio),
            "views": .array(frame.owners.map { .string($0.path) }),
          ]
        }),
      "failures": .array(look.result.failures.map { .string($0.message) }),
    ]
  }

  private static func status(_ status: FrameResult.Status) -> String {
    switch status {
    case .same, .tolerated: "same"
    case .different, .otherHash: "different"
    case .unreadable: "missing"
    case .unexpected: "new"
    }
  }
}
