import Hero
import HeroStage
import HeroStageTesting
import HeroTesting
import TransitionEngine
import UIKit

/// The snippets of Hero's usage guide.
@MainActor
@Suite(.writtenStages) struct HeroUsageGuideTests {
  final class TextViewController: CardViewController {
    let text = UIView(frame: CGRect(x: 20, y: 400, width: 353, height: 200))
    override func viewDidLoad() {
      super.viewDidLoad()
      let (viewController, view) = (self, text)
      viewController.isHeroEnabled = true
      text.backgroundColor = .blue
      view.heroModifiers = [.fade, .translate(x: 0, y: -250), .rotate(x: -1.6), .scale(1.5)]
      self.view.addSubview(text)
    }
  }

  @Test func modifiersOfAView() {
    let stage = testStage(device: .plain, root: CardViewController())
    stage.wait(0.25)
    stage.play {
      let next = TextViewController(CGRect(x: 0, y: 0, width: 393, height: 300))
      stage.topViewController.present(next, animated: true)
    }
    assertTransition(of: stage, as: .threeFrames)
  }

  @Test func strings() {
    let view = UIView()
    view.heroModifierString = "fade translate(0, -250) rotate(-1.6, 0, 0) scale(1.5)"
    let written: [HeroModifier] = [.fade, .translate(x: 0, y: -250), .rotate(x: -1.6), .scale(1.5)]
    expectEqual(
      HeroModifier.recorded(view.heroModifiers ?? [], in: nil), HeroModifier.recorded(written, in: nil))
    // Through Hero's parser.
    view.hero.modifierString = "fade cornerRadius(8)"
    expectEqual(HeroModifier.recorded(view.hero.modifiers ?? [], in: nil), [.fade])
    view.hero.modifierString = "overlay(#000000, 0.4)"
    #expect(view.hero.modifiers == nil)
    let controller = UIViewController()
    controller.hero.modalAnimationTypeString = "autoReverse(zoom)"
    expectEqual(controller.hero.modalAnimationTypeString, ".auto")
    controller.hero.modalAnimationTypeString = "fade push(left)"
    // As Hero's Mirror writes it, which Hero itself does not read.
    expectEqual(controller.hero.modalAnimationTypeString, ".push(.left)")
  }

  @Test func aStringThatTrapsOnAPhoneStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIViewController().hero.modalAnimationTypeString = ".push(direction: .left)" }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("this traps on a phone; write 'push(left)'"), "\(text)")
  }

  @Test func navigationAndTabs() throws {
    let navigation = UINavigationController(rootViewController: CardViewController())
    navigation.isHeroEnabled = true
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, ColorViewController()]
    tabs.isHeroEnabled = true
    let stage = testStage(device: .plain, root: tabs)
    stage.play { navigation.pushViewController(LargeCardViewController(), animated: true) }
    stage.play { navigation.popViewController(animated: true) }
    stage.select(tab: 1)
    stage.run(until: .idle)
    stage.select(tab: 0)
    stage.run(until: .idle)
    let film = try stage.film
    expectEqual(film.transitions.map(\.kind), [.push, .pop, .selectTab, .selectTab])
    expectEqual(
      film.transitions.map(\.defaultAnimation.text), ["push(left)", "push(right)", "slide(left)", "slide(right)"])
    expectEqual(film.transitions.map(\.presenting), [true, false, true, false])
    assertTransition(of: stage, as: .frames(at: [0.5]))
  }

  @Test func customModifiersAndConditions() throws {
    let stage = testStage(root: CardViewController())
    let next = CardViewController(CGRect(x: 0, y: 0, width: 393, height: 300))
    next.loadViewIfNeeded()
    next.hero.isEnabled = true
    let box = UIView(frame: CGRect(x: 100, y: 400, width: 100, height: 100))
    box.hero.modifiers = [
      .fade, HeroModifier { $0.anchorPoint = CGPoint(x: 0, y: 1) },
      .when({ $0.isPresenting && $0.toViewController === next }, .duration(2)),
    ]
    next.view.addSubview(box)
    stage.play { stage.topViewController.present(next, animated: true) }
    expectEqual(stage.now, 2)
    stage.play { next.dismiss(animated: true) }
    let film = try stage.film
    expectEqual(film.transitions.map(\.duration).first, 2)
    #expect((film.transitions.last?.duration ?? 2) < 1)
    let state = try #require(film.transitions[0].views.first { $0.path == "card 2/UIView 0" })
    #expect(state.keys.contains { $0.name == "anchorPoint" })
  }
}
