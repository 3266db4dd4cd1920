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
  /// Of a step, by its position in the timeline.
  case step(Int, StepChange)

  package enum ControllerKind: Equatable, Sendable { case navigation, tabs }

  package enum ControllerChange: Equatable, Sendable {
    case isHeroEnabled(Bool)
    case style(ModalPresentationStyle)
    /// For being presented and dismissed.
    case modalAnimation(AnimationType)
    /// As if it said none.
    case noModalAnimation
    /// As if the controller said no type for what changes inside of it.
    case noAnimation
  }

  package enum ViewChange: Equatable, Sendable {
    case heroID(String?)
    /// After those that it has.
    case adding([Modifier])
    case removing(Modifier)
    /// In place of all that it has.
    case modifiers([Modifier])
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
    case noShadow
    case noMask
    case contentMode(ContentMode)
    /// Points; the top left corner stays.
    case size(Size)
  }

  package enum StepChange: Equatable, Sendable {
    case animation(AnimationType)
    /// As if the step gave none.
    case noAnimation
    case containerColor(Color)
    /// A gesture's first sample, at 0, with a progress.
    case beginsAt(progress: Double)
    /// What a gesture's first sample applies, too.
    case firstApply(ViewModifiers)
    /// A gesture applies nothing to a view.
    case noApply(ViewAddress)
    /// Whether a gesture finishes.
    case finishes(Bool)
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
        switch change {
        case .isHeroEnabled(let flag): screen.isHeroEnabled = flag
        case .style(let style): screen.modalPresentationStyle = style
        case .modalAnimation(let type): screen.modalAnimation = .both(type)
        case .noModalAnimation: screen.modalAnimation = .unset
        case .noAnimation: break
        }
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
    case .step(let index, let change):
      guard scene.steps.indices.contains(index) else { break }
      change.apply(to: &scene.steps[index])
    }
    return scene
  }
}

extension SceneChange.ViewChange {
  fileprivate func apply(to view: inout View) {
    switch self {
    case .heroID(let id): view.heroID = id
    case .adding(let modifiers): view.heroModifiers = (view.heroModifiers ?? []).adding(modifiers)
    case .removing(let modifier): view.heroModifiers?.removeAll { $0 == modifier }
    case .modifiers(let modifiers): view.heroModifiers = modifiers
    case .isHeroEnabled(let flag): view.isHeroEnabled = flag
    case .isHeroEnabledForSubviews(let flag): view.isHeroEnabledForSubviews = flag
    case .isHidden(let flag): view.isHidden = flag
    case .isOpaque(let flag): view.isOpaque = flag
    case .alpha(let value): view.alpha = value
    case .zPosition(let value): view.zPosition = value
    case .backgroundColor(let color): view.backgroundColor = color
    case .clipsToBounds(let flag): view.clipsToBounds = flag
    case .cornerRadius(let radius): view.cornerRadius = radius
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
    }
  }
}

extension SceneChange.StepChange {
  fileprivate func apply(to step: inout Step) {
    switch (self, step.interaction) {
    case (.animation(let type), _): step.animation = type
    case (.noAnimation, _): step.animation = nil
    case (.containerColor(let color), _): step.containerColor = color
    case (.beginsAt(let progress), .samples(var samples, let release)?):
      samples.insert(GestureSample(time: 0, progress: progress, location: step.location), at: 0)
      step.interaction = .samples(samples, release: release)
    case (.firstApply(let entry), .samples(var samples, let release)?) where !samples.isEmpty:
      samples[0].apply.append(entry)
      step.interaction = .samples(samples, release: release)
    case (.noApply(let view), .samples(var samples, let release)?):
      for index in samples.indices { samples[index].apply.removeAll { $0.view == view } }
      step.interaction = .samples(samples, release: release)
    case (.finishes(let flag), .samples(let samples, var release)?):
      release.finishes = flag
      step.interaction = .samples(samples, release: release)
    case (.panFrom(let point), .edgePan(var pan)?):
      pan.to = Point(x: pan.to.x + point.x - pan.from.x, y: pan.to.y + point.y - pan.from.y)
      pan.from = point
      step.interaction = .edgePan(pan)
    case (.movesApplied(let view, _, let offset), .samples(var samples, let release)?):
      for index in samples.indices { samples[index].moveApplied(view, by: offset) }
      step.interaction = .samples(samples, release: release)
    default: break
    }
  }
}

extension GestureSample {
  fileprivate mutating func moveApplied(_ view: ViewAddress, by offset: Point) {
    for index in apply.indices where apply[index].view == view {
      apply[index].modifiers = apply[index].modifiers.map { modifier in
        guard case .position(let position) = modifier else { return modifier }
        return .position(Point(x: position.x + offset.x, y: position.y + offset.y))
      }
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

/// What both kinds of containers say.
private protocol ChangeableRoot {
  /// For what changes inside of it.
  var inner: AnimationType { get set }
  var isHeroEnabled: Bool { get set }
  var modalPresentationStyle: ModalPresentationStyle { get set }
  var modalAnimation: ModalAnimation { get set }
}

extension NavigationRoot: ChangeableRoot {
  fileprivate var inner: AnimationType {
    get { animation }
    set { animation = newValue }
  }
}

extension TabRoot: ChangeableRoot {
  fileprivate var inner: AnimationType {
    get { tabBarAnimation }
    set { tabBarAnimation = newValue }
  }
}

extension ChangeableRoot {
  fileprivate mutating func take(_ change: SceneChange.ControllerChange) {
    switch change {
    case .isHeroEnabled(let flag): isHeroEnabled = flag
    case .style(let style): modalPresentationStyle = style
    case .modalAnimation(let type): modalAnimation = .both(type)
    case .noModalAnimation: modalAnimation = .unset
    case .noAnimation: inner = .auto
    }
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

// MARK: How it is said

extension SceneChange {
  /// What is done, and to what: `"opaque": false`, `on`, `list/card`.
  package struct Phrase: Equatable {
    package var what: String
    package var preposition: String
    package var subject: String
  }

  /// In a scene's words.
  ///
  /// - Parameter view: Each view as it is before the change.
  package func phrase(_ view: (String) -> View?) -> Phrase {
    switch self {
    case .view(let path, let change):
      switch change {
      case .heroID(nil): return Phrase(what: "remove \"heroID\"", preposition: "from", subject: path)
      case .modifiers(let modifiers) where modifiers.isEmpty:
        return Phrase(what: "remove \"heroModifiers\"", preposition: "from", subject: path)
      case .removing(let modifier): return Phrase(what: "remove \(modifier.text)", preposition: "from", subject: path)
      default:
        let (key, value) = change.key(view(path))
        return Phrase(what: "\"\(key)\": \(value.line)", preposition: "on", subject: path)
      }
    case .screen(let name, let change):
      return Phrase(what: change.text, preposition: "on", subject: "'\(name)'")
    case .controllers(let kind, let change):
      return Phrase(what: change.text, preposition: "on", subject: "the \(kind.name)")
    case .presented(let step, let change):
      return Phrase(what: change.text, preposition: "on", subject: "the controller that step \(step) presents")
    case .step(let index, let change):
      return Phrase(what: change.text(view), preposition: "on", subject: "step \(index)")
    }
  }

  /// The same in Swift; nil where an app has nothing of the kind.
  package func swift(_ view: (String) -> View?) -> String? {
    switch self {
    case .view(let path, let change):
      guard let view = view(path) else { return nil }
      return change.swift(view)
    case .screen(_, let change), .presented(_, let change): return change.swift("viewController")
    case .controllers(let kind, let change):
      return change.swift(kind == .tabs ? "tabBarController" : "navigationController")
    case .step(_, let change): return change.swift
    }
  }
}

extension SceneChange.ControllerKind {
  fileprivate var name: String { self == .tabs ? "tab bar controller" : "navigation controller" }
}

extension SceneChange.ControllerChange {
  fileprivate var text: String {
    switch self {
    case .isHeroEnabled(let flag): "\"isHeroEnabled\": \(flag)"
    case .style(let style): "\"modalPresentationStyle\": \"\(style.rawValue)\""
    case .modalAnimation(let type): "\"modalAnimation\": \"\(type.text)\""
    case .noModalAnimation: "remove \"modalAnimation\""
    case .noAnimation: "remove \"animation\""
    }
  }

  fileprivate func swift(_ controller: String) -> String {
    switch self {
    case .isHeroEnabled(let flag): "\(controller).hero.isEnabled = \(flag)"
    case .style(let style): "\(controller).modalPresentationStyle = .\(style.rawValue)"
    case .modalAnimation(let type): "\(controller).hero.modalAnimationType = \(type.swift)"
    case .noModalAnimation: "\(controller).hero.modalAnimationType = .auto"
    case .noAnimation: "\(controller).hero.navigationAnimationType = .auto"
    }
  }
}

extension SceneChange.ViewChange {
  /// The key of a view and its value after the change.
  fileprivate func key(_ view: View?) -> (String, JSONValue) {
    switch self {
    case .heroID(let id): return ("heroID", .text(id))
    case .adding, .removing, .modifiers:
      return ("heroModifiers", .string(modifiers(of: view).map(\.text).joined(separator: " ")))
    case .isHeroEnabled(let flag): return ("isHeroEnabled", .bool(flag))
    case .isHeroEnabledForSubviews(let flag): return ("isHeroEnabledForSubviews", .bool(flag))
    case .isHidden(let flag): return ("hidden", .bool(flag))
    case .isOpaque(let flag): return ("opaque", .bool(flag))
    case .alpha(let value): return ("alpha", JSONValue.number(value).withWholeNumbers)
    case .zPosition(let value): return ("zPosition", JSONValue.number(value).withWholeNumbers)
    case .backgroundColor(let color): return ("backgroundColor", color.map(JSONValue.color) ?? .null)
    case .clipsToBounds(let flag): return ("clipsToBounds", .bool(flag))
    case .cornerRadius(let radius): return ("cornerRadius", JSONValue.number(radius).withWholeNumbers)
    case .noShadow: return ("shadow", .null)
    case .noMask: return ("mask", .null)
    case .contentMode(let mode): return ("contentMode", .string(mode.rawValue))
    case .size(let size):
      let corner = view.map { view in
        [
          view.position.x - view.anchorPoint.x * view.size.width,
          view.position.y - view.anchorPoint.y * view.size.height,
        ]
      }
      return ("frame", JSONValue.numbers((corner ?? [0, 0]) + [size.width, size.height]).withWholeNumbers)
    }
  }

  /// A view's modifiers after the change.
  private func modifiers(of view: View?) -> [Modifier] {
    guard var view else { return [] }
    apply(to: &view)
    return view.heroModifiers ?? []
  }

  fileprivate func swift(_ view: View) -> String {
    switch self {
    case .heroID(let id): "view.hero.id = \(id.map(\.swiftLiteral) ?? "nil")"
    case .adding, .removing, .modifiers: "view.hero.modifiers = \(modifiers(of: view).swift)"
    case .isHeroEnabled(let flag): "view.hero.isEnabled = \(flag)"
    case .isHeroEnabledForSubviews(let flag): "view.hero.isEnabledForSubviews = \(flag)"
    case .isHidden(let flag): "view.isHidden = \(flag)"
    case .isOpaque(let flag): "view.isOpaque = \(flag)"
    case .alpha(let value): "view.alpha = \(Decimals.compact(value, 3))"
    case .zPosition(let value): "view.layer.zPosition = \(Decimals.compact(value, 3))"
    case .backgroundColor(let color): "view.backgroundColor = \(color?.swift ?? "nil")"
    case .clipsToBounds(let flag): "view.clipsToBounds = \(flag)"
    case .cornerRadius(let radius): "view.layer.cornerRadius = \(Decimals.compact(radius, 2))"
    case .noShadow: "view.layer.shadowOpacity = 0"
    case .noMask: "view.layer.mask = nil"
    case .contentMode(let mode): "imageView.contentMode = .\(mode.rawValue)"
    case .size(let size):
      "view.frame.size = CGSize(width: \(Decimals.compact(size.width, 2)), height: \(Decimals.compact(size.height, 2)))"
    }
  }
}

extension SceneChange.StepChange {
  fileprivate func text(_ view: (String) -> View?) -> String {
    switch self {
    case .animation(let type): "\"animation\": \"\(type.text)\""
    case .noAnimation: "remove \"animation\""
    case .containerColor(let color): "\"containerColor\": \(JSONValue.color(color).line)"
    case .beginsAt(let progress): "a sample \"at\": 0 with \"progress\": \(Decimals.compact(progress, 3))"
    case .firstApply(let entry):
      "\"apply\" of \"\(entry.modifiers.map(\.text).joined(separator: " "))\" to it in the gesture's first sample"
    case .noApply: "remove \"apply\""
    case .finishes(true): "\"finish\" in place of \"cancel\""
    case .finishes(false): "\"cancel\" in place of \"finish\""
    case .panFrom(let point):
      "\"from\": [\(Decimals.compact(point.x, 2)), \(Decimals.compact(point.y, 2))] of the edge pan"
    case .movesApplied(_, let path, let offset):
      "(\(Decimals.compact(offset.x, 2)), \(Decimals.compact(offset.y, 2))) more in each position that it applies to \(path)"
    }
  }

  fileprivate var swift: String? {
    switch self {
    case .animation(let type): "Hero.shared.setDefaultAnimationForNextTransition(\(type.swift))"
    case .noAnimation, .noApply: nil
    case .containerColor(let color): "Hero.shared.containerColor = \(color.swift)"
    case .beginsAt(let progress): "Hero.shared.update(\(Decimals.compact(progress, 3)))  // when the gesture begins"
    case .firstApply(let entry):
      "Hero.shared.apply(modifiers: \(entry.modifiers.swift), to: view)  // when the gesture begins"
    case .finishes(true): "Hero.shared.finish()"
    case .finishes(false): "Hero.shared.cancel()"
    case .panFrom: nil
    case .movesApplied:
      "let center = view.superview?.convert(view.center, to: Hero.shared.container)  // a position of the container"
    }
  }
}
