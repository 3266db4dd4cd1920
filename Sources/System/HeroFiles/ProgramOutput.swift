import Foundation

/// What a program says of itself.
package enum ProgramOutput {
  /// Why there is none.
  package enum Problem: Error {
    case cannotStart
    /// It has not ended in time, or says more than anybody reads.
    case doesNotEnd
  }

  /// Bytes that are read at most.
  private static let mostBytes = 1 << 20

  /// What a program prints on standard output until a moment, when it is ended with all that it has started.
  package static func read(
    _ path: String, _ arguments: [String], until end: ContinuousClock.Instant
  ) throws(Problem) -> String {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { throw .cannotStart }
    // Ours is closed, so that the reading ends with the program's.
    try? pipe.fileHandleForWriting.close()
    let bytes = bytes(of: pipe.fileHandleForReading.fileDescriptor, until: end)
    // Nobody waits for its end: it may go on without a word, and of one that has ended, others may hold the pipe.
    if bytes == nil || process.isRunning { ProgramGroup.signal(SIGKILL, process.processIdentifier) }
    guard let bytes else { throw .doesNotEnd }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// All bytes of a pipe; nil where they do not end in time.
  private static func bytes(of pipe: Int32, until end: ContinuousClock.Instant) -> [UInt8]? {
    var all: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 4096)
    while all.count < mostBytes {
      let left = ContinuousClock.now.duration(to: end) / .milliseconds(1)
      guard left > 0 else { return nil }
      var waiting = [pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)]
      guard poll(&waiting, 1, Int32(left.rounded(.up))) > 0 else { continue }
      let count = Foundation.read(pipe, &part, part.count)
      if count == 0 { return all }
      if count > 0 { all += part[..<count] } else if errno != EINTR { return nil }
    }
    return nil
  }
}
