import Foundation
import HeroTesting

/// What a person sees on a terminal, which `script` pretends to be.
@Suite(.enabled(if: Program.find("script") != nil, "no program 'script'")) struct TerminalTests {
  private func onTerminal(_ arguments: String, in folder: String, environment: String = "TERM=xterm") throws -> String {
    let command = "'\(try Program.path())' \(arguments)"
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
    try withTemporaryFolder { folder in
      let scene = """
        { "version": 1, "root": "a",
          "canvas": { "width": 10, "heigth": 10 },
          "screens": { "a": { "view": {} } } }
        """
      try scene.write(toFile: "\(folder)/s.json", atomically: true, encoding: .utf8)
      try body(folder)
    }
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
}
