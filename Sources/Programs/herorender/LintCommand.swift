import ArgumentParser
import Foundation
import HeroFiles
import HeroGolden
import HeroInspection
import HeroJSON
import HeroModel
import HeroRender

/// `herorender lint`: what in valid scenes probably does not do what was meant.
struct LintCommand: ParsableCommand {
  /// How findings are printed.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json, sarif
  }

  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Reports probable mistakes in scenes.",
    discussion: HelpText.wrapped(
      """
      \(LintFinding.Rule.allCases.map { "\($0.rawValue): \($0.summary)" }.joined(separator: "\n"))

      A scene that cannot be read is reported, in JSON as a document with "error". The others are checked, and the run exits with 2.

      EXAMPLES
        herorender lint scene.json
        herorender lint scenes other/card.json                     every scene below a folder, as `test` finds them
        herorender lint scene.json --strict                        exit 1 on any finding
        herorender lint scenes --format json                       a document a line
        herorender lint scenes --format sarif > scenes.sarif       for code hosts
      """))

  @Argument(
    help: "Scene files, folders of them, or - for standard input.", completion: .file(extensions: ["json"]),
    transform: NamedPath.read)
  var paths: [String]

  @OptionGroup var reading: ReadingOptions

  @Option(help: "text, json (for several scenes a document a line) or sarif.")
  var format: Format = .text

  @Flag(help: "Exit 1 when there is any finding.")
  var strict = false

  @OptionGroup var telling: QuietOption

  mutating func validate() throws {
    try SceneArgument.check(alone: paths, of: "lint")
    if paths.count(where: { $0 == "-" }) > 1 { throw ValidationError("standard input can be read once") }
  }

  mutating func run() throws { try Failure.documented(format == .json) { try lint() } }

  private func lint() throws {
    let files = try files()
    let isSingle = files == paths && files.count == 1
    func print(_ document: JSONValue) { Console.output(isSingle ? document.pretty() : document.line + "\n") }
    var looked: [(file: String, findings: [LintFinding])] = []
    for path in files {
      let file = ReadingOptions.name(of: path)
      do {
        let film = try reading.film(of: path, isForDrawing: false)
        let findings = SceneLint(film: film, text: FileSystem.bytes(of: path)).findings
        looked.append((file, findings))
        switch format {
        case .text where Console.hasResultTerminal:
          let excerpt = SourceExcerpt(of: file, isColored: Console.allowsColor)
          Console.output(findings.flatMap { excerpt.lines($0) }.map { $0 + "\n" }.joined())
        case .text: Console.output(LintReport.text(findings, file: file))
        case .json: print(LintReport.json(findings, file: file))
        case .sarif: break
        }
      } catch {
        let failure = Failure(error)
        failure.tell()
        if format == .json {
          print([
            "version": .integer(1), "file": .string(file), "findings": .array([]), "error": .object(failure.members),
          ])
        }
      }
    }
    let wrong = files.count - looked.count
    switch format {
    case .text where telling.quiet: break
    case .text where isSingle: if let only = looked.first { Console.result("\(only.file): \(summary(of: looked))") }
    case .text:
      let scenes = "\(files.count) scene\(files.count == 1 ? "" : "s")"
      Console.result("\(scenes): \(summary(of: looked))\(wrong == 0 ? "" : ", \(wrong) cannot be read")")
    case .json: break
    case .sarif: Console.output(LintReport.sarif(looked).pretty())
    }
    if wrong > 0 { throw ExitStatus.input }
    if strict, looked.contains(where: { !$0.findings.isEmpty }) { throw ExitStatus.comparison }
  }

  /// The scenes of all paths in order, each once; a path that does not exist stays, to be reported as one that cannot be read.
  private func files() throws(RenderError) -> [String] {
    var files: [String] = []
    for path in paths {
      let isThere = path != "-" && FileSystem.exists(path)
      let found = isThere ? try SceneDiscovery.files(at: path) : [path]
      files += found.filter { !files.contains($0) }
    }
    return files
  }

  private func summary(of looked: [(file: String, findings: [LintFinding])]) -> String {
    let count = looked.reduce(0) { $0 + $1.findings.count }
    return count == 0 ? "no findings" : "\(count) finding\(count == 1 ? "" : "s")"
  }
}
