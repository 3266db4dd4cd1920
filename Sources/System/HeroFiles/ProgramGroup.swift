import Foundation

/// A program that was started, with what it has started itself: Foundation lets it lead a group of its own.
package enum ProgramGroup {
  /// Sends a signal to all of it, or to the program alone where it leads no group; false when nothing is left.
  @discardableResult
  package static func signal(_ number: Int32, _ leader: Int32) -> Bool {
    kill(-leader, number) == 0 || kill(leader, number) == 0
  }
}
