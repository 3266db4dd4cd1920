import Hero
import HeroLayers
import HeroModel
import HeroScene
import HeroStage
import HeroTesting
import TransitionEngine
import UIKit

/// What an app puts over the contents of a tab bar or navigation controller.
@MainActor
@Suite(.writtenStages) struct ContainerViewsTests {
  /// A red strip of 64 points above the tab bar.
  private final class Tabs: UITabBarController {
    let strip = UIControl()
    var taps = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      strip.backgroundColor = .red
      strip.addAction(for: .touchUpInside) { [unowned self] in taps += 1 }
      strip.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(strip)
      NSLayoutConstraint.activate([
        strip.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        strip.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        strip.bottomAnchor.constraint(equalTo: tabBar.topAnchor),
        strip.heightAnchor.constraint(equalToConstant: 64),
      ])
      viewControllers = [
        UINavigationController(rootViewController: ColorViewController(.green)), ColorViewController(.blue),
      ]
    }
  }

  private func strips(_ film: Film, at time: Double) -> [Layer] {
    film.layers(at: time).filter { $0.path.hasSuffix("/strip") && !$0.isHidden }
  }

  @Test func aStripAboveTheTabBarStaysWhileTabsChange() throws {
    let tabs = Tabs().withHero()
    tabs.hero.tabBarAnimationType = .slide(direction: .left)
    let stage = Stage(device: .plain, root: tabs)
    // The bar's 49 points and the home indicator's 34.
    expectEqual(tabs.tabBar.frame, CGRect(x: 0, y: 769, width: 393, height: 83))
    expectEqual(tabs.strip.frame, CGRect(x: 0, y: 705, width: 393, height: 64))
    stage.tap(at: CGPoint(x: 200, y: 737))
    expectEqual(tabs.taps, 1)
    stage.wait(0.1)
    let start = stage.now
    stage.select(tab: 1)
    stage.run(until: .idle)
    stage.wait(0.1)
    for time in [start - 0.05, start, start + 0.1, start + 0.2, start + 0.3, stage.now] {
      try expectEqual(stage.pixels((10, 737), (383, 737), at: time), [.red, .red])
    }
    // Above it the tabs slide, and it is not the screens' own.
    try expectEqual(stage.pixels((383, 600), at: start), [.green])
    #expect(try stage.pixels((10, 600), (383, 600), at: start + 0.3).contains(.blue))
    try expectEqual(strips(stage.film, at: start + 0.1).map(\.position.y), [737])
    #expect(tabs.strip.hero.modifiers == nil)
  }

  @Test func itStaysWhenAPushIsTakenBack() throws {
    let tabs = Tabs()
    let stage = Stage(device: .plain, root: tabs)
    let navigation = try #require(tabs.viewControllers?.first as? UINavigationController)
    navigation.hero.isEnabled = true
    navigation.hero.navigationAnimationType = .slide(direction: .left)
    let start = stage.now
    stage.perform {
      navigation.pushViewController(ColorViewController(.blue), animated: true)
      Hero.shared.update(0)
    }
    stage.wait(0.1)
    stage.perform { Hero.shared.update(0.5) }
    stage.wait(0.1)
    stage.play { Hero.shared.cancel() }
    stage.wait(0.1)
    expectEqual(navigation.viewControllers.count, 1)
    for time in [start, start + 0.15, start + 0.25, stage.now] {
      try expectEqual(stage.pixels((10, 737), (383, 737), at: time), [.red, .red])
    }
    try expectEqual(stage.pixels((383, 600)), [.green])
  }

  // From 64 points high in the middle of y 737 to 300 in the middle of 150, evenly in a second: 443.5 and 182 after half of it.
  @Test func itFliesToAPresentedScreen() throws {
    let tabs = Tabs()
    tabs.strip.hero.id = "strip"
    let stage = Stage(device: .plain, root: tabs)
    let detail = ColorViewController(.white).withHero()
    detail.hero.modalAnimationType = .none
    let target = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 300))
    target.backgroundColor = .red
    target.hero.id = "strip"
    target.hero.modifiers = [.duration(1), .timingFunction(.linear)]
    detail.view.addSubview(target)
    let start = stage.now
    stage.play { tabs.present(detail, animated: true) }
    let film = try stage.film
    expectEqual(film.transitions.last?.total, 1)
    let layers = strips(film, at: start + 0.5).filter { $0.role == .snapshot }
    expectEqual((layers.map(\.position.y), layers.map(\.bounds.size.height)), ([443.5], [182]))
  }

  @Test func aFingerReachesWhatLiesOverABar() throws {
    let tabs = Tabs()
    let stage = Stage(device: .plain, root: tabs)
    var taps = 0
    let button = UIButton(frame: CGRect(x: 260, y: 740, width: 80, height: 80))
    button.addAction(for: .touchUpInside) { taps += 1 }
    stage.perform { tabs.view.addSubview(button) }
    // In the middle of the second of two tabs.
    stage.tap(at: CGPoint(x: 295, y: 790))
    expectEqual((taps, tabs.selectedIndex), (1, 0))
    stage.tap(at: CGPoint(x: 380, y: 790))
    stage.run(until: .idle)
    expectEqual(tabs.selectedIndex, 1)
  }

  @Test func aViewOverANavigationControllerStays() throws {
    let navigation = UINavigationController(rootViewController: ColorViewController(.green)).withHero()
    navigation.hero.navigationAnimationType = .slide(direction: .left)
    let box = UIView(frame: CGRect(x: 100, y: 600, width: 100, height: 100))
    box.backgroundColor = .red
    navigation.view.addSubview(box)
    let stage = Stage(device: .plain, root: navigation)
    let start = stage.now
    stage.play { navigation.pushViewController(ColorViewController(.blue), animated: true) }
    stage.wait(0.1)
    for time in [start, start + 0.15, stage.now] { try expectEqual(stage.pixels((150, 650), at: time), [.red]) }
    try expectEqual(stage.pixels((50, 650)), [.blue])
    #expect(navigation.view.subviews.last === box)
  }

  // A stack is no ground of its own: between its views shows what is below, not black.
  @Test func aStackFadesWithoutAGround() throws {
    let root = ColorViewController(.white)
    let stage = Stage(device: .plain, root: root)
    let detail = ColorViewController(.white).withHero()
    let views = [UIView(), UIView()]
    for view in views {
      view.backgroundColor = .red
      view.heightAnchor.constraint(equalToConstant: 50).isActive = true
    }
    let stack = UIStackView(arrangedSubviews: views)
    #expect(!stack.isOpaque)
    stack.axis = .vertical
    stack.spacing = 50
    stack.frame = CGRect(x: 0, y: 200, width: 393, height: 150)
    stack.hero.modifiers = [.fade, .duration(1)]
    detail.view.addSubview(stack)
    let start = stage.now
    stage.play { root.present(detail, animated: true) }
    let found = try stage.pixels((100, 275), (100, 225), at: start + 0.9)
    #expect(found[0] == .white && found[1][1] < 60)
  }

  // MARK: Hero's values of the container's own view

  /// A navigation controller with Hero and a title, around a green screen.
  private func navigation() -> UINavigationController {
    let screen = ColorViewController(.green)
    screen.title = "Inside"
    let navigation = UINavigationController(rootViewController: screen).withHero()
    return navigation
  }

  // Said in JSON it is the same film (rule C7).
  @Test func modifiersMoveTheWholeController() throws {
    let stage = Stage(device: .plain, root: ColorViewController(.white))
    let navigation = navigation()
    navigation.view.hero.modifiers = [.translate(y: 100), .duration(1), .timingFunction(.linear)]
    stage.play { stage.topViewController.present(navigation, animated: true) }
    let plan = try #require(try stage.film.transitions.last)
    #expect(plan.views.map(\.path) == [plan.toView] && plan.toView.hasSuffix(".navigationController"))
    expectEqual((plan.defaultAnimation, plan.total), (.none, 1))
    let scene = try SceneLoader().load(
      bytes: Array(
        #"""
        { "version": 1, "canvas": { "width": 393, "height": 852, "scale": 1 }, "root": "a",
          "screens": { "a": { "view": {} }, "b": { "view": {} } }, "timeline": [ { "present": { "navigation": ["b"],
          "bar": {}, "heroModifiers": "translate(0, 100) duration(1) timingFunction(linear)" } } ] }
        """#.utf8), file: "s.json", folder: "/nonexistent")
    let said = try #require(try Film(scene: scene).transitions.last)
    expectEqual((said.views.map(\.keys), said.total), (plan.views.map(\.keys), plan.total))
  }

  // What has changed since a container was last seen is what the next step in which it takes part sets.
  @Test func laterModifiersAreSet() throws {
    let navigation = navigation()
    let stage = Stage(device: .plain, root: navigation)
    stage.wait(0.1)
    stage.perform { navigation.view.hero.modifiers = [.fade] }
    stage.play { navigation.pushViewController(ColorViewController(.blue), animated: true) }
    let modal = ColorViewController(.red).withHero()
    stage.play { navigation.present(modal, animated: true) }
    stage.play {
      navigation.view.hero.modifiers = nil
      navigation.view.hero.id = "late"
      modal.dismiss(animated: true)
    }
    let steps = try stage.scene.steps.filter { if case .wait = $0.action { false } else { true } }
    let changes = steps.map(\.controllerChanges.views)
    expectEqual(changes.map(\.count), [0, 1, 1])
    #expect(changes[1].first?.heroModifiers == .some([.fade]) && changes[1].first?.heroID == nil)
    #expect(changes[2].first?.heroModifiers == .some(nil) && changes[2].first?.heroID == .some("late"))
    let film = try stage.film
    #expect(film.transitions[0].views.allSatisfy { !$0.path.hasSuffix(".navigationController") })
    expectEqual(film.transitions[1].views.map(\.path), [film.transitions[1].fromView])
    #expect(film.transitions[1].fromView.hasSuffix(".navigationController"))
    expectEqual(film.transitions[2].defaultAnimation, .fade)
  }

  // A bar's modifiers act where its controller goes; what has changed of them is what that step sets (rule C7).
  @Test func barsOfWhichSomethingIsSaidAreViews() throws {
    let tabs = UITabBarController().withHero()
    tabs.viewControllers = [navigation(), navigation()]
    tabs.tabBar.hero.modifiers = [.translate(y: 100)]
    let stage = Stage(device: .plain, root: tabs)
    stage.select(tab: 1)
    stage.run(until: .idle)
    let modal = ColorViewController(.red).withHero()
    stage.play {
      tabs.tabBar.hero.modifiers = [.fade]
      tabs.present(modal, animated: true)
    }
    try expectEqual(stage.tabRoot.bar?.view.heroModifiers, [.translate(x: 0, y: 100, z: 0)])
    let film = try stage.film
    #expect(film.transitions[0].views.allSatisfy { !$0.path.hasSuffix(".tabBar") })
    let bar = try #require(film.transitions[1].views.first { $0.path.hasSuffix(".tabBarController.tabBar") })
    expectEqual(bar.keys.map(\.name), ["opacity"])
  }

  // What is pushed onto the navigation controller around covers the tabs and their own stacks (rule C3).
  @Test(arguments: [true, false]) func pushesAroundTabsThatHaveAStackAreRecorded(isAnimated: Bool) throws {
    let inner = UINavigationController(rootViewController: ColorViewController(.green))
    let tabs = UITabBarController()
    tabs.viewControllers = [inner, ColorViewController(.blue)]
    let outer = UINavigationController(rootViewController: tabs).withHero()
    outer.isNavigationBarHidden = true
    let stage = Stage(device: .plain, root: outer)
    stage.perform { inner.pushViewController(ColorViewController(.yellow), animated: false) }
    stage.play { outer.pushViewController(ColorViewController(.red), animated: isAnimated) }
    stage.wait(0.1)
    // The whole screen is red, also where the tab bar was.
    try expectEqual(stage.pixels((200, 60), (200, 840)), [.red, .red])
    stage.play { outer.popViewController(animated: isAnimated) }
    stage.play { outer.setViewControllers([tabs, ColorViewController(.blue)], animated: isAnimated) }
    stage.play { outer.popToRootViewController(animated: isAnimated) }
    let film = try stage.film
    expectEqual(film.scene.steps.filter(\.isOuter).count, 2)
    let plans = film.transitions.suffix(4)
    expectEqual(plans.map(\.kind), [.push, .pop, .setViewControllers, .popToRoot])
    expectEqual(
      plans.map(\.stackAfter),
      [
        "[(*[color, color 3] | color 2), color 4]", "[(*[color, color 3] | color 2)]",
        "[(*[color, color 3] | color 2), color 5]", "[(*[color, color 3] | color 2)]",
      ])
    // The tabs go as a whole, also where nothing moves.
    func isWhole(_ view: String) -> Bool { view.hasSuffix(".tabBarController") }
    expectEqual(
      plans.map { [isWhole($0.fromView), isWhole($0.toView)] },
      [[true, false], [false, true], [true, false], [false, true]])
  }

  @Test func tabsAndTheirControllersAreTold() throws {
    let tabs = UITabBarController().withHero()
    tabs.viewControllers = [navigation(), navigation()]
    tabs.view.hero.modifiers = [.scale(0.5)]
    tabs.viewControllers?.last?.view.hero.modifiers = [.translate(x: 40)]
    let stage = Stage(device: .plain, root: tabs)
    stage.select(tab: 1)
    stage.run(until: .idle)
    let root = try stage.tabRoot
    expectEqual(root.view.heroModifiers, [.scale(x: 0.5, y: 0.5, z: 1)])
    try expectEqual(root.navigation(1).view.heroModifiers, [.translate(x: 40, y: 0, z: 0)])
    let plan = try #require(try stage.film.transitions.last)
    expectEqual((plan.views.map(\.path), plan.defaultAnimation), ([plan.toView], .none))
  }
}
