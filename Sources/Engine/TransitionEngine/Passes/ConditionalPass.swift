import HeroModel

extension TransitionPasses {
  /// P2: appends conditional modifiers whose condition holds; a conditional inside a conditional never fires (rule M5).
  static func conditionals(_ draft: inout TransitionDraft) {
    for view in draft.flattenedViews {
      guard let conditionals = draft[view]?.conditionals else { continue }
      for conditional in conditionals where draft.holds(conditional.condition, for: view) {
        draft[view]?.append(conditional.modifiers)
      }
    }
  }
}

extension TransitionDraft {
  /// Whether a condition holds for a view (rule M5).
  func holds(_ condition: Condition, for view: ViewReference) -> Bool {
    switch condition {
    case .isMatched: return partner(of: view) != nil
    case .isAncestorViewMatched:
      let views = request.screen(view.side).views
      var ancestor = views[view.index].parent
      while let index = ancestor {
        if partner(of: ViewReference(view.side, index)) != nil { return true }
        ancestor = views[index].parent
      }
      return false
    case .isPresenting: return request.isPresenting
    case .isAppearing: return view.side == .destination
    case .isInTabbarController: return request.container == .tabBar
    case .isInNavbarController: return request.container == .navigation
    case .fromScreen(let name): return request.source.name == name
    case .toScreen(let name): return request.destination.name == name
    case .constant(let value): return value
    case .not(let inner): return !holds(inner, for: view)
    case .and(let left, let right): return holds(left, for: view) && holds(right, for: view)
    case .or(let left, let right): return holds(left, for: view) || holds(right, for: view)
    }
  }
}
