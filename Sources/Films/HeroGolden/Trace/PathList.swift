/// Views named together: `list/cell 0…5`, `b/row2, 4/title`, `a/x, a/y`.
enum PathList {
  /// More than this many groups are only counted.
  private static let limit = 3

  /// Paths that differ in one number are one name with the numbers; the others follow one another, in their order.
  static func text(_ paths: [String]) -> String {
    var rest = paths
    var names: [String] = []
    while let first = rest.first {
      guard names.count < limit else {
        return names.joined(separator: ", ") + " and \(rest.count) more view\(rest.count == 1 ? "" : "s")"
      }
      let (name, taken) = family(of: first, in: rest)
      names.append(name)
      rest.removeAll { taken.contains($0) }
    }
    return names.joined(separator: ", ")
  }

  /// The number of a path, as written, and what stands around it.
  private struct Numbered {
    var prefix: Substring
    var digits: Substring
    var suffix: Substring
    var number: Int
  }

  /// The largest group of paths that differ from one in the same number alone.
  private static func family(of path: String, in paths: [String]) -> (name: String, paths: Set<String>) {
    var best: [(path: String, part: Numbered)] = []
    for own in numbers(in: path) {
      let family = paths.compactMap { other -> (path: String, part: Numbered)? in
        guard let part = numbers(in: other).first(where: { $0.prefix == own.prefix && $0.suffix == own.suffix })
        else { return nil }
        return (other, part)
      }
      if family.count > max(best.count, 1) { best = family }
    }
    guard let first = best.first?.part else { return (path, [path]) }
    let sorted = best.map(\.part).sorted { $0.number < $1.number }
    var runs: [(first: Numbered, last: Numbered)] = []
    for part in sorted {
      if let last = runs.last?.last, part.number == last.number + 1 {
        runs[runs.count - 1].last = part
      } else {
        runs.append((part, part))
      }
    }
    let texts = runs.map { run in
      run.first.number == run.last.number ? String(run.first.digits) : "\(run.first.digits)…\(run.last.digits)"
    }
    return ("\(first.prefix)\(texts.joined(separator: ", "))\(first.suffix)", Set(best.map(\.path)))
  }

  private static func numbers(in path: String) -> [Numbered] {
    var parts: [Numbered] = []
    var index = path.startIndex
    func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }
    while let start = path[index...].firstIndex(where: isDigit) {
      let end = path[start...].firstIndex { !isDigit($0) } ?? path.endIndex
      if let number = Int(path[start..<end]) {
        parts.append(
          Numbered(prefix: path[..<start], digits: path[start..<end], suffix: path[end...], number: number))
      }
      index = end
    }
    return parts
  }
}
