import HeroGeometry
import HeroModel

extension TransitionPasses {
  /// P6: delays a cascading view's subviews one after another.
  static func cascade(_ draft: inout TransitionDraft) {
    for view in draft.flattenedViews {
      guard let state = draft[view], let cascade = state.cascade else { continue }
      let geometry = draft[view.side].geometry
      let sorted = geometry.subviews(of: view.index, along: cascade.direction, in: draft.request.layoutDirection)
      let finalDelay = Double(sorted.count) * cascade.delta + state.delay
      for (position, subview) in sorted.enumerated() {
        let delay = Double(position) * cascade.delta + state.delay
        for index in subview.flatMap({ $0..<geometry.subtreeEnd[$0] }) {
          let reference = ViewReference(view.side, index)
          if let partner = draft.partner(of: reference) {
            guard cascade.delayMatchedViews else { continue }
            draft[reference]?.delay = finalDelay
            draft[partner]?.delay = finalDelay
          } else {
            draft[reference]?.delay = delay
          }
        }
      }
    }
  }
}

extension ScreenGeometry {
  /// Direct subviews in cascade order, stable (rule P6), each as the views of the scene that it is or holds.
  func subviews(
    of index: Int, along direction: CascadeDirection, in layoutDirection: LayoutDirection
  ) -> [[Int]] {
    let leftToRight = layoutDirection == .leftToRight
    let subviews = directSubviews(of: index)
    if holdsContentView(index) { return subviews }
    // Swift's sort is stable; keys are compared, ties keep the subview order.
    func sorted(by key: (Int) -> [Double]) -> [[Int]] {
      let keyed = subviews.map { (views: $0, key: $0.first.map(key) ?? []) }
      return keyed.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.views)
    }
    switch direction {
    case .topToBottom: return sorted { [frame(of: $0).minY] }
    case .bottomToTop: return sorted { [-frame(of: $0).maxY, -frame(of: $0).maxX] }
    case .leftToRight: return sorted { [frame(of: $0).minX] }
    case .rightToLeft: return sorted { [-frame(of: $0).maxX] }
    case .leadingToTrailing: return subviewsAlong(leftToRight ? .leftToRight : .rightToLeft)
    case .trailingToLeading: return subviewsAlong(leftToRight ? .rightToLeft : .leftToRight)
    case .radial(let center): return sorted { [screen.views[$0].position.distance(to: center)] }
    case .inverseRadial(let center): return sorted { [-screen.views[$0].position.distance(to: center)] }
    }
    func subviewsAlong(_ resolved: CascadeDirection) -> [[Int]] {
      self.subviews(of: index, along: resolved, in: layoutDirection)
    }
  }
}
