import HeroGeometry
import HeroLayers
import HeroModel

/// Everything that is known of an animatable property.
final class LayerProperty<Value: Interpolatable>: AnimatableProperty {
  /// Core Animation's name.
  let key: LayerKey
  /// Where a snapshot's value lives.
  let state: @Sendable (LayerState) -> Value
  let setState: @Sendable (inout LayerState, Value) -> Void
  /// What a target state asks for; nil: nothing.
  let target: @Sendable (TargetState) -> Value?
  /// Makes a target state ask for a value.
  let setTarget: @Sendable (inout TargetState, Value) -> Void
  /// How plans, traces and inspections see a value.
  let printed: @Sendable (Value) -> PlanValue
  /// How the value shows in layer trees; nil: not as a property of the snapshot's layer.
  let facet: LayerFacet?
  /// Whether the property lets a view animate (rule V4).
  let letsAnimate: Bool
  /// Whether a spring drives it (rule T4).
  let followsSpring: Bool
  /// What a match does to it (rule P5).
  let matching: PropertyMatching

  /// A property that a target state may leave out.
  init(
    _ key: LayerKey, _ state: @escaping @Sendable (LayerState) -> Value,
    _ setState: @escaping @Sendable (inout LayerState, Value) -> Void,
    target: @escaping @Sendable (TargetState) -> Value?,
    _ setTarget: @escaping @Sendable (inout TargetState, Value) -> Void,
    printed: @escaping @Sendable (Value) -> PlanValue, facet: LayerFacet?, letsAnimate: Bool = true,
    followsSpring: Bool = true, matching: PropertyMatching = .kept
  ) {
    self.key = key
    (self.state, self.setState) = (state, setState)
    (self.target, self.setTarget) = (target, setTarget)
    self.printed = printed
    self.facet = facet
    self.letsAnimate = letsAnimate
    self.followsSpring = followsSpring
    self.matching = matching
  }

  /// A property whose value may itself be absent; a target state never asks for absence.
  convenience init<Wrapped>(
    _ key: LayerKey, _ state: @escaping @Sendable (LayerState) -> Value,
    _ setState: @escaping @Sendable (inout LayerState, Value) -> Void,
    optional target: @escaping @Sendable (TargetState) -> Wrapped?,
    _ setTarget: @escaping @Sendable (inout TargetState, Value) -> Void,
    printed: @escaping @Sendable (Value) -> PlanValue, facet: LayerFacet?, matching: PropertyMatching = .kept
  ) where Value == Wrapped? {
    self.init(
      key, state, setState, target: { target($0).map { .some($0) } }, setTarget, printed: printed, facet: facet,
      matching: matching)
  }
}

/// What a match does to a property of a view that differs from its counterpart's (rule P5).
enum PropertyMatching: Sendable {
  case kept
  /// The counterpart's value is taken.
  case taken
  /// It is taken unless a modifier gave one.
  case takenUnlessGiven
}

/// How a property shows on a layer.
struct LayerFacet: Sendable {
  /// The layer's value; nil: nothing to tell.
  let read: @Sendable (Layer) -> PlanValue?
  /// Core Animation's default, which is left out where that goes without saying; nil: always told.
  var standard: PlanValue?
  /// Before the value, in words; empty: the value alone.
  var word: String
  /// What it is reported together with.
  var group: LayerFact.Group?
  /// Its name in traces and inspections, where that is not the key's.
  var name: String?
  /// Whether `inspect --time` tells it.
  var isInspected = true
}

/// A property of any type.
protocol AnimatableProperty: Sendable {
  var key: LayerKey { get }
  var letsAnimate: Bool { get }
  /// What a match does to it (rule P5).
  var matching: PropertyMatching { get }
  /// Whether it is the layer's shadow's, which a snapshot may go without.
  var isShadow: Bool { get }
  /// What a target state sets; nil: nothing.
  func setting(in target: TargetState) -> (any KeySetting)?
  /// Its name in traces and Core Animation's default; nil: none.
  var standard: (name: String, value: PlanValue)? { get }
  /// Whether a target state sets it.
  func isSet(in target: TargetState) -> Bool
  /// Takes a match's value where it differs (rule P5); of one that `matching` lets be taken.
  func take(from other: LayerState, for own: LayerState, into target: inout TargetState)
  /// What a layer has of it; nil: nothing to tell.
  func fact(of layer: Layer) -> LayerFact?
}

extension LayerProperty {
  var isShadow: Bool { facet?.group == .shadow }

  var standard: (name: String, value: PlanValue)? { facet?.standard.map { (facet?.name ?? key.rawValue, $0) } }

  func setting(in target: TargetState) -> (any KeySetting)? {
    guard let value = self.target(target) else { return nil }
    return TypedSetting(property: self, value: value)
  }

  // Not `!= nil`, which asks the runtime for a type each time: `explain --words` asks this some million times.
  func isSet(in target: TargetState) -> Bool { if case .some = self.target(target) { true } else { false } }

  func take(from other: LayerState, for own: LayerState, into target: inout TargetState) {
    guard matching == .taken || !isSet(in: target) else { return }
    let value = state(other)
    if state(own) != value { setTarget(&target, value) }
  }

  func fact(of layer: Layer) -> LayerFact? {
    guard let facet, let value = facet.read(layer) else { return nil }
    return LayerFact(
      key: key, name: facet.name ?? key.rawValue, value: value, standard: facet.standard, word: facet.word,
      group: facet.group, isShown: facet.group?.isShown(by: layer) ?? true, isInspected: facet.isInspected)
  }
}
