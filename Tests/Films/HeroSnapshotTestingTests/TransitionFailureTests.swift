import Foundation
import HeroTesting

@testable import HeroSnapshotTesting

@Suite struct TransitionFailureTests {
  // Nor in continuous integration, whatever is asked for.
  @Test func missingSnapshotFailsAndIsNotRecorded() throws {
    try SnapshotPlace.with { place in
      let failures = [place.failure(), place.failure(record: .all, environment: ["CI": "true"])]
      for failure in failures {
        #expect(failure?.hasPrefix("CardTests/card.x is not as recorded\n  no golden: ") == true)
      }
      expectEqual(place.files, [])
    }
  }

  @Test func recordingFailsOnceThenPasses() throws {
    try SnapshotPlace.with { place in
      let failure = try #require(place.failure(record: .missing))
      #expect(failure.hasPrefix("CardTests/card.x: recorded "))
      expectEqual(
        place.files,
        ["manifest.json", "plan.json.gz", "scene.json.gz", "t0_000.png", "t0_050.png", "t0_100.png", "trace.jsonl.gz"])
      expectEqual(place.failure(), nil)
      expectEqual(place.failure(record: .missing), nil)
    }
  }

  @Test func environmentRecords() throws {
    try SnapshotPlace.with { place in
      expectEqual(place.failure(environment: ["HERORENDER_RECORD": "missing"])?.contains(": recorded "), true)
      expectEqual(place.failure(), nil)
      let fault = try #require(place.failure(environment: ["HERORENDER_RECORD": "yes"]))
      expectEqual(fault, "CardTests/card.x: HERORENDER_RECORD=yes: write never, missing, failed or all")
    }
  }

  @Test func failureNamesViewFramesAndReport() throws {
    try SnapshotPlace.with { place in
      _ = place.failure(as: .film(fps: 20), record: .all)
      let failure = try #require(place.failure(.json(sceneText(color: "#ff0010")), as: .film(fps: 20)))
      #expect(failure.contains("pixels differ in 5 of 5 pictures: first frame 0, worst frame 4"))
      #expect(failure.contains("responsible: b/box (1600 px)"))
      #expect(failure.contains("frame 4 b/box backgroundColor #ff0000 → #ff0010"))
      #expect(failure.contains("accept by recording: HERORENDER_RECORD=failed swift test"))
      let page = "\(place.folder)/report/CardTests/card.x/index.html"
      #expect(failure.contains("report   \(page)") && FileManager.default.fileExists(atPath: page))
      #expect(place.failure(.json(sceneText(color: "#ff0010")), as: .film(fps: 20), record: .failed) != nil)
      expectEqual(place.failure(.json(sceneText(color: "#ff0010")), as: .film(fps: 20)), nil)
    }
  }

  @Test func traceComparesNumbersAlone() throws {
    try SnapshotPlace.with { place in
      _ = place.failure(as: .trace(fps: 20), record: .all)
      expectEqual(place.files, ["manifest.json", "plan.json.gz", "scene.json.gz", "trace.jsonl.gz"])
      expectEqual(place.failure(as: .trace(fps: 20)), nil)
      let failure = try #require(place.failure(.json(sceneText(side: 30)), as: .trace(fps: 20)))
      #expect(failure.contains("b/box bounds (0, 0, 40, 40) → (0, 0, 30, 30)"))
    }
  }

  @Test func toleranceCounts() throws {
    try SnapshotPlace.with { place in
      _ = place.failure(record: .all)
      let changed = TransitionScene.json(sceneText(color: "#ff0001"))
      #expect(place.failure(changed) != nil)
      // Numbers do not care for what an eye sees.
      expectEqual(place.failure(changed, tolerance: Tolerance(threshold: 0.01))?.contains("numbers differ"), true)
      let views = ["a/box", "b/box"]
      expectEqual(place.failure(changed, tolerance: Tolerance(ignoredViews: views)), nil)
    }
  }

  @Test func anotherStrategyThanRecorded() throws {
    try SnapshotPlace.with { place in
      _ = place.failure(record: .all)
      let failure = try #require(place.failure(as: .frames(at: [0, 1])))
      #expect(
        failure.contains(
          "the golden was recorded as progress 0.0 0.5 1.0, pixels png, trace moments, "
            + "but the test asks for progress 0.0 1.0, pixels png, trace moments: record it again"))
    }
  }

  @Test func wrongSceneIsAFailureWithItsPlace() throws {
    try SnapshotPlace.with { place in
      let failure = try #require(place.failure(.json("{ \"version\": 1 }")))
      #expect(failure.hasPrefix("CardTests/card.x: the scene cannot be used\n  <json>:1:1: error: "))
      let missing = try #require(place.failure("Scenes/card.json"))
      #expect(missing.contains("/nowhere/Scenes/card.json"))
    }
  }

  @Test func namesOfSeveralSnapshotsOfOneTest() {
    let names = SnapshotNames()
    func place(_ line: UInt) -> CallPlace {
      CallPlace(fileID: "T/F.swift", filePath: "/t/F.swift", line: line, column: 3)
    }
    for (test, named, line, name) in [
      ("card()", nil, 10, "card"), ("card()", nil, 12, "card.2"), ("card()", nil, 10, "card"),
      ("other()", nil, 20, "other"), ("card(kind:)", "wide / dark", 10, "card.wide-dark"),
    ] as [(String, String?, UInt, String)] {
      expectEqual(names.name(test: test, named: named, place: place(line)), name)
    }
    expectEqual(place(1).snapshotFolder, "/t/__Snapshots__/F")
  }
}
