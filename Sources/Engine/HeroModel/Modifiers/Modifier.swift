import HeroGeometry

/// A Hero modifier (rules M1–M8), as a value.
package indirect enum Modifier: Equatable, Sendable {
  /// Opacity 0.
  case fade
  /// Never cross-fade.
  case forceNonFade
  /// Opacity 0…1.
  case opacity(Double)
  /// Layer position in the space that the snapshot lives in.
  case position(Point)
  /// Points.
  case size(Size)
  /// Points.
  case cornerRadius(Double)
  /// Sort key.
  case zPosition(Double)
  /// Unit rect.
  case contentsRect(Rect)
  /// Pixels per point.
  case contentsScale(Double)
  /// Points.
  case borderWidth(Double)
  case borderColor(Color)
  case backgroundColor(Color)
  case shadowColor(Color)
  /// 0…1.
  case shadowOpacity(Double)
  /// Points.
  case shadowOffset(Size)
  /// Points.
  case shadowRadius(Double)
  /// Local points.
  case shadowPath(Path)
  /// Clip to bounds.
  case masksToBounds(Bool)
  /// A colour over everything inside, at an opacity.
  case overlay(Color, opacity: Double)
  /// Unit point.
  case anchorPoint(Point)
  /// Replaces the transform.
  case transform(Transform3D)
  /// Sets m34 = −1/d.
  case perspective(Double)
  /// Composes a scale.
  case scale(x: Double, y: Double, z: Double)
  /// Composes a translation.
  case translate(x: Double, y: Double, z: Double)
  /// Composes rotations about x, then y, then z, radians.
  case rotate(x: Double, y: Double, z: Double)
  /// Seconds; infinite is `durationMatchLongest`.
  case duration(Double)
  /// Seconds.
  case delay(Double)
  /// Control points c1x, c1y, c2x, c2y.
  case timingFunction(Double, Double, Double, Double)
  /// Mass 1.
  case spring(stiffness: Double, damping: Double)
  /// One-way match.
  case source(String)
  /// Intensity.
  case arc(Double)
  /// Delays of subviews.
  case cascade(delta: Double, direction: CascadeDirection, delayMatchedViews: Bool)
  /// Appended when the condition holds; `whenMatched` and its kin are parsed into this.
  case when(Condition, [Modifier])
  /// Layer values at the start, not animated.
  case beginWith([Modifier])
  /// The snapshot lives in the container.
  case useGlobalCoordinateSpace
  /// Drops subviews' target states.
  case ignoreSubviewModifiers(recursive: Bool)
  /// How the snapshot is made.
  case snapshot(SnapshotType)
  /// Animates even off screen or without animatable state.
  case forceAnimate
  /// Size as scale (rule T7).
  case useScaleBasedSizeChange
  /// SDOSHero's flag; changes nothing headless (rule M7).
  case autolayout
}

extension Modifier {
  /// The name of its row in `ModifierDefinition`, and the arguments of the row's parameters.
  package var call: (name: String, arguments: [ModifierArgument]) {
    switch self {
    case .fade: ("fade", [])
    case .forceNonFade: ("forceNonFade", [])
    case .opacity(let value): ("opacity", [.number(value)])
    case .position(let value): ("position", [.point(value)])
    case .size(let value): ("size", [.size(value)])
    case .cornerRadius(let value): ("cornerRadius", [.number(value)])
    case .zPosition(let value): ("zPosition", [.number(value)])
    case .contentsRect(let value): ("contentsRect", [.rect(value)])
    case .contentsScale(let value): ("contentsScale", [.number(value)])
    case .borderWidth(let value): ("borderWidth", [.number(value)])
    case .borderColor(let value): ("borderColor", [.color(value)])
    case .backgroundColor(let value): ("backgroundColor", [.color(value)])
    case .shadowColor(let value): ("shadowColor", [.color(value)])
    case .shadowOpacity(let value): ("shadowOpacity", [.number(value)])
    case .shadowOffset(let value): ("shadowOffset", [.size(value)])
    case .shadowRadius(let value): ("shadowRadius", [.number(value)])
    case .shadowPath(let value): ("shadowPath", [.path(value)])
    case .masksToBounds(let value): ("masksToBounds", [.flag(value)])
    case .overlay(let color, let opacity): ("overlay", [.color(color), .number(opacity)])
    case .anchorPoint(let value): ("anchorPoint", [.point(value)])
    case .transform(let value): ("transform", [.transform(value)])
    case .perspective(let value): ("perspective", [.number(value)])
    case .scale(let x, let y, let z): ("scale", [.number(x), .number(y), .number(z)])
    case .translate(let x, let y, let z): ("translate", [.number(x), .number(y), .number(z)])
    case .rotate(let x, let y, let z): ("rotate", [.number(x), .number(y), .number(z)])
    case .duration(.infinity): ("durationMatchLongest", [])
    case .duration(let seconds): ("duration", [.number(seconds)])
    case .delay(let seconds): ("delay", [.number(seconds)])
    case .timingFunction(let x1, let y1, let x2, let y2): ("timingFunction", [.curve([x1, y1, x2, y2])])
    case .spring(let stiffness, let damping): ("spring", [.number(stiffness), .number(damping)])
    case .source(let heroID): ("source", [.text(heroID)])
    case .arc(let intensity): ("arc", [.number(intensity)])
    case .cascade(let delta, let direction, let delays):
      ("cascade", [.number(delta), .direction(direction), .flag(delays)])
    case .when(let condition, let modifiers): ("when", [.condition(condition), .modifiers(modifiers)])
    case .beginWith(let modifiers): ("beginWith", [.modifiers(modifiers)])
    case .useGlobalCoordinateSpace: ("useGlobalCoordinateSpace", [])
    case .ignoreSubviewModifiers(let recursive): ("ignoreSubviewModifiers", [.flag(recursive)])
    case .snapshot(.optimized): ("useOptimizedSnapshot", [])
    case .snapshot(.normal): ("useNormalSnapshot", [])
    case .snapshot(.layerRender): ("useLayerRenderSnapshot", [])
    case .snapshot(.noSnapshot): ("useNoSnapshot", [])
    case .forceAnimate: ("forceAnimate", [])
    case .useScaleBasedSizeChange: ("useScaleBasedSizeChange", [])
    case .autolayout: ("autolayout", [])
    }
  }
}

/// HeroSnapshotType.
package enum SnapshotType: String, Equatable, Sendable, CaseIterable {
  /// Image views are laid out anew, others pictured.
  case optimized
  /// Always a picture.
  case normal
  /// Always a picture, by rendering.
  case layerRender
  /// The live view itself.
  case noSnapshot
}

/// The order in which a cascade delays subviews (rule P6).
package enum CascadeDirection: Equatable, Sendable {
  /// By edge.
  case topToBottom, bottomToTop, leftToRight, rightToLeft
  /// By edge, resolved by the layout direction.
  case leadingToTrailing, trailingToLeading
  /// By distance from a point in the cascading view's bounds.
  case radial(Point)
  /// By distance, farthest first.
  case inverseRadial(Point)

  /// Those that are a name alone.
  package static let named: [(name: String, direction: CascadeDirection)] = [
    ("topToBottom", .topToBottom), ("bottomToTop", .bottomToTop), ("leftToRight", .leftToRight),
    ("rightToLeft", .rightToLeft), ("leadingToTrailing", .leadingToTrailing), ("trailingToLeading", .trailingToLeading),
  ]
}

/// When a conditional modifier applies (rule M5).
package indirect enum Condition: Equatable, Sendable {
  /// The view has a partner.
  case isMatched
  /// An ancestor has a partner.
  case isAncestorViewMatched
  /// The transition presents.
  case isPresenting
  /// The view belongs to the destination.
  case isAppearing
  /// In a tab bar transition.
  case isInTabbarController
  /// In a navigation transition.
  case isInNavbarController
  /// The source screen has this name.
  case fromScreen(String)
  /// The destination screen has this name.
  case toScreen(String)
  case constant(Bool)
  /// Negation.
  case not(Condition)
  case and(Condition, Condition)
  case or(Condition, Condition)

  /// Those that are a name alone.
  package static let named: [(name: String, condition: Condition)] = [
    ("isMatched", .isMatched), ("isAncestorViewMatched", .isAncestorViewMatched), ("isPresenting", .isPresenting),
    ("isAppearing", .isAppearing), ("isInTabbarController", .isInTabbarController),
    ("isInNavbarController", .isInNavbarController), ("true", .constant(true)), ("false", .constant(false)),
  ]

  /// Its name; empty for one that is more than a name.
  package var word: String { Self.named.first { $0.condition == self }?.name ?? "" }
}
