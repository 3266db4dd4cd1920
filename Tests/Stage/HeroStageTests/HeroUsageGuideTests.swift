import Hero
import HeroRender
import HeroScene
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

  private static let json = """
    {
      "version": 1,
      "canvas": { "width": 393, "height": 852, "scale": 1 },
      "screens": {
        "card": { "isHeroEnabled": false, "view": { "backgroundColor": "#ffffff", "subviews": [
          { "name": "card", "frame": [20, 100, 100, 100], "backgroundColor": "#ff0000", "heroID": "card" } ] } },
        "text": { "view": { "backgroundColor": "#ffffff", "subviews": [
          { "name": "card", "frame": [0, 0, 393, 300], "backgroundColor": "#ff0000", "heroID": "card" },
          { "name": "text", "frame": [20, 400, 353, 200], "backgroundColor": "#0000ff",
            "heroModifiers": "fade translate(0, -250) rotate(-1.6, 0, 0) scale(1.5)" } ] } }
      },
      "root": "card",
      "timeline": [ { "wait": 0.25 }, { "present": "text", "opposite": false } ]
    }
    """

  private func stage() -> Stage {
    let stage = testStage(device: .plain, root: CardViewController())
    stage.wait(0.25)
    stage.perform {
      let next = TextViewController(CGRect(x: 0, y: 0, width: 393, height: 300))
      stage.topViewController.present(next, animated: true)
    }
    stage.run(until: .idle)
    return stage
  }

  @Test func momentsEqualTheJSONs() throws {
    let scene = try SceneLoader(textMeasure: .renderer).load(bytes: Array(Self.json.utf8), file: "json", folder: ".")
    let stage = stage()
    assertTransition(of: stage, as: .threeFrames)
    let (film, twin) = (try Film(scene: scene), try stage.film)
    expectEqual(film.duration, twin.duration)
    expectEqual(film.transitions, twin.transitions)
    for step in 0...20 {
      let time = film.duration * Double(step) / 20
      expectEqual(film.moment(at: time), twin.moment(at: time))
    }
    let middle = film.moment(at: 0.25 + film.transitions[0].duration / 2)
    #expect(middle.tree.layers.count > 1)
  }

  @Test func modifierString() throws {
    let view = UIView()
    view.heroModifierString = "fade translate(0, -250) rotate(-1.6, 0, 0) scale(1.5)"
    let written: [HeroModifier] = [.fade, .translate(x: 0, y: -250), .rotate(x: -1.6), .scale(1.5)]
    expectEqual(
      HeroModifier.recorded(view.heroModifiers ?? [], in: nil), HeroModifier.recorded(written, in: nil))
  }

  @Test func stringsGoThroughHerosParser() {
    let view = UIView()
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
    stage.perform { navigation.pushViewController(LargeCardViewController(), animated: true) }
    stage.run(until: .idle)
    stage.perform { navigation.popViewController(animated: true) }
    stage.run(until: .idle)
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
    stage.perform { stage.topViewController.present(next, animated: true) }
    stage.run(until: .idle)
    expectEqual(stage.now, 2)
    stage.perform { next.dismiss(animated: true) }
    stage.run(until: .idle)
    let film = try stage.film
    expectEqual(film.transitions.map(\.duration).first, 2)
    #expect((film.transitions.last?.duration ?? 2) < 1)
    let state = try #require(film.transitions[0].views.first { $0.path == "card 2/UIView 0" })
    #expect(state.keys.contains { $0.name == "anchorPoint" })
  }
}
