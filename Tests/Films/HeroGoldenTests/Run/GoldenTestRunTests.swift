import Foundation
import HeroJSON
import HeroModel
import HeroRender
import HeroScene
import HeroTesting
import TransitionEngine

@testable import HeroGolden

/// A folder of scenes with goldens and a report, removed at the end.
struct RunPlace {
  let folder: String
  var scenes: String { "\(folder)/scenes" }
  var golden: String { "\(folder)/golden" }
  var report: String { "\(folder)/report" }

  static func with(_ body: (RunPlace) throws -> Void) throws {
    try GoldenPlace.with { place in
      let place = RunPlace(folder: place.folder)
      try place.write(TestScene().json, "a/one")
      try place.write(TestScene(squareColor: "#00ff00").json, "two")
      try body(place)
    }
  }

  /// The same with goldens, after which `two` has changed and was compared.
  static func withFailed(
    _ changed: TestScene = TestScene(squareColor: "#00ffff"),
    _ body: (RunPlace, GoldenTestRun.Summary) throws -> Void
  ) throws {
    try with { place in
      _ = try place.run(.missing)
      try place.write(changed.json, "two")
      let summary = try place.run()
      expectEqual(summary.results.map(\.outcome), [.passed, .failed])
      try body(place, summary)
    }
  }

  func write(_ text: String, _ name: String) throws {
    let file = URL(fileURLWithPath: "\(scenes)/\(name).json")
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func run(
    _ mode: RecordMode = .never, prunes: Bool = false, reportsSuccess: Bool = false,
    _ change: (inout GoldenTestRun) -> Void = { _ in }
  ) throws -> GoldenTestRun.Summary {
    let found = try SceneDiscovery.scenes(in: [scenes], golden: golden)
    var run = GoldenTestRun(
      scenes: found, golden: golden, report: report, mode: mode, check: GoldenCheck(jobs: 2),
      rate: FrameRate(numerator: 20))
    run.orphanPrefixes = SceneDiscovery.orphanPrefixes(of: [scenes])
    run.prunes = prunes
    run.reportsSuccess = reportsSuccess
    change(&run)
    return try run.run(load: Self.load, reload: Self.reload)
  }

  @Sendable static func reload(_ scene: DiscoveredScene, _ scale: Double?, _ text: [UInt8]) throws(SceneError) -> Film {
    let loader = SceneLoader(canvasOverride: CanvasOverride(scale: scale))
    return try Film(scene: loader.load(bytes: text, file: scene.path, folder: "."), file: scene.path)
  }

  @Sendable static func load(_ scene: DiscoveredScene, _ scale: Double?) throws(SceneError) -> Film {
    let canvas = CanvasOverride(scene.mode, scale: scale)
    return try Film(scene: SceneLoader(canvasOverride: canvas).load(path: scene.path), file: scene.path)
  }

  func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: "\(folder)/\(name)") }

  func text(_ name: String) throws -> String { try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8) }
}

@Suite struct GoldenTestRunTests {
  @Test func modes() throws {
    try RunPlace.with { place in
      // A missing golden never passes.
      let missing = try place.run().results
      expectEqual((missing.map(\.name), missing.map(\.outcome)), (["a/one", "two"], [.failed, .failed]))
      #expect(!place.exists("golden"))
      try expectEqual(place.run(.missing).results.map(\.outcome), [.recorded, .recorded])
      try expectEqual(place.run(.missing).results.map(\.outcome), [.passed, .passed])
      try place.write(TestScene(squareColor: "#00ffff").json, "two")
      try expectEqual(place.run(.missing).results.map(\.outcome), [.passed, .failed])
      let failed = try place.run(.failed)
      expectEqual(failed.results.map(\.outcome), [.passed, .recorded])
      // What was replaced is shown nevertheless.
      #expect(try place.text("report/two/index.html").contains("pixels differ"))
      try expectEqual(place.run().results.map(\.outcome), [.passed, .passed])
      try expectEqual(place.run(.all).results.map(\.outcome), [.recorded, .recorded])
      try expectEqual(place.run().results.map(\.outcome), [.passed, .passed])
    }
  }

  @Test func recordingTwiceGivesTheSameBytes() throws {
    try RunPlace.with { place in
      _ = try place.run(.all)
      let first = GoldenFolder(path: "\(place.folder)/golden/two")
      let (manifest, trace) = (first.content("manifest.json"), first.content("trace.jsonl.gz"))
      _ = try place.run(.all)
      expectEqual([first.content("manifest.json"), first.content("trace.jsonl.gz")], [manifest, trace])
    }
  }

  @Test func orphansAreListedAndRemovedOnlyWhenAsked() throws {
    try RunPlace.with { place in
      _ = try place.run(.missing)
      try FileManager.default.removeItem(atPath: "\(place.scenes)/two.json")
      try Data().write(to: URL(fileURLWithPath: "\(place.golden)/a/one/t9_000.png"))
      let orphans = ["\(place.golden)/two", "\(place.golden)/a/one/t9_000.png"]
      let listed = try place.run()
      expectEqual(listed.orphans, orphans)
      #expect(!listed.hasPruned && place.exists("golden/two"))
      let pruned = try place.run(prunes: true)
      expectEqual(pruned.orphans, orphans)
      #expect(pruned.hasPruned && !place.exists("golden/two"))
      #expect(!place.exists("golden/a/one/t9_000.png") && place.exists("golden/a/one/manifest.json"))
      try expectEqual(place.run().orphans, [])
    }
  }

  @Test func wrongSceneIsOneResultAmongOthers() throws {
    try RunPlace.with { place in
      _ = try place.run(.missing)
      try place.write("{ \"version\": 1 }", "broken")
      let summary = try place.run()
      expectEqual(summary.results.map(\.outcome), [.passed, .invalid, .passed])
      expectEqual(summary.results[1].diagnostics.first?.contains("broken.json:1:1: error: "), true)
      #expect(
        try place.text("report/junit.xml").contains("<error type=\"scene\" message=\"the scene cannot be used\">"))
    }
  }

  @Test func reportOnFailureOnlyUnlessAsked() throws {
    try RunPlace.with { place in
      _ = try place.run(.missing)
      try expectEqual(place.run().hasReport, false)
      #expect(!place.exists("report"))
      // Of what passed it only has the name.
      #expect(try place.run(reportsSuccess: true).hasReport)
      #expect(place.exists("report/index.html") && !place.exists("report/two"))
      #expect(try place.text("report/index.html").utf8.count < 20_000)
      #expect(try place.run(reportsSuccess: true) { $0.keepsPassed = true }.hasReport)
      for name in ["index.html", "results.json", "junit.xml", "two/index.html", "two/actual/manifest.json"] {
        #expect(place.exists("report/\(name)"), "\(name)")
      }
      // An old report is no report of today.
      try expectEqual(place.run().hasReport, false)
      #expect(!place.exists("report"))
    }
  }

  // `two` passes and is compared after `two/card`, whose report lies in its folder.
  @Test func reportsInTheFolderOfAnotherStay() throws {
    try RunPlace.with { place in
      try place.write(TestScene().json, "two/card")
      _ = try place.run(.missing)
      try place.write(TestScene(squareColor: "#00ffff").json, "two/card")
      try expectEqual(place.run().results.map(\.outcome), [.passed, .failed, .passed])
      #expect(place.exists("report/two/card/index.html") && place.exists("report/two/card/actual/t0_050.png"))
      #expect(!place.exists("report/two/actual"))
    }
  }

  @Test func foldersThatAreNoReportStayUntouched() throws {
    try RunPlace.with { place in
      try FileManager.default.createDirectory(atPath: place.report, withIntermediateDirectories: true)
      try Data("mine".utf8).write(to: URL(fileURLWithPath: "\(place.report)/thesis.txt"))
      #expect(throws: RenderError.self) { try place.run(.missing) }
      try expectEqual(place.text("report/thesis.txt"), "mine")
    }
  }

  @Test func acceptTakesOverWhatWasSeen() throws {
    try RunPlace.with { place in
      _ = try place.run(.missing)
      try place.write(TestScene(squareColor: "#00ffff").json, "two")
      try place.write(TestScene(barModifiers: "fade duration(0.2)").json, "a/one")
      try expectEqual(place.run().count(.failed), 2)
      try expectEqual(Acceptance(report: place.report).accept(["two"]), ["two"])
      #expect(throws: RenderError.self) { try Acceptance(report: place.report).accept(["three"]) }
      try expectEqual(place.run().results.map(\.outcome), [.failed, .passed])
      try expectEqual(Acceptance(report: place.report).accept(), ["a/one"])
      try expectEqual(place.run().results.map(\.outcome), [.passed, .passed])
      #expect(throws: RenderError.self) { try Acceptance(report: place.report) }
    }
  }

  @Test func resultsAndJUnitTellTheSame() throws {
    try RunPlace.withFailed { place, _ in
      let json = try #require(try? JSONValue(parsing: Array(try place.text("report/results.json").utf8)))
      expectEqual((json["format"]?.text, json["version"]?.whole), ("herorender-results", 2))
      expectEqual(json["failed"]?.whole, 1)
      let scene = try #require(json["scenes"]?.items?.last)
      expectEqual(scene["failures"]?.items?.compactMap { $0["kind"]?.text }, ["scene", "scene", "trace", "pixels"])
      // #00ff00 → #00ffff over 20×20 points, wherever the square is.
      let frames = try #require(scene["frames"]?.items)
      expectEqual(frames.map { $0["changedPixels"]?.whole }.first, 400)
      #expect(frames.allSatisfy { $0["owners"]?.items?.first?["view"]?.text?.hasSuffix("/square") == true })
      let junit = try place.text("report/junit.xml")
      #expect(
        junit.contains("<testsuite name=\"herorender test\" tests=\"2\" failures=\"1\" errors=\"0\" skipped=\"0\">"))
      #expect(junit.contains("<testcase classname=\"a\" name=\"one\"/>"))
      #expect(junit.contains(#/<failure type="scene" message="list\/square: backgroundColor /#))
      #expect(try XMLWellFormedness.check(Data(junit.utf8)))
    }
  }

  @Test func equalRunsGiveEqualReports() throws {
    try RunPlace.withFailed { place, _ in
      func texts() throws -> [String] {
        _ = try place.run()
        return try ["results.json", "junit.xml", "index.html", "two/index.html"].map { try place.text("report/\($0)") }
      }
      try expectEqual(texts(), texts())
    }
  }

  @Test func namesOfScenes() throws {
    try RunPlace.with { place in
      let one = "\(place.scenes)/a/one.json"
      try expectEqual(SceneDiscovery.scenes(in: [one], golden: place.golden).map(\.name), ["one"])
      try expectEqual(
        SceneDiscovery.scenes(in: [one], sceneRoot: place.scenes, golden: place.golden).map(\.name), ["a/one"])
      _ = try place.run(.missing)
      // The golden of the whole folder is found again for the single file.
      try expectEqual(SceneDiscovery.scenes(in: [one], golden: place.golden).map(\.name), ["a/one"])
      #expect(throws: RenderError.self) { try SceneDiscovery.scenes(in: ["\(place.folder)/none"], golden: "g") }
      #expect(throws: RenderError.self) {
        try SceneDiscovery.scenes(in: [one], sceneRoot: "\(place.folder)/other", golden: "g")
      }
      try place.write(TestScene().json, "b/one")
      #expect(throws: RenderError.self) {
        try SceneDiscovery.scenes(in: [one, "\(place.scenes)/b/one.json"], golden: "\(place.folder)/nothing")
      }
    }
  }
}

@Suite struct RecordModeTests {
  @Test func precedence() throws {
    try expectEqual(RecordMode.resolved(nil, environment: [:]).mode, .never)
    try expectEqual(RecordMode.resolved(nil, environment: ["HERORENDER_RECORD": "failed"]).mode, .failed)
    try expectEqual(RecordMode.resolved(.missing, environment: ["HERORENDER_RECORD": "all"]).mode, .missing)
    let forced = try RecordMode.resolved(.all, environment: ["CI": "true"])
    expectEqual(forced.mode, .never)
    expectEqual(forced.note, "CI is set: nothing is recorded, whatever --record or HERORENDER_RECORD asks for")
    #expect(throws: RenderError.self) { try RecordMode.resolved(nil, environment: ["HERORENDER_RECORD": "yes"]) }
  }
}
