import HeroStage
import HeroTesting
import UIKit

/// Apart from files that import Foundation themselves, in which deadlines are of real time.
@MainActor
@Suite(.writtenStages) struct SettledTests {
  private final class Ticking: UIViewController {
    var ticks = 0
    var other: UIViewController?
    override func viewDidLoad() {
      super.viewDidLoad()
      tick()
      // Asked for at the start, so that it is no work that repeats.
      DispatchQueue.main.asyncAfter(deadline: .now() + 8) {
        if let other = self.other { self.present(other, animated: false) }
      }
    }
    private func tick() {
      ticks += 1
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak self] in self?.tick() }
    }
  }

  /// The last thing that was asked for at the start comes at 8 s; from then on the ticks alone are left.
  @Test func whatRepeatsForEverIsLeftAlone() {
    let controller = Ticking()
    let stage = testStage(root: controller)
    stage.run(until: .settled)
    expectEqual(stage.now, 8)
    expectEqual(controller.ticks, 17)
  }

  /// A screen that comes is looked at for 6 s more.
  @Test func anotherScreenBeginsAnew() {
    let controller = Ticking()
    controller.other = UIViewController()
    let stage = testStage(root: controller)
    stage.run(until: .settled)
    expectEqual(stage.now, 14)
  }

  @Test func whatEndsIsWaitedFor() {
    let stage = testStage(root: UIViewController())
    stage.perform { DispatchQueue.main.asyncAfter(deadline: .now() + 20) {} }
    stage.run(until: .settled)
    expectEqual(stage.now, 20)
  }
}
