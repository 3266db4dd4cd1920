import HeroTesting

/// Rules V1–V4: which views take part.
struct ParticipationTests {
  // A view without Hero drops out with its subtree, one without Hero for its subviews stays itself.
  @Test func viewsWithoutHeroDropOut() throws {
    for (key, animating) in [("isHeroEnabled", ["b/on"]), ("isHeroEnabledForSubviews", ["b/off", "b/on"])] {
      let show = try Show(
        b: #"{"name":"off","frame":[0,0,50,50],"\#(key)":false,"heroModifiers":"fade","subviews":["#
          + #"{"name":"in","frame":[0,0,10,10],"heroModifiers":"fade","subviews":["#
          + #"{"name":"deep","frame":[0,0,5,5],"heroModifiers":"fade"}]}]},"#
          + #"{"name":"on","frame":[0,0,50,50],"heroModifiers":"fade"}"#)
      expectEqual(show.animating(), animating, "\(key)")
      expectEqual(show.skipped("b/in")?.contains("(V1)"), true, "\(key)")
    }
  }

  @Test func hiddenCellsDropOutWithTheirSubtree() throws {
    for layout in ["list", "cells"] {
      let show = try Show(
        b: #"{"name":"table","frame":[0,0,50,50],"layout":"\#(layout)","subviews":["#
          + #"{"name":"cell","frame":[0,0,50,10],"hidden":true,"heroModifiers":"fade","subviews":["#
          + #"{"name":"in","frame":[0,0,5,5],"heroModifiers":"fade"}]},"#
          + #"{"name":"shown","frame":[0,10,50,10],"heroModifiers":"fade"}]}"#)
      expectEqual(show.animating(), ["b/shown"], "\(layout)")
    }
    let stack = try Show(
      b: #"{"name":"stack","type":"stack","frame":[0,0,50,50],"axis":"vertical","subviews":["#
        + #"{"name":"gone","size":[50,10],"hidden":true,"heroModifiers":"fade"},"#
        + #"{"name":"shown","size":[50,10],"heroModifiers":"fade"}]}"#)
    expectEqual(stack.animating(), ["b/shown"])
  }

  @Test func theseTakePart() throws {
    for keys in [
      // Hidden elsewhere.
      #""frame":[0,0,50,50],"hidden":true,"heroModifiers":"fade""#,
      // Centre (225, 25), half width 25: scaled by 2 the left edge is 225 − 50 = 175 < 200.
      #""frame":[200,0,50,50],"transform":"scale(2)","heroModifiers":"fade""#,
      #""frame":[300,0,50,50],"heroModifiers":"fade forceAnimate""#,
    ] { try expectEqual(Show(b: #"{"name":"x",\#(keys)}"#).animating(), ["b/x"], "\(keys)") }
  }

  @Test func touchingTheContainersEdgeIsOnScreen() throws {
    // The canvas is 200 × 400: [200, …] and [-50, …] touch it, so does a view without height at its lower edge.
    let show = try Show(
      b: #"{"name":"out","frame":[200.01,0,50,50],"heroModifiers":"fade"},"#
        + #"{"name":"right","frame":[200,0,50,50],"heroModifiers":"fade"},"#
        + #"{"name":"left","frame":[-50,0,50,50],"heroModifiers":"fade"},"#
        + #"{"name":"flat","frame":[0,400,50,0],"heroModifiers":"fade"}"#)
    expectEqual(show.animating(), ["b/right", "b/left", "b/flat"])
    expectEqual(show.skipped("b/out"), "off screen (V2)")
  }

  @Test func offScreenDestinationFliesOneWay() throws {
    // The destination flies from the source's centre (25, 25) to its own (325, 25); the source, not opaque with it,
    // fades and has no position because its counterpart is not registered.
    let show = try Show(
      a: #"{"name":"x","frame":[0,0,50,50],"heroID":"x"}"#,
      b: #"{"name":"x","frame":[300,0,50,50],"heroID":"x","alpha":0.5}"#)
    let position = try show.key("b/x", "position")
    expectEqual(position.from, [25, 25])
    expectEqual(position.to, [325, 25])
    try expectEqual(show.keys("a/x"), ["opacity"])
  }

  @Test func offScreenSourceIsNoPartner() throws {
    let show = try Show(
      a: #"{"name":"x","frame":[300,0,50,50],"heroID":"x"}"#, b: #"{"name":"x","frame":[0,0,50,50],"heroID":"x"}"#)
    expectEqual(show.animating(), [])
    #expect(show.film.transitions[0].pairs.isEmpty)
    expectEqual(show.skipped("b/x"), "its counterpart a/x is off screen (V2)")
  }

  @Test func laterSourceWithAHeroIDIsThePartner() throws {
    // The later one's centre is (105, 205).
    let show = try Show(
      a: #"{"name":"1","frame":[0,0,10,10],"heroID":"x"},{"name":"2","frame":[100,200,10,10],"heroID":"x"}"#,
      b: #"{"name":"x","frame":[0,0,10,10],"heroID":"x"}"#)
    try expectEqual(show.key("b/x", "position").from, [105, 205])
    expectEqual(show.animating(), ["a/2", "b/x"])
    let warning = try #require(show.film.transitions[0].warnings.first?.text)
    #expect(warning.contains("a/1") && warning.contains("a/2") && warning.contains("V3"))
    expectEqual(show.film.warnings.count, 1)
  }

  @Test func everyDestinationWithAHeroIDAnimatesAndTheLastIsThePartner() throws {
    // Both come from the source's centre (105, 205); it goes to the last one's (95, 5) and takes its duration.
    let show = try Show(
      a: #"{"name":"x","frame":[100,200,10,10],"heroID":"x"}"#,
      b: #"{"name":"1","frame":[0,0,10,10],"heroID":"x","heroModifiers":"duration(1)"},"#
        + #"{"name":"2","frame":[90,0,10,10],"heroID":"x","heroModifiers":"duration(2)"}"#)
    try expectEqual(show.key("b/1", "position").from, [105, 205])
    try expectEqual(show.key("b/2", "position").from, [105, 205])
    try expectEqual(show.key("a/x", "position").to, [95, 5])
    try expectEqual(show.view("a/x").duration, 2)
    expectEqual(show.film.transitions[0].pairs.map(\.destination), ["b/2"])
  }

  @Test func modifiersAnimateAViewOrNot() throws {
    for modifier in [
      "position(1, 1)", "size(5, 5)", "scale(2)", "cornerRadius(3)", "opacity(0.5)", "overlay(#000000, 0.2)",
      "anchorPoint(0, 0)", "backgroundColor(#ff0000)", "borderColor(#ff0000)", "borderWidth(2)", "shadowOpacity(0.5)",
      "shadowRadius(2)", "shadowOffset(1, 1)", "shadowColor(#ff0000)", "contentsRect(0, 0, 0.5, 1)", "forceAnimate",
      "shadowPath('M 0 0 L 5 0 L 5 5 Z')",
    ] {
      let show = try Show(b: #"{"name":"x","frame":[0,0,50,50],"heroModifiers":"\#(modifier)"}"#)
      expectEqual(show.animating(), ["b/x"], "\(modifier)")
    }
    // None of these alone.
    for modifier in [
      "zPosition(4)", "masksToBounds(true)", "contentsScale(3)", "duration(2)", "delay(1)", "spring(100, 10)", "arc",
      "timingFunction(linear)", "useGlobalCoordinateSpace", "forceNonFade", "beginWith(opacity(0.5))",
      "source(nobody)", "cascade(0.1)",
    ] {
      let show = try Show(b: #"{"name":"x","frame":[0,0,50,50],"heroModifiers":"\#(modifier)"}"#)
      expectEqual(show.animating(), [], "\(modifier)")
      expectEqual(show.skipped("b/x"), "nothing to animate (V4)", "\(modifier)")
    }
  }
}
