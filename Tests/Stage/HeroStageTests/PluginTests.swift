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

  private func layer(_ path: String, in layers: [Layer]) -> Layer? {
    for candidate in layers {
      if candidate.path == path, candidate.role == .snapshot { return candidate }
      if let inner = layer(path, in: candidate.children) { return inner }
    }
    return nil
  }

  @Test func statesAreThoseThatHeroHasMade() throws {
    let stage = testStage(root: CardViewController())
    Looker.enable()
    Looker.change = { _, _ in }
    stage.perform { stage.topViewController.present(next(), animated: true) }
    stage.run(until: .idle)
    // The root moves in from the right, the card comes from where it was (its middle at 70, 150), the box waits as its condition says.
    let (root, card, box) = (Looker.states[0], Looker.states[1], Looker.states[2])
    expectEqual(root?.transform, CATransform3DMakeTranslation(393, 0, 0))
    expectEqual(root?.beginState?.count, 5)
    expectEqual(card?.source, "card")
    expectEqual(card?.position, CGPoint(x: 70, y: 150))
    expectEqual(card?.size, CGSize(width: 100, height: 100))
    expectEqual(card?.coordinateSpace, .global)
    expectEqual(box?.delay, 0.1)
    expectEqual(box?.opacity, 0)
  }

  // What a modifier of the app's own sets by a key of its own reaches the plugin, also where it is all that a view has.
  @Test func pluginsFindTheirOwnValues() throws {
    let stage = testStage(root: CardViewController())
    Looker.enable()
    Looker.change = { context, views in
      for view in views where context[view]?["throw"] as? Int == 3 {
        context[view]?.append(contentsOf: [.translate(y: 90), .duration(0.3), .timingFunction(.linear)])
      }
    }
    let next = next()
    next.view.subviews.last?.hero.modifiers = [HeroModifier { $0["throw"] = 3 }]
    stage.perform { stage.topViewController.present(next, animated: true) }
    stage.run(until: .idle)
    expectEqual(Looker.states.map { $0?["throw"] as? Int }, [nil, nil, 3])
    let film = try stage.film
    let box = try #require(layer("largeCard/UIView 0", in: film.moment(at: 0.15).tree.layers))
    #expect(abs(box.transform[4, 2] - 45) < 1e-9)
    // Setting nothing takes a value away.
    var state: HeroTargetState = []
    state["a"] = 1
    state["a"] = nil
    #expect(state["a"] == nil && state.custom?.isEmpty == true)
  }

  // Subviews do not cascade, and a plugin sees that they do not.
  @Test func pluginsSeeThatSubviewsAreIgnored() throws {
    let stage = testStage(root: CardViewController())
    Looker.enable()
    Looker.change = { _, _ in }
    let next = next()
    next.view.subviews.last?.hero.modifiers = [.ignoreSubviewModifiers]
    stage.perform { stage.topViewController.present(next, animated: true) }
    stage.run(until: .idle)
    expectEqual(Looker.states.map { $0?.ignoreSubviewModifiers }, [nil, nil, false])
  }

  // The first of the appearing views is the navigation controller's own (rule C7); its default animation is a state like any other.
  @Test func aContainersViewHasAState() throws {
    func film(isChanged: Bool, isDismissed: Bool) throws -> Film {
      let stage = testStage(root: CardViewController())
      let inside = next()
      let navigation = UINavigationController(rootViewController: inside)
      navigation.hero.isEnabled = true
      navigation.hero.modalAnimationType = .push(direction: .left)
      if isChanged {
        Looker.enable()
        Looker.change = { context, views in
          guard let first = views.first, first === navigation.view else { return }
          context[first]?.append(contentsOf: [.translate(y: 90), .duration(1), .timingFunction(.linear)])
        }
      }
      stage.perform { stage.topViewController.present(navigation, animated: true) }
      stage.run(until: .idle)
      if isDismissed {
        Looker.change = { context, views in for view in views { context[view] = context[view] } }
        stage.perform { navigation.dismiss(animated: true) }
        stage.run(until: .idle)
      }
      return try stage.film
    }
    let plain = try film(isChanged: false, isDismissed: false)
    let changed = try film(isChanged: true, isDismissed: true)
    let (before, after) = (try #require(plain.transitions.last), changed.transitions[0])
    expectEqual(
      (after.views.map(\.path), after.insertToViewFirst), (before.views.map(\.path), before.insertToViewFirst))
    expectEqual(after.total, 1)
    // From 393 points to the right, as the push has it, and 90 below, evenly.
    let path = after.toView
    let whole = try #require(layer(path, in: changed.moment(at: after.start + 0.5).tree.layers))
    #expect(abs(whole.transform.elements[12] - 196.5) < 1e-9 && abs(whole.transform.elements[13] - 45) < 1e-9)
    // In the dismissal it has the state of that: the push takes fromView a third of its 393 points to the left.
    let way = changed.transitions[1]
    let back = try #require(layer(path, in: changed.moment(at: way.start + way.duration / 2).tree.layers))
    #expect(back.transform.elements[12] < -10 && back.transform.elements[12] > -131)
    expectEqual(back.transform.elements[13], 0)
  }

  @Test func lookingChangesNothing() throws {
    func film() throws -> Film {
      let stage = testStage(root: CardViewController())
      stage.perform { stage.topViewController.present(next(), animated: true) }
      stage.run(until: .idle)
      return try stage.film
    }
    let plain = try film()
    let stage = testStage(root: CardViewController())
    Looker.enable()
    Looker.change = { _, _ in }
    stage.perform { stage.topViewController.present(next(), animated: true) }
    stage.run(until: .idle)
    try expectEqual(stage.film.scene, plain.scene)
  }

  @Test func changedStatesAnimate() throws {
    func film(_ change: @escaping (HeroContext, [UIView]) -> Void) throws -> Film {
      let stage = testStage(root: CardViewController())
      Looker.enable()
      Looker.change = change
      stage.perform { stage.topViewController.present(next(), animated: true) }
      stage.run(until: .idle)
      stage.perform { stage.topViewController.dismiss(animated: true) }
      stage.run(until: .idle)
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
    let box = try #require(layer("largeCard/UIView 0", in: turned.moment(at: 0.05).tree.layers))
    expectEqual(box.transform[4, 2], 90)
    expectEqual(turned.transitions.map(\.kind), [.present, .dismiss])
  }

  @Test func animatorsMoveTheirSnapshots() throws {
    Thrower.calls = []
    let stage = testStage(root: CardViewController())
    Thrower.enable()
    let controller = next()
    stage.perform { stage.topViewController.present(controller, animated: true) }
    stage.run(until: .idle)
    expectEqual(stage.now, 1)
    expectEqual(Thrower.calls, ["animate 0 1", "clean"])
    let film = try stage.film
    expectEqual(film.duration, 1)
    for time in [0.25, 0.5, 0.75] {
      // Samples are 1/60 s apart, these times among them.
      let box = try #require(layer("largeCard/UIView 0", in: film.moment(at: time).tree.layers))
      #expect(abs(box.position.x - 100 * time) < 1e-6)
      #expect(abs(box.position.y - (400 - 400 * time * time)) < 1e-6)
    }
    // What Hero itself animates takes its own time; a seek stops a millisecond before the end (rule I1).
    let card = try #require(layer("largeCard/card", in: film.moment(at: 0.99).tree.layers))
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
    stage.perform {
      Hero.shared.apply(modifiers: [.opacity(0.25)], to: controller.view.subviews[1])
      Hero.shared.changeTarget(modifiers: [.opacity(0.25)], to: controller.card)
      Hero.shared.cancel()
    }
    stage.run(until: .idle)
    // The card's partner is told the other way round, first.
    expectEqual(
      Thrower.calls,
      [
        "animate 0 1", "apply 0.25", "changeTarget false", "changeTarget true", "resume true", "clean",
      ])
    #expect(stage.topViewController is CardViewController && stage.topViewController !== controller)
    #expect(abs(stage.now - 0.7) < 1e-9)
  }
}
