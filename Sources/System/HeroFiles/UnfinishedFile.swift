import Foundation
import Synchronization

/// A file that is written beside its place, perhaps by another program; it can be given up from any thread at any time.
package final class UnfinishedFile: Sendable {
  private struct State {
    var stopWriter: (@Sendable () -> Void)?
    var hasEnded = false
    var wasGivenUp = false
  }

  /// Where it is written.
  package let path: String
  /// Its place.
  private let place: String

  private let state = Mutex(State())

  /// Chooses a name; nothing is touched yet.
  package init(for file: String) {
    place = file
    path = FileSystem.unfinished(file)
    UnfinishedPaths.begin(path)
  }

  /// Whether somebody asked to stop before the file was in its place.
  package var isGivenUp: Bool { state.withLock { $0.wasGivenUp } }

  /// Makes the file, empty.
  package func create() throws(FileError) { try FileSystem.writeWhole([], to: path) }

  /// Names what stops the program that writes the file, so that it ends with the file.
  package func isWritten(stop: @escaping @Sendable () -> Void) {
    state.withLock { state in
      state.stopWriter = stop
      if state.wasGivenUp { stop() }
    }
  }

  /// Ends the program and removes the file unless it is in its place.
  package func giveUp() {
    state.withLock { state in
      if state.hasEnded { return }
      state.wasGivenUp = true
      state.stopWriter?()
      unlink(path)
      UnfinishedPaths.end(path)
    }
  }

  /// Marks the file as used.
  package func touch() { _ = FileSystem.touch(path) }

  /// Removes the file.
  package func remove() {
    state.withLock { $0.hasEnded = true }
    unlink(path)
    UnfinishedPaths.end(path)
  }

  /// Puts the file in its place and returns true; removes it and returns false when it was given up.
  package func move() throws(FileError) -> Bool {
    try state.withLock { state throws(FileError) in
      if state.wasGivenUp {
        unlink(path)
        return false
      }
      state.hasEnded = true
      defer { UnfinishedPaths.end(path) }
      try FileSystem.move(path, to: place)
      return true
    }
  }
}
