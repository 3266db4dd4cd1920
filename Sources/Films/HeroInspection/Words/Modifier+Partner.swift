import HeroModel

extension Modifier {
  /// The same for the partner, which appears where this one's view disappears.
  package var forPartner: Modifier {
    if case .when(let condition, let inner) = self {
      .when(condition.forPartner, inner.map(\.forPartner))
    } else {
      self
    }
  }
}

extension Condition {
  /// What holds for the partner where this holds for a view.
  fileprivate var forPartner: Condition {
    switch self {
    case .isAppearing: .not(.isAppearing)
    case .not(.isAppearing): .isAppearing
    case .not(let inner): .not(inner.forPartner)
    case .and(let left, let right): .and(left.forPartner, right.forPartner)
    case .or(let left, let right): .or(left.forPartner, right.forPartner)
    default: self
    }
  }
}
