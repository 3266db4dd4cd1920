import Foundation
import HeroStage
import HeroTesting
import UIKit

@MainActor
@Suite(.writtenStages) struct ClockTests {
  /// Foundation's deadlines are of real time: what passes between a deadline and its call, on a busy machine, is taken off.
  @Test func queuesRunInVirtualTime() {
    let stage = testStage(root: UIViewController())
    var times: [TimeInterval] = []
    let begin = ProcessInfo.processInfo.systemUptime
    stage.perform {
      DispatchQueue.main.async { times.append(stage.now) }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { times.append(stage.now) }
      DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + .milliseconds(150)) { times.append(stage.now) }
      #expect(times.isEmpty)
    }
    let passed = ProcessInfo.processInfo.systemUptime - begin
    stage.wait(1)
    expectEqual((times.count, times.first), (3, 0))
    #expect(times.count == 3 && times[1] <= 0.15 && times[1] >= 0.15 - passed)
    #expect(times.count == 3 && times[2] <= 0.3 && times[2] >= 0.3 - passed)
    expectEqual(stage.now, 1)
  }

  @Test func stagesStandSideBySide() {
    let (first, second) = (testStage(root: UIViewController()), testStage(device: .iPhone5s, root: UIViewController()))
    first.wait(1)
    expectEqual(UIScreen.main.bounds.width, 393)
    second.wait(2)
    expectEqual(UIScreen.main.bounds.width, 320)
    #expect((first.now, second.now) == (1, 2))
  }

  /// What rewritten sources have in place of Swift's `Task`.
  @Test func tasksOfAnApp() async {
    let root = UIViewController()
    let stage = testStage(root: root)
    var notes: [String] = []
    func note(_ text: String) { notes.append("\(text) \(stage.now)") }
    stage.perform {
      AppTask { @MainActor in
        note("began")
        try await AppTask.sleep(for: .milliseconds(500))
        note("slept")
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { note("timer") }
    }
    await stage.runWithTasks(until: .idle)
    expectEqual(notes, ["began 0.0", "timer 0.25", "slept 0.5"])
    expectEqual(stage.now, 0.5)
  }
}
