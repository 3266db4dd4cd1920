import HeroModel

extension Step.Action {
  /// The step in the words of the scene format; `names` are the scene's screens.
  func text(_ names: [String]) -> String {
    switch self {
    case .wait(let seconds): "wait \(seconds.textAsWritten)"
    case .present(let root, _): "present \(Container<FilmControllers>(root).text(names))"
    case .dismiss: "dismiss"
    case .dismissAll: "dismissAll"
    case .unwindTo(let screen): "unwindTo \(names[screen])"
    case .replace(let screen): "replace \(names[screen])"
    case .replaceTop(let root): "replaceTop \(Container<FilmControllers>(root).text(names))"
    case .push(let screen, _): "push \(names[screen])"
    case .pop: "pop"
    case .popTo(let screen): "popTo \(names[screen])"
    case .popToRoot: "popToRoot"
    case .setViewControllers(let stack): "setViewControllers [\(stack.map { names[$0] }.joined(separator: ", "))]"
    case .selectTab(.index(let index)): "selectTab \(index)"
    case .selectTab(.screen(let screen)): "selectTab \(names[screen])"
    }
  }
}

extension Double {
  /// As a scene file has it: whole numbers without a point.
  var textAsWritten: String { self == rounded() && abs(self) < 1e15 ? "\(Int(self))" : "\(self)" }
}
