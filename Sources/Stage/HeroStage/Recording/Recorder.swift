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
  /// A transition whose end is not known yet.
  struct Running {
    /// Index of its step.
    var step: Int
    /// Seconds of the stage's clock.
    var start: TimeInterval
    /// What the gesture has done.
    var samples: [GestureSample] = []
    /// The number of each view of both screens.
    var addresses: [ObjectIdentifier: ViewAddress] = [:]
    /// The containers that change with their views, by those.
    var containers: [ObjectIdentifier: UIViewController] = [:]
    /// The change, where it brings controllers on stage.
    var brought: ControllerChange?
    /// The screens that disappear and appear.
    var from = 0, to = 0
    /// Whether the default animation was chosen by itself.
    var isAutomatic = false
    /// Seconds that the scene's transition takes by itself.
    var total: TimeInterval = 0
    /// Whether the gesture has let go.
    var isReleased = false
    /// Whether a gesture drives it and has not let go.
    var isGesture: Bool { !samples.isEmpty && !isReleased }
  }

  let runtime: UIKitRuntime
  private(set) var images = ImageRegistry()
  private var knownBars = KnownBars()
  var bars: BarCapture { BarCapture(images: images, known: knownBars) }
  /// Forgets how a bar was before anything of it was seen.
  func forgetBar(of navigation: UINavigationController) {
    knownBars.navigation[ObjectIdentifier(navigation)] = nil
  }
  /// Children that are screens of their own, which views embed: those that have taken part in a transition inside of a view.
  var embedded: Set<ObjectIdentifier> = []
  var screens: [Screen] = []
  var steps: [Step] = []
  var root: Root = .screen(0)
  var numbers: [ObjectIdentifier: Int] = [:]
  /// Of screens, and the last number behind each name that several have.
  var names: Set<String> = []
  var alike: [String: Int] = [:]
  /// What is recorded of containers' own views, as it is now.
  var containerViews: [ObjectIdentifier: ContainerView] = [:]
  /// Keeps controllers alive, so that no other takes their place in memory.
  var controllers: [UIViewController] = []
  /// The screens as they are now.
  var current: [Screen] = []
  /// Those that have been looked at; of others the items of bars alone are known.
  var seen: Set<Int> = []
  var pending: [Int: Screen] = [:]
  private var segmentStart: TimeInterval = 0
  private var lastChanges = -1
  var running: Running?
  /// What live views of the transition that starts do with what they hold.
  private(set) var liveLayouts = LiveLayouts()
  private var film = GrowingFilm()
  /// Screens that came to the top of a stack unseen: a dismissal to one unwinds to it.
  private var unseen: Set<Int> = []
  /// Whether who uses the app has asked for something: what has changed until then belongs to the first moment.
  private var hasBegun = false

  init(runtime: UIKitRuntime) { self.runtime = runtime }

  /// Looks at what shows now, before something is asked for at this moment.
  func lookAgain() {
    if isAtStart { lookAtStart() } else { willAdvance() }
    hasBegun = true
  }

  /// Whether nothing has happened that the first moment cannot say.
  private var isAtStart: Bool { steps.isEmpty && runtime.change == nil && runtime.clock.now == 0 }

  /// Looks at what is on screen at the start, anew.
  private func lookAtStart() {
    guard let controller = runtime.window?.rootViewController else { return }
    (images, knownBars) = (ImageRegistry(), KnownBars())
    (screens, current, seen, pending) = ([], [], [], [:])
    (numbers, names, alike) = ([:], [], [:])
    (controllers, containerViews, embedded, unseen) = ([], [:], [], [])
    look(atContainersIn: controller)
    root = root(for: controller)
    for controller in visible { capture(controller) }
    lastChanges = LayerTree.changes
  }

  // MARK: Scene

  /// Everything so far.
  func scene(statusBar: StatusBar?) throws -> Scene {
    if running?.isGesture == true { throw StageError.gestureInTheAir }
    var recorder = (steps: steps, pending: pending)
    if running == nil {
      let rest = seconds(since: segmentStart)
      if rest > 0 || !recorder.pending.isEmpty {
        var step = Step(.wait(max(rest, 0)))
        step.screenChanges = recorder.pending
        recorder.steps.append(step)
      }
    }
    return scene(recorder.steps, statusBar: statusBar)
  }

  /// The device's screen.
  func canvas(statusBar: StatusBar? = nil) -> Canvas {
    Canvas(
      size: Size(runtime.screen.bounds.size), scale: Double(runtime.screen.scale),
      background: runtime.window?.backgroundColor?.color ?? .black,
      layoutDirection: runtime.layoutDirection == .leftToRight ? .leftToRight : .rightToLeft, statusBar: statusBar,
      safeArea: DevicePreset.SafeArea(runtime.screen.safeArea), barColors: bars.colors)
  }

  func scene(_ steps: [Step], statusBar: StatusBar? = nil) -> Scene {
    var scene = Scene(
      canvas: canvas(statusBar: statusBar), screens: screens, root: root, steps: steps, images: images.images,
      fonts: runtime.fonts.files)
    guard statusBar == nil else { return scene }
    // Without a status bar nobody says how it looks.
    for index in scene.screens.indices { scene.screens[index].statusBarStyle = nil }
    for index in scene.steps.indices {
      for key in scene.steps[index].screenChanges.keys { scene.steps[index].screenChanges[key]?.statusBarStyle = nil }
    }
    return scene
  }

  // MARK: Time

  /// Time moves on: what has changed so far shows from now on.
  func willAdvance() {
    runtime.layOut()
    guard LayerTree.changes != lastChanges, running == nil, runtime.change?.hidesItsWay != true else { return }
    let before = pending
    pending = [:]
    for controller in visible { capture(controller) }
    captureItems()
    lastChanges = LayerTree.changes
    let new = pending
    pending = before
    guard !new.isEmpty else { return }
    flushWait()
    pending.merge(new) { $1 }
  }

  /// In whole picoseconds: what the clock's sums add to that is nobody's time, and a written scene is to be read.
  private func seconds(from start: TimeInterval, to end: TimeInterval) -> TimeInterval {
    ((end - start) * 1e12).rounded() / 1e12
  }
  private func seconds(since start: TimeInterval) -> TimeInterval { seconds(from: start, to: runtime.clock.now) }

  /// Ends the wait that is going on, now or at an earlier moment of it.
  private func flushWait(until end: TimeInterval? = nil) {
    let end = end ?? runtime.clock.now
    let time = seconds(from: segmentStart, to: end)
    guard time > 0 else { return }
    var step = Step(.wait(time))
    step.screenChanges = pending
    pending = [:]
    steps.append(step)
    segmentStart = end
  }

  private func add(_ step: Step) {
    var step = step
    step.screenChanges = pending
    pending = [:]
    steps.append(step)
  }

  // MARK: Steps

  private func step(of change: ControllerChange) -> Step {
    var step = Step(action(of: change))
    step.isOuter = change.isOuter
    return step
  }

  func action(of change: ControllerChange) -> Step.Action {
    switch change.kind {
    case .present: .present(root(for: change.to), opposite: false)
    case .dismiss: dismissal(change)
    case .replace, .root: replacement(change)
    case .push: .push(root(for: change.to), pop: nil)
    case .pop where change.from.popsInside, .popToRoot where change.from.popsInside: .popTo(number(of: change.to))
    case .pop: .pop
    case .popTo: .popTo(number(of: change.to))
    case .popToRoot: .popToRoot
    case .setViewControllers where change.isReplacement && !change.isOuter: .replace(number(of: change.to))
    case .setViewControllers:
      .setViewControllers((change.container as? UINavigationController)?.viewControllers.map { root(for: $0) } ?? [])
    case .selectTab: .selectTab(.index((change.container as? UITabBarController)?.selectedIndex ?? 0))
    case .inside:
      .transition(
        from: number(of: change.from), to: number(of: change.to),
        in: change.place.flatMap { running?.addresses[ObjectIdentifier($0)] }
          ?? ViewAddress(screen: number(of: change.from), view: 0))
    }
  }

  /// One word for each way back (this target's README).
  private func dismissal(_ change: ControllerChange) -> Step.Action {
    let to = number(of: change.to)
    if unseen.contains(to) { return .unwindTo(to) }
    if change.to.presentingViewController == nil, change.dismissed.count > 1 || change.unwindsToRoot {
      return .dismissAll
    }
    return change.dismissed.count == 1 ? .dismiss : .unwindTo(to)
  }

  /// What is replaced, or what comes, may be a container.
  private func replacement(_ change: ControllerChange) -> Step.Action {
    let root = root(for: change.to)
    guard case .screen(let screen) = root, !(change.from is UINavigationController || change.from is UITabBarController)
    else { return .replaceTop(root) }
    return .replace(screen)
  }

  /// The film so far, to the last step.
  func filmSoFar() -> Film {
    do {
      return try film.film(of: scene(steps), file: "the stage")
    } catch {
      stop("The stage cannot record this: \(error.diagnostics.map(\.message).joined(separator: "; "))")
    }
  }

  private func duration(ofStep index: Int) -> TimeInterval { filmSoFar().steps[index].duration }
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
    if change.kind == .inside { return }
    // What is presented is no part of a root.
    if !hasBegun, steps.isEmpty, ![.present, .dismiss].contains(change.kind) { return }
    flushWait()
    capture(change.from)
    capture(change.to)
    captureItems()
    if change.brings { look(atContainersIn: change.to) }
    var step = step(of: change)
    step.interaction = .samples([], release: Release(time: 0, finishes: true, animates: false))
    add(step)
    lastChanges = -1
  }

  func stackDidChange(_ navigation: UINavigationController) {
    if !hasBegun, steps.isEmpty { return }
    guard let top = navigation.viewControllers.last else { return }
    guard let shown = visible.first(where: { $0.ancestors.contains(navigation) }) else {
      unseen.insert(number(of: top))
      return
    }
    flushWait()
    var step = Step(.setViewControllers(navigation.viewControllers.map { root(for: $0) }))
    step.isOuter = shown.navigationController !== navigation
    add(step)
  }
}

extension Recorder: HeroRecording {
  func start(_ transition: HeroTransition, _ change: ControllerChange) -> TimeInterval {
    // A screen that has changed since the landing has done so before the transition.
    let start = max(transition.landing ?? runtime.clock.now, segmentStart)
    flushWait(until: start)
    liveLayouts.measure(from: change.from.content.viewIfLoaded, to: change.to.content.viewIfLoaded)
    var running = Running(step: 0, start: start)
    if start < runtime.clock.now { running.samples = [GestureSample(time: 0, progress: 0)] }
    var changes = ControllerChanges()
    if change.brings {
      running.brought = change
      look(atContainersIn: change.to)
    }
    if let place = change.place { running.addresses = capture(change, in: place, transition) }
    for (controller, isAppearing) in [(change.from, false), (change.to, true)] where change.kind != .inside {
      running.addresses.merge(capture(controller, in: (transition, isAppearing), inside: change.container)) { $1 }
      for around in controller.content.ancestors {
        if let known = around.container {
          running.containers[ObjectIdentifier(around.view)] = around
          let isBrought = isAppearing && change.brings
          let parts: [(ContainerController, UIView, AnyObject)] =
            [(known, around.view, around)] + (around.barForHero.map { [($0.kind, $0.view, $0.view)] } ?? [])
          for (kind, view, owner) in parts {
            let address = ViewAddress(screen: number(of: controller), view: 0, controller: kind)
            running.addresses[ObjectIdentifier(view)] = address
            let now = ContainerView(of: view, in: transition.conditions(of: view, isAppearing: isAppearing))
            if let change = record(now, of: owner, at: address), !isBrought { changes.add(change) }
          }
        }
        if around === controller { break }
      }
    }
    captureItems()
    (running.from, running.to) = (number(of: change.from), number(of: change.to))
    self.running = running
    var step = step(of: change)
    step.controllerChanges = changes
    step.viewOrdering =
      switch transition.viewOrderingStrategy {
      case .auto: .auto
      case .sourceViewOnTop: .sourceViewOnTop
      case .destinationViewOnTop: .destinationViewOnTop
      }
    step.directionStrategy =
      switch transition.defaultAnimationDirectionStrategy {
      case .forceLeftToRight: .forceLeftToRight
      case .forceRightToLeft: .forceRightToLeft
      case .userInterface: .userInterface
      }
    let color = transition.chosenContainerColor.color
    if color != canvas().background { step.containerColor = color }
    let chosen = transition.chosenAnimation
    if chosen.isGiven { step.animation = chosen.type.recorded }
    add(step)
    running.step = steps.count - 1
    unseen.remove(number(of: change.to))
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
  func settleDuration() -> TimeInterval {
    guard let step = running?.step else { return 0 }
    let film = filmSoFar()
    running?.total = film.transitions.last?.total ?? 0
    return film.steps[step].duration
  }

  /// Says the animation on the step where the scene's own rules would choose another.
  private func settleAnimation(_ wanted: AnimationType, _ change: ControllerChange) {
    guard var plan = filmSoFar().transitions.last else { return }
    if plan.reason == .cut {
      enableEverything()
      guard let now = filmSoFar().transitions.last else { return }
      plan = now
    }
    var wanted = wanted
    if wanted == .auto {
      guard plan.reason != .auto, let automatic = automaticAnimation(change) else { return }
      wanted = automatic
    }
    if plan.defaultAnimation != wanted { steps[steps.count - 1].animation = wanted }
  }

  /// A controller has Hero now that had none when it was first seen. Changes without Hero are cuts by their own steps, so that all may
  /// have it.
  private func enableEverything() {
    for index in screens.indices { screens[index].isHeroEnabled = true }
    for index in current.indices { current[index].isHeroEnabled = true }
    for key in pending.keys { pending[key]?.isHeroEnabled = true }
    root = root.enabled
    for index in steps.indices {
      for key in steps[index].screenChanges.keys { steps[index].screenChanges[key]?.isHeroEnabled = true }
      steps[index].root = steps[index].root?.enabled
    }
  }

  /// What auto is between two screens, by a scene of this step alone.
  private func automaticAnimation(_ change: ControllerChange) -> AnimationType? {
    guard var step = steps.last else { return nil }
    var (from, to) =
      change.kind == .inside
      ? (.screen(number(of: change.from)), .screen(number(of: change.to)))
      : (plainRoot(for: change.from), plainRoot(for: change.to))
    var scene = scene([])
    scene.screens = scene.screens.indices.map { index in
      var screen = current[index]
      screen.modalAnimation = .unset
      screen.isHeroEnabled = true
      return screen
    }
    step.screenChanges = [:]
    step.animation = nil
    if change.container is UINavigationController {
      if !change.isPresenting {
        scene.root = .navigation(NavigationRoot(stack: [to, from]))
        step.action = .pop
      } else {
        scene.root = .navigation(NavigationRoot(stack: [from]))
        step.action = .push(to, pop: nil)
      }
    } else if change.container != nil {
      if !change.isPresenting { swap(&from, &to) }
      scene.root = .tabs(TabRoot(tabs: [from.tab, to.tab].compactMap(\.self), selected: change.isPresenting ? 0 : 1))
      step.action = .selectTab(.index(change.isPresenting ? 1 : 0))
    } else {
      scene.root = change.isPresenting ? from : to
      scene.steps = change.isPresenting ? [] : [Step(.present(from, opposite: false))]
      step.action = change.isPresenting ? .present(to, opposite: false) : .dismiss
    }
    scene.steps.append(step)
    return (try? Film(scene: scene))?.transitions.last?.defaultAnimation
  }

  /// A controller without types of its own, and with Hero.
  private func plainRoot(for controller: UIViewController) -> Root {
    switch root(for: controller).enabled {
    case .screen(let screen): return .screen(screen)
    case .navigation(var navigation):
      navigation.modalAnimation = .unset
      return .navigation(navigation)
    case .tabs(var tabs):
      tabs.modalAnimation = .unset
      return .tabs(tabs)
    }
  }

  private func done() {
    running = nil
    segmentStart = runtime.clock.now
    lastChanges = -1
  }

  var elapsed: TimeInterval { running.map { seconds(since: $0.start) } ?? 0 }

  func update(progress: Double) {
    let time = elapsed
    running?.samples.append(GestureSample(time: time, progress: progress))
  }

  func apply(_ modifiers: [HeroModifier], to view: UIView) {
    change(at: view, modifiers) { $0.apply.append($1) }
  }

  func changeTarget(_ modifiers: [HeroModifier], isDestination: Bool, to view: UIView) {
    let time = elapsed
    if let last = running?.samples.last, !last.changeTarget.isEmpty, last.isDestination != isDestination {
      running?.samples.append(GestureSample(time: time))
    }
    change(at: view, modifiers) {
      $0.changeTarget.append($1)
      $0.isDestination = isDestination
    }
  }

  /// Adds to the last sample when it is of this moment, else to a new one.
  private func change(
    at view: UIView, _ modifiers: [HeroModifier], _ body: (inout GestureSample, ViewModifiers) -> Void
  ) {
    guard var running, let address = running.addresses[ObjectIdentifier(view)] else { return }
    if running.samples.last?.time != elapsed { running.samples.append(GestureSample(time: elapsed)) }
    let entry = ViewModifiers(view: address, modifiers: HeroModifier.recorded(modifiers, in: nil))
    body(&running.samples[running.samples.count - 1], entry)
    self.running = running
  }

  func release(finishes: Bool, animates: Bool) -> TimeInterval {
    guard var running else { return 0 }
    running.isReleased = true
    self.running = running
    steps[running.step].interaction = .samples(
      running.samples, release: Release(time: elapsed, finishes: finishes, animates: animates))
    return max(duration(ofStep: running.step) - elapsed, 0)
  }
}

extension ControllerChange {
  /// Whether what shows stays as it was until a gesture has finished the change.
  fileprivate var hidesItsWay: Bool { isInteractive && !showsItsWay }

  /// Whether a navigation controller changes inside that is not the nearest around the screen that goes (rule C3).
  fileprivate var isOuter: Bool {
    [.push, .setViewControllers].contains(kind) && from.content.navigationController !== container
  }
  /// Whether controllers come on stage by it that were on none.
  var brings: Bool { [.present, .replace, .root].contains(kind) || kind == .push && to is UITabBarController }
}

extension UIViewController {
  /// Whether a pop would mean the stack of the tab that shows.
  fileprivate var popsInside: Bool {
    let tab = (self as? UITabBarController)?.selectedViewController as? UINavigationController
    return (tab?.viewControllers.count ?? 0) > 1
  }

  /// What kind of container it is.
  fileprivate var container: ContainerController? {
    self is UINavigationController ? .navigationController : self is UITabBarController ? .tabBarController : nil
  }
}

extension Root {
  /// As a tab; nil for tabs.
  fileprivate var tab: TabRoot.Tab? {
    switch self {
    case .screen(let screen): .screen(screen)
    case .navigation(let navigation): .navigation(navigation)
    case .tabs: nil
    }
  }

  /// With Hero enabled.
  fileprivate var enabled: Root {
    var result = self
    result.changeContainers { root in
      switch root {
      case .screen: break
      case .navigation(var navigation):
        navigation.isHeroEnabled = true
        root = .navigation(navigation)
      case .tabs(var tabs):
        tabs.isHeroEnabled = true
        root = .tabs(tabs)
      }
    }
    return result
  }
}
