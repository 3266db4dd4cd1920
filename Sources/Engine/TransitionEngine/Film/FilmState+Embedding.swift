import HeroGeometry
import HeroModel

/// A screen that gives way to another inside of a view (rule C8).
struct InnerChange: Equatable {
  /// Index of the screen that disappears, which a view embeds.
  var from: Int
  /// Index of the screen that appears.
  var to: Int
  /// The path of the view that Hero's container fills.
  var view: String
  /// The screen of the container that shows, in whose tree the view is.
  var host: Int
  /// The path of the view that embeds the screen that disappears: the same view, or one inside.
  var holder: String
  /// The type in force.
  var choice: AnimationChoice
}

extension FilmState {
  /// A screen with all that its views embed, as one tree.
  func whole(_ index: Int) -> Screen {
    guard screens[index].views.contains(where: { embedded(in: $0) != nil }) else { return screens[index] }
    var result = screens[index]
    result.views = []
    append(0, of: index, to: nil, around: [index], &result.views)
    return result
  }

  /// Adds a view with what is inside of it, in pre-order.
  private func append(_ index: Int, of screen: Int, to parent: Int?, around: Set<Int>, _ views: inout [View]) {
    var view = screens[screen].views[index]
    let (children, own) = (view.children, views.count)
    view.children = []
    view.parent = parent
    if let parent { views[parent].children.append(own) }
    views.append(view)
    for child in children { append(child, of: screen, to: own, around: around, &views) }
    guard let inner = embedded(in: view), !around.contains(inner) else { return }
    append(0, of: inner, to: own, around: around.union([inner]), &views)
  }

  /// The change that a step asks for, where it can happen.
  func innerChange(from: Int, to: Int, in view: ViewAddress, _ step: Step) throws(ImpossibleStep) -> InnerChange {
    let (name, path) = (screens[from].name, view.path(in: screens))
    let trees = controllers.visible.map { (host: $0.visible, tree: whole($0.visible)) }
    guard let (host, tree) = trees.first(where: { $0.tree.views.contains { $0.path == path } }) else {
      throw ImpossibleStep(message: "'\(path)' is not on screen")
    }
    guard let place = tree.views.firstIndex(where: { $0.path == path }),
      let root = tree.views.firstIndex(where: { $0.path == name }), let holder = tree.views[root].parent,
      sequence(first: holder, next: { tree.views[$0].parent }).contains(place)
    else {
      throw ImpossibleStep(
        message: "'\(name)' is not embedded in '\(path)'; give a view \"embed\": \"\(name)\" to hold it")
    }
    if trees.contains(where: { $0.tree.views.contains { $0.path == screens[to].name } })
      || controllers.screens.contains(to)
    {
      throw ImpossibleStep(.onStage(to), .transition, names: screens.map(\.name))
    }
    let (own, next) = (screens[from].views[0], screens[to].views[0])
    guard own.size == next.size else {
      let frame = Rect(
        x: own.position.x - own.anchorPoint.x * own.size.width, y: own.position.y - own.anchorPoint.y * own.size.height,
        width: own.size.width, height: own.size.height)
      let numbers = [frame.minX, frame.minY, frame.size.width, frame.size.height].map(\.textAsWritten)
      throw ImpossibleStep(
        message: "Hero gives '\(screens[to].name)' the frame of '\(name)': give its view "
          + "\"frame\": [\(numbers.joined(separator: ", "))]")
    }
    let choice = AnimationChoice(
      given: step.animation(presenting: true), else: level(for: .screen(to)).own.animation(presenting: true))
    return InnerChange(
      from: from, to: to, view: path, host: host, holder: tree.views[holder].path, choice: choice)
  }

  /// Takes the screen that disappears out of its view: Hero moves both screens into its container.
  mutating func begin(_ change: InnerChange) { embed(nil, in: change.holder) }

  /// Puts into the view what shows after a change, where Hero leaves it.
  ///
  /// Source: Hero 1.6.4, `complete(finished:)` of HeroTransition+Complete: `transitionContainer.addSubview` of the view that stays, which
  /// has its frame in the container.
  mutating func end(_ change: InnerChange, finishes: Bool, source: Screen) {
    begin(change)
    embed(finishes ? change.to : change.from, in: change.view)
    if !finishes {
      screens[change.from].views[0].position = source.views[0].position
      screens[change.from].views[0].size = source.views[0].size
    }
  }
}

extension Screen {
  /// A view's tree as a screen of its own, in the space of another view around it.
  ///
  /// Source: Hero 1.6.4, `start()` of HeroTransition+Start: `fromView.frame` is converted into the container.
  func inner(_ root: Int, of screen: Screen, in place: Int) -> Screen {
    let geometry = ScreenGeometry(self)
    var result = screen
    result.views = views[root..<geometry.subtreeEnd[root]].map { view in
      var view = view
      view.parent = view.parent.map { $0 - root }
      view.children = view.children.map { $0 - root }
      return view
    }
    result.views[0].parent = nil
    guard views[root].parent != place else { return result }
    let frame = geometry.frame(of: root, in: place)
    result.views[0].size = frame.size
    result.views[0].position = frame.position(anchorPoint: views[root].anchorPoint)
    return result
  }
}
