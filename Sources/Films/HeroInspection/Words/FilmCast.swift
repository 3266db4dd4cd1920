import HeroModel
import TransitionEngine

/// Which views of a film take part in its transitions, which are matched, and why others are not.
struct FilmCast: Sendable {
  let film: Film
  /// All screens as they are before the first step and as steps change them, then containers' own views and those in bars, each under one
  /// of its names: the one that takes part (rule C7).
  let screens: [Screen]
  /// Paths of the views that animate in some transition, and of those that are matched.
  let animating: Set<String>
  let matched: Set<String>
  /// Why a view does not animate, in film order, each reason once.
  private(set) var skipped: [String: [SkipReason]] = [:]
  /// Paths of views off screen that others would be matched with.
  private(set) var missedOffScreen: Set<String> = []
  private var views: [String: (screen: Int, view: Int)] = [:]
  private let cells: [LintCells]
  /// Views' heroIDs that are never matched, each once a screen.
  private let lonely: [(screen: String, heroID: String, path: String)]
  /// Views that stand for a heroID that a later one of their screen has, too.
  private let duplicates: Set<[String]>
  /// HeroIDs that views take their state from.
  private let aimed: Set<String>

  init(_ film: Film) {
    self.film = film
    let animating = Set(film.transitions.flatMap { $0.views.map(\.path) })
    let matched = Set(film.transitions.flatMap { $0.pairs.flatMap(\.members) })
    var skipped: [String: [SkipReason]] = [:]
    for plan in film.transitions {
      for view in plan.skipped where skipped[view.path]?.contains(view.reason) != true {
        skipped[view.path, default: []].append(view.reason)
        if case .counterpartOffScreen(let path) = view.reason { missedOffScreen.insert(path) }
      }
    }
    func isKnown(_ view: View) -> Bool { animating.contains(view.path) || skipped[view.path] != nil }
    let screens =
      film.scene.allScreens
      + film.scene.containers.compactMap { names, views in
        let named = Array(zip(names, views))
        let (name, view) =
          named.first { animating.contains($1.path) } ?? named.first { skipped[$1.path] != nil } ?? named[0]
        return Screen(name: name, views: [view])
      }
      + film.scene.barViews.map { names, trees in
        let named = Array(zip(names, trees))
        let (name, views) = named.first { $1.contains(where: isKnown) } ?? named[0]
        return Screen(name: name, views: views)
      }
    for (number, screen) in screens.enumerated() {
      for (index, view) in screen.views.enumerated() where views[view.path] == nil {
        views[view.path] = (number, index)
      }
    }
    var lonely: [(screen: String, heroID: String, path: String)] = []
    for screen in screens {
      for view in screen.views {
        guard let id = view.heroID, !matched.contains(view.path),
          !lonely.contains(where: { $0.screen == screen.name && $0.heroID == id })
        else { continue }
        lonely.append((screen.name, id, view.path))
      }
    }
    self.lonely = lonely
    // A misspelt heroID is the chosen cell's, and so is the one that is meant by another.
    let meant = lonely.map { Self.near($0.heroID, among: lonely, on: Self.met(by: $0.screen, in: film)) }
    let near = zip(lonely, meant).filter { one, near in
      near.map { $0 != one.heroID } ?? meant.contains(one.heroID)
    }.map(\.0)
    cells = screens.map { LintCells($0, matched: matched.union(near.map(\.path)), animating: animating) }
    duplicates = Set(
      film.facts.flatMap { warning -> [[String]] in
        guard case .duplicateHeroID(let id, _, let paths) = warning.fact else { return [] }
        return paths.map { [id, $0] }
      })
    aimed = Set(screens.flatMap { $0.views.flatMap { Self.sources($0.heroModifiers ?? []) } })
    (self.screens, self.animating, self.matched, self.skipped) = (screens, animating, matched, skipped)
  }

  private static func sources(_ modifiers: [Modifier]) -> [String] {
    modifiers.flatMap { modifier -> [String] in
      switch modifier {
      case .source(let heroID): [heroID]
      case .when(_, let inner): sources(inner)
      default: []
      }
    }
  }

  /// A view as it is at first.
  func view(_ path: String) -> View? { views[path].map { screens[$0.screen].views[$0.view] } }

  /// Whether the view never takes part, because it lies off screen (rule V2).
  func isOffScreen(_ path: String) -> Bool {
    !animating.contains(path) && skipped[path]?.contains { $0.rule == .v2 } == true
  }

  /// Whether a transition knows the view.
  func isSeen(_ path: String) -> Bool { animating.contains(path) || matched.contains(path) || skipped[path] != nil }

  /// Whether `source` of some view names the heroID.
  func isAimedAt(_ heroID: String) -> Bool { aimed.contains(heroID) }

  /// Whether the view's heroID is on another view of its screen that takes part, too (rule V3).
  func isDuplicate(_ heroID: String, _ path: String) -> Bool { duplicates.contains([heroID, path]) }

  /// The views around a view, the nearest first.
  func holders(of path: String) -> [String] {
    guard let (screen, view) = views[path] else { return [] }
    var paths: [String] = []
    var above = screens[screen].views[view].parent
    while let index = above {
      paths.append(screens[screen].views[index].path)
      above = screens[screen].views[index].parent
    }
    return paths
  }

  /// The view inside of another that holds several views, where all of them lie in one subview of the other; nil where they do not.
  func only(holding paths: [String], in path: String) -> String? {
    let lines = Set(paths).map { Array(holders(of: $0).reversed()) + [$0] }.map {
      Array($0.drop { $0 != path }.dropFirst())
    }
    guard lines.count > 1, let first = lines.first else { return nil }
    let shared = first.indices.prefix { index in lines.allSatisfy { $0.count > index && $0[index] == first[index] } }
    return shared.last.flatMap { index in lines.allSatisfy { $0.count > index + 1 } ? first[index] : nil }
  }

  func isInside(_ path: String, of other: String) -> Bool { holders(of: path).contains(other) }

  /// Rules P1 and P6: Hero looks for a table's cells inside its first subview, where they were before iOS 11.
  func table(_ word: SceneWord, _ view: View) -> WordReason? {
    guard view.layout == .list, let first = view.children.first, let modifier = word.modifier,
      modifier.isForSubviews, let (screen, _) = views[view.path]
    else { return nil }
    return .table(first: screens[screen].views[first].path)
  }

  /// Whether another view of its kind is the matched one of its list.
  func hasChosenCell(besides path: String) -> Bool {
    views[path].map { cells[$0.screen].hasChosen(besides: $0.view) } ?? false
  }

  /// Whether another cell of its list animates, or something in it.
  func hasTakingCell(besides path: String) -> Bool {
    views[path].map { cells[$0.screen].hasTaking(besides: $0.view) } ?? false
  }

  /// Why Hero never looks at a bar, or at a view in one (rule C7); nil for other views.
  func absence(of path: String) -> String? {
    if let bar = ContainerController.bar(at: path), !film.transitions.isEmpty {
      return "\(bar.stays); it counts where its controller itself comes or goes, in modals (C7)"
    }
    guard BarSlot.find(in: path) != nil else { return nil }
    return UnseenBarView(of: ContainerController.screen(of: path), in: film.transitions)?.sentence
  }

  /// The screens that a view's screen meets.
  private func met(_ path: String) -> Set<String> { Self.met(by: ContainerController.screen(of: path), in: film) }

  private static func met(by name: String, in film: Film) -> Set<String> {
    Set(film.transitions.compactMap { plan in plan.from == name ? plan.to : plan.to == name ? plan.from : nil })
  }

  /// All heroIDs on the screens that a view meets.
  func heroIDs(met path: String) -> [String] {
    let met = met(path)
    return screens.filter { met.contains($0.name) }.flatMap { $0.views.compactMap(\.heroID) }
  }

  /// The nearest heroID without a partner on the screens that a view meets.
  func nearLonely(_ heroID: String, met path: String) -> String? {
    Self.near(heroID, among: lonely, on: met(path))
  }

  private static func near(
    _ heroID: String, among lonely: [(screen: String, heroID: String, path: String)], on met: Set<String>
  ) -> String? {
    NearestName.find(heroID, among: lonely.filter { met.contains($0.screen) }.map(\.heroID))
  }

  /// Whether the view that has the heroID on a screen that a view meets takes no part, where it could be seen (rule V1).
  func isBarred(_ heroID: String, met path: String) -> Bool {
    let met = met(path)
    return lonely.contains { other in
      met.contains(other.screen) && other.heroID == heroID
        && skipped[other.path]?.contains { $0.rule == .v1 } == true
    }
  }

  /// The view that has the heroID on a screen that a view meets, and why it does not take part.
  func idle(_ heroID: String, met path: String) -> (path: String, why: String)? {
    let met = met(path)
    guard let other = lonely.first(where: { met.contains($0.screen) && $0.heroID == heroID }) else { return nil }
    if let reason = skipped[other.path]?.first(where: { [.v1, .v2].contains($0.rule) }) ?? skipped[other.path]?.first {
      return (other.path, reason.text)
    }
    return (other.path, absence(of: other.path) ?? "nothing lists it (V1)")
  }
}
