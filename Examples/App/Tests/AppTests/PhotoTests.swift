import Hero
import HeroStage
import HeroStageTesting
import Photos
import Testing
import UIKit

/// A photo of the grid opens and follows the finger; pages turn both ways.
@MainActor @Suite struct PhotoTests {
  @Test func photoFollowsTheFinger() throws {
    let grid = PhotoGridViewController()
    grid.hero.isEnabled = true
    let stage = Stage(device: .iPhone8, root: grid)
    stage.wait(0.1)
    stage.select(item: IndexPath(item: 4, section: 0), in: grid.collectionView)
    stage.run(until: .idle)
    let photo = try #require(stage.topViewController as? PhotoViewController)
    #expect(photo.index == 4)

    // Sideways: the recogniser does not begin.
    stage.pan(on: photo.view, by: CGPoint(x: 150, y: 10))
    #expect(!Hero.shared.isTransitioning)

    stage.pan(on: photo.view, by: CGPoint(x: 40, y: 90), duration: 0.3, velocity: .zero)
    stage.run(until: .idle)
    #expect(stage.topViewController === photo)

    stage.pan(on: photo.view, by: CGPoint(x: -30, y: 260), duration: 0.3)
    stage.run(until: .idle)
    #expect(stage.topViewController === grid)
    assertTransition(of: stage, as: .frames(at: [0, 0.25, 0.5, 0.75, 1]))
  }

  @Test func pagesTurnBothWays() throws {
    let stage = Stage(device: .iPhone8, root: PagerViewController(page: 3))
    func page() -> Int? { (stage.topViewController as? PagerViewController)?.page }
    // To the left, and let go early: back again.
    stage.pan(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 250, y: 400), duration: 0.3, velocity: .zero)
    stage.run(until: .idle)
    #expect(page() == 3)
    stage.pan(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 60, y: 400), duration: 0.3)
    stage.run(until: .idle)
    #expect(page() == 4)
    // The finger changes its mind: from the next page to the one before.
    stage.pan(
      from: CGPoint(x: 150, y: 400), to: CGPoint(x: 340, y: 400), duration: 0.6, path: [CGPoint(x: 110, y: 400)])
    stage.run(until: .idle)
    #expect(page() == 3)
  }
}
