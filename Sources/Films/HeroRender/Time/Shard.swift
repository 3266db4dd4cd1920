/// One of several equal parts of a rendering: neighbouring frames, so that each machine sees few transitions.
package struct Shard: Equatable, Sendable {
  /// 1-based, at most `count`.
  package let index: Int
  /// How many parts, ≥ 1.
  package let count: Int

  /// Everything in one part.
  package static let whole = Shard(unchecked: 1, of: 1)

  private init(unchecked index: Int, of count: Int) {
    self.index = index
    self.count = count
  }

  /// Reads `K/N`; nil unless 1 ≤ K ≤ N.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = DigitText.number(parts[0]), let count = DigitText.number(parts[1]),
      index >= 1, index <= count
    else { return nil }
    self.init(unchecked: index, of: count)
  }

  /// The positions of this part among `total` items; the first parts take one more when it does not divide evenly.
  ///
  /// The parts of one count are disjoint and together everything; a part may be empty.
  package func positions(of total: Int) -> Range<Int> {
    let (base, extra) = total.quotientAndRemainder(dividingBy: count)
    func start(_ part: Int) -> Int { part * base + min(part, extra) }
    return start(index - 1)..<start(index)
  }
}
