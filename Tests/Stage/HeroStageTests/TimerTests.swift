import HeroStage
import Testing
import UIKit

/// Apart from files that import Foundation themselves, in which `Timer.scheduledTimer` would be ambiguous.
@MainActor
@Suite(.writtenStages) struct TimerTests {
  final class Ticks: @unchecked Sendable { var count = 0 }

  @Test func timersRunInVirtualTime() {
    let stage = testStage(root: UIViewController())
    let ticks = Ticks()
    stage.perform {
      Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { timer in
        ticks.count += 1
        if ticks.count == 3 { timer.invalidate() }
      }
    }
    stage.wait(0.6)
    #expect(ticks.count == 2)
    stage.run(until: .idle)
    #expect(ticks.count == 3)
  }
}
