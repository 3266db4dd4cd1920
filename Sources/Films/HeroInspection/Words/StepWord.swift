import HeroJSON
import HeroModel
import HeroWords

/// A word that a step says about its transition, or from then on.
package enum StepWord: Equatable, Sendable {
  case animation, opposite, popAnimation, viewOrdering, containerColor, directionStrategy, speed, outer, animated
  case isHeroEnabled
  /// What it sets of the controllers that show.
  case controllers(ControllerWord)
  /// What it sets of a container's own view (rule C7).
  case containerHeroID(ViewAddress)
  case containerModifier(ViewAddress, [Int])
  /// A modifier of this name that its gesture applies to a view, or gives it as a target, in whichever samples.
  case gesture(ViewAddress, name: String, isTarget: Bool)

  /// The key that holds it.
  var key: String {
    switch self {
    case .animation: "animation"
    case .opposite: "opposite"
    case .popAnimation: "popAnimation"
    case .viewOrdering: "viewOrdering"
    case .containerColor: "containerColor"
    case .directionStrategy: "directionStrategy"
    case .speed: "speed"
    case .outer: "outer"
    case .animated: "animated"
    case .isHeroEnabled: "isHeroEnabled"
    case .controllers, .containerHeroID, .containerModifier: "set"
    case .gesture: "interactive"
    }
  }

  var text: String { "\"\(key)\"" }

  /// Takes it from a step.
  func leave(_ step: inout Step) {
    switch self {
    case .animation: step.animation = nil
    case .opposite:
      switch step.action {
      case .present(let root, _): step.action = .present(root)
      case .push(let root, _): step.action = .push(root, pop: nil)
      default: break
      }
    case .popAnimation: if case .push(let root, _) = step.action { step.action = .push(root, pop: nil) }
    case .viewOrdering: step.viewOrdering = .auto
    case .containerColor: step.containerColor = nil
    case .directionStrategy: step.directionStrategy = .forceLeftToRight
    case .speed: step.speed = 1
    case .outer: step.isOuter = false
    case .animated: step.isAnimated = true
    case .isHeroEnabled: step.isHeroEnabled = true
    case .controllers(.animation): step.controllerChanges.navigation = nil
    case .controllers(.animationTypeForPush): step.controllerChanges.push = nil
    case .controllers(.animationTypeForPop): step.controllerChanges.pop = nil
    case .controllers: step.controllerChanges.tabBar = nil
    case .containerHeroID(let view): step.change(view) { $0.heroID = nil }
    case .containerModifier(let view, let indices):
      step.change(view) { change in
        if let modifiers = change.heroModifiers ?? nil { change.heroModifiers = .some(modifiers.without(indices)) }
      }
    case .gesture(let view, let name, let isTarget):
      guard case .samples(var samples, let release)? = step.interaction else { return }
      func left(_ entries: [ViewModifiers]) -> [ViewModifiers] {
        entries.map { entry in
          ViewModifiers(
            view: entry.view,
            modifiers: entry.view == view ? entry.modifiers.filter { $0.call.name != name } : entry.modifiers)
        }.filter { !$0.modifiers.isEmpty }
      }
      for index in samples.indices {
        if isTarget {
          samples[index].changeTarget = left(samples[index].changeTarget)
        } else {
          samples[index].apply = left(samples[index].apply)
        }
      }
      step.interaction = .samples(samples, release: release)
    }
  }
}

extension Step {
  fileprivate mutating func change(_ view: ViewAddress, _ body: (inout ContainerViewChange) -> Void) {
    guard let index = controllerChanges.views.firstIndex(where: { $0.view == view }) else { return }
    body(&controllerChanges.views[index])
  }

  /// The words that the step says, each with its text and the view that it is of.
  func words(in screens: [Screen]) -> [(word: StepWord, text: String, view: String?)] {
    var words: [(StepWord, String, String?)] = []
    func add(_ word: StepWord, _ value: String?) {
      if let value { words.append((word, "\(word.text): \(value)", nil)) }
    }
    func quoted(_ type: AnimationType?) -> String? { type.map { "\"\($0.text)\"" } }
    add(.animation, quoted(animation))
    switch action {
    case .present(_, opposite: false): add(.opposite, "false")
    case .push(_, pop: .opposite?): add(.opposite, "true")
    case .push(_, pop: .type(let type)?): add(.popAnimation, quoted(type))
    default: break
    }
    if viewOrdering != .auto { add(.viewOrdering, "\"\(viewOrdering.rawValue)\"") }
    add(.containerColor, containerColor.map { JSONValue.color($0).line })
    if directionStrategy != .forceLeftToRight { add(.directionStrategy, "\"\(directionStrategy.rawValue)\"") }
    if speed != 1 { add(.speed, JSONValue.number(speed).withWholeNumbers.line) }
    if isOuter { add(.outer, "true") }
    if !isAnimated { add(.animated, "false") }
    if !isHeroEnabled { add(.isHeroEnabled, "false") }
    for (word, type) in [
      (ControllerWord.animation, controllerChanges.navigation), (.animationTypeForPush, controllerChanges.push),
      (.animationTypeForPop, controllerChanges.pop), (.tabBarAnimation, controllerChanges.tabBar),
    ] {
      if let type { words.append((.controllers(word), "\"\(word.rawValue)\": \"\(type.text)\"", nil)) }
    }
    for change in controllerChanges.views {
      let path = change.view.path(in: screens)
      if let id = change.heroID ?? nil { words.append((.containerHeroID(change.view), "heroID '\(id)'", path)) }
      let modifiers = (change.heroModifiers ?? nil) ?? []
      for indices in modifiers.allIndices {
        words.append((.containerModifier(change.view, indices), modifiers.modifier(at: indices)?.text ?? "", path))
      }
    }
    return words + gestureWords(in: screens)
  }

  /// What a gesture gives one view by one name is one word, however many samples say it.
  private func gestureWords(in screens: [Screen]) -> [(word: StepWord, text: String, view: String?)] {
    guard case .samples(let samples, _)? = interaction else { return [] }
    var words: [(word: StepWord, text: String, view: String?)] = []
    for (isTarget, entries) in [(false, samples.flatMap(\.apply)), (true, samples.flatMap(\.changeTarget))] {
      for entry in entries {
        for modifier in entry.modifiers {
          let word = StepWord.gesture(entry.view, name: modifier.call.name, isTarget: isTarget)
          guard !words.contains(where: { $0.word == word }) else { continue }
          words.append((word, modifier.text, entry.view.path(in: screens)))
        }
      }
    }
    return words
  }
}
