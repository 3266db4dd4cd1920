import Hero
import HeroModel
import HeroStage
import HeroTesting
import SDOSHero
import TransitionEngine
import UIKit

/// Rules C0, C3, C4: a stage records whose class a container has, and plays it as the scene says.
@MainActor
@Suite(.writtenStages) struct ContainerClassTests {
  private func types(_ stage: Stage) throws -> [String] {
    try Film(scene: stage.scene).transitions.map(\.defaultAnimation.text)
  }

  /// Pushes, with an animation for this once, and pops without one.
  private func pushAndPop(_ navigation: UINavigationController, once: HeroDefaultAnimationType? = nil) -> Stage {
    navigation.hero.isEnabled = true
    navigation.viewControllers = [ColorViewController(.systemYellow)]
    let stage = testStage(device: .plain, root: navigation)
    stage.play {
      if let once { Hero.shared.setDefaultAnimationForNextTransition(once) }
      navigation.pushViewController(ColorViewController(), animated: true)
    }
    stage.play { navigation.popViewController(animated: true) }
    return stage
  }

  @Test func plainPopForgetsThePush() throws {
    let navigation = UINavigationController()
    navigation.hero.navigationAnimationType = .slide(direction: .up)
    let stage = pushAndPop(navigation, once: .zoom)
    try expectEqual(types(stage), ["zoom", "slide(up)"])
    let root = try stage.navigationRoot
    expectEqual((root.controller, root.animation), (.uiKit, .directed(.slide, .up)))
    // The scene's own rules choose the pop's type: the step says none.
    try expectEqual(stage.scene.steps.map(\.animation), [.zoom, nil])
  }

  @Test func sdosHerosClassIsRecordedWithItsTypes() throws {
    let navigation = SDOSHeroNavigationController()
    navigation.animationTypeForPush = .cover(direction: .up)
    let stage = pushAndPop(navigation)
    try expectEqual(types(stage), ["cover(up)", "uncover(down)"])
    let root = try stage.navigationRoot
    expectEqual((root.controller, root.animation), (.sdosHero, .auto))
    #expect(root.animationTypeForPush == .directed(.cover, .up) && root.animationTypeForPop == nil)
    try expectEqual(stage.scene.steps.map(\.animation), [nil, nil])
  }

  @Test(arguments: [false, true])
  func tabsTurnRoundInSDOSHeroAlone(isSDOSHero: Bool) throws {
    let tabs = isSDOSHero ? SDOSHeroTabBarController() : UITabBarController()
    tabs.viewControllers = ColorViewController.some(2)
    tabs.hero.isEnabled = true
    tabs.hero.tabBarAnimationType = .slide(direction: .up)
    let stage = testStage(device: .plain, root: tabs)
    for index in [1, 0] { stage.play { tabs.selectedIndex = index } }
    try expectEqual(types(stage), ["slide(up)", isSDOSHero ? "slide(down)" : "slide(up)"])
    let root = try stage.tabRoot
    expectEqual(root.controller, (isSDOSHero ? .sdosHero : .uiKit))
    expectEqual(root.tabBarAnimation, .directed(.slide, .up))
    try expectEqual(stage.scene.steps.map(\.animation), [nil, nil])
  }
}
