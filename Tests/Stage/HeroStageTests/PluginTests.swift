import Foundation
import Hero
import HeroLayers
import HeroModel
import HeroStage
import HeroTesting
import TransitionEngine
import UIKit

/// Preprocessors and animators of an app's own.
@MainActor
@Suite(.writtenStages) struct PluginTests {
  /// Looks at states, and may change one.
  final class Looker: HeroPlugin {
    static var states: [HeroTargetState?] = []
    static var change: (HeroContext, [UIView]) -> Void = { _, _ in }

    override func process(fromViews: [UIView], toViews: [UIView]) {
      Self.states = toViews.map { context[$0] }
      Self.change(context, toViews)
    }
  }

  /// Moves a view of the appearing screen along a parabola, in one second.
  final class Thrower: HeroPlugin {
    static var calls: [String] = []
    private var thrown: UIView?

    required init() {
      super.init()
      requirePerFrameCallback = true
    }
    override func canAnimate(view: UIView, appearing: Bool) -> Bool { appearing && view.tag == 7 }
    override func animate(fromViews: [UIView], toViews: [UIView]) -> TimeInterval {
      Self.calls.append("animate \(fromViews.count) \(toViews.count)")
      thrown = toViews.first
      seekTo(timePassed: 0)
      return 1
    }
    override func seekTo(timePassed: TimeInterval) {
      guard let thrown else { return }
      context.snapshotView(for: thrown).center = CGPoint(x: 100 * timePassed, y: 400 - 400 * timePassed * timePassed)
    }
    override func resume(timePassed: TimeInterval, reverse: Bool) -> TimeInterval {
      Self.calls.append("resume \(reverse)")
      return reverse ? timePassed : 1 - timePassed
    }
    override func apply(state: HeroTargetState, to view: UIView) { Self.calls.append("apply \(state.opacity ?? 1)") }
    override func changeTarget(state: HeroTargetState, isDestination: Bool, to view: UIView) {
      Self.calls.append("changeTarget \(isDestination)")
    }
    override func clean() { Self.calls.append("clean") }
  }

  private func next() -> CardViewController {
    let next = LargeCardViewController()
    next.hero.modalAnimationType = .push(direction: .left)
    next.loadViewIfNeeded()
    let box = UIView(frame: CGRect(x: 100, y: 500, width: 50, height: 50))
    box.backgroundColor = .blue
    box.hero.modifiers = [.fade, .whenPresenting(.delay(0.1))]
    box.tag = 7
    next.view.addSubview(box)
    return next
  }

  private func layer(_ path: String, in film: Film, at time: Double) throws -> Layer {
    func found(in layers: [Layer]) -> Layer? {
      layers.lazy.compactMap { $0.path == path && $0.role == .snapshot ? $0 : found(in: $0.children) }.first
    }
    return try #require(found(in: film.moment(at: time).tree.layers))
  }

  /// A stage on which a controller has been presented, with a plugin that may change states.
  @discardableResult
  private func present(
    _ next: UIViewController, _ change: ((HeroContext, [UIView]) -> Void)? = { _, _ in }
  ) -> Stage {
    let stage = testStage(root: CardViewController())
    if let change {
      Looker.enable()
      Looker.change = change
    }
    stage.play { stage.topViewController.present(next, animated: true) }
    return stage
  }

  @Test func statesAreThoseThatHeroHasMade() throws {
    present(next())
    // The root moves in from the right, the card comes from where it was (its middle at 70, 150), the box waits as its condition says.
    let (root, card, box) = (Looker.states[0], Looker.states[1], Looker.states[2])
    expectEqual(root?.transform, CATransform3DMakeTranslation(393, 0, 0))
    expectEqual(root?.beginState?.count, 5)
    expectEqual((card?.source, card?.coordinateSpace), ("card", .global))
    expectEqual((card?.position, card?.size), (CGPoint(x: 70, y: 150), CGSize(width: 100, height: 100)))
    expectEqual(box?.delay, 0.1)
    expectEqual(box?.opacity, 0)
  }

  // What a modifier of the app's own sets by a key of its own reaches the plugin, also where it is all that a view has.
  @Test func pluginsFindTheirOwnValues() throws {
    let next = next()
    next.view.subviews.last?.hero.modifiers = [HeroModifier { $0["throw"] = 3 }]
    let stage = present(next) { context, views in
      for view in views where context[view]?["throw"] as? Int == 3 {
        context[view]?.append(contentsOf: [.translate(y: 90), .duration(0.3), .timingFunction(.linear)])
      }
    }
    expectEqual(Looker.states.map { $0?["throw"] as? Int }, [nil, nil, 3])
    let box = try layer("largeCard/UIView 0", in: stage.film, at: 0.15)
    #expect(abs(box.transform[4, 2] - 45) < 1e-9)
    // Setting nothing takes a value away.
    var state: HeroTargetState = []
    state["a"] = 1
    state["a"] = nil
    #expect(state["a"] == nil && state.custom?.isEmpty == true)
  }

  // Subviews do not cascade, and a plugin sees that they do not.
  @Test func pluginsSeeThatSubviewsAreIgnored() throws {
    let next = next()
    next.view.subviews.last?.hero.modifiers = [.ignoreSubviewModifiers]
    present(next)
    expectEqual(Looker.states.map { $0?.ignoreSubviewModifiers }, [nil, nil, false])
  }

  // The first of the appearing views is the navigation controller's own (rule C7); its default animation is a state like any other.
  @Test func aContainersViewHasAState() throws {
    func navigation() -> UINavigationController {
      let navigation = UINavigationController(rootViewController: next())
      navigation.hero.isEnabled = true
      navigation.hero.modalAnimationType = .push(direction: .left)
      return navigation
    }
    let before = try #require(try present(navigation(), nil).film.transitions.last)
    let container = navigation()
    let stage = present(container) { context, views in
      guard let first = views.first, first === container.view else { return }
      context[first]?.append(contentsOf: [.translate(y: 90), .duration(1), .timingFunction(.linear)])
    }
    Looker.change = { context, views in for view in views { context[view] = context[view] } }
    stage.play { container.dismiss(animated: true) }
    let film = try stage.film
    let after = film.transitions[0]
    expectEqual(
      (after.views.map(\.path), after.insertToViewFirst), (before.views.map(\.path), before.insertToViewFirst))
    expectEqual(after.total, 1)
    // From 393 points to the right, as the push has it, and 90 below, evenly.
    let whole = try layer(after.toView, in: film, at: after.start + 0.5)
    #expect(abs(whole.transform.elements[12] - 196.5) < 1e-9 && abs(whole.transform.elements[13] - 45) < 1e-9)
    // In the dismissal it has the state of that: the push takes fromView a third of its 393 points to the left.
    let way = film.transitions[1]
    let back = try layer(after.toView, in: film, at: way.start + way.duration / 2)
    #expect(back.transform.elements[12] < -10 && back.transform.elements[12] > -131)
    expectEqual(back.transform.elements[13], 0)
  }

  @Test func lookingChangesNothing() throws {
    try expectEqual(present(next()).scene, present(next(), nil).scene)
  }

  @Test func changedStatesAnimate() throws {
    func film(_ change: @escaping (HeroContext, [UIView]) -> Void) throws -> Film {
      let stage = present(next(), change)
      stage.play { stage.topViewController.dismiss(animated: true) }
      return try stage.film
    }
    let plain = try film { _, _ in }
    // The same states set once more: nothing moves otherwise.
    let same = try film { context, views in for view in views { context[view] = context[view] } }
    expectEqual(same.duration, plain.duration)
    for step in 0...12 {
      let time = plain.duration * Double(step) / 12
      expectEqual(same.moment(at: time).tree, plain.moment(at: time).tree)
    }
    let turned = try film { context, views in
      if let box = views.first(where: { $0.tag == 7 }) { context[box]?.append(.translate(y: 90)) }
    }
    try expectEqual(layer("largeCard/UIView 0", in: turned, at: 0.05).transform[4, 2], 90)
    expectEqual(turned.transitions.map(\.kind), [.present, .dismiss])
  }

  @Test func animatorsMoveTheirSnapshots() throws {
    Thrower.calls = []
    let stage = testStage(root: CardViewController())
    Thrower.enable()
    stage.play { stage.topViewController.present(next(), animated: true) }
    expectEqual((stage.now, Thrower.calls), (1, ["animate 0 1", "clean"]))
    let film = try stage.film
    expectEqual(film.duration, 1)
    for time in [0.25, 0.5, 0.75] {
      // Samples are 1/60 s apart, these times among them.
      let box = try layer("largeCard/UIView 0", in: film, at: time)
      #expect(abs(box.position.x - 100 * time) < 1e-6)
      #expect(abs(box.position.y - (400 - 400 * time * time)) < 1e-6)
    }
    // What Hero itself animates takes its own time; a seek stops a millisecond before the end (rule I1).
    let card = try layer("largeCard/card", in: film, at: 0.99)
    #expect(abs(card.position.x - 393.0 / 2) < 1e-3)
  }

  @Test func animatorsAreToldOfGestures() throws {
    Thrower.calls = []
    let stage = testStage(root: CardViewController())
    Thrower.enable()
    let controller = next()
    stage.perform {
      stage.topViewController.present(controller, animated: true)
      Hero.shared.update(0.5)
    }
    stage.wait(0.2)
    stage.play {
      Hero.shared.apply(modifiers: [.opacity(0.25)], to: controller.view.subviews[1])
      Hero.shared.changeTarget(modifiers: [.opacity(0.25)], to: controller.card)
      Hero.shared.cancel()
    }
    // The card's partner is told the other way round, first.
    let told = ["apply 0.25", "changeTarget false", "changeTarget true", "resume true"]
    expectEqual(Thrower.calls, ["animate 0 1"] + told + ["clean"])
    #expect(stage.topViewController is CardViewController && stage.topViewController !== controller)
    #expect(abs(stage.now - 0.7) < 1e-9)
  }
}
