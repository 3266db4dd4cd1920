import Foundation
import HeroBytes
import HeroGolden
import HeroModel
import HeroRender
import HeroScene
import TransitionEngine

/// Whether, and when, a snapshot is recorded.
public typealias RecordMode = HeroGolden.RecordMode
/// What may differ from a recorded snapshot.
public typealias Tolerance = HeroGolden.GoldenTolerance
/// Pixels that do not count.
public typealias PixelRegion = HeroGolden.PixelRegion

/// Asserts that a transition looks and moves as it was recorded; for Swift Testing and XCTest.
///
/// The golden is a folder in `__Snapshots__/<TestFile>/` beside the test file. A failure is recorded at the caller's line, with the first
/// and worst frame, the responsible view, and the folder of a report.
///
/// - Parameters:
///   - scene: The scene; a string literal is a file's path, relative to the test file's folder.
///   - snapshot: What is compared.
///   - name: Tells apart several snapshots of one test; without it they are numbered by their place in the test, so a call that runs
///     several times needs one.
///   - record: When to record; nil takes the nearest trait's mode, else `HERORENDER_RECORD`, else never. Never where `CI` is set.
///   - tolerance: What may differ. Default: nothing.
///   - goldens: The folder of the golden, in place of the one in `__Snapshots__`.
///   - goldenRoot: The folder above `goldens` whose `environment.json` lists what drew them; nil keeps that in each golden.
///   - fileID: Where a failure is recorded. Default: the call, as for the next four.
///   - filePath: The test file, beside which goldens lie.
///   - testName: The name of the golden's folder.
///   - line: Of the call.
///   - column: Of the call.
public func assertTransition(
  scene: TransitionScene, as snapshot: TransitionSnapshot, named name: String? = nil, record: RecordMode? = nil,
  tolerance: Tolerance = .exact, goldens: String? = nil, goldenRoot: String? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let place = CallPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  if let failure = transitionFailure(
    scene: scene, as: snapshot, named: name, record: record, tolerance: tolerance, goldens: goldens,
    goldenRoot: goldenRoot,
    testName: testName, place: place, environment: ProcessInfo.processInfo.environment)
  {
    IssueRecorder.record(failure, at: place)
  }
}

/// Why a transition is not as it was recorded; nil when it is.
func transitionFailure(
  scene: TransitionScene, as snapshot: TransitionSnapshot, named name: String?, record: RecordMode?,
  tolerance: Tolerance, goldens: String? = nil, goldenRoot: String? = nil, testName: String, place: CallPlace,
  environment: [String: String]
) -> String? {
  let snapshotName = SnapshotNames.shared.name(test: testName, named: name, place: place)
  let golden =
    goldens.map { GoldenFolder(path: $0, root: goldenRoot) }
    ?? GoldenFolder(path: "\(place.snapshotFolder)/\(snapshotName)", root: place.snapshotRoot)
  let title = "\(place.fileName)/\(snapshotName)"
  do {
    let (mode, _) = try RecordMode.resolved(record ?? RecordScope.mode, environment: environment)
    let film = try scene.film(testFolder: place.folder)
    let rate = snapshot.rate ?? .standard
    var subject = try GoldenSubject(film: film, rate: rate)
    subject.isWritten { SceneWriter.portableText(film.scene) }
    subject.replans { text in
      scene.film(of: text, testFolder: place.folder).flatMap { try? GoldenSubject(film: $0, rate: rate) }
    }
    let check = GoldenCheck(
      tolerance: try tolerance.naming(viewsOf: film.scene, file: title),
      jobs: ProcessInfo.processInfo.activeProcessorCount, selection: snapshot.selection,
      levels: snapshot.levels)
    if mode == .all || (mode == .missing && !golden.exists) {
      try check.record(subject, into: golden)
      return recorded(title, golden)
    }
    var result = GoldenResult(name: title, golden: golden.path)
    result.isAcceptable = false
    if let manifest = try? golden.manifest(),
      (manifest.selection, manifest.levels) != (snapshot.selection, snapshot.levels)
    {
      result.failures = [
        .otherSnapshot(
          expected:
            "\(manifest.selection.text), pixels \(manifest.levels.pixels.rawValue), trace \(manifest.levels.trace.rawValue)",
          actual:
            "\(snapshot.selection.text), pixels \(snapshot.levels.pixels.rawValue), trace \(snapshot.levels.trace.rawValue)"
        )
      ]
    }
    let root = reportRoot(environment, place)
    result = try check.compare(subject, with: golden, result: result, report: "\(root)/\(title)")
    guard result.outcome == .failed else { return nil }
    if mode == .failed {
      try check.record(subject, into: golden)
      return recorded(title, golden)
    }
    let report = try GoldenReport.write(result, root: root)
    return failure(result, report)
  } catch let error as SceneError {
    return "\(title): the scene cannot be used\n" + error.diagnostics.map { "  \($0.text)" }.joined(separator: "\n")
  } catch {
    return "\(title): \(error)"
  }
}

private func recorded(_ title: String, _ golden: GoldenFolder) -> String {
  """
  \(title): recorded \(golden.path)
    look at it, commit it, and run again without recording; a recording run does not pass
  """
}

private func failure(_ result: GoldenResult, _ report: String) -> String {
  let accept =
    "accept by recording: \(RecordMode.variable)=failed swift test, or record: .failed in the call or trait"
  let lines = ResultText.failure(result).map { "  \($0)" }
  return (["\(result.name) is not as recorded"] + lines + ["  \(accept)"]).joined(separator: "\n")
}

/// Where reports go: `HERORENDER_REPORT`, else a folder among the temporary files that other copies of the tests do not use.
private func reportRoot(_ environment: [String: String], _ place: CallPlace) -> String {
  if let folder = environment["HERORENDER_REPORT"], !folder.isEmpty { return folder }
  let name = "herorender-report-\(xxh128Hex(Array(place.folder.utf8)).prefix(8))"
  return FileManager.default.temporaryDirectory.appendingPathComponent(name).path
}
