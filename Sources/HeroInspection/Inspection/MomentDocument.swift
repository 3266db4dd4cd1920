import HeroJSON
import HeroLayers
import HeroRender
import HeroTransition

/// `inspect --time --json`: the layer tree at one moment.
public enum MomentDocument {
  /// The document's version.
  public static let version = 1

  /// The document of a moment; `frame` is its number when it was asked for by number.
  public static func json(_ moment: Moment, frame: Int?) -> JSONValue {
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
    var members: [JSONValue.Member] = [
      .init("path", .string(layer.path)),
      .init("role", .string(layer.role.rawValue)),
      .init("position", .point(layer.position)),
      .init("bounds", .rect(layer.bounds)),
      .init("anchorPoint", .point(layer.anchorPoint)),
      .init("transform", .numbers(layer.transform.elements)),
      .init("opacity", .number(layer.opacity)),
      .init("hidden", .bool(layer.isHidden)),
      .init("cornerRadius", .number(layer.cornerRadius)),
      .init("zPosition", .number(layer.zPosition)),
      .init("backgroundColor", .color(layer.backgroundColor)),
      .init("borderWidth", .number(layer.borderWidth)),
      .init("borderColor", .color(layer.borderColor)),
      .init("shadow", json(layer.shadow)),
      .init("masksToBounds", .bool(layer.masksToBounds)),
      .init("contentsRect", .rect(layer.contentsRect)),
    ]
    if let effect = layer.effectFraction { members.append(.init("effect", .number(effect))) }
    members.append(.init("children", .array(layer.inspectedChildren.map(json))))
    return .object(members)
  }

  private static func json(_ shadow: Shadow?) -> JSONValue {
    guard let shadow, shadow.opacity > 0 else { return .null }
    return [
      "color": .color(shadow.color),
      "opacity": .number(shadow.opacity),
      "offset": .point(shadow.offset.point),
      "radius": .number(shadow.radius),
    ]
  }
}

extension Layer {
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
