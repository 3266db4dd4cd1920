import Foundation
import HeroScene
import HeroTesting
import TransitionEngine

@testable import HeroInspection

@Suite struct RuleBookTests {
  @Test func codesInParenthesesAreExplained() {
    expectEqual(
      RuleBook.explaining("off screen (V2), so"),
      "off screen (V2: a view that lies off screen takes no part, unless it has forceAnimate), so")
    let both = RuleBook.explaining("from its destination (P4, P5)")
    #expect(both.hasPrefix("from its destination (P4: ") && both.contains("; P5: ") && both.hasSuffix(")"))
    // Neither unknown codes nor what only looks like one.
    for text in ["x (Z9)", "V2", "iPad (5th generation)", "(v2)", "f(x)", "(P4 and P5)"] {
      expectEqual(RuleBook.explaining(text), text)
    }
  }

  @Test func sentencesAreShort() {
    for (code, sentence) in RuleBook.sentences {
      #expect(sentence.count < 120 && !sentence.hasSuffix(".") && !sentence.contains("("), "\(code)")
    }
  }

  /// Codes in string literals of the sources, as messages print them.
  private static func printedCodes() throws -> [String: String] {
    let sources = repository.appendingPathComponent("Sources")
    let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    // Facts of plans carry their rule as a value.
    var codes = Dictionary(uniqueKeysWithValues: Rule.allCases.map { ($0.rawValue, "Rule.swift") })
    for case let file as URL in files where file.pathExtension == "swift" && !file.path.contains("/Devices/") {
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        // A comment explains to programmers; a code after a quote is printed.
        guard let quote = line.firstIndex(of: "\""), !line.drop(while: { $0 == " " }).hasPrefix("//") else { continue }
        for match in line[quote...].matches(of: #/\(([A-Z]\d(?:, [A-Z]\d)*)\)/#) {
          for code in match.output.1.split(separator: ", ") { codes[String(code)] = file.lastPathComponent }
        }
      }
    }
    return codes
  }

  @Test func everyCodeThatIsPrintedHasASentence() throws {
    let codes = try Self.printedCodes()
    #expect(codes.count > 8)
    for (code, file) in codes { #expect(RuleBook.sentences[code] != nil, "\(code) in \(file)") }
  }

  // What inspect and lint really print of a scene with many findings: no code without its sentence.
  @Test func nothingIsPrintedWithABareCode() throws {
    let text = """
      { "version": 1, "canvas": { "width": 100, "height": 100 },
        "screens": {
          "a": { "view": { "heroModifiers": "fade", "subviews": [
            { "frame": [0, 0, 9, 9], "heroID": "x" }, { "frame": [0, 0, 9, 9], "heroID": "x" },
            { "frame": [200, 0, 9, 9], "heroModifiers": "fade" }, { "frame": [0, 0, 9, 9], "heroModifiers": "delay(1)" },
            { "frame": [0, 0, 9, 9], "heroModifiers": "fade", "isHeroEnabled": false } ] } },
          "b": { "isHeroEnabled": false, "view": { "subviews": [ { "frame": [0, 0, 50, 9], "heroID": "x" } ] } },
          "c": { "view": { "subviews": [ { "name": "n", "frame": [0, 0, 50, 9], "heroID": "x" } ] } } },
        "root": "a",
        "timeline": [ { "present": "c", "animation": "zoom", "interactive": [
          { "at": 0, "progress": 0 }, { "at": 0.1, "progress": 0.2, "apply": { "a": "opacity(1)", "c/n": "opacity(1)" } },
          { "at": 0.2, "finish": true } ] }, { "present": "b" } ] }
      """
    let film = try writtenFilm(text)
    let printed = [
      PlanText.text(film), PlanDocument.json(film).pretty(),
      LintReport.text(SceneLint(film: film).findings, file: "s.json"),
    ]
    for text in printed {
      #expect(text.contains("(V3: ") || text.contains("(V2: "))
      #expect(text.firstMatch(of: #/\([A-Z]\d[,)]/#) == nil)
    }
    #expect(printed[0].contains("(C6: ") && printed[0].contains("(P3: ") && printed[0].contains("(V1: "))
  }
}
