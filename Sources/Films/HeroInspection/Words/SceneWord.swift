import HeroModel
import HeroWords
import TransitionEngine

/// A word that a scene says about its transitions, and how it is taken away.
package struct SceneWord: Equatable, Sendable {
  /// What kind of word it is.
  package enum Kind: Equatable, Sendable {
    case view(ViewWord)
    /// Of a view, by its key: how it looks, not how it moves.
    case look(String)
    /// Of a screen, by its name.
    case screen(String, ControllerWord)
    case container(ContainerPlace, ControllerWord)
    /// Of a step, by its position in the timeline.
    case step(Int, StepWord)
  }

  package let kind: Kind
  /// As a scene writes it: `spring(250, 15)`, `heroID 'photo'`, `"modalAnimation": "zoom"`.
  package let text: String
  /// The same with the file's own spelling, where that is known.
  package internal(set) var written: String
  /// The paths of the views that say it, or that it is for: several where a repeat, component or prototype says it once for all.
  package internal(set) var views: [String]
  /// The step that sets it; nil for what is said from the start.
  package let step: Int?
  /// Its own place where the text of the file is known, else that of what says it.
  package internal(set) var location: SourceLocation
  /// What takes it away from all that say it.
  package internal(set) var absence: [SceneChange]

  init(
    kind: Kind, text: String, views: [String], step: Int?, location: SourceLocation, absence: [SceneChange]
  ) {
    (self.kind, self.text, written, self.views) = (kind, text, text, views)
    (self.step, self.location, self.absence) = (step, location, absence)
  }

  /// Who says it: a path, `'list'`, `the navigation controller`, `step 2`.
  package var speaker: String {
    if let view = views.first { return view }
    return switch kind {
    case .view, .look: ""
    case .screen(let name, _): "'\(name)'"
    case .container(let place, _): place.text
    case .step(let index, _): "step \(index)"
    }
  }

  /// The path of a view, or the name of a screen, that says it; nil for words of containers and steps.
  package var subject: String? {
    if case .screen(let name, _) = kind { name } else { views.first }
  }

  /// The modifier that it is; nil for other words.
  package var modifier: Modifier? {
    guard case .view(.modifier(let indices, let modifiers)) = kind else { return nil }
    return modifiers.modifier(at: indices)
  }

  /// The modifiers that it stands inside of, from the outside in.
  package var around: [Modifier] {
    guard case .view(.modifier(let indices, let modifiers)) = kind else { return [] }
    return indices.indices.dropFirst().compactMap { modifiers.modifier(at: Array(indices[..<$0])) }
  }

  /// The animation type that it gives a screen or controller; nil for other words.
  package func animationType(in scene: Scene) -> AnimationType? {
    switch kind {
    case .screen(let name, let word):
      return scene.allScreens.lazy.filter { $0.name == name }.compactMap { $0.type(of: word) }.first
    case .container(let place, let word):
      switch container(place, of: scene) {
      case .screen, nil: return nil
      case .navigation(let navigation): return navigation.type(of: word)
      case .tabs(let tabs): return tabs.type(of: word)
      }
    case .view, .look, .step: return nil
    }
  }

  /// The way of presenting that it gives a screen or controller; nil for other words.
  func style(in scene: Scene) -> ModalPresentationStyle? {
    switch kind {
    case .screen(let name, .modalPresentationStyle): scene.screens.first { $0.name == name }?.modalPresentationStyle
    case .container(let place, .modalPresentationStyle): container(place, of: scene)?.style
    default: nil
    }
  }

  private func container(_ place: ContainerPlace, of scene: Scene) -> Root? {
    let root = place.step.map { scene.steps.indices.contains($0) ? scene.steps[$0].root : nil } ?? scene.root
    let containers = root?.containersInside ?? []
    return containers.indices.contains(place.index) ? containers[place.index] : nil
  }

  /// The scene without it.
  package func taken(from scene: Scene) -> Scene { absence.applied(to: scene) }
}

extension SceneWord {
  /// All words of a film's scene: its views', screens', containers' and steps', each once however many views share its place.
  static func all(of film: Film) -> [SceneWord] {
    var collection = Collection(film)
    collection.addViews()
    collection.addControllers()
    for (index, step) in film.scene.steps.enumerated() {
      for (word, text, view) in step.words(in: film.scene.screens) {
        collection.add(
          SceneWord(
            kind: .step(index, word), text: text, views: view.map { [$0] } ?? [], step: index, location: step.location,
            absence: [.step(index, .without(word))]))
      }
    }
    return collection.words
  }

  /// Words that stand at one place of the file are one.
  private struct Collection {
    let film: Film
    var words: [SceneWord] = []
    private var places: [Place: Int] = [:]
    /// Paths of the views that transitions know.
    private let known: Set<String>

    private struct Place: Hashable {
      let line: Int
      let column: Int
      /// Where the place is not known.
      let path: String
      let step: Int?
      let word: String
    }

    init(_ film: Film) {
      self.film = film
      known = Set(film.transitions.flatMap { plan in plan.views.map(\.path) + plan.skipped.map(\.path) })
    }

    mutating func add(_ word: SceneWord) { words.append(word) }

    /// Every view as it is at first, then what steps make of it.
    mutating func addViews() {
      var before: [String: View] = [:]
      func first(_ views: [View]) { for view in views where before[view.path] == nil { before[view.path] = view } }
      let scene = film.scene
      for screen in scene.screens { for view in screen.views { add(view, before: nil, step: nil) } }
      for (_, trees) in scene.barViews.prefix(scene.screens.reduce(0) { $0 + $1.barViews.count }) {
        for view in trees.joined() { add(view, before: nil, step: nil) }
      }
      for (_, views) in scene.containers {
        if let view = views.first(where: { known.contains($0.path) }) ?? views.first {
          add(view, before: nil, step: nil)
        }
      }
      // What a tab bar controller puts into a bar has a name for each of its screens.
      for (_, trees) in scene.barViews.dropFirst(scene.allScreens.reduce(0) { $0 + $1.barViews.count }) {
        let tree = trees.first { tree in tree.contains { known.contains($0.path) } } ?? trees.first
        for view in tree ?? [] { add(view, before: nil, step: nil) }
      }
      for screen in scene.screens { first(screen.views + screen.barViews.joined()) }
      for (index, step) in scene.steps.enumerated() {
        for (_, screen) in step.screenChanges.sorted(by: { $0.key < $1.key }) {
          for view in screen.views + screen.barViews.joined() {
            add(view, before: before[view.path], step: index)
            before[view.path] = view
          }
        }
      }
    }

    private mutating func add(_ view: View, before: View?, step: Int?) {
      func add(_ word: ViewWord, _ name: String, at location: SourceLocation?) {
        let place = location ?? view.location
        let isKnown = place.line > 0
        let key = Place(
          line: isKnown ? place.line : 0, column: isKnown ? place.column : 0, path: isKnown ? "" : view.path,
          step: step,
          word: name)
        let change = SceneChange.view(view.path, .without(word))
        if let index = places[key] {
          if !words[index].views.contains(view.path) { words[index].views.append(view.path) }
          words[index].absence.append(change)
        } else {
          places[key] = words.count
          words.append(
            SceneWord(
              kind: .view(word), text: word.text, views: [view.path], step: step, location: place, absence: [change]))
        }
      }
      if let id = view.heroID, id != before?.heroID {
        add(.heroID(id, before: before?.heroID), "heroID", at: nil)
      }
      if let modifiers = view.heroModifiers, modifiers != before?.heroModifiers {
        for indices in modifiers.allIndices {
          let name = modifiers.modifier(at: indices)?.call.name ?? ""
          add(.modifier(indices, of: modifiers), "\(indices) \(name)", at: view.heroModifiersLocation)
        }
      }
      if !view.isHeroEnabled, before?.isHeroEnabled != false { add(.isHeroEnabled, "isHeroEnabled", at: nil) }
      if !view.isHeroEnabledForSubviews, before?.isHeroEnabledForSubviews != false {
        add(.isHeroEnabledForSubviews, "isHeroEnabledForSubviews", at: nil)
      }
    }

    /// The words of a screen or container from the start. In Interface Builder, whose places have no path, Hero is off where nothing says
    /// that it is enabled.
    private func words<Speaker: ControllerSpeaker>(
      of speaker: Speaker
    ) -> [(word: ControllerWord, text: String, change: SceneChange.ControllerChange)] {
      let isInterfaceBuilder = film.scene.screens.contains { $0.location.line > 0 && $0.location.jsonPath.isEmpty }
      var silent = Speaker.silent
      silent.isHeroEnabled = !isInterfaceBuilder
      return speaker.words(otherThan: silent).map { word, text in
        (word, text, word == .isHeroEnabled ? .isHeroEnabled(!isInterfaceBuilder) : .without(word))
      }
    }

    mutating func addControllers() {
      let scene = film.scene
      for screen in scene.screens {
        for (word, text, change) in words(of: screen) {
          add(
            SceneWord(
              kind: .screen(screen.name, word), text: text, views: [], step: nil, location: screen.location,
              absence: [.screen(screen.name, change)]))
        }
      }
      for (index, step) in scene.steps.enumerated() {
        for (number, screen) in step.screenChanges.sorted(by: { $0.key < $1.key }) {
          for (word, text) in screen.words(otherThan: scene.screen(number, before: index)) {
            add(
              SceneWord(
                kind: .screen(screen.name, word), text: text, views: [], step: index, location: step.location,
                absence: [.screenAsBefore(step: index, screen: number, word)]))
          }
        }
      }
      let roots =
        [(Int?.none, scene.root)]
        + scene.steps.enumerated().compactMap { index, step in
          step.root.map { (index, $0) }
        }
      for (step, root) in roots {
        for (index, container) in root.containersInside.enumerated() {
          let (words, kind) =
            switch container {
            case .screen:
              (
                [(word: ControllerWord, text: String, change: SceneChange.ControllerChange)](),
                SceneChange.ControllerKind.navigation
              )
            case .navigation(let navigation): (words(of: navigation), .navigation)
            case .tabs(let tabs): (words(of: tabs), .tabs)
            }
          let place = ContainerPlace(step: step, index: index, kind: kind)
          for (word, text, change) in words {
            add(
              SceneWord(
                kind: .container(place, word), text: text, views: [], step: step,
                location: step.map { scene.steps[$0].location } ?? SourceLocation(),
                absence: [.container(place, change)]))
          }
        }
      }
    }
  }
}

extension Root {
  /// How the container is presented; nil of a screen.
  fileprivate var style: ModalPresentationStyle? {
    switch self {
    case .screen: nil
    case .navigation(let navigation): navigation.modalPresentationStyle
    case .tabs(let tabs): tabs.modalPresentationStyle
    }
  }

  /// The containers, outer ones first.
  var containersInside: [Root] {
    var found: [Root] = []
    var root = self
    root.changeContainers { if case .screen = $0 {} else { found.append($0) } }
    return found
  }
}
