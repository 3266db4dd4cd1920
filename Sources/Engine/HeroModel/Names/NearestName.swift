/// Finds what a misspelt name was meant to be.
///
/// One rule for keys, words, views, devices, commands, options and files. A known name is near when all numbers of the misspelt one are
/// in it in that order, for numbers are not misspelt, and
/// - it is at most a third of the misspelt letters away, 1 to 4 edits, of which several only behind the same first letter; and each word
///   of either has its like in the other, with less than half of its letters changed. Case never counts.
/// - Or else, when none is: one begins with the other, or with its words, or ends with them, four letters at least: `corner`, `radius`.
package enum NearestName {
  /// So many names may be equally near; of more none is meant.
  private static let mostNames = 6

  /// The nearest known name, the first of equals; nil when none is near.
  package static func find(_ name: String, among known: [String]) -> String? { all(name, among: known).first }

  /// `; did you mean 'x'?`, or nothing; equals are listed.
  package static func suggestion(_ name: String, among known: [String]) -> String {
    let names = all(name, among: known).map { "'\($0)'" }
    guard let last = names.last else { return "" }
    return "; did you mean \(names.count > 1 ? names.dropLast().joined(separator: ", ") + " or " : "")\(last)?"
  }

  /// The known names that are equally near.
  private static func all(_ name: String, among known: [String]) -> [String] {
    let wanted = Spelling(name)
    guard let first = wanted.letters.first else { return [] }
    let limit = min(max(wanted.letters.count / 3, 1), 4)
    var (best, names) = (limit, [String]())
    var parts: [String] = []
    for candidate in known {
      let spelling = Spelling(candidate)
      if wanted.isPart(of: spelling) || spelling.isPart(of: wanted, byWords: true) {
        if wanted.numbers.isSubsequence(of: spelling.numbers), !parts.contains(candidate) { parts.append(candidate) }
      }
      guard abs(spelling.letters.count - wanted.letters.count) <= best else { continue }
      let distance = Spelling.distance(wanted.letters, spelling.letters)
      guard distance <= best, distance < 2 || spelling.letters.first == first,
        wanted.numbers.isSubsequence(of: spelling.numbers), wanted.words.allSatisfy(spelling.hasLike),
        spelling.words.allSatisfy(wanted.hasLike)
      else { continue }
      if distance < best { (best, names) = (distance, []) }
      if !names.contains(candidate) { names.append(candidate) }
    }
    let found = names.isEmpty ? parts : names
    return found.count <= mostNames ? found : []
  }

  /// The first letters of a name, in which case does not count.
  private struct Spelling {
    /// As written, and in lower case.
    private let written: String.UnicodeScalarView.SubSequence
    let letters: [UnicodeScalar]

    init(_ name: String) {
      written = name.unicodeScalars.prefix(64)
      letters = Array(String(written).lowercased().unicodeScalars.prefix(64))
    }

    /// Letters and digits; at all others, and before a capital behind a small letter, a word ends.
    var words: [[UnicodeScalar]] {
      runs(of: { Self.isDigit($0) || $0.properties.isAlphabetic }) {
        $1.properties.isUppercase && !$0.properties.isUppercase
      }
    }

    /// Digits without leading zeros.
    var numbers: [[UnicodeScalar]] {
      runs(of: Self.isDigit) { _, _ in false }.map { Array($0.drop { $0 == "0" }) }
    }

    private func runs(
      of belongs: (UnicodeScalar) -> Bool, endsBetween: (UnicodeScalar, UnicodeScalar) -> Bool
    ) -> [[UnicodeScalar]] {
      var runs: [[UnicodeScalar]] = []
      var last: UnicodeScalar?
      for scalar in written {
        guard belongs(scalar) else {
          last = nil
          continue
        }
        if last.map({ endsBetween($0, scalar) }) ?? true { runs.append([]) }
        runs[runs.count - 1] += scalar.properties.lowercaseMapping.unicodeScalars
        last = scalar
      }
      return runs
    }

    private static func isDigit(_ scalar: UnicodeScalar) -> Bool { (0x30...0x39).contains(scalar.value) }

    /// Whether another name begins with this one, or ends with its words; `byWords` it begins with its words, too. A path's folders are
    /// no part of it.
    func isPart(of other: Spelling, byWords: Bool = false) -> Bool {
      guard letters.count >= 4, letters.count < other.letters.count else { return false }
      if other.letters.starts(with: letters), other.letters[letters.count] != "/" {
        return !byWords || other.words.starts(with: words)
      }
      return other.words.count > words.count && other.words.suffix(words.count).elementsEqual(words)
    }

    /// Whether the name has a word somewhere, with less than half of its letters changed; numbers are looked at by themselves.
    func hasLike(_ word: [UnicodeScalar]) -> Bool {
      word.allSatisfy(Self.isDigit)
        || Self.distance(word, letters, anywhere: true) <= (word.count - 1) / 2
    }

    /// Insertions, deletions, substitutions and swaps of neighbours (optimal string alignment) that make one of the other, or of a part
    /// of the other anywhere in it.
    static func distance(_ a: [UnicodeScalar], _ b: [UnicodeScalar], anywhere: Bool = false) -> Int {
      var beforeLast: [Int] = []
      var last = anywhere ? Array(repeating: 0, count: b.count + 1) : Array(0...b.count)
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
      return anywhere ? last.min() ?? 0 : last[b.count]
    }
  }
}

extension [[UnicodeScalar]] {
  /// Whether another list holds all elements in this order.
  fileprivate func isSubsequence(of other: Self) -> Bool {
    var rest = self[...]
    for element in other where element == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}
