import HeroModel
import HeroTesting

/// Rules C0, C3, C4: UIKit's containers, on which Hero alone decides.
struct PlainNavigationTests {
  private func plans(_ steps: String, root: String = #"{"navigation":["a"]}"#) throws -> [String] {
    try Show(root: root, steps: steps).film.transitions.map { "\($0.defaultAnimation.text) \($0.reason.rawValue)" }
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

  @Test(arguments: [#""pop":true"#, #""popToRoot":true"#, #""popTo":"a""#, #""unwindTo":"a""#])
  func everyWayBackTakesTheControllersType(pop: String) throws {
    let steps = #"{"push":"b","animation":"zoom"},{"push":"c","animation":"cover(up)"},{\#(pop)}"#
    try expectEqual(plans(steps, root: navigation("fade")).last, "fade controller")
    try expectEqual(plans(steps, root: navigation("fade")).dropLast(), ["zoom given", "cover(up) given"])
  }

  // A selectBy has a type for each direction, and nothing completes an auto: setViewControllers back pops.
  @Test func selectByTellsDirectionsApart() throws {
    let root = navigation("selectBy(zoom, fade)")
    try expectEqual(plans(#"{"push":"b"},{"pop":true}"#, root: root), ["zoom controller", "fade controller"])
    try expectEqual(
      plans(#"{"setViewControllers":["a","b"]},{"setViewControllers":["a"]}"#, root: root),
      ["zoom controller", "fade controller"])
    try expectEqual(
      plans(#"{"push":"b"},{"pop":true}"#, root: navigation("selectBy(auto, fade)")),
      ["push(left) auto", "fade controller"])
  }

  @Test func typesAreSetInMidTimeline() throws {
    let steps = #"{"push":"b"},{"pop":true,"set":{"navigation":{"animation":"fade"}}},{"push":"b"}"#
    try expectEqual(
      plans(steps, root: navigation("zoom")), ["zoom controller", "fade controller", "fade controller"])
  }

  @Test func tabTypeIsTheSameInBothDirections() throws {
    let steps = #"{"selectTab":2},{"selectTab":1},{"selectTab":"a"}"#
    func tabs(_ type: String) -> String { #"{"tabs":["a","b","c"],"tabBarAnimation":"\#(type)"}"# }
    try expectEqual(
      plans(steps, root: tabs("slide(up)")), Array(repeating: "slide(up) controller", count: 3))
    try expectEqual(
      plans(steps, root: tabs("selectBy(zoom, cover(down))")),
      ["zoom controller", "cover(down) controller", "cover(down) controller"])
    try expectEqual(plans(steps, root: tabs("auto")), ["slide(left) auto", "slide(right) auto", "slide(right) auto"])
  }

  // SDOSHero's opposite of a selectBy is the selectBy itself (rule D4), of which Hero takes the side.
  @Test func sdosHerosTabsTakeTheSideOfASelectBy() throws {
    let root = #"{"tabs":["a","b"],"controller":"SDOSHero","tabBarAnimation":"selectBy(zoom, cover(down))"}"#
    try expectEqual(
      plans(#"{"selectTab":1},{"selectTab":0}"#, root: root), ["zoom controller", "cover(down) controller"])
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
      #expect(
        message.hasPrefix(
          #"step 1 is impossible: '\#(key)' is SDOSHero's; give the navigation controller "controller": "SDOSHero"; on stage: "#
        ), "\(message)")
    }
    #expect(throws: Never.self) { try Show(root: #"{"navigation":["a"],"controller":"SDOSHero"}"#, steps: step) }
  }

  @Test func edgePanNeedsItsClass() throws {
    let pan = #"{"pop":true,"interactive":{"edgePan":{"from":[0,10],"to":[80,10],"duration":0.5}}}"#
    let error = #expect(throws: SceneError.self) {
      try Show(root: #"{"navigation":["a","b"]}"#, steps: pan)
    }
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
    let film = try Show(
      screenB: #""animationTypeForPresenting":"cover(up)""#,
      steps: #"{"present":"b"},{"dismiss":true},{"present":"c","animation":"zoom"},{"dismiss":true}"#
    ).film
    expectEqual(film.transitions.map(\.defaultAnimation.text), ["cover(up)", "uncover(down)", "zoom", "zoomOut"])
  }
}
