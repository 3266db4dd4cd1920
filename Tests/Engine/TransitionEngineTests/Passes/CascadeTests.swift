import HeroTesting

/// Rule P6: delays of subviews.
struct CascadeTests {
  /// A cascading view with three subviews whose frames are (name, x, y); all fade.
  private func delays(
    _ cascade: String, subviews: [(String, Double, Double)], canvas: String = ""
  ) throws -> [String: Double] {
    let children = subviews.map {
      #"{"name":"\#($0.0)","frame":[\#($0.1),\#($0.2),10,10],"heroModifiers":"fade"}"#
    }
    let show = try Show(
      b:
        #"{"name":"p","frame":[0,0,200,200],"heroModifiers":"\#(cascade)","subviews":[\#(children.joined(separator: ","))]}"#,
      canvas: canvas)
    var result: [String: Double] = [:]
    for view in show.film.transitions[0].views { result[String(view.path.dropFirst(2))] = view.delay }
    return result
  }

  @Test func delaysGrowFromTheCascadingViewsOwn() throws {
    // By minY: 2 (0), 3 (30), 1 (60); own delay 0.2, delta 0.1; without one a fiftieth of a second.
    let subviews = [("1", 0.0, 60.0), ("2", 0, 0), ("3", 0, 30)]
    for (cascade, expected) in [("cascade(0.1) delay(0.2)", [0.2, 0.3, 0.4]), ("cascade", [0, 0.02, 0.04])] {
      let delays = try delays(cascade, subviews: subviews)
      #expect(close(["2", "3", "1"].map { delays[$0] ?? -1 }, expected), "\(cascade)")
    }
  }

  // Frames: 1 at (0, 50), 2 at (100, 0), 3 at (50, 50); 10 × 10.
  @Test func directionSorts() throws {
    for (direction, order) in [
      ("topToBottom", ["2", "1", "3"]),  // minY 0, 50, 50: the tie keeps the subview order
      ("bottomToTop", ["3", "1", "2"]),  // maxY 60, 60, 10: the tie by maxX, larger first
      ("leftToRight", ["1", "3", "2"]), ("rightToLeft", ["2", "3", "1"]),
      ("leadingToTrailing", ["1", "3", "2"]), ("trailingToLeading", ["2", "3", "1"]),
      // Centres (5, 55), (105, 5), (55, 55) from (105, 5): 111.8, 0, 70.7.
      ("radial(105, 5)", ["2", "3", "1"]), ("inverseRadial(105, 5)", ["1", "3", "2"]),
    ] {
      let delays = try delays("cascade(0.1, \(direction))", subviews: [("1", 0, 50), ("2", 100, 0), ("3", 50, 50)])
      expectEqual(delays.sorted { $0.value < $1.value }.map(\.key), order, "\(direction)")
    }
    let mirrored = try delays(
      "cascade(0.1, leadingToTrailing)", subviews: [("1", 0, 0), ("2", 100, 0)],
      canvas: #""layoutDirection":"rtl""#)
    #expect(mirrored["2"] == 0 && mirrored["1"] == 0.1)
  }

  @Test func radialMeasuresFromTheLayerPosition() throws {
    // Anchor (−3, 0.5) puts the second view's position at (20 − 30, 5); its middle stays at (25, 5).
    func order(_ direction: String) throws -> [String] {
      let show = try Show(
        b: #"{"name":"p","frame":[0,0,200,200],"heroModifiers":"cascade(0.1, \#(direction))","subviews":["#
          + #"{"name":"1","frame":[0,0,10,10],"heroModifiers":"fade"},"#
          + #"{"name":"2","frame":[20,0,10,10],"anchorPoint":[-3,0.5],"heroModifiers":"fade"}]}"#)
      return show.film.transitions[0].views.sorted { $0.delay < $1.delay }.map(\.path)
    }
    // From (20, 5): the first's position (5, 5) is 15 away, the second's 30; its middle would be 5.
    try expectEqual(order("radial(20, 5)"), ["b/1", "b/2"])
    try expectEqual(order("inverseRadial(20, 5)"), ["b/2", "b/1"])
  }

  @Test func everyDirectionSortsByTheBoxAfterTheTransform() throws {
    // 1 is 60 × 10 about (70, 100); turned by 90° its box is 65…75 × 70…130. 2 is 55…85 × 85…115. Untransformed, 1 would be at
    // 40…100 × 95…105, so that each of the four orders would be the other way round.
    for (direction, order) in [
      ("topToBottom", ["1", "2"]), ("bottomToTop", ["1", "2"]), ("leftToRight", ["2", "1"]),
      ("rightToLeft", ["2", "1"]),
    ] {
      let show = try Show(
        b: #"{"name":"p","frame":[0,0,200,200],"heroModifiers":"cascade(0.1, \#(direction))","subviews":["#
          + #"{"name":"1","frame":[40,95,60,10],"transform":[0,1,-1,0,0,0],"heroModifiers":"fade"},"#
          + #"{"name":"2","frame":[55,85,30,30],"heroModifiers":"fade"}]}"#)
      let views = show.film.transitions[0].views.sorted { $0.delay < $1.delay }
      expectEqual(views.map(\.path), order.map { "b/" + $0 }, "\(direction)")
    }
  }

  // MARK: Table views

  /// A table, or a collection, with two cells, the first of which holds two views.
  private func table(_ layout: String, _ modifiers: String) throws -> Show {
    try Show(
      b: #"{"name":"p","frame":[0,0,200,200],"layout":"\#(layout)","heroModifiers":"\#(modifiers)","subviews":["#
        + #"{"name":"1","frame":[0,0,200,50],"heroModifiers":"fade","subviews":["#
        + #"{"name":"low","frame":[0,20,9,9],"heroModifiers":"fade"},"#
        + #"{"name":"high","frame":[0,0,9,9],"heroModifiers":"fade","subviews":["#
        + #"{"name":"deep","frame":[0,0,5,5],"heroModifiers":"fade"}]}]},"#
        + #"{"name":"2","frame":[0,50,200,50],"heroModifiers":"fade"}]}"#)
  }

  @Test func tablesModifiersReachTheInsideOfTheirFirstSubviewOnly() throws {
    for (layout, expected, kept, keptOfAll) in [
      ("list", [0, 0.6, 0.5, 0.5, 0], ["b/1", "b/deep", "b/2"], ["b/1", "b/2"]),
      ("cells", [0.5, 0.5, 0.5, 0.5, 0.6], ["b/low", "b/high", "b/deep"], []),
    ] {
      let show = try table(layout, "cascade(0.1) delay(0.5)")
      let delays = try ["1", "low", "high", "deep", "2"].map { try show.view("b/\($0)").delay }
      #expect(close(delays, expected), "\(layout)")
      try expectEqual(table(layout, "ignoreSubviewModifiers").animating(), kept, "\(layout)")
      try expectEqual(table(layout, "ignoreSubviewModifiers(true)").animating(), keptOfAll, "\(layout)")
    }
  }

  // MARK: Visual effects

  /// An effect over two views, the second of which is matched and holds one.
  private func effect(_ effect: String, _ modifiers: String) throws -> Show {
    try Show(
      a: #"{"name":"x","frame":[0,300,10,10],"heroID":"x"}"#,
      b: #"{"name":"p","frame":[0,0,200,200],"effect":\#(effect),"heroModifiers":"\#(modifiers)","subviews":["#
        + #"{"name":"low","frame":[0,90,9,9],"heroModifiers":"fade"},"#
        + #"{"name":"x","frame":[0,0,9,9],"heroID":"x","subviews":["#
        + #"{"name":"deep","frame":[0,0,5,5],"heroModifiers":"fade"}]}]}"#)
  }

  // UIKit's own subviews are the backdrop, the tint where there is one, and the content view, the third or second: all inside waits as long.
  @Test func allInsideOfAnEffectLiesInItsContentView() throws {
    for (recipe, delay, last) in [(#""dark""#, 0.7, 0.8), (#"{"blurRadius":10}"#, 0.6, 0.7)] {
      for direction in [
        "topToBottom", "bottomToTop", "leftToRight", "rightToLeft", "radial(0, 0)", "inverseRadial(0, 0)",
      ] {
        let show = try effect(recipe, "cascade(0.1, \(direction)) delay(0.5)")
        let delays = try ["low", "deep", "x"].map { try show.view("b/\($0)").delay }
        #expect(close(delays, [delay, delay, 0]), "\(direction)")
      }
      let matched = try effect(recipe, "cascade(0.1, topToBottom, true) delay(0.5)")
      #expect(try close(matched.view("b/x").delay, last) && close(matched.view("a/x").delay, last))
    }
    // An effect's direct subviews are none of the scene's.
    try expectEqual(effect(#"{"blurRadius":10}"#, "cascade(0.1)").film.transitions[0].cascades.map(\.count), [2])
    try expectEqual(effect(#""dark""#, "ignoreSubviewModifiers").animating(), ["a/x", "b/low", "b/x", "b/deep"])
    try expectEqual(effect(#""dark""#, "ignoreSubviewModifiers(true)").animating(), ["a/x", "b/x"])
  }

  // MARK: All views

  // Every subview counts, though it is hidden or still; what is in one waits as long.
  @Test func descendantsWaitAsLongAsTheirSubview() throws {
    let show = try Show(
      b: #"{"name":"p","frame":[0,0,200,200],"heroModifiers":"cascade(0.1)","subviews":["#
        + #"{"name":"still","frame":[0,0,10,10]},{"name":"ghost","frame":[0,10,10,10],"hidden":true},"#
        + #"{"name":"x","frame":[0,20,10,10],"heroModifiers":"fade","subviews":["#
        + #"{"name":"deep","frame":[0,0,10,10],"heroModifiers":"fade delay(5)"}]}]}"#)
    try expectEqual((show.view("b/x").delay, show.view("b/deep").delay), (0.2, 0.2))
  }

  private func matched(_ cascade: String) throws -> Show {
    try Show(
      a: #"{"name":"x","frame":[0,300,10,10],"heroID":"x"}"#,
      b: #"{"name":"p","frame":[0,0,200,200],"heroModifiers":"\#(cascade)","subviews":["#
        + #"{"name":"1","frame":[0,0,10,10],"heroModifiers":"fade"},"#
        + #"{"name":"x","frame":[0,20,10,10],"heroID":"x","heroModifiers":"delay(0.7)"},"#
        + #"{"name":"2","frame":[0,40,10,10],"heroModifiers":"fade"}]}"#)
  }

  @Test func matchedViewsKeepTheirDelayUnlessTheyWait() throws {
    let show = try matched("cascade(0.1)")
    try expectEqual((show.view("b/x").delay, show.view("a/x").delay, show.view("b/2").delay), (0.7, 0.7, 0.2))
    // For the whole cascade, with their partners: three subviews, 3 · 0.1 + own delay 0.2.
    let waiting = try matched("cascade(0.1, topToBottom, true) delay(0.2)")
    #expect(try close(waiting.view("b/x").delay, 0.5) && close(waiting.view("a/x").delay, 0.5))
  }

  @Test func innerCascadeStartsFromTheOuterDelay() throws {
    // Pre-order: the outer gives the inner 0.1, the inner adds 0 and 0.01.
    let show = try Show(
      b: #"{"name":"p","frame":[0,0,200,200],"heroModifiers":"cascade(0.1)","subviews":["#
        + #"{"name":"0","frame":[0,0,10,10]},"#
        + #"{"name":"q","frame":[0,20,90,90],"heroModifiers":"cascade(0.01)","subviews":["#
        + #"{"name":"1","frame":[0,0,10,10],"heroModifiers":"fade"},"#
        + #"{"name":"2","frame":[0,20,10,10],"heroModifiers":"fade"}]}]}"#)
    #expect(try close([show.view("b/1").delay, show.view("b/2").delay], [0.1, 0.11]))
  }
}
