import HeroGeometry
import HeroLayers
import HeroStage
import HeroTesting
import TransitionEngine
import UIKit

/// Animations between transitions are on the film, 60 times a second.
@MainActor
@Suite(.writtenStages) struct AnimationFilmTests {
  private final class Yard: UIViewController {
    let boat = UIView(frame: CGRect(x: 0, y: 100, width: 80, height: 40))
    override func viewDidLoad() {
      view.backgroundColor = .white
      boat.backgroundColor = .red
      view.addSubview(boat)
    }

    /// Gives the boat, or a layer on it, an animation of 0.2 s.
    func animate(_ path: String, of layer: CALayer? = nil, from: Any, to: Any) {
      let animation = CABasicAnimation(keyPath: path)
      (animation.fromValue, animation.toValue, animation.duration) = (from, to, 0.2)
      (layer ?? boat.layer).add(animation, forKey: path)
    }
  }

  private func boat(_ film: Film, at time: Double) throws -> Layer {
    try #require(film.layers(at: time).first { $0.path.hasSuffix("boat") })
  }

  // Frames' times are whole microseconds.
  private func expectClose(
    _ value: Double, _ expected: Double, _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(abs(value - expected) < 1e-3, comment ?? "\(value) is not \(expected)", sourceLocation: sourceLocation)
  }

  /// What shows of the boat at some times, with an animation that begins at once.
  private func filmed<Value>(
    until end: Double = 1, at times: [Double], _ value: (Layer) -> Value, _ act: @escaping (Yard) -> Void
  ) throws -> [Value] {
    let yard = Yard()
    let stage = testStage(root: yard)
    stage.perform { act(yard) }
    stage.wait(end)
    let film = try stage.film
    return try times.map { value(try boat(film, at: $0)) }
  }

  /// Expects numbers of the boat by time, with an animation that begins at once.
  private func expectBoat(
    _ value: (Layer) -> Double, _ expected: KeyValuePairs<Double, Double>, until end: Double = 1,
    sourceLocation: SourceLocation = #_sourceLocation, _ act: @escaping (Yard) -> Void
  ) throws {
    for (found, row) in zip(try filmed(until: end, at: expected.map(\.key), value, act), expected) {
      expectClose(found, row.value, "\(found) is not \(row.value) at \(row.key)", sourceLocation: sourceLocation)
    }
  }

  // 120 points in 30 frames; between two frames the earlier one shows.
  @Test func aMoveAlongALine() throws {
    try expectBoat(\.position.x, [0: 40, 0.1: 64, 0.25: 100, 0.255: 100, 0.49: 156, 0.5: 160, 0.9: 160]) { yard in
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { yard.boat.frame.origin.x = 120 }
      expectEqual(yard.boat.frame.minX, 120)
    }
  }

  // An ease in and out is half way at half time; before it begins the old value shows, while the view has the new one.
  @Test func aFadeThatWaits() throws {
    try expectBoat(\.opacity, [0.1: 1, 0.3: 1, 0.4: 0.5, 0.5: 0]) { yard in
      UIView.animate(withDuration: 0.2, delay: 0.3) { yard.boat.alpha = 0 }
      expectEqual(yard.boat.alpha, 0)
    }
  }

  // ω = ln(ζ / √(1 − ζ²) / 0.001) / (ζd) = 21.19; fractions of the way after 6, 12, 18 and 24 frames, by calculator.
  @Test func aSpring() throws {
    try expectBoat(\.position.x, [0.1: 129.757, 0.2: 153.867, 0.3: 138.715, 0.4: 138.568, 0.6: 140]) { yard in
      UIView.animate(
        withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
        animations: { yard.boat.center.x = 140 })
    }
  }

  @Test func thereAndBack() throws {
    try expectBoat(\.position.x, [0.1: 90, 0.2: 140, 0.3: 90, 0.5: 140]) { yard in
      UIView.animate(withDuration: 0.2, delay: 0, options: [.autoreverse, .curveLinear]) { yard.boat.center.x = 140 }
    }
    try expectBoat(\.position.x, [0.1: 90, 0.2: 140, 0.3: 90, 0.5: 90]) { yard in
      UIView.animate(withDuration: 0.2, delay: 0, options: [.autoreverse, .repeat, .curveLinear]) {
        yard.boat.center.x = 140
      }
    }
  }

  // An animation without end lets the stage rest, and ends where somebody takes it away; a launch looks at it for two seconds.
  @Test func withoutEnd() throws {
    func endless(until condition: StageCondition) -> (Stage, Yard) {
      let yard = Yard()
      let stage = testStage(root: yard)
      stage.perform { UIView.animate(withDuration: 0.2, delay: 0, options: [.repeat]) { yard.boat.alpha = 0 } }
      stage.run(until: condition)
      return (stage, yard)
    }
    let (stage, yard) = endless(until: .idle)
    expectEqual(stage.now, 0)
    stage.wait(0.5)
    stage.perform { yard.boat.layer.removeAllAnimations() }
    stage.wait(0.5)
    let film = try stage.film
    expectClose(try boat(film, at: 0.1).opacity, 0.5)
    expectClose(try boat(film, at: 0.75).opacity, 0)
    expectEqual(endless(until: .settled).0.now, 2)
  }

  // What begins meanwhile goes on from where it is; what is set without an animation holds.
  @Test func oneAfterAnother() throws {
    try expectBoat(\.position.x, [0.2: 90, 0.3: 70, 0.4: 50, 0.6: 7, 0.9: 7]) { yard in
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { yard.boat.center.x = 140 }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
        UIView.animate(withDuration: 0.2, delay: 0, options: .curveLinear) { yard.boat.center.x = 50 }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.6) {
        UIView.animate(withDuration: 1, animations: { yard.boat.center.x = 0 })
        yard.boat.center.x = 7
      }
    }
  }

  @Test func betweenBeginAndCommit() throws {
    try expectBoat(\.position.x, [0.2: 40, 0.35: 90, 0.5: 140]) { yard in
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(0.3)
      UIView.setAnimationDelay(0.2)
      UIView.setAnimationCurve(.linear)
      yard.boat.center.x = 140
      UIView.commitAnimations()
      UIView.beginAnimations("endless", context: nil)
      UIView.setAnimationRepeatCount(.infinity)
      UIView.setAnimationBeginsFromCurrentState(true)
      UIView.commitAnimations()
    }
  }

  // The first half of the time to the first value, then to the second; the whole goes evenly.
  @Test func keyframes() throws {
    try expectBoat(\.opacity, [0.25: 0.75, 0.5: 0.5, 0.75: 0.25, 1: 0]) { yard in
      UIView.animateKeyframes(
        withDuration: 1, delay: 0, options: UIView.KeyframeAnimationOptions(rawValue: 3 << 16)
      ) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { yard.boat.alpha = 0.5 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { yard.boat.alpha = 0 }
      }
      expectEqual(yard.boat.alpha, 0)
    }
  }

  @Test func whatIsLeftOutOfABlockHoldsAtOnce() throws {
    let boats = try filmed(at: [0.1], { $0 }) { yard in
      UIView.animate(withDuration: 0.2, delay: 0, options: .curveLinear) {
        yard.boat.center.x = 140
        UIView.performWithoutAnimation { yard.boat.alpha = 0.25 }
      }
    }
    expectClose(boats[0].opacity, 0.25)
    expectClose(boats[0].position.x, 90)
  }

  // Held at half of the way, moved by hand to a quarter, then back to the start.
  @Test func aPropertyAnimator() throws {
    let yard = Yard()
    let stage = testStage(root: yard)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { yard.boat.center.x = 140 }
    var end: UIViewAnimatingPosition?
    animator.addCompletion { end = $0 }
    stage.perform { animator.startAnimation() }
    stage.wait(0.5)
    stage.perform { animator.pauseAnimation() }
    stage.wait(0.5)
    stage.perform { animator.fractionComplete = 0.25 }
    stage.wait(0.5)
    stage.play {
      animator.isReversed = true
      animator.startAnimation()
    }
    expectEqual(stage.now, 1.75)
    expectEqual(end, .start)
    expectEqual(yard.boat.center.x, 40)
    let film = try stage.film
    for (time, center) in [(0.3, 70.0), (0.8, 90), (1.2, 65), (1.6, 55)] {
      expectClose(try boat(film, at: time).position.x, center)
    }
  }

  // A whole turn in a second: after a quarter of it x points down.
  @Test func anAnimationOfALayer() throws {
    let turns = try filmed(at: [0, 0.25, 0.5, 1], \.transform) { yard in
      let turn = CABasicAnimation(keyPath: "transform.rotation.z")
      (turn.fromValue, turn.toValue, turn.duration) = (0, 2 * Double.pi, 1)
      yard.boat.layer.add(turn, forKey: nil)
    }
    for (turn, (x, y)) in zip(turns, [(1.0, 0.0), (0, 1), (-1, 0), (1, 0)]) {
      expectClose(turn[1, 1], x)
      expectClose(turn[1, 2], y)
    }
  }

  // Twice there and back, half a second behind; another one's end stays.
  @Test func animationsOfLayersInTime() throws {
    let act: (Yard) -> Void = { yard in
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.toValue, fade.duration) = (1, 0, 0.2)
      (fade.autoreverses, fade.repeatCount) = (true, 2)
      fade.beginTime = CACurrentMediaTime() + 0.5
      yard.boat.layer.add(fade, forKey: "fade")
      let shift = CAKeyframeAnimation(keyPath: "position.x")
      (shift.values, shift.duration, shift.fillMode) = ([40, 140], 1, .forwards)
      shift.isRemovedOnCompletion = false
      yard.boat.layer.add(shift, forKey: "shift")
      expectEqual(yard.boat.center.x, 40)
    }
    try expectBoat(\.opacity, [0.25: 1, 0.6: 0.5, 0.7: 0, 0.8: 0.5, 1.8: 1], until: 2, act)
    try expectBoat(\.position.x, [0.5: 90, 1.5: 140], until: 2, act)
  }

  // Points, sizes, colours and matrices, as apps give them.
  @Test func kindsOfValues() throws {
    let boat = try filmed(at: [0.1], { $0 }) { yard in
      yard.animate("position", from: NSValue(cgPoint: CGPoint(x: 0, y: 0)), to: CGPoint(x: 100, y: 60))
      yard.animate(
        "bounds.size", from: NSValue(cgSize: CGSize(width: 10, height: 10)), to: CGSize(width: 30, height: 50))
      yard.animate("backgroundColor", from: UIColor.black.cgColor, to: UIColor.white.cgColor)
      yard.animate(
        "transform", from: NSValue(caTransform3D: CATransform3DIdentity), to: CATransform3DMakeTranslation(20, 0, 0))
      yard.animate("cornerRadius", from: NSNumber(value: 2), to: CGFloat(4))
    }[0]
    for (value, expected) in [
      (boat.position.x, 50.0), (boat.position.y, 30), (boat.bounds.size.width, 20), (boat.bounds.size.height, 30),
      (try #require(boat.backgroundColor).red, 0.5), (boat.transform[4, 1], 10), (boat.cornerRadius, 3),
    ] {
      expectClose(value, expected)
    }
  }

  // At half the time all is half way.
  @Test func shapesAndGradients() throws {
    let parts = try filmed(at: [0.1], \.children) { yard in
      let (shape, gradient) = (CAShapeLayer(), CAGradientLayer())
      for layer in [shape, gradient] {
        layer.frame = yard.boat.bounds
        yard.boat.layer.addSublayer(layer)
      }
      let paths = [CGSize(width: 10, height: 10), CGSize(width: 30, height: 50)].map { size in
        UIBezierPath(rect: CGRect(origin: .zero, size: size)).cgPath
      }
      let (black, white) = (UIColor.black.cgColor, UIColor.white.cgColor)
      shape.path = paths[1]
      yard.animate("path", of: shape, from: paths[0], to: paths[1])
      yard.animate("fillColor", of: shape, from: black, to: white)
      yard.animate("lineWidth", of: shape, from: 0, to: 4)
      gradient.colors = [white, black]
      yard.animate("colors", of: gradient, from: [black, black], to: [white, black])
      yard.animate("locations", of: gradient, from: [0, 1], to: [0.4, 1])
      yard.animate("endPoint", of: gradient, from: NSValue(cgPoint: CGPoint(x: 0.5, y: 0)), to: CGPoint(x: 0.5, y: 1))
      expectEqual(shape.path, paths[1])
    }[0]
    guard case .shape(let shape)? = parts[0].contents?.kind, case .gradient(let gradient)? = parts[1].contents?.kind
    else {
      Issue.record("\(parts)")
      return
    }
    expectEqual(shape.path, UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 30)).cgPath.path)
    for (value, expected) in [
      (try #require(shape.fillColor).red, 0.5), (shape.lineWidth, 2), (gradient.colors[0].red, 0.5),
      (gradient.colors[1].red, 0), (gradient.locations[0], 0.2), (gradient.endPoint.y, 0.5),
    ] {
      expectClose(value, expected)
    }
  }

  @Test func curvesOffsetsAndSums() throws {
    // From 0 to 100 in a second.
    func expectMove(_ center: Double, _ set: @escaping (CABasicAnimation) -> Void) throws {
      try expectBoat(\.position.x, [0.5: center]) { yard in
        let move = CABasicAnimation(keyPath: "position.x")
        (move.fromValue, move.toValue, move.duration) = (0, 100, 1)
        set(move)
        yard.boat.layer.add(move, forKey: nil)
      }
    }
    func expectFrames(_ center: Double, _ set: @escaping (CAKeyframeAnimation) -> Void) throws {
      try expectBoat(\.position.x, [0.5: center]) { yard in
        let frames = CAKeyframeAnimation(keyPath: "position.x")
        (frames.values, frames.duration) = ([0, 100], 1)
        set(frames)
        yard.boat.layer.add(frames, forKey: nil)
      }
    }
    // By calculator: the curve (0.42, 0, 1, 1) at half time.
    try expectMove(31.536) { $0.timingFunction = CAMediaTimingFunction(name: .easeIn) }
    // A half of the way is behind at the start.
    try expectMove(75) { ($0.timeOffset, $0.speed) = (0.5, 0.5) }
    // What is additive comes on top of the layer's own place.
    try expectMove(90) { $0.isAdditive = true }
    try expectMove(5) { ($0.byValue, $0.toValue) = (10, nil) }
    // Discrete values stand for half of the time each.
    try expectFrames(100) { $0.calculationMode = .discrete }
    try expectFrames(50) { $0.keyTimes = [0.4, 0.6] }
  }

  // Along two lines of a path, each in half of the time; a group counts its animations' time from its own.
  @Test func pathsAndGroups() throws {
    let points = try filmed(at: [0.25, 0.75], \.position) { yard in
      let path = UIBezierPath()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 100, y: 0))
      path.addLine(to: CGPoint(x: 100, y: 10))
      let way = CAKeyframeAnimation(keyPath: "position")
      (way.path, way.duration) = (path.cgPath, 1)
      let group = CAAnimationGroup()
      (group.animations, group.duration) = ([way], 1)
      yard.boat.layer.add(group, forKey: nil)
    }
    for (point, (x, y)) in zip(points, [(50.0, 0.0), (100, 5)]) {
      expectClose(point.x, x)
      expectClose(point.y, y)
    }
  }

  private final class Rising: UIViewController {
    let boat = UIView(frame: CGRect(x: 0, y: 100, width: 80, height: 40))
    override func viewDidLoad() {
      view.addSubview(boat)
      boat.backgroundColor = .red
    }
    override func viewWillAppear(_ animated: Bool) {
      boat.transform = CGAffineTransform(translationX: 0, y: 300)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { self.boat.transform = .identity }
    }
  }

  // Views that come to the window at the end of the turn.
  @Test func whatBeginsBeforeTheScreenAppears() throws {
    let stage = testStage(root: Rising())
    stage.run(until: .idle)
    expectEqual(stage.now, 1)
    expectClose(try boat(try stage.film, at: 0.5).transform[4, 2], 150)
    // During UIKit's own push it shows how it begins, then how it goes on: after half of a second half of the way.
    let navigation = UINavigationController(rootViewController: UIViewController())
    let pushing = testStage(root: navigation)
    pushing.play { navigation.pushViewController(Rising(), animated: true) }
    let film = try pushing.film
    let push = try #require(film.transitions.first)
    for (time, y) in [(0.1, 300.0), (0.4, 300), (0.75, 75)] {
      expectClose(try boat(film, at: push.start + time).transform[4, 2], y)
    }
  }
}

/// Beside the others, as so long a film is not written.
@MainActor @Suite struct EndlessAnimationTests {
  // A scene has room for 10 000 steps; 60 are made a second.
  @Test func anAnimationWithoutEndFillsNoScene() throws {
    let controller = UIViewController()
    let stage = testStage(root: controller)
    stage.perform { UIView.animate(withDuration: 1, delay: 0, options: [.repeat]) { controller.view.alpha = 0 } }
    stage.wait(200)
    let count = try stage.scene.steps.count
    #expect(count > 7000 && count < 10_000)
  }
}
