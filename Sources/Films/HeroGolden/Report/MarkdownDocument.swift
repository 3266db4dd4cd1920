import HeroFiles
import HeroImage
import HeroMarkup
import HeroModel
import HeroRender

/// A run as Markdown, for the comment of a pull request and for the page of a build.
package struct MarkdownDocument: Sendable {
  private let summary: GoldenSummary
  /// Scenes that are listed in full; the others are counted, because a comment has at most 65 536 characters.
  private static let mostScenes = 20
  /// The longest side of each of the two pictures, pixels.
  private static let side = 320

  package init(_ summary: GoldenSummary) { self.summary = summary }

  private var told: [GoldenResult] { summary.results.filter { $0.outcome != .passed } }

  /// The text.
  ///
  /// - Parameter pictures: Where the pictures that `writePictures` wrote are found: an address or a folder, with a slash at its end. Nil for
  ///   a text without pictures.
  package func text(pictures: String? = nil) -> String {
    var lines = ["### herorender: \(ResultText.summary(summary))", ""]
    for result in told.prefix(Self.mostScenes) {
      lines += ["<b>\(Self.plain(result.name))</b> \(Self.plain(reason(result)))", ""]
      if let pictures, let file = Self.picture(of: result) {
        lines += ["| golden | today |", "| --- | --- |"]
        let cells = ["expected", "actual"].map { "![\($0)](\(pictures)\(MarkupText.address(Self.name(file, $0))))" }
        lines += ["| \(cells.joined(separator: " | ")) |", ""]
      }
      let more = result.outcome == .invalid ? result.diagnostics : Array(ResultText.details(result).prefix(12))
      if !more.isEmpty {
        lines += ["<details><summary>what differs</summary>", "", "```"]
        lines += more.map { $0.printable.replacing("`", with: "'") } + ["```", "", "</details>", ""]
      }
    }
    if told.count > Self.mostScenes { lines += ["… and \(told.count - Self.mostScenes) more", ""] }
    if let command = told.lazy.compactMap({ ResultText.acceptCommand($0, namesScene: false) }).first {
      lines += ["To take over what the report shows: \(Self.code(command))", ""]
    }
    return lines.joined(separator: "\n")
  }

  /// Writes small copies of the telling frame of each scene that did not pass, as the golden has it and as it is today.
  ///
  /// - Throws: `RenderError.environment` when they cannot be written.
  package func writePictures(to folder: String) throws(RenderError) {
    for result in told.prefix(Self.mostScenes) {
      guard let file = Self.picture(of: result), let report = result.report else { continue }
      try Files.makeFolder(FilePath.folder(of: Files.join(folder, file.scene)))
      for kind in ["expected", "actual"] {
        let path = Files.join(Files.join(report, kind), file.frame)
        guard let bytes = FileSystem.bytes(of: path) ?? FileSystem.bytes(of: Files.join(result.golden, file.frame)),
          let pixmap = try? ImageDecoder.decode(bytes), let small = Thumbnail.reduced(pixmap, to: Self.side),
          let png = try? PNGEncoder.encode(small, compression: .balanced)
        else { continue }
        try RenderError.onDisk(
          try FileSystem.write(png, toFileNamed: Files.join(folder, Self.name(file, kind))))
      }
    }
  }

  private func reason(_ result: GoldenResult) -> String {
    switch result.outcome {
    case .recorded: "recorded"
    case .invalid: "cannot be used"
    case .failed, .passed: result.failures.first?.message ?? "failed"
    }
  }

  /// The frame that tells most, of a scene whose pictures differ.
  private static func picture(of result: GoldenResult) -> (scene: String, frame: String)? {
    guard result.report != nil, let worst = result.worstFailure, worst.status != .unexpected else { return nil }
    return (result.name, worst.moment.file)
  }

  private static func name(_ file: (scene: String, frame: String), _ kind: String) -> String {
    "\(file.scene)-\(kind).png"
  }

  /// Text as code in a line: between more grave accents than it has in a row.
  private static func code(_ text: String) -> String {
    let most = text.matches(of: /`+/).map(\.output.count).max() ?? 0
    let (marks, space) = (String(repeating: "`", count: most + 1), most > 0 ? " " : "")
    return marks + space + text.printable + space + marks
  }

  /// Text that is no markup.
  private static func plain(_ text: String) -> String {
    text.printable.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "`", "*", "_", "|", "[", "]": result += "\\\(character)"
      default: result.append(character)
      }
    }
  }
}

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
      return result.diagnostics.map { line in
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
