import HeroFiles
import HeroModel
import HeroRender
import TransitionEngine

/// `herorender test`: many scenes against their goldens.
package struct GoldenTestRun: Sendable {
  package var scenes: [DiscoveredScene]
  /// The folder of the goldens.
  package var golden: String
  /// The folder of the report.
  package var report: String
  /// When goldens are written.
  package var mode: RecordMode
  /// What is compared, and how; its tolerance is that of new goldens only, before `tolerance` is applied.
  package var check: GoldenCheck
  /// What is allowed in place of the golden's own tolerance. Default: nothing else.
  package var tolerance = ToleranceOverride()
  /// Pixels per point; nil: those that the golden was recorded at, and the scene's own for a new one. Default: nil.
  package var scale: Double?
  /// Frames per second; nil: the golden's own, and 60 for a new one.
  package var rate: FrameRate?
  /// Whether an existing golden that is recorded again takes `check`'s selection and levels. Default: false, it keeps its own.
  package var changesSelection = false
  /// Whether a report is written when everything passes. Default: false.
  package var reportsSuccess = false
  /// Whether a report has pages and pictures of what passed too. Default: false.
  package var keepsPassed = false
  /// The parts of the golden root that are searched for orphans; empty searches nothing. Default: nothing.
  package var orphanPrefixes: [String] = []
  /// Names of goldens that are no orphans, though no scene of the run has them. Default: none.
  package var otherGoldens: [String] = []
  /// Whether orphans are removed. Default: false.
  package var prunes = false
  /// Writes a scene as a scene file, for storyboards. Default: nobody can.
  package var writes: (@Sendable (Scene) -> String)?

  package init(
    scenes: [DiscoveredScene], golden: String, report: String, mode: RecordMode = .never,
    check: GoldenCheck = GoldenCheck(), rate: FrameRate? = nil
  ) {
    self.scenes = scenes
    self.golden = golden
    self.report = report
    self.mode = mode
    self.check = check
    self.rate = rate
  }

  /// What a run found.
  package typealias Summary = GoldenSummary

  /// Runs everything, several scenes at a time, and writes the report.
  ///
  /// - Parameters:
  ///   - load: Reads a scene as its cell says and plans its film at so many pixels per point, nil being the scene's own; called from
  ///     several threads at once.
  ///   - observe: Called after each scene, in their order.
  ///   - reload: Plans the same film of another text of its scene file, to find out what a change of that changes; called as `load` is. Default:
  ///     nobody can.
  /// - Throws: `RenderError` when the machine fails; a wrong scene is a result. `stopped` when the check is cancelled: then there is no report,
  ///   and goldens are the old ones or the new ones.
  package func run(
    load: @escaping @Sendable (DiscoveredScene, Double?) throws(SceneError) -> Film,
    observe: (GoldenResult) -> Void = { _ in },
    reload: (@Sendable (DiscoveredScene, Double?, [UInt8]) throws(SceneError) -> Film)? = nil
  ) throws(RenderError) -> Summary {
    // Comparing alone writes nothing that another scene could be read from.
    let read = mode == .never && !prunes ? nil : scenes.flatMap { files(of: $0, load) }
    try ReportWriter.clear(report, sparing: [golden] + (read ?? scenes.flatMap { files(of: $0, load) }))
    UnfinishedPaths.begin(report)
    defer { UnfinishedPaths.end(report) }
    try ReportWriter.begin(report)
    GoldenReplacement.tidy(
      foldersOf: scenes.map { Files.join(golden, $0.name) } + [Files.join(golden, EnvironmentList.fileName)])
    var results: [GoldenResult] = []
    var inner = self
    // A few scenes share the threads; many have one each, which spares them waiting for each other's frames.
    inner.check.jobs = max(1, check.jobs / max(1, scenes.count))
    let (one, scenes, sources) = (inner, scenes, read.map { SourceFiles($0) })
    do {
      _ = try FramePipeline(jobs: check.jobs).run(
        count: scenes.count, cancellation: check.cancellation,
        makeWorker: {
          { index -> GoldenResult? in
            // Scenes that are given up end one by one: nothing writes any more when all have.
            do { return try one.result(scenes[index], sparing: sources, load, reload) } catch RenderError.stopped {
              return nil
            }
          }
        },
        deliver: { (_, result: GoldenResult?) in
          guard let result else { return }
          results.append(result)
          observe(result)
        })
      if results.count < scenes.count { throw RenderError.stopped }
    } catch let error as RenderError {
      if case .stopped = error { try Files.remove(report) }
      throw error
    } catch {
      throw .environment("\(error)")
    }
    let orphans = self.orphans()
    if prunes {
      try spare(read ?? [], from: orphans)
      for orphan in orphans {
        // Goldens of scenes that are there may lie in the folder of one that is not.
        if Files.isFolder(orphan) { try GoldenFolder(path: orphan).remove() } else { try Files.remove(orphan) }
      }
      try pruneEnvironments()
    }
    var summary = Summary(results: results, orphans: orphans, hasPruned: prunes && !orphans.isEmpty, hasReport: false)
    if reportsSuccess
      || results.contains(where: { $0.outcome != .passed && ($0.report != nil || $0.outcome == .invalid) })
    {
      summary.hasReport = true
      try ReportWriter(folder: report).write(summary, mode: mode)
    } else {
      try Files.remove(report)
    }
    return summary
  }

  /// What a scene is read from.
  private func files(
    of scene: DiscoveredScene, _ load: (DiscoveredScene, Double?) throws(SceneError) -> Film
  ) -> [String] {
    (try? load(scene, nil))?.scene.files ?? [scene.path]
  }

  /// Refuses to remove what a scene is read from.
  private func spare(_ files: [String], from orphans: [String]) throws(RenderError) {
    let sources = SourceFiles(files)
    for orphan in orphans {
      try RenderError.onDisk(try sources.spare(orphan))
      guard let source = files.first(where: { FileSystem.isInside($0, orphan) }) else { continue }
      throw .input("cannot remove \(orphan): it holds \(source), which this run reads")
    }
  }

  /// - Parameter sources: What all scenes are read from; nil: this one's files alone count.
  private func result(
    _ scene: DiscoveredScene, sparing sources: SourceFiles?,
    _ load: (DiscoveredScene, Double?) throws(SceneError) -> Film,
    _ reload: (@Sendable (DiscoveredScene, Double?, [UInt8]) throws(SceneError) -> Film)?
  ) throws(RenderError) -> GoldenResult {
    let golden = GoldenFolder(path: Files.join(golden, scene.name), root: golden)
    var result = GoldenResult(name: scene.name, scene: scene.path, golden: golden.path)
    func invalid(_ error: SceneError) -> GoldenResult {
      result.outcome = .invalid
      result.diagnostics =
        error.diagnostics.map(\.text) + SceneCauses.notes(of: scene.path, since: golden)
      return result
    }
    let manifest = try? golden.manifest()
    let film: Film
    do throws(SceneError) { film = try load(scene, scale ?? manifest?.film.canvas.scale) } catch {
      return invalid(error)
    }
    result.files = film.scene.files
    var check = check
    do throws(SceneError) {
      check.tolerance = try tolerance.applied(to: manifest?.tolerance ?? check.tolerance)
        .naming(viewsOf: film.scene, file: scene.path)
    } catch {
      return invalid(error)
    }
    // Also where nothing is recorded today: what is compared may be accepted.
    do throws(RenderError) { try golden.spare(sources ?? SourceFiles(film.scene.files)) } catch {
      return invalid(SceneError([Diagnostic(file: scene.path, message: error.description)]))
    }
    let rate = rate ?? manifest?.film.fps ?? .standard
    let (own, canvas) = (scale, manifest?.film.canvas.scale)
    do throws(RenderError) {
      var subject = try GoldenSubject(film: film, rate: rate)
      if let writes { subject.isWritten { writes(film.scene) } }
      if let reload {
        subject.replans { text in
          (try? reload(scene, own ?? canvas, text)).flatMap { try? GoldenSubject(film: $0, rate: rate) }
        }
      }
      return try compared(subject, golden, manifest, check, result)
    } catch {
      guard let problem = SceneError(error, scene: film.scene, file: scene.path) else { throw error }
      return invalid(problem)
    }
  }

  private func compared(
    _ subject: GoldenSubject, _ golden: GoldenFolder, _ manifest: GoldenManifest?, _ asked: GoldenCheck,
    _ empty: GoldenResult
  ) throws(RenderError) -> GoldenResult {
    var result = empty
    var check = asked
    if !changesSelection, let manifest { (check.selection, check.levels) = (manifest.selection, manifest.levels) }
    if mode == .all || (mode == .missing && !golden.exists) {
      result.fps = subject.film.fps.description
      if !golden.exists { result.failures = [.missing(folder: golden.path)] }
      try check.record(subject, into: golden)
      result.outcome = .recorded
      return result
    }
    result = try check.compare(
      subject, with: golden, result: result, report: Files.join(report, result.name), keepsReport: keepsPassed)
    if result.outcome == .failed, mode == .failed {
      // With another rate, or other moments than the golden's, today's frames were not all drawn.
      try check.record(subject, into: golden)
      result.outcome = .recorded
    }
    return result
  }

  /// Takes environments off the list that no golden names any more.
  private func pruneEnvironments() throws(RenderError) {
    guard Files.exists(Files.join(golden, EnvironmentList.fileName)) else { return }
    var ids: Set<String> = []
    for name in SceneDiscovery.goldens(in: golden) {
      // What cannot be read may name any of them.
      guard let manifest = try? GoldenFolder(path: Files.join(golden, name)).manifest() else { return }
      if let id = manifest.environment?.id { ids.insert(id) }
    }
    try EnvironmentList.update(root: golden) { $0.keep(ids) }
  }

  private func orphans() -> [String] {
    let names = scenes.map(\.name)
    var orphans: [String] = []
    for prefix in orphanPrefixes {
      orphans += SceneDiscovery.orphans(golden: golden, names: names + otherGoldens, below: prefix).map {
        Files.join(golden, $0)
      }
    }
    for name in names {
      let folder = GoldenFolder(path: Files.join(golden, name))
      guard let manifest = try? folder.manifest() else { continue }
      orphans += folder.orphans(of: manifest).map { folder.file($0) }
    }
    var seen: Set<String> = []
    return orphans.filter { seen.insert($0).inserted }
  }
}
