import HeroScene

/// Which default animation type is in force, and where it came from.
struct AnimationChoice: Equatable {
  var type: AnimationType
  var reason: TransitionPlan.AnimationReason

  /// What was given, else the fallback with its own reason; `auto` counts as nothing given.
  init(given: AnimationType?, else fallback: AnimationType, reason: TransitionPlan.AnimationReason) {
    if let given, given != .auto {
      type = given
      self.reason = .given
    } else {
      type = fallback
      self.reason = reason
    }
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
  /// The type in force in one direction (rules C0, C2).
  func type(presenting: Bool) -> AnimationType {
    switch self {
    case .unset: return .auto
    case .both(let type): return type
    case .pair(let forward, let backward):
      let pair = AnimationPair(
        forward: (forward ?? .auto).forPresenting, backward: (backward ?? .auto).forDismissing
      ).completed
      return presenting ? pair.forward : pair.backward
    }
  }
}

extension NavigationRoot {
  /// The controller's pair as set, one side possibly auto (rules C0, C3).
  var pair: AnimationPair {
    AnimationPair(
      forward: animationTypeForPush?.forPresenting.unlessAuto ?? animation.forPresenting,
      backward: animationTypeForPop?.forDismissing.unlessAuto ?? animation.forDismissing)
  }
}
