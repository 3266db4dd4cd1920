import HeroLayers

/// A value of a layer, as traces and inspections tell it.
package struct LayerFact: Equatable, Sendable {
  /// What people read as one thing.
  package enum Group: Equatable, Sendable {
    /// Width and colour.
    case border
    /// Colour, opacity, offset and radius.
    case shadow

    /// Whether a layer has one.
    func isShown(by layer: Layer) -> Bool {
      switch self {
      case .border: layer.borderWidth != 0
      case .shadow: (layer.shadow?.opacity ?? 0) > 0
      }
    }
  }

  package var key: LayerKey
  /// Its name in traces and documents.
  package var name: String
  package var value: PlanValue
  /// Core Animation's default; nil: none.
  package var standard: PlanValue?
  /// Before the value, for people; empty: the value alone.
  package var word: String
  /// What it is reported together with.
  package var group: Group?
  /// False for parts of a border or shadow that the layer does not have.
  package var isShown: Bool
  /// Whether `inspect --time` tells it; traces always do.
  package var isInspected: Bool

  /// What every animatable property has as Core Animation's default, by its name in traces.
  package static let standards: [String: PlanValue] = {
    var standards: [String: PlanValue] = [:]
    for property in LayerProperties.all {
      if let (name, value) = property.standard { standards[name] = value }
    }
    return standards
  }()
}

extension Layer {
  /// The values of all animatable properties that the layer shows, in the order of `LayerKey`.
  package var facts: [LayerFact] { LayerProperties.all.compactMap { $0.fact(of: self) } }
}
