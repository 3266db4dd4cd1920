import Foundation
import HeroStage
import Testing
import UIKit

@MainActor
@Suite(.writtenStages) struct ClockTests {
  @Test func queuesRunInVirtualTime() {
    let stage = testStage(root: UIViewController())
    var times: [TimeInterval] = []
    stage.perform {
      DispatchQueue.main.async { times.append(stage.now) }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { times.append(stage.now) }
      DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + .milliseconds(150)) { times.append(stage.now) }
      #expect(times.isEmpty)
    }
    stage.wait(1)
    #expect(times == [0, 0.15, 0.3])
    #expect(stage.now == 1)
  }

  @Test func animationsEndAtOnceAndCompleteLater() {
    let stage = testStage(root: UIViewController())
    let view = UIView()
    var completed: TimeInterval?
    stage.perform {
      UIView.animate(withDuration: 0.4, animations: { view.alpha = 0 }) { _ in completed = stage.now }
      #expect(view.alpha == 0)
    }
    stage.run(until: .idle)
    #expect(completed == 0.4)
  }

  @Test func stagesStandSideBySide() {
    let (first, second) = (testStage(root: UIViewController()), testStage(device: .iPhone5s, root: UIViewController()))
    first.wait(1)
    #expect(UIScreen.main.bounds.width == 393)
    second.wait(2)
    #expect(UIScreen.main.bounds.width == 320)
    #expect((first.now, second.now) == (1, 2))
  }
}
