import HeroLayers
import Synchronization

/// What lies under everything that animates, painted once while it stays the same.
///
/// Painting goes on from it as it would have gone on from what it is a copy of: a frame has the same pixels with it and
/// without.
final class Undercoat: Sendable {
  private let last = Mutex<(tree: LayerTree, pixels: PixelBuffer)?>(nil)

  /// The pixels of a tree of real views; `paint` makes them when the last ones were another tree's, and `prepare` does what can be done for
  /// it before. Threads wait for each other to paint, and prepare side by side.
  func pixels(
    of tree: LayerTree, prepare: (LayerTree) -> Void, paint: (LayerTree) throws(RasterError) -> PixelBuffer
  ) throws(RasterError) -> PixelBuffer {
    if let pixels = last.withLock({ last in last?.tree == tree ? last?.pixels : nil }) { return pixels }
    prepare(tree)
    let result = last.withLock { last -> Result<PixelBuffer, RasterError> in
      if let last, last.tree == tree { return .success(last.pixels) }
      // Its memory is for the next, unless a thread still draws on it.
      last = nil
      do throws(RasterError) {
        let pixels = try paint(tree)
        last = (tree, pixels)
        return .success(pixels)
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}

extension LayerTree {
  /// The real views at the bottom, which a transition leaves alone, and what is painted over them, both in paint order.
  var undercoat: (tree: LayerTree, above: ArraySlice<Layer>) {
    let ordered = layers.inPaintOrder
    let count = ordered.prefix { $0.role == .view }.count
    var tree = self
    tree.layers = Array(ordered[..<count])
    return (tree, ordered[count...])
  }
}
