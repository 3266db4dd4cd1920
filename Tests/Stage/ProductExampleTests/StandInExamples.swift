import HeroStage
import HeroStandIns
import HeroTesting
import UIKit

final class MapView: UIView {
  override func didMoveToWindow() {
    super.didMoveToWindow()
    StandIn.cover(self, "Maps", "a map is a plain ground")
  }
}

@MainActor @Suite struct StandInExamples {
  @Test func aMapIsAPlainGround() {
    let root = UIViewController()
    let map = MapView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    root.view.addSubview(map)
    let stage = Stage(device: .iPhoneSE3rdgeneration, root: root)
    stage.run(until: .idle)
    expectEqual(map.backgroundColor, .systemGray5)
  }
}
