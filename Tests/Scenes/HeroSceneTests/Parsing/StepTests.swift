import HeroGeometry
import HeroLayers
import HeroTesting

@testable import HeroModel
@testable import HeroScene

@Suite struct StepTests {
  private func steps(_ timeline: String) throws -> [Step] {
    try SceneText.load(SceneText.scene(subviews: #"{"name":"v","frame":[10,20,30,40]}"#, timeline: timeline)).steps
  }

  @Test func everyAction() throws {
    let steps = try steps(
      #"""
      {"wait":0},{"present":"b","opposite":false},{"present":{"navigation":["b"],"modalAnimation":{"presenting":"zoom"}}},
      {"dismiss":true},{"dismissAll":true},{"unwindTo":"a"},{"replace":"b"},{"push":"b"},
      {"push":"b","popAnimation":"zoom"},{"push":"b","opposite":true},{"push":"b","opposite":false},{"pop":true},
      {"popTo":"a"},{"popToRoot":true},{"setViewControllers":["a","b"]},
      {"replaceTop":"a"},{"replaceTop":{"tabs":["a","b"],"selected":1}}
      """#)
    let navigation = NavigationRoot(stack: [.screen(1)], modalAnimation: .pair(presenting: .zoom, dismissing: nil))
    expectEqual(
      steps.map(\.action),
      [
        .wait(0), .present(.screen(1), opposite: false), .present(.navigation(navigation)), .dismiss, .dismissAll,
        .unwindTo(0),
        .replace(1), .push(.screen(1), pop: nil), .push(.screen(1), pop: .type(.zoom)),
        .push(.screen(1), pop: .opposite), .push(.screen(1), pop: nil), .pop,
        .popTo(0), .popToRoot, .setViewControllers([.screen(0), .screen(1)]),
        .replaceTop(.screen(0)), .replaceTop(.tabs(TabRoot(tabs: [.screen(0), .screen(1)], selected: 1))),
      ])
    // The steps of the second line begin with the one after the first four.
    expectEqual(steps[4].location, SourceLocation(line: 2, column: 18, jsonPath: "$.timeline[4]"))
  }

  // Rule C3: a stack holds tab bar controllers.
  @Test func pushedTabs() throws {
    let steps = try steps(#"{"push":{"tabs":["b"]}},{"setViewControllers":["a",{"tabs":["b"]}]}"#)
    let tabs = Root.tabs(TabRoot(tabs: [.screen(1)]))
    expectEqual(steps.map(\.action), [.push(tabs, pop: nil), .setViewControllers([.screen(0), tabs])])
  }

  // Rule C3: one around a tab bar controller whose tab has one of its own.
  @Test func outerPushes() throws {
    let steps = try steps(#"{"push":"b","outer":true},{"setViewControllers":["a"],"outer":true},{"push":"b"}"#)
    expectEqual(steps.map(\.isOuter), [true, true, false])
  }

  // Rule C0: a presented container has its own keys.
  @Test func presentedContainers() throws {
    let steps = try steps(
      #"""
      {"present":{"navigation":["b"],"modalPresentationStyle":"overFullScreen"}},
      {"present":{"tabs":["b"],"modalAnimation":"zoom","modalPresentationStyle":"overCurrentContext"}},{"selectTab":0}
      """#)
    expectEqual(
      steps.map(\.action),
      [
        .present(.navigation(NavigationRoot(stack: [.screen(1)], modalPresentationStyle: .overFullScreen))),
        .present(
          .tabs(TabRoot(tabs: [.screen(1)], modalAnimation: .both(.zoom), modalPresentationStyle: .overCurrentContext))),
        .selectTab(.index(0)),
      ])
  }

  @Test func transitionKeys() throws {
    let step = try steps(
      #"""
      {"present":"b","animation":".cover(.up)","viewOrdering":"sourceViewOnTop","containerColor":"#fff",
      "directionStrategy":"userInterface","speed":0.5}
      """#)[0]
    expectEqual(step.animation, .directed(.cover, .up))
    expectEqual(step.viewOrdering, .sourceViewOnTop)
    expectEqual(step.containerColor, .white)
    expectEqual(step.directionStrategy, .userInterface)
    expectEqual(step.speed, 0.5)
  }

  @Test func tabs() throws {
    func text(_ timeline: String) -> String {
      #"{"version":1,"canvas":{"width":9,"height":9},"screens":{"a":{"view":{}},"b":{"view":{}},"c":{"view":{}}},"#
        + #""root":{"tabs":["a",{"navigation":["b"]}],"selected":1,"tabBarAnimation":"fade","isHeroEnabled":false},"#
        + #""timeline":[\#(timeline)]}"#
    }
    let scene = try SceneText.load(text(#"{"selectTab":0},{"selectTab":"b"}"#))
    expectEqual(
      scene.root,
      .tabs(
        TabRoot(
          tabs: [.screen(0), .navigation(NavigationRoot(stack: [.screen(1)]))], selected: 1, tabBarAnimation: .fade,
          isHeroEnabled: false)))
    expectEqual(scene.steps.map(\.action), [.selectTab(.index(0)), .selectTab(.screen(1))])
    let table = #"""
      {"selectTab":2},{"selectTab":"c"}
      ⇒ $.timeline[0].selectTab: expected a whole number from 0 to 1, found 2
      ⇒ $.timeline[1].selectTab: screen 'c' is in no tab
      """#
    SceneText.expect(table) { SceneText.messages(text($0)) }
  }

  // Rule C0: what only SDOSHero's class has is refused on UIKit's, with the key to add.
  @Test func containersHaveAClass() throws {
    func text(_ root: String) -> String {
      #"{"version":1,"canvas":{"width":9,"height":9},"screens":{"a":{"view":{}}},"root":\#(root)}"#
    }
    func navigation(_ keys: String) -> String { text(#"{"navigation":["a"]\#(keys)}"#) }
    try expectEqual(
      SceneText.load(navigation("")).root, .navigation(NavigationRoot(stack: [.screen(0)], controller: .uiKit)))
    try expectEqual(
      SceneText.load(
        navigation(#","controller":"SDOSHero","animationTypeForPush":"zoom","animationTypeForPop":"fade""#)
      ).root,
      .navigation(
        NavigationRoot(
          stack: [.screen(0)], controller: .sdosHero, animationTypeForPush: .zoom, animationTypeForPop: .fade)))
    try expectEqual(
      SceneText.load(text(#"{"tabs":["a"],"controller":"SDOSHero"}"#)).root,
      .tabs(TabRoot(tabs: [.screen(0)], controller: .sdosHero)))
    let needed = #"is SDOSHero's; give the navigation controller "controller": "SDOSHero""#
    let table = #"""
      {"navigation":["a"],"animationTypeForPush":"zoom","animationTypeForPop":"fade"}
      ⇒ .animationTypeForPush: 'animationTypeForPush' \#(needed)
      ⇒ .animationTypeForPop: 'animationTypeForPop' \#(needed)
      {"navigation":["a"],"controller":"UIKit","animationTypeForPop":"fade"} ⇒ .animationTypeForPop: 'animationTypeForPop' \#(needed)
      {"tabs":[{"navigation":["a"],"animationTypeForPush":"zoom"}]}
      ⇒ .tabs[0].animationTypeForPush: 'animationTypeForPush' \#(needed)
      {"navigation":["a"],"controller":"Hero"} ⇒ .controller: unknown value 'Hero'; known are "UIKit", "SDOSHero"
      {"navigation":["a"],"customClass":"SDOSHeroNavigationController"} ⇒ .customClass: unknown key 'customClass'; did you mean 'controller'?
      """#
    SceneText.expect(table, at: "$.root") { SceneText.messages(text($0)) }
  }

  @Test func edgePanVelocityDefaultsToTheMean() throws {
    let step = try steps(#"{"pop":true,"interactive":{"edgePan":{"from":[0,10],"to":[50,10],"duration":0.25}}}"#)[0]
    // (50 − 0)/0.25 = 200
    expectEqual(
      step.interaction,
      .edgePan(
        EdgePan(from: Point(x: 0, y: 10), to: Point(x: 50, y: 10), duration: 0.25, velocity: Point(x: 200, y: 0))))
  }

  @Test func gestureSamples() throws {
    let step = try steps(
      #"""
      {"present":"b","interactive":[{"at":0,"progress":-0.5},
      {"at":0,"changeTarget":{"a/v":["fade","arc"],"b":"opacity(0)"},"isDestination":false},
      {"at":1,"finish":true,"animate":false}]}
      """#)[0]
    let (samples, release) = try step.gesture
    expectEqual((samples.map(\.progress), samples.map(\.isDestination)), ([-0.5, nil], [true, false]))
    expectEqual(
      samples[1].changeTarget,
      [
        ViewModifiers(view: ViewAddress(screen: 0, view: 1), modifiers: [.fade, .arc(1)]),
        ViewModifiers(view: ViewAddress(screen: 1, view: 0), modifiers: [.opacity(0)]),
      ])
    expectEqual(release, Release(time: 1, finishes: true, animates: false))
  }

  @Test func changesAccumulate() throws {
    let steps = try steps(
      #"""
      {"wait":1,"set":{"a/v":{"alpha":0.5}}},{"present":"b"},
      {"wait":1,"set":{"a/0":{"heroID":"h"},"a":{"backgroundColor":"red"}}}
      """#)
    expectEqual(steps[0].screenChanges.keys.sorted(), [0])
    expectEqual(steps[0].screenChanges[0]?.views[1].alpha, 0.5)
    #expect(steps[1].screenChanges.isEmpty)
    let last = try #require(steps[2].screenChanges[0])
    expectEqual((last.views[1].alpha, last.views[1].heroID), (0.5, "h"))
    expectEqual(last.views[0].backgroundColor, Color(red: 1, green: 0, blue: 0))
  }

  @Test func changesOfPlaceKeepTheOtherHalf() throws {
    let changes = try steps(
      #"""
      {"wait":1,"set":{"a/v":{"center":[0,0]}}},{"wait":1,"set":{"a/v":{"size":[2,2]}}},
      {"wait":1,"set":{"a/v":{"frame":[0,0,4,4]},"a":{"size":[10,10]}}}
      """#
    ).map { try #require($0.screenChanges[0]).views }
    expectEqual((changes[0][1].position, changes[0][1].size), (.zero, Size(width: 30, height: 40)))
    expectEqual((changes[1][1].position, changes[1][1].size), (.zero, Size(width: 2, height: 2)))
    expectEqual(changes[2][1].position, Point(x: 2, y: 2))
    // The root keeps the middle of the 100×200 canvas.
    expectEqual((changes[2][0].position, changes[2][0].size), (Point(x: 50, y: 100), Size(width: 10, height: 10)))
  }

  @Test func laterStepsSeeTheChangedTree() throws {
    let steps = try steps(
      #"""
      {"wait":1,"set":{"a":{"subviews":[{"name":"w","frame":[0,0,1,1]}]}}},{"wait":1,"set":{"a/w":{"alpha":0}}}
      """#)
    expectEqual(steps[1].screenChanges[0]?.views[1].alpha, 0)
    let gone = SceneText.scene(
      subviews: #"{"name":"v","frame":[0,0,1,1]}"#,
      timeline: #"{"wait":1,"set":{"a":{"subviews":[]}}},{"wait":1,"set":{"a/v":{}}}"#)
    expectEqual(SceneText.messages(gone), [#"$.timeline[1].set["a/v"]: no view 'a/v'"#])
  }

  @Test func problemsOfChangesAreReportedOnceWhereTheyStand() {
    let text = SceneText.scene(
      subviews: #"{"name":"v","frame":[0,0,1,1],"alpha":3}"#,
      timeline: "\n" + #"{"wait":1,"set":{"a/v":{"shadow":{"radius":-1}}}},{"wait":1,"set":{"a/v":{"hidden":true}}}"#)
    expectEqual(
      SceneText.problems(text),
      [
        "s.json:1:134: error: $.screens.a.view.subviews[0].alpha: expected a number from 0 to 1, found 3",
        #"s.json:2:44: error: $.timeline[0].set["a/v"].shadow.radius: expected a number ≥ 0, found -1"#,
      ])
  }
}

@Suite struct StackTests {
  /// The frames of what is in a stack of 100 × 50 points.
  private func frames(_ keys: String, _ subviews: String = two, canvas: String = "") throws -> [[Double]] {
    let stack = #"{"type":"stack","frame":[0,0,100,50],\#(keys)"subviews":[\#(subviews)]}"#
    let all = try LayoutScene.frames(stack, canvas: #""width":100,"height":200,"scale":1\#(canvas)"#)
    return Array(all.dropFirst())
  }

  private static let two = #"{"size":[20,10]},{"size":[40,30]}"#

  // 100 − 10 − 40 = 50 is left for the first.
  @Test func fillStretchesTheFirstView() throws {
    try expectEqual(frames(#""spacing":10,"#), [[0, 0, 50, 50], [60, 0, 40, 50]])
  }

  // As measured of UIKit: 300 − 28 − 37.5 − 2·8 = 218.5 for the spacer at 28 + 8; the last at 36 + 218.5 + 8 = 262.5.
  @Test func fillStretchesTheViewWithoutAnOwnSize() throws {
    for (scale, spacer, last) in [
      (1, #"{"size":[0,0]}"#, 263), (2, #"{"size":[0,0]}"#, 262.5), (2, "{}", 262.5), (3, "{}", 788 / 3),
      (0.5, "{}", 263),
    ] as [(Double, String, Double)] {
      let frames = try LayoutScene.frames(
        #"{"type":"stack","frame":[0,0,300,20],"spacing":8,"subviews":[{"size":[28,20]},\#(spacer),{"size":[37.5,20]}]}"#,
        canvas: #""width":300,"height":200,"scale":\#(scale)"#
      ).dropFirst()
      expectEqual(frames.map { $0[2] }, [28, 218.5, 37.5], "\(scale)")
      #expect(zip(frames, [0, 36, last]).allSatisfy { abs($0[0] - $1) < 1e-9 }, "\(scale): \(frames)")
    }
  }

  @Test func ofSeveralWithoutAnOwnSizeTheFirstIsStretched() throws {
    let wide = try frames("", #"{"size":[20,1]},{"size":[0,1]},{"size":[0,1]}"#)
    expectEqual(wide.map { $0[2] }, [20, 80, 0])
    // Only the length along the axis counts.
    let high = try frames(#""axis":"vertical","#, #"{"size":[0,10]},{"size":[5,0]}"#)
    expectEqual(high.map { $0[3] }, [10, 40])
  }

  @Test func distributions() throws {
    let aligned = #""alignment":"top","#
    // (100 − 10)/2 = 45 each.
    try expectEqual(
      frames(aligned + #""distribution":"fillEqually","spacing":10,"#), [[0, 0, 45, 10], [55, 0, 45, 30]])
    // 20 + 40 and a gap of 20 are 80 (fact sheet 6.10): a quarter of 100, then what is left beside the gap.
    try expectEqual(
      frames(aligned + #""distribution":"fillProportionally","spacing":20,"#), [[0, 0, 25, 10], [45, 0, 55, 30]])
    try expectEqual(frames(aligned + #""distribution":"equalSpacing","#), [[0, 0, 20, 10], [60, 0, 40, 30]])
    // Three centres at 10, 45, 80: the middle one is (10 + 80)/2.
    try expectEqual(
      frames(aligned + #""distribution":"equalCentering","#, #"{"size":[20,5]},{"size":[10,5]},{"size":[40,5]}"#),
      [[0, 0, 20, 5], [40, 0, 10, 5], [60, 0, 40, 5]])
  }

  @Test func alignmentsAndInsets() throws {
    // Inner box: x 10…90, y 5…45.
    let insets = #""distribution":"equalSpacing","insets":[5,10,5,10],"#
    try expectEqual(frames(insets + #""alignment":"center","#), [[10, 20, 20, 10], [50, 10, 40, 30]])
    try expectEqual(frames(insets + #""alignment":"bottom","#), [[10, 35, 20, 10], [50, 15, 40, 30]])
    try expectEqual(frames(#""insets":10,"#, #"{"size":[1,1]}"#), [[10, 10, 80, 30]])
    try expectEqual(frames(#""insets":{"top":1,"left":2},"#, #"{"size":[1,1]}"#), [[2, 1, 98, 49]])
  }

  @Test func verticalAndRightToLeft() throws {
    let spaced = #""distribution":"equalSpacing","alignment":"leading","#
    let vertical = #""axis":"vertical","# + spaced
    let mirrored = #","layoutDirection":"rtl""#
    try expectEqual(frames(vertical), [[0, 0, 20, 10], [0, 20, 40, 30]])
    try expectEqual(frames(vertical, canvas: mirrored), [[80, 0, 20, 10], [60, 20, 40, 30]])
    try expectEqual(frames(spaced, canvas: mirrored), [[80, 0, 20, 10], [0, 0, 40, 30]])
  }

  @Test func hiddenAndPlacedViewsTakeNoRoom() throws {
    let views = #"{"size":[20,10],"hidden":true},{"frame":[1,2,3,4]},{"size":[40,30]}"#
    try expectEqual(frames("", views), [[0, 0, 20, 10], [1, 2, 3, 4], [0, 0, 100, 50]])
  }

  @Test func innerStacksAreLaidOutInTheirFinalSize() throws {
    let inner = #"{"type":"stack","size":[10,10],"subviews":[{"size":[1,1]}]}"#
    try expectEqual(frames("", inner), [[0, 0, 100, 50], [0, 0, 100, 50]])
  }
}

/// Scene words W1: SDOSHero's names, and the guides' words.
@Suite struct GuideWordTests {
  private func screen(_ keys: String) -> String {
    #"{"version":1,"canvas":{"width":9,"height":9},"screens":{"a":{\#(keys)"view":{}}},"root":"a","timeline":[]}"#
  }

  @Test func pairsOfModalAnimations() throws {
    let both = #""animationTypeForPresenting":"zoom","animationTypeForDismissing":"fade","#
    try expectEqual(
      SceneText.load(screen(both)).screens[0].modalAnimation, .pair(presenting: .zoom, dismissing: .fade))
    let one = #""animationTypeForDismissing":".pageOut(direction: .down)","#
    try expectEqual(
      SceneText.load(screen(one)).screens[0].modalAnimation,
      .pair(presenting: nil, dismissing: .directed(.pageOut, .down)))
    expectEqual(
      SceneText.messages(screen(#""modalAnimation":"zoom","animationTypeForPresenting":"zoom","#)),
      [
        "$.screens.a.animationTypeForPresenting: give either 'modalAnimation' or animationTypeForPresenting and "
          + "animationTypeForDismissing"
      ])
  }

  @Test func setReachesControllers() throws {
    let steps = try SceneText.load(
      SceneText.scene(
        timeline: #"{"present":"b"},{"wait":0,"set":{"b":{"modalAnimation":"zoom","alpha":0.5},"#
          + #""navigation":{"animation":"fade","animationTypeForPush":"zoom"},"tabs":{"tabBarAnimation":".slide(.left)"}}},"#
          + #"{"dismiss":true,"set":{"b":{"animationTypeForDismissing":"fade"}}}"#)
    ).steps
    let (first, second) = (try #require(steps[1].screenChanges[1]), try #require(steps[2].screenChanges[1]))
    expectEqual((first.modalAnimation, first.views[0].alpha), (.both(.zoom), 0.5))
    let controllers = steps[1].controllerChanges
    expectEqual(
      (controllers.navigation, controllers.push, controllers.tabBar), (.fade, .zoom, .directed(.slide, .left)))
    expectEqual((second.modalAnimation, second.views[0].alpha), (.pair(presenting: nil, dismissing: .fade), 0.5))
    #expect(
      SceneText.stepProblems(#"{"wait":0,"set":{"tabs":{"animation":"fade"}}}"#)
        .contains { $0.contains("unknown key 'animation'") })
  }

  // A screen and its root view have one key in common: it is the screen's, and the view's is said in `view` (rules C6, V1).
  @Test func setTellsScreenFromRootView() throws {
    expectEqual(Set(SceneKeys.screen).intersection(SceneKeys.anyView), ["isHeroEnabled"])
    func changed(_ keys: String, _ more: String = "") throws -> Screen? {
      try SceneText.load(SceneText.scene(timeline: #"{"wait":0,"set":{"b":{\#(keys)}}}"# + more)).steps.last?
        .screenChanges[1]
    }
    let screen = try changed(#""isHeroEnabled":false,"alpha":0.5"#)
    #expect(screen?.isHeroEnabled == false && screen?.views[0].isHeroEnabled == true && screen?.views[0].alpha == 0.5)
    let view = try changed(#""view":{"isHeroEnabled":false,"alpha":0.5}"#)
    #expect(view?.isHeroEnabled == true && view?.views[0].isHeroEnabled == false && view?.views[0].alpha == 0.5)
    let back = try changed(
      #""isHeroEnabled":false,"view":{"isHeroEnabled":false}"#, #",{"wait":0,"set":{"b":{"isHeroEnabled":null}}}"#)
    #expect(back?.isHeroEnabled == true && back?.views[0].isHeroEnabled == false)
    expectEqual(
      SceneText.stepProblems(#"{"wait":0,"set":{"b":{"view":null}}}"#),
      ["$.timeline[0].set.b.view: expected an object of view keys, found null"])
    #expect(
      SceneText.stepProblems(#"{"wait":0,"set":{"b":{"view":{"modalAnimation":"zoom"}}}}"#)
        .contains { $0.hasPrefix("$.timeline[0].set.b.view.modalAnimation: unknown key 'modalAnimation'") })
  }

  // A container says of its own view what Hero matches and moves (rule C7); its `isHeroEnabled` is the controller's.
  @Test func containersSayTheirOwnViews() throws {
    let own = #""heroID":"card","heroModifiers":"fade delay(0.1)""#
    let scene = try SceneText.load(
      SceneText.scene(
        timeline: #"{"present":{"tabs":["a",{"navigation":["b"],\#(own)}],"heroModifiers":["fade"]}}"#))
    guard case .tabs(let tabs)? = scene.steps[0].root, case .navigation(let navigation) = tabs.tabs[1]
    else { throw SceneError([]) }
    #expect(tabs.view.heroID == nil && tabs.view.heroModifiers == [.fade])
    expectEqual((navigation.view.heroID, navigation.view.heroModifiers), ("card", [.fade, .delay(0.1)]))
    expectEqual(navigation.view.heroModifiersLocation?.jsonPath, "$.timeline[0].present.tabs[1].heroModifiers")
    let table = #"""
      "heroID":"" ⇒ .heroID: expected a heroID, found an empty string
      "heroModifiers":3 ⇒ .heroModifiers: expected a modifier string or an array of them, found a number
      "heroModifiers":"fad" ⇒ .heroModifiers: column 1 of the string: unknown modifier 'fad'; did you mean 'fade'?
      """#
    func problems(_ keys: String) -> [String] { SceneText.stepProblems(#"{"present":{"navigation":["b"],\#(keys)}}"#) }
    SceneText.expect(table, at: "$.timeline[0].present", problems)
    for key in ["isHeroEnabledForSubviews", "alpha", "view"] {
      expectEqual(
        problems(#""\#(key)":true"#).first?.hasPrefix("$.timeline[0].present.\(key): unknown key '\(key)'"), true)
    }
  }

  @Test func setReachesContainersViews() throws {
    let scene = try SceneText.load(
      SceneText.scene(
        timeline: #"{"wait":0,"set":{"a.navigationController":{"heroID":"h"},"a":{"alpha":0.5}}},"#
          + #"{"wait":0,"set":{"a.tabBarController":{"heroID":null,"heroModifiers":null}}},"#
          + #"{"wait":0,"set":{"a.tabBarController":{"heroModifiers":"fade"}}}"#))
    let changes = scene.steps.map(\.controllerChanges.views)
    #expect(changes.allSatisfy { $0.count == 1 })
    expectEqual(
      changes.map { $0[0].view.controller }, [.navigationController, .tabBarController, .tabBarController])
    #expect(changes[0][0].heroID == .some("h") && changes[0][0].heroModifiers == nil)
    #expect(changes[1][0].heroID == .some(nil) && changes[1][0].heroModifiers == .some(nil))
    #expect(changes[2][0].heroID == nil && changes[2][0].heroModifiers == .some([.fade]))
    expectEqual(scene.steps[0].screenChanges[0]?.views[0].alpha, 0.5)
    for (set, problem) in [
      (
        #""a.navigationController":{"alpha":0.5}"#,
        #"set["a.navigationController"].alpha: unknown key 'alpha'; known are heroID, heroModifiers"#
      ),
      (#""a.navigationController":"fade""#, "expected an object of heroID and heroModifiers"),
      (#""z.navigationController":{}"#, "no screen named 'z.navigationController'"),
    ] {
      let found = SceneText.stepProblems(#"{"wait":0,"set":{\#(set)}}"#)
      #expect(found.count == 1 && found[0].contains(problem), "\(found)")
    }
  }

  @Test func endIsFinish() throws {
    for (key, finishes) in [("end", true), ("finish", true), ("cancel", false)] {
      let step = #"{"present":"b","interactive":[{"at":0,"progress":0.5},{"at":1,"\#(key)":true}]}"#
      let gesture = try SceneText.load(SceneText.scene(timeline: step)).steps[0].gesture
      expectEqual(gesture.release, Release(time: 1, finishes: finishes), "\(key)")
    }
  }

  @Test func otherWordsGetTheirKey() {
    for (word, key) in [
      ("hero.modifiers", "heroModifiers"), ("hero.id", "heroID"), ("heroModifierString", "heroModifiers"),
      ("hero_dismissViewController", "dismiss"), ("presentViewController", "present"), ("usingAnimation", "animation"),
      ("pushViewController(_:animated:)", "push"),
    ] {
      let found =
        key.hasPrefix("hero")
        ? SceneText.viewProblems(#"{"frame":[0,0,1,1],"\#(word)":"x"}"#)
        : SceneText.stepProblems(#"{"\#(word)":"b"}"#)
      #expect(found.contains { $0.hasSuffix("unknown key '\(word)'; did you mean '\(key)'?") }, "\(found)")
    }
  }
}
