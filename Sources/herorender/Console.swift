import Foundation
import HeroScene

/// Writes to the standard streams without buffering, so that lines of the two interleave as they were written.
enum Console {
  /// Whether a person sees the standard error stream and the terminal can redraw a line.
  static var hasProgressTerminal: Bool {
    isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }

  /// Whether colours are welcome (https://no-color.org).
  static var allowsColor: Bool { (ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty }

  /// Lets writes to a closed pipe fail instead of killing the program.
  static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

  /// Writes a line of results; names in it cannot steer the terminal.
  static func result(_ line: String) { output(line.printable + "\n") }

  /// Writes results whose lines are printable. A reader that went away (`| head`) is no error; what it does not want is dropped.
  static func output(_ text: String) { write(text, to: STDOUT_FILENO) }

  /// Writes a line of diagnostics or progress; names in it cannot steer the terminal.
  static func note(_ line: String) { write(line.printable + "\n", to: STDERR_FILENO) }

  /// Writes to standard error as it is.
  static func noteRaw(_ text: String) { write(text, to: STDERR_FILENO) }

  private static func write(_ text: String, to descriptor: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 { bytes = bytes.dropFirst(count) } else if errno != EINTR && errno != EAGAIN { return }
    }
  }
}
