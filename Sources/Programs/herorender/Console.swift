import Foundation
import HeroModel
import Synchronization

/// Writes to the standard streams without buffering, so that lines of the two interleave as they were written.
enum Console {
  /// Whether a person sees the standard error stream and the terminal can redraw a line.
  static var hasProgressTerminal: Bool { isTerminal(STDERR_FILENO) }

  /// Whether a person sees the results, on a terminal that can show colours.
  static var hasResultTerminal: Bool { isTerminal(STDOUT_FILENO) }

  private static func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }

  /// Whether colours are welcome (https://no-color.org).
  static var allowsColor: Bool { (ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty }

  /// Lets writes to a closed pipe, and beyond a limit on file sizes, fail instead of killing the program.
  static func letWritesFail() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Writes a line of results; names in it cannot steer the terminal.
  static func result(_ line: String) { output(line.printable + "\n") }

  /// Writes results whose lines are printable. When the reader went away (`| head`) the program ends quietly, as one that SIGPIPE ends.
  static func output(_ text: String) {
    if !offer(text) { exit(ExitStatus.closedPipe.rawValue) }
  }

  /// Writes results of work that goes on without a reader; false when there is none. Whatever else keeps results from being written is
  /// remembered for `lostResults`.
  static func offer(_ text: String) -> Bool {
    guard let code = write(text, to: STDOUT_FILENO) else { return true }
    if code == EPIPE { return false }
    lost.withLock { $0 = $0 ?? code }
    return true
  }

  /// Why results could not be written, for people; nil when all were.
  static var lostResults: String? {
    lost.withLock { $0 }.map { "cannot write standard output: \(String(cString: strerror($0)))" }
  }

  /// Writes a line of diagnostics or progress; names in it cannot steer the terminal.
  static func note(_ line: String) { noteRaw(line.printable + "\n") }

  /// Writes to standard error as it is.
  static func noteRaw(_ text: String) { _ = write(text, to: STDERR_FILENO) }

  /// The error number that ended the writing; nil when everything is written.
  private static func write(_ text: String, to descriptor: Int32) -> Int32? {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 { bytes = bytes.dropFirst(count) } else if errno != EINTR && errno != EAGAIN { return errno }
    }
    return nil
  }

  /// The error number of the first results that could not be written.
  private static let lost = Mutex<Int32?>(nil)
}
