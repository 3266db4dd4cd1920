import HeroGeometry
import HeroImage
import HeroInspection
import HeroLayers
import HeroModel
import TransitionEngine

/// Tries remedies: plans the film of the changed scene and looks at it again.
struct Trials: Sendable {
  /// What comes of a remedy.
  private enum Result {
    /// The finding is gone, and none has come.
    case mends
    /// The finding is gone, and others have come.
    case exchanges([Finding])
    case fails
  }

  /// Words of a finding that no remedy takes away.
  private static let (hopeless, vain, exchanging, untried) = (
    "herorender found no change that removes this",
    "herorender found no change that gives it an effect; without it the film is the same",
    "herorender found no change that helps: those that remove this bring another finding",
    "not all were tried, as there are too many findings: ask about one view"
  )
  /// Trials between which the work may end.
  private static let batch = 8

  let explainer: Explainer
  /// All that is found, asked for or not, told or not.
  let before: [Finding]

  /// Findings with the first of their remedies that takes them away and brings none: of all the first is tried, then the second.
  ///
  /// - Parameter telling: Told how many findings are done, before each part of the work.
  func mended(_ findings: [Finding], telling: (Int) throws -> Void) throws -> [Finding] {
    var mended = findings
    var open = findings.indices.filter { findings[$0].change.isEmpty }
    var queues = findings.map { finding in
      // In the end without what it comes from, where that says how things move.
      let areOfMotion = finding.words.allSatisfy { $0.modifier != nil || $0.views.isEmpty }
      let absence = areOfMotion ? finding.words.absence : []
      return finding.remedies.sorted { $0.wordCount < $1.wordCount } + (absence.isEmpty ? [] : [Remedy(absence)])
    }
    for index in open {
      mended[index].remedies = []
      mended[index].change = findings[index].rule == .noEffect ? Self.vain : Self.hopeless
    }
    var left = explainer.budget.mostTrials
    for number in 0..<Explainer.mostRemedies {
      open.removeAll { number >= queues[$0].count }
      if open.count > left { explainer.budget.leaveOut("remedies beyond \(explainer.budget.mostTrials) trials") }
      for index in open.dropFirst(left) { mended[index].change = Self.untried }
      let tried = Array(open.prefix(left))
      left -= tried.count
      for start in stride(from: 0, to: tried.count, by: Self.batch) {
        try telling(findings.count - open.count)
        let part = tried[start..<min(start + Self.batch, tried.count)].map { ($0, queues[$0][number]) }
        let results = try part.concurrentMap { try result(of: $0.1, for: findings[$0.0]) }
        for ((index, remedy), result) in zip(part, results) {
          switch result {
          case .fails: break
          case .exchanges(let brought):
            mended[index].change = Self.exchanging
            guard brought.count < 3, number < findings[index].remedies.count else { continue }
            // What takes that away is tried with it.
            let both = (0..<2).map { choice in
              // What it makes superfluous goes with it.
              Remedy(remedy.changes + brought.flatMap { $0.remedies.dropFirst(choice).first?.changes ?? $0.absences })
            }
            let last = queues[index].dropFirst(number + 1).firstIndex {
              $0.wordCount > 8 || $0.changes == findings[index].words.absence
            }
            queues[index].insert(contentsOf: both, at: last ?? queues[index].count)
          case .mends:
            (mended[index].change, mended[index].remedies) = (remedy.text(explainer.speaker), [remedy])
            mended[index].swift = remedy.swift(explainer.speaker)
            open.removeAll { $0 == index }
          }
        }
      }
      open = open.filter(tried.contains)
    }
    return mended
  }

  private func result(of remedy: Remedy, for finding: Finding) throws -> Result {
    let scene = remedy.applied(to: explainer.film.scene)
    guard scene != explainer.film.scene, let trial = try Explainer(of: scene, instead: explainer, for: finding) else {
      return .fails
    }
    let same = try trial.answers(to: [finding.rule])
    guard !same.contains(where: finding.isLeft), try changes(trial, finding) else { return .fails }
    let others = try trial.answers(to: Set(Finding.Rule.allCases).subtracting([finding.rule, .defaultAnimation]))
    let after = Explainer.onceTold(same + others)
    let brought = after.filter { one in !before.contains { $0.isSame(as: one) } }
    return brought.isEmpty ? .mends : .exchanges(brought)
  }

  /// Whether a frame of the time that a finding is of looks otherwise in a trial.
  private func changes(_ trial: Explainer, _ finding: Finding) throws -> Bool {
    let canvas = explainer.canvas
    return try finding.moments(10).contains { time in
      let (one, other) = (explainer.film.moment(at: time).tree, trial.film.moment(at: time).tree)
      return try !one.shows(the: other) && canvas.draw(one).differing(from: trial.canvas.draw(other)) > 0
    }
  }
}

extension Finding {
  /// What takes its dead words away.
  fileprivate var absences: [SceneChange] { if case .dead(let words)? = claim { words.flatMap(\.self) } else { [] } }
}

extension Explainer {
  /// The modifiers that a finding's change gives to views; nil where it is more than that, or nothing helps.
  func modifiers(in finding: Finding) -> [(view: String, modifiers: [Modifier])]? {
    guard finding.remedies.count == 1, let remedy = finding.remedies.first, remedy.text(speaker) == finding.change
    else {
      return nil
    }
    let changed = remedy.applied(to: film.scene)
    var edits: [(view: String, modifiers: [Modifier])] = []
    for (old, new) in zip(film.scene.allViews, changed.allViews) where old.heroModifiers != new.heroModifiers {
      if !edits.contains(where: { $0.view == new.path }) { edits.append((new.path, new.heroModifiers ?? [])) }
    }
    let alike = edits.reduce(film.scene) { scene, edit in
      scene.changing(edit.view) { $0.heroModifiers = edit.modifiers }
    }
    return !edits.isEmpty && alike == changed ? edits : nil
  }
}

extension Remedy {
  /// What helps each of several, for all of them at once: the first of each, then the second, as far as all have one.
  static func together(_ each: [[Remedy]]) -> [Remedy] {
    (0..<(each.map(\.count).min() ?? 0)).map { index in Remedy(each.flatMap { $0[index].changes }.once) }
  }

  /// Words that a person writes.
  fileprivate var wordCount: Int {
    let isGivenUp =
      changes.contains { if case .view(_, .heroID(nil)) = $0 { true } else { false } }
      && !changes.contains { if case .view(_, .heroID(_?)) = $0 { true } else { false } }
    return changes.reduce(isGivenUp ? 9 : 0) { count, change in
      switch change {
      case .view(_, .adding(let modifiers)), .view(_, .modifiers(let modifiers)): count + max(modifiers.count, 1)
      // It takes back what was asked for.
      case .screen(_, .hidesTabBar): count + 9
      default: count + 1
      }
    }
  }
}

extension Explainer {
  /// Remedies that are tried for one finding at most.
  package static let mostRemedies = 8

  /// A film that is changed a little, to be looked at where it differs; nil when it cannot be planned.
  init?(of scene: Scene, instead original: Explainer, for finding: Finding) throws {
    guard let film = try? Film(scene: scene, file: original.file) else { return nil }
    try self.init(looking: film, shown: film, file: original.file, question: original.question, instead: original)
    let plans = original.film.transitions
    guard film.transitions.count == plans.count else { return }
    let looks = film.transitions.indices.filter { index in
      film.transitions[index] != plans[index]
        || !zip(moments(of: film.transitions[index]), original.moments(of: plans[index])).allSatisfy {
          $0.shows(the: $1)
        }
    }
    scope = Set(looks)
    let parts = looks.map { index in
      [film.transitions, plans].map { Dictionary(grouping: $0[index].views, by: \.path) }
    }
    let paths = Set(views.map(\.path)).filter { path in
      view(path) != original.view(path) || parts.contains { $0[0][path] != $0[1][path] }
    }
    changed = paths
    words = WordFinding.all(
      WordAccount(film) { word in
        word.views.isEmpty || word.views.contains { paths.contains($0) || finding.subjects.contains($0) }
      }, of: film)
  }

  /// What tells two films of a transition apart without drawing them.
  private func moments(of plan: TransitionPlan) -> [LayerTree] {
    let (before, after) = settled(plan)
    return [before, after] + [0, 0.25, 0.5, 0.75, 1].map { tree(plan, at: $0) }
  }
}

// MARK: Remedies that several questions know

extension Explainer {
  /// Another default animation on a transition's step.
  func animations(_ plan: TransitionPlan, _ types: [AnimationType]) -> [Remedy] {
    types.filter { $0 != plan.defaultAnimation }.map { Remedy(.step(plan.step, .animation($0, plan.way))) }
  }

  /// `fade` on a view, or on one that holds it, from the inside out; a default animation would replace a root's.
  func fades(_ path: String, in plan: TransitionPlan) -> [Remedy] {
    ([path] + holders(of: path)).filter {
      plan.defaultAnimation == .none || ![plan.fromView, plan.toView].contains($0)
    }.map { Remedy($0, adding: .fade) }
  }

  /// `fade` on one of the screens' views in place of the default animation that it has.
  func rootFades(_ plan: TransitionPlan) -> [Remedy] {
    plan.defaultAnimation == .none ? [] : [plan.to, plan.from].map { ownFade($0, plan) }
  }

  /// `fade` on a view, and no default animation.
  func ownFade(_ path: String, _ plan: TransitionPlan) -> Remedy {
    Remedy(.step(plan.step, .animation(.none, plan.way)), .view(path, .adding([.fade])))
  }

  /// An opaque background for the screens of a transition that let through what is behind them: the other's, else what is there at rest.
  func backgrounds(_ plan: TransitionPlan) -> [Remedy] {
    func opaque(_ path: String) -> Color? { view(path)?.backgroundColor.flatMap { $0.alpha < 1 ? nil : $0 } }
    let bare = [plan.to, plan.from].filter { opaque($0) == nil }
    let color = opaque(plan.to) ?? opaque(plan.from) ?? film.scene.canvas.background
    let each = bare.map { Remedy(.view($0, .backgroundColor(color))) }
    return bare.count < 2 ? each : each + [Remedy(bare.map { .view($0, .backgroundColor(color)) })]
  }

  /// A pair of which one is not opaque, so that both fade.
  func crossFading(_ pair: TransitionPlan.Pair?) -> [Remedy] {
    guard let pair else { return [] }
    return [pair.destination, pair.source].map { Remedy(.view($0, .isOpaque(false))) }
  }

  /// Another way of presenting for what a step presents; nil for other steps.
  func presentation(_ plan: TransitionPlan, _ style: ModalPresentationStyle) -> Remedy? {
    presented(plan, .style(style)).map { Remedy($0) }
  }

  /// A change of what a step presents, a screen or a controller; nil for other steps.
  func presented(_ plan: TransitionPlan, _ change: SceneChange.ControllerChange) -> SceneChange? {
    guard case .present(let root, _)? = step(plan)?.action else { return nil }
    if case .screen(let index) = root { return .screen(film.scene.screens[index].name, change) }
    return .presented(step: plan.step, change)
  }

  /// Ways of coming and going that leave the root below what is presented over full screen alone; none for other transitions.
  func overFullScreen(_ plan: TransitionPlan) -> [Remedy] {
    let pair = [plan.from, plan.to]
    guard
      let over = film.transitions.last(where: { other in
        other.index <= plan.index && other.kind == .present && pair.contains(other.from) && pair.contains(other.to)
          && style(of: other).isOver
      }), let fade = presented(over, .modalAnimation(.fade)), let none = presented(over, .modalAnimation(.none))
    else { return [] }
    let enters = SceneChange.view(over.to, .adding([.translate(x: 0, y: film.scene.canvas.size.height, z: 0)]))
    return animations(plan, [.fade]) + [Remedy(fade), Remedy(none, enters)]
  }

  /// No default animation, and the motion that it gives to the two roots among their own modifiers; nil where it is more than can be said so.
  ///
  /// - Parameter timing: What both get besides.
  func ownMotion(_ plan: TransitionPlan, timing: [Modifier] = []) -> Remedy? {
    var changes: [SceneChange] = [.step(plan.step, .animation(.none, plan.way))]
    for root in plan.views where [plan.fromView, plan.toView].contains(root.path) {
      guard view(root.path) != nil, let motion = root.motion else { return nil }
      changes.append(.view(root.path, .adding(motion + timing)))
    }
    return changes.count > 1 ? Remedy(changes) : nil
  }

  /// The views of its screen that hold a view, the nearest first.
  func holders(of path: String) -> [String] {
    var holders: [String] = []
    while let above = parents[holders.last ?? path], view(above) != nil { holders.append(above) }
    return holders
  }

  /// A heroID that no view of the scene has.
  func freeID(_ heroID: String, for path: String) -> String {
    let id = heroID + " " + (path.split(separator: "/").last.map(String.init) ?? path)
    return views.contains { $0.heroID == id } ? id + " 2" : id
  }
}
