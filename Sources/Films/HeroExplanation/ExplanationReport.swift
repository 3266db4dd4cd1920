import Foundation
import HeroImage
import HeroInspection
import HeroJSON
import HeroModel
import HeroRender

/// Answers as text, JSON and SARIF.
package struct ExplanationReport: Sendable {
  let findings: [Finding]
  let explainer: Explainer
  let clock: FrameClock
  private var file: String { explainer.file }

  /// Prepares to print findings in this order; the explainer's file is the scene as the user named it.
  package init(_ findings: [Finding], by explainer: Explainer, clock: FrameClock) {
    (self.findings, self.explainer, self.clock) = (findings, explainer, clock)
  }

  /// First and last frame that show what an answer is of; the nearest one where no frame falls in its time.
  func frames(_ finding: Finding) -> ClosedRange<Int> {
    let rate = Double(clock.rate.numerator) / Double(clock.rate.denominator)
    let first = min(Int((finding.start * rate - 1e-6).rounded(.up)), clock.lastFrame)
    let last = min(Int((finding.end * rate + 1e-6).rounded(.down)), clock.lastFrame)
    return first...max(first, last)
  }

  /// An answer as people read it.
  package struct Block: Sendable {
    package let isFault: Bool
    package let location: SourceLocation
    package let rule: String
    /// What happens to which view, and why.
    package let sentence: String
    /// Those that it comes from.
    package let words: [SceneWord]
    /// When, what to change, in Swift too, why, and a picture's file; labels are filled up to a column.
    package let rows: [(label: String, text: String)]
  }

  /// A block for each; `pictures` are files by answer.
  package func blocks(pictures: [String?] = []) -> [Block] {
    findings.enumerated().map { index, finding in
      let frames = frames(finding)
      var rows = [
        (
          label: "when",
          text: "\(Decimals.fixed(finding.start, 3))–\(Decimals.fixed(finding.end, 3)) s, "
            + "frames \(frames.lowerBound)–\(frames.upperBound)"
        ), (label: "change", text: finding.change),
      ]
      if let swift = finding.swift { rows.append(("Swift", swift)) }
      if let rules = links(finding) { rows.append(("why", rules)) }
      if pictures.indices.contains(index), let picture = pictures[index] { rows.append(("picture", picture)) }
      return Block(
        isFault: finding.rule != .defaultAnimation, location: finding.location, rule: finding.rule.rawValue,
        sentence: sentence(finding), words: finding.words,
        rows: rows.map { ($0.label.padding(toLength: 8, withPad: " ", startingAt: 0), $0.text) })
    }
  }

  /// The blocks as lines that begin with a place.
  package func text(pictures: [String?] = []) -> String {
    blocks(pictures: pictures).map { block in
      let (line, column) = (block.location.line, block.location.column)
      let place = line > 0 ? "\(file):\(line):\(column)" : file
      let rows = block.rows.map { "  \($0.label)\($0.text)" }
      return (["\(place): \(block.rule): \(block.sentence)"] + rows).map { $0.printable + "\n" }.joined()
    }.joined(separator: "\n")
  }

  private func sentence(_ finding: Finding) -> String {
    (finding.view.map { "\($0): " } ?? "") + RuleBook.explaining(finding.message)
  }

  /// Where the rules of an answer stand.
  private func links(_ finding: Finding) -> String? {
    let rules = finding.message.matches(of: #/\b[A-Z]\d\b/#).map { String($0.output).lowercased() }
    guard !rules.isEmpty else { return nil }
    return rules.map { "docs/semantics.md#\($0)" }.joined(separator: " ")
  }

  /// `{"version": 1, "findings": [{"rule", "view", "line", "column", "transition", "start", "end", "frames", "message", "words", "area",
  /// "change", "swift", "edits", "picture"}], "leftOut": [text]}`; `pictures` are paths or data URIs by answer.
  package func json(pictures: [String?]) -> JSONValue {
    [
      "version": .integer(1),
      "findings": .array(
        findings.enumerated().map { index, finding in
          let frames = frames(finding)
          let words = finding.words.map { word -> JSONValue in
            [
              "word": .string(word.written), "view": .text(word.subject), "line": .line(word.location),
              "column": .column(word.location),
            ]
          }
          let edits = explainer.modifiers(in: finding)?.map { edit -> JSONValue in
            ["view": .string(edit.view), "modifiers": .string(edit.modifiers.map(\.text).joined(separator: " "))]
          }
          return [
            "rule": .string(finding.rule.rawValue), "view": .text(finding.view), "line": .line(finding.location),
            "column": .column(finding.location), "transition": .whole(finding.identity.transition),
            "start": .number(finding.start), "end": .number(finding.end),
            "frames": .array([.integer(frames.lowerBound), .integer(frames.upperBound)]),
            "message": .string(RuleBook.explaining(finding.message)), "words": .array(words),
            "area": finding.box.map { .numbers([$0.minX, $0.minY, $0.size.width, $0.size.height]) } ?? .null,
            "change": .string(finding.change), "swift": .text(finding.swift),
            "edits": edits.map(JSONValue.array) ?? .null,
            "picture": .text(pictures.indices.contains(index) ? pictures[index] : nil),
          ]
        }), "leftOut": .array(explainer.leftOut.map(JSONValue.string)),
    ]
  }

  /// A SARIF 2.1.0 log, which code hosts show beside the lines.
  package var sarif: JSONValue {
    LintReport.sarif(
      rules: Finding.Rule.allCases.map { ($0.rawValue, $0.summary) },
      results: findings.map { finding in
        LintReport.SARIFResult(
          rule: finding.rule.rawValue, text: "\(sentence(finding)); change: \(finding.change)",
          location: finding.location, file: file)
      })
  }
}
