import Foundation

/// A program that was started, with what it has started itself: Foundation lets it lead a group of its own.
package enum ProgramGroup {
  /// Sends a signal to all of it, or to the program alone where it leads no group; false when nothing is left.
  @discardableResult
  package static func signal(_ number: Int32, _ leader: Int32) -> Bool {
    kill(-leader, number) == 0 || kill(leader, number) == 0
  }

  /// A program and those below it; some lead groups of their own, as SwiftPM's compilers do. Without /proc there is the one alone.
  package static func tree(_ programs: [Int32]) -> [Int32] {
    let parents = parents()
    var (found, seen) = (programs, Set(programs))
    var next = 0
    while next < found.count {
      for (program, parent) in parents where parent == found[next] && seen.insert(program).inserted {
        found.append(program)
      }
      next += 1
    }
    return found
  }

  /// Ends programs, with those below them, at once.
  package static func end(_ programs: [Int32]) { for program in tree(programs) { signal(SIGKILL, program) } }

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
