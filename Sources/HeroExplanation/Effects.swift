import HeroInspection
import HeroScene
import HeroTransition

extension Explainer {
  /// More modifiers than this are not tried one by one.
  public static let mostModifiers = 600

  /// Modifiers without which the film is the same: it is planned again without each (rules M1–M7, P4, P5).
  func effects() throws -> [Finding] {
    let animating = Set(film.transitions.flatMap { $0.views.map(\.path) })
    var found: [Finding] = appliedInVain()
    var tried = 0
    let outcome = Outcome(film, on: canvas)
    // What is said alike for many views, cells for example, is judged over all of them.
    var groups: [Trial: [View]] = [:]
    var order: [Trial] = []
    var seen: Set<String> = []
    let alike = Dictionary(grouping: views, by: Self.kin).mapValues { Set($0.map(\.path)).count }
    for view in views where animating.contains(view.path) && seen.insert(view.path).inserted {
      for (index, modifier) in (view.heroModifiers ?? []).enumerated() where modifier.isTried {
        let kin = Self.kin(view)
        let trial = Trial(group: alike[kin, default: 1] >= 3 ? kin : view.path, index: index)
        if groups[trial] == nil { order.append(trial) }
        groups[trial, default: []].append(view)
      }
    }
    for trial in order {
      let views = groups[trial] ?? []
      if let asked = question.views, !views.contains(where: { asked.contains($0.path) }) { continue }
      tried += views.count
      guard tried <= Self.mostModifiers else { return found }
      let isVain = try views.allSatisfy { view in
        guard let other = try? Film(scene: film.scene.without([trial.index], of: view), file: file) else {
          return false
        }
        return try outcome.isSame(as: Outcome(other, on: canvas), by: view.heroModifiers?[trial.index].look ?? .plans)
      }
      guard isVain, let view = views.first(where: { question.views?.contains($0.path) == true }) ?? views.first,
        let modifier = view.heroModifiers?[trial.index]
      else { continue }
      found.append(try finding(modifier, at: trial.index, of: view))
    }
    return found
  }

  /// A modifier of one view, or of the views of a screen that show the same kind of thing and have the same modifiers with other values.
  private struct Trial: Hashable {
    let group: String
    let index: Int
  }

  /// Equal for the views of a screen that show the same kind of thing and have the same modifiers with other values.
  private static func kin(_ view: View) -> String {
    ([screen(of: view.path), view.content.typeName] + (view.heroModifiers ?? []).map(\.kind)).joined(separator: " ")
  }

  private func finding(_ modifier: Modifier, at index: Int, of view: View) throws -> Finding {
    let plan = film.transitions.first { $0.views.contains { $0.path == view.path } }
    let (start, duration) = (plan?.start ?? 0, plan?.duration ?? 0)
    var change = "remove \(modifier.text)"
    var swift: String?
    let why: String
    if case .backgroundColor(let color) = modifier, view.backgroundColor != nil {
      why = "the snapshot's picture, with the view's own background, lies over it (L3)"
      change = "\(Modifier.overlay(color, opacity: 1).text), which lies over the picture"
      swift = "view.hero.modifiers = [.overlay(color: color, opacity: 1)]"
    } else if let plan, plan.defaultAnimation != "none", [plan.fromView, plan.toView].contains(view.path) {
      why = "the default animation \(plan.defaultAnimation) replaces the modifiers of both root views (P3, D3)"
      change = "\"animation\": \"none\", and the whole motion among the modifiers of the two roots"
      swift = "navigationController.hero.navigationAnimationType = .none  // or modalAnimationType, tabBarAnimationType"
    } else {
      why = try cause(modifier, at: index, of: view)
    }
    var finding = Finding(
      .noEffect, view: view.path, start: start, end: start + duration,
      message: "\(modifier.text) changes nothing: \(why)", change: change, swift: swift, location: view.location)
    finding.moment = start + duration / 2
    return finding
  }

  /// What takes its effect away: another of the view's modifiers, the match, or nothing.
  private func cause(_ modifier: Modifier, at index: Int, of view: View) throws -> String {
    let modifiers = view.heroModifiers ?? []
    func matters(_ scene: Scene, without others: [Int] = [], _ changed: View) -> Bool {
      guard let with = try? Film(scene: scene.without(others, of: changed), file: file),
        let without = try? Film(scene: scene.without(others + [index], of: changed), file: file)
      else { return false }
      return (try? Outcome(with, on: canvas).isSame(as: Outcome(without, on: canvas), by: .plans)) == false
    }
    for other in modifiers.indices.reversed() where other != index && matters(film.scene, without: [other], view) {
      if case .spring = modifiers[other] { return "\(modifiers[other].text) of the same view has its own timing (T4)" }
      return "\(modifiers[other].text) of the same view overrides it (M1)"
    }
    var above = parents[view.path]
    while let path = above {
      let cascading = self.view(path)?.heroModifiers?.contains { if case .cascade = $0 { true } else { false } } == true
      if cascading, matters(film.scene.changing(path, { $0.heroModifiers = nil }), view) {
        return "the cascade of \(path) gives the views inside of it their delays (P6)"
      }
      above = parents[path]
    }
    if let id = view.heroID, film.transitions.contains(where: { $0.pairs.contains { $0.heroID == id } }) {
      let unmatched = film.scene.changing(view.path) { $0.heroID = nil }
      if matters(unmatched, view) { return "the match gives the view its partner's instead (P4, P5)" }
    }
    if case .when = modifier { return "its condition never holds, or what it adds changes nothing (M5)" }
    return "it asks for what the view has anyway, or for what does not animate here (V4)"
  }

  private func appliedInVain() -> [Finding] {
    film.facts.compactMap { warning in
      guard case .appliedInVain(let path) = warning.fact,
        let plan = film.transitions.first(where: { $0.gesture != nil && $0.start <= film.duration && isOn($0, path) })
      else { return nil }
      return Finding(
        .noEffect, view: path, start: plan.start, end: plan.start + plan.duration, message: warning.fact.text,
        change: "a heroID or a modifier that lets the view animate", swift: "view.hero.modifiers = [.fade]",
        location: SourceLocation(
          line: warning.diagnostic.line, column: warning.diagnostic.column, jsonPath: warning.diagnostic.jsonPath))
    }
  }

  private func isOn(_ plan: TransitionPlan, _ path: String) -> Bool {
    [plan.from, plan.to].contains(Self.screen(of: path))
  }
}

extension Modifier {
  /// What tells whether it has an effect.
  fileprivate var look: Outcome.Look {
    switch self {
    case .duration, .timingFunction: .layers
    case .backgroundColor: .pictures
    default: .plans
    }
  }

  /// Its name without arguments.
  fileprivate var kind: String { String(text.prefix { $0 != "(" }) }

  /// Those that are there for what apps do and pictures do not show are not tried: how a snapshot is taken, SDOSHero's flag (rule M7).
  fileprivate var isTried: Bool {
    switch self {
    case .snapshot, .autolayout: false
    default: true
    }
  }
}

extension Scene {
  /// The scene with some modifiers of a view left out, wherever steps change it too.
  fileprivate func without(_ indices: [Int], of view: View) -> Scene {
    guard !indices.isEmpty else { return self }
    let kept = (view.heroModifiers ?? []).enumerated().filter { !indices.contains($0.offset) }.map(\.element)
    return changing(view.path) { if $0.heroModifiers == view.heroModifiers { $0.heroModifiers = kept } }
  }

  /// The scene with a view changed, wherever it stands.
  fileprivate func changing(_ path: String, _ change: (inout View) -> Void) -> Scene {
    func changed(_ screen: Screen) -> Screen {
      guard let index = screen.views.firstIndex(where: { $0.path == path }) else { return screen }
      var screen = screen
      change(&screen.views[index])
      return screen
    }
    var scene = self
    scene.screens = screens.map(changed)
    for step in steps.indices { scene.steps[step].screenChanges = steps[step].screenChanges.mapValues(changed) }
    return scene
  }
}
