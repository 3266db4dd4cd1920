import ArgumentParser
import Foundation
import HeroExplanation
import HeroFiles
import HeroImage
import HeroInspection
import HeroJSON
import HeroModel
import HeroRender
import TransitionEngine

/// `herorender explain`: why a transition looks as it does.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Answers why a view does not animate, is hidden, jumps, is stretched …",
    discussion: HelpText.wrapped(
      """
      \(Finding.Rule.allCases.map { "\($0.rawValue): \($0.summary)" }.joined(separator: "\n"))

      Ends with status 1 if it finds a fault, else with 0. default-animation only answers a question.

      EXAMPLES
        herorender explain scene.json                       all that is found
        herorender explain scene.json detail/photo          what is found of a view, by path, name or heroID
        herorender explain scene.json --time 0.2            what shows at a time, and why this default animation
        herorender explain scene.json --pictures why/       with a picture of each, cut out around it
        herorender explain scene.json --words               each word of the scene: where it acts, or why it does not
        herorender explain scene.json --sarif > why.sarif   for code hosts
      """))

  @Argument(help: SceneOptions.help, completion: SceneOptions.completion, transform: NamedPath.read)
  var scene: String

  @OptionGroup var reading: ReadingOptions

  @Argument(
    help: "A view: its path, its name or its heroID; in storyboards also its outlet, label, identifier or id.")
  var view: String?

  @Option(
    help: ArgumentHelp("Only what shows at this time, in seconds or as 50%.", valueName: "t"),
    transform: FilmTimeOption.parse)
  var time: FilmTime?

  @Option(
    help: ArgumentHelp("Frames per second that frames are counted by. (default: 60)", valueName: "n"),
    transform: FrameRateOption.parse)
  var fps: FrameRate = .standard

  @Option(
    help: ArgumentHelp("Writes a picture of each finding into this folder.", valueName: "dir"), completion: .directory,
    transform: NamedPath.read)
  var pictures: String?

  @Flag(help: "Print each word of the scene with what it does, or why it does nothing.")
  var words = false

  @Flag(help: "Print JSON; pictures are data URIs, or files with --pictures.")
  var json = false

  @Flag(help: "Print a SARIF 2.1.0 log.")
  var sarif = false

  @OptionGroup var telling: QuietOption

  private var source: SceneOptions { SceneOptions(scene: scene, reading: reading) }

  mutating func validate() throws {
    try SceneArgument.check(source.scene, of: "explain", before: view)
    if json, sarif { throw ValidationError("--json and --sarif exclude each other") }
    if words, sarif || time != nil || pictures != nil {
      throw ValidationError("--words goes with a view and --json only")
    }
  }

  mutating func run() throws { try Failure.documented(json) { try explain() } }

  private func explain() throws {
    let film = try source.film(isQuiet: true)
    let clock = FrameClock(duration: film.duration, rate: fps)
    var question = Explainer.Question()
    question.time = try time.map { try clock.time(of: $0) }
    if let view {
      do { question.views = try film.scene.paths(named: view) } catch {
        throw ValidationError(error.message)
      }
    }
    if words { return tellWords(of: film, views: question.views) }
    let (explainer, findings) = try source.drawing(film.scene) {
      let explainer = try Explainer(
        film: film, file: source.file, question: question, text: FileSystem.bytes(of: source.scene))
      return (explainer, try explainer.findings())
    }
    let isFault = findings.contains { $0.rule != .defaultAnimation }
    if !json { for what in explainer.leftOut { Console.note("\(source.file): not looked at: \(what)") } }
    if telling.quiet, !isFault, !sarif, !json { return }
    let report = ExplanationReport(findings, by: explainer, clock: clock)
    if sarif {
      Console.output(report.sarif.pretty())
    } else if json {
      Console.output(report.json(pictures: try shown(findings, by: explainer)).pretty())
    } else {
      let files = pictures == nil ? [] : try shown(findings, by: explainer)
      Console.output(Console.hasResultTerminal ? colored(report.blocks(pictures: files)) : report.text(pictures: files))
      Console.result("\(source.file): \(summary(findings))")
    }
    if isFault { throw ExitStatus.comparison }
  }

  private func tellWords(of film: Film, views: Set<String>?) {
    let account = WordAccount(film, text: FileSystem.bytes(of: source.scene), isDetailed: true) { word in
      views.map { !$0.isDisjoint(with: word.views) } ?? true
    }
    let report = WordReport(account, of: film, file: source.file)
    Console.output(json ? report.json.pretty() : report.text)
    if !json, !telling.quiet { Console.result("\(source.file): \(account.summary)") }
  }

  /// As a terminal shows them, an empty line between.
  private func colored(_ blocks: [ExplanationReport.Block]) -> String {
    let excerpt = SourceExcerpt(of: source.file, isColored: Console.allowsColor)
    return blocks.map { excerpt.lines($0).map { $0 + "\n" }.joined() }.joined(separator: "\n")
  }

  private func summary(_ findings: [Finding]) -> String {
    let count = findings.count { $0.rule != .defaultAnimation }
    return count == 0 ? "nothing found" : "\(count) finding\(count == 1 ? "" : "s")"
  }

  /// A picture of each: files in the folder, or data URIs.
  private func shown(_ findings: [Finding], by explainer: Explainer) throws -> [String?] {
    let sources = SourceFiles(explainer.shown.scene.files)
    let paths = findings.enumerated().map { index, finding in
      pictures.map { "\($0)/\(String(format: "%02d", index + 1))-\(finding.rule.rawValue).png" }
    }
    for path in paths.compactMap(\.self) { try sources.spare(path) }
    return try findings.enumerated().map { index, finding in
      let picture = try source.drawing(explainer.shown.scene) { try explainer.picture(of: finding) }
      guard let path = paths[index] else {
        let bytes = try PNGEncoder.encode(picture, compression: .balanced)
        return "data:image/png;base64,\(Data(bytes).base64EncodedString())"
      }
      try PictureFile.write(picture, to: path, sparing: sources)
      return path
    }
  }
}
