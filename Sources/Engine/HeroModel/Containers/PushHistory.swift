/// What SDOSHero's navigation controller remembers of its pushes: a type for going and one for coming back each (rule C3). New stacks leave
/// it as it is, so that it may be longer or shorter than the stack.
package struct PushHistory<Pair: Sendable>: Sendable {
  private var pairs: [Pair] = []

  package init() {}

  /// Of the last push that has not been popped.
  package var last: Pair? { pairs.last }

  package mutating func push(_ pair: Pair) { pairs.append(pair) }

  /// What a pop undoes, which is forgotten.
  package mutating func pop() -> Pair? { pairs.popLast() }

  /// What a pop to a position in the stack undoes: the last push; all above the position are forgotten.
  package mutating func pop(to index: Int) -> Pair? {
    guard index < pairs.count else { return nil }
    defer { pairs.removeSubrange(index...) }
    return pairs.last
  }
}

extension PushHistory: Equatable where Pair: Equatable {}
