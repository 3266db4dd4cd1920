import Hero
import HeroLayers
import HeroModel
import HeroStage
import HeroTesting
import TransitionEngine
import UIKit

/// An app's own views in bars take part where the bar's controller comes or goes (rule C7).
///
/// Hero's source: `HeroTransition+Start` takes the `flattenedViewHierarchy` of the controllers' views, bars among them.
@MainActor
@Suite(.writtenStages) struct BarViewTests {
  /// A controller with a title view, an item and a tool of its own, in a navigation controller with Hero.
  private func news(_ id: String? = "card") -> (navigation: UINavigationController, title: UIView) {
    let news = ColorViewController()
    let title = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
    title.backgroundColor = .red
    title.hero.id = id
    news.navigationItem.titleView = title
    let navigation = UINavigationController(rootViewController: news).withHero()
    navigation.modalPresentationStyle = .fullScreen
    return (navigation, title)
  }

  private static let title = "color.navigationItem.titleView"

  @Test func itemsAndToolsAreMatched() throws {
    let (card, tool) = (UIView(), UIView())
    card.hero.id = "card"
    tool.hero.id = "tool"
    for view in [card, tool] { view.frame = CGRect(x: 0, y: 0, width: 30, height: 30) }
    let (navigation, _) = news(nil)
    let controller = navigation.viewControllers[0]
    controller.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(title: "Edit", style: .plain) {}, UIBarButtonItem(customView: card),
    ]
    controller.toolbarItems = [.flexibleSpace(), UIBarButtonItem(customView: tool)]
    navigation.isToolbarHidden = false
    let first = CardViewController().withHero()
    let stage = testStage(root: navigation)
    stage.play { navigation.present(first, animated: true) }
    let plan = try #require(try stage.film.transitions.first)
    expectEqual(plan.pairs.map(\.source), ["color.navigationItem.right[1]"])
    expectEqual(plan.skipped.map(\.path), ["color.toolbarItems[1]"])
  }

  // HeroContext.pairedView finds it, so that conditions, delegates and plugins do.
  @Test func conditionsSeeTheMatch() throws {
    var seen: [Bool] = []
    let first = CardViewController().withHero()
    let stage = testStage(root: first)
    let (navigation, title) = news()
    title.hero.modifiers = [
      .when(
        { context in
          seen.append(context.isMatched && context.isAppearing)
          return context.isMatched
        }, .cornerRadius(9))
    ]
    stage.perform { first.present(navigation, animated: true) }
    #expect(Hero.shared.context.destinationView(for: "card") === title)
    stage.run(until: .idle)
    #expect(seen.contains(true))
    let view = try #require(try stage.film.transitions.first?.views.first { $0.path == Self.title })
    expectEqual(view.keys.first { $0.name == "cornerRadius" }?.from, .number(9))
  }

  @Test func aGestureMovesIt() throws {
    let first = CardViewController().withHero()
    let stage = testStage(root: first)
    let (navigation, title) = news()
    stage.play { first.present(navigation, animated: true) }
    stage.wait(0.1)
    stage.perform { navigation.dismiss(animated: true) }
    stage.perform { Hero.shared.update(0.5) }
    let start = stage.now
    stage.perform { Hero.shared.apply(modifiers: [.position(CGPoint(x: 100, y: 200))], to: title) }
    stage.wait(0.2)
    stage.play { Hero.shared.cancel() }
    let layers = try stage.film.moment(at: start + 0.1).tree.layers
    let snapshot = layers.first { $0.role == .snapshot && $0.path == Self.title }
    expectEqual(snapshot.map { [$0.position.x, $0.position.y] }, [100, 200])
  }
}
