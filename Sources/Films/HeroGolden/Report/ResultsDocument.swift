import HeroJSON
import HeroRender

/// `results.json`: a run for programs.
package enum ResultsDocument {
  static let format = "herorender-results"
  /// Raised when a key changes its meaning or goes.
  static let version = 2
  static let fileName = SceneReport.results
  /// A scene's own part, beside its page.
  static let sceneFileName = SceneReport.result

  /// Numbers of a scene beyond this many are only counted: `actual/` and the golden have them all.
  private static let changeLimit = 24

  /// The document's text.
  package static func text(_ summary: GoldenSummary, mode: RecordMode) -> String {
    json(summary, mode: mode, environment: .current()).pretty(inlineDepth: 4)
  }

  static func json(_ summary: GoldenSummary, mode: RecordMode, environment: GoldenEnvironment) -> JSONValue {
    [
      "format": .string(format),
      "version": .integer(version),
      "record": .string(mode.rawValue),
      "environment": environment.librariesJSON,
      "fonts": environment.fontsJSON,
      "passed": .integer(summary.count(.passed)),
      "failed": .integer(summary.count(.failed)),
      "recorded": .integer(summary.count(.recorded)),
      "invalid": .integer(summary.count(.invalid)),
      "orphans": .array(summary.orphans.map { .string($0) }),
      "scenes": .array(summary.results.map(part)),
    ]
  }

  /// A scene's document without its numbers.
  private static func part(_ result: GoldenResult) -> JSONValue {
    let document = json(result)
    guard case .object(let members) = document else { return document }
    return .object(members.filter { $0.key != "traceChanges" })
  }

  static func json(_ result: GoldenResult) -> JSONValue {
    [
      "name": .string(result.name),
      "scene": .string(result.scene),
      "golden": .string(result.golden),
      "files": strings(result.files),
      "folder": .text(result.report == nil ? nil : result.name),
      "outcome": .string(result.outcome.rawValue),
      "acceptable": .bool(result.isAcceptable),
      "fps": .string(result.fps),
      "environmentChanges": strings(result.environmentChanges),
      "sceneChanged": .bool(result.isSceneChanged),
      "sceneChanges": .array(
        (result.sceneCauses?.causes ?? []).map { json($0, shows: true) }
          + (result.sceneCauses?.idle ?? []).map { json($0, shows: false) }),
      "failures": .array(
        result.failures.map { ["kind": .string($0.kind.rawValue), "message": .string($0.message)] }),
      "diagnostics": strings(result.diagnostics),
      "firstFrame": .text(result.firstFailure?.moment.name),
      "worstFrame": .text(result.worstFailure?.moment.name),
      "responsibleViews": strings(result.responsibleViews),
      "shifts": .array(
        result.shifts.map {
          ["view": .text($0.path), "frames": .integer($0.frames), "from": .integer($0.from)]
        }),
      "planChanges": .array(
        result.planChanges.map {
          [
            "transition": .integer($0.transition), "view": .text($0.path), "key": .string($0.key),
            "expected": .string($0.expected), "actual": .string($0.actual),
          ]
        }),
      "traceChangeCount": .integer(result.traceChanges.count),
      "traceChanges": .array(
        result.traceChanges.prefix(changeLimit).map {
          [
            "section": .string($0.section), "picture": .bool($0.isPicture), "layer": .string($0.layer),
            "key": .string($0.key), "expected": .string($0.expected), "actual": .string($0.actual),
          ]
        }),
      "frames": .array(result.frames.map(json)),
    ]
  }

  private static func json(_ cause: SceneCauses.Cause, shows: Bool) -> JSONValue {
    [
      "change": .string(cause.text), "file": .string(cause.file), "line": .whole(cause.line), "shows": .bool(shows),
      "frames": .whole(cause.frames),
    ]
  }

  private static func json(_ frame: FrameResult) -> JSONValue {
    [
      "name": .string(frame.moment.name), "label": .string(frame.moment.label), "time": .number(frame.moment.time),
      "status": .string(frame.status.rawValue), "xxh128": .string(frame.xxh128),
      "expectedXXH128": .text(frame.expectedXXH128), "changedPixels": .integer(frame.changedPixels),
      "antialiasedPixels": .integer(frame.antialiasedPixels), "pixels": .integer(frame.pixels),
      "changedAtThresholds": .object(
        zip(FrameResult.thresholds, frame.changedAtThresholds).map {
          .init(Decimals.compact($0), .integer($1))
        }),
      "owners": .array(frame.owners.map { ["view": .string($0.path), "pixels": .integer($0.pixels)] }),
    ]
  }

  private static func strings(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }
}
