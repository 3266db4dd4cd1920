import HeroModel
import HeroTesting

/// Rules C0, C3, C4: UIKit's containers, on which Hero alone decides.
struct PlainNavigationTests {
  private func plans(_ steps: String, root: String = #"{"navigation":["a"]}"#) throws -> [String] {
    try Show(root: root, steps: steps).decided
  }
  private func navigation(_ animation: String) -> String { #"{"navigation":["a"],"animation":"\#(animation)"}"# }

  // Hero's setDefaultAnimationForNextTransition is forgotten when its transition has ended: the pop finds the controller's own type, which
  // is auto, and that is a push to the right (rule D2).
  @Test func animationOfAPushIsForgottenByItsPop() throws {
    try expectEqual(plans(#"{"push":"b","animation":"zoom"},{"pop":true}"#), ["zoom given", "push(right) auto"])
    try expectEqual(
      plans(#"{"push":"b","animation":"zoom","opposite":false},{"pop":true}"#), ["zoom given", "push(right) auto"])
    try expectEqual(
      plans(#"{"push":"b","animation":"zoom"},{"pop":true}"#, root: navigation("slide(up)")),
      ["zoom given", "slide(up) controller"])
  }

  @Test func everyWayBackTakesTheControllersType() throws {
    for pop in [#""pop":true"#, #""popToRoot":true"#, #""popTo":"a""#, #""unwindTo":"a""#] {
      let steps = #"{"push":"b","animation":"zoom"},{"push":"c","animation":"cover(up)"},{\#(pop)}"#
      try expectEqual(
        plans(steps, root: navigation("fade")), ["zoom given", "cover(up) given", "fade controller"], "\(pop)")
    }
  }

  // A selectBy has a type for each direction, and nothing completes an auto: setViewControllers back pops. Types may be set in mid-course.
  @Test func selectByTellsDirectionsApart() throws {
    for (type, steps, expected) in [
      ("selectBy(zoom, fade)", #"{"push":"b"},{"pop":true}"#, ["zoom controller", "fade controller"]),
      (
        "selectBy(zoom, fade)", #"{"setViewControllers":["a","b"]},{"setViewControllers":["a"]}"#,
        ["zoom controller", "fade controller"]
      ), ("selectBy(auto, fade)", #"{"push":"b"},{"pop":true}"#, ["push(left) auto", "fade controller"]),
      (
        "zoom", #"{"push":"b"},{"pop":true,"set":{"navigation":{"animation":"fade"}}},{"push":"b"}"#,
        ["zoom controller", "fade controller", "fade controller"]
      ),
    ] { try expectEqual(plans(steps, root: navigation(type)), expected, "\(type) \(steps)") }
  }

  // SDOSHero's opposite of a selectBy is the selectBy itself (rule D4), of which Hero takes the side.
  @Test func tabTypeIsTheSameInBothDirections() throws {
    let steps = #"{"selectTab":2},{"selectTab":1},{"selectTab":"a"}"#
    let sides = ["zoom controller", "cover(down) controller", "cover(down) controller"]
    for (type, keys, expected) in [
      ("slide(up)", "", Array(repeating: "slide(up) controller", count: 3)), ("selectBy(zoom, cover(down))", "", sides),
      ("selectBy(zoom, cover(down))", #","controller":"SDOSHero""#, sides),
      ("auto", "", ["slide(left) auto", "slide(right) auto", "slide(right) auto"]),
    ] {
      let root = #"{"tabs":["a","b","c"],"tabBarAnimation":"\#(type)"\#(keys)}"#
      try expectEqual(plans(steps, root: root), expected, "\(root)")
    }
  }

  /// Keys of SDOSHero's navigation controller: the step and its place are named, and the key to add.
  @Test(arguments: [
    ("opposite", #"{"push":"b","animation":"zoom","opposite":true}"#),
    ("popAnimation", #"{"push":"b","popAnimation":"zoom"}"#),
    ("animationTypeForPush", #"{"push":"b","set":{"navigation":{"animationTypeForPush":"zoom"}}}"#),
    ("animationTypeForPop", #"{"push":"b","set":{"navigation":{"animationTypeForPop":"zoom"}}}"#),
  ])
  func keysOfSDOSHeroNeedItsClass(key: String, step: String) throws {
    for root in [
      #"{"navigation":["a"]}"#, #"{"navigation":["a"],"controller":"UIKit"}"#, #"{"tabs":[{"navigation":["a"]}]}"#,
    ] {
      let error = #expect(throws: SceneError.self) {
        try Show(root: root, steps: #"{"wait":1},\#(step)"#)
      }
      expectEqual(error?.diagnostics.map(\.jsonPath), ["$.timeline[1]"])
      let message = error?.diagnostics.first?.message ?? ""
      let start = "step 1 is impossible: '\(key)' is SDOSHero's; give the navigation controller "
      #expect(message.hasPrefix(start + #""controller": "SDOSHero"; on stage: "#), "\(message)")
    }
    #expect(throws: Never.self) { try Show(root: #"{"navigation":["a"],"controller":"SDOSHero"}"#, steps: step) }
  }

  @Test func edgePanNeedsItsClass() throws {
    let pan = #"{"pop":true,"interactive":{"edgePan":{"from":[0,10],"to":[80,10],"duration":0.5}}}"#
    let error = #expect(throws: SceneError.self) { try Show(root: #"{"navigation":["a","b"]}"#, steps: pan) }
    expectEqual(
      error?.diagnostics.first?.message,
      #"step 0 is impossible: 'edgePan' is SDOSHero's; give the navigation controller "controller": "SDOSHero"; "#
        + "on stage: [a, b]")
    #expect(throws: Never.self) {
      try Show(root: #"{"navigation":["a","b"],"controller":"SDOSHero"}"#, steps: pan)
    }
  }

  // SDOSHero's modal methods are an extension of UIViewController: no class is needed.
  @Test func modalTypesNeedNoClass() throws {
    let screen = #""animationTypeForPresenting":"cover(up)""#
    try expectEqual(
      Show(screenB: screen, steps: #"{"present":"b"},{"dismiss":true}"#).types, ["cover(up)", "uncover(down)"])
  }
}
