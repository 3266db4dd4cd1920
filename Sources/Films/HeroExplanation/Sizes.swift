import HeroGeometry
import HeroInspection
import HeroLayers
import HeroModel
import HeroRender
import TransitionEngine

extension Explainer {
  private static let samples = 5

  /// Views that animate and never have a size: nothing of them can be seen.
  func sizes() -> [Finding] {
    var found: [Finding] = []
    for plan in looked where plan.duration > 0 {
      let trees = (0..<Self.samples).map { tree(plan, at: Double($0) / Double(Self.samples - 1)) }
      for moved in plan.views {
        guard let view = view(moved.path), view.size.width <= 0 || view.size.height <= 0,
          !found.contains(where: { $0.view == moved.path })
        else { continue }
        let remedies = sized(view)
        let isNever = trees.allSatisfy { isFlat(moved.path, in: $0) }
        guard isNever || plan.partner(of: moved.path) != nil && !remedies.isEmpty else { continue }
        let side = view.size.height <= 0 ? "height" : "width"
        let what =
          isNever ? "animates, but nobody sees it" : "flies \(moved.appearing ? "to" : "from") where nobody sees it"
        found.append(
          Finding(
            .hidden, view: moved.path, in: plan, aspect: "size", message: "\(what): its \(side) is 0 (L3)",
            remedies: remedies, location: view.location))
      }
    }
    return found
  }

  /// Whether a view's snapshot and what it holds have no area.
  private func isFlat(_ path: String, in tree: LayerTree) -> Bool {
    LayerPlacement.all(in: tree).allSatisfy { placement in
      guard placement.layer.role == .snapshot, placement.layer.path == path || isInside(placement.layer.path, of: path)
      else { return true }
      let bounds = placement.layer.bounds.size
      return bounds.width <= 0 || bounds.height <= 0
    }
  }

  /// The size that a view's text or image asks for.
  private func sized(_ view: View) -> [Remedy] {
    let size: Size?
    switch view.content {
    case .label(let text): size = film.scene.needed(text, width: view.size.width > 0 ? view.size.width : nil)
    case .image(let image):
      let asset = film.scene.images.indices.contains(image.image) ? film.scene.images[image.image] : nil
      size = asset.map { Size(width: Double($0.file.width) / $0.scale, height: Double($0.file.height) / $0.scale) }
    default: size = nil
    }
    guard let size else { return [] }
    let own = view.size
    let whole = Size(width: own.width > 0 ? own.width : size.width, height: own.height > 0 ? own.height : size.height)
    return [Remedy(.view(view.path, .size(whole)))]
  }
}
