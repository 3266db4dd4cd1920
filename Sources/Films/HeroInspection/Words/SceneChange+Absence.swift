import HeroModel
import HeroRender
import HeroWords

/// A container of the film, from the outside in: of the root, or of what a step brings.
package struct ContainerPlace: Hashable, Sendable {
  /// The step that brings it; nil for the root's.
  package var step: Int?
  /// Among the containers that come together.
  package var index: Int
  package var kind: SceneChange.ControllerKind

  package init(step: Int?, index: Int, kind: SceneChange.ControllerKind) {
    (self.step, self.index, self.kind) = (step, index, kind)
  }

  /// `the navigation controller of step 1`.
  package var text: String {
    "the \(kind == .tabs ? "tab bar controller" : "navigation controller")" + (step.map { " of step \($0)" } ?? "")
  }

  /// As examples in Swift call it.
  var swift: String { kind == .tabs ? "tabBarController" : "navigationController" }
}

/// A word that a view says to Hero.
package enum ViewWord: Equatable, Sendable {
  /// Where it has one, `before` is what it had before a step set it.
  case heroID(String, before: String?)
  /// By its indices: the last one is inside of the `when` or `beginWith` at those before it.
  case modifier([Int], of: [Modifier])
  case isHeroEnabled
  case isHeroEnabledForSubviews

  /// As a scene writes it.
  package var text: String {
    switch self {
    case .heroID(let id, _): "heroID '\(id)'"
    case .modifier(let indices, let modifiers): modifiers.modifier(at: indices)?.word ?? "heroModifiers"
    case .isHeroEnabled: "\"isHeroEnabled\": false"
    case .isHeroEnabledForSubviews: "\"isHeroEnabledForSubviews\": false"
    }
  }

  /// Takes it from a view that says it so.
  func leave(_ view: inout View) {
    switch self {
    case .heroID(let id, let before): if view.heroID == id { view.heroID = before }
    case .modifier(let indices, let modifiers):
      if view.heroModifiers == modifiers { view.heroModifiers = modifiers.without(indices) }
    case .isHeroEnabled: view.isHeroEnabled = true
    case .isHeroEnabledForSubviews: view.isHeroEnabledForSubviews = true
    }
  }
}

extension Modifier {
  /// As a person writes it: `whenMatched(fade)`, `translate(0, 60)`, `cascade(0.1)`.
  package var word: String {
    switch self {
    case .when(let condition, let inner):
      if let name = ModifierDefinition.all.first(where: { $0.condition == condition })?.name {
        return "\(name)(\(inner.map(\.word).joined(separator: ", ")))"
      }
    case .cascade(let delta, .topToBottom, delayMatchedViews: false):
      return "cascade(\(Decimals.compact(delta, 6)))"
    default: break
    }
    return briefText
  }
}

extension [Modifier] {
  /// Those inside of a `when` or `beginWith`.
  private static func inner(_ modifier: Modifier) -> [Modifier] {
    switch modifier {
    case .when(_, let inner), .beginWith(let inner): inner
    default: []
    }
  }

  /// The modifier at indices; nil when none is there.
  package func modifier(at indices: [Int]) -> Modifier? {
    guard let first = indices.first, self.indices.contains(first) else { return nil }
    return indices.count == 1 ? self[first] : Self.inner(self[first]).modifier(at: Array<Int>(indices.dropFirst()))
  }

  /// With another modifier in place of the one at indices, or without it.
  package func replacing(_ indices: [Int], by other: Modifier?) -> [Modifier] {
    guard let first = indices.first, self.indices.contains(first) else { return self }
    var result = self
    if indices.count == 1 {
      if let other { result[first] = other } else { result.remove(at: first) }
      return result
    }
    let inner = Self.inner(self[first]).replacing(Array<Int>(indices.dropFirst()), by: other)
    switch self[first] {
    case .when(let condition, _): result[first] = .when(condition, inner)
    case .beginWith: result[first] = .beginWith(inner)
    default: break
    }
    return result
  }

  /// Without the modifier at indices.
  package func without(_ indices: [Int]) -> [Modifier] { replacing(indices, by: nil) }

  /// The indices of all of them, those inside of others behind these.
  package var allIndices: [[Int]] {
    enumerated().flatMap { index, modifier in
      [[index]] + Self.inner(modifier).allIndices.map { [index] + $0 }
    }
  }
}

/// A key that a screen or a container says to Hero.
package enum ControllerWord: String, Hashable, Sendable, CaseIterable {
  case isHeroEnabled, modalPresentationStyle, modalAnimation
  case animationTypeForPresenting, animationTypeForDismissing
  case animation, animationTypeForPush, animationTypeForPop
  case tabBarAnimation
}

/// What says such keys.
protocol ControllerSpeaker {
  var isHeroEnabled: Bool { get set }
  var modalPresentationStyle: ModalPresentationStyle { get set }
  var modalAnimation: ModalAnimation { get set }
  /// One that says nothing.
  static var silent: Self { get }
  /// The animation type that a word of its own kind of controller sets; nil where it has no such word.
  subscript(word: ControllerWord) -> AnimationType?? { get set }
  /// A screen's wish; nothing for others.
  mutating func hideTabBar(_ isHidden: Bool)
}

extension ControllerSpeaker {
  subscript(word: ControllerWord) -> AnimationType?? {
    get { nil }
    // A screen has no such word.
    set {}
  }

  mutating func hideTabBar(_ isHidden: Bool) {}

  /// Takes a change.
  mutating func take(_ change: SceneChange.ControllerChange) {
    switch change {
    case .isHeroEnabled(let flag): isHeroEnabled = flag
    case .style(let style): modalPresentationStyle = style
    case .modalAnimation(let type): modalAnimation = .both(type)
    case .navigationAnimation(let type): self[.animation] = .some(type)
    case .tabBarAnimation(let type): self[.tabBarAnimation] = .some(type)
    case .hidesTabBar(let flag): hideTabBar(flag)
    case .without(let word): take(word, from: .silent)
    }
  }

  /// Says a word as another does.
  mutating func take(_ word: ControllerWord, from other: Self) {
    switch word {
    case .isHeroEnabled: isHeroEnabled = other.isHeroEnabled
    case .modalPresentationStyle: modalPresentationStyle = other.modalPresentationStyle
    case .modalAnimation: modalAnimation = other.modalAnimation
    case .animationTypeForPresenting:
      guard case .pair(_, let dismissing) = modalAnimation else { return }
      modalAnimation = .pair(presenting: other.side(presenting: true), dismissing: dismissing)
    case .animationTypeForDismissing:
      guard case .pair(let presenting, _) = modalAnimation else { return }
      modalAnimation = .pair(presenting: presenting, dismissing: other.side(presenting: false))
    case .animation, .animationTypeForPush, .animationTypeForPop, .tabBarAnimation: self[word] = other[word]
    }
  }

  private func side(presenting: Bool) -> AnimationType? {
    guard case .pair(let first, let second) = modalAnimation else { return nil }
    return presenting ? first : second
  }

  /// The animation type that a word gives.
  func type(of word: ControllerWord) -> AnimationType? {
    switch (word, modalAnimation) {
    case (.modalAnimation, .both(let type)): type
    case (.animationTypeForPresenting, .pair(let type, _)), (.animationTypeForDismissing, .pair(_, let type)): type
    default: self[word] ?? nil
    }
  }

  /// The words that it says otherwise than another, as scenes write them.
  func words(otherThan other: Self) -> [(word: ControllerWord, text: String)] {
    var words: [(ControllerWord, String)] = []
    func add(_ word: ControllerWord, _ value: String) { words.append((word, "\"\(word.rawValue)\": \(value)")) }
    if isHeroEnabled != other.isHeroEnabled { add(.isHeroEnabled, "\(isHeroEnabled)") }
    if modalPresentationStyle != other.modalPresentationStyle {
      add(.modalPresentationStyle, "\"\(modalPresentationStyle.rawValue)\"")
    }
    if modalAnimation != other.modalAnimation {
      switch modalAnimation {
      case .unset: break
      case .both(let type): add(.modalAnimation, "\"\(type.text)\"")
      case .pair(let presenting, let dismissing):
        if let presenting { add(.animationTypeForPresenting, "\"\(presenting.text)\"") }
        if let dismissing { add(.animationTypeForDismissing, "\"\(dismissing.text)\"") }
      }
    }
    for word in ControllerWord.allCases {
      if let type = self[word], let type, self[word] != other[word] { add(word, "\"\(type.text)\"") }
    }
    return words
  }
}

extension Screen: ControllerSpeaker {
  static var silent: Screen { Screen(name: "", views: []) }

  mutating func hideTabBar(_ isHidden: Bool) { tabBar.isHidden = isHidden }
}

extension NavigationRoot: ControllerSpeaker {
  static var silent: NavigationRoot { NavigationRoot(stack: []) }

  subscript(word: ControllerWord) -> AnimationType?? {
    get {
      switch word {
      case .animation: .some(animation)
      case .animationTypeForPush: .some(animationTypeForPush)
      case .animationTypeForPop: .some(animationTypeForPop)
      default: nil
      }
    }
    set {
      switch word {
      case .animation: animation = (newValue ?? nil) ?? .auto
      case .animationTypeForPush: animationTypeForPush = newValue ?? nil
      case .animationTypeForPop: animationTypeForPop = newValue ?? nil
      default: break
      }
    }
  }
}

extension TabRoot: ControllerSpeaker {
  static var silent: TabRoot { TabRoot(tabs: []) }

  subscript(word: ControllerWord) -> AnimationType?? {
    get { word == .tabBarAnimation ? .some(tabBarAnimation) : nil }
    set { if word == .tabBarAnimation { tabBarAnimation = (newValue ?? nil) ?? .auto } }
  }
}

extension Scene {
  /// The scene with one of its containers changed.
  func changing(_ place: ContainerPlace, _ body: (inout Root) -> Void) -> Scene {
    var scene = self
    var index = 0
    func change(_ root: inout Root) {
      if case .screen = root { return }
      if index == place.index { body(&root) }
      index += 1
    }
    if let step = place.step {
      guard scene.steps.indices.contains(step) else { return scene }
      scene.steps[step].root?.changeContainers(change)
    } else {
      scene.root.changeContainers(change)
    }
    return scene
  }

  /// A screen as it is before a step.
  func screen(_ index: Int, before step: Int) -> Screen {
    steps[..<step].reversed().lazy.compactMap { $0.screenChanges[index] }.first ?? screens[index]
  }

  /// Leaves a key of a screen as it was before a step sets it, until another one does.
  mutating func leave(_ word: ControllerWord, of screen: Int, setBy step: Int) {
    guard screens.indices.contains(screen), steps.indices.contains(step),
      let changed = steps[step].screenChanges[screen]
    else { return }
    let before = self.screen(screen, before: step)
    for index in step..<steps.count {
      guard var later = steps[index].screenChanges[screen] else { continue }
      var same = later
      same.take(word, from: changed)
      guard same == later else { break }
      later.take(word, from: before)
      steps[index].screenChanges[screen] = later
    }
  }
}
