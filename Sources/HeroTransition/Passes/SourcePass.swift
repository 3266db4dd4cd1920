import HeroGeometry
import HeroLayers
import HeroScene

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
    if cornerRadius == nil, view.cornerRadius != target.cornerRadius { cornerRadius = target.cornerRadius }
    let own = view.layerShadow
    let other = target.layerShadow
    if own.color != other.color { shadowColor = other.color }
    if own.opacity != other.opacity { shadowOpacity = other.opacity }
    if own.offset != other.offset { shadowOffset = other.offset }
    if own.radius != other.radius { shadowRadius = other.radius }
    // A counterpart without a path leaves the key unset, as in Hero's own list of keys.
    if own.path != other.path { shadowPath = other.path }
    if view.contentsRect != target.contentsRect { contentsRect = target.contentsRect }
    // contentsScale never differs: UIKit gives every view's layer the screen's scale.
    if view.anchorPoint != target.anchorPoint { anchorPoint = target.anchorPoint }
  }
}

extension View {
  /// The layer's shadow properties; Core Animation's defaults (opacity 0) when the scene gives none (fact sheet 5.1).
  var layerShadow: Shadow { shadow ?? Shadow(opacity: 0) }
}
