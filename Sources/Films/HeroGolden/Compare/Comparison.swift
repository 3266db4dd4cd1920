import HeroBytes
import HeroFiles
import HeroJSON
import HeroRender

/// One comparison under way.
struct Comparison {
  let check: GoldenCheck
  let subject: GoldenSubject
  let golden: GoldenFolder
  var result: GoldenResult
  /// The scene's folder in the report.
  let report: String
  var keepsReport = false

  private var manifest: GoldenManifest?
  private var expectedTrace: Trace?
  private var actualTrace: Trace?
  private var moments: [GoldenMoment] = []
  private var actualFrames: [GoldenManifest.Frame] = []
  private var judge: FrameJudge?

  init(check: GoldenCheck, subject: GoldenSubject, golden: GoldenFolder, result: GoldenResult, report: String) {
    self.check = check
    self.subject = subject
    self.golden = golden
    self.result = result
    self.report = report
  }

  /// More causes than this are only counted.
  private static let causeLimit = 3

  /// Where the scene says something of its views, by the name that the user gave it.
  private var lines: ViewLines {
    var lines = subject.lines
    if !result.scene.isEmpty { lines.file = result.scene }
    return lines
  }

  private var selection: GoldenSelection { manifest?.selection ?? check.selection }
  private var levels: GoldenLevels { manifest?.levels ?? check.levels }
  private var actual: GoldenFolder { GoldenFolder(path: Files.join(report, "actual")) }

  mutating func run() throws(RenderError) -> GoldenResult {
    result.fps = subject.film.fps.description
    try clearReport()
    loadManifest()
    checkFilm()
    try chooseMoments()
    // Without that level too: layers are needed to ignore views and to name owners.
    actualTrace = subject.trace(moments, level: levels.trace == .none ? .moments : levels.trace)
    compareNumbers()
    try comparePictures()
    findSceneCauses()
    leadWithPlan()
    leadWithScene()
    findShifts()
    result.outcome = result.failures.isEmpty ? .passed : .failed
    if result.outcome == .failed || keepsReport {
      try keepTolerated()
      try finishReport()
      result.report = report
    } else {
      try clearReport()
    }
    return result
  }

  /// Removes what the scene's folder holds of it; the reports of scenes in a folder of the same name stay.
  private func clearReport() throws(RenderError) {
    for name in SceneReport.names { try Files.remove(Files.join(report, name)) }
    try RenderError.onDisk(try FileSystem.removeFolderIfEmpty(report))
  }

  // MARK: - The film

  private mutating func loadManifest() {
    let file = golden.file(GoldenFolder.manifestFile)
    switch golden.content(GoldenFolder.manifestFile) {
    case .missing: result.failures.append(.missing(folder: golden.path))
    case .pointer: result.failures.append(.pointer(file: file))
    case .bytes(let bytes):
      do throws(GoldenFormatError) {
        let manifest = try golden.manifest(bytes)
        self.manifest = manifest
        result.environmentChanges = manifest.environmentChanges(to: subject.environment)
        result.isSceneChanged =
          manifest.version == GoldenManifest.version && manifest.film.sceneDigest != subject.film.sceneDigest
      } catch {
        result.failures.append(.corrupt(file: file, reason: error.reason))
      }
    }
  }

  private mutating func checkFilm() {
    guard let film = manifest?.film else { return }
    if film.fps != subject.film.fps {
      result.failures.append(.wrongRate(expected: film.fps, actual: subject.film.fps))
    }
    let (old, new) = (film.canvas, subject.film.canvas)
    if (old.pixelWidth, old.pixelHeight) != (new.pixelWidth, new.pixelHeight) {
      result.failures.append(
        .wrongSize(expected: "\(old.pixelWidth)×\(old.pixelHeight)", actual: "\(new.pixelWidth)×\(new.pixelHeight)"))
    }
    if film.fps == subject.film.fps, film.frameCount != subject.film.frameCount {
      result.failures.append(.wrongFrameCount(expected: film.frameCount, actual: subject.film.frameCount))
    }
  }

  private mutating func chooseMoments() throws(RenderError) {
    do throws(RenderError) {
      moments = try selection.moments(
        clock: subject.clock, transitions: subject.transitions, limit: check.maxFrames)
    } catch {
      // The film has become too short for the golden's frames: what is left of them is compared.
      guard let manifest else { throw error }
      let clock = subject.clock
      moments = manifest.frames.compactMap { frame in
        guard let number = Trace.frameNumber(frame.moment.name), number < clock.frameCount else { return nil }
        return GoldenMoment(frame: number, time: clock.time(ofFrame: number))
      }
    }
    if let manifest, levels.pixels != .none, manifest.frames.map(\.moment.name) != moments.map(\.name),
      !result.failures.contains(where: { $0.kind == .wrongFrameCount || $0.kind == .wrongRate })
    {
      result.failures.append(.wrongPictures(expected: manifest.frames.count, actual: moments.count))
    }
  }

  // MARK: - Numbers

  private mutating func compareNumbers() {
    guard manifest != nil else { return }
    if let bytes = try? golden.unpacked(GoldenFolder.planFile), let plan = try? JSONValue(parsing: bytes) {
      result.planChanges = PlanComparison.changes(expected: plan, actual: subject.plan, lines: lines)
    }
    guard levels.trace != .none, let actualTrace else { return }
    do throws(GoldenFormatError) {
      switch try golden.unpackedContent(GoldenFolder.traceFile) {
      case .missing: result.failures.append(.missingFile(golden.place(of: GoldenFolder.traceFile)))
      case .pointer: result.failures.append(.pointer(file: golden.place(of: GoldenFolder.traceFile)))
      case .bytes(let lines): compare(try Trace(bytes: lines), with: actualTrace)
      }
    } catch {
      result.failures.append(.corrupt(file: golden.place(of: GoldenFolder.traceFile), reason: error.reason))
    }
  }

  private mutating func compare(_ expected: Trace, with actualTrace: Trace) {
    expectedTrace = expected
    let ignored = check.tolerance.ignoredViews
    result.traceChanges = TraceComparison.changes(expected: expected, actual: actualTrace) { ignored.contains($0) }
    if let first = result.traceRuns.first?.text(lines) {
      result.failures.append(.trace(count: result.traceChanges.count, first: first))
    }
    if !expected.moments.isEmpty || !actualTrace.moments.isEmpty, levels.pixels == .none, result.failures.isEmpty,
      expected.moments.map(\.name) != actualTrace.moments.map(\.name)
    {
      result.failures.append(.wrongPictures(expected: expected.moments.count, actual: actualTrace.moments.count))
    }
  }

  /// Says first what of the plan has changed, because everything else follows from it.
  private mutating func leadWithPlan() {
    // Words that the scene's own changes tell are told once.
    let causes = result.planCauses.causes.filter { isLedByPlan || !$0.isOfModifiers }
    guard !result.failures.isEmpty, !causes.isEmpty else { return }
    var rest = result.failures
    var lead = causes.prefix(Self.causeLimit).map { GoldenFailure.plan($0.text) }
    if causes.count > Self.causeLimit {
      lead.append(.plan("and \(causes.count - Self.causeLimit) more of the plan"))
    }
    for case .wrongFrameCount(let expected, let actual, _) in result.failures {
      lead.append(.wrongFrameCount(expected: expected, actual: actual, followsPlan: true))
      rest.removeAll { $0.kind == .wrongFrameCount }
    }
    result.failures = lead + rest
  }

  /// Looks for what of the scene file has changed.
  private mutating func findSceneCauses() {
    guard !result.failures.isEmpty, let new = subject.source, let packed = golden.scene,
      let old = SceneSource(packed: packed)
    else { return }
    result.sceneCauses = SceneCauses(
      from: old, to: new, file: lines.file, text: subject.files.first.flatMap { FileSystem.bytes(of: $0) },
      // A film that cannot be drawn as it was tells nothing.
      trials: trials, differing: { (try? differing(subject.planned?($0))) ?? nil })
    guard result.sceneCauses != nil, let before = subject.planned?(old.document) else { return }
    for (one, other) in zip(before.transitions, subject.transitions) {
      guard let gesture = other.gesture, let past = one.gesture, gesture.finishes != past.finishes else { continue }
      result.sceneCauses?.gestures.append(
        "so the finger now \(gesture.finishes ? "finishes" : "cancels") transition \(other.index): it lets go at progress "
          + Decimals.compact(gesture.progress, 2))
    }
  }

  /// Says before anything else what of the scene file has changed, where the plan does not say it more finely.
  private mutating func leadWithScene() {
    guard let causes = result.sceneCauses, !result.failures.isEmpty, !isLedByPlan else { return }
    result.failures =
      SceneCauses.first(causes.lines).map { GoldenFailure.scene($0) }
      + result.failures.map { failure in
        guard case .wrongFrameCount(let expected, let actual, _) = failure else { return failure }
        return .wrongFrameCount(expected: expected, actual: actual, followsPlan: true)
      }
  }

  /// Whether words of modifiers alone have changed, which the plan names one by one.
  private var isLedByPlan: Bool {
    guard let causes = result.sceneCauses else { return true }
    return causes.isOfModifiers && result.planCauses.causes.contains(where: \.isOfModifiers)
  }

  /// Films that are planned again to find causes, at most: fewer of long ones with many layers.
  private var trials: Int {
    let lines = expectedTrace?.moments.reduce(0) { $0 + $1.lines.count } ?? 0
    return min(25, max(2, 1_000_000 / max(lines, 1)))
  }

  /// How many frames and moments of a film have other numbers than the golden's, and at least by how many it is longer or shorter; where the
  /// golden has no numbers, how many pictures.
  private func differing(_ film: GoldenSubject?) throws -> Int? {
    guard let film, let manifest else { return nil }
    let moments = try selection.moments(clock: film.clock, transitions: film.transitions, limit: check.maxFrames)
    let frames = film.film.fps == manifest.film.fps ? abs(film.film.frameCount - manifest.film.frameCount) : 0
    if let expectedTrace, let trace = film.trace(moments, level: levels.trace) {
      let changes = TraceComparison.changes(expected: expectedTrace, actual: trace) {
        check.tolerance.ignoredViews.contains($0)
      }
      let (old, new) = (Set(expectedTrace.moments.map(\.name)), Set(trace.moments.map(\.name)))
      return max(frames, Set(changes.map(\.section)).union(old.symmetricDifference(new)).count)
    }
    let old = Dictionary(manifest.frames.map { ($0.moment.name, $0.xxh128) }, uniquingKeysWith: { first, _ in first })
    let new = try moments.filter { old[$0.name] != xxh128Hex(try film.draw(film.tree($0.time)).bytes) }
    return max(frames, new.count + Set(old.keys).subtracting(moments.map(\.name)).count)
  }

  // MARK: - Pictures

  private mutating func comparePictures() throws(RenderError) {
    guard levels.pixels != .none else { return }
    let entries = Dictionary(
      (manifest?.frames ?? []).map { ($0.moment.name, $0) }, uniquingKeysWith: { first, _ in first })
    let judge = FrameJudge(
      subject: subject, golden: golden, tolerance: check.tolerance, levels: levels, entries: entries,
      files: manifest?.pictureFiles ?? [:],
      expectedTrace: expectedTrace,
      actualTrace: actualTrace, changes: result.traceChanges, keepsPictures: keepsReport)
    self.judge = judge
    try check.work(on: moments) {
      try judge.judge($0)
    } deliver: { (moment, verdict) throws(RenderError) in
      result.frames.append(verdict.result)
      if let problem = verdict.problem, !result.failures.contains(problem) { result.failures.append(problem) }
      actualFrames.append(try keep(verdict, of: moment))
    }
    // Frames that are no longer in the film must be whole too, or nobody would notice.
    summarize()
  }

  /// Draws what a failing scene's report needs of frames that passed within the tolerance: until now nobody wanted to see them.
  private mutating func keepTolerated() throws(RenderError) {
    guard var judge, !keepsReport else { return }
    judge.keepsPictures = true
    let places = result.frames.indices.filter { result.frames[$0].status == .tolerated }
    var done = places.makeIterator()
    try check.work(on: places.map { result.frames[$0].moment }) { [judge] in
      try judge.judge($0)
    } deliver: { (moment, verdict) throws(RenderError) in
      guard let place = done.next() else { return }
      result.frames[place] = verdict.result
      actualFrames[place] = try keep(verdict, of: moment)
    }
  }

  /// Writes a verdict's pictures and returns what the manifest of today says of them.
  private func keep(_ verdict: FrameJudge.Verdict, of moment: GoldenMoment) throws(RenderError) -> GoldenManifest.Frame
  {
    if let png = verdict.actual { try write(png, "actual", moment.file) }
    if let png = verdict.expected { try write(png, "expected", moment.file) }
    if let png = verdict.diff { try write(png, "diff", moment.file) }
    let file = verdict.actual.map(xxh128Hex) ?? verdict.goldenFileXXH128
    return GoldenManifest.Frame(
      moment: moment, xxh128: verdict.result.xxh128, fileXXH128: levels.pixels == .png ? file : nil)
  }

  private mutating func summarize() {
    let different = result.frames.filter { $0.status == .different }
    if let first = different.first, let worst = result.worstFailure {
      result.failures.append(
        .pixels(
          frames: different.count, of: result.frames.count, first: first.moment.label, worst: worst.moment.label))
    }
    let hashes = result.frames.filter { $0.status == .otherHash }
    if let first = hashes.first {
      result.failures.append(
        .hashes(frames: hashes.count, of: result.frames.count, first: first.moment.label))
    }
  }

  private func write(_ png: [UInt8], _ folder: String, _ name: String) throws(RenderError) {
    let folder = Files.join(report, folder)
    if !Files.isFolder(folder) { try Files.makeFolder(folder) }
    try Files.write(png, to: Files.join(folder, name))
  }

  // MARK: - Time

  private mutating func findShifts() {
    guard !result.failures.isEmpty, let manifest, manifest.film.fps == subject.film.fps else { return }
    if manifest.selection == .frames(nil), levels.pixels != .none {
      let found = TimeShift.find(expected: manifest.frames.map(\.xxh128), actual: result.frames.map(\.xxh128))
      if let found {
        result.shifts = [TimeShift(path: nil, frames: found.frames, from: found.from)]
        return
      }
    }
    if let expectedTrace, let actualTrace, levels.trace == .all {
      result.shifts = TraceShifts.find(expected: expectedTrace, actual: actualTrace, changes: result.traceChanges)
    }
  }

  // MARK: - Report

  /// Makes `actual/` a golden that can take the place of this one; pictures that this one has stay there.
  private func finishReport() throws(RenderError) {
    try Files.makeFolder(actual.path)
    let manifest = GoldenManifest(
      film: subject.film, environment: subject.environment, selection: selection, levels: levels,
      tolerance: manifest?.tolerance ?? check.tolerance, frames: actualFrames)
    // Written by hand: clearing away what is not listed would take the pictures of hash-only goldens.
    if levels.trace != .none, let actualTrace {
      try Files.write(Gzip.pack(Array(actualTrace.text.utf8)), to: actual.file(GoldenFolder.traceFile))
    }
    try Files.write(Gzip.pack(Array(subject.planText.utf8)), to: actual.file(GoldenFolder.planFile))
    if let scene = subject.source?.packed { try Files.write(scene, to: actual.file(GoldenFolder.sceneFile)) }
    try Files.write(Array(manifest.text.utf8), to: actual.file(GoldenFolder.manifestFile))
  }
}

/// What the folder of a scene's report holds.
enum SceneReport {
  /// The page.
  static let page = "index.html"
  /// The scene's part of the results.
  static let result = "result.json"
  /// All results, where the scene was compared alone.
  static let results = "results.json"

  static var names: [String] { ["expected", "actual", "diff", page, result, results] }
}
