import HeroTesting

/// Rules C0, C3: SDOSHero's navigation controllers with their history.
struct NavigationTests {
  private func types(_ steps: String, keys: String = "") throws -> [String] {
    try Show(
      root: #"{"navigation":["a"],"controller":"SDOSHero"\#(keys.isEmpty ? "" : ",")\#(keys)}"#, steps: steps
    ).types
  }

  private static let pushAndPop = #"{"push":"b"},{"pop":true}"#

  /// Keys of the controller, steps, and the types that they come to.
  private static let pairs: [(keys: String, steps: String, types: [String])] = [
    // The root's animation counts for both directions; the types of push and pop override it.
    (#""animation":"zoom""#, pushAndPop, ["zoom", "zoom"]),
    (#""animation":"zoom","animationTypeForPop":"fade""#, pushAndPop, ["zoom", "fade"]),
    // A side that is missing is the reverse of the other.
    (#""animationTypeForPush":"push(left)""#, pushAndPop, ["push(left)", "pull(right)"]),
    (#""animationTypeForPop":"uncover(down)""#, pushAndPop, ["cover(up)", "uncover(down)"]),
    // A push takes the controller's pop type of that moment; without one, (cover(up), auto) is completed.
    (#""animationTypeForPop":"fade""#, #"{"push":"b","animation":"zoom"},{"pop":true}"#, ["zoom", "fade"]),
    ("", #"{"push":"b","animation":"cover(up)"},{"pop":true}"#, ["cover(up)", "uncover(down)"]),
    // What the push says of the way back comes first, and the pop's own before that.
    (
      #""animationTypeForPop":"fade""#, #"{"push":"b","animation":"cover(up)","opposite":true},{"pop":true}"#,
      ["cover(up)", "uncover(down)"]
    ),
    ("", #"{"push":"b","animation":"cover(up)","popAnimation":"zoom"},{"pop":true}"#, ["cover(up)", "zoom"]),
    (
      "", #"{"push":"b","animation":"cover(up)","opposite":true},{"pop":true,"animation":"fade"}"#,
      ["cover(up)", "fade"]
    ),
    // `auto` counts as not given.
    (
      #""animationTypeForPush":"zoom""#, #"{"push":"b","animation":"auto"},{"pop":true,"animation":"auto"}"#,
      ["zoom", "zoomOut"]
    ),
    // Scene words W5: an app sets its controllers' types in mid-course. What was pushed before keeps its pair.
    (
      #""animation":"zoom""#,
      #"{"push":"b"},{"pop":true,"set":{"navigation":{"animation":"fade"}}},{"push":"b"},"#
        + #"{"wait":0,"set":{"navigation":{"animationTypeForPop":"pageOut(down)"}}},{"pop":true},{"push":"b"},{"pop":true}"#,
      ["zoom", "zoom", "fade", "fade", "fade", "pageOut(down)"]
    ),
    // A pop that is cancelled keeps its entry, and so does a replacement, which takes the controller's type.
    (
      "",
      #"{"push":"b","animation":"cover(up)"},"#
        + #"{"pop":true,"interactive":[{"at":0.1,"progress":0.3},{"at":0.2,"cancel":true}]},{"pop":true}"#,
      ["cover(up)", "uncover(down)", "uncover(down)"]
    ),
    (
      #""animationTypeForPush":"zoom""#, #"{"push":"b","animation":"cover(up)"},{"replace":"c"},{"pop":true}"#,
      ["cover(up)", "zoom", "uncover(down)"]
    ),
    // setViewControllers takes the push type.
    (#""animationTypeForPush":"zoom","animationTypeForPop":"fade""#, #"{"setViewControllers":["c"]}"#, ["zoom"]),
    (
      #""animationTypeForPush":"zoom","animationTypeForPop":"fade""#,
      #"{"setViewControllers":["c"],"animation":"cover(up)"}"#, ["cover(up)"]
    ),
  ]

  @Test func pushesAndPopsTakeThePairThatCounts() throws {
    for (keys, steps, types) in Self.pairs { try expectEqual(self.types(steps, keys: keys), types, "\(keys) \(steps)") }
  }

  private static let twice = #"{"push":"b","animation":"zoom"},{"push":"c","animation":"cover(up)"},"#

  // The last entry's type counts, and exactly the entries above the target go: all for the root, so that a push and pop after it have
  // their own.
  @Test func eachPopUsesItsOwnEntry() throws {
    let fade = #"{"push":"d","animation":"fade"},"#
    for (steps, types) in [
      (#"{"pop":true},{"pop":true}"#, ["uncover(down)", "zoomOut"]),
      (
        #"{"popToRoot":true},{"push":"d","animation":"slide(left)"},{"pop":true}"#,
        ["uncover(down)", "slide(left)", "slide(right)"]
      ),
      (fade + #"{"popTo":"b"},{"pop":true}"#, ["fade", "fade", "zoomOut"]),
      (fade + #"{"unwindTo":"b"},{"pop":true}"#, ["fade", "fade", "zoomOut"]),
      (fade + #"{"popTo":"c"},{"pop":true},{"pop":true}"#, ["fade", "fade", "uncover(down)", "zoomOut"]),
      (fade + #"{"unwindTo":"c"},{"pop":true},{"pop":true}"#, ["fade", "fade", "uncover(down)", "zoomOut"]),
    ] { try expectEqual(self.types(Self.twice + steps), ["zoom", "cover(up)"] + types, "\(steps)") }
  }

  @Test func screensWithoutHistoryPopByTheController() throws {
    let root = #"{"navigation":["a","b"],"controller":"SDOSHero","animationTypeForPush":"zoom"}"#
    try expectEqual(Show(root: root, steps: #"{"pop":true}"#).decided, ["zoomOut controller"])
  }

  @Test func sameTopIsNoTransition() throws {
    let film = try Show(root: #"{"navigation":["a"]}"#, steps: #"{"setViewControllers":["b","a"]},{"pop":true}"#).film
    expectEqual(film.transitions.map(\.kind), [.pop])
    #expect(film.transitions[0].from == "a" && film.transitions[0].to == "b")
  }

  @Test func navigationInsideATabCounts() throws {
    let root = #"{"tabs":[{"navigation":["a"],"controller":"SDOSHero"},"b"]}"#
    try expectEqual(
      Show(root: root, steps: #"{"push":"c","animation":"zoom"},{"pop":true}"#).types, ["zoom", "zoomOut"])
  }
}
