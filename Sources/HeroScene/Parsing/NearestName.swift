/// Finds what a misspelt name was meant to be.
public enum NearestName {
  /// The known name with the smallest edit distance, the first of equals; nil when none is near.
  ///
  /// Near is a third of the length, at least 1 and at most 4 edits; case alone never counts.
  public static func find(_ name: String, among known: [String]) -> String? {
    let wanted = Array(name.lowercased().unicodeScalars.prefix(64))
    guard !wanted.isEmpty else { return nil }
    let limit = min(max(wanted.count / 3, 1), 4)
    var best: (name: String, distance: Int)?
    for candidate in known {
      let scalars = Array(candidate.lowercased().unicodeScalars.prefix(64))
      guard abs(scalars.count - wanted.count) <= limit else { continue }
      let distance = distance(wanted, scalars)
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    if let best { return best.name }
    // A word that is the beginning or the end of a known one.
    guard wanted.count >= 4 else { return nil }
    let lowered = name.lowercased()
    return known.first { $0.lowercased().hasPrefix(lowered) || $0.lowercased().hasSuffix(lowered) }
  }

  /// `; did you mean 'x'?`, or nothing.
  static func suggestion(_ name: String, among known: [String]) -> String {
    find(name, among: known).map { "; did you mean '\($0)'?" } ?? ""
  }

  /// Insertions, deletions, substitutions and swaps of neighbours (optimal string alignment).
  private static func distance(_ a: [UnicodeScalar], _ b: [UnicodeScalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in 0..<a.count {
      var row = [i + 1]
      row.reserveCapacity(b.count + 1)
      for j in 0..<b.count {
        var cost = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
