import ArgumentParser
import HeroFiles
import HeroRender
import HeroScene

/// Why a command ends without success: what people are told and the status. All errors of all commands go this way.
struct Failure {
  /// How the program ends.
  let status: ExitCode
  /// What programs are told; nil when there is nothing to say, or it was said already.
  let message: String?
  /// What is wrong with the scene.
  let diagnostics: [Diagnostic]
  /// What the command throws: wrong usage is told by the argument parser, together with the usage.
  let exit: any Error

  private let lines: [String]

  /// Ends with a status for a reason.
  init(_ message: String, _ status: ExitCode) {
    self.init(status: status, message: message, lines: [Self.line(message)])
  }

  /// Reads an error; those of the argument parser, and statuses, stay what they are.
  init(_ error: any Error) {
    switch error {
    case let error as SceneError:
      self.init(
        status: ExitStatus.input, message: "the scene cannot be used", lines: error.diagnostics.map(\.text),
        diagnostics: error.diagnostics)
    case let problems as FolderMerge.Problems:
      self.init(
        status: ExitStatus.input, message: problems.sentences.joined(separator: "; "),
        lines: problems.sentences.map(Self.line))
    case RenderError.usage(let text):
      self.init(status: .validationFailure, message: text, lines: [], exit: ValidationError(text.printable))
    case RenderError.closedPipe: self.init(status: ExitStatus.closedPipe, message: nil, lines: [])
    case let error as RenderError: self.init(error.description, ExitStatus.of(error))
    case let error as FileError: self.init(error.description, ExitStatus.environment)
    default: self.init(status: HeroRenderCommand.exitCode(for: error), message: nil, lines: [], exit: error)
    }
  }

  private init(
    status: ExitCode, message: String?, lines: [String], diagnostics: [Diagnostic] = [], exit: (any Error)? = nil
  ) {
    self.status = status
    self.message = message
    self.lines = lines
    self.diagnostics = diagnostics
    self.exit = exit ?? status
  }

  /// Tells people on standard error.
  func tell() { for line in lines { Console.note(line) } }

  private static func line(_ sentence: String) -> String { "herorender: error: \(sentence)" }
}
