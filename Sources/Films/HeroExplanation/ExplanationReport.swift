import Foundation
import HeroImage
import HeroInspection
import HeroJSON
import HeroModel
import HeroRender

/// Answers as text, JSON and SARIF.
package struct ExplanationReport: Sendable {
  let findings: [Finding]
  let clock: FrameClock
  let file: String

  /// Prepares to print.
  ///
  /// - Parameters:
  ///   - findings: In the order of the report.
  ///   - clock: Counts the frames.
  ///   - file: The scene as the user named it.
  package init(_ findings: [Finding], clock: FrameClock, file: String) {
    self.findings = findings
    self.clock = clock
    self.file = file
  }

  /// First and last frame that show what an answer is of; the nearest one where no frame falls in its time.
  func frames(_ finding: Finding) -> ClosedRange<Int> {
    let rate = Double(clock.rate.numerator) / Double(clock.rate.denominator)
    let first = min(Int((finding.start * rate - 1e-6).rounded(.up)), clock.lastFrame)
    let last = min(Int((finding.end * rate + 1e-6).rounded(.down)), clock.lastFrame)
    return first...max(first, last)
  }

  /// A block for each: place, what happens, when, what to change, in Swift too; `pictures` are files by answer.
  package func text(pictures: [String?] = []) -> String {
    findings.enumerated().map { index, finding in
      let place = finding.location.line > 0 ? "\(file):\(finding.location.line):\(finding.location.column)" : file
      let subject = finding.view.map { "\($0): " } ?? ""
      let frames = frames(finding)
      var lines = ["\(place): \(finding.rule.rawValue): \(subject)\(RuleBook.explaining(finding.message))"]
      lines.append(
        "  when    \(Decimals.fixed(finding.start, 3))–\(Decimals.fixed(finding.end, 3)) s, frames \(frames.lowerBound)–\(frames.upperBound)"
      )
      lines.append("  change  \(finding.change)")
      if let swift = finding.swift { lines.append("  Swift   \(swift)") }
      if let rules = links(finding) { lines.append("  why     \(rules)") }
      if pictures.indices.contains(index), let picture = pictures[index] { lines.append("  picture \(picture)") }
      return lines.map { $0.printable + "\n" }.joined()
    }.joined(separator: "\n")
  }

  /// Where the rules of an answer stand.
  private func links(_ finding: Finding) -> String? {
    let rules = finding.message.matches(of: #/\b[A-Z]\d\b/#).map { String($0.output).lowercased() }
    guard !rules.isEmpty else { return nil }
    return rules.map { "docs/semantics.md#\($0)" }.joined(separator: " ")
  }

  /// `{"version": 1, "findings": [{"rule", "view", "start", "end", "frames", "message", "change", "swift", "picture"}]}`; `pictures`
  /// are paths or data URIs by answer.
  package func json(pictures: [String?]) -> JSONValue {
    [
      "version": .integer(1),
      "findings": .array(
        findings.enumerated().map { index, finding in
          let frames = frames(finding)
          return [
            "rule": .string(finding.rule.rawValue), "view": .text(finding.view), "start": .number(finding.start),
            "end": .number(finding.end), "frames": .array([.integer(frames.lowerBound), .integer(frames.upperBound)]),
            "message": .string(RuleBook.explaining(finding.message)), "change": .string(finding.change),
            "swift": .text(finding.swift),
            "picture": .text(pictures.indices.contains(index) ? pictures[index] : nil),
          ]
        }),
    ]
  }

  /// A SARIF 2.1.0 log, which code hosts show beside the lines.
  package var sarif: JSONValue {
    LintReport.sarif(
      rules: Finding.Rule.allCases.map { ($0.rawValue, $0.summary) },
      results: findings.map { finding in
        LintReport.SARIFResult(
          rule: finding.rule.rawValue,
          text: (finding.view.map { "\($0): " } ?? "") + RuleBook.explaining(finding.message) + "; change: "
            + finding.change,
          location: finding.location, file: file)
      })
  }
}
