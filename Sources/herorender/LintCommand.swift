import ArgumentParser
import HeroRender
import HeroScene

/// `herorender lint`: what in a valid scene probably does not do what was meant.
struct LintCommand: ParsableCommand {
  /// How findings are printed.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json, sarif
  }

  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Reports what in a scene probably does not do what was meant.",
    discussion: """
      \(LintFinding.Rule.allCases.map { "\($0.rawValue): \($0.summary)" }.joined(separator: "\n"))

      EXAMPLES
        herorender lint scene.json
        herorender lint scene.json --strict                        exit 1 on any finding
        herorender lint scene.json --format sarif > scene.sarif    for code hosts
      """)

  @OptionGroup var source: SceneOptions

  @Option(help: "text, json or sarif.")
  var format: Format = .text

  @Flag(help: "Exit 1 when there is any finding.")
  var strict = false

  mutating func run() throws {
    let findings: [LintFinding]
    do { findings = SceneLint(film: try source.film(isQuiet: true)).findings } catch {
      for diagnostic in error.diagnostics { Console.note(diagnostic.text) }
      throw ExitStatus.input
    }
    let file = source.scene == "-" ? "<stdin>" : source.scene
    switch format {
    case .text:
      let count = findings.count
      let summary = count == 0 ? "no findings" : "\(count) finding\(count == 1 ? "" : "s")"
      Console.output(LintReport.text(findings, file: file) + "\(file): \(summary)\n")
    case .json: Console.output(LintReport.json(findings, file: file).pretty())
    case .sarif: Console.output(LintReport.sarif(findings, file: file).pretty())
    }
    if strict, !findings.isEmpty { throw ExitStatus.comparison }
  }
}
