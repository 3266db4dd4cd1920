import Foundation

/// A file that is written beside its place, perhaps by another program; it can be given up from any thread at any time.
final class UnfinishedFile: @unchecked Sendable {
  /// Where it is written.
  let path: String

  // Everything mutable is guarded by the lock, which is what makes the unchecked conformance true.
  private let lock = NSLock()
  private var writer: FFmpeg?
  private var hasEnded = false
  private var wasGivenUp = false

  /// Chooses a name; nothing is touched yet.
  init(for file: String) { path = FileSystem.unfinished(file) }

  /// Whether somebody asked to stop before the file was in its place.
  var isGivenUp: Bool { lock.withLock { wasGivenUp } }

  /// Makes the file, empty.
  func create() throws(RenderError) { try FileSystem.writeWhole([], to: path) }

  /// Names the program, so that it ends with the file.
  func isWritten(by program: FFmpeg) {
    lock.withLock {
      writer = program
      if wasGivenUp { program.kill() }
    }
  }

  /// Ends the program and removes the file unless it is in its place.
  func giveUp() {
    lock.withLock {
      if hasEnded { return }
      wasGivenUp = true
      writer?.kill()
      unlink(path)
    }
  }

  /// Marks the file as used.
  func touch() { _ = FileSystem.touch(path) }

  /// Removes the file.
  func remove() {
    lock.withLock { hasEnded = true }
    unlink(path)
  }

  /// Puts the file in its place, unless it was given up.
  func move(to place: String) throws(RenderError) {
    lock.lock()
    defer { lock.unlock() }
    if wasGivenUp {
      unlink(path)
      throw .stopped
    }
    hasEnded = true
    try FileSystem.move(path, to: place)
  }
}
