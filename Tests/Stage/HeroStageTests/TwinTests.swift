import Foundation
import HeroLayers
import HeroRender
import HeroScene
import HeroStage
import HeroTesting
import TransitionEngine
import UIKit

/// Every scene that the API can say, said in Swift, moves as the scene does.
@MainActor
@Suite(.writtenStages) struct TwinTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("scenes").path

  @Test func scenesMoveAsTheirTwins() throws {
    let files = (FileManager.default.enumerator(atPath: Self.folder)?.allObjects as? [String] ?? [])
      .filter { $0.hasSuffix(".json") && !$0.contains("xcassets") }.sorted()
    var untold: [String: [String]] = [:]
    for file in files {
      let scene = try SceneLoader(textMeasure: .renderer).load(path: "\(Self.folder)/\(file)")
      do {
        let twin = try SceneTwin(scene)
        try twin.run()
        compare(try Film(scene: scene), try Film(scene: twin.stage.scene), file)
      } catch let unsayable as SceneTwin.Unsayable {
        untold[unsayable.reason, default: []].append(file)
      }
    }
    expectEqual(untold, UntoldScenes.byReason)
  }

  /// What no scene of the folder puts together.
  @Test(arguments: UInt64(0)..<16) func randomScenesMoveAsTheirTwins(_ number: UInt64) throws {
    let file = "scene \(number)"
    let scene = try SceneLoader(textMeasure: .renderer).load(
      bytes: Array(RandomScene(number).json.utf8), file: file, folder: Self.folder)
    let twin = try SceneTwin(scene)
    try twin.run()
    compare(try Film(scene: scene), try Film(scene: twin.stage.scene), file)
  }

  private func compare(_ film: Film, _ other: Film, _ file: String) {
    expectEqual(film.scene.canvas, other.scene.canvas, "\(file)")
    #expect(abs(film.duration - other.duration) < 1e-9, "\(file)")
    expectEqual(film.transitions.count, other.transitions.count, "\(file)")
    for (plan, twin) in zip(film.transitions, other.transitions) {
      let first = PlanDifference().first(plan, twin)
      expectEqual(first, nil, "\(file), plan \(plan.index): \(first ?? "")")
    }
    let difference = LayerDifference(images: (film.scene.images, other.scene.images))
    for step in 0...8 {
      let time = step == 8 ? film.duration : film.duration * (Double(step) + 0.31) / 8
      // The sums of the steps may differ in the last digit: times lie between the steps.
      let otherTime = step == 8 ? other.duration : time
      let (a, b) = (film.moment(at: time).tree, other.moment(at: otherTime).tree)
      let first = difference.first(a.layers, b.layers) ?? difference.first(a.below, b.below)
      expectEqual(first, nil, "\(file) at \(time): \(first ?? "")")
      expectEqual(a.background, b.background, "\(file) at \(time)")
      if first != nil { return }
    }
  }
}
