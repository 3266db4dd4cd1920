import Hero
import HeroGeometry
import HeroLayers
import HeroModel
import HeroStage
import HeroTesting
import TransitionEngine
import UIKit

/// `Hero.shared.transition(from:to:in:)` in a container of the app's own (rule C8).
@MainActor
@Suite(.writtenStages) struct InnerTransitionTests {
  /// A child of one colour with a black dot.
  private final class Child: CardViewController {
    private let color: UIColor

    init(_ color: UIColor, x: CGFloat) {
      self.color = color
      super.init(CGRect(x: x, y: 100, width: 60, height: 60))
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = color
      card.backgroundColor = .black
    }

    /// What it was told in the end.
    var ends: [String] { calls.filter { ["didAppear", "didDisappear"].contains($0) } }
  }

  /// A white screen with a box of 240 × 240 at (40, 120), in which children change.
  private final class Host: UIViewController {
    let box = UIView(frame: CGRect(x: 40, y: 120, width: 240, height: 240))
    var child = Child(.orange, x: 20)
    var completions: [Bool] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      box.clipsToBounds = true
      view.addSubview(box)
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

  private let orange: [UInt8] = [255, 128, 0]

  /// A stage that shows a host.
  private func hosted() -> (Stage, Host) {
    let host = Host()
    return (testStage(device: .plain, root: host), host)
  }

  @Test func theChildrenAreToldAndChange() throws {
    let (stage, host) = hosted()
    stage.wait(0.1)
    let (old, next) = (host.child, Child(.green, x: 140))
    stage.play { host.change(to: next) }
    stage.wait(0.1)
    #expect(host.completions == [true] && host.child === next && host.box.subviews == [next.view])
    expectEqual(next.view.frame, CGRect(x: 0, y: 0, width: 240, height: 240))
    expectEqual((next.ends, old.ends), (["didAppear"], ["didAppear", "didDisappear"]))
    let plans = try stage.film.transitions
    expectEqual((plans.map(\.kind), plans.map(\.total)), ([.transition], [0.35]))
    try expectEqual(stage.pixels((60, 140)), [.green])
  }

  @Test func twoInARowAndOneInTheCompletion() throws {
    let (stage, host) = hosted()
    for color in [UIColor.green, .red] { stage.play { host.change(to: Child(color, x: 140)) } }
    try expectEqual(stage.film.transitions.map(\.kind), [.transition, .transition])
    try expectEqual(stage.pixels((60, 140)), [.red])
    // Hero is completing while it calls back, and starts nothing.
    var started = false
    stage.play {
      Hero.shared.transition(from: host.child, to: Child(.blue, x: 0), in: host.box) { _ in
        Hero.shared.transition(from: host, to: Child(.blue, x: 0), in: host.box) { _ in started = true }
      }
    }
    #expect(!started)
    try expectEqual(stage.film.transitions.count, 3)
  }

  @Test func aGestureDrivesItAndTakesItBack() throws {
    let (stage, host) = hosted()
    stage.perform {
      host.change(to: Child(.green, x: 140))
      Hero.shared.update(0)
    }
    stage.wait(0.1)
    stage.perform {
      Hero.shared.update(0.5)
      Hero.shared.apply(modifiers: [.position(CGPoint(x: 30, y: 30))], to: host.child.card)
    }
    stage.wait(0.1)
    stage.play { Hero.shared.cancel() }
    stage.wait(0.1)
    expectEqual((host.completions, host.box.subviews), ([false], [host.child.view]))
    try expectEqual(stage.pixels((60, 140)), [orange])
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
    stage.play { host.change(to: Child(.green, x: 140)) }
    stage.wait(0.1)
    try expectEqual(stage.pixels((50, 350), at: 0.05), [.blue])
    #expect(try stage.pixels((50, 350), at: 0.15) != [.blue])
    // Its view is on top now.
    try expectEqual(stage.pixels((50, 350)), [.green])
    #expect(try stage.film.layers(at: 0.2).contains { $0.path.hasPrefix("navigationBar") })
  }

  // Changes of an embedded child are those of its own screen.
  @Test func aChildThatChangesLater() throws {
    let (stage, host) = hosted()
    stage.play { host.change(to: Child(.green, x: 140)) }
    stage.wait(0.1)
    stage.perform { host.child.view.backgroundColor = .red }
    stage.wait(0.1)
    let detail = LargeCardViewController()
    stage.play { host.present(detail, animated: true) }
    let film = try stage.film
    try expectEqual(stage.pixels((60, 140), at: film.transitions[1].start - 0.05), [.red])
    expectEqual(film.transitions.map(\.kind), [.transition, .present])
  }

  // The container is the screen's own view: what leaves stands in it where the box was, what comes has the box's numbers.
  @Test func inAViewAroundTheBox() throws {
    let (stage, host) = hosted()
    stage.play { host.change(to: Child(.green, x: 140), type: .none, in: host.view) }
    stage.wait(0.1)
    #expect(host.view.subviews.last === host.child.view)
    expectEqual(host.child.view.frame, CGRect(x: 0, y: 0, width: 240, height: 240))
    try expectEqual(stage.pixels((10, 10)), [.green])
  }

  // A child that is a container is one screen, with all that is in it.
  @Test func childrenThatAreNavigationControllers() throws {
    let (stage, host) = hosted()
    let old = UINavigationController(rootViewController: Child(.orange, x: 20))
    let next = UINavigationController(rootViewController: Child(.green, x: 140))
    host.child.view.removeFromSuperview()
    host.addChild(old)
    old.view.frame = host.box.bounds
    host.box.addSubview(old.view)
    stage.wait(0.1)
    stage.play {
      host.addChild(next)
      Hero.shared.transition(from: old, to: next, in: host.box)
    }
    stage.wait(0.1)
    let film = try stage.film
    #expect(film.transitions.map(\.kind) == [.transition] && film.transitions[0].defaultAnimation == .fade)
    try expectEqual(stage.pixels((60, 340), at: 0.05), [orange])
    try expectEqual(stage.pixels((60, 340)), [.green])
    try expectEqual(stage.pixels((20, 340), at: 0.2), [.white])
  }
}
