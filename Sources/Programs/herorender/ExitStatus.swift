import ArgumentParser
import HeroFiles
import HeroRender

/// What the program's exit codes mean; wrong usage is the argument parser's own 64.
enum ExitStatus {
  /// A comparison failed, or goldens were recorded.
  static let comparison = ExitCode(1)
  /// The scene or an asset is wrong, or an output holds another scene's frames.
  static let input = ExitCode(2)
  /// Disk full, not writable, out of time.
  static let environment = ExitCode(3)
  /// The reader of standard output went away: 128 + SIGPIPE, what a shell reports of programs that the signal ends.
  static let closedPipe = ExitCode(141)
  /// Stopped by SIGINT: 128 + 2, what a shell reports.
  static let interrupted = ExitCode(130)
  /// Stopped by SIGTERM: 128 + 15.
  static let terminated = ExitCode(143)
  /// Stopped by SIGHUP, when the terminal goes away: 128 + 1.
  static let hungUp = ExitCode(129)

  /// How a command ends that an error stopped. Wrong usage is a `ValidationError` instead, which prints the command's usage.
  static func of(_ error: RenderError) -> ExitCode {
    switch error {
    case .usage, .tooLarge: .validationFailure
    case .input, .undrawable: input
    case .environment, .drawing: environment
    case .closedPipe: closedPipe
    case .stopped: interrupted
    }
  }

  /// The same for a file that cannot be used: the input's fault where the run reads what it is to write.
  static func of(_ error: FileError) -> ExitCode {
    if case .source = error.cause { return input }
    return environment
  }
}
