import HeroLayers
import HeroModel

/// A scene's whole timeline as a pure function of time.
package struct Film: Sendable {
  package let scene: Scene
  /// Seconds: the sum of the steps.
  package let duration: Double
  /// The timeline, a line for each step.
  package let steps: [StepPlan]
  /// The screen on top before each step, and at the end: indices into `Scene.screens`.
  package let tops: [Int]
  /// The transitions in order.
  package let transitions: [TransitionPlan]
  /// Problems worth knowing that do not stop the film.
  package let facts: [FilmWarning]
  /// The same as diagnostics, each fault once, at the first step that has it.
  package var warnings: [Diagnostic] { faults.map(\.diagnostic) }
  /// The facts, each fault once, at the first step that has it; the text tells how many have.
  package var faults: [FilmWarning] {
    var counts: [[String]: Int] = [:]
    for warning in facts { counts[warning.fact.fault, default: 0] += 1 }
    return facts.compactMap { warning in
      guard let count = counts.removeValue(forKey: warning.fact.fault) else { return nil }
      var warning = warning
      if count > 1 { warning.diagnostic.message += "; \(count) steps have it, this one first" }
      return warning
    }
  }
  private let segments: [FilmSegment]
  private let end: LayerTree
  /// What the device draws over everything, by style; empty without a status bar.
  private let device: [StatusBar.Style: [Layer]]
  /// Its style at the end.
  private let lastStyle: StatusBar.Style

  /// Plans every step.
  ///
  /// - Parameters:
  ///   - scene: A validated scene.
  ///   - file: The scene's name in diagnostics.
  ///   - plugins: Take part in every transition (rule P7).
  /// - Throws: `SceneError` for an impossible step (a pop at the root, …).
  package init(scene: Scene, file: String = "", plugins: [any TransitionPlugin] = []) throws(SceneError) {
    var planner = FilmPlanner(scene: scene, file: file, plugins: plugins)
    try planner.run(to: scene.steps.count)
    self.init(planner)
  }

  /// What a planner has planned.
  init(_ planner: FilmPlanner) {
    scene = planner.scene
    duration = planner.time
    steps = planner.steps
    tops = planner.tops + [planner.top]
    transitions = planner.plans
    facts = planner.warnings
    segments = planner.segments
    end = planner.settledTree
    lastStyle = planner.statusBarStyle
    var device: [StatusBar.Style: [Layer]] = [:]
    if var bar = scene.canvas.statusBar {
      for style in StatusBar.Style.allCases {
        bar.style = style
        device[style] = DeviceLayers(size: scene.canvas.size, bar: bar).layers
      }
    }
    self.device = device
  }

  /// What the passes have made of the last transition's screens; nil when it is a cut.
  package var lastDraft: TransitionDraft? {
    for segment in segments.reversed() {
      switch segment.content {
      case .still: continue
      case .system: return nil
      case .transition(_, let planned, _): return planned.transition.draft
      case .gesture(_, let run, _): return run.transition.draft
      }
    }
    return nil
  }

  /// What shows at a time in seconds; beyond the end the end shows.
  ///
  /// At a step's start its transition is on at progress 0; at its end time the next step's first picture shows.
  package func moment(at time: Double) -> Moment {
    let time = min(max(time, 0), duration)
    guard time < duration else {
      var moment = Moment(time: time, transition: nil, progress: nil, tree: end)
      moment.tree.layers += device[lastStyle] ?? []
      return moment
    }
    let segment = segment(at: time)
    var moment = segment.moment(at: time)
    moment.tree.layers += deviceLayers(segment.statusBar, progress: moment.progress)
    return moment
  }

  /// What shows in a part of a transition, 0…1, to the last digit the same wherever the transition stands in the film, without what the
  /// device draws; at 1, and of a cut, what follows it.
  package func tree(in transition: Int, at part: Double) -> LayerTree {
    guard let index = segments.firstIndex(where: { $0.transition == transition }) else {
      return moment(at: transitions[transition].start).tree
    }
    if part < 1 { return segments[index].moment(after: segments[index].duration * part).tree }
    return index + 1 < segments.count ? segments[index + 1].moment(after: 0).tree : end
  }

  /// Whether nothing moves from one time to another, seconds. False may also mean that it is not known without looking.
  package func isStill(from start: Double, to end: Double) -> Bool {
    let (first, last) = (max(min(start, end), 0), max(start, end))
    if first >= duration { return true }
    guard last < duration else { return false }
    let segment = segment(at: first)
    return segment.isStill && last < segment.start + segment.duration
  }

  /// The last segment that has begun before the end; segments without duration never show, because the next begins with them.
  private func segment(at time: Double) -> FilmSegment {
    var low = 0
    var high = segments.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if segments[middle].start <= time { low = middle } else { high = middle }
    }
    return segments[low]
  }

  /// What the device draws: its style changes with the screens.
  private func deviceLayers(_ change: FilmSegment.StyleChange, progress: Double?) -> [Layer] {
    var fade = CrossFade(progress: min(max(progress ?? 1, 0), 1))
    fade.add("statusBar", device[change.from], device[change.to])
    return fade.layers.map { layer in
      var layer = layer
      layer.zPosition = DeviceLayers.zPosition
      return layer
    }
  }
}

/// A warning and the step that it is about.
package struct FilmWarning: Equatable, Sendable {
  package var fact: PlanWarning
  /// Its text, with the step's place.
  package var diagnostic: Diagnostic
}

/// What shows at one time.
package struct Moment: Equatable, Sendable {
  /// Seconds.
  package var time: Double
  /// Index into `Film.transitions`; nil outside transitions.
  package var transition: Int?
  /// Hero's progress; nil outside transitions.
  package var progress: Double?
  /// What is drawn.
  package var tree: LayerTree
}
