import Foundation
import HeroJSON
import HeroTesting

/// `herorender explain --words`.
@Suite struct WordsTests {
  private static let scene = #"""
    { "version": 1, "canvas": { "width": 99, "height": 99 }, "root": "a",
      "screens": { "a": { "modalAnimation": "zoom", "view": {} },
        "b": { "view": { "subviews": [ { "name": "n", "frame": [0, 0, 9, 9], "heroModifiers": "fade" } ] } } },
      "timeline": [ { "present": "b" } ] }
    """#

  private func run(_ options: String) throws -> Program.Result {
    var result: Program.Result?
    try withFiles(["s.json": Self.scene]) { result = try Program.run("explain s.json \(options)", in: $0) }
    return try #require(result)
  }

  // Lines 2 and 3; Hero reads what is presented (rule C2).
  @Test func eachWordHasALine() throws {
    let result = try run("--words")
    let lines = result.output.split(separator: "\n")
    try #require(result.status == 0 && lines.count == 3, "\(result.output)")
    #expect(lines.first?.hasPrefix("s.json:3:92  fade ") == true && lines.first?.contains("  acts  ") == true)
    #expect(lines[1].hasPrefix("s.json:2:23  \"modalAnimation\": \"zoom\""))
    #expect(lines[1].contains("  dead  Hero reads it of what is presented, and 'a' never is (C2"))
    #expect(lines[2] == "s.json: 2 words: 1 acts, 1 dead")
  }

  @Test func aViewsWordsAsJSON() throws {
    let result = try run("n --words --json")
    let document = try JSONValue(parsing: Array(result.output.utf8))
    let words = try #require(document["words"]?.items, "\(result.output)")
    expectEqual(words.map { $0["word"]?.text }, ["fade"])
    expectEqual((words.first?["line"]?.whole, words.first?["verdict"]?.text), (3, "acts"))
  }

  @Test func whatDoesNotGoTogether() throws {
    for options in ["--sarif", "--time 0.1", "--pictures why"] {
      let result = try run("--words \(options)")
      #expect(result.status == 64 && result.errors.contains("--words goes with a view and --json only"), "\(options)")
    }
  }
}
