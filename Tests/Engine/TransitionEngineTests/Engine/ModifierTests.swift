import Foundation
import HeroTesting

/// Rules M1–M6: what modifiers make of a view.
struct ModifierTests {
  /// A destination view of 50 × 50 at (0, 0) with modifiers.
  private func show(_ modifiers: String, extra: String = "", step: String? = nil) throws -> Show {
    try Show(
      b: #"{"name":"x","frame":[0,0,50,50]\#(extra),"heroModifiers":"\#(modifiers)"}"#,
      steps: step ?? #"{"present":"b","animation":"none"}"#)
  }

  @Test func appearingViewComesFromItsTargetState() throws {
    let key = try show("opacity(0.25)", extra: #","alpha":0.75"#).key("b/x", "opacity")
    expectEqual((key.from, key.to), ([0.25], [0.75]))
  }

  @Test func disappearingViewGoesToItsTargetState() throws {
    let show = try Show(a: #"{"name":"x","frame":[0,0,50,50],"alpha":0.75,"heroModifiers":"fade"}"#)
    let key = try show.key("a/x", "opacity")
    expectEqual((key.from, key.to), ([0.75], [0]))
  }

  @Test func laterModifierWins() throws {
    try expectEqual(show("opacity(0.25) fade opacity(0.5)").key("b/x", "opacity").from, [0.5])
  }

  @Test func laterTransformModifierActsFirst() throws {
    // scale × translate: the scale acts in the view's own space, the translation stays (10, 20).
    try expectEqual(show("translate(10, 20) scale(2)").key("b/x", "transform").from, matrix(scale: 2, x: 10, y: 20))
    // translate × scale: the translation is scaled too.
    try expectEqual(show("scale(2) translate(10, 20)").key("b/x", "transform").from, matrix(scale: 2, x: 20, y: 40))
  }

  @Test func transformModifierReplacesWhatWasThere() throws {
    let text = "scale(3) transform(1,0,0,0, 0,1,0,0, 0,0,1,0, 7,8,0,1)"
    try expectEqual(show(text).key("b/x", "transform").from, matrix(x: 7, y: 8))
  }

  @Test func perspectiveSetsM34() throws {
    // m34 is the twelfth number: −1/500.
    #expect(close(try show("perspective(500)").key("b/x", "transform").from[11], -0.002))
  }

  @Test func rotationTurnsXTowardsY() throws {
    // The image of the x axis is (cos, sin).
    let from = try show("rotate(0.5)").key("b/x", "transform").from
    #expect(close([from[0], from[1]], [cos(0.5), sin(0.5)]))
  }

  @Test func rotationsComposeXThenYThenZ() throws {
    // op × t: z acts first, then y, then x. z takes the x axis to y; x by 90° takes y to z: row 1 is (0, 0, 1).
    let from = try show("rotate(1.5707963267948966, 0, 1.5707963267948966)").key("b/x", "transform").from
    #expect(close(Array(from[0...2]), [0, 0, 1], 1e-12))
  }

  @Test func transformEndsAtTheViewsOwn() throws {
    let key = try show("scale(2)", extra: #","transform":"scale(3)""#).key("b/x", "transform")
    expectEqual((key.from, key.to), (matrix(scale: 2), matrix(scale: 3)))
  }

  // MARK: Conditionals (M5)

  @Test func conditionalIsAppendedAtTheEnd() throws {
    // Not in its place: the 0.2 comes after the 0.6 although it is written before.
    try expectEqual(show("whenPresenting(opacity(0.2)) opacity(0.6)").key("b/x", "opacity").from, [0.2])
  }

  @Test(arguments: [
    ("whenPresenting", true), ("whenDismissing", false), ("whenAppearing", true), ("whenDisappearing", false),
    ("whenMatched", false),
  ])
  func conditionalSeesTheTransition(name: String, holds: Bool) throws {
    try expectEqual(show("\(name)(fade)").animating(), (holds ? ["b/x"] : []))
  }

  @Test func conditionCombines() throws {
    try expectEqual(show("when(not isMatched and isPresenting, fade)").animating(), ["b/x"])
    try expectEqual(show("when(isMatched or not isPresenting, fade)").animating(), [])
    try expectEqual(show("when(isInNavbarController or isInTabbarController, fade)").animating(), [])
  }

  @Test func ancestorsMatchCounts() throws {
    let child = #"{"name":"in","frame":[0,0,10,10],"heroModifiers":"when(isAncestorViewMatched, fade)"}"#
    let matched = try Show(
      a: #"{"name":"x","frame":[0,0,50,50],"heroID":"x"}"#,
      b: #"{"name":"x","frame":[0,0,50,50],"heroID":"x","subviews":[\#(child)]}"#)
    #expect(matched.animating().contains("b/in"))
    let alone = try Show(b: #"{"name":"x","frame":[0,0,50,50],"heroID":"x","subviews":[\#(child)]}"#)
    #expect(!alone.animating().contains("b/in"))
  }

  @Test func conditionalInsideAConditionalNeverFires() throws {
    try expectEqual(show("whenPresenting(whenAppearing(fade))").animating(), [])
  }

  @Test func conditionalComesAfterIgnoredSubviews() throws {
    // P1 comes before P2: the subview has no state any more, so its conditional cannot fire.
    let show = try Show(
      b: #"{"name":"p","frame":[0,0,50,50],"heroModifiers":"ignoreSubviewModifiers","subviews":["#
        + #"{"name":"c","frame":[0,0,5,5],"heroModifiers":"whenPresenting(fade)"}]}"#)
    expectEqual(show.animating(), [])
  }

  // MARK: beginWith (M6)

  @Test func sourceViewStartsFromBeginWith() throws {
    let show = try Show(a: #"{"name":"x","frame":[0,0,50,50],"heroModifiers":"beginWith(opacity(0.5)) fade"}"#)
    let key = try show.key("a/x", "opacity")
    expectEqual((key.from, key.to), ([0.5], [0]))
  }

  @Test func destinationViewEndsAtBeginWith() throws {
    let key = try show("beginWith(cornerRadius(8)) cornerRadius(20)").key("b/x", "cornerRadius")
    expectEqual((key.from, key.to), ([20], [8]))
  }

  @Test func beginWithAloneIsNotAnimated() throws {
    let show = try show("beginWith(borderWidth(3)) fade")
    try expectEqual(show.keys("b/x"), ["opacity"])
    try expectEqual(show.snapshot("b/x", at: 0).borderWidth, 3)
    try expectEqual(show.snapshot("b/x", at: 0.2).borderWidth, 3)
  }

  @Test func onlyModifiersOfATargetStateAreKeys() throws {
    // zPosition, masksToBounds and contentsScale animate beside others although they cannot alone (V4).
    try expectEqual(
      show("fade zPosition(3) masksToBounds(true) contentsScale(2)").keys("b/x"),
      ["contentsScale", "masksToBounds", "opacity", "zPosition"])
  }

  @Test func autolayoutChangesNothing() throws {
    try expectEqual(show("autolayout").animating(), [])
    try expectEqual(show("autolayout fade").keys("b/x"), ["opacity"])
  }
}
