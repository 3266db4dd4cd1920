import Foundation
import HeroTesting

/// Rules M1–M6: what modifiers make of a view.
struct ModifierTests {
  /// A destination view of 50 × 50 at (0, 0) with modifiers.
  private func show(_ modifiers: String, extra: String = "") throws -> Show {
    try Show(b: #"{"name":"x","frame":[0,0,50,50]\#(extra),"heroModifiers":"\#(modifiers)"}"#)
  }

  /// A view that comes, or goes, its modifiers and keys, and the ends of a key.
  @Test func targetStatesAreWhereViewsComeFromAndGoTo() throws {
    for (isSource, modifiers, keys, key, from, to) in [
      (false, "opacity(0.25)", #","alpha":0.75"#, "opacity", 0.25, 0.75),
      (true, "fade", #","alpha":0.75"#, "opacity", 0.75, 0),
      // The later one wins.
      (false, "opacity(0.25) fade opacity(0.5)", "", "opacity", 0.5, 1),
      // What a condition adds comes at the end, not in its place (M5).
      (false, "whenPresenting(opacity(0.2)) opacity(0.6)", "", "opacity", 0.2, 1),
      // A source view starts from beginWith, a destination ends there (M6).
      (true, "beginWith(opacity(0.5)) fade", "", "opacity", 0.5, 0),
      (false, "beginWith(cornerRadius(8)) cornerRadius(20)", "", "cornerRadius", 20, 8),
    ] {
      let view = #"{"name":"x","frame":[0,0,50,50]\#(keys),"heroModifiers":"\#(modifiers)"}"#
      let ends = try Show(a: isSource ? view : "", b: isSource ? "" : view).key(isSource ? "a/x" : "b/x", key)
      expectEqual((ends.from, ends.to), ([from], [to]), "\(modifiers)")
    }
  }

  // scale × translate: the scale acts in the view's own space, the translation stays (10, 20); translate × scale: it is scaled too.
  @Test func laterTransformModifierActsFirst() throws {
    for (modifiers, from) in [
      ("translate(10, 20) scale(2)", matrix(scale: 2, x: 10, y: 20)),
      ("scale(2) translate(10, 20)", matrix(scale: 2, x: 20, y: 40)),
      // `transform` replaces what was there.
      ("scale(3) transform(1,0,0,0, 0,1,0,0, 0,0,1,0, 7,8,0,1)", matrix(x: 7, y: 8)),
    ] { try expectEqual(show(modifiers).key("b/x", "transform").from, from, "\(modifiers)") }
  }

  // m34 is the twelfth number: −1/500. The image of the x axis is (cos, sin).
  @Test func perspectiveAndRotation() throws {
    #expect(close(try show("perspective(500)").key("b/x", "transform").from[11], -0.002))
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

  @Test func conditionalSeesTheTransition() throws {
    for (modifiers, holds) in [
      ("whenPresenting(fade)", true), ("whenDismissing(fade)", false), ("whenAppearing(fade)", true),
      ("whenDisappearing(fade)", false), ("whenMatched(fade)", false),
      ("when(not isMatched and isPresenting, fade)", true), ("when(isMatched or not isPresenting, fade)", false),
      ("when(isInNavbarController or isInTabbarController, fade)", false),
      // Inside of another one it never fires.
      ("whenPresenting(whenAppearing(fade))", false),
    ] { try expectEqual(show(modifiers).animating(), holds ? ["b/x"] : [], "\(modifiers)") }
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

  @Test func conditionalComesAfterIgnoredSubviews() throws {
    // P1 comes before P2: the subview has no state any more, so its conditional cannot fire.
    let show = try Show(
      b: #"{"name":"p","frame":[0,0,50,50],"heroModifiers":"ignoreSubviewModifiers","subviews":["#
        + #"{"name":"c","frame":[0,0,5,5],"heroModifiers":"whenPresenting(fade)"}]}"#)
    expectEqual(show.animating(), [])
  }

  // MARK: beginWith (M6)

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
