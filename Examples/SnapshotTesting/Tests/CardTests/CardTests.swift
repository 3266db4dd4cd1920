import HeroSnapshotTesting
import Testing

/// A card that opens: three pictures, the whole film, and the numbers alone.
@Suite struct CardTests {
  @Test func cardOpens() {
    assertTransition(scene: "Scenes/card.json", as: .frames(at: [0, 0.5, 1]))
  }

  @Test func film() {
    assertTransition(scene: "Scenes/card.json", as: .film(fps: 10))
  }

  /// Nothing is drawn: quick, and the same wherever it runs.
  @Test func numbers() {
    assertTransition(scene: "Scenes/card.json", as: .trace(fps: 30))
  }

  /// A golden per case needs a name per case; imperceptible differences pass.
  @Test(arguments: [1.0, 2.0]) func scales(scale: Double) {
    assertTransition(
      scene: TransitionScene.file("Scenes/card.json").scaled(to: scale), as: .frames(at: [0.5]),
      named: "at \(Int(scale))x", tolerance: Tolerance(threshold: 0.02, maxDiffRatio: 0.001))
  }
}
