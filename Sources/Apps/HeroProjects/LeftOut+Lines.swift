extension LeftOut {
  /// For people: modules with what is most often wrong, and their files with what each goes without.
  package var lines: [String] {
    parts.sorted { $0.key < $1.key }.filter { !$0.value.isEmpty }.flatMap { module, parts in
      let files = Dictionary(grouping: parts, by: \.file).sorted { $0.key < $1.key }
      return ["\(module): \(parts.count) left out in \(Self.counted(files.count, "file"))"] + Self.reasons(parts)
        + files.map { file, parts in "  \(file): " + Self.titles(parts) }
    }
  }

  /// Errors that are there more than once, the three most frequent.
  private static func reasons(_ parts: [LeftOutPart]) -> [String] {
    let counts = Dictionary(grouping: parts.filter { !$0.isFollowing }, by: \.error).mapValues(\.count)
    let most = counts.filter { $0.value > 1 }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(3)
    return most.isEmpty ? [] : ["  most often: " + most.map { "\($0.key) (\($0.value))" }.joined(separator: "; ")]
  }

  /// Up to four declarations; lines of one stand together.
  private static func titles(_ parts: [LeftOutPart]) -> String {
    var titles: [(name: String, lines: [Int])] = []
    for part in parts {
      let isStatement = part.part.hasPrefix("statement")
      let name = isStatement ? part.declaration : part.title
      if let last = titles.last, isStatement, last.name == name, !last.lines.isEmpty {
        titles[titles.count - 1].lines.append(part.line)
      } else {
        titles.append((name, isStatement ? [part.line] : []))
      }
    }
    let words = titles.prefix(4).map { name, lines in
      switch lines.count {
      case 0: name
      case 1: "\(name), line \(lines[0])"
      default: "\(name), lines \(lines.map(String.init).joined(separator: ", "))"
      }
    }
    return words.joined(separator: "; ") + (titles.count > 4 ? "; and \(titles.count - 4) more" : "")
  }
}
