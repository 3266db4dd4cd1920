import HeroGeometry

/// What an app sets for Hero on a navigation or tab bar controller's own view, or on its bar (rule C7).
package struct ContainerView: Equatable, Sendable {
  /// Default: none.
  package var heroID: String?
  /// nil: no modifiers given.
  package var heroModifiers: [Modifier]?
  /// Where the first of its keys stands in the file. Default: nowhere.
  package var location: SourceLocation?
  /// Where its `heroModifiers` stand. Default: nowhere.
  package var heroModifiersLocation: SourceLocation?

  /// One that says what is given.
  package init(heroID: String? = nil, heroModifiers: [Modifier]? = nil) {
    self.heroID = heroID
    self.heroModifiers = heroModifiers
  }

  /// Whether nothing is said.
  package var isEmpty: Bool { heroID == nil && heroModifiers == nil }

  /// Takes what a step sets.
  package mutating func take(_ change: ContainerViewChange) {
    if let heroID = change.heroID { self.heroID = heroID }
    if let modifiers = change.heroModifiers {
      heroModifiers = modifiers
      heroModifiersLocation = nil
    }
  }
}

/// What a step sets on a container's own view, from then on; nil leaves a value as it is, a nil inside takes it away.
package struct ContainerViewChange: Equatable, Sendable {
  /// The view: of the controller around a screen.
  package var view: ViewAddress
  /// Default: as it was.
  package var heroID: String??
  /// Default: as they were.
  package var heroModifiers: [Modifier]??

  /// Changes nothing.
  package init(_ view: ViewAddress) { self.view = view }

  /// What turns one into another.
  package init(_ view: ViewAddress, from old: ContainerView, to new: ContainerView) {
    self.view = view
    if new.heroID != old.heroID { heroID = .some(new.heroID) }
    if new.heroModifiers != old.heroModifiers { heroModifiers = .some(new.heroModifiers) }
  }
}

extension Root {
  /// The screen that shows, an index into `Scene.screens`; nil in an empty stack.
  package var visible: Int? {
    switch self {
    case .screen(let screen): screen
    case .navigation(let navigation): navigation.stack.last?.visible
    case .tabs(let tabs): tabs.tabs.indices.contains(tabs.selected) ? Root(tabs.tabs[tabs.selected]).visible : nil
    }
  }

  /// All screens that it holds, indices into `Scene.screens`.
  package var screens: [Int] {
    switch self {
    case .screen(let screen): [screen]
    case .navigation(let navigation): navigation.screens
    case .tabs(let tabs): tabs.tabs.flatMap(\.screens)
    }
  }

  /// The containers' own views and bars, each with the screens that the container holds, as indices into `Scene.screens`; outer ones first.
  var containerViews: [(controller: ContainerController, screens: [Int], view: ContainerView)] {
    let own = ContainerController.allCases.compactMap { kind in self[kind].map { (kind, screens, $0) } }
    switch self {
    case .screen: return []
    case .navigation(let navigation): return own + navigation.stack.flatMap(\.containerViews)
    case .tabs(let tabs): return own + tabs.tabs.map(Root.init).flatMap(\.containerViews)
    }
  }

  /// What is said of its own view or bar; nil where it is of another kind, or hides its bar.
  private subscript(kind: ContainerController) -> ContainerView? {
    get {
      switch self {
      case .screen: nil
      case .navigation(let navigation): navigation[kind]
      case .tabs(let tabs): tabs[kind]
      }
    }
    set {
      switch self {
      case .screen: break
      case .navigation(var navigation):
        navigation[kind] = newValue
        self = .navigation(navigation)
      case .tabs(var tabs):
        tabs[kind] = newValue
        self = .tabs(tabs)
      }
    }
  }

  /// Changes every container in it, outer ones first: those in stacks and tabs too.
  package mutating func changeContainers(_ body: (inout Root) -> Void) {
    body(&self)
    switch self {
    case .screen: break
    case .navigation(var navigation):
      for index in navigation.stack.indices { navigation.stack[index].changeContainers(body) }
      self = .navigation(navigation)
    case .tabs(var tabs):
      for index in tabs.tabs.indices {
        var inner = Root(tabs.tabs[index])
        inner.changeContainers(body)
        if case .navigation(let navigation) = inner { tabs.tabs[index] = .navigation(navigation) }
      }
      self = .tabs(tabs)
    }
  }

  /// Changes the view, or bar, of the controllers of a kind around a screen; nothing where none is.
  package mutating func change(
    viewOf controller: ContainerController, around screen: Int, _ body: (inout ContainerView) -> Void
  ) {
    changeContainers { root in
      guard var view = root[controller], root.screens.contains(screen) else { return }
      body(&view)
      root[controller] = view
    }
  }

  /// As a tab holds it.
  init(_ tab: TabRoot.Tab) {
    switch tab {
    case .screen(let screen): self = .screen(screen)
    case .navigation(let navigation): self = .navigation(navigation)
    }
  }
}

extension TabRoot {
  /// What is said of its own view or bar; nil of another kind, and where the bar is hidden.
  package subscript(kind: ContainerController) -> ContainerView? {
    get { kind == .tabBarController ? view : kind == .tabBar ? bar?.view : nil }
    set {
      guard let newValue else { return }
      if kind == .tabBarController { view = newValue }
      if kind == .tabBar { bar?.view = newValue }
    }
  }
}

extension NavigationRoot {
  /// What is said of its own view or bar; nil of another kind, and where the bar is hidden.
  package subscript(kind: ContainerController) -> ContainerView? {
    get { kind == .navigationController ? view : kind == .navigationBar ? bar?.view : nil }
    set {
      guard let newValue else { return }
      if kind == .navigationController { view = newValue }
      if kind == .navigationBar { bar?.view = newValue }
    }
  }

  /// All screens of its stack, indices into `Scene.screens`.
  package var screens: [Int] { stack.flatMap(\.screens) }
}

extension Step {
  /// What the step puts on stage; nil for other steps.
  package var root: Root? {
    get {
      switch action {
      case .present(let root, _), .replaceTop(let root), .push(let root, _): root
      default: nil
      }
    }
    set {
      guard let newValue else { return }
      switch action {
      case .present(_, let opposite): action = .present(newValue, opposite: opposite)
      case .replaceTop: action = .replaceTop(newValue)
      case .push(_, let pop): action = .push(newValue, pop: pop)
      default: break
      }
    }
  }
}

extension TabRoot.Tab {
  /// Indices into `Scene.screens`.
  package var screens: [Int] { Root(self).screens }
}

extension Scene {
  /// The containers' own views that say something to Hero, each under the name of every screen that comes with it.
  package var containers: [(screens: [String], views: [View])] {
    ([root] + steps.compactMap(\.root)).flatMap(\.containerViews).filter { !$0.view.isEmpty }.map { container in
      let names = container.screens.map { screens[$0].name }
      return (names, names.map { container.view.view(container.controller.path(around: $0), size: canvas.size) })
    }
  }

  /// The scene with a container's own view changed, also where steps set it.
  package func changing(containerView path: String, _ body: (inout View) -> Void) -> Scene {
    var scene = self
    func change(_ view: inout ContainerView) {
      var changed = view.view(path, size: canvas.size)
      body(&changed)
      view.heroID = changed.heroID
      view.heroModifiers = changed.heroModifiers
    }
    for controller in ContainerController.allCases {
      guard let name = controller.screen(of: path), let screen = screens.firstIndex(where: { $0.name == name }) else {
        continue
      }
      let address = ViewAddress(screen: screen, view: 0, controller: controller)
      scene.root.change(viewOf: controller, around: screen, change)
      for index in steps.indices {
        scene.steps[index].root?.change(viewOf: controller, around: screen, change)
        guard var set = steps[index].controllerChanges.views.first(where: { $0.view == address }) else { continue }
        var view = ContainerView()
        view.take(set)
        change(&view)
        if set.heroID != nil { set.heroID = .some(view.heroID) }
        if set.heroModifiers != nil { set.heroModifiers = .some(view.heroModifiers) }
        scene.steps[index].controllerChanges.add(set)
      }
    }
    return scene
  }
}

extension ContainerView {
  /// As a view: it fills the canvas.
  package func view(_ path: String, size: Size) -> View {
    var view = View(path: path, position: size.center, size: size)
    view.heroID = heroID
    view.heroModifiers = heroModifiers
    view.heroModifiersLocation = heroModifiersLocation
    if let location { view.location = location }
    return view
  }
}
