import Foundation
import Hero
import HeroModel
import HeroRender
import HeroScene
import HeroStage
import HeroTesting
import TransitionEngine
import UIKit

/// Views that give their own snapshot (`HeroCustomSnapshotView`).
@MainActor
@Suite(.writtenStages) struct CustomSnapshotTests {
  /// Red with a white square, but a blue snapshot with a green left half.
  private final class Card: UIView, HeroCustomSnapshotView {
    var gives = true

    override init(frame: CGRect) {
      super.init(frame: frame)
      backgroundColor = .red
      let square = UIView(frame: CGRect(x: 60, y: 40, width: 20, height: 20))
      square.backgroundColor = .white
      addSubview(square)
    }
    required init?(coder: NSCoder) { nil }

    var heroSnapshot: UIView? {
      guard gives else { return nil }
      let snapshot = UIView(frame: CGRect(x: 7, y: 7, width: 10, height: 10))
      snapshot.backgroundColor = .blue
      let half = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 100))
      half.backgroundColor = .green
      snapshot.addSubview(half)
      return snapshot
    }
  }

  private final class CardScreen: UIViewController {
    let card = Card(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    override func viewDidLoad() {
      super.viewDidLoad()
      hero.isEnabled = true
      hero.modalAnimationType = .none
      view.backgroundColor = .white
      card.hero.id = "card"
      view.addSubview(card)
    }
  }

  /// Both screens have the card at the same place, so that nothing moves.
  private func present(_ change: (CardScreen) -> Void) -> Stage {
    let (root, next) = (CardScreen(), CardScreen())
    next.modalPresentationStyle = .fullScreen
    for screen in [root, next] {
      screen.loadViewIfNeeded()
      change(screen)
    }
    let stage = testStage(root: root)
    stage.wait(1)
    stage.play { root.present(next, animated: true) }
    stage.wait(1)
    return stage
  }

  /// In the card's left half, in its right one, and on the white square of the view itself.
  private let places = [(120, 150), (180, 120), (170, 150)]

  @Test func itShowsWhileTheViewAnimates() throws {
    let stage = present { _ in }
    let end = stage.now - 1
    try expectEqual(stage.colors(at: places, time: 0.5), [.red, .red, .white])
    try expectEqual(stage.colors(at: places, time: (1 + end) / 2), [.green, .blue, .blue])
    try expectEqual(stage.colors(at: places, time: end + 0.5), [.red, .red, .white])
  }

  @Test func withoutOneTheViewShowsAsUsual() throws {
    let stage = present { $0.card.gives = false }
    try expectEqual(stage.colors(at: places, time: stage.now / 2), [.red, .red, .white])
    // Hero asks for it with the optimized snapshot alone.
    let normal = present { $0.card.hero.modifiers = [.useNormalSnapshot] }
    try expectEqual(normal.colors(at: places, time: normal.now / 2), [.red, .red, .white])
  }

  @Test func aViewThatDoesNotAnimateShowsItself() throws {
    let stage = present {
      $0.card.hero.id = nil
      $0.hero.modalAnimationType = .fade
    }
    try expectEqual(stage.colors(at: places, time: 1.001), [.red, .red, .white])
  }

  /// The keys that the card's two sides animate, in the stage's film and in that of its written scene.
  private func keys(_ change: (CardScreen) -> Void) throws -> [[[String]]] {
    let stage = present(change)
    var films = [try stage.film]
    try withTemporaryFolder { folder in
      let file = "\(folder)/scene.json"
      try stage.write(to: URL(fileURLWithPath: file))
      films.append(try Film(scene: SceneLoader(textMeasure: .renderer).load(path: file)))
    }
    return try films.map { film in
      try #require(film.transitions.last).views.map { $0.keys.map(\.name).filter { $0 == "opacity" } }
    }
  }

  /// An image view of the app's own with a snapshot.
  private final class Picture: UIImageView, HeroCustomSnapshotView {
    var heroSnapshot: UIView? { UIView() }
  }

  /// A view that the app draws itself.
  private final class Drawn: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 50, height: 100))
    }
  }

  private func replaceCard(_ screen: CardScreen, with view: UIView) {
    screen.card.removeFromSuperview()
    view.frame = screen.card.frame
    view.hero.id = "card"
    screen.view.addSubview(view)
  }

  // MatchPreprocessor: opaque views do not cross-fade, whatever their snapshots are: the upper one alone fades.
  @Test func anOpaqueViewStaysOpaque() throws {
    let opaque = [[], ["opacity"]]
    try expectEqual(keys { _ in }, [opaque, opaque])
    try expectEqual(keys { replaceCard($0, with: Drawn()) }, [opaque, opaque])
    try expectEqual(
      keys {
        let picture = Picture()
        picture.isOpaque = true
        replaceCard($0, with: picture)
      }, [opaque, opaque])
    // A mask makes a view no less opaque to Hero.
    try expectEqual(
      keys {
        let mask = CAGradientLayer()
        mask.frame = $0.card.bounds
        mask.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
        $0.card.gives = false
        $0.card.layer.mask = mask
      }, [opaque, opaque])
  }

  @Test func aViewThatIsNotOpaqueCrossFades() throws {
    let fades = [["opacity"], ["opacity"]]
    try expectEqual(keys { $0.card.isOpaque = false }, [fades, fades])
    try expectEqual(keys { replaceCard($0, with: Picture()) }, [fades, fades])
    try expectEqual(keys { $0.card.alpha = 0.5 }, [fades, fades])
  }

  @Test func whatAnimatesInsideIsAPictureOfItsOwn() throws {
    let stage = present { $0.card.subviews[0].hero.modifiers = [.forceAnimate] }
    let end = stage.now - 1
    // Just before the end, where the destination's square no longer shines through (rule L3 multiplies opacities one by one).
    try expectEqual(stage.colors(at: places, time: end - 0.0005), [.green, .blue, .white])
  }

  // snapshotView(for:) asks any view that animates, one in a bar too.
  @Test func aTitleViewGivesItsOwn() throws {
    let first = CardScreen()
    let stage = Stage(device: .plain, root: first)
    let news = UIViewController()
    let title = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    title.hero.id = "card"
    news.navigationItem.titleView = title
    let navigation = UINavigationController(rootViewController: news).withHero()
    navigation.modalPresentationStyle = .fullScreen
    stage.play { first.present(navigation, animated: true) }
    let step = try #require(try stage.scene.steps.first { if case .present = $0.action { true } else { false } })
    let views = try #require(step.screenChanges.values.compactMap(\.navigationItem.titleView).first).views
    let isPicture = if case .image = views[0].content { true } else { false }
    #expect(isPicture && views[0].backgroundColor == nil && views[1].alpha == 0)
  }
}
