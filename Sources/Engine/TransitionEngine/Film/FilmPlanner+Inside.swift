import HeroGeometry
import HeroLayers
import HeroModel

/// Transitions inside of a view (rule C8).
extension FilmPlanner {
  /// Plans a change between two screens in a container that fills a view.
  ///
  /// Source: Hero 1.6.4, `transition(from:to:in:)` of HeroTransition+CustomTransition: a presentation whose `transitionContainer` is the
  /// view; `start()` of HeroTransition+Start puts the container on top of that view's subviews, as large as its bounds.
  mutating func plan(_ change: InnerChange, step: Step, index: Int) throws(SceneError) {
    let tree = stage.whole(change.host)
    let (from, to) = (stage.screens[change.from], stage.screens[change.to])
    guard let place = tree.views.firstIndex(where: { $0.path == change.view }),
      let root = tree.views.firstIndex(where: { $0.path == from.name })
    else { preconditionFailure("an inner change is checked") }
    var destination = stage.whole(change.to)
    destination.views[0].position = from.views[0].position
    let size = tree.views[place].size
    var request = TransitionRequest(
      id: plans.count, source: tree.inner(root, of: from, in: place), destination: destination, containerSize: size,
      contentsScale: scene.canvas.scale)
    request.isSourceOverFullScreen = from.modalPresentationStyle.isOver
    request.isDestinationOverFullScreen = to.modalPresentationStyle.isOver
    request.animation = change.choice.type
    request.viewOrdering = step.viewOrdering
    request.directionStrategy = step.directionStrategy
    request.layoutDirection = scene.canvas.layoutDirection
    let transition = AnimatedTransition(request: request, plugins: plugins)
    let run = try gesture(transition, change: nil, step: step, index: index)
    let finishes = run?.release.finishes ?? true
    let duration = (run?.duration ?? transition.settledTotal) / step.speed

    var plan = TransitionPlan(index: plans.count, step: index, kind: .transition, from: from.name, to: to.name)
    plan.start = time
    plan.way = .place
    plan.presenting = true
    plan.stackBefore = stage.text
    plan.stackAfter = stage.text
    plan.reason = change.choice.reason
    transition.fill(&plan, speed: step.speed)
    plan.duration = duration
    plan.gesture = run.map {
      .init(finishes: finishes, release: $0.release.time / step.speed, progress: $0.releaseProgress)
    }
    for warning in plan.warnings { warn(warning, step: step) }

    let backdrop = backdrop(change, size: size, step: step, request: request)
    let content: FilmSegment.Content =
      if let run {
        .gesture(plans.count, run, backdrop: backdrop)
      } else {
        .transition(plans.count, PlannedTransition(transition, among: recent), backdrop: backdrop)
      }
    stage.end(change, finishes: finishes, source: request.source)
    append(content, duration: duration, speed: step.speed, finger: run == nil ? nil : step.finger)
    plans.append(plan)
  }

  /// All that shows, with the container on top of the view's subviews, empty.
  private func backdrop(
    _ change: InnerChange, size: Size, step: Step, request: TransitionRequest
  ) -> FilmSegment.Backdrop {
    var container = Layer(
      path: "\(change.view).container", position: size.center, bounds: Rect(origin: .zero, size: size))
    if !request.isSourceOverFullScreen, !request.isDestinationOverFullScreen {
      container.backgroundColor = step.containerColor ?? scene.canvas.background
    }
    var during = self
    during.stage.begin(change)
    let layers = stage.controllers.visible.flatMap { shown in
      during.settledLayers(shown, holding: shown.visible == change.host ? (change.view, container) : nil)
    }
    var backdrop = FilmSegment.Backdrop(color: scene.canvas.background, below: [], size: scene.canvas.size)
    backdrop.place = FilmSegment.Place(layers: layers, container: container.path)
    return backdrop
  }
}
