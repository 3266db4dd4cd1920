import HeroGeometry
import HeroLayers
import HeroModel
import TransitionEngine

/// `inspect --time` for people: the layer tree, indented, in paint order.
package enum MomentText {
  /// The text of a moment; ends in a line break. `frame` is its number when it was asked for by number.
  package static func text(_ moment: Moment, frame: Int?) -> String {
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

  /// Position and size always; the rest where it differs from Core Animation's defaults, what belongs together as one.
  private static func facts(_ layer: Layer) -> [String] {
    let size = layer.bounds.size
    var facts = ["at \(ValueText.point(layer.position))", ValueText.size(size.width, size.height)]
    if layer.isHidden { facts.append("hidden") }
    if layer.bounds.origin != .zero { facts.append("bounds origin \(ValueText.point(layer.bounds.origin))") }
    var told: LayerFact.Group?
    for fact in layer.inspectedFacts where fact.isShown && fact.key != .position && fact.key != .size {
      let text = ValueText.fact(fact)
      if fact.group != nil, fact.group == told {
        facts[facts.count - 1] += " \(text)"
      } else if fact.group != nil || fact.value != fact.standard {
        facts.append(text)
      }
      told = fact.group
    }
    if let effect = layer.effectFraction { facts.append("blur fraction \(ValueText.number(effect))") }
    return facts
  }
}
