import HeroModel

extension Step.Action {
  /// The step in the words of the scene format; `names` are the scene's screens.
  func text(_ names: [String]) -> String {
    let (name, value, _) = call
    return switch value {
    case .seconds(let seconds): "\(name) \(seconds.textAsWritten)"
    case .nothing: name
    case .screen(let screen), .tab(.screen(let screen)): "\(name) \(names[screen])"
    case .root(let root): "\(name) \(Container<FilmControllers>(root).text(names))"
    case .roots(let stack):
      "\(name) [\(stack.map { Container<FilmControllers>($0).text(names) }.joined(separator: ", "))]"
    case .tab(.index(let index)): "\(name) \(index)"
    case .transition(let from, let to, let view): "\(name) \(names[from]) to \(names[to]) in \(names[view.screen])"
    }
  }
}

extension Double {
  /// As a scene file has it: whole numbers without a point.
  var textAsWritten: String { self == rounded() && abs(self) < 1e15 ? "\(Int(self))" : "\(self)" }
}
