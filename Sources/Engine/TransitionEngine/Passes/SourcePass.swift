import HeroGeometry
import HeroLayers
import HeroModel

extension TransitionPasses {
  /// P5: takes position, transform and what differs of the layer from the counterpart on the other screen.
  static func source(_ draft: inout TransitionDraft) {
    for view in draft.flattenedViews {
      guard let heroID = draft[view]?.source, let index = draft[view.side.other].registered[heroID] else { continue }
      var state = draft[view] ?? TargetState()
      state.take(from: index, of: draft[view.side.other].geometry, for: draft.view(view))
      draft[view] = state
    }
  }
}

extension TargetState {
  /// Moves this state of `view` to where view `index` of another screen is.
  fileprivate mutating func take(from index: Int, of geometry: ScreenGeometry, for view: View) {
    let target = geometry.screen.views[index]
    coordinateSpace = .global
    position = geometry.positionInContainer(of: index)
    transform = geometry.flattenedTransform(of: index)
    size = view.size == target.size ? nil : target.size
    let (own, other) = (LayerState(view), LayerState(target))
    for property in LayerProperties.matched { property.take(from: other, for: own, into: &self) }
  }
}
