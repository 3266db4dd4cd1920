import HeroFiles

/// Errors and warnings of a build, each once: the compiler says what is wrong with a file again for each file that it compiles beside it.
package struct BuildMessages: Sendable {
  /// What the compiler, or the rewriter, says of a place.
  package struct Message: Equatable, Sendable {
    package internal(set) var path: String
    package let line: Int
    package let column: Int
    package let isError: Bool
    /// What is wrong.
    package let text: String
    /// As it was written, with the lines below it: the place in the source, notes.
    package fileprivate(set) var lines: [String]
    /// Without a module nothing that comes from it is known: that is to be mended first.
    let isMissingModule: Bool
  }

  private var all: [Message] = []
  /// The last lines of the build that belong to no place: the linker's.
  private(set) var rest: [String] = []
  private var crashes: [CompilerCrash] = []
  private var known: Set<String> = []
  /// Whether the next lines may belong to a message.
  private var isInside = false
  /// Whether that message is new.
  private var isNew = false

  package init() {}

  /// Takes a line; false for one that belongs to no message.
  package mutating func read(_ line: String) -> Bool {
    // Addresses of explanations.
    if line.hasPrefix("[#") { return true }
    if line.hasPrefix("/"), let match = line.firstMatch(of: #/^(/.+?):(\d+):(\d+): (error|warning|note|remark): (.*)$/#)
    {
      if match.4 == "note", isInside {
        keep(line)
        return true
      }
      isInside = true
      // The rewriter and the compiler know different columns.
      isNew =
        known.insert("\(match.1):\(match.2):\(match.4): \(match.5)").inserted
        && (match.4 == "error" || match.4 == "warning")
      if isNew {
        all.append(
          Message(
            path: String(match.1), line: Int(match.2) ?? 0, column: Int(match.3) ?? 0, isError: match.4 == "error",
            text: String(match.5),
            lines: [line], isMissingModule: match.5.hasPrefix("no such module")))
      }
      return true
    }
    guard isInside, line.isEmpty || line.hasPrefix(" ") || line.drop(while: \.isNumber).hasPrefix(" |") else {
      isInside = false
      return false
    }
    keep(line)
    return true
  }

  private mutating func keep(_ line: String) {
    if isNew, !line.isEmpty { all[all.count - 1].lines.append(line) }
  }

  /// Keeps a line that belongs to no message.
  mutating func keep(rest line: String) {
    if line.hasPrefix("Stack dump:") { crashes.append(CompilerCrash()) }
    if !crashes.isEmpty { crashes[crashes.count - 1].read(line) }
    rest = rest.suffix(19) + (line.isEmpty ? [] : [line])
  }

  /// Places at which the compiler has crashed, as errors.
  var crashed: [Message] {
    crashes.compactMap(\.place).map { path, line, column in
      Message(
        path: path, line: line, column: column, isError: true, text: "the compiler crashes here", lines: [],
        isMissingModule: false)
    }
  }

  /// Missing modules, then the others, by files and lines.
  package var errors: [Message] {
    all.filter(\.isError).sorted {
      ($0.isMissingModule ? 0 : 1, $0.path, $0.line, $0.column) < (
        $1.isMissingModule ? 0 : 1, $1.path, $1.line, $1.column
      )
    }
  }
  /// By files and lines.
  package var warnings: [Message] {
    all.filter { !$0.isError }.sorted { ($0.path, $0.line, $0.column) < ($1.path, $1.line, $1.column) }
  }
}
