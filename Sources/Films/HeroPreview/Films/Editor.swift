import Foundation
import HeroFiles

/// The editor that files are opened in, at a line.
struct Editor: Sendable {
  /// The program's path, and the words before the file.
  private let program: String
  private let words: [String]
  private let way: Way
  /// For people.
  let name: String

  /// How an editor takes the line.
  private enum Way {
    /// `-g FILE:LINE:COLUMN`
    case flagged
    /// `FILE:LINE:COLUMN`
    case joined
    /// `-l LINE FILE`
    case line
    /// `--line LINE --column COLUMN FILE`
    case named
    /// `+LINE FILE`
    case plus
    /// The words hold `{file}`, `{line}` and `{column}`.
    case filled
    /// Not at all.
    case none
  }

  private static let ways: [String: Way] = {
    var ways: [String: Way] = [:]
    for name in ["code", "code-insiders", "codium", "cursor", "windsurf"] { ways[name] = .flagged }
    for name in ["subl", "sublime_text", "zed", "zeditor", "hx-gui"] { ways[name] = .joined }
    for name in ["xed", "kate", "mate", "kwrite"] { ways[name] = .line }
    for name in [
      "idea", "appcode", "clion", "fleet", "goland", "phpstorm", "pycharm", "rider", "rubymine", "webstorm",
    ] { ways[name] = .named }
    for name in ["gvim", "mvim", "gedit", "bbedit", "emacsclient", "gnome-text-editor"] { ways[name] = .plus }
    return ways
  }()

  /// Editors that draw in a terminal, of which a page has none.
  private static let ofTerminals: Set = [
    "vim", "vi", "nvim", "view", "nano", "pico", "emacs", "micro", "hx", "helix", "joe", "ne", "ed", "mcedit", "kak",
  ]

  /// Why no file can be opened, for people.
  struct Problem: Error, Equatable {
    let message: String
  }

  /// Finds the editor.
  ///
  /// - Parameters:
  ///   - command: What was asked for; nil for the environment's `VISUAL`, else `EDITOR`. Words with spaces between; where they hold `{file}`,
  ///     `{line}` and `{column}`, these are put in.
  init(_ command: String?, environment: [String: String] = ProcessInfo.processInfo.environment) throws(Problem) {
    let found = [command, environment["VISUAL"], environment["EDITOR"]].lazy.compactMap(\.self)
    guard let text = found.first(where: { !$0.allSatisfy(\.isWhitespace) }) else {
      throw Problem(message: "No editor is known: name one with --editor, or set VISUAL")
    }
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    name = FilePath.name(of: words[0])
    let isFilled = words.dropFirst().contains { $0.contains("{file}") }
    if !isFilled, Self.ofTerminals.contains(name) {
      throw Problem(message: "\(name) needs a terminal: name another editor with --editor, or set VISUAL")
    }
    guard let program = Self.program(words[0], environment["PATH"] ?? "") else {
      throw Problem(message: "\(words[0]) is not on the PATH: name another editor with --editor, or set VISUAL")
    }
    self.program = program
    self.words = Array(words.dropFirst())
    way = isFilled ? .filled : Self.ways[name] ?? .none
  }

  private static func program(_ word: String, _ path: String) -> String? {
    if word.contains("/") { return FileSystem.isExecutable(word) ? word : nil }
    return FileSystem.program(word, path: path)
  }

  /// What the editor is started with; a line counts from 1, nil for none.
  func arguments(_ file: String, line: Int?, column: Int?) -> [String] {
    let (row, place) = (line ?? 1, column ?? 1)
    let end: [String]
    switch way {
    case .filled:
      return words.map {
        $0.replacing("{file}", with: file).replacing("{line}", with: "\(row)").replacing("{column}", with: "\(place)")
      }
    case .flagged: end = ["-g", "\(file):\(row):\(place)"]
    case .joined: end = ["\(file):\(row):\(place)"]
    case .line: end = ["-l", "\(row)", file]
    case .named: end = ["--line", "\(row)", "--column", "\(place)", file]
    case .plus: end = ["+\(row)", file]
    case .none: end = [file]
    }
    return words + end
  }

  /// Opens a file, and does not wait for the editor.
  ///
  /// - Parameter file: A whole path, so that it is no option.
  func open(_ file: String, line: Int?, column: Int?) throws(Problem) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments(file, line: line, column: column)
    for stream in [\Process.standardInput, \.standardOutput, \.standardError] {
      process[keyPath: stream] = FileHandle.nullDevice
    }
    do { try process.run() } catch {
      throw Problem(message: "\(name) cannot be started: \(error.localizedDescription)")
    }
  }
}
