import HeroGeometry
import HeroLayers
import HeroScene
import HeroTransition

/// `inspect --time` for people: the layer tree, indented, in paint order.
public enum MomentText {
  /// The text of a moment; ends in a line break. `frame` is its number when it was asked for by number.
  public static func text(_ moment: Moment, frame: Int?) -> String {
    var headline = "time \(ValueText.seconds(moment.time))"
    if let frame { headline += ", frame \(frame)" }
    if let transition = moment.transition { headline += ", transition \(transition)" }
    if let progress = moment.progress { headline += ", progress \(ValueText.number(progress))" }
    var lines = [headline]
    for layer in moment.tree.layers.inPaintOrder { append(layer, depth: 1, to: &lines) }
    return lines.map { $0.printable + "\n" }.joined()
  }

  private static func append(_ layer: Layer, depth: Int, to lines: inout [String]) {
    let indent = String(repeating: "  ", count: depth)
    lines.append("\(indent)\(layer.path) [\(layer.role.rawValue)] \(facts(layer).joined(separator: ", "))")
    for child in layer.inspectedChildren { append(child, depth: depth + 1, to: &lines) }
  }

  /// Position and size always; the rest where it differs from Core Animation's defaults.
  private static func facts(_ layer: Layer) -> [String] {
    let size = layer.bounds.size
    var facts = ["at \(ValueText.point(layer.position))", ValueText.size(size.width, size.height)]
    if layer.isHidden { facts.append("hidden") }
    if layer.bounds.origin != .zero { facts.append("bounds origin \(ValueText.point(layer.bounds.origin))") }
    if layer.anchorPoint != Point(x: 0.5, y: 0.5) { facts.append("anchor \(ValueText.point(layer.anchorPoint))") }
    if !layer.transform.isIdentity { facts.append(ValueText.transformAndMatrix(layer.transform.elements)) }
    if layer.opacity != 1 { facts.append("opacity \(ValueText.number(layer.opacity))") }
    if layer.cornerRadius != 0 { facts.append("corner radius \(ValueText.number(layer.cornerRadius))") }
    if layer.zPosition != 0 { facts.append("z \(ValueText.number(layer.zPosition))") }
    if let color = layer.backgroundColor { facts.append("background \(ValueText.color(color))") }
    if layer.borderWidth != 0 {
      facts.append("border \(ValueText.number(layer.borderWidth)) \(ValueText.color(layer.borderColor))")
    }
    if let shadow = layer.shadow, shadow.opacity > 0 {
      facts.append(
        "shadow \(ValueText.color(shadow.color)) opacity \(ValueText.number(shadow.opacity))"
          + " offset \(ValueText.point(shadow.offset.point)) radius \(ValueText.number(shadow.radius))")
    }
    if layer.masksToBounds { facts.append("masks") }
    if layer.contentsRect != .unit {
      let rect = layer.contentsRect
      facts.append("contents \(ValueText.list([rect.minX, rect.minY, rect.size.width, rect.size.height]))")
    }
    if let effect = layer.effectFraction { facts.append("blur fraction \(ValueText.number(effect))") }
    return facts
  }
}
