import Foundation
import HeroFiles
import Synchronization

/// A running ffmpeg that reads frames from us.
///
/// What it prints is drained by a thread of its own, so that neither of the two ever waits for the other. One thread uses it; only
/// `kill` may be called from others.
final class FFmpeg: @unchecked Sendable {
  /// The program's name on the PATH.
  static let program = "ffmpeg"

  private let process = Process()
  private let input: Int32
  private let complaints = LastLines()
  private let drained = DispatchGroup()
  private var isOpen = true

  /// The program's path, looked up on the PATH.
  ///
  /// Throws `RenderError.environment` with what to install when there is none.
  static func find(for output: String) throws(RenderError) -> String {
    if let path = FileSystem.program(program, path: ProcessInfo.processInfo.environment["PATH"] ?? "") { return path }
    throw .environment(
      "\(output) needs ffmpeg, which is not on the PATH: apt-get install ffmpeg, or brew install ffmpeg")
  }

  /// Starts the program.
  init(executable: String, arguments: [String]) throws(RenderError) {
    // A child that died must show as an error of `write`, not kill us.
    signal(SIGPIPE, SIG_IGN)
    spawning.lock()
    defer { spawning.unlock() }
    guard let frames = OneWayPipe(), let errors = OneWayPipe() else {
      throw .environment("cannot open a pipe to ffmpeg: \(String(cString: strerror(errno)))")
    }
    input = frames.writing
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    process.standardInput = FileHandle(fileDescriptor: frames.reading)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle(fileDescriptor: errors.writing)
    var problem: String?
    do { try process.run() } catch { problem = error.localizedDescription }
    // The child has its own copies.
    close(frames.reading)
    close(errors.writing)
    if let problem {
      close(frames.writing)
      close(errors.reading)
      isOpen = false
      throw .environment("cannot start \(executable): \(problem)")
    }
    drained.enter()
    let (complaints, drained, source) = (complaints, drained, errors.reading)
    Thread.detachNewThread {
      var buffer = [UInt8](repeating: 0, count: 4096)
      while true {
        let count = read(source, &buffer, buffer.count)
        if count > 0 { complaints.add(buffer[..<count]) } else if count == 0 || errno != EINTR { break }
      }
      close(source)
      drained.leave()
    }
  }

  /// Writes bytes; false when the program has stopped reading.
  func write(_ bytes: [UInt8]) -> Bool { FileSystem.writeAll(bytes, to: input) == nil }

  /// Says that there are no more frames, waits, and returns what went wrong; nil when nothing did.
  func finish() -> String? {
    closeInput()
    process.waitUntilExit()
    drained.wait()
    if process.terminationReason == .exit, process.terminationStatus == 0 { return nil }
    let how = process.terminationReason == .exit ? "exit code" : "signal"
    let lines = complaints.lines
    let tail = lines.isEmpty ? "" : ": " + lines.map { "ffmpeg: \($0)" }.joined(separator: "; ")
    return "ffmpeg stopped with \(how) \(process.terminationStatus)\(tail)"
  }

  /// Ends the program without waiting for its file.
  func cancel() {
    closeInput()
    kill()
    process.waitUntilExit()
    drained.wait()
  }

  /// Ends the program from any thread; its file is thrown away, so that it need not tidy up.
  func kill() {
    if process.isRunning { ProgramGroup.signal(SIGKILL, process.processIdentifier) }
  }

  private func closeInput() {
    if isOpen { close(input) }
    isOpen = false
  }
}

/// Held while pipes are opened and children start: one that inherited the writing end of another's pipe would keep that one waiting
/// for more frames for ever.
private let spawning = NSLock()

/// Two ends of a pipe that children do not inherit.
private struct OneWayPipe {
  let reading: Int32
  let writing: Int32

  /// Opens a pipe; nil with `errno` set when there is none to be had.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reading, writing) = (ends[0], ends[1])
  }
}

/// The last lines that a program printed.
private final class LastLines: Sendable {
  private let bytes = Mutex<[UInt8]>([])

  func add(_ data: ArraySlice<UInt8>) {
    bytes.withLock { bytes in
      bytes += data
      bytes.removeFirst(max(0, bytes.count - 8192))
    }
  }

  /// At most eight, without empty ones.
  var lines: [String] {
    let text = bytes.withLock { String(decoding: $0, as: UTF8.self) }
    return text.split(whereSeparator: \.isNewline).suffix(8).map(String.init)
  }
}
