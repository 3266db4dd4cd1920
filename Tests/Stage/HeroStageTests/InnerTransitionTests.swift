import Hero
import HeroGeometry
import HeroLayers
import HeroModel
import HeroRender
import HeroStage
import HeroTesting
import TransitionEngine
import UIKit

/// `Hero.shared.transition(from:to:in:)` in a container of the app's own (rule C8).
@MainActor
@Suite(.writtenStages) struct InnerTransitionTests {
  /// A child of one colour with a dot.
  private final class Child: UIViewController {
    let color: UIColor
    let dot = UIView()
    var calls: [String] = []

    init(_ color: UIColor, x: CGFloat) {
      self.color = color
      super.init(nibName: nil, bundle: nil)
      dot.frame = CGRect(x: x, y: 100, width: 60, height: 60)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = color
      dot.backgroundColor = .black
      dot.hero.id = "dot"
      view.addSubview(dot)
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      calls.append("didAppear")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      calls.append("didDisappear")
    }
  }

  /// A white screen with a box of 240 × 240 at (40, 120), in which children change.
  private final class Host: UIViewController {
    let box = UIView(frame: CGRect(x: 40, y: 120, width: 240, height: 240))
    let button = UIView(frame: CGRect(x: 40, y: 400, width: 80, height: 40))
    var child = Child(.orange, x: 20)
    var completions: [Bool] = []
    var isAnimatedOnce = true

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      box.clipsToBounds = true
      button.backgroundColor = .blue
      view.addSubview(box)
      view.addSubview(button)
      addChild(child)
      child.view.frame = box.bounds
      box.addSubview(child.view)
      child.didMove(toParent: self)
    }

    /// As the maintainer of Hero shows it.
    func change(to next: Child, type: HeroDefaultAnimationType = .slide(direction: .left), in view: UIView? = nil) {
      let old = child
      addChild(next)
      Hero.shared.defaultAnimation = type
      Hero.shared.transition(from: old, to: next, in: view ?? box) { [self] finished in
        completions.append(finished)
        let gone = finished ? old : next
        gone.view.removeFromSuperview()
        gone.removeFromParent()
        if finished {
          next.didMove(toParent: self)
          child = next
        }
      }
      // Hero has started by now.
      Hero.shared.defaultAnimation = .auto
    }
  }

  private func color(_ stage: Stage, _ x: Int, _ y: Int, at time: Double) throws -> [UInt8] {
    let source = try FilmSource(film: stage.film)
    let frame = try source.draw(source.picture(at: time))
    let place = (y * frame.width + x) * 4
    return Array(frame.bytes[place..<place + 3])
  }

  private let white: [UInt8] = [255, 255, 255]
  private let blue: [UInt8] = [0, 0, 255]
  private let orange: [UInt8] = [255, 128, 0]

  @Test func onlyTheBoxChanges() throws {
    let host = Host()
    let stage = testStage(device: .plain, root: host)
    stage.wait(0.1)
    let (old, next) = (host.child, Child(.green, x: 140))
    stage.perform { host.change(to: next) }
    stage.run(until: .idle)
    stage.wait(0.1)
    #expect(host.completions == [true] && host.child === next && host.box.subviews == [next.view])
    expectEqual(next.view.frame, CGRect(x: 0, y: 0, width: 240, height: 240))
    expectEqual((next.calls, old.calls), (["didAppear"], ["didAppear", "didDisappear"]))
    let film = try stage.film
    let plan = try #require(film.transitions.first)
    expectEqual((film.transitions.count, plan.kind, plan.total), (1, .transition, 0.35))
    // Beside the box nothing moves.
    for time in stride(from: 0.0, through: film.duration, by: film.duration / 8) {
      try expectEqual((color(stage, 20, 240, at: time), color(stage, 60, 420, at: time)), (white, blue))
      try expectEqual(color(stage, 300, 240, at: time), white)
    }
    // In it the one leaves to the left while the other comes: a dot is where its child is.
    #expect(try color(stage, 60, 140, at: 0.05) != white)
    try expectEqual(color(stage, 60, 140, at: stage.now), [0, 255, 0])
    let middle = film.moment(at: 0.2).tree
    expectEqual(middle.layers.count, 1)
  }

  // A match flies in the box: from (50, 130) to (170, 130) in it.
  @Test func aMatchFliesInTheBox() throws {
    let host = Host()
    let stage = testStage(device: .plain, root: host)
    let next = Child(.green, x: 140)
    next.loadViewIfNeeded()
    next.dot.hero.modifiers = [.duration(1), .timingFunction(.linear)]
    stage.perform { host.change(to: next, type: .none) }
    stage.run(until: .idle)
    let film = try stage.film
    expectEqual((film.transitions.first?.pairs.map(\.heroID), film.duration), (["dot"], 1))
    // Black 40 + 50 + 60 points from the left edge of the canvas after half of the time.
    try expectEqual(color(stage, 40 + 110, 120 + 130, at: 0.5), [0, 0, 0])
    #expect(try color(stage, 40 + 50, 120 + 130, at: 0.5) != [0, 0, 0])
  }

  @Test func aRoundAndTurnedBox() throws {
    let host = Host()
    let stage = testStage(device: .plain, root: host)
    host.box.layer.cornerRadius = 120
    host.box.transform = CGAffineTransform(rotationAngle: .pi / 2)
    stage.perform { host.change(to: Child(.green, x: 140)) }
    stage.run(until: .idle)
    for time in stride(from: 0.0, through: 0.35, by: 0.05) {
      // Outside of the circle nothing shows; what slides to the left in the box comes from below on the screen.
      try expectEqual((color(stage, 45, 125, at: time), color(stage, 275, 355, at: time)), (white, white))
    }
    let (first, last) = try (color(stage, 160, 130, at: 0.01), color(stage, 160, 130, at: 0.34))
    #expect((first, last) == (orange, [0, 255, 0]))
  }

  @Test func twoInARowAndOneInTheCompletion() throws {
    let host = Host()
    let stage = testStage(device: .plain, root: host)
    for color in [UIColor.green, .red] {
      stage.perform { host.change(to: Child(color, x: 140)) }
      stage.run(until: .idle)
    }
    try expectEqual(stage.film.transitions.map(\.kind), [.transition, .transition])
    try expectEqual(color(stage, 60, 140, at: stage.now), [255, 0, 0])
    // Hero is completing while it calls back, and starts nothing.
    var started = false
    stage.perform {
      Hero.shared.transition(from: host.child, to: Child(.blue, x: 0), in: host.box) { _ in
        Hero.shared.transition(from: host, to: Child(.blue, x: 0), in: host.box) { _ in started = true }
      }
    }
    stage.run(until: .idle)
    #expect(!started)
    try expectEqual(stage.film.transitions.count, 3)
  }

  @Test func aGestureDrivesItAndTakesItBack() throws {
    let host = Host()
    let stage = testStage(device: .plain, root: host)
    stage.perform {
      host.change(to: Child(.green, x: 140))
      Hero.shared.update(0)
    }
    stage.wait(0.1)
    stage.perform {
      Hero.shared.update(0.5)
      Hero.shared.apply(modifiers: [.position(CGPoint(x: 30, y: 30))], to: host.child.dot)
    }
    stage.wait(0.1)
    stage.perform { Hero.shared.cancel() }
    stage.run(until: .idle)
    stage.wait(0.1)
    expectEqual((host.completions, host.box.subviews), ([false], [host.child.view]))
    try expectEqual(color(stage, 60, 140, at: stage.now), orange)
    try expectEqual(stage.film.transitions.map(\.gesture?.finishes), [false])
  }

  @Test func inANavigationControllerAndUnderAView() throws {
    let host = Host()
    let navigation = UINavigationController(rootViewController: host)
    let stage = testStage(device: .plain, root: navigation)
    // A view of the box's own above the child: Hero's container covers it while it is there.
    let cover = UIView(frame: CGRect(x: 0, y: 200, width: 240, height: 40))
    cover.backgroundColor = .blue
    host.box.addSubview(cover)
    stage.wait(0.1)
    stage.perform { host.change(to: Child(.green, x: 140)) }
    stage.run(until: .idle)
    stage.wait(0.1)
    try expectEqual(color(stage, 50, 350, at: 0.05), blue)
    #expect(try color(stage, 50, 350, at: 0.15) != blue)
    // Its view is on top now.
    try expectEqual(color(stage, 50, 350, at: stage.now), [0, 255, 0])
    let bars = try stage.film.moment(at: 0.2).tree.layers.map(\.path).filter { $0.hasPrefix("navigationBar") }
    #expect(!bars.isEmpty)
  }

  // Changes of an embedded child are those of its own screen.
  @Test func aChildThatChangesLater() throws {
    let host = Host()
    let stage = testStage(device: .plain, root: host)
    stage.perform { host.change(to: Child(.green, x: 140)) }
    stage.run(until: .idle)
    stage.wait(0.1)
    stage.perform { host.child.view.backgroundColor = .red }
    stage.wait(0.1)
    let detail = LargeCardViewController()
    stage.perform { host.present(detail, animated: true) }
    stage.run(until: .idle)
    let film = try stage.film
    try expectEqual(color(stage, 60, 140, at: film.transitions[1].start - 0.05), [255, 0, 0])
    expectEqual(film.transitions.map(\.kind), [.transition, .present])
  }

  // The container is the screen's own view: what leaves stands in it where the box was, what comes has the box's numbers.
  @Test func inAViewAroundTheBox() throws {
    let host = Host()
    let stage = testStage(device: .plain, root: host)
    stage.perform { host.change(to: Child(.green, x: 140), type: .none, in: host.view) }
    stage.run(until: .idle)
    stage.wait(0.1)
    #expect(host.view.subviews.last === host.child.view)
    expectEqual(host.child.view.frame, CGRect(x: 0, y: 0, width: 240, height: 240))
    try expectEqual(color(stage, 10, 10, at: stage.now), [0, 255, 0])
  }

  // A child that is a container is one screen, with all that is in it.
  @Test func childrenThatAreNavigationControllers() throws {
    let host = Host()
    let stage = testStage(device: .plain, root: host)
    let old = UINavigationController(rootViewController: Child(.orange, x: 20))
    let next = UINavigationController(rootViewController: Child(.green, x: 140))
    host.child.view.removeFromSuperview()
    host.addChild(old)
    old.view.frame = host.box.bounds
    host.box.addSubview(old.view)
    stage.wait(0.1)
    stage.perform {
      host.addChild(next)
      Hero.shared.transition(from: old, to: next, in: host.box)
    }
    stage.run(until: .idle)
    stage.wait(0.1)
    let film = try stage.film
    #expect(film.transitions.map(\.kind) == [.transition] && film.transitions[0].defaultAnimation == .fade)
    #expect(try (color(stage, 60, 340, at: 0.05), color(stage, 60, 340, at: stage.now)) == (orange, [0, 255, 0]))
    try expectEqual(color(stage, 20, 340, at: 0.2), white)
  }
}
