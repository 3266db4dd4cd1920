import Foundation
import HeroTesting

/// docs/tutorial.md does what it says: every command of it, in order, in an empty folder. docs/tutorial.py reads the page by the same rules.
@Suite struct TutorialTests {
  /// What the page has its reader do.
  private enum Action {
    /// A JSON block below a line that begins with a file's name in backticks and ends with a colon.
    case write(file: String, text: String)
    /// A line of an `sh` block, and the status that its comment `# exit N` names, or 0.
    case run(line: String, status: Int)
    /// A line of a block without a language, up to "…": what the commands before it print.
    case read(String)
  }

  private static func actions() throws -> [Action] {
    var actions: [Action] = []
    // The language and the lines of the block that is open, and the last line with text before it.
    var block: (language: String, lines: [String])?
    var before = ""
    for line in try Repository.text("docs/tutorial.md").components(separatedBy: "\n") {
      if let open = block {
        guard line == "```" else {
          block = (open.language, open.lines + [line])
          continue
        }
        block = nil
        if open.language == "sh" {
          actions += open.lines.map { line in
            let status = line.components(separatedBy: "# exit ").dropFirst().first?.prefix { $0.isNumber }
            return .run(line: line, status: status.flatMap { Int($0) } ?? 0)
          }
        } else if open.language.isEmpty {
          actions += open.lines.map { .read($0.components(separatedBy: " …")[0]) }
        } else if open.language == "json", before.hasPrefix("`"), before.hasSuffix(":") {
          let name = before.components(separatedBy: "`")[1]
          actions.append(.write(file: name, text: open.lines.joined(separator: "\n") + "\n"))
        }
        before = ""
      } else if line.hasPrefix("```") {
        block = (String(line.dropFirst(3)), [])
      } else if !line.isEmpty {
        before = line
      }
    }
    return actions
  }

  private func write(_ text: String, to path: String) throws {
    var text = text
    // A part of the file: everything from this key on is replaced.
    if text.hasPrefix("\"timeline\"") {
      let old = try read(path)
      let start = try #require(old.range(of: "\"timeline\""), "no timeline in \(path)")
      text = old[..<start.lowerBound] + text + "}\n"
    }
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  @Test(.timeLimit(.minutes(10))) func everyCommandWorks() throws {
    let actions = try Self.actions()
    var (files, commands, lines) = (0, 0, 0)
    var said = ""
    try withTemporaryFolder { folder in
      for action in actions {
        switch action {
        case .write(let file, let text):
          try write(text, to: "\(folder)/\(file)")
          files += 1
        case .run(let line, let status):
          said += try Program.run(script: line, in: folder, status: status).output
          commands += 1
        case .read(let line):
          #expect(said.contains(line))
          lines += 1
        }
      }
    }
    #expect(files >= 3 && commands >= 15 && lines >= 8)
  }
}
