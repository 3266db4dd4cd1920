internal import HeroModel
internal import HeroScene
internal import InterfaceBuilder

extension StoryboardWork {
  /// A node with all inside as a scene has the views of a screen, pre-order and with their paths; what is wrong with one is noted.
  mutating func views(of node: SceneNode, screen: String) -> [View] {
    var views: [View] = []
    add(node, to: &views, parent: nil, path: screen, scope: "\(screen)/")
    if let problem = SceneLimits.problem(madeViews: madeViews) {
      fail(problem, file: files.files[0].path, at: node.place)
    }
    return views
  }

  /// The path is that by child indices, the scope what names begin with: the screen, or the way from it to the cell around.
  private mutating func add(
    _ node: SceneNode, to views: inout [View], parent: Int?, path: String, scope: String, isMade: Bool = false
  ) {
    let (index, isMade) = (views.count, isMade || node.component != nil)
    madeViews += isMade ? 1 : 0
    var view = node.view
    view.parent = parent
    view.path = view.name.map { scope + $0 } ?? path
    view.location = node.place.location
    for problem in view.problems { fail(problem, file: files.files[0].path, at: node.place) }
    noteMistakes(in: view)
    views.append(view)
    if let parent { views[parent].children.append(index) }
    if let name = node.component { prototypes[view.path] = prototype(node, name) }
    let inner = node.component == nil ? scope : "\(view.path)/"
    for (child, node) in node.children.enumerated() {
      add(node, to: &views, parent: index, path: "\(path)/\(child)", scope: inner, isMade: isMade)
    }
  }

  /// Notes what is probably mistyped in a view's modifiers.
  private mutating func noteMistakes(in view: View) {
    guard let place = view.heroModifiersLocation else { return }
    for (_, subject, message) in (view.heroModifiers ?? []).mistakes {
      let note = Scene.Note(
        subject,
        Diagnostic(
          file: files.files[0].path, line: place.line, column: place.column, severity: .warning, message: message))
      // Cells of a prototype say it once.
      if !mistakes.contains(note) { mistakes.append(note) }
    }
  }

  /// The name of the prototype that a cell repeats: the wanted one, with a number where another has it that differs in more than name and
  /// place.
  private mutating func prototype(_ cell: SceneNode, _ wanted: String) -> String {
    var body = cell
    (body.view.name, body.frame) = (nil, .zero)
    var (name, count) = (wanted, 1)
    while let known = bodies[name], known != body {
      count += 1
      name = "\(wanted) \(count)"
    }
    bodies[name] = body
    return name
  }
}
