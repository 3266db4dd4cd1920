import HeroGeometry

/// A Hero modifier (rules M1–M8), as a value.
public indirect enum Modifier: Equatable, Sendable {
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

/// HeroSnapshotType.
public enum SnapshotType: String, Equatable, Sendable, CaseIterable {
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
public enum CascadeDirection: Equatable, Sendable {
  /// By edge.
  case topToBottom, bottomToTop, leftToRight, rightToLeft
  /// By edge, resolved by the layout direction.
  case leadingToTrailing, trailingToLeading
  /// By distance from a point in the cascading view's bounds.
  case radial(Point)
  /// By distance, farthest first.
  case inverseRadial(Point)
}

/// When a conditional modifier applies (rule M5).
public indirect enum Condition: Equatable, Sendable {
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
}
