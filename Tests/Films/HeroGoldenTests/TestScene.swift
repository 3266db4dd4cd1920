import Foundation
import HeroRender
import HeroScene
import HeroTesting
import TransitionEngine

@testable import HeroGolden

/// A 100×100 film at 20 fps: 0.1 s wait, then a square flies from (10, 70) to (60, 10) in 0.4 s while a bar fades in, 0.1 s wait.
///
/// 0.6 s at 20 fps are 13 frames; the transition is on from frame 2 to frame 10.
struct TestScene {
  var squareColor = "#ff0000"
  var badgeColor = "#0000ff"
  var barModifiers = "fade duration(0.4)"
  var squareModifiers = "duration(0.4)"
  var wait = 0.1
  var lastWait = 0.1
  var scale = 1
  /// The square's left edge on the first screen.
  var left = 10.0

  var json: String {
    """
    { "version": 1, "canvas": { "width": 100, "height": 100, "scale": \(scale) }, "root": "list",
      "screens": {
        "list": { "view": { "backgroundColor": "#ffffff", "subviews": [
          { "name": "square", "frame": [\(left), 70, 20, 20], "heroID": "square", "backgroundColor": "\(squareColor)" }
        ] } },
        "detail": { "view": { "backgroundColor": "#eeeeee", "subviews": [
          { "name": "square", "frame": [60, 10, 20, 20], "heroID": "square", "backgroundColor": "\(squareColor)",
            "heroModifiers": "\(squareModifiers)" },
          { "name": "bar", "frame": [0, 90, 100, 10], "backgroundColor": "#008800", "heroModifiers": "\(barModifiers)",
            "subviews": [ { "name": "badge", "frame": [80, 2, 6, 6], "backgroundColor": "\(badgeColor)" } ] }
        ] } }
      },
      "timeline": [ { "wait": \(wait) }, { "present": "detail", "animation": "none" }, { "wait": \(lastWait) } ] }
    """
  }

  func film() throws -> Film {
    try Film(scene: SceneLoader().load(bytes: Array(json.utf8), file: "scene.json", folder: "."))
  }

  func subject(fps: Int = 20, environment: GoldenEnvironment? = nil) throws -> GoldenSubject {
    guard let rate = FrameRate(numerator: fps) else { throw TestFailure("fps") }
    let subject = try GoldenSubject(film: film(), rate: rate)
    guard let environment else { return subject }
    return GoldenSubject(
      film: subject.film, environment: environment, transitions: subject.transitions, tree: subject.tree,
      draw: subject.draw)
  }
}

struct TestFailure: Error {
  let text: String
  init(_ text: String) { self.text = text }
}

/// A folder with a golden and a place for a report, removed at the end.
struct GoldenPlace {
  let folder: String
  var golden: GoldenFolder { GoldenFolder(path: "\(folder)/golden/film") }
  var report: String { "\(folder)/report/film" }

  static func with(_ body: (GoldenPlace) throws -> Void) throws {
    try withTemporaryFolder { try body(GoldenPlace(folder: $0)) }
  }

  func record(_ scene: TestScene = TestScene(), _ check: GoldenCheck = allFrames) throws {
    try check.record(try scene.subject(), into: golden)
  }

  func compare(
    _ scene: TestScene = TestScene(), _ check: GoldenCheck = allFrames, fps: Int = 20, keepsReport: Bool = false
  ) throws -> GoldenResult {
    try check.compare(
      try scene.subject(fps: fps), with: golden,
      result: GoldenResult(name: "film", scene: "scene.json", golden: golden.path),
      report: report, keepsReport: keepsReport)
  }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: golden.file(name)))
  }

  func names(_ folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }
}

let allFrames = GoldenCheck(jobs: 2, selection: .frames(nil))
