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

  /// The tree with some views drawing nothing themselves; what they hold stays.
  package func without(_ paths: Set<String>, role: Layer.Role) -> LayerTree {
    changing { layer in
      guard paths.contains(layer.path), layer.role == role || layer.role == .overlay else { return }
      layer.contents = nil
      layer.backgroundColor = nil
      layer.borderWidth = 0
      layer.shadow = nil
    }
  }
}
