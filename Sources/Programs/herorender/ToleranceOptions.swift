import ArgumentParser
import Foundation
import HeroGolden

/// What may differ; shared by `test` and `diff`.
struct ToleranceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The largest perceived difference of a pixel that passes, 0…1; pixels of smoothed edges pass too. (default: the golden's, else 0, exact)",
      valueName: "d"))
  var threshold: Double?

  @Option(
    help: ArgumentHelp(
      "The part of each frame's pixels that may differ, 0…1. (default: the golden's, else 0)", valueName: "r"))
  var maxDiffRatio: Double?

  @Option(
    help: ArgumentHelp(
      "A view whose pixels and numbers do not count, nor those of its subviews. Give its path, for scenes also its name or heroID, for storyboards also its outlet, label, identifier or id. Repeatable.",
      valueName: "screen/name"))
  var ignoreView: [String] = []

  @Option(
    help: ArgumentHelp("Pixels that do not count, both corners included. Repeatable.", valueName: "x1:y1-x2:y2"),
    transform: { text in
      guard let region = PixelRegion(text) else {
        throw ValidationError("write x1:y1-x2:y2 in pixels, such as 0:0-99:20")
      }
      return region
    })
  var ignore: [PixelRegion] = []

  @Flag(inversion: .prefixedNo, help: "With a threshold, count pixels of smoothed edges as well.")
  var includeAntialiasing: Bool?

  @Option(help: ArgumentHelp("Threads. (default: the machine's cores)", valueName: "n"))
  var jobs: Int?

  mutating func validate() throws {
    guard (0...1).contains(threshold ?? 0) else { throw ValidationError("--threshold must be 0…1") }
    guard (0...1).contains(maxDiffRatio ?? 0) else { throw ValidationError("--max-diff-ratio must be 0…1") }
    if let jobs, !(1...256).contains(jobs) { throw ValidationError("--jobs must be 1…256") }
  }

  /// What the options name, in place of a golden's own.
  var override: ToleranceOverride {
    ToleranceOverride(
      threshold: threshold, maxDiffRatio: maxDiffRatio, ignoredViews: ignoreView.isEmpty ? nil : ignoreView,
      ignoredRegions: ignore.isEmpty ? nil : ignore, countsAntialiasing: includeAntialiasing)
  }

  var threads: Int { jobs ?? ProcessInfo.processInfo.activeProcessorCount }
}
