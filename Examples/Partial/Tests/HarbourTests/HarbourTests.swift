import Foundation
import HeroStage
import HeroStageTesting
import Testing
import UIKit

/// The app, started as iOS starts it.
@MainActor @Suite struct HarbourTests {
  @Test func launches() {
    let stage = Stage(device: .iPhone15Pro, assets: assets, launching: launch)
    stage.run(until: .idle)
    stage.tap("Berta")
    stage.run(until: .idle)
    stage.tap("Back")
    stage.run(until: .idle)
    assertTransition(of: stage, as: .frames(at: [0, 0.25, 0.5, 0.75, 1]))
  }
}
