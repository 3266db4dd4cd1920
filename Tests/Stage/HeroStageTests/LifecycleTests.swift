import Hero
import HeroStage
import HeroTesting
import TransitionEngine
import UIKit

@MainActor
@Suite(.writtenStages) struct LifecycleTests {
  @Test func fullScreenTellsThePresenter() {
    let (root, next) = (CardViewController(), LargeCardViewController())
    next.modalPresentationStyle = .fullScreen
    let stage = testStage(root: root)
    expectEqual(root.calls, ["didLoad", "willAppear", "willLayout", "didLayout", "didAppear"])
    root.calls = []
    stage.perform { root.present(next, animated: true) }
    expectEqual(root.calls.first, "willDisappear")
    #expect(!next.calls.contains("didAppear"))
    stage.run(until: .idle)
    // Its size and Hero's asking for a layout come before it is laid out in the container: once.
    expectEqual(next.calls, ["didLoad", "willAppear", "willLayout", "didLayout", "didAppear"])
    expectEqual(root.calls, ["willDisappear", "didDisappear"])
    expectEqual(root.view.window, nil)
    root.calls = []
    stage.play { next.dismiss(animated: true) }
    expectEqual(root.calls.filter { $0.hasSuffix("Appear") }, ["willAppear", "didAppear"])
    #expect(root.view.window === stage.window)
    expectEqual(next.calls.suffix(2), ["willDisappear", "didDisappear"])
    expectEqual(root.presentedViewController, nil)
  }

  @Test func sheetsLeaveThePresenter() {
    let (root, next) = (CardViewController(), LargeCardViewController())
    let stage = testStage(root: root)
    root.calls = []
    stage.play { root.present(next, animated: true) }
    expectEqual(next.modalPresentationStyle, .automatic)
    expectEqual(root.calls.filter { $0.hasSuffix("ppear") }, [])
    #expect(root.view.window === stage.window)
  }

  @Test func pushesTellBoth() {
    var log: [String] = []
    final class Logging: UIViewController {
      var note: (String) -> Void = { _ in }
      override func viewWillAppear(_ animated: Bool) { note("\(title ?? "") willAppear \(isMovingToParent)") }
      override func viewDidAppear(_ animated: Bool) { note("\(title ?? "") didAppear") }
      override func viewWillDisappear(_ animated: Bool) { note("\(title ?? "") willDisappear \(isMovingFromParent)") }
      override func viewDidDisappear(_ animated: Bool) { note("\(title ?? "") didDisappear") }
    }
    let (a, b) = (Logging(), Logging())
    a.title = "a"
    b.title = "b"
    let navigation = UINavigationController(rootViewController: a).withHero()
    let stage = testStage(root: navigation)
    a.note = { log.append($0) }
    b.note = { log.append($0) }
    stage.play { navigation.pushViewController(b, animated: true) }
    stage.play { navigation.popViewController(animated: true) }
    expectEqual(
      log,
      [
        "a willDisappear false", "b willAppear true", "a didDisappear", "b didAppear", "b willDisappear true",
        "a willAppear false", "b didDisappear", "a didAppear",
      ])
    expectEqual(b.navigationController, nil)
  }

  // Once each time, between willAppear and didAppear and before the subviews are placed; the children of a container too.
  @Test func viewsAreAppearing() {
    final class Told: UIViewController, HeroViewControllerDelegate {
      var told: [String] = []
      func heroWillStartTransition() { told.append("hero \(Int(view.bounds.width)) \(view.window != nil)") }
      override func viewWillAppear(_ animated: Bool) { told.append("will \(animated)") }
      override func viewIsAppearing(_ animated: Bool) {
        told.append("is \(animated) \(Int(view.bounds.width)) \(view.window != nil)")
      }
      override func viewDidLayoutSubviews() { if told.last != "layout" { told.append("layout") } }
      override func viewDidAppear(_ animated: Bool) { told.append("did") }
    }
    let (a, b) = (Told(), Told())
    let navigation = UINavigationController(rootViewController: a).withHero()
    let stage = testStage(root: navigation)
    expectEqual(a.told, ["will false", "is false 393 true", "layout", "did"])
    stage.perform { navigation.pushViewController(b, animated: true) }
    expectEqual(b.told, ["will true", "hero 393 false", "is true 393 true", "layout"])
    stage.run(until: .idle)
    expectEqual(b.told.last, "did")
    (a.told, b.told) = ([], [])
    // A way back that is given up: the one that goes appears again.
    stage.perform {
      navigation.popViewController(animated: true)
      Hero.shared.update(0.5)
    }
    stage.play { Hero.shared.cancel() }
    expectEqual(b.told.filter { $0 != "layout" }, ["hero 393 true", "will true", "is true 393 true", "did"])
    expectEqual(a.told.filter { $0 != "layout" }, ["will true", "hero 393 false", "is true 393 true"])
    a.told = []
    stage.play { navigation.popViewController(animated: true) }
    expectEqual(a.told.filter { $0 != "layout" }, ["will true", "hero 393 false", "is true 393 true", "did"])
  }

  // An app's login gives way to its tabs, and its logout the other way round, by Hero and as the window's root.
  @Test func rootsGiveWayToContainers() throws {
    func tabs() -> UITabBarController {
      let tabs = UITabBarController().withHero()
      tabs.viewControllers = [UINavigationController(rootViewController: CardViewController()), CardViewController()]
      return tabs
    }
    let login = CardViewController()
    let stage = testStage(root: login)
    let first = tabs()
    stage.play { login.hero.replaceViewController(with: first) }
    #expect(stage.window.rootViewController === first)
    stage.play {
      stage.topViewController.navigationController?.pushViewController(CardViewController(), animated: true)
    }
    stage.select(tab: 1)
    stage.run(until: .idle)
    #expect(stage.topViewController === first.viewControllers?[1])
    // A plain screen, not one in the tab; changes of the window's root are cuts.
    stage.play { first.hero.replaceViewController(with: login) }
    let second = tabs()
    stage.perform { stage.window.rootViewController = second }
    stage.wait(0.1)
    stage.select(tab: 1)
    stage.run(until: .idle)
    let next = CardViewController().withHero()
    stage.perform { stage.window.rootViewController = UINavigationController(rootViewController: login) }
    stage.play { login.present(next, animated: true) }
    #expect(stage.topViewController === next)
    let actions = try stage.film.steps.map(\.action).filter { !$0.hasPrefix("wait") }
    expectEqual(
      actions.map { String($0.prefix { $0 != " " }) },
      ["replaceTop", "push", "selectTab", "replaceTop", "replaceTop", "selectTab", "replaceTop", "present"])
    try expectEqual(
      stage.film.transitions.map { $0.duration > 0 }, [true, true, true, true, false, true, false, true])
  }

  @Test func heroTellsItsDelegates() {
    final class Told: CardViewController, HeroViewControllerDelegate {
      var told: [String] = []
      func heroWillStartAnimatingTo(viewController: UIViewController) { told.append("willStartTo") }
      func heroDidEndAnimatingTo(viewController: UIViewController) { told.append("didEndTo") }
      func heroWillStartTransition() { told.append("willStart") }
      func heroDidEndTransition() { told.append("didEnd") }
    }
    let root = Told()
    let stage = testStage(root: root)
    stage.perform { root.present(LargeCardViewController(), animated: true) }
    expectEqual(root.told, ["willStart", "willStartTo"])
    stage.run(until: .idle)
    expectEqual(root.told, ["willStart", "willStartTo", "didEndTo", "didEnd"])
  }

  /// A push of UIKit's own takes half a second; `animated: false` is a cut.
  @Test(arguments: [
    (true, 0.5, TransitionPlan.AnimationReason.system), (false, 0, .cut),
  ]) func withoutHeroUIKitMoves(animated: Bool, duration: Double, reason: TransitionPlan.AnimationReason) throws {
    let stage = testStage(root: CardViewController())
    let next = CardViewController()
    stage.wait(0.5)
    stage.perform { stage.topViewController.present(next, animated: animated) }
    stage.wait(0.5)
    let film = try stage.film
    expectEqual((film.transitions.map(\.duration), film.transitions.map(\.reason)), ([duration], [reason]))
    expectEqual(film.duration, 1)
    // Later it has Hero, and is dismissed with it.
    next.hero.isEnabled = true
    stage.play { next.dismiss(animated: true) }
    let again = try stage.film
    expectEqual(again.transitions.map(\.duration).first, duration)
    #expect((again.transitions.last?.duration ?? 0) > 0.2)
  }

  @Test func viewDidAppearPresentsAgainAfterADismissal() {
    final class LoginViewController: UIViewController {
      var states: [Bool] = []
      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        states += [isBeingDismissed, presentingViewController == nil]
      }
    }
    final class GateViewController: UIViewController {
      var logins: [LoginViewController] = []
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        logins.append(LoginViewController())
        logins.last?.modalPresentationStyle = .fullScreen
        logins.last.map { present($0, animated: animated) }
      }
    }
    let gate = GateViewController()
    let stage = testStage(root: gate)
    stage.wait(0.1)
    stage.perform { gate.dismiss(animated: false) }
    stage.wait(0.1)
    expectEqual(gate.logins.count, 2)
    #expect(gate.presentedViewController === gate.logins.last)
    #expect(stage.topViewController === gate.logins.last)
    // Still being dismissed when it disappears, but presented by nobody any more.
    expectEqual(gate.logins.first?.states, [true, true])
  }

  // The old child's view is there until the half second is over; the end of the animation shows at once.
  @Test func aContainersChildTakesAnothersPlace() {
    let root = UIViewController()
    let (old, new) = (CardViewController(), CardViewController())
    for child in [old, new] {
      root.addChild(child)
      child.didMove(toParent: root)
    }
    root.view.addSubview(old.view)
    let stage = testStage(root: root)
    old.calls = []
    var finished: [Bool] = []
    stage.perform {
      root.transition(
        from: old, to: new, duration: 0.5, options: [], animations: { new.view.alpha = 0.5 },
        completion: { finished.append($0) })
    }
    stage.wait(0.4)
    #expect(root.view.subviews == [old.view, new.view] && new.view.alpha == 0.5 && finished.isEmpty)
    #expect(old.calls.last == "willDisappear" && new.calls.contains("willAppear") && !new.calls.contains("didAppear"))
    stage.wait(0.2)
    expectEqual((root.view.subviews, finished), ([new.view], [true]))
    expectEqual((old.calls.last, new.calls.last), ("didDisappear", "didAppear"))
  }
}
