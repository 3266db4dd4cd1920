import ArgumentParser
import HeroRender

/// `herorender merge`: the folders of shards become the folder of a film.
struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Puts the folders of shards together and verifies that nothing is missing.",
    discussion: HelpText.wrapped(
      """
      The parts must be of one scene, size, rate and renderer, have every frame of the film, and match their
      manifests. OUT then equals the folder of a single run byte for byte. It is not touched before all this is
      known. Shards that share one folder need no merging.

      EXAMPLES
        herorender merge frames part-1 part-2 part-3
        herorender merge frames part-*
      """))

  @Argument(help: "The folder for the whole film.", completion: .directory, transform: NamedPath.read)
  var out: String

  @Argument(help: "Folders that --shard filled.", completion: .directory, transform: NamedPath.read)
  var part: [String]

  @Flag(help: "Replace frames of another scene in OUT.")
  var force = false

  @OptionGroup var telling: QuietOption

  mutating func run() throws {
    let count = try FolderMerge(output: out, parts: part, forces: force).run()
    if !telling.quiet {
      Console.result(
        "\(count) frame\(count == 1 ? "" : "s") of \(part.count) part\(part.count == 1 ? "" : "s") → \(out)")
    }
  }
}
