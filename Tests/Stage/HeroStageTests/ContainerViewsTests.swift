import Hero
import HeroLayers
import HeroModel
import HeroRender
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

  /// Red, green and blue of a point at a time.
  private func color(_ stage: Stage, _ x: Int, _ y: Int, at time: Double) throws -> [UInt8] {
    let source = try FilmSource(film: stage.film)
    let frame = try source.draw(source.picture(at: time))
    let place = (y * frame.width + x) * 4
    return Array(frame.bytes[place..<place + 3])
  }

  private func strips(in layers: [Layer]) -> [Layer] {
    layers.flatMap { ($0.path.hasSuffix("/strip") && !$0.isHidden ? [$0] : []) + strips(in: $0.children) }
  }

  private let red: [UInt8] = [255, 0, 0]
  private let green: [UInt8] = [0, 255, 0]
  private let blue: [UInt8] = [0, 0, 255]

  @Test func aStripAboveTheTabBarStaysWhileTabsChange() throws {
    let tabs = Tabs()
    tabs.hero.isEnabled = true
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
      try expectEqual(color(stage, 10, 737, at: time), red)
      try expectEqual(color(stage, 383, 737, at: time), red)
    }
    // Above it the tabs slide, and it is not the screens' own.
    try expectEqual(color(stage, 383, 600, at: start), green)
    #expect(try color(stage, 10, 600, at: start + 0.3) == blue || color(stage, 383, 600, at: start + 0.3) == blue)
    let film = try stage.film
    expectEqual(strips(in: film.moment(at: start + 0.1).tree.layers).map(\.position.y), [737])
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
    stage.perform { Hero.shared.cancel() }
    stage.run(until: .idle)
    stage.wait(0.1)
    expectEqual(navigation.viewControllers.count, 1)
    for time in [start, start + 0.15, start + 0.25, stage.now] {
      try expectEqual(color(stage, 10, 737, at: time), red)
      try expectEqual(color(stage, 383, 737, at: time), red)
    }
    try expectEqual(color(stage, 383, 600, at: stage.now), green)
  }

  // From 64 points high in the middle of y 737 to 300 in the middle of 150, evenly in a second: 443.5 and 182 after half of it.
  @Test func itFliesToAPresentedScreen() throws {
    let tabs = Tabs()
    tabs.strip.hero.id = "strip"
    let stage = Stage(device: .plain, root: tabs)
    let detail = ColorViewController(.white)
    detail.hero.isEnabled = true
    detail.hero.modalAnimationType = .none
    let target = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 300))
    target.backgroundColor = .red
    target.hero.id = "strip"
    target.hero.modifiers = [.duration(1), .timingFunction(.linear)]
    detail.view.addSubview(target)
    let start = stage.now
    stage.perform { tabs.present(detail, animated: true) }
    stage.run(until: .idle)
    let film = try stage.film
    expectEqual(film.transitions.last?.total, 1)
    let layers = strips(in: film.moment(at: start + 0.5).tree.layers).filter { $0.role == .snapshot }
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
    let navigation = UINavigationController(rootViewController: ColorViewController(.green))
    navigation.hero.isEnabled = true
    navigation.hero.navigationAnimationType = .slide(direction: .left)
    let box = UIView(frame: CGRect(x: 100, y: 600, width: 100, height: 100))
    box.backgroundColor = .red
    navigation.view.addSubview(box)
    let stage = Stage(device: .plain, root: navigation)
    let start = stage.now
    stage.perform { navigation.pushViewController(ColorViewController(.blue), animated: true) }
    stage.run(until: .idle)
    stage.wait(0.1)
    for time in [start, start + 0.15, stage.now] { try expectEqual(color(stage, 150, 650, at: time), red) }
    try expectEqual(color(stage, 50, 650, at: stage.now), blue)
    #expect(navigation.view.subviews.last === box)
  }

  // A stack is no ground of its own: between its views shows what is below, not black.
  @Test func aStackFadesWithoutAGround() throws {
    let root = ColorViewController(.white)
    let stage = Stage(device: .plain, root: root)
    let detail = ColorViewController(.white)
    detail.hero.isEnabled = true
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
    stage.perform { root.present(detail, animated: true) }
    stage.run(until: .idle)
    try expectEqual(color(stage, 100, 275, at: start + 0.9), [255, 255, 255])
    #expect(try color(stage, 100, 225, at: start + 0.9)[1] < 60)
  }

  // MARK: Hero's values of the container's own view

  /// A navigation controller with Hero and a title, around a green screen.
  private func navigation() -> UINavigationController {
    let screen = ColorViewController(.green)
    screen.title = "Inside"
    let navigation = UINavigationController(rootViewController: screen)
    navigation.hero.isEnabled = true
    return navigation
  }

  private func snapshot(_ path: String, _ film: Film, at time: Double) throws -> Layer {
    try #require(film.moment(at: time).tree.layers.last { $0.path == path && $0.role == .snapshot })
  }

  // 100 points in a second, evenly: 50 are left after half of it (rule C7). Said in JSON it is the same film.
  @Test func modifiersMoveTheWholeController() throws {
    let stage = Stage(device: .plain, root: ColorViewController(.white))
    let navigation = navigation()
    navigation.view.hero.modifiers = [.translate(y: 100), .duration(1), .timingFunction(.linear)]
    let start = stage.now
    stage.perform { stage.topViewController.present(navigation, animated: true) }
    stage.run(until: .idle)
    let film = try stage.film
    let plan = try #require(film.transitions.last)
    #expect(plan.views.map(\.path) == [plan.toView] && plan.toView.hasSuffix(".navigationController"))
    expectEqual((plan.defaultAnimation, plan.total), (.none, 1))
    #expect(abs(try snapshot(plan.toView, film, at: start + 0.5).transform.elements[13] - 50) < 1e-9)
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

  // A card of 100 points in the middle of (70, 150) becomes the navigation controller's view, 393 × 852 in that of (196.5, 426).
  @Test func aHeroIDMatchesTheWholeController() throws {
    let stage = testStage(root: CardViewController())
    let navigation = navigation()
    navigation.view.hero.id = "card"
    navigation.hero.modalAnimationType = .none
    navigation.view.hero.modifiers = [.duration(1), .timingFunction(.linear)]
    let start = stage.now
    stage.perform { stage.topViewController.present(navigation, animated: true) }
    stage.run(until: .idle)
    let film = try stage.film
    let plan = try #require(film.transitions.last)
    expectEqual(plan.pairs, [.init(heroID: "card", source: "card/card", destination: plan.toView)])
    let layer = try snapshot(plan.toView, film, at: start + 0.5)
    #expect(abs(layer.bounds.size.width - 246.5) < 1e-9 && abs(layer.bounds.size.height - 476) < 1e-9)
    #expect(abs(layer.position.x - 133.25) < 1e-9 && abs(layer.position.y - 288) < 1e-9)
  }

  // What has changed since a container was last seen is what the next step in which it takes part sets.
  @Test func laterModifiersAreSet() throws {
    let navigation = navigation()
    let stage = Stage(device: .plain, root: navigation)
    stage.wait(0.1)
    stage.perform { navigation.view.hero.modifiers = [.fade] }
    stage.perform { navigation.pushViewController(ColorViewController(.blue), animated: true) }
    stage.run(until: .idle)
    let modal = ColorViewController(.red)
    modal.hero.isEnabled = true
    stage.perform { navigation.present(modal, animated: true) }
    stage.run(until: .idle)
    stage.perform {
      navigation.view.hero.modifiers = nil
      navigation.view.hero.id = "late"
      modal.dismiss(animated: true)
    }
    stage.run(until: .idle)
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
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation(), navigation()]
    tabs.hero.isEnabled = true
    tabs.tabBar.hero.modifiers = [.translate(y: 100)]
    let stage = Stage(device: .plain, root: tabs)
    stage.select(tab: 1)
    stage.run(until: .idle)
    let modal = ColorViewController(.red)
    modal.hero.isEnabled = true
    stage.perform {
      tabs.tabBar.hero.modifiers = [.fade]
      tabs.present(modal, animated: true)
    }
    stage.run(until: .idle)
    guard case .tabs(let root) = try stage.scene.root else {
      Issue.record("no tabs")
      return
    }
    expectEqual(root.bar?.view.heroModifiers, [.translate(x: 0, y: 100, z: 0)])
    let film = try stage.film
    #expect(film.transitions[0].views.allSatisfy { !$0.path.hasSuffix(".tabBar") })
    let bar = try #require(film.transitions[1].views.first { $0.path.hasSuffix(".tabBarController.tabBar") })
    expectEqual(bar.keys.map(\.name), ["opacity"])
  }

  // A tab bar controller comes whole onto the stack, with its own title in the bar around it, and goes whole (rule C3).
  @Test func tabBarControllersArePushedAndPopped() throws {
    let navigation = navigation()
    let stage = Stage(device: .plain, root: navigation)
    let tabs = UITabBarController()
    tabs.viewControllers = [ColorViewController(.blue), ColorViewController(.green)]
    tabs.title = "Home"
    stage.perform { navigation.pushViewController(tabs, animated: true) }
    stage.run(until: .idle)
    stage.perform { tabs.selectedIndex = 1 }
    stage.run(until: .idle)
    stage.perform { navigation.popViewController(animated: true) }
    stage.run(until: .idle)
    let film = try stage.film
    let pushed = film.scene.steps.compactMap { step -> TabRoot? in
      if case .push(.tabs(let tabs), nil) = step.action { tabs } else { nil }
    }
    expectEqual((pushed.map(\.tabs.count), pushed.first?.navigationItem.title?.text), ([2], "Home"))
    expectEqual(film.transitions.map(\.kind).prefix(1), [.push])
    #expect(film.transitions[0].toView.hasSuffix(".tabBarController"))
    expectEqual(film.transitions.last?.fromView.hasSuffix(".tabBarController"), true)
    expectEqual(film.transitions.last?.stackAfter, film.transitions.first?.stackBefore)
  }

  // What is pushed onto the navigation controller around covers the tabs and their own stacks (rule C3).
  @Test(arguments: [true, false]) func pushesAroundTabsThatHaveAStackAreRecorded(isAnimated: Bool) throws {
    let inner = UINavigationController(rootViewController: ColorViewController(.green))
    let tabs = UITabBarController()
    tabs.viewControllers = [inner, ColorViewController(.blue)]
    let outer = UINavigationController(rootViewController: tabs)
    outer.hero.isEnabled = true
    outer.isNavigationBarHidden = true
    let stage = Stage(device: .plain, root: outer)
    stage.perform { inner.pushViewController(ColorViewController(.yellow), animated: false) }
    stage.perform { outer.pushViewController(ColorViewController(.red), animated: isAnimated) }
    stage.run(until: .idle)
    stage.wait(0.1)
    // The whole screen is red, also where the tab bar was.
    try expectEqual([60, 840].map { try color(stage, 200, $0, at: stage.now) }, [red, red])
    stage.perform { outer.popViewController(animated: isAnimated) }
    stage.run(until: .idle)
    stage.perform { outer.setViewControllers([tabs, ColorViewController(.blue)], animated: isAnimated) }
    stage.run(until: .idle)
    stage.perform { outer.popToRootViewController(animated: isAnimated) }
    stage.run(until: .idle)
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

  // UIKit changes the navigation controller under what is presented over it (rule C3).
  @Test func pushesUnderWhatIsPresentedAreRecorded() throws {
    let navigation = navigation()
    let stage = Stage(device: .plain, root: navigation)
    let over = ColorViewController(.clear)
    over.hero.isEnabled = true
    over.modalPresentationStyle = .overCurrentContext
    stage.perform { navigation.present(over, animated: true) }
    stage.run(until: .idle)
    stage.perform { navigation.pushViewController(ColorViewController(.blue), animated: true) }
    stage.run(until: .idle)
    stage.perform { over.dismiss(animated: true) }
    stage.run(until: .idle)
    let plans = try stage.film.transitions
    expectEqual(plans.map(\.kind), [.present, .push, .dismiss])
    #expect(plans[1].stackAfter == "[color, color 3] + color 2" && plans[2].stackAfter == "[color, color 3]")
  }

  @Test func tabsAndTheirControllersAreTold() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation(), navigation()]
    tabs.hero.isEnabled = true
    tabs.view.hero.modifiers = [.scale(0.5)]
    tabs.viewControllers?.last?.view.hero.modifiers = [.translate(x: 40)]
    let stage = Stage(device: .plain, root: tabs)
    stage.select(tab: 1)
    stage.run(until: .idle)
    guard case .tabs(let root) = try stage.scene.root, case .navigation(let last) = root.tabs[1] else {
      Issue.record("no tabs")
      return
    }
    expectEqual(root.view.heroModifiers, [.scale(x: 0.5, y: 0.5, z: 1)])
    expectEqual(last.view.heroModifiers, [.translate(x: 40, y: 0, z: 0)])
    let plan = try #require(try stage.film.transitions.last)
    expectEqual((plan.views.map(\.path), plan.defaultAnimation), ([plan.toView], .none))
  }
}
