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
      """))

  @Argument(
    help: "The folder of the report. (default: herorender.json's, else herorender-report)", completion: .directory,
    transform: NamedPath.read)
  var report: String?

  @Argument(help: "Names of scenes. (default: all that failed)")
  var scenes: [String] = []

  @OptionGroup var telling: QuietOption

  mutating func run() throws {
    if RecordMode.isContinuousIntegration(ProcessInfo.processInfo.environment) {
      throw RenderError.usage("CI is set: accept goldens on a machine where you look at them")
    }
    let interruption = Interruption(told: "stopped before the first scene")
    let acceptance = try Acceptance(report: report ?? ModeFile.nearest()?.report ?? "herorender-report")
    let count = scenes.isEmpty ? acceptance.candidates.count : scenes.count
    var accepted = 0
    interruption.beginWork()
    do {
      try acceptance.accept(scenes, cancellation: interruption.cancellation) { name in
        accepted += 1
        if !telling.quiet { Console.result("accepted \(name)") }
      }
    } catch RenderError.stopped {
      throw interruption.stopped("after \(accepted) of \(count) scenes; the goldens of the others are as they were")
    }
    if accepted == 0, !telling.quiet { Console.result("nothing failed") }
  }
}
