import Foundation
internal import Hero
internal import HeroGeometry
internal import HeroModel
internal import HeroScene
internal import TransitionEngine
internal import UIKit

/// Writes down as a scene what a stage's app does.
@MainActor
final class Recorder {
  let runtime: UIKitRuntime
  private var steps: RecordedSteps
  private var screens: ScreenRecorder
  private var containers: ContainerRecorder
  private var running: RunningTransition?
  private var film = GrowingFilm()
  private var lastChanges = -1
  /// Screens that came to the top of a stack unseen.
  private var unseen: Set<Int> = []
  /// Whether who uses the app has asked for something: what has changed until then belongs to the first moment.
  private var hasBegun = false

  init(runtime: UIKitRuntime) {
    self.runtime = runtime
    steps = RecordedSteps(runtime: runtime)
    screens = ScreenRecorder(runtime: runtime, steps: steps)
    containers = ContainerRecorder(screens: screens)
  }

  private var recording: RecordedScene {
    RecordedScene(runtime: runtime, screens: screens, containers: containers)
  }

  private var actions: ChangeActions {
    ChangeActions(screens: screens, containers: containers, unseen: unseen, addresses: running?.addresses ?? [:])
  }

  /// Looks at what shows now, before something is asked for at this moment.
  func lookAgain() {
    if isAtStart { lookAtStart() } else { willAdvance() }
    hasBegun = true
  }

  /// Whether nothing has happened that the first moment cannot say.
  private var isAtStart: Bool { steps.all.isEmpty && runtime.change == nil && runtime.clock.now == 0 }

  /// Looks at what is on screen at the start, anew.
  private func lookAtStart() {
    guard let controller = runtime.window?.rootViewController else { return }
    steps = RecordedSteps(runtime: runtime)
    screens = ScreenRecorder(runtime: runtime, steps: steps)
    containers = ContainerRecorder(screens: screens)
    unseen = []
    containers.start(with: controller)
    showing { for controller in screens.visible { screens.capture(controller) } }
    // What is in the window comes by a step of its own.
    lastChanges = runtime.window?.viewsBesideControllers.isEmpty == true && !runtime.isMoving ? LiveLayers.changes : -1
  }

  /// Time moves on: what has changed so far shows from now on.
  func willAdvance() {
    runtime.layOut()
    guard LiveLayers.changes != lastChanges, running == nil, runtime.change?.hidesItsWay != true else { return }
    if runtime.change == nil || runtime.change?.stage != nil {
      showWindow(!(runtime.window?.viewsBesideControllers.isEmpty ?? true))
    }
    steps.look {
      showing { [self] in
        for controller in screens.visible { screens.capture(controller) }
        screens.captureItems()
      }
      lastChanges = runtime.isMoving ? -1 : LiveLayers.changes
    }
    guard steps.all.count > Self.mostLooks, runtime.moving.areShown else { return }
    runtime.moving.areShown = false
    runtime.warn("the film has over \(Self.mostLooks) steps: animations show no more")
  }

  /// Steps of a scene after which no more is asked of animations; a scene has 10 000 at most.
  private static let mostLooks = 8000

  /// Looks at layers as animations have them now.
  private func showing(_ look: () -> Void) {
    if runtime.moving.isEmpty { return look() }
    for layer in runtime.window?.layer.tree ?? [] { layer.displayIfNeeded() }
    runtime.moving.show(at: runtime.clock.now, look)
  }

  /// Shows or hides what the app has put into the window itself, from a moment on; nil: from now on.
  private func showWindow(_ isUp: Bool, at start: TimeInterval? = nil) {
    guard isUp != screens.window.isUp else { return }
    steps.endWait(at: start)
    screens.window.isUp = isUp
    if isUp { screens.capture(screens.window) }
    var step = Step(isUp ? .present(containers.root(for: screens.window), opposite: false) : .dismiss)
    step.isAnimated = false
    steps.add(step)
  }

  // MARK: Scene

  /// Everything so far.
  func scene(statusBar: StatusBar?) throws -> Scene {
    if running?.isGesture == true { throw StageError.gestureInTheAir }
    return recording.scene(running == nil ? steps.withWait : steps.all, statusBar: statusBar)
  }

  /// The device's screen.
  func canvas() -> Canvas { recording.canvas() }

  /// The film so far, to the last step.
  private func filmSoFar() -> Film {
    do {
      return try film.film(of: recording.scene(steps.all), file: "the stage")
    } catch {
      stop("The stage cannot record this: \(error.diagnostics.map(\.message).joined(separator: "; "))")
    }
  }
}

extension Recorder: ChangeRecorder {
  func willChange() {
    guard !hasBegun, isAtStart else { return }
    // In the middle of a turn a phone lays out nothing.
    if !runtime.clock.isInTurn { runtime.layOut() }
    lookAtStart()
  }

  func cut(_ change: ControllerChange) {
    // A change inside of a view is one of views where it is not animated.
    guard change.kind != .inside else { return }
    record(change) { $0.isAnimated = false }
    guard change.stage != nil else { return }
    for controller in [change.from, change.to] where controller.content !== controller {
      change.pictures[ObjectIdentifier(controller.view)] = recording.picture(of: [controller])
    }
  }

  func system(_ change: ControllerChange) -> TimeInterval {
    guard hasBegun else {
      cut(change)
      return 0
    }
    record(change) {
      $0.isHeroEnabled = false
      $0.away = screens.away(change.kind == .present ? change.to : change.from)
    }
    running = RunningTransition(start: runtime.clock.now)
    running?.step = steps.all.count - 1
    change.whenDone = { [weak self, previous = change.whenDone] finished in
      self?.done()
      previous?(finished)
    }
    return settleDuration()
  }

  /// Writes down a change without Hero.
  private func record(_ change: ControllerChange, _ say: (inout Step) -> Void) {
    // What is presented is no part of a root.
    if !hasBegun, steps.all.isEmpty, ![.present, .dismiss].contains(change.kind) { return }
    steps.endWait()
    if change.changesLevels { showWindow(false) }
    showing {
      screens.capture(change.from)
      screens.capture(change.to)
      screens.captureItems()
    }
    if change.brings { containers.look(at: change.to) }
    var step = actions.step(of: change)
    if change.kind == .present { step.holder = screens.holder(of: change.to) }
    say(&step)
    steps.add(step)
    lastChanges = -1
  }

  func stackDidChange(_ navigation: UINavigationController) {
    if !hasBegun, steps.all.isEmpty { return }
    guard let top = navigation.viewControllers.last else { return }
    guard let shown = screens.visible.first(where: { $0.ancestors.contains(navigation) }) else {
      unseen.insert(screens.number(of: top))
      return
    }
    steps.endWait()
    var step = Step(.setViewControllers(navigation.viewControllers.map { containers.root(for: $0) }))
    step.isOuter = shown.navigationController !== navigation
    steps.add(step)
  }

  func picture(below controller: UIViewController?) -> UIImage? { recording.picture(below: controller) }
}

extension Recorder: HeroRecording {
  func start(_ transition: HeroTransition, _ change: ControllerChange) -> TimeInterval {
    // A screen that has changed since the landing has done so before the transition.
    let start = max(transition.landing ?? runtime.clock.now, steps.waitStart)
    steps.endWait(at: start)
    if change.changesLevels { showWindow(false, at: start) }
    screens.liveLayouts.measure(from: change.from.content.viewIfLoaded, to: change.to.content.viewIfLoaded)
    var running = RunningTransition(start: start)
    if start < runtime.clock.now { running.samples = [GestureSample(time: 0, progress: 0)] }
    if change.brings {
      running.brought = change
      containers.look(at: change.to)
    }
    let views = TransitionViews(screens: screens, containers: containers)
    let changes = views.look(at: change, transition, into: &running)
    screens.captureItems()
    self.running = running
    var step = actions.step(of: change)
    step.controllerChanges = changes
    step.takeStrategies(of: transition)
    let color = transition.chosenContainerColor.color
    if color != recording.canvas().background { step.containerColor = color }
    let chosen = transition.chosenAnimation
    if chosen.isGiven { step.animation = chosen.type.recorded }
    steps.add(step)
    running.step = steps.all.count - 1
    unseen.remove(screens.number(of: change.to))
    var wanted = chosen.type.recorded
    if case .selectBy(let presenting, let dismissing) = wanted {
      wanted = change.isPresenting ? presenting : dismissing
    }
    settleAnimation(wanted, change)
    change.whenDone = { [weak self, previous = change.whenDone] finished in
      self?.done()
      previous?(finished)
    }
    running.isAutomatic = wanted == .auto
    self.running = running
    showCustomSnapshots(of: transition)
    return settleDuration()
  }

  /// Works out how long the running transition takes by itself.
  private func settleDuration() -> TimeInterval {
    guard let step = running?.step else { return 0 }
    let film = filmSoFar()
    running?.total = film.transitions.last?.total ?? 0
    return film.steps[step].duration
  }

  /// Says the animation on the step where the scene's own rules would choose another.
  private func settleAnimation(_ wanted: AnimationType, _ change: ControllerChange) {
    guard var plan = filmSoFar().transitions.last else { return }
    if !plan.isOfHero {
      enableEverything()
      guard let now = filmSoFar().transitions.last else { return }
      plan = now
    }
    var wanted = wanted
    if wanted == .auto {
      let automatic = AutomaticAnimation(screens: screens, containers: containers)
      guard plan.reason != .auto, let step = steps.all.last,
        let type = automatic.type(of: change, in: step, { recording.scene([]) })
      else { return }
      wanted = type
    }
    if plan.defaultAnimation != wanted { steps.all[steps.all.count - 1].animation = wanted }
  }

  /// A controller has Hero now that had none when it was first seen. Changes without Hero say so by their own steps, so that all may
  /// have it.
  private func enableEverything() {
    screens.enableHero()
    containers.enableHero()
    steps.enableHero()
  }

  /// Says that views are pictures of the snapshots that they give.
  private func showCustomSnapshots(of transition: HeroTransition) {
    let views = transition.context.fromViews + transition.context.toViews
    guard let running, views.contains(where: { $0 is any HeroCustomSnapshotView }), let draft = filmSoFar().lastDraft
    else { return }
    CustomSnapshots(screens: screens, steps: steps, scale: runtime.screen.scale).show(views, in: running, draft)
  }

  private func done() {
    running = nil
    steps.beginWait()
    lastChanges = -1
  }

  // MARK: Plugins

  private var pluginStates: PluginStates? {
    guard let running, let draft = filmSoFar().lastDraft else { return nil }
    return PluginStates(
      screens: screens, containers: containers, steps: steps, actions: actions, running: running, draft: draft)
  }

  func targetStates(of views: [UIView], madeOf own: [UIView: HeroTargetState]) -> [UIView: HeroTargetState] {
    pluginStates?.states(of: views, madeOf: own) ?? [:]
  }

  func dropAutomaticAnimation() {
    guard let running, running.isAutomatic else { return }
    steps.all[running.step].animation = AnimationType.none
  }

  func replace(
    _ states: [UIView: HeroTargetState], of views: [UIView], animating animated: Set<UIView>
  ) -> TimeInterval {
    guard let pluginStates else { return 0 }
    pluginStates.replace(states, of: views, animating: animated)
    return settleDuration()
  }

  func update(time: TimeInterval) {
    guard let total = running?.total else { return }
    let now = elapsed
    running?.update(progress: total > 0 ? min(time / total, 1) : 1, at: now)
  }

  // MARK: Gestures

  /// Seconds since the running transition started.
  private var elapsed: TimeInterval { running.map { steps.seconds(since: $0.start) } ?? 0 }

  func update(progress: Double) {
    let now = elapsed
    running?.update(progress: progress, at: now)
  }

  func apply(_ modifiers: [HeroModifier], to view: UIView) {
    let now = elapsed
    running?.apply(modifiers, to: view, at: now)
  }

  func changeTarget(_ modifiers: [HeroModifier], isDestination: Bool, to view: UIView) {
    let now = elapsed
    running?.changeTarget(modifiers, isDestination: isDestination, of: view, at: now)
  }

  func release(finishes: Bool, animates: Bool) -> TimeInterval {
    let now = elapsed
    guard let step = running?.step, let interaction = running?.release(finishes: finishes, animates: animates, at: now)
    else { return 0 }
    steps.all[step].interaction = interaction
    return max(filmSoFar().steps[step].duration - now, 0)
  }
}
