import Foundation
import HeroRaster
import HeroRender
import HeroTesting

@testable import HeroGolden

/// The environment once for a golden root: shared, merged, and never lost.
@Suite struct EnvironmentListTests {
  private func environment(_ cairo: String, fonts: [RasterEnvironment.FontFile] = []) -> GoldenEnvironment {
    GoldenEnvironment(
      herorender: "1.2.3",
      raster: RasterEnvironment(
        cairo: cairo, pixman: "0.1", pango: "2.0", freetype: "3.0", fonts: [.init(name: "System.otf", xxh128: "aa")]),
      sceneFonts: fonts)
  }

  private func golden(_ place: GoldenPlace, _ name: String) -> GoldenFolder {
    GoldenFolder(path: "\(place.folder)/golden/\(name)", root: "\(place.folder)/golden")
  }

  private func record(_ environment: GoldenEnvironment, into folder: GoldenFolder) throws {
    try allFrames.record(try TestScene().subject(environment: environment), into: folder)
  }

  private func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  private func changes(_ golden: GoldenFolder, _ place: GoldenPlace, _ today: GoldenEnvironment) throws -> [String] {
    let result = try allFrames.compare(
      try TestScene().subject(environment: today), with: golden,
      result: GoldenResult(name: "film", golden: golden.path), report: place.report)
    expectEqual(result.outcome, .passed)
    return result.environmentChanges
  }

  @Test func fileAndManifestAreWrittenAsDocumented() throws {
    try GoldenPlace.with { place in
      let drawn = environment("1.0", fonts: [.init(name: "Own.ttf", xxh128: "bb")])
      try record(drawn, into: golden(place, "film"))
      // printf '{"libraries": {"herorender": "1.2.3", "cairo": "1.0", "pixman": "0.1", "pango": "2.0", "freetype": "3.0"},
      // "fonts": [{"file": "System.otf", "xxh128": "aa"}]}' on one line | xxhsum -H2, the first 16 digits.
      try expectEqual(
        text("\(place.folder)/golden/environment.json"),
        """
        {
         "format": "herorender-golden-environments",
         "version": 2,
         "environments": [
          {
           "id": "6aba5b702d69a292",
           "libraries": {
            "herorender": "1.2.3",
            "cairo": "1.0",
            "pixman": "0.1",
            "pango": "2.0",
            "freetype": "3.0"
           },
           "fonts": [
            {"file": "System.otf", "xxh128": "aa"}
           ]
          }
         ]
        }

        """)
      let manifest = try text(golden(place, "film").file("manifest.json"))
      #expect(
        manifest.contains(
          """
           "environment": "6aba5b702d69a292",
           "sceneFonts": [
            {"file": "Own.ttf", "xxh128": "bb"}
           ],
           "selection"
          """))
      #expect(!manifest.contains("System.otf"))
      try expectEqual(golden(place, "film").manifest().environment, drawn)
    }
  }

  @Test func goldensWithTheEnvironmentInsideAndBesideAreComparedAlike() throws {
    try GoldenPlace.with { place in
      let (old, new) = (GoldenFolder(path: "\(place.folder)/golden/old"), golden(place, "new"))
      for folder in [old, new] {
        try record(environment("1.0"), into: folder)
      }
      #expect(try text(old.file("manifest.json")).contains("System.otf"))
      #expect(try !text(new.file("manifest.json")).contains("System.otf"))
      try expectEqual(old.manifest().environment, environment("1.0"))
      try expectEqual(old.manifest(), new.manifest())
      for folder in [old, new] {
        try expectEqual(changes(folder, place, environment("1.0")), [])
        let other = environment("1.1", fonts: [.init(name: "Own.ttf", xxh128: "bb")])
        try expectEqual(changes(folder, place, other), ["cairo 1.0 → 1.1", "font Own.ttf is new"])
      }
    }
  }

  @Test func listOfAllFontsInOneManifestIsStillRead() throws {
    try GoldenPlace.with { place in
      // Before there were lists, a scene's own fonts stood behind the machine's.
      var before = environment("1.0")
      before.raster.fonts.append(.init(name: "Own.ttf", xxh128: "bb"))
      let folder = GoldenFolder(path: "\(place.folder)/golden/old")
      try record(before, into: folder)
      try expectEqual(changes(folder, place, environment("1.0", fonts: [.init(name: "Own.ttf", xxh128: "bb")])), [])
    }
  }

  // Fonts that are named by SHA-256 cannot be compared: the list counts as empty, until a golden is recorded.
  @Test func listOfTheVersionBeforeGivesWayToTodays() throws {
    try GoldenPlace.with { place in
      let file = "\(place.folder)/golden/environment.json"
      try FileManager.default.createDirectory(atPath: "\(place.folder)/golden", withIntermediateDirectories: true)
      try """
      {"format": "herorender-golden-environments", "version": 1, "environments": [{"id": "c5d7e48fe350b7b4",
      "libraries": {"herorender": "1"}, "fonts": [{"file": "System.otf", "sha256": "aa"}]}]}
      """.write(toFile: file, atomically: true, encoding: .utf8)
      expectEqual(EnvironmentList.find("c5d7e48fe350b7b4", from: "\(place.folder)/golden/film"), nil)
      try record(environment("1.0"), into: golden(place, "film"))
      let list = try EnvironmentList(bytes: Array(try text(file).utf8))
      expectEqual(list.environments, [environment("1.0")])
    }
  }

  @Test func recordingSomeAgainElsewhereLeavesTheOthersTheirs() throws {
    try GoldenPlace.with { place in
      for name in ["a", "b"] {
        try record(environment("1.0"), into: golden(place, name))
      }
      let untouched = try text(golden(place, "a").file("manifest.json"))
      try record(environment("1.1"), into: golden(place, "b"))
      try expectEqual(text(golden(place, "a").file("manifest.json")), untouched)
      try expectEqual(changes(golden(place, "a"), place, environment("1.1")), ["cairo 1.0 → 1.1"])
      try expectEqual(changes(golden(place, "b"), place, environment("1.1")), [])
    }
  }

  @Test func pruningTakesOnlyUnnamedEnvironmentsOffTheList() throws {
    try GoldenPlace.with { place in
      let root = "\(place.folder)/golden"
      for (name, cairo) in [("a", "1.0"), ("b", "1.1"), ("b", "1.2")] {
        try record(environment(cairo), into: golden(place, name))
      }
      func listed() throws -> [String] {
        let data = try #require(FileManager.default.contents(atPath: "\(root)/environment.json"))
        return try EnvironmentList(bytes: [UInt8](data)).environments.map(\.raster.cairo).sorted()
      }
      try expectEqual(listed(), ["1.0", "1.1", "1.2"])
      let film = try TestScene().film()
      var run = GoldenTestRun(
        scenes: [DiscoveredScene(path: "b.json", name: "b")], golden: root, report: "\(place.folder)/report",
        check: allFrames)
      _ = try run.run { _, _ in film }
      try expectEqual(listed(), ["1.0", "1.1", "1.2"])
      run.prunes = true
      _ = try run.run { _, _ in film }
      try expectEqual(listed(), ["1.0", "1.2"])
    }
  }

  @Test func orderOfRecordingDoesNotShow() throws {
    var (forward, backward) = (EnvironmentList(), EnvironmentList())
    let all = (0..<9).map { environment("1.\($0)") }
    for environment in all { forward.insert(environment) }
    for environment in all.reversed() + all { backward.insert(environment) }
    expectEqual(forward.environments.count, 9)
    expectEqual(forward.text, backward.text)
    try expectEqual(EnvironmentList(bytes: Array(forward.text.utf8)), forward)
  }

  @Test func recordingsAtTheSameTimeLoseNothing() throws {
    try GoldenPlace.with { place in
      let root = place.folder
      DispatchQueue.concurrentPerform(iterations: 64) { number in
        try? EnvironmentList.update(root: root) { $0.insert(environment("1.\(number)")) }
      }
      let data = try #require(FileManager.default.contents(atPath: "\(root)/environment.json"))
      try expectEqual(EnvironmentList(bytes: [UInt8](data)).environments.count, 64)
    }
  }

  @Test func nearestListThatHasItCounts() throws {
    try GoldenPlace.with { place in
      try record(environment("1.0"), into: golden(place, "deep/film"))
      let inner = "\(place.folder)/golden/deep/environment.json"
      try Data("another tool's".utf8).write(to: URL(fileURLWithPath: inner))
      try expectEqual(changes(golden(place, "deep/film"), place, environment("1.0")), [])
    }
  }

  @Test func missingListIsSaidAndPixelsStillCount() throws {
    try GoldenPlace.with { place in
      let folder = golden(place, "film")
      let check = GoldenCheck(selection: .frames("0,3"))
      try check.record(try TestScene().subject(environment: environment("1.0")), into: folder)
      try FileManager.default.removeItem(atPath: "\(place.folder)/golden/environment.json")
      try expectEqual(
        changes(folder, place, environment("1.0")),
        [
          "no environment.json above the golden lists the one that drew it"
        ])
      try expectEqual(folder.manifest().selection, .frames("0,3"))
    }
  }

  @Test(arguments: [
    ("<<<<<<< ours", "it is not JSON"), ("{}", "it lists no environments of goldens"),
    (
      #"{"format": "herorender-golden-environments", "version": 3, "environments": []}"#,
      "this program reads versions 1 to 2"
    ),
    (
      #"{"format": "herorender-golden-environments", "version": 2, "environments": [{"id": "00"}]}"#,
      "an environment in it is not as it was written"
    ),
  ])
  func recordingReplacesNoOtherFile(text: String, reason: String) throws {
    try GoldenPlace.with { place in
      let file = "\(place.folder)/environment.json"
      try Data(text.utf8).write(to: URL(fileURLWithPath: file))
      #expect(
        throws: RenderError.environment("\(file): \(reason); correct it, or remove it and record all goldens again")
      ) {
        try EnvironmentList.update(root: place.folder) { $0.insert(environment("1.0")) }
      }
      try expectEqual(self.text(file), text)
    }
  }

  @Test func acceptingListsTheEnvironmentOfTheReport() throws {
    try GoldenPlace.with { place in
      let root = "\(place.folder)/golden"
      let scenes = [DiscoveredScene(path: "scene.json", name: "concept/film")]
      func run(_ scene: TestScene, _ mode: RecordMode) throws -> GoldenTestRun.Summary {
        let film = try scene.film()
        return try GoldenTestRun(
          scenes: scenes, golden: root, report: "\(place.folder)/report", mode: mode, check: allFrames
        ).run { _, _ in film }
      }
      try expectEqual(run(TestScene(), .missing).count(.recorded), 1)
      let list = try text("\(root)/environment.json")
      try FileManager.default.removeItem(atPath: "\(root)/environment.json")
      try expectEqual(run(TestScene(squareColor: "#00ff00"), .never).count(.failed), 1)
      // A report is a place of its own: its goldens are whole without the root.
      #expect(try text("\(place.folder)/report/concept/film/actual/manifest.json").contains("\"cairo\""))
      try expectEqual(Acceptance(report: "\(place.folder)/report").accept(), ["concept/film"])
      try expectEqual(text("\(root)/environment.json"), list)
      #expect(try !text("\(root)/concept/film/manifest.json").contains("\"cairo\""))
      try expectEqual(run(TestScene(squareColor: "#00ff00"), .never).count(.passed), 1)
    }
  }
}
