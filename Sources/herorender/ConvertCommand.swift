import ArgumentParser
import HeroFiles
import HeroInspection
import HeroRender
import HeroScene

/// `herorender convert`: a scene in another language.
struct ConvertCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Writes a scene's heroIDs, modifiers and animation types as Swift.",
    discussion: """
      EXAMPLES
        herorender convert scene.json --swift              to standard output
        herorender convert scene.json Modifiers.swift --swift
      """)

  @OptionGroup var source: SceneOptions

  @Argument(help: "The file to write; standard output when left out.", completion: .file())
  var output: String?

  @Flag(help: "Write Swift that compiles with Hero: a list per view.")
  var swift = false

  mutating func validate() throws {
    guard swift else { throw ValidationError("convert needs --swift, the one language that it writes") }
  }

  mutating func run() throws {
    let text = SwiftText.text(try source.film(isQuiet: true).scene)
    guard let output, output != "-" else { return Console.output(text) }
    try FileSystem.writeWhole(Array(text.utf8), to: output)
  }
}
