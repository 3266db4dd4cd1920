import Hero
import HeroStage
import HeroTesting
import UIKit

/// A pager whose finger turns round: the page that was coming is let go without animation, and the one of the other side comes in the same turn.
@MainActor
@Suite(.writtenStages) struct DirectionChangeTests {
  final class PageViewController: UIViewController {
    let index: Int
    private var side = 0
    private weak var nextPage: PageViewController?
    private lazy var panGR = UIPanGestureRecognizer { [unowned self] _ in pan() }

    init(index: Int) {
      self.index = index
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      hero.isEnabled = true
      view.backgroundColor = UIColor(hue: CGFloat(index) / 3, saturation: 1, brightness: 1, alpha: 1)
      view.addGestureRecognizer(panGR)
    }

    private func pan() {
      let x = panGR.translation(in: nil).x
      switch panGR.state {
      case .began, .changed:
        let wanted = side == 0 ? (panGR.velocity(in: nil).x < 0 ? 1 : -1) : x < 0 ? 1 : -1
        if wanted != side {
          Hero.shared.cancel(animate: false)
          side = wanted
          let next = PageViewController(index: (index + wanted + 3) % 3).withHero()
          for (page, slides) in [(self, wanted == -1), (next, wanted == 1)] {
            page.view.hero.modifiers =
              slides
              ? [.translate(x: view.bounds.width), .duration(0.3), .beginWith(modifiers: [.zPosition(2)])] : nil
          }
          nextPage = next
          hero.replaceViewController(with: next)
        } else {
          Hero.shared.update(abs(x / view.bounds.width))
          if side == 1, let next = nextPage {
            Hero.shared.apply(modifiers: [.translate(x: view.bounds.width + x)], to: next.view)
          } else {
            Hero.shared.apply(modifiers: [.translate(x: x)], to: view)
          }
        }
      default:
        Hero.shared.finish()
        side = 0
      }
    }
  }

  // Moments of every kind: what rounding leaves of a step's length does not keep Hero busy.
  @Test(arguments: [0.1, 0.25, 0.37, 0.4, 0.7, 1.1, 1.3, 2.9])
  func theOtherPageComes(wait: Double) throws {
    let stage = testStage(device: .plain, root: CardViewController())
    let first = PageViewController(index: 0).withHero()
    stage.play { stage.topViewController.present(first, animated: true) }
    stage.wait(wait)
    stage.pan(
      from: CGPoint(x: 190, y: 400), to: CGPoint(x: 350, y: 400), duration: 0.8, path: [CGPoint(x: 60, y: 400)])
    stage.run(until: .idle)
    expectEqual((stage.topViewController as? PageViewController)?.index, 2)
    #expect(!Hero.shared.isTransitioning)
    // To the next page and back by the finger, then the one before.
    try expectEqual(stage.scene.steps.filter { if case .replace = $0.action { true } else { false } }.count, 2)
  }
}
