import ArgumentParser
import Foundation
import HeroGolden
import HeroModel
import HeroRender
import HeroScene

/// `herorender accept`: today's frames of failed scenes become their goldens.
struct AcceptCommand: FinishingCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Takes over today's frames of the scenes that failed in a report.",
    discussion: HelpText.wrapped(
      """
      EXAMPLES
        herorender accept                                  all that failed in herorender-report
        herorender accept herorender-report cascade/delay  one scene
        herorender accept --pick                           asks for each: y, n, a for all that follow, q for none of them
      """))

  @Argument(
    help: "The folder of the report. (default: herorender.json's, else herorender-report)", completion: .directory,
    transform: NamedPath.read)
  var report: String?

  @Argument(help: "Names of scenes. (default: all that failed)")
  var scenes: [String] = []

  @Flag(help: "Ask for each scene. Answers are read from standard input, one a line.")
  var pick = false

  @OptionGroup var telling: QuietOption

  mutating func run() throws {
    if RecordMode.isContinuousIntegration(ProcessInfo.processInfo.environment) {
      throw RenderError.usage("CI is set: accept goldens on a machine where you look at them")
    }
    let interruption = Interruption(told: "stopped before the first scene")
    let acceptance = try Acceptance(report: report ?? ModeFile.nearest()?.report ?? "herorender-report")
    let names = try chosen(of: acceptance)
    var accepted = 0
    interruption.beginWork()
    do {
      // Without names it would be all.
      if !names.isEmpty {
        try acceptance.accept(names, cancellation: interruption.cancellation) { name in
          accepted += 1
          if !telling.quiet { Console.result("accepted \(name)") }
        }
      }
    } catch RenderError.stopped {
      throw interruption.stopped(
        "after \(accepted) of \(names.count) scenes; the goldens of the others are as they were")
    }
    if accepted == 0, !telling.quiet {
      Console.result(acceptance.candidates.isEmpty ? "nothing failed" : "nothing accepted")
    }
  }

  /// The scenes that are to be accepted.
  private func chosen(of acceptance: Acceptance) throws(RenderError) -> [String] {
    try acceptance.check(scenes)
    let asked = acceptance.candidates.filter { scenes.isEmpty || scenes.contains($0.name) }
    return pick ? try picked(of: asked) : asked.map(\.name)
  }

  /// The scenes that are wanted; nothing is replaced before the last answer.
  private func picked(of candidates: [Acceptance.Candidate]) throws(RenderError) -> [String] {
    var names: [String] = []
    for (index, candidate) in candidates.enumerated() {
      Console.result("\(index + 1) of \(candidates.count): \(candidate.name)")
      for line in [candidate.reason].filter({ !$0.isEmpty }) + candidate.pictures { Console.result("  \(line)") }
      switch try answer() {
      case "y": names.append(candidate.name)
      case "n": continue
      case "a": return names + candidates[index...].map(\.name)
      default: return names
      }
    }
    return names
  }

  /// `y`, `n`, `a` or `q`; asks again for anything else.
  private func answer() throws(RenderError) -> Character {
    while true {
      Console.output("  accept it? [y]es, [n]o, [a]ll from here, [q]uit: ")
      guard let line = readLine() else {
        Console.output("\n")
        throw .usage("--pick needs an answer for each scene on standard input, y, n, a or q; nothing was accepted")
      }
      let word = line.lowercased().filter { !$0.isWhitespace }
      if let letter = word.first, ["y", "yes", "n", "no", "a", "all", "q", "quit"].contains(word) { return letter }
    }
  }
}
