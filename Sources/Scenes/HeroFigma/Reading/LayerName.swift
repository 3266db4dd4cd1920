/// Names of layers as a scene can have them.
enum LayerName {
  /// Without `/` and line breaks, at most so long; the type where nothing is left.
  static func clean(_ name: String, type: String) -> String {
    let plain = name.map { $0 == "/" ? "-" : $0.isNewline ? " " : $0 }
    let short = String(plain.prefix(longest)).trimmed
    guard !short.isEmpty else { return type.lowercased() }
    // Numbers alone address a view by its place.
    return short.allSatisfy(\.isNumber) ? "layer \(short)" : short
  }

  private static let longest = 80
}

/// Names that were given, so that each is given once.
struct GivenNames {
  private var taken: Set<String> = []
  private var counts: [String: Int] = [:]

  /// The name, with a number behind it where it was given before.
  mutating func add(_ name: String) -> String {
    var (unique, count) = (name, counts[name] ?? 1)
    while !taken.insert(unique).inserted {
      count += 1
      unique = "\(name) \(count)"
    }
    counts[name] = count
    return unique
  }
}

extension String {
  /// Without spaces at its ends.
  fileprivate var trimmed: String {
    let start = drop { $0.isWhitespace }
    return String(String(start.reversed()).drop { $0.isWhitespace }.reversed())
  }
}
