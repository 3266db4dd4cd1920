import Foundation
import HeroTesting

/// What a person sees on a terminal, which `script` pretends to be.
@Suite(.enabled(if: Program.find("script") != nil, "no program 'script'")) struct TerminalTests {
  private func onTerminal(_ arguments: String, in folder: String, environment: String = "TERM=xterm") throws -> String {
    let command = "herorender \(arguments)"
    #if os(Linux)
      let script = "script -qec \"\(command)\" /dev/null"
    #else
      // BSD's takes the command as words.
      let script = "script -q /dev/null \(command)"
    #endif
    let result = try Program.run(
      script: "unset NO_COLOR; export \(environment); \(script) < /dev/null || true", in: folder)
    return result.output.replacingOccurrences(of: "\r\n", with: "\n")
  }

  private func withWrongScene(_ body: (String) throws -> Void) throws {
    let scene = """
      { "version": 1, "root": "a",
        "canvas": { "width": 10, "heigth": 10 },
        "screens": { "a": { "view": {} } } }
      """
    try withFiles(["s.json": scene], body)
  }

  // The mark stands under the first letter of the key: its quote is at column 28 of the line.
  @Test func aMistakeIsShownInItsLine() throws {
    try withWrongScene { folder in
      let text = try onTerminal("s.json out/", in: folder, environment: "TERM=xterm NO_COLOR=1")
      let line = #" 2 |   "canvas": { "width": 10, "heigth": 10 },"#
      let lines = text.split(separator: "\n").map(String.init)
      let place = try #require(lines.lastIndex(of: line), "\(text)")
      let column = try #require(line.firstRange(of: "\"heigth\"")).lowerBound
      expectEqual(
        lines[place + 1],
        "   |" + String(repeating: " ", count: line.distance(from: line.startIndex, to: column) - 4)
          + "^")
      #expect(
        lines[place - 1].hasPrefix("s.json:2:") && lines[place - 1].contains("error: $.canvas.heigth: unknown key"))
      #expect(!text.contains("\u{1B}["))
    }
  }

  @Test func coloursAreForTerminalsThatWantThem() throws {
    try withWrongScene { folder in
      #expect(try onTerminal("s.json out/", in: folder).contains("\u{1B}[1;31merror:\u{1B}[0m"))
      let dumb = try onTerminal("s.json out/", in: folder, environment: "TERM=dumb")
      #expect(!dumb.contains("\u{1B}") && !dumb.contains("^") && dumb.contains("s.json:2:"))
    }
  }

  /// A photo that its frame cuts off at rest alone, and a timing that is given twice.
  private func withFaultyScene(_ body: (String) throws -> Void) throws {
    let photo = #"{ "name": "photo", "frame": [10, 20"#
    let alone = ##"""
      { "name": "alone", "frame": [10, 120, 100, 60], "backgroundColor": "#00ff00",
        "heroModifiers": "fade duration(0.2) duration(0.4)" },
      """##
    try withFiles(["s.json": PreviewPageTests.clipped.replacing(photo, with: alone + photo)], body)
  }

  // The place of the view, then that of the word, whose mark says whose it is; in a pipe one line, as ever.
  @Test func explainShowsTheLinesOfWords() throws {
    try withFaultyScene { folder in
      let text = try onTerminal("explain s.json", in: folder, environment: "TERM=xterm NO_COLOR=1")
      let lines = text.split(separator: "\n").map(String.init)
      let seam = try #require(lines.firstIndex { $0.contains(": seam: ") }, "\(text)")
      #expect(lines[seam].hasPrefix("s.json:6:"))
      #expect(lines[seam + 1].hasPrefix(" 6 | ") && lines[seam + 2].hasSuffix("^"))
      #expect(lines[seam + 3] == #" 5 |         "clipsToBounds": true, "subviews": ["#)
      #expect(lines[seam + 4] == "   |         ^ clipsToBounds of list/frame")
      #expect(lines[seam + 5].hasPrefix("  when    "))
      #expect(!text.contains("\u{1B}["))
      let piped = try Program.run("explain s.json", in: folder, prints: "\n  when    ").output
      #expect(!piped.contains("^") && !piped.contains(" | "))
    }
  }

  @Test(arguments: [
    ("explain s.json", "\u{1B}[1;33mseam:\u{1B}[0m"), ("explain s.json", "\u{1B}[1ms.json:6:"),
    ("explain s.json detail/photo", "\u{1B}[1;36mdefault-animation:\u{1B}[0m"),
    ("lint s.json", "\u{1B}[1;33mwarning:\u{1B}[0m duration is here twice"),
    ("lint s.json", "\u{1B}[1;33m[repeated-timing]\u{1B}[0m"), ("lint s.json", "\u{1B}[1;32m^\u{1B}[0m"),
  ])
  func findingsHaveColours(_ command: String, _ text: String) throws {
    try withFaultyScene { folder in
      let shown = try onTerminal(command, in: folder)
      #expect(shown.contains(text), "\(shown)")
      let dumb = try onTerminal(command, in: folder, environment: "TERM=dumb")
      #expect(!dumb.contains("\u{1B}") && !dumb.contains("^"))
      #expect(dumb == (try Program.run(command, in: folder).output))
    }
  }
}
