/// Where the compiler was when it crashed, by what it says of itself: `4. While type-checking 'bind()' (at /app/A.swift:3:4)`.
struct CompilerCrash: Sendable {
  /// The innermost place that is told; a file alone has line 0.
  private(set) var place: (path: String, line: Int, column: Int)?

  /// Takes a line of what the compiler says of its crash.
  mutating func read(_ line: String) {
    guard line.contains(#/^\d+\.\s/#) else { return }
    if let match = line.firstMatch(of: #/\(at \[?(/[^:]+):(\d+):(\d+)/#) {
      place = (String(match.1), Int(match.2) ?? 0, Int(match.3) ?? 0)
    } else if place == nil, let match = line.firstMatch(of: #/file "(/[^"]+)"/#) {
      place = (String(match.1), 0, 0)
    }
  }

  /// The source of a copy that the plugin has written, by its module and its path in the module's folder; nil: it is no copy.
  static func source(ofCopy path: String) -> (module: String, source: String)? {
    guard let match = path.wholeMatch(of: #/.*/([^/]+)/destination/HeroAppPlugin/Sources/\+([^/]+)/#) else {
      return nil
    }
    var (source, isEscaped) = ("", false)
    for character in match.2 {
      if character == "=", !isEscaped {
        isEscaped = true
        continue
      }
      source.append(character == "+" && !isEscaped ? "/" : character)
      isEscaped = false
    }
    return (String(match.1), source)
  }
}
