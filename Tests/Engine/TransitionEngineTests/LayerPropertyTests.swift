import HeroGeometry
import HeroLayers
import HeroModel
import HeroTesting

@testable import TransitionEngine

/// The table of animatable properties against what rules V4, T4, T8 and P5 say of each.
struct LayerPropertyTests {
  @Test func everyKeyHasItsRow() {
    expectEqual(LayerProperties.all.map(\.key), LayerKey.allCases)
    // Rule V4: these alone let no view animate.
    let keys = LayerProperties.all.filter { !$0.letsAnimate }.map(\.key)
    expectEqual(Set(keys), [.zPosition, .masksToBounds, .contentsScale])
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
    let expected: [(String, PlanValue?)] = [
      ("position", .numbers([7, 8])), ("bounds", .numbers([0, 0, 30, 40])),
      // Clamped (rule T8), as a spring may overshoot.
      ("opacity", .number(1)), ("cornerRadius", .number(3)), ("borderWidth", .number(2)),
      ("backgroundColor", .color(nil)), ("shadowOffset", .numbers([1, 5])), ("shadowRadius", .number(6)),
      ("shadowOpacity", .number(0.25)), ("shadowPath", nil),
    ]
    for (name, value) in expected { expectEqual(told[name], value, "\(name)") }
  }

  // Rule T8: a spring may overshoot both ends; Core Animation draws no negative radius and no opacity above 1.
  @Test func whatASpringOvershootsIsClamped() {
    var state = LayerState(View(path: "a/x", position: .zero, size: .zero))
    (state.shadowRadius, state.shadowOpacity, state.opacity) = (-2, 1.25, 1.5)
    (state.cornerRadius, state.borderWidth) = (-3, -1)
    var layer = Layer(path: "a/x", position: .zero, bounds: Rect(origin: .zero, size: .zero))
    state.show(in: &layer)
    expectEqual((layer.shadow?.radius, layer.shadow?.opacity, layer.opacity), (0, 1, 1))
    expectEqual((layer.cornerRadius, layer.borderWidth), (0, 0))
    (state.shadowOpacity, state.opacity) = (-0.25, -0.5)
    state.show(in: &layer)
    #expect((layer.shadow?.opacity ?? 0) == 0 && layer.opacity == 0)
  }

  @Test func aViewWithDefaultsHasThoseOfCoreAnimation() {
    let plain = View(path: "a/x", position: .zero, size: .zero)
    let layer = Layer(path: "a/x", position: .zero, bounds: Rect(origin: .zero, size: .zero))
    var shown = layer
    LayerState(plain).show(in: &shown)
    expectEqual(shown, layer)
    expectEqual(LayerFact.standards.count, 11)
    for fact in layer.facts { if let standard = fact.standard { expectEqual(fact.value, standard, "\(fact.name)") } }
  }
}
