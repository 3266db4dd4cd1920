import ArgumentParser
import HeroFiles
import HeroJSON
import HeroModel
import HeroProjects
import HeroRender

/// Why a command fails: the message and the exit status. All errors of all commands become one.
struct Failure {
  /// How the program ends.
  let status: ExitCode
  /// The event for programs; nil when there is nothing to say, or it was said already.
  let message: String?
  /// What is wrong with the scene.
  let diagnostics: [Diagnostic]
  /// What the command throws: the argument parser reports wrong usage, with the usage.
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
        status: ExitStatus.input, message: "the scene cannot be used", lines: [], diagnostics: error.diagnostics)
    case let problems as FolderMerge.Problems:
      self.init(
        status: ExitStatus.input, message: problems.sentences.joined(separator: "; "),
        lines: problems.sentences.map(Self.line))
    case RenderError.usage(let text):
      self.init(status: .validationFailure, message: text, lines: [], exit: ValidationError(text.printable))
    case RenderError.closedPipe: self.init(status: ExitStatus.closedPipe, message: nil, lines: [])
    case let error as RenderError: self.init(error.description, ExitStatus.of(error))
    case let error as ProjectError: self.init(error.description, ExitStatus.input)
    case let error as AppRunError: self.init(error.description, ExitStatus.input)
    case let error as FileError: self.init(error.description, ExitStatus.of(error))
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

  /// The event for programs: message, exit status, and what is wrong with a scene.
  var members: [JSONValue.Member] {
    let problems = diagnostics.map { problem -> JSONValue in
      [
        "file": .string(problem.file), "line": .integer(problem.line), "column": .integer(problem.column),
        "severity": .string(problem.severity.rawValue), "path": .string(problem.jsonPath),
        "message": .string(problem.message),
      ]
    }
    return [
      .init("message", .string(message ?? HeroRenderCommand.message(for: exit))),
      .init("exitCode", .integer(Int(status.rawValue))),
    ] + (problems.isEmpty ? [] : [.init("diagnostics", .array(problems))])
  }

  /// Does the work of a command; where it was to print a document and fails, a document says why.
  static func documented(_ isDocument: Bool, _ work: () throws -> Void) throws {
    do { try work() } catch let status as ExitCode { throw status } catch {
      if isDocument {
        let document: JSONValue = ["version": .integer(1), "error": .object(Failure(error).members)]
        Console.output(document.pretty())
      }
      throw error
    }
  }

  /// Tells people on standard error.
  func tell() {
    for diagnostic in diagnostics { Console.diagnostic(diagnostic) }
    for line in lines { Console.note(line) }
  }

  private static func line(_ sentence: String) -> String { "herorender: error: \(sentence)" }
}
