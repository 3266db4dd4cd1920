import HeroFiles
import HeroModel
import HeroRender

/// A result as the terminal shows it.
package enum ResultText {
  /// Differences of numbers beyond this many are only counted.
  private static let changeLimit = 8

  /// `ok cascade/delay`, or everything that is known about a failure; without line breaks at the ends.
  package static func lines(_ result: GoldenResult) -> [String] {
    let lines =
      switch result.outcome {
      case .passed: environment(result, indent: "  ", before: "ok       \(result.name)")
      case .recorded: ["recorded \(result.name) → \(result.golden)"]
      case .invalid: ["INVALID  \(result.name)"] + result.diagnostics.map { "  \($0)" }
      case .failed: ["FAIL     \(result.name)"] + failure(result).map { "  \($0)" }
      }
    return lines.map(\.printable)
  }

  /// The lines that follow the name of a failed scene: environment, failures, frames, views, thresholds, shift, numbers, files.
  package static func failure(_ result: GoldenResult) -> [String] {
    var lines: [String] = []
    if !result.environmentChanges.isEmpty { lines.append(environmentLine(result)) }
    let isTold = result.failures.contains { $0.kind == .scene }
    if result.isSceneChanged, result.sceneCauses == nil {
      lines.append("the scene or an asset has changed since the golden was recorded")
    }
    lines += result.failures.filter { $0.kind == .scene }.map(\.message)
    lines += result.sceneCauses?.notes ?? []
    lines += result.failures.filter { $0.kind == .plan }.map { isTold ? "so \($0.message)" : $0.message }
    lines += consequences(result).map { "  \($0)" }
    lines += result.failures.filter { ![.scene, .plan].contains($0.kind) }.map(\.message)
    if let first = result.firstFailure, let worst = result.worstFailure, worst.status != .unexpected {
      lines.append("first: \(first.moment.label), worst: \(worst.moment.label)\(size(worst))")
      if !worst.owners.isEmpty {
        let owners = worst.owners.prefix(4).map { "\($0.path) (\($0.pixels) px)" }.joined(separator: ", ")
        let rest = worst.owners.count > 4 ? " and \(worst.owners.count - 4) more" : ""
        lines.append("responsible: \(owners)\(rest)")
      }
      if !worst.changedAtThresholds.isEmpty {
        let counts = zip(worst.changedAtThresholds, FrameResult.thresholds).map { "\($0) at \(Decimals.compact($1))" }
        lines.append("pixels that fail, by --threshold: \(counts.joined(separator: ", "))")
      }
    }
    if result.worstFailure?.owners.isEmpty ?? true, !result.responsibleViews.isEmpty {
      lines.append("responsible: \(result.responsibleViews.prefix(4).joined(separator: ", "))")
    }
    lines += result.shifts.map(\.text) + numbers(result)
    lines += files(result)
    return lines.map(\.printable)
  }

  /// What differs but the pixels: shifts in time, the plan, the numbers.
  static func details(_ result: GoldenResult) -> [String] {
    result.shifts.map(\.text) + consequences(result) + numbers(result)
  }

  /// What follows from the causes that the failures name.
  private static func consequences(_ result: GoldenResult) -> [String] {
    limited(result.planCauses.consequences.map { "so \($0.text)" }, "changes that follow", most: 4)
  }

  private static func numbers(_ result: GoldenResult) -> [String] {
    // Where the plan says why, a few numbers show where.
    limited(result.traceRuns.map(\.text), "numbers that differ", most: result.planChanges.isEmpty ? changeLimit : 3)
  }

  /// Causes that several scenes have, a line each: `3 scenes have one cause, assets/lamp.png is another file: bag, shop, sofa`.
  package static func sharedCauses(_ summary: GoldenSummary) -> [String] {
    var causes: [(text: String, scenes: [String])] = []
    for result in summary.results {
      for text in Set((result.sceneCauses?.causes ?? []).map(\.placedText)).sorted() {
        if let index = causes.firstIndex(where: { $0.text == text }) {
          causes[index].scenes.append(result.name)
        } else {
          causes.append((text, [result.name]))
        }
      }
    }
    return causes.filter { $0.scenes.count > 1 }.map { cause in
      "\(cause.scenes.count) scenes have one cause, \(cause.text): \(PathList.text(cause.scenes))".printable
    }
  }

  /// The last line of a run: `12 passed, 1 failed`.
  package static func summary(_ summary: GoldenSummary) -> String {
    var parts = ["\(summary.count(.passed)) passed"]
    for (outcome, word) in [(GoldenResult.Outcome.failed, "failed"), (.recorded, "recorded"), (.invalid, "invalid")]
    where summary.count(outcome) > 0 {
      parts.append("\(summary.count(outcome)) \(word)")
    }
    return parts.joined(separator: ", ")
  }

  private static func limited(_ lines: [String], _ title: String, most: Int) -> [String] {
    guard lines.count > most else { return lines }
    return lines.prefix(most) + ["… and \(lines.count - most) more \(title)"]
  }

  private static func size(_ frame: FrameResult) -> String {
    guard frame.changedPixels > 0 else { return "" }
    return " (\(frame.changedPixels) px, \(Decimals.compact(frame.changedRatio * 100, 3)) %)"
  }

  private static func files(_ result: GoldenResult) -> [String] {
    guard let report = result.report else { return [] }
    var lines: [String] = []
    if let worst = result.worstFailure {
      for kind in ["expected", "actual", "diff"] {
        let file = Files.join(Files.join(report, kind), worst.moment.file)
        if Files.exists(file) { lines.append("\(kind + String(repeating: " ", count: 8 - kind.count)) \(file)") }
      }
    }
    lines.append("report   \(Files.join(report, "index.html"))")
    if let command = acceptCommand(result) { lines.append("accept   \(command)") }
    return lines
  }

  /// The command that takes over today's frames of the scene, or of all that failed; nil where there is no golden to replace.
  static func acceptCommand(_ result: GoldenResult, namesScene: Bool = true) -> String? {
    guard result.isAcceptable, let report = result.report else { return nil }
    let root = report.hasSuffix("/" + result.name) ? String(report.dropLast(result.name.count + 1)) : report
    return (["herorender accept", ShellWord.quoted(root)] + (namesScene ? [ShellWord.quoted(result.name)] : []))
      .joined(separator: " ")
  }

  private static func environmentLine(_ result: GoldenResult) -> String {
    "environment differs from the golden's: \(result.environmentChanges.prefix(6).joined(separator: ", "))"
      + (result.environmentChanges.count > 6 ? " and \(result.environmentChanges.count - 6) more" : "")
  }

  private static func environment(_ result: GoldenResult, indent: String, before: String) -> [String] {
    [before] + (result.environmentChanges.isEmpty ? [] : [indent + environmentLine(result)])
  }
}
