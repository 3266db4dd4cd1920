import HeroMarkup

/// A run as Markdown, for the comment of a pull request and for the page of a build.
package struct MarkdownDocument: Sendable {
  private let summary: GoldenSummary
  /// What did not pass: what cannot be used first, then what differs most.
  let told: [GoldenResult]
  /// Scenes that are listed in full; the others are counted, because a comment has at most 65 536 characters.
  static let mostScenes = 20

  package init(_ summary: GoldenSummary) {
    self.summary = summary
    func rank(_ result: GoldenResult) -> Double {
      result.outcome == .invalid ? 2 : result.worstFailure?.changedRatio ?? 0
    }
    let told = summary.results.filter { $0.outcome != .passed }.enumerated()
    self.told = told.sorted { (-rank($0.element), $0.offset) < (-rank($1.element), $1.offset) }.map(\.element)
  }

  /// The text.
  ///
  /// - Parameters:
  ///   - pictures: What `CommentPictures` wrote. Default: nothing.
  ///   - address: Where it is found: an address or a folder, with a slash at its end; what follows a `?` stays behind the names.
  package func text(pictures: CommentPictures = CommentPictures(), at address: String = "") -> String {
    var lines = ["### herorender: \(ResultText.summary(summary))", ""]
    for cause in ResultText.sharedCauses(summary) { lines += [Self.plain(cause), ""] }
    for result in told.prefix(Self.mostScenes) {
      lines += ["<b>\(Self.plain(result.name))</b> \(Self.plain(reason(result)))", ""]
      lines += pictures.lines(of: result, at: address)
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

  private func reason(_ result: GoldenResult) -> String {
    switch result.outcome {
    case .recorded: "recorded"
    case .invalid: "cannot be used"
    case .failed, .passed: result.failures.first?.message ?? "failed"
    }
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
