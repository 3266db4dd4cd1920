import ArgumentParser
import HeroFiles
import HeroInspection
import HeroModel
import HeroRender
import HeroScene
import HeroStoryboard

/// `herorender convert`: a scene written anew.
struct ConvertCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Writes a scene in one canonical form, or its heroIDs, modifiers and animation types as Swift.",
    discussion: HelpText.wrapped(
      """
      The canonical form has every view by itself: components, repeats, styles, pins, stacks and Swift spelling are worked out, keys \
      stand in one order, and defaults are left out. It renders to the same bytes. Written into another folder, it takes pictures and \
      fonts along, into NAME-assets.

      A storyboard becomes the scene of one of its transitions, with prototype cells as components.

      EXAMPLES
        herorender convert scene.json clean.json
        herorender convert --in-place scene.json            the scene itself, which must have no comments
        herorender convert Main.storyboard scene.json --segue showDetail
        herorender convert scene.json --device "iPhone SE"  to standard output, laid out for the device
        herorender convert scene.json Modifiers.swift --swift
      """))

  @Argument(help: SceneOptions.help, completion: SceneOptions.completion, transform: NamedPath.read)
  var scene: String

  @OptionGroup var reading: ReadingOptions

  @Argument(help: "The file to write. (default: standard output)", completion: .file(), transform: NamedPath.read)
  var output: String?

  @Flag(help: "Write Swift that compiles with Hero: a list per view.")
  var swift = false

  @Flag(help: "Write the scene over itself. It must not have comments, which the canonical form would lose.")
  var inPlace = false

  @OptionGroup var telling: QuietOption

  private var source: SceneOptions { SceneOptions(scene: scene, reading: reading) }

  mutating func validate() throws {
    try SceneArgument.check(source.scene, of: "convert", before: output)
    guard inPlace else { return }
    if swift || output != nil { throw ValidationError("--in-place excludes an output and --swift") }
    if source.scene == "-" { throw ValidationError("standard input has no place to write to; name a file") }
    if StoryboardOptions.reads(source.scene) {
      throw ValidationError("\(source.scene.printable): --in-place writes scenes; name an output for a storyboard's")
    }
  }

  mutating func run() throws {
    if !swift, let storyboard = try source.storyboard { return try write(storyboard) }
    let scene = try source.film(isQuiet: true).scene
    let folder = source.scene == "-" ? "." : FilePath.folder(of: source.scene)
    if inPlace {
      try refuseComments()
      return try SceneDocument(scene, to: source.scene, from: folder).rewrite()
    }
    guard let output, output != "-" else {
      return Console.output(
        swift ? SwiftText.text(scene) : try SceneDocument(scene, to: source.scene, from: folder).text)
    }
    if swift {
      try SourceFiles(scene.files).spare(output)
      try FileSystem.makeFolder(FilePath.folder(of: output))
      return try FileSystem.write(Array(SwiftText.text(scene).utf8), toFileNamed: output)
    }
    try SceneDocument(scene, to: output, from: folder).write()
  }

  /// Refuses a file with comments.
  private func refuseComments() throws {
    guard let place = SceneLoader.firstComment(in: try FileBytes.read(source.scene)) else { return }
    throw SceneError([
      Diagnostic(
        file: source.file, line: place.line, column: place.column,
        message: "the canonical form has no comments, and --in-place would lose this one; "
          + "remove the comments, or name an output")
    ])
  }

  /// A storyboard as the scene that it is filmed as.
  private func write(_ storyboard: StoryboardScene) throws {
    if !telling.quiet {
      for note in storyboard.notes { Console.note(RuleBook.explaining(note.told.text)) }
    }
    let isPlain = output == nil || output == "-"
    let scene = try storyboard.scene()
    try StoryboardArguments.spareStandardOutput(scene)
    let document = try StoryboardDocument(storyboard, scene: scene, to: isPlain ? nil : output)
    if isPlain { Console.output(document.text) } else { try document.write() }
  }
}
