import HeroGeometry
import HeroLayers
import HeroModel
import Testing

@testable import TransitionEngine

/// The table of animatable properties against what rules V4, T4, T8 and P5 say of each.
struct LayerPropertyTests {
  @Test func everyKeyHasItsRow() {
    #expect(LayerProperties.all.map(\.key) == LayerKey.allCases)
  }

  @Test func theseAloneLetNoViewAnimate() {
    // Rule V4.
    let keys = LayerProperties.all.filter { !$0.letsAnimate }.map(\.key)
    #expect(Set(keys) == [.zPosition, .masksToBounds, .contentsScale])
  }

  @Test func aLayerTellsWhatWasWritten() throws {
    var view = View(path: "a/x", position: Point(x: 7, y: 8), size: Size(width: 30, height: 40))
    view.cornerRadius = 3
    view.borderWidth = 2
    view.shadow = Shadow(color: .white, opacity: 0.25, offset: Size(width: 1, height: 5), radius: 6)
    var state = LayerState(view)
    state.opacity = 1.5
    state.backgroundColor = .clear
    var layer = Layer(path: "a/x", position: .zero, bounds: Rect(origin: .zero, size: .zero))
    state.show(in: &layer)
    let told = Dictionary(uniqueKeysWithValues: layer.facts.map { ($0.name, $0.value) })
    #expect(told["position"] == .numbers([7, 8]))
    #expect(told["bounds"] == .numbers([0, 0, 30, 40]))
    // Clamped (rule T8), as a spring may overshoot.
    #expect(told["opacity"] == .number(1))
    #expect(told["cornerRadius"] == .number(3))
    #expect(told["borderWidth"] == .number(2))
    #expect(told["backgroundColor"] == .color(nil))
    #expect(told["shadowOffset"] == .numbers([1, 5]))
    #expect(told["shadowRadius"] == .number(6))
    #expect(told["shadowOpacity"] == .number(0.25))
    #expect(told["shadowPath"] == nil)
  }

  // Rule T8: a spring may overshoot both ends; Core Animation draws no negative radius and no opacity above 1.
  @Test func whatASpringOvershootsIsClamped() {
    var state = LayerState(View(path: "a/x", position: .zero, size: .zero))
    (state.shadowRadius, state.shadowOpacity, state.opacity) = (-2, 1.25, 1.5)
    (state.cornerRadius, state.borderWidth) = (-3, -1)
    var layer = Layer(path: "a/x", position: .zero, bounds: Rect(origin: .zero, size: .zero))
    state.show(in: &layer)
    #expect(layer.shadow?.radius == 0 && layer.shadow?.opacity == 1 && layer.opacity == 1)
    #expect(layer.cornerRadius == 0 && layer.borderWidth == 0)
    (state.shadowOpacity, state.opacity) = (-0.25, -0.5)
    state.show(in: &layer)
    #expect((layer.shadow?.opacity ?? 0) == 0 && layer.opacity == 0)
  }

  @Test func aViewWithDefaultsHasThoseOfCoreAnimation() {
    let plain = View(path: "a/x", position: .zero, size: .zero)
    let layer = Layer(path: "a/x", position: .zero, bounds: Rect(origin: .zero, size: .zero))
    var shown = layer
    LayerState(plain).show(in: &shown)
    #expect(shown == layer)
    #expect(LayerFact.standards.count == 11)
    for fact in layer.facts { if let standard = fact.standard { #expect(fact.value == standard, "\(fact.name)") } }
  }
}
