extension [Bool] {
  /// The first of the longest stretches in which all are true; nil where none is.
  package var longestRun: Range<Int>? {
    var best: Range<Int>?
    var start = 0
    for index in 0...count where index == count || !self[index] {
      if index > start, index - start > best?.count ?? 0 { best = start..<index }
      start = index + 1
    }
    return best
  }
}
