import Foundation

/// Writes to the standard streams without buffering, so that lines of the two interleave as they were written.
enum Console {
  /// Whether a person sees the standard error stream and the terminal can redraw a line.
  static var hasProgressTerminal: Bool {
    isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }

  /// Whether colours are welcome (https://no-color.org).
  static var allowsColor: Bool { (ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty }

  /// Lets writes to a closed pipe, and beyond a limit on file sizes, fail instead of killing the program.
  static func letWritesFail() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Writes results. A reader that went away (`| head`) is no error; what it does not want is dropped. Whatever else keeps results from
  /// being written is remembered for `lostResults`.
  static func output(_ text: String) {
    if let code = write(text, to: STDOUT_FILENO), code != EPIPE { lost.remember(code) }
  }

  /// Why results could not be written, for people; nil when all were.
  static var lostResults: String? {
    lost.code.map { "cannot write standard output: \(String(cString: strerror($0)))" }
  }

  /// Writes a line of diagnostics or progress.
  static func note(_ line: String) { noteRaw(line + "\n") }

  /// Writes to standard error as it is.
  static func noteRaw(_ text: String) { _ = write(text, to: STDERR_FILENO) }

  /// The error number, if any, of writing everything.
  private static func write(_ text: String, to descriptor: Int32) -> Int32? {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 { bytes = bytes.dropFirst(count) } else if errno != EINTR && errno != EAGAIN { return errno }
    }
    return nil
  }

  private static let lost = LostResults()

  /// The first error number of a write that failed.
  private final class LostResults: @unchecked Sendable {
    // Guarded by the lock, which is what makes the unchecked conformance true.
    private let lock = NSLock()
    private var first: Int32?

    var code: Int32? { lock.withLock { first } }
    func remember(_ code: Int32) { lock.withLock { first = first ?? code } }
  }
}
