import Foundation

/// A program that was started, with what it has started itself: Foundation lets it lead a group of its own.
package enum ProgramGroup {
  /// Sends a signal to all of it, or to the program alone where it leads no group; false when nothing is left.
  @discardableResult
  package static func signal(_ number: Int32, _ leader: Int32) -> Bool {
    kill(-leader, number) == 0 || kill(leader, number) == 0
  }

  /// Ends all of it at once, and programs below it that lead groups of their own, as SwiftPM's compilers do. Without /proc those are not known.
  package static func end(_ leader: Int32) {
    var programs = [leader]
    let parents = parents()
    var next = 0
    while next < programs.count {
      programs += parents.filter { $0.value == programs[next] }.map(\.key)
      next += 1
    }
    for program in programs { signal(SIGKILL, program) }
  }

  /// Who has started each program that runs.
  private static func parents() -> [Int32: Int32] {
    var parents: [Int32: Int32] = [:]
    for program in ((try? FileSystem.names(in: "/proc")) ?? []).compactMap({ Int32($0) }) {
      guard let bytes = FileSystem.bytes(of: "/proc/\(program)/stat") else { continue }
      // The name in parentheses may hold anything.
      let words = String(decoding: bytes, as: UTF8.self).split(separator: ")").last?.split(separator: " ")
      if let words, words.count > 1, let parent = Int32(words[1]) { parents[program] = parent }
    }
    return parents
  }
}
