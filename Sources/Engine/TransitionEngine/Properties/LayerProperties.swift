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
  /// Those that a match takes from the counterpart (rule P5).
  static let matched = all.filter { $0.matching != .kept }

  /// The row of a key.
  private static func property(_ key: LayerKey) -> any AnimatableProperty {
    switch key {
    case .size: size
    case .position: position
    case .opacity:
      LayerProperty(
        key, \.opacity, { $0.opacity = $1 }, target: \.opacity, { $0.opacity = $1 }, printed: PlanValue.number,
        facet: LayerFacet(read: { .number($0.opacity) }, standard: .number(1), word: "opacity"))
    case .cornerRadius:
      LayerProperty(
        key, \.cornerRadius, { $0.cornerRadius = $1 }, target: \.cornerRadius, { $0.cornerRadius = $1 },
        printed: PlanValue.number,
        facet: LayerFacet(read: { .number($0.cornerRadius) }, standard: .number(0), word: "corner radius"),
        followsSpring: false, matching: .takenUnlessGiven)
    case .backgroundColor:
      // None of its own: the picture has it, unless a key animates it (rule L3).
      LayerProperty(
        key, \.backgroundColor, { $0.backgroundColor = $1 }, optional: \.backgroundColor, { $0.backgroundColor = $1 },
        printed: PlanValue.color,
        facet: LayerFacet(
          read: { .color($0.backgroundColor) },
          standard: .color(nil), word: "background"))
    case .zPosition:
      LayerProperty(
        key, \.zPosition, { $0.zPosition = $1 }, target: \.zPosition, { $0.zPosition = $1 }, printed: PlanValue.number,
        facet: LayerFacet(read: { .number($0.zPosition) }, standard: .number(0), word: "z"), letsAnimate: false)
    case .anchorPoint:
      LayerProperty(
        key, \.anchorPoint, { $0.anchorPoint = $1 }, target: \.anchorPoint, { $0.anchorPoint = $1 },
        printed: PlanValue.point,
        facet: LayerFacet(
          read: { .point($0.anchorPoint) }, standard: .numbers([0.5, 0.5]),
          word: "anchor"), matching: .taken)
    case .borderWidth, .borderColor: border(key)
    case .masksToBounds:
      LayerProperty(
        key, \.masksToBounds, { $0.masksToBounds = $1 }, target: \.masksToBounds, { $0.masksToBounds = $1 },
        printed: PlanValue.flag,
        facet: LayerFacet(
          read: { .flag($0.masksToBounds) }, standard: .flag(false), word: "masks"), letsAnimate: false)
    case .shadowColor, .shadowRadius, .shadowOpacity, .shadowPath, .shadowOffset: shadow(key)
    case .contentsRect:
      LayerProperty(
        key, \.contentsRect, { $0.contentsRect = $1 }, target: \.contentsRect, { $0.contentsRect = $1 },
        printed: PlanValue.rect,
        facet: LayerFacet(
          read: { .rect($0.contentsRect) }, standard: .rect(.unit), word: "contents"), matching: .taken)
    case .contentsScale:
      // Never differs in a match, because UIKit gives every view's layer the screen's scale; changes no pixel here.
      LayerProperty(
        key, \.contentsScale, { $0.contentsScale = $1 }, target: \.contentsScale, { $0.contentsScale = $1 },
        printed: PlanValue.number, facet: nil, letsAnimate: false)
    case .transform:
      LayerProperty(
        key, \.transform, { $0.transform = $1 }, target: \.transform, { $0.transform = $1 },
        printed: PlanValue.transform,
        facet: LayerFacet(
          read: { .transform($0.transform) }, standard: .transform(.identity), word: ""))
    // The overlay is a layer of its own (rule L6).
    case .overlayColor:
      LayerProperty(
        key, \.overlayColor, { $0.overlayColor = $1 }, optional: \.overlayColor, { $0.overlayColor = $1 },
        printed: PlanValue.color, facet: nil)
    case .overlayOpacity:
      LayerProperty(
        key, \.overlayOpacity, { $0.overlayOpacity = $1 }, target: \.overlayOpacity, { $0.overlayOpacity = $1 },
        printed: PlanValue.number, facet: nil)
    }
  }

  /// The bounds' size; documents tell it with their origin.
  private static let size = LayerProperty(
    .size, \.size, { $0.size = $1 }, target: \.size, { $0.size = $1 }, printed: { .numbers([$0.width, $0.height]) },
    facet: LayerFacet(
      read: { .rect($0.bounds) }, word: "", name: "bounds"))

  /// The anchor point's place in the parent.
  private static let position = LayerProperty(
    .position, \.position, { $0.position = $1 }, target: \.position, { $0.position = $1 }, printed: PlanValue.point,
    facet: LayerFacet(read: { .point($0.position) }, word: "at"))

  private static func border(_ key: LayerKey) -> any AnimatableProperty {
    if key == .borderWidth {
      return LayerProperty(
        key, \.borderWidth, { $0.borderWidth = $1 }, target: \.borderWidth, { $0.borderWidth = $1 },
        printed: PlanValue.number,
        facet: LayerFacet(
          read: { .number($0.borderWidth) }, standard: .number(0), word: "border", group: .border))
    }
    return LayerProperty(
      key, \.borderColor, { $0.borderColor = $1 }, optional: \.borderColor, { $0.borderColor = $1 },
      printed: PlanValue.color,
      facet: LayerFacet(
        read: { .color($0.borderColor) }, standard: .color(.black), word: "",
        group: .border))
  }

  private static func shadow(_ key: LayerKey) -> any AnimatableProperty {
    switch key {
    case .shadowRadius:
      LayerProperty(
        key, \.shadowRadius, { $0.shadowRadius = $1 }, target: \.shadowRadius, { $0.shadowRadius = $1 },
        printed: PlanValue.number,
        facet: .shadow("radius", read: { .number($0.radius) }), matching: .taken)
    case .shadowOpacity:
      LayerProperty(
        key, \.shadowOpacity, { $0.shadowOpacity = $1 }, target: \.shadowOpacity, { $0.shadowOpacity = $1 },
        printed: PlanValue.number,
        facet: .shadow(
          "opacity", standard: .number(0), read: { .number($0.opacity) }), matching: .taken)
    case .shadowPath:
      // A counterpart without a path leaves the key unset, as in Hero's own list of keys.
      LayerProperty(
        key, \.shadowPath, { $0.shadowPath = $1 }, optional: \.shadowPath, { $0.shadowPath = $1 },
        printed: PlanValue.path,
        facet: .shadow("path", isInspected: false, read: { $0.path.map { .path($0) } }), matching: .taken)
    case .shadowOffset:
      LayerProperty(
        key, \.shadowOffset, { $0.shadowOffset = $1 }, target: \.shadowOffset, { $0.shadowOffset = $1 },
        printed: { .numbers([$0.width, $0.height]) },
        facet: .shadow("offset", read: { .point($0.offset.point) }), matching: .taken)
    default:
      LayerProperty(
        key, \.shadowColor, { $0.shadowColor = $1 }, optional: \.shadowColor, { $0.shadowColor = $1 },
        printed: PlanValue.color,
        facet: .shadow("shadow", read: { .color($0.color) }), matching: .taken)
    }
  }
}

extension LayerFacet {
  /// A part of the layer's shadow; told only where there is one.
  fileprivate static func shadow(
    _ word: String, standard: PlanValue? = nil, isInspected: Bool = true,
    read: @escaping @Sendable (Shadow) -> PlanValue?
  ) -> LayerFacet {
    LayerFacet(
      read: { $0.shadow.flatMap(read) }, standard: standard, word: word, group: .shadow, isInspected: isInspected)
  }
}
