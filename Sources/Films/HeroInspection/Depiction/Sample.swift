import HeroGeometry
import HeroImage
import HeroLayers
import HeroRaster

/// A moment that is looked at for many views.
package final class Sample {
  package let tree: LayerTree
  /// In paint order.
  package let placements: [LayerPlacement]
  /// By path: where in `placements` the view's layers are.
  package let places: [String: [Int]]
  /// Where in `placements` layers are that hide what lies below them, each with its box.
  package let covers: [(index: Int, box: Rect)]
  private let canvas: SmallCanvas
  private var drawn: Pixmap?

  package init(_ tree: LayerTree, on canvas: SmallCanvas) {
    self.tree = tree
    self.canvas = canvas
    placements = LayerPlacement.all(in: tree)
    places = Dictionary(grouping: placements.indices) { [placements] in placements[$0].layer.path }
    covers = placements.indices.compactMap { [placements] index in
      let placement = placements[index]
      guard placement.opacity > 0.98, placement.layer.showsItself, let box = placement.canvasBox else { return nil }
      return (index, box)
    }
  }

  /// The moment as it shows, drawn when it is first asked for.
  package func picture() throws(RasterError) -> Pixmap {
    if let drawn { return drawn }
    let picture = try canvas.draw(tree)
    drawn = picture
    return picture
  }

  /// A view's snapshot that is painted last.
  package func snapshot(of path: String) -> LayerPlacement? {
    places[path]?.last { placements[$0].layer.role == .snapshot }.map { placements[$0] }
  }
}
