import ArgumentParser
import HeroFiles
import HeroMarkup
import HeroRender
import HeroScene

/// `herorender init`: a first scene with what its tests need.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Writes a first scene, a file of modes, schemas for editors, a folder for goldens and a workflow for CI.",
    discussion: HelpText.wrapped(
      """
      Writes nothing if one of the files exists. For an app's own Swift code use `herorender app`.

      EXAMPLES
        herorender init                  here
        herorender init transitions      in a folder of its own
      """))

  @Argument(help: "The folder.", completion: .directory, transform: NamedPath.read)
  var folder = "."

  @OptionGroup var telling: QuietOption

  private static var files: [(path: String, text: String)] {
    [
      ("scenes/card.json", EmbeddedFile.text("Programs/herorender/Templates/card.json")),
      ("scenes/README.md", EmbeddedFile.text("Programs/herorender/Templates/scenes.md")),
      ("herorender.json", EmbeddedFile.text("Programs/herorender/Templates/herorender.json")),
      ("scene.schema.json", SceneSchema.json), ("herorender.schema.json", ModeSchema.json), ("golden/.gitkeep", ""),
      (".github/workflows/transitions.yml", EmbeddedFile.text("Programs/herorender/Templates/transitions.yml")),
    ]
  }

  mutating func run() throws {
    let files = Self.files.map { (path: folder == "." ? $0.path : FilePath.join(folder, $0.path), text: $0.text) }
    let taken = files.map(\.path).filter { FileSystem.exists($0) }
    guard taken.isEmpty else {
      let exist = taken.count == 1 ? "exists" : "exist"
      throw RenderError.input("\(taken.joined(separator: ", ")) \(exist) already, so init wrote nothing")
    }
    var written: [String] = []
    do throws(FileError) {
      for file in files {
        try FileSystem.makeFolder(FilePath.folder(of: file.path))
        try FileSystem.write(Array(file.text.utf8), toFileNamed: file.path)
        written.append(file.path)
      }
    } catch {
      for path in written { try? FileSystem.remove(path) }
      throw error
    }
    guard !telling.quiet else { return }
    for file in files { Console.result("wrote  \(file.path)") }
    let prefix = folder == "." ? "" : "cd \(folder) && "
    Console.result("next   \(prefix)herorender preview")
    Console.result("       \(prefix)herorender test --record missing")
  }
}
