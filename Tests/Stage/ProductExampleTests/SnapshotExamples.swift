import HeroSnapshotTesting
import Testing

@Suite struct SnapshotExamples {
  @Test func cardOpens() {
    assertTransition(scene: "Scenes/card.json", as: .frames(at: [0, 0.5, 1]))
    assertTransition(scene: "Scenes/card.json", as: .trace, named: "numbers")
  }

  @Test func cardOpensOnAnyMachine() {
    assertTransition(scene: "Scenes/card.json", as: .film(fps: 10), tolerance: Tolerance(threshold: 0.01))
  }
}
