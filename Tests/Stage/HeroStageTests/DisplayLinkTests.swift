import HeroStage
import Testing
import UIKit

@MainActor
@Suite(.writtenStages) struct DisplayLinkTests {
  @Test func linksCallAtEachPicture() {
    let stage = testStage(root: UIViewController())
    var times: [TimeInterval] = []
    var targets: [TimeInterval] = []
    let link = CADisplayLink { link in
      #expect(link.timestamp == CACurrentMediaTime() && link.duration == 1.0 / 60)
      times.append(link.timestamp)
      targets.append(link.targetTimestamp)
    }
    stage.wait(0.01)
    #expect(times.isEmpty)
    stage.perform { link.add(to: .main, forMode: .common) }
    stage.wait(0.05)
    // Up to 0.06 s.
    #expect(times.map { Int(($0 * 6000).rounded()) } == [100, 200, 300])
    #expect(targets.map { Int(($0 * 6000).rounded()) } == [200, 300, 400])
    link.isPaused = true
    stage.wait(0.95)
    // 1.01 s.
    #expect(times.count == 3)
    // Half a second of every second picture, from the next one on.
    link.preferredFramesPerSecond = 30
    link.isPaused = false
    stage.wait(0.5)
    #expect(times.count == 18 && abs(times[3] - 61.0 / 60) < 1e-9 && abs(times[17] - 89.0 / 60) < 1e-9)
    #expect(abs(targets[17] - 91.0 / 60) < 1e-9)
    link.invalidate()
    link.add(to: .main, forMode: .common)
    stage.wait(1)
    #expect(times.count == 18)
  }

  // A number that counts up for a quarter of a second.
  @Test func stagesWaitForLinks() throws {
    let root = UIViewController()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    root.view.addSubview(label)
    let stage = testStage(root: root)
    stage.perform {
      let start = CACurrentMediaTime()
      let link = CADisplayLink { link in
        label.text = "\(Int(((link.timestamp - start) * 60).rounded()))"
        if link.timestamp - start >= 0.25 - 1e-9 { link.invalidate() }
      }
      link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 20, preferred: 20)
      link.add(to: .current, forMode: .default)
    }
    stage.run(until: .idle)
    // The first picture, then every third one.
    #expect(label.text == "16" && abs(stage.now - 16.0 / 60) < 1e-9)
  }
}
