import HeroLayers

extension LayerTree {
  /// The tree with a change of every layer, inner ones first.
  package func changing(_ change: (inout Layer) -> Void) -> LayerTree {
    func changed(_ layers: [Layer]) -> [Layer] {
      layers.map { layer in
        var layer = layer
        layer.children = changed(layer.children)
        change(&layer)
        return layer
      }
    }
    var tree = self
    (tree.below, tree.layers) = (changed(below), changed(layers))
    return tree
  }
}
