import Synchronization

/// Questions of pages that are worked on, by the names that the pages gave them, so that they can be taken back.
final class OpenQuestions: Sendable {
  /// Bytes of a name in UTF-8 at most.
  static let longestName = 64

  private struct State {
    /// Whether somebody still wants the answer; several may have asked by one name.
    var open: [String: (count: Int, isWanted: Bool)] = [:]
    var isClosed = false
  }

  private let state = Mutex(State())

  /// Notes one; `end` follows.
  func begin(_ name: String) {
    state.withLock { $0.open[name] = (count: ($0.open[name]?.count ?? 0) + 1, isWanted: true) }
  }

  func end(_ name: String) {
    state.withLock { state in
      guard let question = state.open[name] else { return }
      state.open[name] = question.count > 1 ? (question.count - 1, question.isWanted) : nil
    }
  }

  /// Takes a question back; one that is not worked on is no matter.
  func takeBack(_ name: String) { state.withLock { $0.open[name]?.isWanted = false } }

  /// Takes all questions back, those to come too, also those without a name.
  func close() { state.withLock { $0.isClosed = true } }

  /// Throws when it was taken back.
  func check(_ name: String?) throws(PreviewProblem) {
    let isOver = state.withLock { state in
      state.isClosed || name.map { state.open[$0]?.isWanted == false } ?? false
    }
    if isOver { throw PreviewProblem(409, "the question was taken back") }
  }
}
