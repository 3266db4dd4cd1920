import ArgumentParser
internal import CEnvironment
import Foundation
import HeroBytes
import HeroFiles
import HeroRaster
import HeroRender

/// The program: only subcommands, `render` being the default.
@main
struct HeroRenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "herorender",
    abstract: "Renders iOS Hero view-controller transitions frame by frame from a scene file.",
    usage: """
      herorender <scene> <output> [<options>]
      herorender <subcommand> …
      """,
    discussion: HelpText.wrapped(
      """
      EXAMPLES
        herorender scene.json frames/                  every frame as PNG
        herorender scene.json frames/ --fps 30         at another rate
        herorender scene.json film.gif -o film.mp4     films (.mp4 through ffmpeg)
        herorender scene.json still.png --time 50%     the middle of the film
        herorender inspect scene.json                  what each transition will do
        herorender inspect scene.json --time 0.25      the layer tree at a moment
        herorender test scenes --golden golden         compare with golden frames
        herorender init                                a first scene, and what tests need

      EXIT CODES
          0  done
          1  a comparison failed, or goldens were recorded
          2  the scene or an asset is wrong, or a folder has frames of another scene or environment
          3  the environment failed: disk full, not writable, out of time
         64  the usage is wrong
        130  interrupted (SIGINT); 143 terminated (SIGTERM); 129 the terminal went away (SIGHUP)
        141  the reader of standard output went away
      """),
    version: "herorender \(RendererVersion.current)",
    subcommands: [
      RenderCommand.self,
      InspectCommand.self,
      ConvertCommand.self,
      FigmaCommand.self,
      SheetCommand.self,
      MergeCommand.self,
      LintCommand.self,
      ExplainCommand.self,
      CompareCommand.self,
      PreviewCommand.self,
      GalleryCommand.self,
      AppCommand.self,
      InitCommand.self,
      SchemaCommand.self,
      DevicesCommand.self,
      TestCommand.self,
      DiffCommand.self,
      AcceptCommand.self,
      DoctorCommand.self,
      VersionCommand.self,
    ],
    defaultSubcommand: RenderCommand.self)

  /// Runs the command that the arguments name, and ends with its status: 3 when its results did not reach standard output. Wrong usage
  /// is reported as the argument parser words it, but arguments cannot steer the terminal.
  static func main() {
    beginAnew()
    ProcessMemory.reuse()
    Console.letWritesFail()
    var status = ExitCode.success
    var named: (any ParsableCommand.Type)?
    do {
      try checkDescriptors()
      let (words, commands) = (Array(CommandLine.arguments.dropFirst()), CommandWord.names(of: configuration))
      if words.count == 2, words[0] == "--generate-completion-script", let script = Completions.script(for: words[1]) {
        throw CleanExit.message(script)
      }
      if let problem = CommandWord.problem(words, commands: commands) { throw ValidationError(problem) }
      named = configuration.subcommands.first { $0.configuration.commandName == words.first }
      if CommandWord.draws(words, commands: commands) { RasterEnvironment.prepareFonts() }
      var command = try directly(words, commands: commands) ?? parseAsRoot()
      named = type(of: command)
      let interruption = command is any FinishingCommand ? nil : Interruption()
      try withExtendedLifetime(interruption) { try command.run() }
    } catch {
      let failure = Failure(error)
      failure.tell()
      status = failure.status
      tell(OptionWords.withMeantOptions(message(for: failure.exit, of: named), of: named), isResult: status.isSuccess)
    }
    // What could not be opened was not wrong.
    if status == ExitStatus.input, Descriptors.haveRunOut { status = ExitStatus.environment }
    if let reason = Console.lostResults {
      Console.note("herorender: error: \(reason)")
      if status.isSuccess || status == ExitStatus.comparison { status = ExitStatus.environment }
    }
    UnfinishedPaths.removeAll { Foundation.exit(status.rawValue) }
  }

  /// What the argument parser says of an error; of wrong usage that shows while a command runs it says that command's usage.
  private static func message(for error: any Error, of command: (any ParsableCommand.Type)?) -> String {
    guard let error = error as? ValidationError, let command, let name = command.configuration.commandName else {
      return fullMessage(for: error)
    }
    return """
      Error: \(error.message)
      Usage: \(usageString(for: command))
        See 'herorender \(name) --help' for more information.
      """
  }

  /// Begins the program anew without the variables that drawing libraries listen to, where some were set: pixman reads its own while it is
  /// loaded, before they are taken out.
  private static func beginAnew() {
    guard hero_had_drawing_variables() != 0 else { return }
    #if os(Linux)
      // Also where the file has gone, or another stands in its place.
      execv("/proc/self/exe", CommandLine.unsafeArgv)
    #else
      if let program = Bundle.main.executablePath { execv(program, CommandLine.unsafeArgv) }
    #endif
  }

  /// Refuses to begin where so few files may be open that libraries would end the program.
  private static func checkDescriptors() throws {
    let free = Descriptors.free()
    guard free < Descriptors.fewest else { return }
    throw RenderError.environment(
      "only \(free) more files may be open, and \(Descriptors.fewest) are needed: raise the limit, as with ulimit -n 256"
    )
  }

  /// The command that the arguments surely name, asked without the root, which would look at all others before; nil when there is none, or
  /// it does not take them: help and errors are the root's.
  private static func directly(_ words: [String], commands: [String]) -> (any ParsableCommand)? {
    func named(_ name: String?) -> (any ParsableCommand.Type)? {
      configuration.subcommands.first { $0.configuration.commandName == name }
    }
    if let command = named(words.first) { return try? command.parse(Array(words.dropFirst())) }
    return CommandWord.draws(words, commands: commands) ? try? RenderCommand.parse(words) : nil
  }

  /// Help and version are results; everything else that the argument parser says is about the usage.
  private static func tell(_ text: String, isResult: Bool) {
    guard !text.isEmpty else { return }
    if isResult { return Console.output(HelpText.narrowed(text) + "\n") }
    // All errors begin in one way.
    let text = text.hasPrefix("Error: ") ? "herorender: error: \(text.dropFirst(7))" : text
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) { Console.note(String(line)) }
  }
}
