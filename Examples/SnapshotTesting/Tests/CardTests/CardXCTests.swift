import HeroSnapshotTesting
import XCTest

/// The same assertion under XCTest.
final class CardXCTests: XCTestCase {
  func testCardOpens() {
    assertTransition(scene: "Scenes/card.json", as: .frames(at: [0.25, 0.75]))
  }
}
