import Foundation
import HeroLayers
import HeroModel
import HeroScene
import HeroTesting
import TransitionEngine

@testable import HeroInspection

/// The scenes that README.md and docs/scenes.md show do what these say.
@Suite struct ReadmeTests {
  /// A page's JSON blocks in order.
  private static func blocks(of page: String) throws -> [String] {
    let text = try String(contentsOf: repository.appendingPathComponent(page), encoding: .utf8)
    return text.components(separatedBy: "```json\n").dropFirst().compactMap { $0.components(separatedBy: "```").first }
  }

  @Test func theFirstSceneIsSound() throws {
    let film = try writtenFilm(try #require(try Self.blocks(of: "README.md").first { $0.contains("Tap a card") }))
    #expect(film.transitions.count == 2 && film.warnings.isEmpty)
    expectEqual(SceneLint(film: film).findings, [])
  }

  @Test func wholeScenesAreSound() throws {
    let scenes = try Self.blocks(of: "docs/scenes.md").filter { $0.contains("\"version\"") }
    #expect(scenes.count >= 3)
    for scene in scenes { try expectEqual(linted(scene), []) }
  }

  // Rows of 60 points, 8 apart, from 60 down; the third begins 0.1 s late, and only the second's title is changed.
  @Test func whatIsSaidOnce() throws {
    let film = try writtenFilm(
      try #require(try Self.blocks(of: "docs/scenes.md").first { $0.contains("\"components\"") }))
    expectEqual(SceneLint(film: film).findings, [])
    let list = film.scene.screens[1]
    func view(_ path: String, in screen: Screen) throws -> View { try #require(screen.views.first { $0.path == path }) }
    try expectEqual((0...2).map { try view("list/row \($0)", in: list).position.y }, [90, 158, 226])
    try expectEqual(view("list/row 2", in: list).heroModifiers, [.fade, .delay(0.1)])
    let changed = try #require(film.scene.steps[1].screenChanges[1])
    let texts = try (0...2).map { index -> String? in
      guard case .label(let text) = try view("list/row \(index)/title", in: changed).content else { return nil }
      return text.text
    }
    expectEqual(texts, ["1. Bread", "Milk, done", "3. Tea"])
  }

  // The stack's sample is a part of a scene; its screens are those that it names.
  @Test func theGestureRunsWithoutAJump() throws {
    let part = try #require(try Self.blocks(of: "docs/scenes.md").first { $0.contains("\"interactive\"") })
    let film = try writtenFilm(
      """
      { "version": 1, "canvas": { "width": 390, "height": 844 },
        "screens": {
          "home": { "view": {} },
          "list": { "view": { "subviews": [ { "frame": [20, 100, 80, 60], "heroID": "photo" } ] } },
          "photo": { "view": { "subviews": [ { "name": "image", "frame": [0, 150, 390, 300], "heroID": "photo" } ] } } },
        \(part) }
      """)
    expectEqual(film.transitions.map(\.kind), [.push, .push, .pop, .popToRoot])
    #expect(film.warnings.isEmpty)
    expectEqual(SceneLint(film: film).findings.filter { $0.rule == .gestureJump }, [])
    let pop = film.transitions[2]
    expectEqual(pop.gesture, .init(finishes: true, release: 0.4, progress: 0.45))
    // From its place (0 + 390/2, 150 + 300/2) the photo goes to the applied one without a step.
    func place(_ time: Double) -> Double? {
      func find(_ layers: [Layer]) -> Layer? {
        for layer in layers {
          if layer.path == "photo/image", layer.role == .snapshot { return layer }
          if let found = find(layer.children) { return found }
        }
        return nil
      }
      return find(film.moment(at: pop.start + time).tree.layers)?.position.y
    }
    expectEqual([0, 0.15, 0.3].map(place), [300, 390, 480])
  }
}
