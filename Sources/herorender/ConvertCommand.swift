import ArgumentParser
import HeroFiles
import HeroInspection
import HeroRender
import HeroScene
import HeroStoryboard

/// `herorender convert`: a scene written anew.
struct ConvertCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Writes a scene in one canonical form, or its heroIDs, modifiers and animation types as Swift.",
    discussion: """
      The canonical form has every view by itself: components, repeats, styles, pins, stacks and Swift spelling are worked out, keys \
      stand in one order, and defaults are left out. It renders to the same bytes. Written into another folder, it takes pictures and \
      fonts along, into NAME-assets.

      A storyboard becomes the scene of one of its transitions, with prototype cells as components.

      EXAMPLES
        herorender convert scene.json clean.json
        herorender convert Main.storyboard scene.json --segue showDetail
        herorender convert scene.json --device "iPhone SE"  to standard output, laid out for the device
        herorender convert scene.json Modifiers.swift --swift
      """)

  @OptionGroup var source: SceneOptions

  @Argument(help: "The file to write; standard output when left out.", completion: .file())
  var output: String?

  @Flag(help: "Write Swift that compiles with Hero: a list per view.")
  var swift = false

  mutating func run() throws {
    if !swift, let storyboard = try source.storyboard { return try write(storyboard) }
    let scene = try source.film(isQuiet: true).scene
    let folder = source.scene == "-" ? "." : FilePath.folder(of: source.scene)
    guard let output, output != "-" else {
      return Console.output(
        swift ? SwiftText.text(scene) : try SceneDocument(scene, to: source.scene, from: folder).text)
    }
    if swift { return try FileSystem.writeWhole(Array(SwiftText.text(scene).utf8), to: output) }
    try SceneDocument(scene, to: output, from: folder).write()
  }

  /// A storyboard as the scene that it is filmed as.
  private func write(_ storyboard: StoryboardScene) throws {
    for warning in storyboard.warnings { Console.note(warning.text) }
    let isPlain = output == nil || output == "-"
    let scene = try storyboard.scene(textMeasure: .renderer)
    let document = try StoryboardDocument(storyboard, scene: scene, to: isPlain ? nil : output)
    if isPlain { Console.output(document.text) } else { try document.write() }
  }
}
