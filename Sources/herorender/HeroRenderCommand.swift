import ArgumentParser
import Foundation
import HeroRender

/// The program: only subcommands, `render` being the default.
@main
struct HeroRenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "herorender",
    abstract: "Renders iOS Hero view-controller transitions frame by frame from a scene file.",
    discussion: """
      EXAMPLES
        herorender scene.json frames/                  every frame as PNG, and a manifest
        herorender scene.json frames/ --fps 30         at another rate
        herorender scene.json film.gif -o film.mp4     films, through ffmpeg
        herorender scene.json still.png --time 50%     the middle of the film
        herorender inspect scene.json                  what each transition will do
        herorender inspect scene.json --time 0.25      the layer tree at a moment
        herorender test scenes --golden golden         compare with golden frames and numbers

      EXIT CODES
        0 done, 1 a comparison failed, 2 the scene or an asset is wrong, 3 the environment failed, 64 the usage is wrong,
        130 interrupted, 143 terminated, 141 the reader of standard output went away.
      """,
    version: "herorender \(RendererVersion.current)",
    subcommands: [
      RenderCommand.self,
      InspectCommand.self,
      SheetCommand.self,
      MergeCommand.self,
      LintCommand.self,
      SchemaCommand.self,
      DevicesCommand.self,
      TestCommand.self,
      DiffCommand.self,
      AcceptCommand.self,
    ],
    defaultSubcommand: RenderCommand.self)

  /// Runs the command that the arguments name, and ends with its status: 3 when its results did not reach standard output.
  static func main() {
    Console.letWritesFail()
    var status = ExitCode.success
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch {
      status = exitCode(for: error)
      // Help and version are results; everything else is about the usage.
      let text = fullMessage(for: error)
      if !text.isEmpty { if status.isSuccess { Console.output(text + "\n") } else { Console.note(text) } }
    }
    if let reason = Console.lostResults {
      Console.note("herorender: error: \(reason)")
      if status.isSuccess || status == ExitStatus.comparison { status = ExitStatus.environment }
    }
    Foundation.exit(status.rawValue)
  }
}
