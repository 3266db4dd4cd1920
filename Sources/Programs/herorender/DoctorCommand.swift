import ArgumentParser
import Foundation
import HeroFiles
import HeroProduction
import HeroRender

/// `herorender doctor`: what is on this machine, and what is not.
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Looks at this machine: libraries, fonts, programs, settings. What a bug report needs.",
    discussion: HelpText.wrapped(
      """
      EXAMPLES
        herorender doctor                  what is here, and what to install
        herorender doctor --json

      The exit status is 3 when something is missing that every picture needs.
      """))

  @Flag(help: "Print JSON.")
  var json = false

  mutating func run() throws {
    let first = CommandLine.arguments.first ?? "herorender"
    let environment = ProcessInfo.processInfo.environment
    let program =
      first.contains("/") ? first : FileSystem.program(first, path: environment["PATH"] ?? "") ?? first
    let check = MachineCheck(program: FileSystem.resolved(program) ?? program, environment: environment)
    if json {
      Console.output(check.json.pretty(inlineDepth: 2))
    } else {
      for line in check.text.split(separator: "\n") { Console.result(String(line)) }
    }
    guard let need = check.needs.first else { return }
    throw RenderError.environment("\(need.name) is missing: \(need.text)")
  }
}
