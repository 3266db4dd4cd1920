import HeroJSON
import HeroTesting

@testable import HeroProjects

/// Rounds of a build that leaves out what does not compile.
@Suite struct PartialBuildTests {
  private final class Notes {
    var asked: [JSONValue] = []
    var told: [String] = []
    var builds = 0
  }

  private func messages(_ lines: String...) -> [BuildMessages.Message] {
    var messages = BuildMessages()
    for line in lines { _ = messages.read(line) }
    return messages.errors
  }

  private func part(_ declaration: String, _ part: String = "body") -> String {
    #"{"file": "A.swift", "declaration": "\#(declaration)", "part": "\#(part)", "line": 3, "error": "no"}"#
  }

  private func json(_ text: String) throws -> JSONValue { try JSONValue(parsing: Array(text.utf8)) }

  private func build(
    _ notes: Notes, _ outcomes: [[BuildMessages.Message]?], _ answers: [JSONValue]
  ) -> PartialBuild {
    PartialBuild(
      modules: [
        .init(name: "App", folder: "/app", sources: ["A.swift"]),
        .init(name: "Pod", folder: "/pods/Pod", sources: ["P.swift"]),
      ],
      compile: { _ in
        defer { notes.builds += 1 }
        let errors = outcomes[notes.builds]
        return PartialBuild.Outcome(succeeded: errors == nil, errors: errors ?? [])
      },
      ask: {
        notes.asked.append($0)
        return answers[notes.asked.count - 1]
      }, tell: { notes.told.append($0) })
  }

  /// What follows from another error would take more away than that one.
  @Test func causesGoFirst() {
    let class1 = "/app/A.swift:1:7: error: class 'A' has no initializers"
    let both = messages(class1, "/app/A.swift:3:4: error: unknown attribute 'Injected'")
    expectEqual(PartialBuild.causes(both).map(\.line), [3])
    expectEqual(PartialBuild.causes(messages(class1)).map(\.line), [1])
  }

  @Test func allModulesGoTogether() throws {
    let notes = Notes()
    let both = messages("/app/A.swift:3:4: error: no", "/pods/Pod/P.swift:1:2: error: neither")
    let all = try json(
      #"{"modules": {"App": {"leftOut": [\#(part("a()"))]}, "Pod": {"leftOut": [\#(part("p()", "statement 1:2"))]}}, "types": [], "swift": ""}"#
    )
    let (leftOut, rounds) = try build(notes, [both, nil], [all]).run(from: LeftOut())
    expectEqual([rounds, leftOut.count], [2, 2])
    let asked = notes.asked[0]["modules"]
    try expectEqual(
      asked?["Pod"]?["errors"], json(#"[{"file": "P.swift", "line": 1, "column": 2, "text": "neither"}]"#))
    try expectEqual(asked?["App"]?["errors"], json(#"[{"file": "A.swift", "line": 3, "column": 4, "text": "no"}]"#))
    expectEqual(notes.told, ["round 1: 2 errors in App, Pod; 2 more left out"])
  }

  /// An import of a module that could not be written stays.
  @Test func anImportWaitsForItsModule() throws {
    let notes = Notes()
    let errors = messages("/app/A.swift:1:8: error: no such module 'Pod'", "/pods/Pod/P.swift:1:2: error: neither")
    let pod = try json(#"{"modules": {"Pod": {"leftOut": [\#(part("p()"))]}}, "types": [], "swift": ""}"#)
    _ = try build(notes, [errors, nil], [pod]).run(from: LeftOut())
    expectEqual(notes.asked[0]["modules"]?["App"]?["errors"]?.items?.count, 0)
  }

  @Test func whatDoesNotHelpEnds() throws {
    let notes = Notes()
    let errors = messages("/app/A.swift:3:4: error: no")
    let same = try json(#"{"modules": {}, "types": [], "swift": "import UIKit\n"}"#)
    #expect(throws: AppRunError.stuck(errors: 1)) {
      try build(notes, [errors], [same]).run(from: LeftOut())
    }
    // An error outside of all modules: of the package itself.
    #expect(throws: AppRunError.stuck(errors: 1)) {
      try build(Notes(), [messages("/film/main.swift:1:1: error: no")], []).run(from: LeftOut())
    }
  }

  @Test func aListIsKeptForTheSameSources() throws {
    let folder = try WrittenProject()
    let text =
      #"{"modules": {"App": {"leftOut": [\#(part("Cards.bind()"))]}}, "types": ["Observable"], "swift": "", "screens": ["Cards"]}"#
    let leftOut = try LeftOut(json(text))
    try folder.write(leftOut.text(digest: "a"), to: "HeroPartial.json")
    expectEqual(LeftOut(of: folder.folder, digest: "a"), leftOut)
    expectEqual(LeftOut(of: folder.folder, digest: "b"), nil)
    expectEqual(leftOut.lines, ["App: 1 left out in 1 file", "  A.swift: Cards.bind()"])
    expectEqual(leftOut.reason("Cards", isGoneFrom: "App"), nil)
  }
}
