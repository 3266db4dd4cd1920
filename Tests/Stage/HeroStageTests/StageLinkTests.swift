import HeroStage
import Testing
import UIKit

@MainActor
@Suite(.writtenStages) struct StageLinkTests {
  // A number that counts up for a quarter of a second.
  @Test func stagesWaitForLinks() throws {
    let root = UIViewController()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    root.view.addSubview(label)
    let stage = testStage(root: root)
    stage.play {
      let start = CACurrentMediaTime()
      let link = CADisplayLink { link in
        label.text = "\(Int(((link.timestamp - start) * 60).rounded()))"
        if link.timestamp - start >= 0.25 - 1e-9 { link.invalidate() }
      }
      link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 20, preferred: 20)
      link.add(to: .current, forMode: .default)
    }
    // The first picture, then every third one.
    #expect(label.text == "16" && abs(stage.now - 16.0 / 60) < 1e-9)
  }
}
