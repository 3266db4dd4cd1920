import Foundation
import HeroModel
import HeroRender
import HeroScene
import HeroStage
import HeroTesting
import TransitionEngine
import UIKit

/// The stages that a test has made.
final class StageLog: Sendable {
  @TaskLocal static var current: StageLog?
  @MainActor var stages: [Stage] = []

  nonisolated init() {}
}

/// A stage that is written and read again when its test is over.
@MainActor
func testStage(
  device: Device = .iPhone15Pro, assets: [URL] = [], layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight,
  root: @autoclosure () -> UIViewController
) -> Stage {
  let stage = Stage(device: device, assets: assets, layoutDirection: layoutDirection, root: root())
  StageLog.current?.stages.append(stage)
  return stage
}

/// When a test is over, each of its stages is written, and the file shows the same.
struct WrittenStages: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let log = StageLog()
    try await StageLog.$current.withValue(log) { try await function() }
    try await MainActor.run { for stage in log.stages { try stage.expectSameWhenWritten() } }
  }
}

extension Trait where Self == WrittenStages {
  /// Writes and reads every stage of every test.
  static var writtenStages: WrittenStages { WrittenStages() }
}

extension Stage {
  /// Frames of the written scene are those of the stage, at times that lie between those of its steps.
  fileprivate func expectSameWhenWritten() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("written-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("scene.json")
    try write(to: file)
    // A cut shows once time goes on.
    func film(_ scene: Scene) throws -> Film {
      var scene = scene
      scene.steps.append(Step(.wait(0.1)))
      return try Film(scene: scene)
    }
    let (film, read) = try (film(scene), film(SceneLoader(textMeasure: .renderer).load(path: file.path)))
    expectEqual(read.duration, film.duration)
    expectEqual(read.transitions.map(\.kind), film.transitions.map(\.kind))
    let (first, second) = (try FilmSource(film: film), try FilmSource(film: read))
    for step in 0...6 {
      let time = step == 6 ? film.duration : film.duration * (Double(step) + 0.31) / 6
      // The same layers draw the same bytes; pictures may be numbered otherwise, so that others are drawn.
      if film.moment(at: time).tree == read.moment(at: time).tree { continue }
      let (a, b) = (try first.draw(first.picture(at: time)), try second.draw(second.picture(at: time)))
      let isSame = a == b
      #expect(isSame, "at \(time) of \(film.duration)")
      if !isSame { return }
    }
  }
}
