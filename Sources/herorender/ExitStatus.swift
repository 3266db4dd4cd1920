import ArgumentParser
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

  /// Stopped by a signal: 128 + its number, as shells report it; 130 for SIGINT, 143 for SIGTERM.
  static func stopped(by signal: Int32) -> ExitCode { ExitCode(128 + signal) }

  /// How a command ends that an error stopped. Wrong usage is told with the command's usage instead, as `ValidationError`.
  static func of(_ error: RenderError) -> ExitCode {
    switch error {
    case .usage: .validationFailure
    case .input, .undrawable: input
    case .environment, .drawing: environment
    case .closedPipe: closedPipe
    }
  }
}
