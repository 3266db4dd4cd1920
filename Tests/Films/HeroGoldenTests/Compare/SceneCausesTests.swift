import Foundation
import HeroFiles
import HeroJSON
import HeroTesting

@testable import HeroGolden

/// What a scene file says otherwise than its golden's, and what of it the film shows.
struct SceneCausesTests {
  /// A value of a scene.
  private static func json(_ text: String) throws -> JSONValue { try JSONValue(parsing: Array(text.utf8)) }

  private static let scene = """
    {"canvas": {"width": 20}, "styles": {"big": {"alpha": 1}}, "components": {"row": {"subviews": [{"name": "icon", "hidden": true}]}},
     "screens": {"a": {"modalAnimation": "fade", "view": {"subviews": [{"name": "x", "alpha": 1}, {"frame": [0, 0, 1, 1]}]}}, "b": {"view": {}}},
     "timeline": [{"wait": 0.4}, {"present": "b", "speed": 1}, {"dismiss": true, "pan": {"by": [1, 0], "duration": 0.3}}]}
    """

  @Test(arguments: [
    (#""wait": 0.4"#, #""wait": 0.5"#, ["wait 0.4 → 0.5 s"]),
    (#""by": [1, 0]"#, #""by": [2, 0]"#, ["dismiss: pan by [1, 0] → [2, 0]"]),
    (#", "duration": 0.3"#, "", ["dismiss: pan duration 0.3 s is gone"]),
    (
      #""speed": 1"#, #""speed": 2, "animation": "fade""#,
      ["present: speed 1 → 2", #"present: animation "fade" is new"#]
    ),
    (#"{"wait": 0.4}, "#, "", ["wait 0.4 is gone"]),
    (#"[{"wait""#, #"[{"push": "b"}, {"wait""#, ["push b is new"]),
    (#""width": 20"#, #""width": 30"#, ["canvas: width 20 → 30"]),
    (#""big": {"alpha": 1}"#, #""big": {"alpha": 0}"#, ["style big: alpha 1 → 0"]),
    (#""hidden": true"#, #""hidden": false"#, ["component row/icon: hidden true → false"]),
    (#""modalAnimation": "fade""#, #""modalAnimation": "zoom""#, [#"a: modalAnimation "fade" → "zoom""#]),
    (#""name": "x", "alpha": 1"#, #""name": "x", "alpha": 0.5"#, ["a/x: alpha 1 → 0.5"]),
    (#"{"name": "x", "alpha": 1}, "#, "", ["a/x is gone"]),
    (#""name": "x", "alpha": 1"#, #""name": "z", "alpha": 1"#, [#"a/z: name "x" → "z""#]),
    (
      #"{"name": "x", "alpha": 1}, {"frame": [0, 0, 1, 1]}"#, #"{"frame": [0, 0, 1, 1]}, {"name": "x", "alpha": 0}"#,
      ["a/x: place among subviews 1 → 2", "a/x: alpha 1 → 0"]
    ),
    (#"[0, 0, 1, 1]}"#, #"[0, 0, 2, 1]}, {"name": "y"}"#, ["a/1: frame [0, 0, 1, 1] → [0, 0, 2, 1]", "a/y is new"]),
  ])
  func editsInAPersonsWords(old: String, new: String, edits: [String]) throws {
    let (before, after) = (try Self.json(Self.scene), try Self.json(Self.scene.replacing(old, with: new)))
    #expect(before != after)
    expectEqual(SceneMerge.edits(before, after).map(\.text), edits)
    // All of them make the new document, none the old one, but for the order of keys.
    expectEqual(SceneMerge.document(before, after, taking: { _ in true }), after)
    expectEqual(SceneMerge.edits(before, SceneMerge.document(before, after, taking: { _ in false })), [])
  }

  // Only subviews lie above each other.
  @Test func namedEntriesOfAListDoNotMove() throws {
    func scene(_ each: String) throws -> JSONValue {
      try Self.json(#"{"screens": {"a": {"view": {"repeat": {"each": [\#(each)]}}}}}"#)
    }
    let edits = try SceneMerge.edits(scene(#"{"name": "p"}, {"k": 1}"#), scene(#"{"k": 1}, {"name": "p"}"#))
    expectEqual(
      edits.map(\.text), [#"a: repeat each 1 {"name": "p"} is gone"#, #"a: repeat each 2 {"name": "p"} is new"#])
  }

  @Test func aGoldenKeepsWhatTheSceneSaid() throws {
    let source = SceneSource(document: try Self.json(Self.scene), files: ["lamp.png": "00ff"])
    expectEqual(SceneSource(packed: source.packed), source)
    expectEqual(SceneSource(packed: Array("no".utf8)), nil)
  }

  @Test func aFileThatWasReadByTwoPathsIsOne() throws {
    try RunPlace.with { place in
      let (link, file) = ("\(place.folder)/link", "a/one.json")
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: place.scenes)
      let real = try #require(FileSystem.resolved(place.scenes))
      let source = SceneSource(files: ["\(link)/two.json", "\(link)/\(file)", "\(real)/\(file)"])
      expectEqual(source?.files.keys.sorted(), [file])
    }
  }

  // A film that differs by what two of three values add up to.
  @Test func whatShowsIsFoundByTakingBack() throws {
    let (old, new) = (try Self.json(#"{"a": 1, "b": 1, "c": 1}"#), try Self.json(#"{"a": 2, "b": 2, "c": 3}"#))
    let causes = try #require(
      SceneCauses(from: SceneSource(document: old), to: SceneSource(document: new), file: "s.json", text: nil) {
        document in
        (document["a"]?.whole == 2 ? 5 : 0) + (document["c"]?.whole == 3 ? 1 : 0)
      })
    expectEqual(causes.lines, ["a 1 → 2: alone it changes 5 frames", "c 1 → 3: alone it changes 1 frame"])
    expectEqual(causes.notes, ["this shows nothing: b 1 → 2"])
    // A library that draws otherwise.
    let others = try #require(
      SceneCauses(from: SceneSource(document: old), to: SceneSource(document: new), file: "s.json", text: nil) {
        _ in 4
      })
    expectEqual((others.causes.count, others.isAllExplained), (3, false))
    // Nobody can plan what the scene said.
    let unknown = try #require(
      SceneCauses(from: SceneSource(document: old), to: SceneSource(document: new), file: "s.json", text: nil) {
        _ in nil
      })
    expectEqual((unknown.causes.count, unknown.notes), (3, []))
  }

  @Test func filesAreKnownByTheirSums() throws {
    let document = try Self.json("{}")
    let (old, new) = (
      SceneSource(document: document, files: ["a.png": "1", "b.png": "2"]),
      SceneSource(document: document, files: ["a.png": "3", "c.png": "2"])
    )
    let causes = SceneCauses(from: old, to: new, file: "s.json", text: nil) { _ in 7 }
    expectEqual(causes?.lines, ["a.png is another file", "b.png is gone", "c.png is new"])
    expectEqual(SceneCauses(from: old, to: old, file: "s.json", text: nil) { _ in 7 }, nil)
    // The scene names another file: that value says all.
    let named = SceneSource(document: try Self.json(#"{"image": "c.png"}"#), files: ["a.png": "1", "c.png": "2"])
    let before = SceneSource(document: try Self.json(#"{"image": "b.png"}"#), files: old.files)
    let value = SceneCauses(from: before, to: named, file: "s.json", text: nil) { _ in 7 }
    expectEqual(value?.lines, [#"image "b.png" → "c.png""#])
  }

  @Test func aFailureBeginsWithTheChangedValue() throws {
    try RunPlace.with { place in
      _ = try place.run(.missing)
      // The square is green in the second scene; the first stays.
      let text = try place.text("scenes/two.json")
      try place.write(text.replacing("#00ff00", with: "#0000ff"), "two")
      let result = try #require(try place.run().results.first { $0.name == "two" })
      let line = text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains("#00ff00") }.map
      { $0 + 1 }
      let cause = try #require(result.sceneCauses?.causes.first)
      expectEqual(cause.line, line)
      #expect(cause.text.hasSuffix(##"backgroundColor "#00ff00" → "#0000ff""##), "\(cause.text)")
      expectEqual(result.failures.first, .scene(cause.placedText + ": alone it changes 3 frames"))
      expectEqual(result.sceneCauses?.notes, [])
      // A comment and another order of keys are no change.
      try place.write("// \n" + text, "two")
      try expectEqual(place.run().results.map(\.outcome), [.passed, .passed])
    }
  }

  // The five moments of its transition are as they were.
  @Test func aLongerFilmIsNotTheGoldens() throws {
    try RunPlace.with { place in
      func run(_ mode: RecordMode) throws -> GoldenResult? {
        try place.run(mode) { $0.check.levels.trace = .moments }.results.first { $0.name == "two" }
      }
      _ = try run(.missing)
      try place.write(TestScene(squareColor: "#00ff00", wait: 0.3).json, "two")
      let causes = try #require(try run(.never)?.sceneCauses)
      // 0.2 s at 20 frames a second.
      expectEqual(causes.causes.map(\.frames), [4])
      expectEqual((causes.causes.map(\.text), causes.notes), (["wait 0.1 → 0.3 s"], []))
    }
  }

  @Test func whatCannotBeFilmedSaysWhatHasChanged() throws {
    try RunPlace.with { place in
      _ = try place.run(.missing)
      let text = try place.text("scenes/two.json")
      try place.write(text.replacing(#"{ "wait": 0.1 }, { "present": "detail""#, with: #"{ "dismiss": true"#), "two")
      let summary = try place.run()
      let result = try #require(summary.results.first { $0.name == "two" })
      #expect(result.diagnostics.first?.contains("error: $.timeline[0]") ?? false, "\(result.diagnostics)")
      let file = result.scene
      expectEqual(
        Set(result.diagnostics.dropFirst()),
        Set(
          ["wait 0.1 is gone", "present detail is gone", "dismiss is new"].map {
            "\(file):13: note: since the golden: \($0)"
          }))
      expectEqual(GitHubAnnotations.lines(summary).count, 1)
      // Ten more keys: of the thirteen changes the first eight are told.
      let keys = (0..<10).map { #""key\#($0)": 1, "# }.joined()
      try place.write(try place.text("scenes/two.json").replacing(#"{ "version""#, with: "{ \(keys)\"version\""), "two")
      let many = try #require(try place.run().results.first { $0.name == "two" }).diagnostics.filter {
        $0.contains(": note: ")
      }
      expectEqual(many.count, 9)
      #expect(many.last?.hasSuffix(": note: and 5 more of the scene's values") ?? false, "\(many)")
    }
  }

  @Test func causesOfSeveralScenesAreOne() {
    let results = ["a", "b", "c"].map { name in
      var result = GoldenResult(name: name, scene: "\(name).json", golden: "g")
      result.outcome = .failed
      result.sceneCauses = SceneCauses(
        from: SceneSource(document: .null, files: ["lamp.png": "1"]),
        to: SceneSource(document: .null, files: ["lamp.png": name == "c" ? "1" : "2"]),
        file: "\(name).json", text: nil
      ) { _ in 1 }
      return result
    }
    let summary = GoldenSummary(results: results, orphans: [], hasPruned: false, hasReport: false)
    expectEqual(ResultText.sharedCauses(summary), ["2 scenes have one cause, lamp.png is another file: a, b"])
  }

  @Test func aCauseIsMarkedOnceAtItsLine() throws {
    let (old, new) = (try Self.json(#"{"a": 1}"#), try Self.json(#"{"a": 2}"#))
    let results = ["a", "a@dark"].map { name in
      var result = GoldenResult(name: name, scene: "a.json", golden: "g")
      result.outcome = .failed
      result.sceneCauses = SceneCauses(
        from: SceneSource(document: old), to: SceneSource(document: new), file: "a.json",
        text: Array("{\n\"a\": 2}".utf8)
      ) { $0 == old ? 0 : 3 }
      return result
    }
    let many = (0..<12).map { number in
      var result = GoldenResult(name: "\(number)", scene: "\(number).json", golden: "g")
      (result.outcome, result.failures) = (.failed, [.missing(folder: "g")])
      return result
    }
    let lines = GitHubAnnotations.lines(
      GoldenSummary(results: results + many, orphans: [], hasPruned: false, hasReport: false))
    expectEqual(lines.first, "::error file=a.json,line=2,title=herorender%3A a and 1 more::a 1 → 2%0Ascenes: a, a@dark")
    expectEqual((lines.count, lines.last), (11, "::error::and 3 more"))
  }
}
