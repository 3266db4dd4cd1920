import Foundation
import HeroBytes
import HeroFiles
import HeroImage
import HeroJSON
import HeroRender

/// `herorender diff`: two pictures, or two folders of them, held against each other.
package struct PictureFolderDiff: Sendable {
  /// What is expected: a PNG file or a folder.
  package var expected: String
  /// What is held against it.
  package var actual: String
  /// What may differ.
  package var tolerance: GoldenTolerance
  /// Threads, ≥ 1.
  package var jobs: Int
  /// What the report calls both sides. Default: their paths.
  package var titles: (expected: String, actual: String)?
  /// What both sides were drawn from. Default: nothing.
  package var sources: [String] = []

  package init(expected: String, actual: String, tolerance: GoldenTolerance = .exact, jobs: Int = 1) {
    self.expected = expected
    self.actual = actual
    self.tolerance = tolerance
    self.jobs = jobs
  }

  /// Compares and writes a report when something differs, or always with `keepsReport`.
  ///
  /// Pictures of two folders belong together by name. Numbers and plans are compared where both folders are goldens.
  ///
  /// - Throws: `RenderError.usage` when a side does not exist, is no picture, or the kinds differ.
  package func run(report: String, keepsReport: Bool = false) throws(RenderError) -> GoldenTestRun.Summary {
    let names = try pictureNames()
    try ReportWriter.clear(report, sparing: [expected, actual] + sources)
    try ReportWriter.begin(report)
    var result = GoldenResult(name: "diff", scene: titles?.actual ?? actual, golden: titles?.expected ?? expected)
    result.isAcceptable = false
    let folder = Files.join(report, result.name)
    let (old, new) = compareNumbers(&result)
    let (frames, problems) = try comparePictures(names, old, new, result.traceChanges, folder)
    result.frames = frames
    for problem in problems where !result.failures.contains(problem) { result.failures.append(problem) }
    let different = frames.filter { $0.status == .different }
    if let first = different.first, let worst = result.worstFailure {
      result.failures.append(
        .pixels(frames: different.count, of: frames.count, first: first.moment.label, worst: worst.moment.label))
    }
    if frames.contains(where: { $0.moment.label == $0.moment.name }) == false,
      let shift = TimeShift.find(
        expected: frames.map(\.expectedXXH128), actual: frames.map { $0.xxh128.isEmpty ? nil : $0.xxh128 })
    {
      result.shifts = [TimeShift(path: nil, frames: shift.frames, from: shift.from)]
    }
    result.outcome = result.failures.isEmpty ? .passed : .failed
    var summary = GoldenTestRun.Summary(results: [result], orphans: [], hasPruned: false, hasReport: false)
    guard result.outcome == .failed || keepsReport else {
      try Files.remove(report)
      return summary
    }
    result.report = folder
    try Files.makeFolder(folder)
    summary.results = [result]
    summary.hasReport = true
    try ReportWriter(folder: report).write(summary, mode: .never)
    return summary
  }

  private func pictureNames() throws(RenderError) -> [String] {
    for side in [expected, actual] where !Files.exists(side) { throw .usage("\(side) does not exist") }
    switch (Files.isFolder(expected), Files.isFolder(actual)) {
    case (false, false): return [""]
    case (true, true):
      let names = [(expected, actual), (actual, expected)].flatMap { folder, other in
        let names = (try? FileSystem.names(in: folder)) ?? []
        return names.filter { $0.lowercased().hasSuffix(".png") && !$0.hasPrefix(".") }
          + Self.elsewhere(folder, beside: other).keys
      }
      guard !names.isEmpty else { throw .usage("neither \(expected) nor \(actual) contains a PNG picture") }
      return Set(names).sorted()
    default: throw .usage("one of \(expected) and \(actual) is a folder, the other is not")
    }
  }

  private func compareNumbers(_ result: inout GoldenResult) -> (old: Trace?, new: Trace?) {
    let (old, new) = (GoldenFolder(path: expected), GoldenFolder(path: actual))
    if let left = try? old.unpacked(GoldenFolder.planFile), let right = try? new.unpacked(GoldenFolder.planFile),
      let left = try? JSONValue(parsing: left), let right = try? JSONValue(parsing: right)
    {
      result.planChanges = PlanComparison.changes(expected: left, actual: right)
    }
    if let left = try? old.manifest(), let right = try? new.manifest() {
      result.environmentChanges = right.environment.map { left.environmentChanges(to: $0) } ?? []
      result.isSceneChanged = left.version == right.version && left.film.sceneDigest != right.film.sceneDigest
    }
    guard let left = try? old.unpacked(GoldenFolder.traceFile), let right = try? new.unpacked(GoldenFolder.traceFile),
      let left = try? Trace(bytes: left), let right = try? Trace(bytes: right)
    else { return (nil, nil) }
    result.traceChanges = TraceComparison.changes(expected: left, actual: right) {
      tolerance.ignoredViews.contains($0)
    }
    if let first = result.traceRuns.first {
      result.failures.append(.trace(count: result.traceChanges.count, first: first.text))
    }
    return (left, right)
  }

  /// What became of one picture.
  private struct Verdict: Sendable {
    var frame: FrameResult
    var problem: GoldenFailure?
    var expected: [UInt8]?
    var actual: [UInt8]?
    var diff: [UInt8]?
  }

  private func comparePictures(
    _ names: [String], _ old: Trace?, _ new: Trace?, _ changes: [TraceChange], _ folder: String
  ) throws(RenderError) -> ([FrameResult], [GoldenFailure]) {
    let moments = names.map(Self.moment)
    let scale = (try? GoldenFolder(path: actual).manifest())?.film.canvas.scale ?? 1
    let sides = (expected, actual)
    let elsewhere = (Self.elsewhere(expected, beside: actual), Self.elsewhere(actual, beside: expected))
    let tolerance = tolerance
    var (frames, problems) = ([FrameResult](), [GoldenFailure]())
    try GoldenCheck(jobs: jobs).work(on: moments) { moment in
      let file = moment.name.isEmpty ? "" : moment.file
      return try Self.verdict(
        moment, (elsewhere.0[file] ?? Files.join(sides.0, file), elsewhere.1[file] ?? Files.join(sides.1, file)),
        tolerance, old, new, changes, scale)
    } deliver: { (moment, verdict) throws(RenderError) in
      frames.append(verdict.frame)
      if let problem = verdict.problem { problems.append(problem) }
      for (kind, bytes) in [("expected", verdict.expected), ("actual", verdict.actual), ("diff", verdict.diff)] {
        guard let bytes else { continue }
        try Files.makeFolder(Files.join(folder, kind))
        try Files.write(bytes, to: Files.join(Files.join(folder, kind), verdict.frame.moment.file))
      }
    }
    return (frames, problems)
  }

  /// Where pictures of a golden are that it has not in files of their own, by their names: in that of an equal one, or, as a report keeps of today's
  /// pictures only those that differ, in the other golden. Empty for other folders.
  private static func elsewhere(_ folder: String, beside other: String) -> [String: String] {
    let (own, partner) = (GoldenFolder(path: folder), GoldenFolder(path: other))
    guard let manifest = try? own.manifest(), manifest.levels.pixels == .png else { return [:] }
    let frames = (try? partner.manifest())?.frames ?? []
    let known = Dictionary(
      frames.compactMap { frame in frame.fileXXH128.map { ($0, frame.moment) } },
      uniquingKeysWith: { first, _ in first }
    )
    let pairs = manifest.frames.compactMap { frame -> (String, String)? in
      guard !Files.exists(own.file(frame.moment.file)) else { return nil }
      let equal = frame.fileXXH128.flatMap { known[$0] }.map(partner.picture(of:))
      let file = [own.picture(of: frame.moment), equal].compactMap(\.self).first(where: Files.exists)
      return file.map { (frame.moment.file, $0) }
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  private static func verdict(
    _ moment: GoldenMoment, _ files: (old: String, new: String), _ tolerance: GoldenTolerance, _ old: Trace?,
    _ new: Trace?, _ changes: [TraceChange], _ scale: Double
  ) throws -> Verdict {
    var named = moment
    if moment.name.isEmpty { (named.name, named.label) = ("picture", "the picture") }
    var verdict = Verdict(frame: FrameResult(moment: named, status: .unreadable, xxh128: ""))
    guard let left = read(files.old, &verdict), let right = read(files.new, &verdict) else { return verdict }
    (verdict.expected, verdict.actual) = (left.bytes, right.bytes)
    verdict.frame.expectedXXH128 = xxh128Hex(left.pixmap.bytes)
    verdict.frame.xxh128 = xxh128Hex(right.pixmap.bytes)
    verdict.frame.pixels = right.pixmap.width * right.pixmap.height
    verdict.frame.hasPictures = true
    if left.pixmap == right.pixmap {
      verdict.frame.status = .same
      return verdict
    }
    func layers(_ trace: Trace?) -> [ProjectedLayer] {
      guard let trace, let section = trace.moment(moment.name) else { return [] }
      return ProjectedLayer.layers(of: section, in: trace, scale: scale)
    }
    let pair = PicturePairing(
      expected: left.pixmap, actual: right.pixmap, tolerance: tolerance, expectedLayers: layers(old),
      actualLayers: layers(new),
      changedPaths: Set(changes.filter { $0.isPicture || $0.section == moment.name }.map(\.path)))
    guard let diff = pair.compare(into: &verdict.frame) else {
      verdict.problem = .wrongSize(
        expected: "\(left.pixmap.width)×\(left.pixmap.height)", actual: "\(right.pixmap.width)×\(right.pixmap.height)")
      return verdict
    }
    verdict.diff = try pair.file(of: diff)
    // Without layers there is nobody to name.
    if old == nil || new == nil { verdict.frame.owners = [] }
    return verdict
  }

  private static func read(_ file: String, _ verdict: inout Verdict) -> (bytes: [UInt8], pixmap: Pixmap)? {
    switch GoldenFolder.content(ofFile: file) {
    case .missing: verdict.problem = .unpaired(file)
    case .pointer: verdict.problem = .pointer(file: file)
    case .bytes(let bytes):
      do { return (bytes, try ImageDecoder.decode(bytes)) } catch {
        verdict.problem = .corrupt(file: file, reason: "it cannot be decoded: \(error)")
      }
    }
    return nil
  }

  private static func moment(_ file: String) -> GoldenMoment {
    let name = String(file.dropLast(".png".count))
    if let number = Trace.frameNumber(name) { return GoldenMoment(frame: number, time: 0) }
    return GoldenMoment(name: name, label: name, time: 0)
  }
}
