import HeroJSON
import HeroLayers
import HeroRender

/// The layer table of one frame.
enum LayerRows {
  /// A JSON array a layer, in paint order: depth, path, role, x, y (of the anchor point), width, height, opacity, corner radius, z,
  /// transform, hidden itself or inside of what is hidden (0 or 1).
  static func rows(_ tree: LayerTree) -> [String] {
    var rows: [String] = []
    func add(_ layers: [Layer], depth: Int, isHidden: Bool) {
      for layer in layers {
        let isHidden = isHidden || layer.isHidden
        rows.append(row(layer, depth: depth, isHidden: isHidden))
        add(layer.inspectedChildren, depth: depth + 1, isHidden: isHidden)
      }
    }
    add(tree.below.inPaintOrder, depth: 0, isHidden: false)
    add(tree.layers.inPaintOrder, depth: 0, isHidden: false)
    return rows
  }

  private static func row(_ layer: Layer, depth: Int, isHidden: Bool) -> String {
    let numbers = [
      layer.position.x, layer.position.y, layer.bounds.size.width, layer.bounds.size.height, layer.opacity,
      layer.cornerRadius, layer.zPosition,
    ]
    // Three digits are what people read; more would make every row of a moving layer longer.
    let texts = numbers.map { $0.isFinite ? Decimals.compact($0, 3) : "0" }
    let names = [layer.path, layer.role.rawValue].map { JSONValue.string($0).line }
    let transform = JSONValue.string(transformText(layer)).line
    return "[\(depth),\((names + texts).joined(separator: ",")),\(transform),\(isHidden ? 1 : 0)]"
  }

  private static func transformText(_ layer: Layer) -> String {
    let elements = layer.transform.elements
    guard layer.transform != .identity, elements.count == 16 else { return "" }
    let flat = [0, 1, 4, 5, 12, 13]
    let isFlat = elements.indices.allSatisfy { index in
      flat.contains(index) || elements[index] == (index % 5 == 0 ? 1 : 0)
    }
    let shown = isFlat ? flat.map { elements[$0] } : elements
    return (isFlat ? "matrix(" : "matrix3d(") + shown.map { Decimals.compact($0, 3) }.joined(separator: " ") + ")"
  }
}
