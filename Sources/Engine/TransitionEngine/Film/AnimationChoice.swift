import HeroModel

/// Which default animation type is in force, and where it came from.
struct AnimationChoice: Equatable {
  var type: AnimationType
  var reason: TransitionPlan.AnimationReason

  init(_ type: AnimationType, _ reason: TransitionPlan.AnimationReason) {
    self.type = type
    self.reason = reason
  }

  /// What the step gave, else the fallback.
  init(given: AnimationType?, else fallback: AnimationChoice) {
    self = given.map { AnimationChoice($0, .given) } ?? fallback
  }
}

extension Step {
  /// The animation that the step gives for one direction; nil when it gives none, or `auto` (rule C3).
  func animation(presenting: Bool) -> AnimationType? {
    (presenting ? animation?.forPresenting : animation?.forDismissing)?.unlessAuto
  }
}

/// A push type and its pop type (rule C3), or a presenting and a dismissing type (rule C2).
struct AnimationPair: Equatable, Sendable {
  /// For pushing or presenting.
  var forward: AnimationType
  /// For popping or dismissing.
  var backward: AnimationType

  /// The pair with one side auto completed by the reverse of the other.
  var completed: AnimationPair {
    switch (forward, backward) {
    case (.auto, .auto): self
    case (let forward, .auto): AnimationPair(forward: forward, backward: forward.reversed)
    case (.auto, let backward): AnimationPair(forward: backward.reversed, backward: backward)
    default: self
    }
  }
}

extension AnimationType {
  /// The presenting side of a selectBy, else the type itself.
  var forPresenting: AnimationType {
    if case .selectBy(let presenting, _) = self { return presenting }
    return self
  }
  /// The dismissing side of a selectBy, else the type itself.
  var forDismissing: AnimationType {
    if case .selectBy(_, let dismissing) = self { return dismissing }
    return self
  }
  /// nil for `auto`, which counts as nothing given.
  var unlessAuto: AnimationType? { self == .auto ? nil : self }
}

extension ModalAnimation {
  /// What is set for each direction, auto for nothing.
  private var own: AnimationPair {
    switch self {
    case .unset: AnimationPair(forward: .auto, backward: .auto)
    case .both(let type): AnimationPair(forward: type.forPresenting, backward: type.forDismissing)
    case .pair(let forward, let backward):
      AnimationPair(forward: (forward ?? .auto).forPresenting, backward: (backward ?? .auto).forDismissing)
    }
  }

  /// The type in force in one direction (rules C0, C2): what is set for it; else, when dismissing, the reverse of the animation that
  /// presented; else, of a pair, the reverse of its other side.
  func choice(presenting: Bool, undoing presentation: AnimationType?) -> AnimationChoice {
    let type = presenting ? own.forward : own.backward
    if type != .auto { return AnimationChoice(type, .screen) }
    if !presenting, let presentation { return AnimationChoice(presentation.reversed, .presentation) }
    guard case .pair = self, own != own.completed else { return AnimationChoice(.auto, .screen) }
    return AnimationChoice(presenting ? own.completed.forward : own.completed.backward, .reverse)
  }
}

extension NavigationRoot {
  /// The controller's types as set, one possibly auto (rules C0, C3).
  var pair: AnimationPair {
    AnimationPair(
      forward: animationTypeForPush?.forPresenting.unlessAuto ?? animation.forPresenting,
      backward: animationTypeForPop?.forDismissing.unlessAuto ?? animation.forDismissing)
  }

  /// The type in force where nothing is given: SDOSHero takes the reverse of the other where one is auto; Hero leaves auto to rule D2.
  func choice(presenting: Bool) -> AnimationChoice {
    let pair = controller == .sdosHero ? pair.completed : pair
    return AnimationChoice(presenting ? pair.forward : pair.backward, .controller)
  }
}
