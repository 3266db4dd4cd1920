import HeroGeometry
import HeroLayers
import HeroModel

/// The keys that Hero hands to Core Animation, by its names, in the order in which plans list them.
package enum LayerKey: String, CaseIterable, Equatable, Hashable, Sendable {
  case size = "bounds.size"
  case position
  case opacity, cornerRadius, backgroundColor, zPosition, anchorPoint, borderWidth, borderColor, masksToBounds
  case shadowColor, shadowRadius, shadowOpacity, shadowPath, shadowOffset
  case contentsRect, contentsScale
  /// About the anchor point.
  case transform
  case overlayColor = "overlay.backgroundColor"
  case overlayOpacity = "overlay.opacity"
}

/// The table of animatable properties: whatever animates, blends, matches, prints or traces one reads it here.
enum LayerProperties {
  /// In the order of `LayerKey`.
  static let all: [any AnimatableProperty] = LayerKey.allCases.map(property)

  /// The row of a key.
  private static func property(_ key: LayerKey) -> any AnimatableProperty {
    switch key {
    case .size: size
    case .position: position
    case .opacity:
      LayerProperty(
        key, \.opacity, target: \.opacity, printed: PlanValue.number, own: { $0.alpha },
        facet: .number(\.opacity, "opacity", standard: 1, in: 0...1))
    case .cornerRadius:
      LayerProperty(
        key, \.cornerRadius, target: \.cornerRadius, printed: PlanValue.number, own: { $0.cornerRadius },
        facet: .number(\.cornerRadius, "corner radius", standard: 0, in: 0 ... .infinity)
      ).with {
        $0.followsSpring = false
        $0.matching = .takenUnlessGiven
      }
    case .backgroundColor:
      // None of its own: the picture has it, unless a key animates it (rule L3).
      LayerProperty(
        key, \.backgroundColor, target: \.backgroundColor, printed: PlanValue.color,
        facet: LayerFacet(
          read: { .color($0.backgroundColor) },
          write: { color, layer in layer.backgroundColor = color.flatMap { $0.alpha > 0 ? $0 : nil } },
          standard: .color(nil), word: "background"))
    case .zPosition:
      LayerProperty(
        key, \.zPosition, target: \.zPosition, printed: PlanValue.number, own: { $0.zPosition },
        facet: .number(\.zPosition, "z", standard: 0)
      ).with { $0.letsAnimate = false }
    case .anchorPoint:
      LayerProperty(
        key, \.anchorPoint, target: \.anchorPoint, printed: PlanValue.point, own: { $0.anchorPoint },
        facet: LayerFacet(
          read: { .point($0.anchorPoint) }, write: { $1.anchorPoint = $0 }, standard: .numbers([0.5, 0.5]),
          word: "anchor")
      ).with { $0.matching = .taken }
    case .borderWidth, .borderColor: border(key)
    case .masksToBounds:
      LayerProperty(
        key, \.masksToBounds, target: \.masksToBounds, printed: PlanValue.flag, own: { $0.clipsToBounds },
        facet: LayerFacet(
          read: { .flag($0.masksToBounds) }, write: { $1.masksToBounds = $0 }, standard: .flag(false), word: "masks")
      ).with { $0.letsAnimate = false }
    case .shadowColor, .shadowRadius, .shadowOpacity, .shadowPath, .shadowOffset: shadow(key)
    case .contentsRect:
      LayerProperty(
        key, \.contentsRect, target: \.contentsRect, printed: PlanValue.rect, own: { $0.contentsRect },
        facet: LayerFacet(
          read: { .rect($0.contentsRect) }, write: { $1.contentsRect = $0 }, standard: .rect(.unit), word: "contents")
      ).with { $0.matching = .taken }
    case .contentsScale:
      // Never differs in a match, because UIKit gives every view's layer the screen's scale; changes no pixel here.
      LayerProperty(key, \.contentsScale, target: \.contentsScale, printed: PlanValue.number, facet: nil)
        .with { $0.letsAnimate = false }
    case .transform:
      LayerProperty(
        key, \.transform, target: \.transform, printed: PlanValue.transform, own: { $0.transform },
        facet: LayerFacet(
          read: { .transform($0.transform) }, write: { $1.transform = $0 }, standard: .transform(.identity), word: ""))
    // The overlay is a layer of its own (rule L6).
    case .overlayColor:
      LayerProperty(key, \.overlayColor, target: \.overlayColor, printed: PlanValue.color, facet: nil)
    case .overlayOpacity:
      LayerProperty(key, \.overlayOpacity, target: \.overlayOpacity, printed: PlanValue.number, facet: nil)
    }
  }

  /// The bounds' size; documents tell it with their origin.
  private static let size = LayerProperty(
    .size, \.size, target: \.size, printed: { .numbers([$0.width, $0.height]) }, own: { $0.size },
    facet: LayerFacet(
      read: { .rect($0.bounds) }, write: { $1.bounds.size = $0.clampedToZero }, word: "", name: "bounds"))

  /// The anchor point's place in the parent.
  private static let position = LayerProperty(
    .position, \.position, target: \.position, printed: PlanValue.point, own: { $0.position },
    facet: LayerFacet(read: { .point($0.position) }, write: { $1.position = $0 }, word: "at"))

  private static func border(_ key: LayerKey) -> any AnimatableProperty {
    if key == .borderWidth {
      var facet = LayerFacet.number(\.borderWidth, "border", standard: 0, in: 0 ... .infinity)
      facet.group = .border
      return LayerProperty(
        key, \.borderWidth, target: \.borderWidth, printed: PlanValue.number, own: { $0.borderWidth }, facet: facet)
    }
    return LayerProperty(
      key, \.borderColor, target: \.borderColor, printed: PlanValue.color, own: { $0.borderColor },
      facet: LayerFacet(
        read: { .color($0.borderColor) }, write: { $1.borderColor = $0 ?? .clear }, standard: .color(.black), word: "",
        group: .border))
  }

  private static func shadow(_ key: LayerKey) -> any AnimatableProperty {
    switch key {
    case .shadowRadius:
      LayerProperty(
        key, \.shadowRadius, target: \.shadowRadius, printed: PlanValue.number, own: { $0.layerShadow.radius },
        facet: .shadow("radius", read: { .number($0.radius) }, write: { $1.radius = max($0, 0) })
      ).with { $0.matching = .taken }
    case .shadowOpacity:
      LayerProperty(
        key, \.shadowOpacity, target: \.shadowOpacity, printed: PlanValue.number, own: { $0.layerShadow.opacity },
        facet: .shadow(
          "opacity", standard: .number(0), read: { .number($0.opacity) }, write: { $1.opacity = min($0, 1) })
      ).with { $0.matching = .taken }
    case .shadowPath:
      // A counterpart without a path leaves the key unset, as in Hero's own list of keys.
      LayerProperty(
        key, \.shadowPath, target: \.shadowPath, printed: PlanValue.path, own: { $0.layerShadow.path },
        facet: .shadow("path", isInspected: false, read: { $0.path.map { .path($0) } }, write: { $1.path = $0 })
      ).with { $0.matching = .taken }
    case .shadowOffset:
      LayerProperty(
        key, \.shadowOffset, target: \.shadowOffset, printed: { .numbers([$0.width, $0.height]) },
        own: { $0.layerShadow.offset },
        facet: .shadow("offset", read: { .point($0.offset.point) }, write: { $1.offset = $0 })
      ).with { $0.matching = .taken }
    default:
      LayerProperty(
        key, \.shadowColor, target: \.shadowColor, printed: PlanValue.color, own: { $0.layerShadow.color },
        facet: .shadow("shadow", read: { .color($0.color) }, write: { if let color = $0 { $1.color = color } })
      ).with { $0.matching = .taken }
    }
  }
}

extension LayerFacet {
  /// A part of the layer's shadow; told only where there is one.
  fileprivate static func shadow(
    _ word: String, standard: PlanValue? = nil, isInspected: Bool = true,
    read: @escaping @Sendable (Shadow) -> PlanValue?, write: @escaping @Sendable (Value, inout Shadow) -> Void
  ) -> LayerFacet {
    LayerFacet(
      read: { $0.shadow.flatMap(read) },
      write: { value, layer in
        if var shadow = layer.shadow {
          write(value, &shadow)
          layer.shadow = shadow
        }
      }, standard: standard, word: word, group: .shadow, isInspected: isInspected)
  }
}

extension View {
  /// The layer's shadow properties; Core Animation's defaults (opacity 0) when the scene gives none (fact sheet 5.1).
  fileprivate var layerShadow: Shadow { shadow ?? Shadow(opacity: 0) }
}

extension Size {
  /// Negative extents made zero (rule T8).
  var clampedToZero: Size { Size(width: max(width, 0), height: max(height, 0)) }
}
