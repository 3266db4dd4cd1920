import HeroGeometry
import HeroJSON
import HeroLayers
import HeroModel
import HeroRender
import HeroWords

/// One change of a scene that a person can make: a key of a view, a screen, a controller or a step.
package enum SceneChange: Equatable, Sendable {
  /// Of a view, by its path, wherever it stands.
  case view(String, ViewChange)
  /// Of a screen, by its name.
  case screen(String, ControllerChange)
  /// Of the navigation controllers, or of the tab bar controllers.
  case controllers(ControllerKind, ControllerChange)
  /// Of what a step presents: a controller.
  case presented(step: Int, ControllerChange)
  /// Of one controller.
  case container(ContainerPlace, ControllerChange)
  /// A key that a step sets on a screen, which is left as it was.
  case screenAsBefore(step: Int, screen: Int, ControllerWord)
  /// Of a step, by its position in the timeline.
  case step(Int, StepChange)

  package enum ControllerKind: Equatable, Sendable { case navigation, tabs }

  package enum ControllerChange: Equatable, Sendable {
    case isHeroEnabled(Bool)
    case style(ModalPresentationStyle)
    /// For being presented and dismissed.
    case modalAnimation(AnimationType)
    /// A navigation controller's, for pushes and pops.
    case navigationAnimation(AnimationType)
    case tabBarAnimation(AnimationType)
    /// A screen's, for the tab bar around it.
    case hidesTabBar(Bool)
    case without(ControllerWord)
  }

  package enum ViewChange: Equatable, Sendable {
    case heroID(String?)
    /// After those that it has.
    case adding([Modifier])
    case removing(Modifier)
    /// In place of all that it has.
    case modifiers([Modifier])
    /// Wherever the view says it so.
    case without(ViewWord)
    case isHeroEnabled(Bool)
    case isHeroEnabledForSubviews(Bool)
    case isHidden(Bool)
    case isOpaque(Bool)
    case alpha(Double)
    case zPosition(Double)
    /// nil: as if it had none.
    case backgroundColor(Color?)
    case clipsToBounds(Bool)
    case cornerRadius(Double)
    case maskedCorners(CornerMask)
    case noShadow
    case noMask
    case contentMode(ContentMode)
    /// Points; the top left corner stays.
    case size(Size)
    /// Points, in the superview.
    case frame(Rect)
  }

  package enum StepChange: Equatable, Sendable {
    /// Of a step that changes through a container of this kind.
    case animation(AnimationType, ChangeWay = .modal)
    case without(StepWord)
    /// Presents what it pushes, or dismisses what it pops.
    case isModal(back: Bool)
    case containerColor(Color)
    /// A gesture's first sample, at 0, with a progress.
    case beginsAt(progress: Double)
    /// What a gesture applies at a time, in seconds, in the samples before too: from the view's own place, in points, on.
    case applies(ViewModifiers, from: Point, until: Double)
    /// Each progress of a gesture, divided; −1 is the opposite.
    case dividesProgress(by: Double)
    /// Whether a gesture finishes.
    case finishes(Bool)
    /// A gesture's release animates what is left.
    case animatesRelease(finishing: Bool)
    /// Every position that a gesture applies to a view as a translation, from a place in points.
    case translatesApplied(ViewAddress, path: String, from: Point)
    /// Where an edge pan begins, canvas points.
    case panFrom(Point)
    /// Points further: every position that a gesture applies to a view.
    case movesApplied(ViewAddress, path: String, by: Point)
  }
}

// MARK: What it does

extension SceneChange {
  /// The scene with the change.
  package func applied(to scene: Scene) -> Scene {
    var scene = scene
    switch self {
    case .view(let path, let change):
      return scene.changing(path) { change.apply(to: &$0) }
    case .screen(let name, let change):
      func changed(_ screen: Screen) -> Screen {
        guard screen.name == name else { return screen }
        var screen = screen
        screen.take(change)
        return screen
      }
      scene.screens = scene.screens.map(changed)
      for step in scene.steps.indices {
        scene.steps[step].screenChanges = scene.steps[step].screenChanges.mapValues(changed)
      }
    case .controllers(let kind, let change):
      scene.root = scene.root.changing(kind, change)
      for index in scene.steps.indices { scene.steps[index].root = scene.steps[index].root?.changing(kind, change) }
    case .presented(let step, let change):
      guard scene.steps.indices.contains(step) else { break }
      scene.steps[step].root = scene.steps[step].root?
        .changing(.navigation, change, isInner: false).changing(.tabs, change, isInner: false)
    case .container(let place, let change):
      scene = scene.changing(place) { root in
        root = root.changing(.navigation, change, isInner: false).changing(.tabs, change, isInner: false)
      }
    case .screenAsBefore(let step, let screen, let word): scene.leave(word, of: screen, setBy: step)
    case .step(let index, let change):
      guard scene.steps.indices.contains(index) else { break }
      change.apply(to: &scene.steps[index])
    }
    return scene
  }
}

extension [SceneChange] {
  /// The scene with all of them: of each view in their order, and all views of screens in one pass.
  func applied(to scene: Scene) -> Scene {
    var (scene, ofViews) = (scene, [String: [SceneChange.ViewChange]]())
    for change in self {
      // A path with a dot may be of a bar or of a container's own view.
      if case .view(let path, let change) = change, !path.contains(".") {
        ofViews[path, default: []].append(change)
      } else {
        scene = change.applied(to: scene)
      }
    }
    guard !ofViews.isEmpty else { return scene }
    func changed(_ screen: Screen) -> Screen {
      var screen = screen
      for index in screen.views.indices {
        for change in ofViews[screen.views[index].path] ?? [] { change.apply(to: &screen.views[index]) }
      }
      return screen
    }
    scene.screens = scene.screens.map(changed)
    for step in scene.steps.indices {
      scene.steps[step].screenChanges = scene.steps[step].screenChanges.mapValues(changed)
    }
    return scene
  }
}

extension SceneChange.ViewChange {
  func apply(to view: inout View) {
    switch self {
    case .heroID(let id): view.heroID = id
    case .adding(let modifiers): view.heroModifiers = (view.heroModifiers ?? []).adding(modifiers)
    case .removing(let modifier): view.heroModifiers?.removeAll { $0 == modifier }
    case .modifiers(let modifiers): view.heroModifiers = modifiers
    case .without(let word): word.leave(&view)
    case .isHeroEnabled(let flag): view.isHeroEnabled = flag
    case .isHeroEnabledForSubviews(let flag): view.isHeroEnabledForSubviews = flag
    case .isHidden(let flag): view.isHidden = flag
    case .isOpaque(let flag): view.isOpaque = flag
    case .alpha(let value): view.alpha = value
    case .zPosition(let value): view.zPosition = value
    case .backgroundColor(let color): view.backgroundColor = color
    case .clipsToBounds(let flag): view.clipsToBounds = flag
    case .cornerRadius(let radius): view.cornerRadius = radius
    case .maskedCorners(let corners): view.maskedCorners = corners
    case .noShadow: view.shadow = nil
    case .noMask: view.mask = nil
    case .contentMode(let mode):
      if case .image(var image) = view.content {
        image.contentMode = mode
        view.content = .image(image)
      }
    case .size(let size):
      view.position.x += (size.width - view.size.width) * view.anchorPoint.x
      view.position.y += (size.height - view.size.height) * view.anchorPoint.y
      view.size = size
    case .frame(let frame):
      view.position = Point(
        x: frame.minX + frame.size.width * view.anchorPoint.x, y: frame.minY + frame.size.height * view.anchorPoint.y)
      view.size = frame.size
    }
  }
}

extension SceneChange.StepChange {
  fileprivate func apply(to step: inout Step) {
    switch (self, step.interaction) {
    case (.animation(let type, _), _): step.animation = type
    case (.without(let word), _): word.leave(&step)
    case (.isModal, _):
      if case .push(let root, _) = step.action { step.action = .present(root) }
      if case .pop = step.action { step.action = .dismiss }
    case (.containerColor(let color), _): step.containerColor = color
    case (.beginsAt(let progress), .samples(var samples, let release)?):
      samples.insert(GestureSample(time: 0, progress: progress, location: step.location), at: 0)
      step.interaction = .samples(samples, release: release)
    case (.applies(let entry, let place, let end), .samples(var samples, let release)?):
      for index in samples.indices where samples[index].time < end {
        let modifiers = entry.modifiers.map { $0.part(samples[index].time / end, from: place) }
        samples[index].apply.append(ViewModifiers(view: entry.view, modifiers: modifiers))
      }
      step.interaction = .samples(samples, release: release)
    case (.dividesProgress(let divisor), .samples(var samples, let release)?):
      for index in samples.indices { samples[index].progress = samples[index].progress.map { $0 / divisor } }
      step.interaction = .samples(samples, release: release)
    case (.finishes(let flag), .samples(let samples, var release)?):
      release.finishes = flag
      step.interaction = .samples(samples, release: release)
    case (.animatesRelease, .samples(let samples, var release)?):
      release.animates = true
      step.interaction = .samples(samples, release: release)
    case (.translatesApplied(let view, _, let place), .samples(var samples, let release)?):
      for index in samples.indices {
        samples[index].changeApplied(view) { .translate(x: $0.x - place.x, y: $0.y - place.y, z: 0) }
      }
      step.interaction = .samples(samples, release: release)
    case (.panFrom(let point), .edgePan(var pan)?):
      pan.to = Point(x: pan.to.x + point.x - pan.from.x, y: pan.to.y + point.y - pan.from.y)
      pan.from = point
      step.interaction = .edgePan(pan)
    case (.movesApplied(let view, _, let offset), .samples(var samples, let release)?):
      for index in samples.indices {
        samples[index].changeApplied(view) { .position(Point(x: $0.x + offset.x, y: $0.y + offset.y)) }
      }
      step.interaction = .samples(samples, release: release)
    default: break
    }
  }
}

extension GestureSample {
  /// Other modifiers for the positions that it applies to a view.
  fileprivate mutating func changeApplied(_ view: ViewAddress, _ other: (Point) -> Modifier) {
    for index in apply.indices where apply[index].view == view {
      apply[index].modifiers = apply[index].modifiers.map { modifier in
        if case .position(let position) = modifier { other(position) } else { modifier }
      }
    }
  }
}

extension Modifier {
  /// A part of the way to it from a view as it is, at a place in points.
  fileprivate func part(_ part: Double, from place: Point) -> Modifier {
    func mixed(_ value: Double, from own: Double = 0) -> Double { own + (value - own) * part }
    return switch self {
    case .translate(let x, let y, let z): .translate(x: mixed(x), y: mixed(y), z: mixed(z))
    case .rotate(let x, let y, let z): .rotate(x: mixed(x), y: mixed(y), z: mixed(z))
    case .scale(let x, let y, let z): .scale(x: mixed(x, from: 1), y: mixed(y, from: 1), z: mixed(z, from: 1))
    case .opacity(let value): .opacity(mixed(value, from: 1))
    case .position(let to): .position(Point(x: mixed(to.x, from: place.x), y: mixed(to.y, from: place.y)))
    default: self
    }
  }
}

extension Root {
  /// The containers of a kind with a change; `isInner`: those inside of others too.
  fileprivate func changing(
    _ kind: SceneChange.ControllerKind, _ change: SceneChange.ControllerChange, isInner: Bool = true
  ) -> Root {
    func changed(_ root: inout Root) {
      switch (root, kind) {
      case (.navigation(var navigation), .navigation):
        navigation.take(change)
        root = .navigation(navigation)
      case (.tabs(var tabs), .tabs):
        tabs.take(change)
        root = .tabs(tabs)
      default: break
      }
    }
    var result = self
    if isInner { result.changeContainers(changed) } else { changed(&result) }
    return result
  }
}

extension [Modifier] {
  /// With others at the end, each once.
  fileprivate func adding(_ others: [Modifier]) -> [Modifier] { self + others.filter { !contains($0) } }
}

extension Scene {
  /// The scene with a view changed, wherever it stands.
  package func changing(_ path: String, _ change: (inout View) -> Void) -> Scene {
    func changed(_ screen: Screen) -> Screen {
      guard let index = screen.views.firstIndex(where: { $0.path == path }) else { return screen }
      var screen = screen
      change(&screen.views[index])
      return screen
    }
    if BarSlot.find(in: path) != nil { return changing(barView: path, change) }
    var scene = changing(containerView: path, change)
    scene.screens = screens.map(changed)
    for step in steps.indices { scene.steps[step].screenChanges = steps[step].screenChanges.mapValues(changed) }
    return scene
  }
}
