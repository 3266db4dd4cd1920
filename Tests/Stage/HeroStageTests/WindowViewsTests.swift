import Hero
import HeroModel
import HeroStage
import HeroTesting
import UIKit

/// What an app puts into the window itself: it lies over bars and all screens.
@MainActor
@Suite(.writtenStages) struct WindowViewsTests {
  /// A screen in a navigation controller, with a bar of 44 points under the status bar.
  private func stage() -> (Stage, UINavigationController) {
    let navigation = UINavigationController(rootViewController: ColorViewController(.green))
    navigation.hero.isEnabled = true
    navigation.hero.navigationAnimationType = .slide(direction: .left)
    return (Stage(device: .plain, root: navigation), navigation)
  }

  /// A red square of 40 points at (20, 70), over the bar.
  private func square() -> UIControl {
    let square = UIControl(frame: CGRect(x: 20, y: 70, width: 40, height: 40))
    square.backgroundColor = .red
    return square
  }

  private func color(_ stage: Stage, _ x: Int, _ y: Int, at time: Double) throws -> [UInt8] {
    try stage.colors(at: [(x, y)], time: time)[0]
  }

  private let red: [UInt8] = [255, 0, 0]
  private let green: [UInt8] = [0, 255, 0]

  @Test func itShowsOverABarMovesAndGoes() throws {
    let (stage, _) = stage()
    let square = square()
    stage.wait(0.1)
    stage.perform { stage.window.addSubview(square) }
    stage.wait(0.1)
    stage.perform { square.frame.origin.y = 170 }
    stage.wait(0.1)
    stage.perform { square.removeFromSuperview() }
    stage.wait(0.1)
    try expectEqual(color(stage, 40, 90, at: 0.15), red)
    try expectEqual(color(stage, 40, 190, at: 0.15), green)
    try expectEqual(color(stage, 40, 190, at: 0.25), red)
    #expect(try color(stage, 40, 90, at: 0.25) != red)
    try expectEqual(color(stage, 40, 190, at: 0.35), green)
  }

  @Test func itStaysWhereItIsDuringAPush() throws {
    let (stage, navigation) = stage()
    stage.wait(0.1)
    stage.perform { stage.window.addSubview(square()) }
    stage.wait(0.1)
    let start = stage.now
    stage.play { navigation.pushViewController(ColorViewController(.blue), animated: true) }
    stage.wait(0.1)
    for time in [start - 0.05, start, start + 0.1, start + 0.3, stage.now] {
      try expectEqual(color(stage, 40, 90, at: time), red)
    }
    try expectEqual(color(stage, 40, 290, at: start), green)
    try expectEqual(color(stage, 40, 290, at: stage.now), [0, 0, 255])
  }

  // UIKit puts what is presented in front of it.
  @Test func itIsBackAfterAPresentation() throws {
    let (stage, navigation) = stage()
    stage.wait(0.1)
    stage.perform { stage.window.addSubview(square()) }
    stage.wait(0.1)
    let detail = ColorViewController(.blue)
    detail.modalPresentationStyle = .fullScreen
    detail.hero.isEnabled = true
    let start = stage.now
    stage.play { navigation.present(detail, animated: true) }
    stage.wait(0.1)
    let middle = stage.now
    try expectEqual(stage.film.transitions.last?.isOfHero, true)
    stage.play { detail.dismiss(animated: true) }
    stage.wait(0.1)
    try expectEqual(color(stage, 40, 90, at: start - 0.05), red)
    try expectEqual(color(stage, 40, 90, at: middle - 0.05), [0, 0, 255])
    try expectEqual(color(stage, 40, 90, at: stage.now), red)
  }

  private final class DarkController: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  }

  @Test func theStatusBarStaysAsItIsBelow() throws {
    let stage = Stage(device: .plain, root: DarkController())
    stage.statusBar = .auto
    stage.perform { stage.window.addSubview(square()) }
    stage.wait(0.1)
    try expectEqual(stage.film.scene.screens.map(\.statusBarStyle), [.light, .light])
  }

  @Test func aFingerReachesItOverABar() {
    let (stage, navigation) = stage()
    var taps = 0
    stage.perform { navigation.pushViewController(ColorViewController(.blue), animated: false) }
    let square = square()
    square.addAction(for: .touchUpInside) { taps += 1 }
    stage.perform { stage.window.addSubview(square) }
    stage.tap(at: CGPoint(x: 30, y: 80))
    expectEqual(taps, 1)
    expectEqual(navigation.viewControllers.count, 2)
  }
}
