import Foundation
import HeroTesting

@testable import HeroSnapshotTesting

/// A test file that does not exist, in a folder that is removed at the end.
struct SnapshotPlace {
  let folder: String

  static func with(_ body: (SnapshotPlace) throws -> Void) throws {
    try withTemporaryFolder { try body(SnapshotPlace(folder: $0)) }
  }

  func failure(
    _ scene: TransitionScene = .json(sceneText()), as snapshot: TransitionSnapshot = .frames(at: [0, 0.5, 1]),
    record: RecordMode? = nil, tolerance: Tolerance = .exact, environment: [String: String] = [:]
  ) -> String? {
    let place = CallPlace(fileID: "Tests/CardTests.swift", filePath: "/nowhere/CardTests.swift", line: 1, column: 1)
    return transitionFailure(
      scene: scene, as: snapshot, named: "x", record: record, tolerance: tolerance, goldens: "\(folder)/golden",
      testName: "card()", place: place,
      environment: environment.merging(["HERORENDER_REPORT": "\(folder)/report"]) { $1 })
  }

  var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/golden")) ?? []).sorted()
  }
}

/// A square that grows in 0.2 s.
func sceneText(color: String = "#ff0000", side: Int = 40) -> String {
  """
  { "version": 1, "canvas": { "width": 60, "height": 60, "scale": 1 }, "root": "a",
    "screens": {
      "a": { "view": { "backgroundColor": "#ffffff", "subviews": [
        { "name": "box", "frame": [10, 10, 10, 10], "heroID": "box", "backgroundColor": "\(color)" } ] } },
      "b": { "view": { "backgroundColor": "#ffffff", "subviews": [
        { "name": "box", "frame": [10, 10, \(side), \(side)], "heroID": "box", "backgroundColor": "\(color)",
          "heroModifiers": "duration(0.2)" } ] } } },
    "timeline": [ { "present": "b", "animation": "none" } ] }
  """
}
