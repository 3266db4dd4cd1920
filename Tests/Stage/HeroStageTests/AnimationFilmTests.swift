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
  }

  private func boat(_ film: Film, at time: Double) throws -> Layer {
    func find(_ layers: [Layer]) -> Layer? {
      layers.lazy.compactMap { $0.path.hasSuffix("boat") ? $0 : find($0.children) }.first
    }
    return try #require(find(film.moment(at: time).tree.layers))
  }

  // Frames' times are whole microseconds.
  private func expectClose(
    _ value: Double, _ expected: Double, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(abs(value - expected) < 1e-3, "\(value) is not \(expected)", sourceLocation: sourceLocation)
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

  // 120 points in 30 frames; between two frames the earlier one shows.
  @Test func aMoveAlongALine() throws {
    let centers = try filmed(at: [0, 0.1, 0.25, 0.255, 0.49, 0.5, 0.9], \.position.x) { yard in
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { yard.boat.frame.origin.x = 120 }
      expectEqual(yard.boat.frame.minX, 120)
    }
    for (center, expected) in zip(centers, [40.0, 64, 100, 100, 156, 160, 160]) {
      expectClose(center, expected)
    }
  }

  // An ease in and out is half way at half time; before it begins the old value shows, while the view has the new one.
  @Test func aFadeThatWaits() throws {
    let alphas = try filmed(at: [0.1, 0.3, 0.4, 0.5], \.opacity) { yard in
      UIView.animate(withDuration: 0.2, delay: 0.3) { yard.boat.alpha = 0 }
      expectEqual(yard.boat.alpha, 0)
    }
    for (alpha, expected) in zip(alphas, [1.0, 1, 0.5, 0]) { expectClose(alpha, expected) }
  }

  // ω = ln(ζ / √(1 − ζ²) / 0.001) / (ζd) = 21.19; fractions of the way after 6, 12, 18 and 24 frames, by calculator.
  @Test func aSpring() throws {
    let centers = try filmed(at: [0.1, 0.2, 0.3, 0.4, 0.6], \.position.x) { yard in
      UIView.animate(
        withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
        animations: { yard.boat.center.x = 140 })
    }
    for (center, part) in zip(centers, [0.89757, 1.13867, 0.98715, 0.98568, 1]) {
      expectClose(center, 40 + 100 * part)
    }
  }

  @Test func thereAndBack() throws {
    let times = [0.1, 0.2, 0.3, 0.5]
    let once = try filmed(at: times, \.position.x) { yard in
      UIView.animate(withDuration: 0.2, delay: 0, options: [.autoreverse, .curveLinear]) { yard.boat.center.x = 140 }
    }
    for (center, expected) in zip(once, [90.0, 140, 90, 140]) { expectClose(center, expected) }
    let always = try filmed(at: times, \.position.x) { yard in
      UIView.animate(withDuration: 0.2, delay: 0, options: [.autoreverse, .repeat, .curveLinear]) {
        yard.boat.center.x = 140
      }
    }
    for (center, expected) in zip(always, [90.0, 140, 90, 90]) { expectClose(center, expected) }
  }

  // An animation without end lets the stage rest, and ends where somebody takes it away.
  @Test func withoutEnd() throws {
    let yard = Yard()
    let stage = testStage(root: yard)
    stage.perform { UIView.animate(withDuration: 0.2, delay: 0, options: [.repeat]) { yard.boat.alpha = 0 } }
    stage.run(until: .idle)
    expectEqual(stage.now, 0)
    stage.wait(0.5)
    stage.perform { yard.boat.layer.removeAllAnimations() }
    stage.wait(0.5)
    let film = try stage.film
    expectClose(try boat(film, at: 0.1).opacity, 0.5)
    expectClose(try boat(film, at: 0.75).opacity, 0)
  }

  // What begins meanwhile goes on from where it is; what is set without an animation holds.
  @Test func oneAfterAnother() throws {
    let centers = try filmed(at: [0.2, 0.3, 0.4, 0.6, 0.9], \.position.x) { yard in
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { yard.boat.center.x = 140 }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
        UIView.animate(withDuration: 0.2, delay: 0, options: .curveLinear) { yard.boat.center.x = 50 }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.6) {
        UIView.animate(withDuration: 1, animations: { yard.boat.center.x = 0 })
        yard.boat.center.x = 7
      }
    }
    for (center, expected) in zip(centers, [90.0, 70, 50, 7, 7]) { expectClose(center, expected) }
  }

  @Test func betweenBeginAndCommit() throws {
    let centers = try filmed(at: [0.2, 0.35, 0.5], \.position.x) { yard in
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
    for (center, expected) in zip(centers, [40.0, 90, 140]) { expectClose(center, expected) }
  }

  // The first half of the time to the first value, then to the second; the whole goes evenly.
  @Test func keyframes() throws {
    let alphas = try filmed(at: [0.25, 0.5, 0.75, 1], \.opacity) { yard in
      UIView.animateKeyframes(
        withDuration: 1, delay: 0, options: UIView.KeyframeAnimationOptions(rawValue: 3 << 16)
      ) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { yard.boat.alpha = 0.5 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { yard.boat.alpha = 0 }
      }
      expectEqual(yard.boat.alpha, 0)
    }
    for (alpha, expected) in zip(alphas, [0.75, 0.5, 0.25, 0]) { expectClose(alpha, expected) }
  }

  @Test func whatIsLeftOutOfABlockHoldsAtOnce() throws {
    let boats = try filmed(at: [0.1], { ($0.opacity, $0.position.x) }) { yard in
      UIView.animate(withDuration: 0.2, delay: 0, options: .curveLinear) {
        yard.boat.center.x = 140
        UIView.performWithoutAnimation { yard.boat.alpha = 0.25 }
      }
    }
    expectClose(boats[0].0, 0.25)
    expectClose(boats[0].1, 90)
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
    stage.perform {
      animator.isReversed = true
      animator.startAnimation()
    }
    stage.run(until: .idle)
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

  // Twice there and back, half a second behind, and its end stays.
  @Test func animationsOfLayersInTime() throws {
    let alphas = try filmed(until: 2, at: [0.25, 0.6, 0.7, 0.8, 1.8], \.opacity) { yard in
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.toValue, fade.duration) = (1, 0, 0.2)
      (fade.autoreverses, fade.repeatCount) = (true, 2)
      fade.beginTime = CACurrentMediaTime() + 0.5
      yard.boat.layer.add(fade, forKey: "fade")
      let shift = CAKeyframeAnimation(keyPath: "position.x")
      (shift.values, shift.duration, shift.fillMode) = ([40, 140], 1, .forwards)
      shift.isRemovedOnCompletion = false
      yard.boat.layer.add(shift, forKey: "shift")
    }
    for (alpha, expected) in zip(alphas, [1.0, 0.5, 0, 0.5, 1]) { expectClose(alpha, expected) }
    let centers = try filmed(until: 2, at: [0.5, 1.5], \.position.x) { yard in
      let shift = CAKeyframeAnimation(keyPath: "position.x")
      (shift.values, shift.duration, shift.fillMode) = ([40, 140], 1, .forwards)
      shift.isRemovedOnCompletion = false
      yard.boat.layer.add(shift, forKey: "shift")
      expectEqual(yard.boat.center.x, 40)
    }
    for (center, expected) in zip(centers, [90.0, 140]) { expectClose(center, expected) }
  }

  // Points, sizes, colours and matrices, as apps give them.
  @Test func kindsOfValues() throws {
    let boats = try filmed(at: [0.1], { $0 }) { yard in
      @MainActor func add(_ path: String, from: Any, to: Any) {
        let animation = CABasicAnimation(keyPath: path)
        (animation.fromValue, animation.toValue, animation.duration) = (from, to, 0.2)
        yard.boat.layer.add(animation, forKey: path)
      }
      add("position", from: NSValue(cgPoint: CGPoint(x: 0, y: 0)), to: CGPoint(x: 100, y: 60))
      add("bounds.size", from: NSValue(cgSize: CGSize(width: 10, height: 10)), to: CGSize(width: 30, height: 50))
      add("backgroundColor", from: UIColor.black.cgColor, to: UIColor.white.cgColor)
      add(
        "transform", from: NSValue(caTransform3D: CATransform3DIdentity),
        to: CATransform3DMakeTranslation(20, 0, 0))
      add("cornerRadius", from: NSNumber(value: 2), to: CGFloat(4))
    }
    for (value, expected) in [(boats[0].position.x, 50.0), (boats[0].position.y, 30)] { expectClose(value, expected) }
    expectClose(boats[0].bounds.size.width, 20)
    expectClose(boats[0].bounds.size.height, 30)
    expectClose(try #require(boats[0].backgroundColor).red, 0.5)
    expectClose(boats[0].transform[4, 1], 10)
    expectClose(boats[0].cornerRadius, 3)
  }

  // At half the time all is half way.
  @Test func shapesAndGradients() throws {
    let parts = try filmed(at: [0.1], \.children) { yard in
      @MainActor func add(_ path: String, to layer: CALayer, from: Any, to end: Any) {
        let animation = CABasicAnimation(keyPath: path)
        (animation.fromValue, animation.toValue, animation.duration) = (from, end, 0.2)
        layer.add(animation, forKey: path)
      }
      let (shape, gradient) = (CAShapeLayer(), CAGradientLayer())
      for layer in [shape, gradient] {
        layer.frame = yard.boat.bounds
        yard.boat.layer.addSublayer(layer)
      }
      let paths = [CGSize(width: 10, height: 10), CGSize(width: 30, height: 50)].map { size in
        UIBezierPath(rect: CGRect(origin: .zero, size: size)).cgPath
      }
      shape.path = paths[1]
      add("path", to: shape, from: paths[0], to: paths[1])
      add("fillColor", to: shape, from: UIColor.black.cgColor, to: UIColor.white.cgColor)
      add("lineWidth", to: shape, from: 0, to: 4)
      let (black, white) = (UIColor.black.cgColor, UIColor.white.cgColor)
      gradient.colors = [white, black]
      add("colors", to: gradient, from: [black, black], to: [white, black])
      add("locations", to: gradient, from: [0, 1], to: [0.4, 1])
      add("endPoint", to: gradient, from: NSValue(cgPoint: CGPoint(x: 0.5, y: 0)), to: CGPoint(x: 0.5, y: 1))
      expectEqual(shape.path, paths[1])
    }[0]
    guard case .shape(let shape)? = parts[0].contents?.kind, case .gradient(let gradient)? = parts[1].contents?.kind
    else {
      Issue.record("\(parts)")
      return
    }
    expectEqual(shape.path, UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 30)).cgPath.path)
    expectClose(try #require(shape.fillColor).red, 0.5)
    expectClose(shape.lineWidth, 2)
    expectClose(gradient.colors[0].red, 0.5)
    expectClose(gradient.colors[1].red, 0)
    expectClose(gradient.locations[0], 0.2)
    expectClose(gradient.endPoint.y, 0.5)
  }

  // By calculator: the curve (0.42, 0, 1, 1) is at 0.31536 at half time; a half of the way is behind at the start; discrete values stand for half
  // of the time each; what is additive comes on top of the layer's own place.
  @Test func curvesOffsetsAndSums() throws {
    func center(_ set: @escaping @MainActor (CABasicAnimation, CAKeyframeAnimation) -> CAAnimation) throws -> Double {
      try filmed(at: [0.5], \.position.x) { yard in
        let (move, frames) = (CABasicAnimation(keyPath: "position.x"), CAKeyframeAnimation(keyPath: "position.x"))
        (move.fromValue, move.toValue, move.duration) = (0, 100, 1)
        (frames.values, frames.duration) = ([0, 100], 1)
        yard.boat.layer.add(set(move, frames), forKey: nil)
      }[0]
    }
    let centers = [
      try center { move, _ in
        move.timingFunction = CAMediaTimingFunction(name: .easeIn)
        return move
      },
      try center { move, _ in
        (move.timeOffset, move.speed) = (0.5, 0.5)
        return move
      },
      try center { move, _ in
        move.isAdditive = true
        return move
      },
      try center { move, _ in
        (move.byValue, move.toValue) = (10, nil)
        return move
      },
      try center { _, frames in
        frames.calculationMode = .discrete
        return frames
      },
      try center { _, frames in
        frames.keyTimes = [0.4, 0.6]
        return frames
      },
    ]
    for (center, expected) in zip(centers, [31.536, 75, 90, 5, 100, 50]) { expectClose(center, expected) }
  }

  // Along two lines of a path, each in half of the time; a group counts its animations' time from its own.
  @Test func pathsAndGroups() throws {
    let path = UIBezierPath()
    let points = try filmed(at: [0.25, 0.75], \.position) { yard in
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
  }

  // During UIKit's own push it shows how it begins, then how it goes on: after half of a second half of the way.
  @Test func whatBeginsBeforeAPush() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let stage = testStage(root: navigation)
    stage.perform { navigation.pushViewController(Rising(), animated: true) }
    stage.run(until: .idle)
    let film = try stage.film
    let push = try #require(film.transitions.first)
    for time in [0.1, 0.4] { expectClose(try boat(film, at: push.start + time).transform[4, 2], 300) }
    expectClose(try boat(film, at: push.start + 0.75).transform[4, 2], 75)
  }

  // What goes on without end shows for two seconds.
  @Test func aLaunchWaitsForWhatGoesOn() throws {
    let yard = Yard()
    let stage = testStage(root: yard)
    stage.perform { UIView.animate(withDuration: 1, delay: 0, options: [.repeat]) { yard.boat.alpha = 0 } }
    stage.run(until: .settled)
    expectEqual(stage.now, 2)
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
