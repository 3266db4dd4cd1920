import Synchronization

/// Questions of pages that are worked on, by the names that the pages gave them, so that they can be taken back.
final class OpenQuestions: Sendable {
  /// Letters of a name at most.
  static let longestName = 64

  /// Whether somebody still wants the answer; several may have asked by one name.
  private let isWanted = Mutex<[String: (count: Int, isWanted: Bool)]>([:])

  /// Notes one; `end` follows.
  func begin(_ name: String) {
    isWanted.withLock { $0[name] = (count: ($0[name]?.count ?? 0) + 1, isWanted: true) }
  }

  /// Forgets it.
  func end(_ name: String) {
    isWanted.withLock { open in
      guard let question = open[name] else { return }
      open[name] = question.count > 1 ? (question.count - 1, question.isWanted) : nil
    }
  }

  /// Takes a question back; one that is not worked on is no matter.
  func takeBack(_ name: String) { isWanted.withLock { $0[name]?.isWanted = false } }

  /// Throws when it was taken back.
  func check(_ name: String) throws(PreviewProblem) {
    if isWanted.withLock({ $0[name]?.isWanted }) == false { throw PreviewProblem(409, "the question was taken back") }
  }
}
