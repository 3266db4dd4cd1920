import HeroInspection
import HeroModel
import TransitionEngine

extension Explainer {
  /// More modifiers than this are not tried one by one.
  package static let mostModifiers = 600

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
    for view in views
    where animating.contains(view.path) && changed?.contains(view.path) != false && seen.insert(view.path).inserted {
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
      found.append(try finding(modifier, at: trial.index, of: view, among: views))
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

  private func finding(_ modifier: Modifier, at index: Int, of view: View, among kin: [View]) throws -> Finding {
    let plan = film.transitions.first { $0.views.contains { $0.path == view.path } }
    let removal = Remedy(
      kin.compactMap { view -> SceneChange? in
        view.heroModifiers.map { .view(view.path, .removing($0[index])) }
      })
    var remedies = [removal]
    func replacing(_ other: Modifier) -> Remedy {
      var modifiers = view.heroModifiers ?? []
      modifiers[index] = other
      return Remedy(.view(view.path, .modifiers(modifiers)))
    }
    let why: String
    if case .backgroundColor(let color) = modifier, view.backgroundColor != nil {
      why = "the snapshot's picture, with the view's own background, lies over it (L3)"
      remedies.insert(replacing(.overlay(color, opacity: 1)), at: 0)
    } else if case .visualEffect = view.content, case .opacity = modifier {
      why = "a visual effect has no opacity; only opacity 0 runs it from or to none (L3)"
      remedies.insert(replacing(.fade), at: 0)
    } else if let plan, plan.defaultAnimation != .none, [plan.fromView, plan.toView].contains(view.path) {
      why = "the default animation \(plan.defaultAnimation.text) replaces the modifiers of both root views (P3, D3)"
      remedies.insert(
        contentsOf: [ownMotion(plan, timing: modifier.isTiming ? [modifier] : [])].compactMap { $0 }
          + animations(plan, [.none]), at: 0)
    } else {
      why = try cause(modifier, at: index, of: view)
    }
    return Finding(
      .noEffect, view: view.path, in: plan, aspect: modifier.text,
      message: "\(modifier.text) changes nothing: \(why)", remedies: remedies, location: view.location)
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
      // By itself it animates, whatever its modifiers are.
      var alone = view
      alone.heroModifiers?.append(.forceAnimate)
      let unmatched = film.scene.changing(view.path) {
        if $0.heroModifiers == view.heroModifiers { $0.heroModifiers = alone.heroModifiers }
        $0.heroID = nil
      }
      if matters(unmatched, alone) { return "the match gives the view its partner's value (P4, P5)" }
    }
    if case .when = modifier { return "its condition never holds, or what it adds changes nothing (M5)" }
    return "it asks for what the view has anyway, or for what does not animate here (V4)"
  }

  private func appliedInVain() -> [Finding] {
    var told: Set<[String]> = []
    return film.facts.compactMap { warning in
      guard case .appliedInVain(let path) = warning.fact,
        told.insert([path, warning.diagnostic.jsonPath]).inserted,
        let plan = film.transitions.first(where: {
          $0.gesture != nil && isOn($0, path) && film.scene.steps.indices.contains($0.step)
            && film.scene.steps[$0.step].location.jsonPath == warning.diagnostic.jsonPath
        })
      else { return nil }
      return Finding(
        .noEffect, view: path, in: plan, aspect: "apply", message: warning.fact.text,
        remedies: [
          Remedy(.view(path, .adding([.fade]))), Remedy(.view(path, .adding([.forceAnimate]))),
          Remedy(.step(plan.step, .animation(.none)), .view(path, .adding([.fade]))),
        ],
        location: SourceLocation(
          line: warning.diagnostic.line, column: warning.diagnostic.column, jsonPath: warning.diagnostic.jsonPath))
    }
  }

  /// Default animations that move no screen, because both root views are matched, and a match takes their place (rules P3 to P5).
  func matchedRoots() -> [Finding] {
    var told: Set<Set<String>> = []
    return film.transitions.compactMap { plan in
      guard ![.none, .fade].contains(plan.defaultAnimation),
        let pair = plan.pairs.first(where: { $0.source == plan.fromView && $0.destination == plan.toView }),
        told.insert([plan.from, plan.to]).inserted
      else { return nil }
      var finding = Finding(
        .noEffect, view: plan.to, in: plan, aspect: "default animation",
        message:
          "\(plan.defaultAnimation.text) moves nothing: both root views have the heroID '\(pair.heroID)', and a match takes "
          + "the place of the default animation's motion (P3, P5)",
        remedies: [Remedy(.view(pair.source, .heroID(nil)), .view(pair.destination, .heroID(nil)))],
        location: view(plan.to)?.location ?? SourceLocation())
      finding.subjects.insert(plan.from)
      return finding
    }
  }

  /// Sheets, which Hero's transition draws as large as the container (rule C1).
  func sheets() -> [Finding] {
    var told: Set<String> = []
    return film.transitions.compactMap { plan in
      let style = style(of: plan)
      guard plan.kind == .present, plan.reason != .cut, style.isSheet, told.insert(plan.to).inserted else { return nil }
      return Finding(
        .noEffect, view: plan.to, in: plan, aspect: "modalPresentationStyle",
        message:
          "\(style.rawValue) changes nothing: Hero presents '\(plan.to)' over the whole container, and takes away what was under it; "
          + "only UIKit's own transition makes a sheet (C1)",
        remedies: [presentation(plan, .fullScreen)].compactMap { $0 },
        location: film.scene.screens.first { $0.name == plan.to }?.location ?? SourceLocation())
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

  /// Whether it says when and how long, and nothing else.
  fileprivate var isTiming: Bool {
    switch self {
    case .duration, .delay, .timingFunction, .spring: true
    default: false
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
}
