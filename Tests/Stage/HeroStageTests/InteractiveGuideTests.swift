import Hero
import HeroLayers
import HeroModel
import HeroStage
import HeroStageTesting
import HeroTesting
import TransitionEngine
import UIKit

/// Hero's guide to interactive transitions: its pan handler, on a picture in place of a collection's cell.
@MainActor
@Suite(.writtenStages) struct InteractiveGuideTests {
  final class ImageViewController: UIViewController {
    let imageView = UIView(frame: CGRect(x: 0, y: 200, width: 393, height: 400))
    lazy var panGR = UIPanGestureRecognizer { [unowned self] _ in pan() }
    var states: [UIGestureRecognizer.State] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      hero.isEnabled = true
      view.backgroundColor = .black
      imageView.backgroundColor = .red
      imageView.hero.id = "card"
      view.addSubview(imageView)
      view.addGestureRecognizer(panGR)
    }

    func pan() {
      states.append(panGR.state)
      let translation = panGR.translation(in: nil)
      let progress = translation.y / 2 / view.bounds.height
      switch panGR.state {
      case .began:
        Hero.shared.setDefaultAnimationForNextTransition(.fade)
        hero_dismissViewController()
      case .changed:
        Hero.shared.update(progress: Double(progress))
        let currentPos = CGPoint(x: translation.x + view.center.x, y: translation.y + view.center.y)
        Hero.shared.apply(modifiers: [.position(currentPos)], to: imageView)
      default:
        if progress + panGR.velocity(in: nil).y / view.bounds.height > 0.3 {
          Hero.shared.end()
        } else {
          Hero.shared.cancel()
        }
      }
    }
  }

  private func opened() throws -> (Stage, ImageViewController) {
    let stage = testStage(device: .plain, root: CardViewController())
    let viewer = ImageViewController()
    stage.perform { stage.topViewController.present(viewer, animated: true) }
    stage.run(until: .idle)
    return (stage, viewer)
  }

  @Test func finishes() throws {
    let (stage, viewer) = try opened()
    let start = stage.now
    stage.pan(on: viewer.imageView, by: CGPoint(x: 40, y: 300), duration: 0.4)
    expectEqual(viewer.states.first, .began)
    expectEqual(viewer.states.last, .ended)
    #expect(viewer.states.dropFirst().dropLast().allSatisfy { $0 == .changed })
    #expect(stage.topViewController === viewer)
    stage.run(until: .idle)
    #expect(stage.topViewController is CardViewController)
    let film = try stage.film
    let plan = try #require(film.transitions.last)
    expectEqual(plan.defaultAnimation, .fade)
    let gesture = try #require(plan.gesture)
    #expect(gesture.finishes)
    // 300 points of 852, halved.
    #expect(abs(gesture.progress - 300.0 / 2 / 852) < 1e-12)
    // The finger lands at 0 and moves 12.6 points a frame, 10 of which are not yet a drag: the first frame begins.
    #expect(abs(plan.start - (start + 1.0 / 60)) < 1e-12)
    #expect(abs(gesture.release - (0.4 - 1.0 / 60)) < 1e-12)
    // Just before the release the picture stands where the handler has put it.
    let moment = film.moment(at: plan.start + gesture.release)
    let picture = try #require(layer("image/imageView", in: moment.tree.layers))
    #expect(abs(picture.position.x - (393.0 / 2 + 40)) < 1e-9)
    #expect(abs(picture.position.y - (426 + 300)) < 1e-9)
    assertTransition(of: stage, as: .threeFrames)
  }

  @Test func cancels() throws {
    let (stage, viewer) = try opened()
    stage.pan(on: viewer.imageView, by: CGPoint(x: 0, y: 60), duration: 0.5)
    stage.run(until: .idle)
    #expect(stage.topViewController === viewer)
    let plan = try #require(try stage.film.transitions.last)
    expectEqual(plan.gesture?.finishes, false)
    #expect(viewer.presentingViewController != nil)
    assertTransition(of: stage, as: .threeFrames)
  }

  @Test func updateInTheSameTurnStartsInteractively() throws {
    let stage = testStage(root: CardViewController())
    let next = LargeCardViewController()
    stage.perform {
      stage.topViewController.present(next, animated: true)
      Hero.shared.update(0.25)
    }
    stage.wait(1)
    #expect(Hero.shared.isTransitioning)
    expectEqual(Hero.shared.progress, 0.25)
    stage.perform { Hero.shared.finish() }
    stage.run(until: .idle)
    let plan = try #require(try stage.film.transitions.first)
    expectEqual(plan.gesture?.release, 1)
    expectEqual(plan.gesture?.progress, 0.25)
  }

  private func layer(_ path: String, in layers: [Layer]) -> Layer? {
    for candidate in layers {
      if candidate.path == path, candidate.role == .snapshot { return candidate }
      if let inner = layer(path, in: candidate.children) { return inner }
    }
    return nil
  }
}
