/// A run as GitHub's workflow commands: a mark for each cause, at its line, and for each scene without one.
package enum GitHubAnnotations {
  /// GitHub shows ten of a step.
  private static let most = 10

  /// What is marked once, with the scenes that have it.
  private struct Mark: Equatable {
    var file: String
    var line: Int?
    var column: Int?
    /// What tells it from other marks.
    var cause: String
    var details: [String] = []
    var scenes: [String] = []
  }

  /// A line for each mark, and one that counts the others. Source: GitHub's documentation of workflow commands.
  package static func lines(_ summary: GoldenSummary) -> [String] {
    var marks: [Mark] = []
    for mark in summary.results.flatMap({ Self.marks($0) }) {
      let known = marks.firstIndex { ($0.file, $0.line, $0.cause) == (mark.file, mark.line, mark.cause) }
      if let known { marks[known].scenes += mark.scenes } else { marks.append(mark) }
    }
    let rest = marks.count - most
    return marks.prefix(most).map(line) + (rest > 0 ? [error([], "and \(rest) more")] : [])
  }

  private static func marks(_ result: GoldenResult) -> [Mark] {
    switch result.outcome {
    case .passed: return []
    case .invalid:
      return result.diagnostics.filter { !$0.contains(": note: ") }.map { line in
        // file:line:column: error: message
        let parts = line.split(separator: ":", maxSplits: 3).map(String.init)
        guard parts.count == 4, let row = Int(parts[1]), let column = Int(parts[2]) else {
          return Mark(file: result.scene, cause: line)
        }
        return Mark(file: parts[0], line: row, column: column, cause: parts[3])
      }
    case .recorded:
      return [Mark(file: result.scene, cause: "recorded: a recording run does not pass", scenes: [result.name])]
    case .failed:
      let details = result.failures.filter { $0.kind != .scene }.map(\.message) + ResultText.details(result).prefix(8)
      let causes = result.sceneCauses?.causes ?? []
      guard !causes.isEmpty else {
        return [
          Mark(
            file: result.scene, cause: details.first ?? "", details: Array(details.dropFirst()), scenes: [result.name])
        ]
      }
      return causes.enumerated().map { index, cause in
        Mark(
          file: cause.file.isEmpty ? result.scene : cause.file, line: cause.line, cause: cause.text,
          details: index == 0 ? details : [], scenes: [result.name])
      }
    }
  }

  private static func line(_ mark: Mark) -> String {
    var properties = [("file", mark.file)]
    if let line = mark.line { properties.append(("line", "\(line)")) }
    if let column = mark.column { properties.append(("col", "\(column)")) }
    if let first = mark.scenes.first {
      let rest = mark.scenes.count - 1
      properties.append(("title", "herorender: \(first)" + (rest > 0 ? " and \(rest) more" : "")))
    }
    let scenes = mark.scenes.count > 1 ? ["scenes: \(mark.scenes.joined(separator: ", "))"] : []
    return error(properties, ([mark.cause] + scenes + mark.details).joined(separator: "\n"))
  }

  private static func error(_ properties: [(String, String)], _ message: String) -> String {
    let properties = properties.map { "\($0)=\(escaped($1, with: [":", ","]))" }.joined(separator: ",")
    return "::error\(properties.isEmpty ? "" : " ")\(properties)::\(escaped(message, with: []))"
  }

  /// Per cent signs and line breaks, and in properties what separates them, as `%XX`.
  private static func escaped(_ text: String, with more: [Unicode.Scalar]) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      if scalar == "%" || scalar == "\r" || scalar == "\n" || more.contains(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "%" + (digits.count < 2 ? "0" : "") + digits
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }
}
