import Hero
import HeroScene
import HeroStage
import HeroTransition
import Testing
import UIKit

@MainActor
@Suite struct SkeletonTests {
  final class ListViewController: UIViewController {
    let card = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      card.backgroundColor = .red
      card.hero.id = "card"
      view.addSubview(card)
    }
  }

  final class DetailViewController: UIViewController {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 300))
    let text = UIView(frame: CGRect(x: 20, y: 400, width: 353, height: 200))
    override func viewDidLoad() {
      super.viewDidLoad()
      hero.isEnabled = true
      view.backgroundColor = .white
      card.backgroundColor = .red
      card.hero.id = "card"
      text.backgroundColor = .blue
      text.heroModifiers = [.fade, .translate(x: 0, y: -250), .rotate(x: -1.6), .scale(1.5)]
      view.addSubview(card)
      view.addSubview(text)
    }
  }

  @Test func presentsWithTheGuidesModifiers() throws {
    let stage = Stage(root: ListViewController())
    stage.wait(0.25)
    var completed: TimeInterval?
    stage.perform {
      let detail = DetailViewController()
      stage.topViewController.present(detail, animated: true) { completed = stage.now }
    }
    #expect(Hero.shared.isTransitioning)
    stage.run(until: .idle)
    #expect(!Hero.shared.isTransitioning)
    let scene = try stage.scene
    let film = try Film(scene: scene)
    #expect(scene.screens.map(\.name) == ["list", "detail"])
    #expect(scene.screens[1].views.map(\.path) == ["detail", "detail/card", "detail/text"])
    let plan = try #require(film.transitions.first)
    #expect(plan.start == 0.25)
    #expect(plan.pairs.map(\.heroID) == ["card"])
    #expect(completed == 0.25 + plan.duration)
    #expect(film.duration == stage.now)
    #expect(stage.topViewController is DetailViewController)
  }
}
