import Foundation
import HeroGeometry
import HeroLayers
import HeroRender
import HeroScene
import HeroStage
import HeroTransition
import Testing
import UIKit

/// Every scene that the API can say, said in Swift, moves as the scene does.
@MainActor
@Suite(.writtenStages) struct TwinTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("scenes").path

  @Test func scenesMoveAsTheirTwins() throws {
    let files = (FileManager.default.enumerator(atPath: Self.folder)?.allObjects as? [String] ?? [])
      .filter { $0.hasSuffix(".json") && !$0.contains("xcassets") }.sorted()
    var told: [String] = []
    var untold: [String: Int] = [:]
    var unread = 0
    for file in files {
      let path = "\(Self.folder)/\(file)"
      guard let scene = try? SceneLoader(textMeasure: .renderer).load(path: path) else {
        unread += 1
        continue
      }
      let twin: SceneTwin
      do {
        twin = try SceneTwin(scene)
        try twin.run()
      } catch let unsayable as SceneTwin.Unsayable {
        untold[unsayable.reason, default: 0] += 1
        continue
      }
      let (film, other) = (try Film(scene: scene), try Film(scene: try twin.recorded()))
      // A gesture that comes when its transition is over belongs to no step of the stage's.
      if film.transitions.contains(where: { scene.steps[$0.step].interaction != nil && $0.gesture == nil }) {
        untold["a gesture that comes too late", default: 0] += 1
        continue
      }
      told.append(file)
      #expect(abs(film.duration - other.duration) < 1e-9, "\(file)")
      let ways = zip(film.transitions, other.transitions).map { ($0.defaultAnimation, $1.defaultAnimation) }
      #expect(film.transitions.count == other.transitions.count, "\(file)")
      #expect(ways.allSatisfy { $0 == $1 }, "\(file): \(ways)")
      for step in 0...8 {
        let time = step == 8 ? film.duration : film.duration * (Double(step) + 0.31) / 8
        // The sums of the steps may differ in the last digit: times lie between the steps.
        let otherTime = step == 8 ? other.duration : time
        let (a, b) = (film.moment(at: time).tree, other.moment(at: otherTime).tree)
        let difference = Self.difference(a.layers, b.layers) ?? Self.difference(a.below, b.below)
        #expect(difference == nil, "\(file) at \(time): \(difference ?? "")")
        if difference != nil { break }
      }
    }
    // What is not said is said why.
    #expect(told.count + untold.values.reduce(0, +) + unread == files.count)
    #expect(told.count >= 350, "\(told.count) of \(files.count); \(untold)")
  }

  /// The first property that differs; paths are named otherwise, and numbers may differ by rounding.
  private static func difference(_ left: [Layer], _ right: [Layer]) -> String? {
    guard left.count == right.count else { return "\(left.count) layers are \(right.count)" }
    for (a, b) in zip(left, right) {
      if let what = difference(a, b) { return "\(a.path): \(what)" }
      if let inner = difference(a.children, b.children) { return inner }
    }
    return nil
  }

  private static func difference(_ a: Layer, _ b: Layer) -> String? {
    func near(_ x: Double, _ y: Double) -> Bool { abs(x - y) < 1e-6 }
    if a.role != b.role { return "role" }
    if !near(a.position.x, b.position.x) || !near(a.position.y, b.position.y) {
      return "position \(a.position) \(b.position)"
    }
    if !near(a.bounds.size.width, b.bounds.size.width) || !near(a.bounds.size.height, b.bounds.size.height) {
      return "size \(a.bounds.size) \(b.bounds.size)"
    }
    if !zip(a.transform.elements, b.transform.elements).allSatisfy({ near($0, $1) }) { return "transform" }
    if !near(a.opacity, b.opacity) { return "opacity \(a.opacity) \(b.opacity)" }
    if !near(a.cornerRadius, b.cornerRadius) { return "cornerRadius \(a.cornerRadius) \(b.cornerRadius)" }
    if !near(a.borderWidth, b.borderWidth) { return "borderWidth" }
    if a.isHidden != b.isHidden { return "hidden" }
    if a.masksToBounds != b.masksToBounds { return "masks" }
    if !near(a.zPosition, b.zPosition) { return "z" }
    if (a.backgroundColor == nil) != (b.backgroundColor == nil) { return "background" }
    if (a.shadow == nil) != (b.shadow == nil) { return "shadow" }
    if (a.contents == nil) != (b.contents == nil) { return "contents" }
    return nil
  }
}
