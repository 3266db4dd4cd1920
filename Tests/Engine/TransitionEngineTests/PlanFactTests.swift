import HeroGeometry
import HeroModel
import HeroTesting

@testable import TransitionEngine

/// What plans report is a value with its rule; the text follows from it.
struct PlanFactTests {
  private static let reasons: [(SkipReason, Rule, String)] = [
    (.disabled, .v1, "isHeroEnabled is false (V1)"),
    (.disabledAbove(path: "a/x"), .v1, "isHeroEnabled of a/x is false (V1)"),
    (.subviewsDisabled(path: "a/x"), .v1, "isHeroEnabledForSubviews of a/x is false (V1)"),
    (.hiddenCell, .v1, "hidden inside a stack, table or collection (V1)"),
    (.outside, .v1, "does not take part (V1)"),
    (.offScreen, .v2, "off screen (V2)"),
    (.counterpartOffScreen(path: "b/x"), .v2, "its counterpart b/x is off screen (V2)"),
    (.laterView(heroID: "x"), .v3, "a later view of the screen has the heroID 'x' too (V3)"),
    (.noCounterpart(screen: "b", heroID: "x"), .p4, "no view on 'b' has the heroID 'x' (P4)"),
    (.nothingToAnimate, .v4, "nothing to animate (V4)"),
    (.dropped(.ignoredBySuperview(path: "a/x")), .p1, "modifiers dropped by ignoreSubviewModifiers of a/x (P1)"),
    (.dropped(.replaced(by: .directed(.push, .left))), .p3, "replaced by the default animation push(left) (P3)"),
  ]

  @Test func reasonsNameTheirRules() {
    for (reason, rule, text) in Self.reasons { expectEqual((reason.rule, reason.text), (rule, text)) }
  }

  @Test func warningOfADroppedRootHasTheDropsRule() {
    let warning = PlanWarning.droppedRoot(path: "a", reason: .replaced(by: .fade))
    expectEqual(
      (warning.rule, warning.text), (.p3, "the modifiers of a are replaced by the default animation fade (P3)"))
  }

  // Between perspective(100) and perspective(-100) a gesture passes 0, which sets none.
  @Test func targetStatesComposeTransformsAsViewsDo() {
    let modifiers: [Modifier] = [.translate(x: 3, y: 4, z: 0), .rotate(x: 0, y: 0, z: 1), .perspective(0)]
    let composed = modifiers.reduce(Transform3D.identity) { $1.composed(onto: $0) ?? $0 }
    expectEqual(TargetState(modifiers).transform, composed)
    expectEqual(composed[3, 4], 0)
  }
}
