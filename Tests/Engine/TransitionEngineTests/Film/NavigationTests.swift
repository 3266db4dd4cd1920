import HeroTesting

/// Rules C0, C3: SDOSHero's navigation controllers with their history.
struct NavigationTests {
  private func types(_ steps: String, keys: String = "") throws -> [String] {
    try Show(
      root: #"{"navigation":["a"],"controller":"SDOSHero"\#(keys.isEmpty ? "" : ",")\#(keys)}"#, steps: steps
    ).film.transitions.map(\.defaultAnimation.text)
  }

  @Test func rootsAnimationCountsForBothDirections() throws {
    try expectEqual(types(#"{"push":"b"},{"pop":true}"#, keys: #""animation":"zoom""#), ["zoom", "zoom"])
  }

  @Test func pushAndPopTypesOverrideIt() throws {
    try expectEqual(
      types(#"{"push":"b"},{"pop":true}"#, keys: #""animation":"zoom","animationTypeForPop":"fade""#), ["zoom", "fade"])
  }

  // Scene words W5: an app sets its controllers' types in mid-course. What was pushed before keeps its pair (rule C3).
  @Test func typesAreSetInMidTimeline() throws {
    let steps =
      #"{"push":"b"},{"pop":true,"set":{"navigation":{"animation":"fade"}}},{"push":"b"},"#
      + #"{"wait":0,"set":{"navigation":{"animationTypeForPop":"pageOut(down)"}}},{"pop":true},{"push":"b"},{"pop":true}"#
    try expectEqual(
      types(steps, keys: #""animation":"zoom""#), ["zoom", "zoom", "fade", "fade", "fade", "pageOut(down)"])
  }

  @Test func missingSideIsTheReverseOfTheOther() throws {
    try expectEqual(
      types(#"{"push":"b"},{"pop":true}"#, keys: #""animationTypeForPush":"push(left)""#),
      ["push(left)", "pull(right)"])
    try expectEqual(
      types(#"{"push":"b"},{"pop":true}"#, keys: #""animationTypeForPop":"uncover(down)""#),
      ["cover(up)", "uncover(down)"])
  }

  @Test func pushTakesTheControllersPopTypeAtThatMoment() throws {
    try expectEqual(
      types(#"{"push":"b","animation":"zoom"},{"pop":true}"#, keys: #""animationTypeForPop":"fade""#), ["zoom", "fade"])
  }

  @Test func pushWithoutAPopTypePopsInReverse() throws {
    // (cover(up), auto) is completed.
    try expectEqual(types(#"{"push":"b","animation":"cover(up)"},{"pop":true}"#), ["cover(up)", "uncover(down)"])
  }

  @Test func oppositePopsInReverseWhateverTheController() throws {
    try expectEqual(
      types(
        #"{"push":"b","animation":"cover(up)","opposite":true},{"pop":true}"#, keys: #""animationTypeForPop":"fade""#),
      ["cover(up)", "uncover(down)"])
  }

  @Test func pushWithAPopAnimationStoresBoth() throws {
    try expectEqual(
      types(#"{"push":"b","animation":"cover(up)","popAnimation":"zoom"},{"pop":true}"#), ["cover(up)", "zoom"])
  }

  @Test func popsOwnAnimationComesFirst() throws {
    try expectEqual(
      types(#"{"push":"b","animation":"cover(up)","opposite":true},{"pop":true,"animation":"fade"}"#),
      ["cover(up)", "fade"])
  }

  @Test func autoCountsAsNotGiven() throws {
    try expectEqual(
      types(
        #"{"push":"b","animation":"auto"},{"pop":true,"animation":"auto"}"#, keys: #""animationTypeForPush":"zoom""#),
      ["zoom", "zoomOut"])
  }

  @Test func eachPopUsesItsOwnEntry() throws {
    try expectEqual(
      types(
        #"{"push":"b","animation":"zoom"},{"push":"c","animation":"cover(up)"},{"pop":true},{"pop":true}"#),
      ["zoom", "cover(up)", "uncover(down)", "zoomOut"])
  }

  private static let twice = #"{"push":"b","animation":"zoom"},{"push":"c","animation":"cover(up)"},"#

  @Test func popToRootUsesTheLastEntryAndEmptiesTheHistory() throws {
    // After it, a push and pop again use their own.
    try expectEqual(
      types(Self.twice + #"{"popToRoot":true},{"push":"d","animation":"slide(left)"},{"pop":true}"#),
      ["zoom", "cover(up)", "uncover(down)", "slide(left)", "slide(right)"])
  }

  @Test func popToUsesTheLastEntryAndCutsTheHistory() throws {
    // Three pushes; back to b keeps the first entry (zoom), so the next pop is zoomOut.
    try expectEqual(
      types(Self.twice + #"{"push":"d","animation":"fade"},{"popTo":"b"},{"pop":true}"#),
      ["zoom", "cover(up)", "fade", "fade", "zoomOut"])
  }

  // popTo in the middle of a longer history: exactly the entries above the target go.
  @Test(
    arguments: [("b", ["zoomOut"]), ("c", ["uncover(down)", "zoomOut"])] as [(screen: String, pops: [String])],
    ["popTo", "unwindTo"])
  func goingBackCutsTheHistoryAboveTheTarget(target: (screen: String, pops: [String]), action: String) throws {
    let pops = Array(repeating: #"{"pop":true}"#, count: target.pops.count).joined(separator: ",")
    try expectEqual(
      types(Self.twice + #"{"push":"d","animation":"fade"},{"\#(action)":"\#(target.screen)"},\#(pops)"#),
      ["zoom", "cover(up)", "fade", "fade"] + target.pops)
  }

  @Test func screensWithoutHistoryPopByTheController() throws {
    let film = try Show(
      root: #"{"navigation":["a","b"],"controller":"SDOSHero","animationTypeForPush":"zoom"}"#, steps: #"{"pop":true}"#
    ).film
    #expect(film.transitions[0].defaultAnimation.text == "zoomOut" && film.transitions[0].reason == .controller)
  }

  @Test func cancelledPopKeepsItsEntry() throws {
    try expectEqual(
      types(
        #"{"push":"b","animation":"cover(up)"},"#
          + #"{"pop":true,"interactive":[{"at":0.1,"progress":0.3},{"at":0.2,"cancel":true}]},{"pop":true}"#),
      ["cover(up)", "uncover(down)", "uncover(down)"])
  }

  @Test func setViewControllersUsesThePushType() throws {
    let keys = #""animationTypeForPush":"zoom","animationTypeForPop":"fade""#
    try expectEqual(types(#"{"setViewControllers":["c"]}"#, keys: keys), ["zoom"])
    try expectEqual(types(#"{"setViewControllers":["c"],"animation":"cover(up)"}"#, keys: keys), ["cover(up)"])
  }

  @Test func setViewControllersPresentsUnlessTheTopWasThere() throws {
    let film = try Show(
      root: #"{"navigation":["a","b"]}"#, steps: #"{"setViewControllers":["b","a"]},{"setViewControllers":["b","c"]}"#
    ).film
    expectEqual(film.transitions.map(\.presenting), [false, true])
    expectEqual(film.transitions[1].stackAfter, "[b, c]")
  }

  @Test func sameTopIsNoTransition() throws {
    let film = try Show(root: #"{"navigation":["a"]}"#, steps: #"{"setViewControllers":["b","a"]},{"pop":true}"#).film
    expectEqual(film.transitions.map(\.kind), [.pop])
    #expect(film.transitions[0].from == "a" && film.transitions[0].to == "b")
  }

  @Test func replaceSwapsTheTopPresentingAndLeavesTheHistory() throws {
    let film = try Show(
      root: #"{"navigation":["a"],"controller":"SDOSHero","animationTypeForPush":"zoom"}"#,
      steps: #"{"push":"b","animation":"cover(up)"},{"replace":"c"},{"pop":true}"#
    ).film
    expectEqual(film.transitions.map(\.defaultAnimation.text), ["cover(up)", "zoom", "uncover(down)"])
    #expect(film.transitions[1].presenting && film.transitions[1].stackAfter == "[a, c]")
  }

  @Test func navigationInsideATabCounts() throws {
    let film = try Show(
      root: #"{"tabs":[{"navigation":["a"],"controller":"SDOSHero"},"b"]}"#,
      steps: #"{"push":"c","animation":"zoom"},{"pop":true}"#
    ).film
    expectEqual(film.transitions.map(\.defaultAnimation.text), ["zoom", "zoomOut"])
  }
}
