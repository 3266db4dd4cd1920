import ArgumentParser
import HeroGolden
import HeroRender

/// `herorender diff`: two pictures or two folders of them.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compares two frames, or two folders of frames or goldens.",
    discussion: """
      Pictures of folders belong together by name. Exits with 1 when they differ, and writes a report.

      EXAMPLES
        herorender diff before.png after.png
        herorender diff frames-main/ frames-branch/ --threshold 0.05
        herorender diff golden/card herorender-report/card/actual --report changes
      """)

  @Argument(help: "What is expected: a PNG file or a folder.", completion: .file())
  var expected: String

  @Argument(help: "What is held against it.", completion: .file())
  var actual: String

  @Option(
    help: ArgumentHelp(
      "Where the report goes, also when nothing differs. (default: herorender-report, only on failure)",
      valueName: "dir"),
    completion: .directory)
  var report: String?

  @OptionGroup var tolerance: ToleranceOptions

  @Flag(help: "Print nothing when nothing differs.")
  var quiet = false

  mutating func run() throws {
    let diff = PictureFolderDiff(
      expected: expected, actual: actual, tolerance: tolerance.override.applied(to: .exact), jobs: tolerance.threads)
    let summary = try diff.run(report: report ?? "herorender-report", keepsReport: report != nil)
    guard let result = summary.results.first else { return }
    if result.outcome == .passed {
      if !quiet { Console.result("same: \(expected) and \(actual)") }
      return
    }
    Console.result("DIFFERENT \(expected) and \(actual)")
    Console.output(ResultText.failure(result).map { "  \($0)\n" }.joined())
    throw ExitStatus.comparison
  }
}
