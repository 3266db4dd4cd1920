/// What steps do to containers.
extension Containers where Kinds.Screen == Int {
  /// Does what a step does; nil where no screen gives way to another around it, and throws where it is impossible.
  ///
  /// - Parameters:
  ///   - isOuter: Whether it means the outermost of navigation controllers in each other, not the nearest.
  ///   - level: What the scene's screen or container is on the modal stack; elsewhere its container counts.
  package mutating func take(
    _ action: Step.Action, isOuter: Bool, _ level: (Root) -> Level
  ) throws(Problem) -> ContainerChange<Kinds>? {
    switch action {
    case .wait, .transition: return nil
    case .present(let root, _): return try present(level(root))
    case .dismiss: return try dismiss()
    case .dismissAll: return try dismissAll()
    case .unwindTo(let screen): return try unwind(to: screen)
    case .replace(let screen): return try replace(with: level(.screen(screen)))
    case .replaceTop(let root): return try replaceTop(with: level(root))
    case .push(let root, _): return try push(level(root).container, isOuter: isOuter)
    case .pop: return try pop()
    case .popTo(let screen): return try pop(to: screen)
    case .popToRoot: return try popToRoot()
    case .setViewControllers(let stack):
      return try setViewControllers(stack.map { level($0).container }, isOuter: isOuter)
    case .selectTab(.index(let index)): return try selectTab(index)
    case .selectTab(.screen(let screen)): return try selectTab(holding: screen)
    }
  }
}
