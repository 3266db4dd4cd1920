import HeroJSON
import HeroLayers
import HeroRender
import TransitionEngine

/// `inspect --time --json`: the layer tree at one moment.
package enum MomentDocument {
  /// The document's version.
  package static let version = 1

  /// The document of a moment; `frame` is its number when it was asked for by number.
  package static func json(_ moment: Moment, frame: Int?) -> JSONValue {
    let document: JSONValue = [
      "version": .integer(version),
      "time": .number(moment.time),
      "frame": .whole(frame),
      "transition": .whole(moment.transition),
      "progress": .real(moment.progress),
      "layers": .array(moment.tree.layers.inPaintOrder.map(json)),
    ]
    return document.asWritten
  }

  private static func json(_ layer: Layer) -> JSONValue {
    var members: [JSONValue.Member] = [.init("path", .string(layer.path)), .init("role", .string(layer.role.rawValue))]
    let facts = layer.inspectedFacts
    for key in LayerFact.order {
      if key == .shadowColor {
        members.append(.init("shadow", shadow(facts.filter { $0.group == .shadow && $0.isShown })))
      } else if let fact = facts.first(where: { $0.key == key }), fact.group != .shadow {
        members.append(.init(fact.name, PlanDocument.json(fact.value)))
      }
      if key == .opacity { members.append(.init("hidden", .bool(layer.isHidden))) }
    }
    if let effect = layer.effectFraction { members.append(.init("effect", .number(effect))) }
    members.append(.init("children", .array(layer.inspectedChildren.map(json))))
    return .object(members)
  }

  /// A shadow's values without the word in front; `null` for none.
  private static func shadow(_ facts: [LayerFact]) -> JSONValue {
    guard !facts.isEmpty else { return .null }
    return .object(
      facts.map { .init($0.name.dropFirst("shadow".count).lowercased(), PlanDocument.json($0.value)) })
  }
}

extension LayerFact {
  /// The order in which inspections tell a layer's values; what is not named comes last.
  static let order: [LayerKey] = {
    let first: [LayerKey] = [
      .position, .size, .anchorPoint, .transform, .opacity, .cornerRadius, .zPosition, .backgroundColor, .borderWidth,
      .borderColor, .shadowColor, .shadowOpacity, .shadowOffset, .shadowRadius, .masksToBounds, .contentsRect,
    ]
    return first + LayerKey.allCases.filter { !first.contains($0) }
  }()
}

extension Layer {
  /// The values that inspections tell, in their order.
  var inspectedFacts: [LayerFact] {
    let facts = facts.filter(\.isInspected)
    return LayerFact.order.compactMap { key in facts.first { $0.key == key } }
  }

  /// The children that an inspection lists, in paint order: of a snapshot only child snapshots and overlays, not the live subviews
  /// that a view without a picture draws.
  var inspectedChildren: [Layer] {
    role == .snapshot ? childrenInPaintOrder.filter { $0.role != .view } : childrenInPaintOrder
  }

  /// How much of a visual effect shows, 0…1; nil for other layers.
  var effectFraction: Double? {
    if case .backdrop(let effect)? = contents?.kind { effect.fraction } else { nil }
  }
}
