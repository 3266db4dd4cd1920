import HeroTesting
import TransitionEngine

/// Rules P1, P4, P5: dropped modifiers, matching, and what a match takes from its counterpart.
struct MatchTests {
  private let opaque = #"{"name":"x","frame":[0,0,50,50],"heroID":"x"}"#

  // MARK: P1

  @Test func ignoreSubviewModifiersDropsDirectSubviewsUnlessRecursive() throws {
    func show(_ modifier: String) throws -> Show {
      try Show(
        b: #"{"name":"p","frame":[0,0,50,50],"heroModifiers":"fade \#(modifier)","subviews":["#
          + #"{"name":"c","frame":[0,0,20,20],"heroModifiers":"fade","subviews":["#
          + #"{"name":"g","frame":[0,0,5,5],"heroModifiers":"fade"}]}]}"#)
    }
    let direct = try show("ignoreSubviewModifiers")
    expectEqual((direct.animating(), direct.skipped("b/c")?.contains("(P1)")), (["b/p", "b/g"], true))
    try expectEqual(show("ignoreSubviewModifiers(true)").animating(), ["b/p"])
  }

  @Test func ignoredSubviewIsStillMatched() throws {
    // P1 drops its state, P4 makes a new one.
    let show = try Show(
      a: opaque,
      b: #"{"name":"p","frame":[0,0,90,90],"heroModifiers":"ignoreSubviewModifiers","subviews":["#
        + #"{"name":"x","frame":[0,0,50,50],"heroID":"x","heroModifiers":"duration(3)"}]}"#)
    expectEqual(show.animating(), ["a/x", "b/x"])
    #expect(try show.view("b/x").duration != 3)
  }

  // MARK: P4, who fades

  // The source stays under a destination that fades in.
  @Test func upperOpaqueDestinationFadesInAlone() throws {
    for keys in [
      "",
      // Though it is not opaque, and though it fades itself: "source opacity unset".
      #","alpha":0.5,"heroModifiers":"forceNonFade""#, #","heroModifiers":"fade""#,
    ] {
      let show = try Show(a: #"{"name":"x","frame":[0,0,50,50],"heroID":"x"\#(keys)}"#, b: opaque)
      let opacity = try show.key("b/x", "opacity")
      expectEqual((opacity.from, opacity.to), ([0], [1]), "\(keys)")
      #expect(try !show.keys("a/x").contains("opacity"), "\(keys)")
    }
  }

  @Test func eitherNotOpaqueCrossFades() throws {
    for extra in [#","alpha":0.5"#, #","opaque":false"#] {
      let clear = #"{"name":"x","frame":[0,0,50,50],"heroID":"x"\#(extra)}"#
      for (a, b) in [(clear, opaque), (opaque, clear)] {
        let show = try Show(a: a, b: b)
        try expectEqual((show.key("b/x", "opacity").from, show.key("a/x", "opacity").to), ([0], [0]), "\(extra)")
      }
    }
  }

  @Test func dismissingPutsTheSourceOnTopAndFadesIt() throws {
    let show = try Show(
      a: opaque, b: opaque,
      steps: #"{"present":"b","animation":"none"},{"dismiss":true,"animation":"none"}"#)
    #expect(show.film.transitions[1].insertToViewFirst)
    let opacity = try show.key("b/x", "opacity", 1)
    expectEqual((opacity.from, opacity.to), ([1], [0]))
    #expect(try !show.keys("a/x", 1).contains("opacity"))
  }

  @Test func orderingDecidesWhoIsOnTop() throws {
    for (ordering, upper, lower) in [
      ("sourceViewOnTop", "a/x", "b/x"), ("destinationViewOnTop", "b/x", "a/x"), ("auto", "b/x", "a/x"),
    ] {
      let show = try Show(
        a: opaque, b: opaque, steps: #"{"present":"b","animation":"none","viewOrdering":"\#(ordering)"}"#)
      expectEqual(show.film.transitions[0].insertToViewFirst, upper == "a/x", "\(ordering)")
      #expect(try show.keys(upper).contains("opacity") && !show.keys(lower).contains("opacity"), "\(ordering)")
    }
  }

  @Test func onlyTheLowerViewShowsItsShadow() throws {
    let shadowed = #"{"name":"x","frame":[0,0,50,50],"heroID":"x","shadow":{"opacity":0.5,"radius":4}}"#
    let both = try Show(a: shadowed, b: shadowed)
    try expectEqual(both.snapshot("a/x", at: 0).shadow?.opacity, 0.5)
    try expectEqual(both.snapshot("b/x", at: 0).shadow, nil)
    // The one that is not shown has no keys; the source still animates towards the destination's missing shadow.
    let source = try Show(a: shadowed, b: opaque)
    try expectEqual(source.keys("b/x"), ["opacity", "position", "transform"])
    try expectEqual(source.key("a/x", "shadowOpacity").to, [0])
    // A lower view that clips leaves the upper one its shadow.
    let clipped = try Show(a: #"{"name":"x","frame":[0,0,50,50],"heroID":"x","clipsToBounds":true}"#, b: shadowed)
    try expectEqual(clipped.key("b/x", "shadowOpacity").to, [0.5])
  }

  @Test func sourceTakesTheDestinationsTiming() throws {
    func source(_ modifiers: String) throws -> ViewPlan {
      try Show(
        a: #"{"name":"x","frame":[0,0,50,50],"heroID":"x","heroModifiers":"duration(9) delay(9) arc(9) spring(9, 9)"}"#,
        b: #"{"name":"x","frame":[90,90,50,50],"heroID":"x","heroModifiers":"\#(modifiers)"}"#
      ).view("a/x")
    }
    let taken = try source("duration(2) delay(1) arc(0.5) timingFunction(linear)")
    expectEqual((taken.duration, taken.delay, taken.arc), (2, 1, 0.5))
    expectEqual(taken.timing, .curve([0, 0, 1, 1]))
    // What the destination lacks is unset: optimised, 0.208 s and a way of 90√2 points.
    let lacking = try source("")
    #expect(close(lacking.duration, 0.208 + 90 * 2.0.squareRoot() / 3000))
    expectEqual((lacking.delay, lacking.arc, lacking.timing), (0, nil, .curve([0.4, 0, 0.2, 1])))
  }

  // MARK: P5

  @Test func positionIsTheCounterpartsInTheContainer() throws {
    // Source centre (120, 320). The destination's child at (10, 10, 20, 20) in a parent at (20, 50): centre (40, 70).
    let show = try Show(
      a: #"{"name":"x","frame":[100,300,40,40],"heroID":"x"}"#,
      b: #"{"name":"p","frame":[20,50,100,100],"subviews":[{"name":"x","frame":[10,10,20,20],"heroID":"x"}]}"#)
    let to = try show.key("b/x", "position")
    expectEqual((to.from, to.to), ([120, 320], [40, 70]))
    let from = try show.key("a/x", "position")
    expectEqual((from.from, from.to), ([120, 320], [40, 70]))
    let size = try show.key("b/x", "bounds.size")
    expectEqual((size.from, size.to), ([40, 40], [20, 20]))
    try expectEqual(show.view("b/x").coordinateSpace, "global")
  }

  @Test func transformIsFlattenedUpToTheContainer() throws {
    func show(_ parent: String, _ child: String) throws -> Show {
      try Show(
        a: #"{"name":"x","frame":[100,300,20,20],"heroID":"x"}"#,
        b: #"{"name":"p","frame":[20,50,100,100],"transform":"\#(parent)","subviews":["#
          + #"{"name":"x","frame":[10,10,20,20],"transform":"\#(child)","heroID":"x"}]}"#)
    }
    // The parent's centre is (70, 100), its scale 2: the child's (20, 20) lies (−30, −30) from the middle, so at
    // (70 − 60, 100 − 60) = (10, 40) in the container, with the parent's scale as its transform.
    let scaled = try show("scale(2)", "scale(1)")
    try expectEqual(scaled.key("a/x", "position").to, [10, 40])
    try expectEqual(scaled.key("a/x", "transform").to, matrix(scale: 2))
    let key = try scaled.key("b/x", "transform")
    expectEqual((key.from, key.to), (matrix(), matrix(scale: 2)))
    // superlayer × current = translate(10, 0) × scale(3): the translation is scaled: tx = 30.
    try expectEqual(show("translate(10, 0)", "scale(3)").key("a/x", "transform").to, matrix(scale: 3, x: 30))
  }

  @Test func matchReplacesPositionSizeAndTransformModifiers() throws {
    let show = try Show(
      a: opaque,
      b: #"{"name":"x","frame":[0,0,50,50],"heroID":"x","heroModifiers":"position(1, 2) size(5, 5) scale(9)"}"#)
    try expectEqual(show.key("b/x", "position").from, [25, 25])
    try expectEqual(show.key("b/x", "transform").from, matrix())
    // Of equal sizes there is no key.
    #expect(try !show.keys("b/x").contains("bounds.size"))
  }

  @Test func cornerRadiusIsTakenUnlessAModifierSetIt() throws {
    let round = #"{"name":"x","frame":[0,0,50,50],"heroID":"x","cornerRadius":10}"#
    try expectEqual(Show(a: round, b: opaque).key("b/x", "cornerRadius").from, [10])
    let set = #"{"name":"x","frame":[0,0,50,50],"heroID":"x","heroModifiers":"cornerRadius(4)"}"#
    try expectEqual(Show(a: round, b: set).key("b/x", "cornerRadius").from, [4])
  }

  @Test func differingLayerPropertiesAreTaken() throws {
    let show = try Show(
      a: #"{"name":"x","frame":[0,0,50,50],"heroID":"x","clipsToBounds":true,"anchorPoint":[0,0],"#
        + #""contentsRect":[0,0,0.5,1],"shadow":{"color":"red","opacity":0.5,"radius":9,"offset":[1,2]}}"#,
      b: opaque)
    for (key, value) in [
      ("shadowColor", [1, 0, 0, 1]), ("shadowOpacity", [0.5]), ("shadowRadius", [9]), ("shadowOffset", [1, 2]),
      ("anchorPoint", [0, 0]), ("contentsRect", [0, 0, 0.5, 1]),
      // The layer position is the anchor's place: the corner.
      ("position", [0, 0]),
    ] { try expectEqual(show.key("b/x", key).from, value, "\(key)") }
  }

  @Test func backgroundAndBorderAreNotTaken() throws {
    let show = try Show(
      a: #"{"name":"x","frame":[0,0,50,50],"heroID":"x","backgroundColor":"red","borderWidth":4,"borderColor":"blue"}"#,
      b: opaque)
    try expectEqual(show.keys("b/x"), ["opacity", "position", "transform"])
  }

  @Test func sourceModifierMatchesOneWay() throws {
    let show = try Show(
      a: #"{"name":"thumb","frame":[100,300,20,20],"heroID":"thumb"}"#,
      b: #"{"name":"big","frame":[0,0,50,50],"heroModifiers":"source(thumb)"}"#)
    expectEqual(show.animating(), ["b/big"])
    try expectEqual(show.key("b/big", "position").from, [110, 310])
    try expectEqual(show.keys("b/big"), ["bounds.size", "position", "transform"])
    #expect(show.film.transitions[0].pairs.isEmpty)
  }
}
