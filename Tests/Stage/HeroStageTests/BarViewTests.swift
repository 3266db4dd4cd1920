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
    let navigation = UINavigationController(rootViewController: news)
    navigation.modalPresentationStyle = .fullScreen
    navigation.hero.isEnabled = true
    return (navigation, title)
  }

  private func pairs(_ film: Film) -> [[String]] {
    film.transitions.flatMap { $0.pairs.map { [$0.source, $0.destination] } }
  }

  private static let title = "color.navigationItem.titleView"

  // What is presented decides whether Hero drives the change (rule C6).
  @Test func aPresentedTitleViewIsMatched() throws {
    let first = CardViewController()
    let stage = testStage(root: first)
    let (navigation, _) = news()
    stage.perform { first.present(navigation, animated: true) }
    stage.run(until: .idle)
    stage.wait(0.1)
    stage.perform { navigation.dismiss(animated: true) }
    stage.run(until: .idle)
    let film = try stage.film
    expectEqual(pairs(film), [["card/card", Self.title], [Self.title, "card/card"]])
    // The middle of the row of 44 points below the status bar's 59.
    let plan = film.transitions[0]
    let position = plan.views.first { $0.path == Self.title }?.keys.first { $0.name == "position" }?.to
    expectEqual(position, .numbers([196.5, 81]))
  }

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
    let first = CardViewController()
    first.hero.isEnabled = true
    let stage = testStage(root: navigation)
    stage.perform { navigation.present(first, animated: true) }
    stage.run(until: .idle)
    let plan = try #require(try stage.film.transitions.first)
    expectEqual(plan.pairs.map(\.source), ["color.navigationItem.right[1]"])
    expectEqual(plan.skipped.map(\.path), ["color.toolbarItems[1]"])
  }

  @Test func insideOfItsControllerItStays() throws {
    let (navigation, _) = news()
    let stage = testStage(root: navigation)
    stage.perform { navigation.pushViewController(CardViewController(), animated: true) }
    stage.run(until: .idle)
    expectEqual(pairs(try stage.film), [])
  }

  // HeroContext.pairedView finds it, so that conditions, delegates and plugins do.
  @Test func conditionsSeeTheMatch() throws {
    var seen: [Bool] = []
    let first = CardViewController()
    first.hero.isEnabled = true
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
    let first = CardViewController()
    first.hero.isEnabled = true
    let stage = testStage(root: first)
    let (navigation, title) = news()
    stage.perform { first.present(navigation, animated: true) }
    stage.run(until: .idle)
    stage.wait(0.1)
    stage.perform { navigation.dismiss(animated: true) }
    stage.perform { Hero.shared.update(0.5) }
    let start = stage.now
    stage.perform { Hero.shared.apply(modifiers: [.position(CGPoint(x: 100, y: 200))], to: title) }
    stage.wait(0.2)
    stage.perform { Hero.shared.cancel() }
    stage.run(until: .idle)
    let layers = try stage.film.moment(at: start + 0.1).tree.layers
    let snapshot = layers.first { $0.role == .snapshot && $0.path == Self.title }
    expectEqual(snapshot.map { [$0.position.x, $0.position.y] }, [100, 200])
  }
}
