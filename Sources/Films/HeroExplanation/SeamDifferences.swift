import HeroGeometry
import HeroInspection
import HeroRender
import TransitionEngine

extension Seam {
  /// What differs between a view's snapshot and the view at rest; nil: nothing of its own values.
  func difference(_ snapshot: LayerPlacement, _ view: LayerPlacement, _ words: [SceneWord]?) -> SeamCause? {
    guard let one = snapshot.canvasBox, let other = view.canvasBox else { return nil }
    let path = view.layer.path
    func number(_ value: Double) -> String { Decimals.compact(value, 2) }
    func order<Value>(_ moving: Value, _ still: Value) -> (Value, Value) {
      edge == .start ? (still, moving) : (moving, still)
    }
    let grows = max(abs(one.size.width - other.size.width), abs(one.size.height - other.size.height))
    if one.center.distance(to: other.center) > 1 || grows > 1 {
      let (from, to) = order(text(one), text(other))
      return SeamCause(
        path, "jumps from \(from) to \(to)", carried(path),
        unbegun(path) + [Remedy(path, adding: .useGlobalCoordinateSpace), Remedy(path, adding: .snapshot(.noSnapshot))])
    }
    if abs(snapshot.opacity - view.opacity) > 0.05 {
      let (from, to) = order(number(snapshot.opacity), number(view.opacity))
      let holder = translucentHolder(of: path)
      if abs(snapshot.layer.opacity - view.layer.opacity) <= 0.05, let holder {
        return SeamCause(
          path, "its opacity jumps from \(from) to \(to)",
          "\(holder) is translucent, and its snapshot lies outside of it (L4)", opaqueOnes(holder))
      }
      return SeamCause(
        path, "its opacity jumps from \(from) to \(to)", nil,
        unbegun(path) + [Remedy(path, adding: .opacity(view.layer.opacity)), Remedy(path, adding: .forceNonFade)]
          + opaqueOnes(path))
    }
    if abs(snapshot.layer.cornerRadius - view.layer.cornerRadius) > 1 {
      let (from, to) = order(number(snapshot.layer.cornerRadius), number(view.layer.cornerRadius))
      return SeamCause(
        path, "its corners jump from a radius of \(from) to \(to)", nil,
        unbegun(path) + [Remedy(path, adding: .cornerRadius(view.layer.cornerRadius))])
    }
    guard (snapshot.layer.shownShadow == nil) != (view.layer.shownShadow == nil) else { return nil }
    let comes = (view.layer.shownShadow != nil) == (edge == .end)
    return SeamCause(
      path, "its shadow \(comes ? "comes" : "goes") at once", nil,
      unbegun(path) + explainer.crossFading(plan.pair(of: path)))
  }

  /// Why the snapshot of a view that disappears shows something else from the start, where a view around it changes its size.
  func carried(_ path: String) -> String? {
    guard edge == .start, let own = plan.views.first(where: { $0.path == path }), !own.appearing,
      own.coordinateSpace == "local",
      let above = explainer.holders(of: path).first(where: { above in plan.views.contains { $0.path == above } }),
      plan.views.contains(where: { $0.path == above && $0.keys.contains { $0.name == "bounds.size" } })
    else { return nil }
    return "its snapshot is part of that of \(above), and laid out for that one's other size from the start (L3, L4)"
  }

  /// A view without the values that it begins with.
  private func unbegun(_ path: String) -> [Remedy] {
    let modifiers = explainer.view(path)?.heroModifiers ?? []
    return modifiers.filter { if case .beginWith = $0 { true } else { false } }.map {
      Remedy(.view(path, .removing($0)))
    }
  }

  /// The nearest view around a view that is not opaque.
  private func translucentHolder(of path: String) -> String? {
    var above = explainer.parents[path]
    while let holder = above, explainer.view(holder).map({ $0.alpha >= 1 }) ?? false {
      above = explainer.parents[holder]
    }
    return above
  }

  private func text(_ box: Rect) -> String {
    "[" + [box.minX, box.minY, box.size.width, box.size.height].map { Decimals.compact($0, 1) }.joined(separator: ", ")
      + "]"
  }
}
