/// Where a bar shows a view of the app's own, by what UIKit calls it.
package enum BarSlot: Equatable, Hashable, Sendable {
  /// UINavigationItem's.
  case titleView
  /// Of a navigation item, from the left.
  case left(Int)
  /// Of a navigation item, from the right.
  case right(Int)
  /// Of a toolbar, from the left.
  case toolbar(Int)

  /// What the view is called, by the name of whose item shows it: `detail.navigationItem.titleView`, `detail.toolbarItems[0]`.
  package func path(of owner: String) -> String {
    switch self {
    case .titleView: "\(owner).navigationItem.titleView"
    case .left(let index): "\(owner).navigationItem.left[\(index)]"
    case .right(let index): "\(owner).navigationItem.right[\(index)]"
    case .toolbar(let index): "\(owner).toolbarItems[\(index)]"
    }
  }

  /// The slot that a view with this path lies in, however deep, and whose item it is; nil for a view that lies in none.
  package static func find(in path: String) -> (owner: String, slot: BarSlot)? {
    let root = path.prefix { $0 != "/" }
    func owner(before ending: String) -> String? {
      root.hasSuffix(ending) ? String(root.dropLast(ending.count)) : nil
    }
    if let owner = owner(before: ".navigationItem.titleView") { return (owner, .titleView) }
    guard let open = root.lastIndex(of: "["), root.hasSuffix("]"),
      let index = Int(root[root.index(after: open)...].dropLast()), index >= 0
    else { return nil }
    let slots: [BarSlot] = [.left(index), .right(index), .toolbar(index)]
    return slots.lazy.compactMap { slot in owner(before: slot.path(of: "")).map { ($0, slot) } }.first
  }
}

extension BarView {
  /// Whether one of its views says something to Hero.
  package var isOfHero: Bool { views.contains { $0.heroID != nil || $0.heroModifiers?.isEmpty == false } }

  /// Its views under another name than that of the first.
  package func views(named name: String) -> [View] {
    let own = views.first?.path.count ?? 0
    return views.map { view in
      var view = view
      view.path = name + view.path.dropFirst(own)
      return view
    }
  }
}

extension NavigationItem {
  /// The app's own views, in the order in which UIKit adds them to the bar: items from the left, then the title.
  ///
  /// Source: the bar's subviews since iOS 11 (gist.github.com/niw/569b49648fcab22124e1d12c195fe595): in its
  /// `_UINavigationBarContentView` the stack views of items, the trailing one from its left, then the title's view.
  package var slots: [BarSlot] {
    left.indices.map { .left($0) } + right.indices.reversed().map { .right($0) } + [.titleView]
  }

  /// The view in a slot; nil where there is none of the app's own.
  package subscript(slot: BarSlot) -> BarView? {
    get {
      switch slot {
      case .titleView: titleView
      case .left(let index): left.view(at: index)
      case .right(let index): right.view(at: index)
      case .toolbar: nil
      }
    }
    set {
      switch slot {
      case .titleView: titleView = newValue
      case .left(let index): left.take(newValue, at: index)
      case .right(let index): right.take(newValue, at: index)
      case .toolbar: break
      }
    }
  }
}

extension [BarItem] {
  /// The view of the app's own that an item shows.
  package func view(at index: Int) -> BarView? {
    guard indices.contains(index), case .view(let view) = self[index].content else { return nil }
    return view
  }

  fileprivate mutating func take(_ view: BarView?, at index: Int) {
    if self.view(at: index) != nil, let view { self[index].content = .view(view) }
  }
}

extension Screen {
  /// The view in a slot of the bars around it; nil where there is none of the app's own.
  package subscript(slot: BarSlot) -> BarView? {
    get { if case .toolbar(let index) = slot { toolbarItems.view(at: index) } else { navigationItem[slot] } }
    set {
      if case .toolbar(let index) = slot {
        toolbarItems.take(newValue, at: index)
      } else {
        navigationItem[slot] = newValue
      }
    }
  }

  /// Where it may have views of the app's own in bars.
  package var slots: [BarSlot] { navigationItem.slots + toolbarItems.indices.map { .toolbar($0) } }

  /// The trees of the views that it puts into bars, under their names.
  package var barViews: [[View]] {
    slots.compactMap { slot in self[slot]?.views(named: slot.path(of: name)) }
  }
}

extension Scene {
  /// The trees of all views that screens and tab bar controllers put into bars, as they are before the first step and as steps change
  /// them, each with the name of its screen; a tab bar controller's under the name of each screen that it holds.
  package var barViews: [(screens: [String], trees: [[View]])] {
    let own = allScreens.flatMap { screen in screen.barViews.map { ([screen.name], [$0]) } }
    return own
      + ([root] + steps.compactMap(\.root)).flatMap(\.allTabs).flatMap { tabs in
        let names = tabs.tabs.flatMap(\.screens).map { screens[$0].name }
        return tabs.navigationItem.slots.compactMap { slot -> (screens: [String], trees: [[View]])? in
          tabs.navigationItem[slot].map { view in
            (
              names,
              names.map { name in
                let owner = ContainerController.tabBarController.path(around: name)
                return view.views(named: slot.path(of: owner))
              }
            )
          }
        }
      }
  }

  /// All views that have names, those of screens first, then containers' own that say something, then those in bars.
  package var allViews: [View] {
    allScreens.flatMap(\.views) + containers.flatMap(\.views) + barViews.flatMap(\.trees).flatMap { $0 }
  }

  /// The scene with a view in a bar changed, also where steps set it.
  package func changing(barView path: String, _ body: (inout View) -> Void) -> Scene {
    guard let (owner, slot) = BarSlot.find(in: path) else { return self }
    func changed(_ view: BarView) -> BarView {
      guard let index = view.views(named: slot.path(of: owner)).firstIndex(where: { $0.path == path }) else {
        return view
      }
      var view = view
      body(&view.views[index])
      return view
    }
    func changed(_ screen: Screen) -> Screen {
      guard screen.name == owner else { return screen }
      var screen = screen
      screen[slot] = screen[slot].map(changed)
      return screen
    }
    func change(_ root: inout Root) {
      guard case .tabs(var tabs) = root, let name = ContainerController.tabBarController.screen(of: owner),
        tabs.tabs.flatMap(\.screens).contains(where: { screens[$0].name == name })
      else { return }
      tabs.navigationItem[slot] = tabs.navigationItem[slot].map(changed)
      root = .tabs(tabs)
    }
    var scene = self
    scene.screens = screens.map(changed)
    scene.root.changeContainers(change)
    for index in steps.indices {
      scene.steps[index].screenChanges = steps[index].screenChanges.mapValues(changed)
      scene.steps[index].root?.changeContainers(change)
    }
    return scene
  }
}

extension Root {
  /// The tab bar controllers in it, outer ones first.
  fileprivate var allTabs: [TabRoot] {
    switch self {
    case .screen: []
    case .navigation(let navigation): navigation.stack.flatMap(\.allTabs)
    case .tabs(let tabs): [tabs]
    }
  }
}
