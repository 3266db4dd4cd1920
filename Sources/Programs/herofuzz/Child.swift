import Foundation

/// A worker process whose lines are read.
final class Child {
  private let process = Process()
  private let pipe = Pipe()
  private let limit: Int
  private var buffer: [UInt8] = []
  private var hangs = false

  /// Starts this program again.
  ///
  /// - Parameter limit: Seconds of processor time for each input; one that waits without working gets ten times as long.
  init(arguments: [String], limit: Int) throws {
    self.limit = limit
    process.executableURL = URL(fileURLWithPath: Bundle.main.executablePath ?? CommandLine.arguments[0])
    process.arguments = arguments + ["--limit", "\(limit)"]
    // Backtraces of thousands of crashes would take longer than all the rest.
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    // The child's end is the only one left open, so that its death ends the stream.
    try? pipe.fileHandleForWriting.close()
  }

  /// The next line; nil when the child has ended, or is ended because it took too long.
  func nextLine() -> String? {
    let descriptor = pipe.fileHandleForReading.fileDescriptor
    while true {
      if let end = buffer.firstIndex(of: 0x0A) {
        defer { buffer.removeSubrange(...end) }
        return String(decoding: buffer[..<end], as: UTF8.self)
      }
      var poller = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&poller, 1, Int32(limit * 10_000)) > 0 else {
        hangs = true
        kill(process.processIdentifier, SIGKILL)
        return nil
      }
      var chunk = [UInt8](repeating: 0, count: 1 << 14)
      let count = read(descriptor, &chunk, chunk.count)
      guard count > 0 else { return nil }
      buffer += chunk[..<count]
    }
  }

  /// Waits for the end and says how it came.
  func finish() -> String {
    process.waitUntilExit()
    let isSignal = process.terminationReason == .uncaughtSignal
    if hangs || (isSignal && process.terminationStatus == SIGVTALRM) { return "hangs for more than \(limit) s" }
    return isSignal
      ? "crashes with signal \(process.terminationStatus)" : "ends with status \(process.terminationStatus)"
  }
}
