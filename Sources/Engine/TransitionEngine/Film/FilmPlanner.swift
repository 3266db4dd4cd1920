import HeroGeometry
import HeroLayers
import HeroModel

/// Walks through the timeline once and lays out the film.
struct FilmPlanner {
  private(set) var scene: Scene
  let file: String
  let plugins: [any TransitionPlugin]

  var stage: FilmState
  /// What is on the modal stack after the change that is being planned.
  private var coming: [Containers<FilmControllers>.Level] = []
  private(set) var segments: [FilmSegment] = []
  var plans: [TransitionPlan] = []
  private(set) var steps: [StepPlan] = []
  /// The screen on top before each step.
  private(set) var tops: [Int] = []
  private(set) var warnings: [FilmWarning] = []
  private(set) var time = 0.0
  private var leftovers: [Int: Leftover] = [:]
  let recent: RecentTransitions

  init(scene: Scene, file: String, plugins: [any TransitionPlugin]) {
    self.scene = scene
    self.file = file
    self.plugins = plugins
    recent = RecentTransitions(plugins: plugins)
    stage = FilmState(scene)
  }

  /// Plans one step after another, from the first that is not planned; throws at the first impossible one, because what follows it
  /// has no meaning.
  mutating func run(to end: Int) throws(SceneError) {
    let names = scene.screens.map(\.name)
    for index in steps.count..<max(end, steps.count) {
      let step = scene.steps[index]
      let (start, before, transitions, top) = (time, stage.text, plans.count, top)
      try plan(step, index: index)
      tops.append(top)
      steps.append(
        StepPlan(
          index: index, action: step.action.text(names), start: start, duration: time - start,
          transition: plans.count > transitions ? transitions : nil, stackBefore: before, stackAfter: stage.text))
    }
  }

  /// The same, to go on with a scene that is this one as far as it is planned; nil when it is another.
  func continued(with other: Scene) -> FilmPlanner? {
    guard steps.count <= other.steps.count, other.root == scene.root, other.canvas == scene.canvas,
      other.screens.starts(with: scene.screens),
      other.steps[..<steps.count] == scene.steps[..<steps.count]
    else { return nil }
    var planner = self
    planner.stage.screens += other.screens[scene.screens.count...]
    planner.scene = other
    return planner
  }

  /// The screen on top when nothing moves.
  var top: Int { stage.controllers.top.container.visible }

  /// The status bar's style when nothing moves.
  var statusBarStyle: StatusBar.Style { statusBarStyle(over: stage.controllers.top.container) }

  private func statusBarStyle(over container: Container<FilmControllers>) -> StatusBar.Style {
    stage.screens[container.visible].statusBarStyle ?? scene.canvas.statusBar?.style ?? .dark
  }

  /// What shows when nothing moves.
  var settledTree: LayerTree {
    let layers = stage.controllers.visible.flatMap(settledLayers)
    return LayerTree(size: scene.canvas.size, background: scene.canvas.background, layers: layers)
  }

  private func settledLayers(_ container: Container<FilmControllers>) -> [Layer] {
    settledLayers(container, holding: nil)
  }

  /// A container at rest: its bars are beside its screen, or part of what an earlier change has left of it.
  ///
  /// - Parameter held: A layer that lies on top of the subviews of the view with a path.
  func settledLayers(_ container: Container<FilmControllers>, holding held: (path: String, layer: Layer)?) -> [Layer] {
    if let leftover = leftovers[container.visible] {
      var view = view(of: container, in: container)
      if let held { view.add(held.layer, on: held.path) }
      return [view.settledLayer(leftover)]
    }
    let whole = stage.whole(container.visible)
    let place = held.flatMap { held in whole.views.firstIndex { $0.path == held.path }.map { [$0: [held.layer]] } }
    let screen = LayerBuilder(screen: whole, bars: place ?? [:]).layer(of: 0)
    let layers =
      [screen]
      + furniture(container).layers.map { bar in
        var bar = bar
        bar.zPosition = screen.zPosition
        return bar
      }
    return standing(layers, of: container)
  }

  /// The layers of a container where it stands: by themselves, or in the view that holds it.
  private func standing(_ layers: [Layer], of container: Container<FilmControllers>) -> [Layer] {
    guard let holder = holder(of: container) else { return layers }
    return [LayerBuilder(screen: stage.screens[holder.screen], bars: [holder.view: layers]).layer(of: 0)]
  }

  /// The view of another screen that a container of the modal stack stands in.
  private func holder(of container: Container<FilmControllers>) -> ViewAddress? {
    let screens = container.screens
    return (stage.controllers.levels + coming).first { $0.container.screens.contains(where: screens.contains) }?.own
      .holder
  }

  /// What a container of the modal stack fills, with what is covered of it.
  private func canvas(of container: Container<FilmControllers>) -> Canvas {
    var canvas = scene.canvas
    guard let holder = holder(of: container) else { return canvas }
    let frame = ScreenGeometry(stage.screens[holder.screen]).frameInContainer(of: holder.view)
    let (safe, size) = (canvas.safeArea, canvas.size)
    canvas.size = stage.screens[holder.screen].views[holder.view].size
    canvas.safeArea = .init(
      top: max(safe.top - frame.minY, 0), left: max(safe.left - frame.minX, 0),
      bottom: max(safe.bottom - (size.height - frame.maxY), 0), right: max(safe.right - (size.width - frame.maxX), 0))
    return canvas
  }

  /// The view of a container, which may be a tab of the one on its level.
  ///
  /// - Parameter holding: The screen in which a whole level stands; nil: as it is now.
  private func view(
    of container: Container<FilmControllers>, in level: Container<FilmControllers>, holding: Screen? = nil
  ) -> ControllerView {
    var view = ControllerView(
      container, screen: stage.whole(container.visible), furniture: furniture(level), size: canvas(of: level).size)
    if container == level, let holder = holder(of: level) {
      view.stand(in: holding ?? stage.screens[holder.screen], at: holder.view)
    }
    return view
  }

  private func furniture(_ container: Container<FilmControllers>) -> Furniture {
    Furniture(container, screens: stage.screens, canvas: canvas(of: container), device: scene.canvas.size)
  }

  /// The bars that stay above a change, from and to; those that do not are part of what moves (scene words W3).
  private func bars(_ change: ContainerChange<FilmControllers>) -> BarChange? {
    let kept = 0..<change.keptBars
    guard !kept.isEmpty else { return nil }
    return BarChange(from: furniture(change.wholes.from)[kept], to: furniture(change.wholes.to)[kept])
  }

  private mutating func plan(_ step: Step, index: Int) throws(SceneError) {
    for (screen, changed) in step.screenChanges.sorted(by: { $0.key < $1.key }) {
      stage.change(screen, to: changed)
    }
    let outcome: StepOutcome
    do {
      try stage.change(step.controllerChanges)
      outcome = try stage.outcome(of: step)
    } catch {
      throw impossible(step, index, error.message)
    }
    switch outcome {
    case .still(let after):
      var content: FilmSegment.Content?
      if step.screenChanges.isEmpty, step.controllerChanges == ControllerChanges(), after == stage.controllers,
        case .still? = segments.last?.content
      {
        content = segments.last?.content
      }
      stage.controllers = after
      var duration = 0.0
      if case .wait(let seconds) = step.action { duration = seconds / step.speed }
      append(content ?? .still(settledTree), duration: duration, speed: step.speed)
    case .change(let change):
      try plan(change, step: step, index: index)
    case .inside(let change):
      try plan(change, step: step, index: index)
    }
  }

  private mutating func plan(_ change: StageChange, step: Step, index: Int) throws(SceneError) {
    coming = change.containers.after.levels
    defer { coming = [] }
    let source = stage.screens[change.from]
    let destination = stage.screens[change.to]
    let after = change.containers.after
    var plan = TransitionPlan(
      index: plans.count, step: index, kind: change.kind, from: source.name, to: destination.name)
    plan.start = time
    plan.way = change.containers.way
    plan.presenting = change.containers.isPresenting
    plan.stackBefore = stage.text
    plan.reason = change.choice.reason
    plan.controller = change.controller
    let above = above(change.containers)

    let (controllers, wholes) = (change.containers.controllers, change.containers.wholes)
    let from = view(of: controllers.from, in: wholes.from)
    let to = view(of: controllers.to, in: wholes.to)
    (plan.fromView, plan.toView) = (from.screen.views[0].path, to.screen.views[0].path)
    let style = FilmSegment.StyleChange(from: statusBarStyle, to: statusBarStyle(over: after.top.container))

    guard change.isHeroEnabled, step.isHeroEnabled, step.isAnimated else {
      planWithoutHero(change, plan, step: step, from: from, to: to, above: above, statusBar: style)
      return
    }

    leftovers[change.from] = nil
    leftovers[change.to] = nil
    var request = TransitionRequest(
      id: plans.count, source: from.screen, destination: to.screen,
      containerSize: change.containers.way == .modal ? scene.canvas.size : canvas(of: wholes.from).size,
      contentsScale: scene.canvas.scale)
    request.bars = [.source: from.bars, .destination: to.bars]
    request.isPresenting = change.containers.isPresenting
    request.container = change.container
    request.isSourceOverFullScreen = change.container == .modal && change.fromStyle.isOver
    request.isDestinationOverFullScreen = change.container == .modal && change.toStyle.isOver
    request.animation = change.choice.type
    request.viewOrdering = step.viewOrdering
    request.directionStrategy = step.directionStrategy
    request.layoutDirection = scene.canvas.layoutDirection
    let bars = bars(change.containers)
    let transition = AnimatedTransition(request: request, plugins: plugins)
    var backdrop = backdrop(change, color: containerColor(step, request))
    if let above { (backdrop.above, backdrop.isHidden) = (above.layers, above.isHidden) }

    let run = try gesture(transition, change: change, step: step, index: index)
    let finishes = run?.release.finishes ?? true
    let duration = (run?.duration ?? transition.settledTotal) / step.speed

    transition.fill(&plan, speed: step.speed)
    plan.duration = duration
    plan.gesture = run.map {
      .init(finishes: finishes, release: $0.release.time / step.speed, progress: $0.releaseProgress)
    }
    for warning in plan.warnings { warn(warning, step: step) }
    if finishes { stage.controllers = after }
    plan.stackAfter = stage.text

    // Past the end, so that springs and rounding leave nothing behind (rule L7: end values).
    var last: SnapshotValues { run?.lastValues ?? transition.values(playing: transition.total + 1) }
    if finishes, request.isPresenting, request.isDestinationOverFullScreen {
      leftovers[change.from] = Leftover(of: .source, in: transition, values: last)
    } else if !finishes, !request.isPresenting, request.isSourceOverFullScreen {
      leftovers[change.to] = Leftover(of: .destination, in: transition, values: last)
    }
    if let above { leftovers[finishes ? change.to : change.from] = finishes ? above.after : above.before }
    let content: FilmSegment.Content =
      if let run {
        .gesture(plans.count, run, backdrop: backdrop)
      } else {
        .transition(plans.count, PlannedTransition(transition, among: recent), backdrop: backdrop)
      }
    append(
      content, duration: duration, speed: step.speed, statusBar: style, finger: run == nil ? nil : step.finger,
      bars: bars)
    plans.append(plan)
  }

  /// What lies over a change inside of a container under what is presented over that: what an earlier change has left on the
  /// container's view (rule L7), and what is presented; nil where nothing is.
  ///
  /// The change takes views of the screen that disappears back to their places; the container's own stay as they were left.
  private func above(_ change: ContainerChange<FilmControllers>) -> OverlaidChange? {
    guard !change.above.isEmpty else { return nil }
    let presented = change.above.flatMap(settledLayers)
    guard let left = leftovers[change.from] else { return OverlaidChange(layers: presented) }
    let (before, after) = (
      view(of: change.wholes.from, in: change.wholes.from), view(of: change.wholes.to, in: change.wholes.to)
    )
    func kept(in view: ControllerView) -> Leftover {
      let own = zip(before.screen.views[..<before.root], view.screen.views[..<view.root])
      return Leftover(
        hiddenPaths: Set(own.filter { left.hiddenPaths.contains($0.0.path) }.map(\.1.path)), snapshots: left.snapshots)
    }
    return OverlaidChange(
      layers: left.snapshots + presented, isHidden: left.hiddenPaths.contains(before.screen.views[0].path),
      before: kept(in: before), after: kept(in: after))
  }

  mutating func append(
    _ content: FilmSegment.Content, duration: Double, speed: Double, statusBar: FilmSegment.StyleChange? = nil,
    finger: FingerWay? = nil, bars: BarChange? = nil
  ) {
    let still = FilmSegment.StyleChange(from: statusBarStyle, to: statusBarStyle)
    segments.append(
      FilmSegment(
        start: time, duration: duration, speed: speed, content: content, statusBar: statusBar ?? still, bars: bars,
        finger: finger))
    time += duration
  }

  /// A change that UIKit animates, or nobody (rule C6).
  private mutating func planWithoutHero(
    _ change: StageChange, _ plan: TransitionPlan, step: Step, from: ControllerView, to: ControllerView,
    above: OverlaidChange?, statusBar: FilmSegment.StyleChange
  ) {
    let system = step.isAnimated ? change.system(on: stage, isMotionReduced: scene.canvas.isMotionReduced) : nil
    var plan = plan
    (plan.reason, plan.system) = (system == nil ? .cut : .system, system)
    plan.total = system?.duration ?? 0
    plan.duration = plan.total / step.speed
    let isMeant = change.choice.type != .auto || from.screen.speaks(with: to.screen)
    if step.isAnimated, step.isHeroEnabled, isMeant {
      plan.warnings = [.withoutHero(from: plan.from, to: plan.to, system)]
    }
    for warning in plan.warnings { warn(warning, step: step) }
    let content = system.map { system -> FilmSegment.Content in
      var backdrop = backdrop(change, color: scene.canvas.background)
      if let above { (backdrop.above, backdrop.isHidden) = (above.layers, above.isHidden) }
      let change = self.change(system, change.containers, from, to, away: step.away)
      return .system(plans.count, change, backdrop: backdrop)
    }
    // Without Hero nothing is put back.
    if let after = above?.after { leftovers[change.to] = after }
    stage.controllers = change.containers.after
    plan.stackAfter = stage.text
    plans.append(plan)
    append(content ?? .still(settledTree), duration: plan.duration, speed: step.speed, statusBar: statusBar)
  }

  /// What UIKit moves, and the bars around it.
  private func change(
    _ system: SystemTransition, _ containers: ContainerChange<FilmControllers>, _ from: ControllerView,
    _ to: ControllerView, away: [Int: Screen]
  ) -> SystemChange {
    func layers(_ view: ControllerView, _ screen: Int) -> [Layer] {
      [leftovers[screen].map(view.settledLayer) ?? LayerBuilder(screen: view.screen, bars: view.bars).layer(of: 0)]
    }
    let (old, new) = (layers(from, containers.from), layers(to, containers.to))
    let isForward = containers.isPresenting
    let bars = bars(containers).map {
      isForward ? SystemBars(lower: $0.from, upper: $0.to) : SystemBars(lower: $0.to, upper: $0.from)
    }
    let upper = isForward ? containers.wholes.to : containers.wholes.from
    let gone = away[holder(of: upper)?.screen ?? upper.visible].map { screen -> [Layer] in
      guard holder(of: upper) != nil else { return [LayerBuilder(screen: screen).layer(of: 0)] }
      let view = view(of: upper, in: upper, holding: screen)
      return [LayerBuilder(screen: view.screen, bars: view.bars).layer(of: 0)]
    }
    return SystemChange(
      transition: system, isForward: isForward, lower: isForward ? old : new, upper: isForward ? new : old, away: gone,
      bars: bars,
      size: system == .navigation || system == .crossFade ? canvas(of: containers.wholes.from).size : scene.canvas.size,
      isRightToLeft: scene.canvas.layoutDirection == .rightToLeft)
  }

  /// Rule L1's container background.
  private func containerColor(_ step: Step, _ request: TransitionRequest) -> Color {
    let canvas = scene.canvas.background
    let isOver = request.isSourceOverFullScreen || request.isDestinationOverFullScreen
    return isOver ? canvas : (step.containerColor ?? canvas).composited(over: canvas)
  }

  /// What lies below the container.
  private func backdrop(_ change: StageChange, color: Color) -> FilmSegment.Backdrop {
    let below = stage.controllers.visible(below: change.containers.level)
      .filter { $0.visible != change.to && $0.visible != change.from }
      .flatMap(settledLayers)
    var backdrop = FilmSegment.Backdrop(color: color, below: below, size: scene.canvas.size)
    let whole = change.containers.wholes.from
    if change.containers.way != .modal, holder(of: whole) != nil {
      let size = canvas(of: whole).size
      let container = Layer(path: "container", position: size.center, bounds: Rect(origin: .zero, size: size))
      backdrop.place = FilmSegment.Place(layers: standing([container], of: whole), container: container.path)
    }
    return backdrop
  }

  /// - Parameter change: nil: the change is one inside of a view.
  mutating func gesture(
    _ transition: AnimatedTransition, change: StageChange?, step: Step, index: Int
  ) throws(SceneError) -> GestureRun? {
    switch step.interaction {
    case nil: return nil
    case .samples(let samples, let release):
      let screens = stage.screens
      var resolved: [GestureRun.Sample] = []
      var ignored: [ViewAddress] = []
      for sample in samples {
        let (sample, inVain) = transition.resolve(sample, screens)
        resolved.append(sample)
        for address in inVain where !ignored.contains(address) {
          ignored.append(address)
          warn(.appliedInVain(path: address.path(in: stage.screens)), step: step)
        }
      }
      let takeover = GestureRun.takeover(samples: resolved, release: release)
      if takeover > 0, takeover >= transition.settledTotal {
        warn(.lateGesture(start: takeover, end: transition.settledTotal), step: step)
        return nil
      }
      return GestureRun(transition: transition, samples: resolved, release: release)
    case .edgePan(let pan):
      guard let change, change.kind == .pop else {
        let kind = change?.kind ?? .transition
        throw impossible(step, index, "an edgePan drives a pop, not a \(kind.rawValue)")
      }
      if change.controller == .uiKit {
        throw impossible(step, index, ControllerClass.needed(for: "edgePan"))
      }
      let edge = ScreenEdge(change.edgeType, layoutDirection: scene.canvas.layoutDirection)
      if !edge.isNear(pan.from, in: scene.canvas.size) {
        warn(.awayFromEdge(edge.rawValue), step: step)
      }
      return pan.run(transition, edge: edge, size: scene.canvas.size)
    }
  }

  mutating func warn(_ fact: PlanWarning, step: Step) {
    warnings.append(FilmWarning(fact: fact, diagnostic: diagnostic(fact.text, step: step, severity: .warning)))
  }

  func impossible(_ step: Step, _ index: Int, _ reason: String) -> SceneError {
    let text = "step \(index) is impossible: \(reason); on stage: \(stage.text)"
    return SceneError([diagnostic(text, step: step, severity: .error)])
  }

  private func diagnostic(_ text: String, step: Step, severity: Diagnostic.Severity) -> Diagnostic {
    Diagnostic(
      file: file, line: step.location.line, column: step.location.column, severity: severity,
      jsonPath: step.location.jsonPath, message: text)
  }
}

extension AnimatedTransition {
  /// A sample addressed to snapshots, with partners spelt out, and the views that it names in vain.
  fileprivate func resolve(
    _ sample: GestureSample, _ screens: [Screen]
  ) -> (GestureRun.Sample, ignored: [ViewAddress]) {
    var ignored: [ViewAddress] = []
    /// The view's own node, and its partner's.
    func addressed(_ address: ViewAddress) -> (own: Int?, partner: Int?) {
      guard let view = draft.request.reference(to: address.path(in: screens)) else {
        ignored.append(address)
        return (nil, nil)
      }
      func animating(_ view: ViewReference) -> Int? {
        node(of: view).flatMap { nodes[$0].target.canAnimate ? $0 : nil }
      }
      let own = animating(view)
      let partner = draft.partner(of: view).flatMap(animating)
      if own == nil, partner == nil { ignored.append(address) }
      return (own, partner)
    }
    var apply: [GestureRun.Applied] = []
    for entry in sample.apply {
      let (own, partner) = addressed(entry.view)
      for node in [partner, own] {
        if let node { apply.append(GestureRun.Applied(node: node, modifiers: entry.modifiers)) }
      }
    }
    var retargets: [GestureRun.Retarget] = []
    for entry in sample.changeTarget {
      let (own, partner) = addressed(entry.view)
      if let partner {
        retargets.append(.init(node: partner, modifiers: entry.modifiers, end: !sample.isDestination))
      }
      if let own { retargets.append(.init(node: own, modifiers: entry.modifiers, end: sample.isDestination)) }
    }
    let resolved = GestureRun.Sample(
      time: sample.time, progress: sample.progress, apply: apply, retargets: retargets)
    return (resolved, ignored)
  }
}

extension Screen {
  /// Whether views of two screens would say something to Hero if it took part: modifiers, or a heroID that both have.
  fileprivate func speaks(with other: Screen) -> Bool {
    let ids = Set(views.compactMap(\.heroID))
    return (views + other.views).contains { $0.heroModifiers?.isEmpty == false }
      || other.views.contains { $0.heroID.map(ids.contains) == true }
  }
}
