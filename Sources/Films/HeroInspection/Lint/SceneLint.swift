import HeroGeometry
import HeroLayers
import HeroModel
import HeroRender
import TransitionEngine

/// Looks through a film for what probably does not do what was meant.
package struct SceneLint: Sendable {
  let film: Film
  /// All screens as they are before the first step and as steps change them, then containers' own views and those in bars.
  private let screens: [Screen]
  /// By view path, over all transitions.
  private var animating: Set<String> = []
  private var sources: Set<String> = []
  private var destinations: Set<String> = []
  /// Why a view does not animate, in film order, each reason once.
  private var skipped: [String: [SkipReason]] = [:]
  /// Paths of views off screen that others would be matched with.
  private var missedOffScreen: Set<String> = []
  /// HeroIDs that `source` names.
  private var aimed: Set<String> = []
  /// By screen and heroID: the trees that have it, each by its first view's path.
  private var owners: [String: [String: Set<String>]] = [:]
  /// HeroIDs of views that are never matched, each once.
  private var lonelyIDs: [(screen: String, heroID: String, path: String)] = []

  /// Prepares to look.
  package init(film: Film) {
    self.film = film
    for plan in film.transitions {
      animating.formUnion(plan.views.map(\.path))
      sources.formUnion(plan.pairs.map(\.source))
      destinations.formUnion(plan.pairs.map(\.destination))
      for view in plan.skipped where skipped[view.path]?.contains(view.reason) != true {
        skipped[view.path, default: []].append(view.reason)
        if case .counterpartOffScreen(let path) = view.reason { missedOffScreen.insert(path) }
      }
    }
    // A container's own view is judged by itself, under the first of its names that takes part (rule C7).
    screens =
      film.scene.allScreens
      + film.scene.containers.compactMap { [animating, skipped] screens, views in
        let named = Array(zip(screens, views))
        let (screen, view) =
          named.first { animating.contains($1.path) } ?? named.first { skipped[$1.path] != nil } ?? named[0]
        return Screen(name: screen, views: [view])
      }
      + film.scene.barViews.map { [animating, skipped] screens, trees in
        let named = Array(zip(screens, trees))
        let (screen, views) =
          named.first { $1.contains { animating.contains($0.path) || skipped[$0.path] != nil } } ?? named[0]
        return Screen(name: screen, views: views)
      }
    for screen in screens {
      for view in screen.views {
        aimed.formUnion(Self.sources(view.heroModifiers ?? []))
        if let heroID = view.heroID {
          owners[screen.name, default: [:]][heroID, default: []].insert(screen.views[0].path)
        }
        guard let heroID = view.heroID, !sources.contains(view.path), !destinations.contains(view.path),
          !lonelyIDs.contains(where: { $0.screen == screen.name && $0.heroID == heroID })
        else { continue }
        lonelyIDs.append((screen.name, heroID, view.path))
      }
    }
  }

  /// HeroIDs that modifiers take their state from.
  private static func sources(_ modifiers: [Modifier]) -> [String] {
    modifiers.flatMap { modifier -> [String] in
      switch modifier {
      case .source(let heroID): [heroID]
      case .when(_, let inner): sources(inner)
      default: []
      }
    }
  }

  /// All findings in the order of the file, each fault once.
  package var findings: [LintFinding] { LintFaults.merged(all) }

  /// What every view shows by itself, each once.
  package var all: [LintFinding] {
    var found: [LintFinding] = []
    for screen in screens {
      found += duplicates(screen)
      let cells = LintCells(screen, matched: sources.union(destinations), animating: animating)
      let heroIDs = Dictionary(screen.views.compactMap { view in view.heroID.map { ($0, 1) } }, uniquingKeysWith: +)
      for (index, view) in screen.views.enumerated() {
        let isAlone = view.heroID.map { heroIDs[$0] == 1 && owners[screen.name]?[$0]?.count == 1 } ?? false
        found += participation(view, index, cells, hasOwnHeroID: isAlone)
        found += table(view, of: screen)
        found += image(view)
        if let huge = percent(view) { found.append(huge) }
        if let hidden = Self.textWithoutRoom(view) { found.append(hidden) }
        if let stretched = Self.stretchedText(view, in: film.transitions) { found.append(stretched) }
      }
    }
    found += Self.missingFonts(film.scene)
    found += Self.statusBars(film)
    for step in film.scene.steps { found += gestureJumps(step) }
    found += film.faults.filter { !isToldByItsScreen($0.fact) }.map { LintFinding(rule: .plan, $0.diagnostic) }
    found += film.scene.notes.map { note in
      let rule = LintFinding.Rule(note.subject)
      return LintFinding(
        rule: rule, view: film.scene.views(of: note).first,
        location: SourceLocation(
          line: note.diagnostic.line, column: note.diagnostic.column, jsonPath: note.diagnostic.jsonPath),
        message: note.told.message, fault: rule == .approximated ? note.told.message : nil)
    }
    // A screen that a step changes is looked at again with all its other views.
    var once: Set<Told> = []
    return found.filter { finding in
      once.insert(
        Told(
          rule: finding.rule, view: finding.view, message: finding.message,
          place: finding.view == nil || finding.rule == .ignoredByHero
            ? [finding.location.line, finding.location.column] : [])
      ).inserted
    }
  }

  /// Whether a fact about heroIDs is looked for in every tree.
  private func isToldByItsScreen(_ fact: PlanWarning) -> Bool { fact.rule == .v3 && !fact.isOfSeveralTrees }

  /// What makes two findings one.
  private struct Told: Hashable {
    let rule: LintFinding.Rule
    let view: String?
    let message: String
    let place: [Int]
  }

  /// Rule V3: the last of them is the one that is found.
  private func duplicates(_ screen: Screen) -> [LintFinding] {
    var owners: [String: [View]] = [:]
    var order: [String] = []
    for view in screen.views {
      guard let heroID = view.heroID else { continue }
      if owners[heroID] == nil { order.append(heroID) }
      owners[heroID, default: []].append(view)
    }
    return order.compactMap { heroID in
      guard let views = owners[heroID], views.count > 1, let last = views.last else { return nil }
      let others = views.dropLast().map(\.path).joined(separator: ", ")
      return LintFinding(
        rule: .duplicateHeroID, view: last.path, location: last.location,
        message: "the heroID '\(heroID)' is also on \(others); give each view its own")
    }
  }

  /// Rules P1 and P6: Hero looks for a table's cells inside its first subview, where they were before iOS 11.
  private func table(_ view: View, of screen: Screen) -> [LintFinding] {
    guard view.layout == .list, let first = view.children.first, Self.actsOnSubviews(view.heroModifiers ?? []) else {
      return []
    }
    return [
      LintFinding(
        rule: .tableSubviews, view: view.path, location: view.location,
        message: "on a table view Hero's cascade and ignoreSubviewModifiers mean the subviews of its first subview, "
          + "\(screen.views[first].path), and no other cell (P1, P6); give the cells their delays, or use a collection")
    ]
  }

  /// Views that a gesture starts to move late: until then they are where the progress puts them, then they jump.
  private func gestureJumps(_ step: Step) -> [LintFinding] {
    guard case .samples(let samples, _)? = step.interaction,
      let first = samples.first(where: { $0.progress != nil || !$0.apply.isEmpty })
    else { return [] }
    var held = Set(first.apply.map(\.view))
    return samples.filter { $0.time > first.time }.flatMap { sample in
      sample.apply.filter { held.insert($0.view).inserted }.map { entry in
        let path = entry.view.path(in: film.scene.screens)
        return LintFinding(
          rule: .gestureJump, view: path, location: sample.location,
          message:
            "jumps at \(Decimals.readable(sample.time)) s, where the gesture first applies modifiers to it (I2); "
            + "apply where it starts in the gesture's first sample too")
      }
    }
  }

  private func participation(_ view: View, _ index: Int, _ cells: LintCells, hasOwnHeroID: Bool) -> [LintFinding] {
    var found: [LintFinding] = []
    func add(_ rule: LintFinding.Rule, _ message: String, fault: String? = nil) {
      found.append(LintFinding(rule: rule, view: view.path, location: view.location, message: message, fault: fault))
    }
    let reasons = skipped[view.path] ?? []
    let hasModifiers = view.heroModifiers?.isEmpty == false
    let takesPart = animating.contains(view.path)
    let isMatched = sources.contains(view.path) || destinations.contains(view.path)
    // A screen in no transition has nothing to say about its views.
    let isSeen = takesPart || isMatched || !reasons.isEmpty
    // Modifiers of a cell are for when it is chosen.
    let isOtherCell = view.heroID != nil && !isMatched && cells.hasChosen(besides: index)
    if !isSeen, let why = absence(of: view.path) {
      if hasModifiers {
        add(.modifiersWithoutEffect, "its heroModifiers have no effect: \(why)")
      } else if view.heroID != nil {
        add(.heroIDWithoutPartner, "its heroID has no effect: \(why)")
      }
    } else if !takesPart, let reason = reasons.first(where: { $0.rule == .v2 }) {
      if let message = offScreen(reason, view, index, cells) { add(.offScreen, message) }
    } else if hasModifiers, !takesPart, !Self.actsOnSubviews(view.heroModifiers ?? []), let reason = reasons.first,
      !(isOtherCell && reason == .nothingToAnimate)
    {
      add(.modifiersWithoutEffect, "its heroModifiers have no effect: \(reason.text)")
    }
    if let heroID = view.heroID, hasOwnHeroID, isSeen, !isMatched, !aimed.contains(heroID),
      !missedOffScreen.contains(view.path), !reasons.contains(where: { $0.rule == .v2 || $0.rule == .v1 })
    {
      let lonely = lonely(met: view.path)
      let near = NearestName.find(heroID, among: lonely.map(\.heroID))
      if near == heroID {
        let path = lonely.first { $0.heroID == heroID }?.path ?? ""
        let why = skipped[path] == nil ? absence(of: path).map { "\(path), takes no part: \($0)" } : nil
        add(
          .heroIDWithoutPartner,
          "the view with the heroID '\(heroID)' on the other screen"
            + (why.map { ", \($0)" } ?? " is off screen, hidden in a cell, or has Hero off (V1, V2)"),
          fault: heroID)
      } else if !isOtherCell || near != nil {
        add(
          .heroIDWithoutPartner,
          "no screen that it meets has a view with the heroID '\(heroID)'"
            + (near.map { "; did you mean '\($0)'?" } ?? ""),
          fault: near.map { [heroID, $0].sorted().joined(separator: "\n") })
      }
    }
    // On the way back the roles are exchanged and the modifiers count.
    if sources.contains(view.path), !destinations.contains(view.path) {
      let names = (view.heroModifiers ?? []).compactMap(\.definition).filter(\.isReplacedByMatch).map(\.kin)
      if !names.isEmpty {
        add(
          .modifiersIgnoredByMatch,
          "it is only ever the source of a match, which takes \(names.joined(separator: ", ")) from its destination (P4, P5)"
        )
      }
    }
    return found
  }

  /// Why Hero never looks at a bar, or at a view in one (rule C7); nil for other views.
  private func absence(of path: String) -> String? {
    if let bar = ContainerController.bar(at: path), !film.transitions.isEmpty {
      return "\(bar.stays); they count where its controller itself comes or goes, in modals (C7)"
    }
    guard BarSlot.find(in: path) != nil else { return nil }
    return UnseenBarView(of: ContainerController.screen(of: path), in: film.transitions)?.sentence
  }

  /// The message about a view that lies off screen, or whose counterpart does; nil when that one tells it, or for a cell of a list that goes
  /// on below the edge.
  private func offScreen(_ reason: SkipReason, _ view: View, _ index: Int, _ cells: LintCells) -> String? {
    if case .counterpartOffScreen(let path) = reason {
      return skipped[path]?.contains(.offScreen) == true
        ? nil : "\(reason.text), so it does not animate; move that one in or give it forceAnimate"
    }
    return cells.hasTaking(besides: index) && !missedOffScreen.contains(view.path)
      ? nil : "is \(reason.text), so it does not animate; move it in or give it forceAnimate"
  }

  /// The heroIDs without a partner on the screens that a view's screen meets, with their views.
  private func lonely(met path: String) -> [(heroID: String, path: String)] {
    let name = ContainerController.screen(of: path)
    let met = film.transitions.compactMap { plan -> String? in
      plan.from == name ? plan.to : plan.to == name ? plan.from : nil
    }
    return lonelyIDs.filter { met.contains($0.screen) }.map { ($0.heroID, $0.path) }
  }

  /// Whether modifiers do something for subviews even on a view that does not animate itself (rules P1, P6).
  package static func actsOnSubviews(_ modifiers: [Modifier]) -> Bool {
    modifiers.contains { modifier in
      switch modifier {
      case .cascade, .ignoreSubviewModifiers: true
      case .when(_, let inner): actsOnSubviews(inner)
      default: false
      }
    }
  }
}
