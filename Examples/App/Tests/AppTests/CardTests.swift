import Cards
import HeroStage
import HeroStageTesting
import Testing
import UIKit

/// A card opens, and is dragged down: a little, then far enough.
@MainActor @Suite struct CardTests {
  @Test func opensAndCloses() throws {
    let cards = CardsViewController()
    let stage = Stage(device: .iPhone15Pro, root: cards)
    stage.statusBar = .dark
    stage.wait(0.2)
    stage.tap(at: CGPoint(x: 200, y: 250))
    stage.run(until: .idle)
    let story = try #require(stage.topViewController as? StoryViewController)

    // 50 of 852 points: it goes back.
    stage.pan(on: story.view, by: CGPoint(x: 0, y: 50), duration: 0.4, velocity: .zero)
    stage.run(until: .idle)
    #expect(stage.topViewController === story)

    stage.pan(on: story.view, by: CGPoint(x: 0, y: 300), duration: 0.4)
    stage.run(until: .idle)
    #expect(stage.topViewController === cards)
    assertTransition(of: stage, as: .frames(at: [0, 0.25, 0.5, 0.75, 1]))
  }
}
