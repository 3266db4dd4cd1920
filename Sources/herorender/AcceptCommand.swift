import ArgumentParser
import Foundation
import HeroGolden
import HeroRender

/// `herorender accept`: today's frames of failed scenes become their goldens.
struct AcceptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Takes over today's frames of the scenes that failed in a report.",
    discussion: HelpText.wrapped(
      """
      EXAMPLES
        herorender accept                                  all that failed in herorender-report
        herorender accept herorender-report cascade/delay  one scene
      """))

  @Argument(help: "The folder of the report.", completion: .directory)
  var report = "herorender-report"

  @Argument(help: "Names of scenes. (default: all that failed)")
  var scenes: [String] = []

  @OptionGroup var telling: QuietOption

  mutating func run() throws {
    if RecordMode.isContinuousIntegration(ProcessInfo.processInfo.environment) {
      throw RenderError.usage("CI is set: accept goldens on a machine where you look at them")
    }
    let accepted = try Acceptance(report: report).accept(scenes)
    if telling.quiet { return }
    for name in accepted { Console.result("accepted \(name)") }
    if accepted.isEmpty { Console.result("nothing failed") }
  }
}
