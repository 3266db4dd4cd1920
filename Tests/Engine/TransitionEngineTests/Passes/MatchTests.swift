import HeroTesting

/// Rules P1, P4, P5: dropped modifiers, matching, and what a match takes from its counterpart.
struct MatchTests {
  private let opaque = #"{"name":"x","frame":[0,0,50,50],"heroID":"x"}"#

  // MARK: P1

  @Test func ignoreSubviewModifiersDropsDirectSubviewsOnly() throws {
    let show = try Show(
      b: #"{"name":"p","frame":[0,0,50,50],"heroModifiers":"fade ignoreSubviewModifiers","subviews":["#
        + #"{"name":"c","frame":[0,0,20,20],"heroModifiers":"fade","subviews":["#
        + #"{"name":"g","frame":[0,0,5,5],"heroModifiers":"fade"}]}]}"#)
    expectEqual(show.animating(), ["b/p", "b/g"])
    expectEqual(show.skipped("b/c")?.contains("(P1)"), true)
  }

  @Test func recursiveIgnoreDropsTheWholeSubtree() throws {
    let show = try Show(
      b: #"{"name":"p","frame":[0,0,50,50],"heroModifiers":"fade ignoreSubviewModifiers(true)","subviews":["#
        + #"{"name":"c","frame":[0,0,20,20],"heroModifiers":"fade","subviews":["#
        + #"{"name":"g","frame":[0,0,5,5],"heroModifiers":"fade"}]}]}"#)
    expectEqual(show.animating(), ["b/p"])
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

  @Test func upperOpaqueDestinationFadesInAndTheSourceStaysUnder() throws {
    let show = try Show(a: opaque, b: opaque)
    let opacity = try show.key("b/x", "opacity")
    expectEqual((opacity.from, opacity.to), ([0], [1]))
    #expect(try !show.keys("a/x").contains("opacity"))
  }

  @Test(arguments: [
    (#""alpha":0.5"#, ""), ("", #""alpha":0.5"#), (#""opaque":false"#, ""), ("", #""opaque":false"#),
  ])
  func eitherNotOpaqueCrossFades(source: String, destination: String) throws {
    func view(_ extra: String) -> String {
      #"{"name":"x","frame":[0,0,50,50],"heroID":"x"\#(extra.isEmpty ? "" : ",")\#(extra)}"#
    }
    let show = try Show(a: view(source), b: view(destination))
    try expectEqual(show.key("b/x", "opacity").from, [0])
    try expectEqual(show.key("a/x", "opacity").to, [0])
  }

  @Test func forceNonFadeKeepsTheLowerOne() throws {
    let show = try Show(
      a: #"{"name":"x","frame":[0,0,50,50],"heroID":"x","alpha":0.5,"heroModifiers":"forceNonFade"}"#, b: opaque)
    #expect(try !show.keys("a/x").contains("opacity"))
    #expect(try show.keys("b/x").contains("opacity"))
  }

  @Test func matchTakesTheLowerViewsOwnOpacityAway() throws {
    // "source opacity unset": its own fade is dropped.
    let show = try Show(
      a: #"{"name":"x","frame":[0,0,50,50],"heroID":"x","heroModifiers":"fade"}"#, b: opaque)
    #expect(try !show.keys("a/x").contains("opacity"))
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

  @Test(arguments: [("sourceViewOnTop", true), ("destinationViewOnTop", false), ("auto", false)])
  func orderingDecidesWhoIsOnTop(ordering: String, sourceOnTop: Bool) throws {
    let show = try Show(
      a: opaque, b: opaque, steps: #"{"present":"b","animation":"none","viewOrdering":"\#(ordering)"}"#)
    expectEqual(show.film.transitions[0].insertToViewFirst, sourceOnTop)
    #expect(try show.keys(sourceOnTop ? "a/x" : "b/x").contains("opacity"))
    #expect(try !show.keys(sourceOnTop ? "b/x" : "a/x").contains("opacity"))
  }

  @Test func onlyTheLowerViewShowsItsShadow() throws {
    let shadowed = #"{"name":"x","frame":[0,0,50,50],"heroID":"x","shadow":{"opacity":0.5,"radius":4}}"#
    let show = try Show(a: shadowed, b: shadowed)
    try expectEqual(show.snapshot("a/x", at: 0).shadow?.opacity, 0.5)
    try expectEqual(show.snapshot("b/x", at: 0).shadow, nil)
  }

  @Test func hiddenShadowHasNoKeys() throws {
    let show = try Show(
      a: #"{"name":"x","frame":[0,0,50,50],"heroID":"x","shadow":{"opacity":0.5,"radius":4}}"#, b: opaque)
    try expectEqual(show.keys("b/x"), ["opacity", "position", "transform"])
    // The source still animates towards the destination's missing shadow.
    try expectEqual(show.key("a/x", "shadowOpacity").to, [0])
  }

  @Test func clippedLowerViewLeavesTheUpperItsShadow() throws {
    let show = try Show(
      a: #"{"name":"x","frame":[0,0,50,50],"heroID":"x","clipsToBounds":true}"#,
      b: #"{"name":"x","frame":[0,0,50,50],"heroID":"x","shadow":{"opacity":0.5,"radius":4}}"#)
    try expectEqual(show.key("b/x", "shadowOpacity").to, [0.5])
  }

  @Test func sourceTakesTheDestinationsTiming() throws {
    let show = try Show(
      a: #"{"name":"x","frame":[0,0,50,50],"heroID":"x","heroModifiers":"duration(9) delay(9) arc(9) spring(9, 9)"}"#,
      b:
        #"{"name":"x","frame":[90,90,50,50],"heroID":"x","heroModifiers":"duration(2) delay(1) arc(0.5) timingFunction(linear)"}"#
    )
    let source = try show.view("a/x")
    expectEqual((source.duration, source.delay, source.arc), (2, 1, 0.5))
    expectEqual(source.timing, .curve([0, 0, 1, 1]))
  }

  @Test func sourceLosesATimingThatTheDestinationLacks() throws {
    let show = try Show(
      a: #"{"name":"x","frame":[0,0,50,50],"heroID":"x","heroModifiers":"duration(9) spring(9, 9)"}"#, b: opaque)
    // Unset: optimised, nothing moves: 0.208 s.
    #expect(try close(show.view("a/x").duration, 0.208))
    try expectEqual(show.view("a/x").timing, .curve([0.4, 0, 0.2, 1]))
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
    // The parent's centre is (70, 100), its scale 2: the child's (20, 20) lies (−30, −30) from the middle, so at
    // (70 − 60, 100 − 60) = (10, 40) in the container, with the parent's scale as its transform.
    let show = try Show(
      a: #"{"name":"x","frame":[100,300,20,20],"heroID":"x"}"#,
      b: #"{"name":"p","frame":[20,50,100,100],"transform":"scale(2)","subviews":["#
        + #"{"name":"x","frame":[10,10,20,20],"heroID":"x"}]}"#)
    try expectEqual(show.key("a/x", "position").to, [10, 40])
    try expectEqual(show.key("a/x", "transform").to, matrix(scale: 2))
    try expectEqual(show.key("b/x", "transform").from, matrix())
    try expectEqual(show.key("b/x", "transform").to, matrix(scale: 2))
  }

  @Test func flatteningPutsTheSuperlayersTransformBeforeTheChilds() throws {
    // superlayer × current = translate(10, 0) × scale(3): the translation is scaled: tx = 30.
    let show = try Show(
      a: #"{"name":"x","frame":[100,300,20,20],"heroID":"x"}"#,
      b: #"{"name":"p","frame":[20,50,100,100],"transform":"translate(10, 0)","subviews":["#
        + #"{"name":"x","frame":[10,10,20,20],"transform":"scale(3)","heroID":"x"}]}"#)
    try expectEqual(show.key("a/x", "transform").to, matrix(scale: 3, x: 30))
  }

  @Test func equalSizesHaveNoSizeKeyEvenWithASizeModifier() throws {
    let show = try Show(a: opaque, b: #"{"name":"x","frame":[9,9,50,50],"heroID":"x","heroModifiers":"size(5, 5)"}"#)
    #expect(try !show.keys("b/x").contains("bounds.size"))
  }

  @Test func matchReplacesPositionAndTransformModifiers() throws {
    let show = try Show(
      a: opaque, b: #"{"name":"x","frame":[0,0,50,50],"heroID":"x","heroModifiers":"position(1, 2) scale(9)"}"#)
    try expectEqual(show.key("b/x", "position").from, [25, 25])
    try expectEqual(show.key("b/x", "transform").from, matrix())
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
    try expectEqual(show.key("b/x", "shadowColor").from, [1, 0, 0, 1])
    try expectEqual(show.key("b/x", "shadowOpacity").from, [0.5])
    try expectEqual(show.key("b/x", "shadowRadius").from, [9])
    try expectEqual(show.key("b/x", "shadowOffset").from, [1, 2])
    try expectEqual(show.key("b/x", "anchorPoint").from, [0, 0])
    try expectEqual(show.key("b/x", "contentsRect").from, [0, 0, 0.5, 1])
    // The layer position is the anchor's place: the corner.
    try expectEqual(show.key("b/x", "position").from, [0, 0])
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
