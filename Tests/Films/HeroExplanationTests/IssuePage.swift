import Foundation
import HeroInspection
import HeroModel
import HeroRender
import HeroScene
import TransitionEngine

@testable import HeroExplanation

/// docs/hero-issues.md: the questions of scenes/issues/questions.md, each with the program's answer to its scene.
struct IssuePage {
  static let scenes = sceneFolder.appendingPathComponent("issues")
  static let page = sceneFolder.deletingLastPathComponent().appendingPathComponent("docs/hero-issues.md")
  /// The page as it is stored.
  static var written: String { get throws { try String(contentsOf: page, encoding: .utf8) } }

  private static let note = "<!-- Written by `make issues-docs` from scenes/issues/questions.md; edit there. -->\n\n"

  /// A question: `### 117-nothing-starts VIEW: Title`, prose, and what the fixed scene does besides.
  struct Question {
    let scene: String
    /// What `explain` is asked about; nil: everything.
    let view: String?
    let title: String
    /// Markdown, an empty line behind it.
    let prose: String
    let fixed: String?
  }

  /// The text between questions, and the questions, in order.
  enum Part {
    case text(String)
    case question(Question)
  }

  let parts: [Part]

  init() throws {
    let text = try String(contentsOf: Self.scenes.appendingPathComponent("questions.md"), encoding: .utf8)
    var blocks: [String] = [""]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if line.hasPrefix("### ") || line.hasPrefix("## ") { blocks.append("") }
      blocks[blocks.count - 1] += "\(line)\n"
    }
    parts = blocks.map { block in
      guard let head = block.firstMatch(of: #/^### (\S+?)(?: (\S+))?: (.+)\n\n?/#) else { return .text(block) }
      var prose = String(block[head.range.upperBound...])
      let fixed = prose.firstMatch(of: #/(?m)^Fixed: (.+)\n\n?/#)
      if let fixed { prose.removeSubrange(fixed.range) }
      return .question(
        Question(
          scene: String(head.output.1), view: head.output.2.map(String.init), title: String(head.output.3),
          prose: prose, fixed: fixed.map { String($0.output.1) }))
    }
  }

  var questions: [Question] { parts.compactMap { if case .question(let question) = $0 { question } else { nil } } }

  /// The whole page, of the entries by scene.
  func text(_ entries: [String: String]) -> String {
    let body = parts.map { part in
      switch part {
      case .text(let text): Self.linked(text)
      case .question(let question): entries[question.scene] ?? ""
      }
    }.joined()
    return Self.note + body
  }

  /// The entries of a page, by scene.
  static func entries(of page: String) -> [String: String] {
    var entries: [String: String] = [:]
    var entry = ""
    // A head at the end ends the last entry.
    for line in (page + "## ").split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("### ") || line.hasPrefix("## ") {
        if let scene = entry.firstMatch(of: #/\(\.\./scenes/issues/(\S+?)\.json\)/#) {
          entries[String(scene.output.1)] = entry
        }
        entry = ""
      }
      entry += "\(line)\n"
    }
    return entries
  }

  // MARK: An entry

  static func scene(_ name: String) throws -> Scene {
    try SceneLoader(textMeasure: .renderer).load(path: scenes.appendingPathComponent("\(name).json").path)
  }

  static func findings(_ scene: Scene, about view: String? = nil) throws -> [Finding] {
    var question = Explainer.Question()
    question.views = try view.map { try scene.paths(named: $0) }
    return try Explainer(film: try Film(scene: scene, file: ""), question: question).findings()
  }

  /// A question with the program's answer to its scene.
  static func entry(_ question: Question, _ findings: [Finding], of scene: Scene, fixed: Scene) -> String {
    let number = question.scene.prefix { $0.isNumber }
    let command =
      question.view.map { "Asked with `herorender explain scenes/issues/\(question.scene).json \($0)`.\n\n" } ?? ""
    let answers = findings.map { finding in
      let subject = finding.view.map { "`\($0)`" } ?? "the step"
      let swift = finding.swift.map { " Swift: `\($0)`." } ?? ""
      let message = finding.message.replacing(#/\b[A-Z]\d\b/#) { rule in
        RuleBook.sentences[String(rule.output)] == nil
          ? String(rule.output) : "[\(rule.output)](semantics.md#\(rule.output.lowercased()))"
      }
      return "- **\(finding.rule.rawValue)** \(subject): \(message). Change: \(finding.change).\(swift)\n"
    }
    let file = "../scenes/issues/\(question.scene)"
    return """
      ### \(question.title) ([#\(number)](https://github.com/HeroTransitions/Hero/issues/\(number)))

      \(linked(question.prose))\(command)![Broken, fixed](hero-issues/\(question.scene).png)

      \(answers.joined())
      [Broken](\(file).json), [fixed](\(file)-mended.json)\(followed(question, findings, scene, fixed)).

      """ + "\n"
  }

  /// Whether the fixed scene is the broken one with the changes that were given.
  private static func followed(_ question: Question, _ findings: [Finding], _ scene: Scene, _ fixed: Scene) -> String {
    let note = question.fixed.map { ": \($0.hasSuffix(".") ? String($0.dropLast()) : $0)" } ?? ""
    let remedies = findings.compactMap(\.remedies.first)
    let changed = remedies.reduce(scene) { $1.applied(to: $0) }
    func text(_ scene: Scene) -> String { SceneWriter(scene, fonts: []).text }
    return (text(changed) == text(fixed) ? " by these changes" : " in another way") + note
  }

  /// With `#117` as a link to Hero's issue.
  private static func linked(_ text: String) -> String {
    text.replacing(#/#(\d+)\b/#) { "[\($0.output.0)](https://github.com/HeroTransitions/Hero/issues/\($0.output.1))" }
  }
}
