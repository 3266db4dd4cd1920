import HeroGeometry
import HeroInspection
import HeroLayers
import HeroModel
import TransitionEngine

extension Explainer {
  /// Snapshots that an over-full-screen change has left on the screen that shows now or beside what covers it, views that it has taken
  /// away, and pictures with nothing or too little in them.
  func leftovers(_ search: CauseSearch?) throws -> [Finding] {
    var found: [Finding] = []
    for plan in looked {
      if plan.kind == .present { found += try staysUnder(plan, search) + gone(plan, search) }
      let after = settled(plan).after
      if let (left, screen) = leftover(on: after), !found.contains(where: { $0.view == left }) {
        found.append(try leftover(left, on: screen, plan, search))
      } else if try isEmpty(after), let screen = film.scene.screens.first(where: { $0.name == shown(plan) }) {
        found.append(nothing(screen, plan))
      } else if plan.kind == .present, let finding = try takenAway(plan, search) {
        found.append(finding)
      }
    }
    return found
  }

  /// Whether it is a screen's view, or that of a container around one.
  private func isScreen(_ path: String) -> Bool {
    let screen = Self.screen(of: path)
    return film.scene.screens.contains { $0.name == screen } && isRoot(path) && !path.contains("/")
  }

  /// The screen that shows when the transition is over.
  private func shown(_ plan: TransitionPlan) -> String { plan.gesture?.finishes == false ? plan.from : plan.to }

  /// The first snapshot that is left on the topmost screen, and whose that is: below an over-full-screen one leftovers are what Hero means
  /// to show (rule L7).
  private func leftover(on tree: LayerTree) -> (path: String, screen: String)? {
    let top = tree.layers.last { $0.role == .view && isScreen($0.path) }
    return top?.children.first { $0.role == .snapshot }.map { ($0.path, Self.screen(of: top?.path ?? "")) }
  }

  private func leftover(_ path: String, on screen: String, _ plan: TransitionPlan, _ search: CauseSearch?) throws
    -> Finding
  {
    let end = plan.start + plan.duration
    let next = film.transitions.first { $0.index > plan.index && [$0.from, $0.to].contains(screen) }
    let off = film.scene.allScreens.filter { [plan.from, plan.to].contains($0.name) && !$0.isHeroEnabled }
    let enabling = off.map { Remedy(.screen($0.name, .isHeroEnabled(true))) }
    let controllers = [SceneChange.ControllerKind.navigation, .tabs].map {
      Remedy(.controllers($0, .isHeroEnabled(true)))
    }
    let whole = film.transitions.filter { $0.index < plan.index && $0.kind == .present && style(of: $0).isOver }
      .compactMap { presentation($0, .fullScreen) }
    var finding = Finding(
      .leftOver, view: path, in: plan, start: end, end: next?.start ?? film.duration,
      message:
        "a snapshot of it stays on '\(screen)': an over-full-screen change keeps snapshots until the screen takes part "
        + "in another transition, and Hero does not run this change (L7, C6)",
      remedies: (step(plan)?.isAnimated == false ? [Remedy(.step(plan.step, .without(.animated)))] : []) + enabling
        + controllers
        + whole,
      moment: min(end + 1e-6, film.duration))
    try search?.prove(&finding, of: [path], in: plan) { film, _ in
      leftover(on: film.trees(.end, of: plan.index).still)?.path == path
    }
    return finding
  }

  /// Whether every pixel has the colour under everything, whatever that is.
  private func isEmpty(_ tree: LayerTree) throws -> Bool {
    try [Color.white, .black].allSatisfy { color in
      var tree = tree
      tree.background = color
      return try canvas.draw(tree) == canvas.draw(LayerTree(size: tree.size, background: color, layers: []))
    }
  }

  private func nothing(_ screen: Screen, _ plan: TransitionPlan) -> Finding {
    let end = plan.start + plan.duration
    let why: String
    var remedies: [Remedy?] = [nil]
    let color = view(plan.from)?.backgroundColor.flatMap { $0.alpha == 1 ? $0 : nil } ?? .white
    if let root = screen.views.first, root.isHidden || root.alpha == 0 {
      why = "its view is \(root.isHidden ? "hidden" : "transparent")"
      remedies = [Remedy(.view(screen.name, root.isHidden ? .isHidden(false) : .alpha(1)))]
    } else if plan.kind == .present, !style(of: plan).isOver {
      why = "it draws nothing, and a full-screen presentation takes away what was under it (C1)"
      remedies = [presentation(plan, .overFullScreen)]
    } else {
      why = "it draws nothing"
    }
    remedies.append(Remedy(.view(screen.name, .backgroundColor(color))))
    return Finding(
      .leftOver, view: screen.name, in: plan, start: end, end: film.duration,
      message: "nothing is left on screen but the canvas: '\(screen.name)' shows, and \(why)",
      remedies: remedies.compactMap { $0 }, moment: min(end + 1e-6, film.duration))
  }
}
