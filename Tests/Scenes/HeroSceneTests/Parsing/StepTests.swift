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
    expectEqual(steps[4].location.jsonPath, "$.timeline[4]")
    expectEqual(steps[4].location.line, 2)
    expectEqual(steps[4].location.column, 18)
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
    let text =
      #"{"version":1,"canvas":{"width":9,"height":9},"screens":{"a":{"view":{}},"b":{"view":{}},"c":{"view":{}}},"#
      + #""root":{"tabs":["a",{"navigation":["b"]}],"selected":1,"tabBarAnimation":"fade","isHeroEnabled":false},"#
    let scene = try SceneText.load(text + #""timeline":[{"selectTab":0},{"selectTab":"b"}]}"#)
    expectEqual(
      scene.root,
      .tabs(
        TabRoot(
          tabs: [.screen(0), .navigation(NavigationRoot(stack: [.screen(1)]))], selected: 1, tabBarAnimation: .fade,
          isHeroEnabled: false)))
    expectEqual(scene.steps.map(\.action), [.selectTab(.index(0)), .selectTab(.screen(1))])
    expectEqual(
      SceneText.messages(text + #""timeline":[{"selectTab":2},{"selectTab":"c"}]}"#),
      [
        "$.timeline[0].selectTab: expected a whole number from 0 to 1, found 2",
        "$.timeline[1].selectTab: screen 'c' is in no tab",
      ])
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
      SceneText.load(navigation(#","controller":"SDOSHero","animationTypeForPop":"fade""#)).root,
      .navigation(NavigationRoot(stack: [.screen(0)], controller: .sdosHero, animationTypeForPop: .fade)))
    try expectEqual(
      SceneText.load(text(#"{"tabs":["a"],"controller":"SDOSHero"}"#)).root,
      .tabs(TabRoot(tabs: [.screen(0)], controller: .sdosHero)))
    let needed = #"is SDOSHero's; give the navigation controller "controller": "SDOSHero""#
    for controller in ["", #","controller":"UIKit""#] {
      expectEqual(
        SceneText.messages(
          navigation(controller + #","animationTypeForPush":"zoom","animationTypeForPop":"fade""#)),
        [
          "$.root.animationTypeForPush: 'animationTypeForPush' \(needed)",
          "$.root.animationTypeForPop: 'animationTypeForPop' \(needed)",
        ])
    }
    expectEqual(
      SceneText.messages(text(#"{"tabs":[{"navigation":["a"],"animationTypeForPush":"zoom"}]}"#)),
      [
        "$.root.tabs[0].animationTypeForPush: 'animationTypeForPush' \(needed)"
      ])
    expectEqual(
      SceneText.messages(navigation(#","controller":"Hero""#)),
      [
        #"$.root.controller: unknown value 'Hero'; known are "UIKit", "SDOSHero""#
      ])
    expectEqual(
      SceneText.messages(navigation(#","customClass":"SDOSHeroNavigationController""#)),
      [
        "$.root.customClass: unknown key 'customClass'; did you mean 'controller'?"
      ])
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
    guard case .samples(let samples, let release)? = step.interaction else {
      Issue.record("no samples")
      return
    }
    expectEqual(samples[0].progress, -0.5)
    expectEqual(samples[1].progress, nil)
    #expect(!samples[1].isDestination)
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
    expectEqual(last.views[1].alpha, 0.5)
    expectEqual(last.views[1].heroID, "h")
    expectEqual(last.views[0].backgroundColor, Color(red: 1, green: 0, blue: 0))
  }

  @Test func changesOfPlaceKeepTheOtherHalf() throws {
    let steps = try steps(
      #"""
      {"wait":1,"set":{"a/v":{"center":[0,0]}}},{"wait":1,"set":{"a/v":{"size":[2,2]}}},
      {"wait":1,"set":{"a/v":{"frame":[0,0,4,4]},"a":{"size":[10,10]}}}
      """#)
    let first = try #require(steps[0].screenChanges[0]?.views[1])
    expectEqual(first.position, .zero)
    expectEqual(first.size, Size(width: 30, height: 40))
    let second = try #require(steps[1].screenChanges[0]?.views[1])
    expectEqual(second.position, .zero)
    expectEqual(second.size, Size(width: 2, height: 2))
    let third = try #require(steps[2].screenChanges[0])
    expectEqual(third.views[1].position, Point(x: 2, y: 2))
    // The root keeps the middle of the 100×200 canvas.
    expectEqual(third.views[0].position, Point(x: 50, y: 100))
    expectEqual(third.views[0].size, Size(width: 10, height: 10))
  }

  @Test func laterStepsSeeTheChangedTree() throws {
    let steps = try steps(
      #"""
      {"wait":1,"set":{"a":{"subviews":[{"name":"w","frame":[0,0,1,1]}]}}},{"wait":1,"set":{"a/w":{"alpha":0}}}
      """#)
    expectEqual(steps[1].screenChanges[0]?.views[1].alpha, 0)
    expectEqual(
      SceneText.messages(
        SceneText.scene(
          subviews: #"{"name":"v","frame":[0,0,1,1]}"#,
          timeline: #"{"wait":1,"set":{"a":{"subviews":[]}}},{"wait":1,"set":{"a/v":{}}}"#)),
      [
        #"$.timeline[1].set["a/v"]: no view 'a/v'"#
      ])
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
  private func rects(_ keys: String, _ subviews: String, canvas: String = "") throws -> [Rect] {
    let stack = #"{"type":"stack","frame":[0,0,100,50],\#(keys)"subviews":[\#(subviews)]}"#
    let text = SceneText.scene(subviews: stack, canvas: #""width":100,"height":200,"scale":1\#(canvas)"#)
    return try SceneText.load(text).screens[0].views.dropFirst(2).map { view in
      Rect(
        x: view.position.x - view.size.width / 2, y: view.position.y - view.size.height / 2, width: view.size.width,
        height: view.size.height)
    }
  }
  private let two = #"{"size":[20,10]},{"size":[40,30]}"#

  @Test func fillStretchesTheFirstView() throws {
    // 100 − 10 − 40 = 50 is left for the first.
    try expectEqual(
      rects(#""spacing":10,"#, two),
      [
        Rect(x: 0, y: 0, width: 50, height: 50), Rect(x: 60, y: 0, width: 40, height: 50),
      ])
  }

  // As measured of UIKit: 300 − 28 − 37.5 − 2·8 = 218.5 for the spacer at 28 + 8; the last at 36 + 218.5 + 8 = 262.5.
  @Test(arguments: [(1, 263), (2, 262.5), (3, 788 / 3), (0.5, 263)] as [(Double, Double)])
  func fillStretchesTheViewWithoutAnOwnSize(scale: Double, last: Double) throws {
    let stack =
      #"{"type":"stack","frame":[0,0,300,20],"spacing":8,"subviews":[{"size":[28,20]},{"size":[0,0]},{"size":[37.5,20]}]}"#
    let text = SceneText.scene(subviews: stack, canvas: #""width":300,"height":200,"scale":\#(scale)"#)
    let views = try SceneText.load(text).screens[0].views.dropFirst(2)
    expectEqual(views.map(\.size.width), [28, 218.5, 37.5])
    let starts = views.map { $0.position.x - $0.size.width / 2 }
    #expect(zip(starts, [0, 36, last]).allSatisfy { abs($0 - $1) < 1e-9 }, "\(starts)")
  }

  @Test func ofSeveralWithoutAnOwnSizeTheFirstIsStretched() throws {
    let widths = try rects("", #"{"size":[20,1]},{"size":[0,1]},{"size":[0,1]}"#).map(\.size.width)
    expectEqual(widths, [20, 80, 0])
    // Only the length along the axis counts.
    let heights = try rects(#""axis":"vertical","#, #"{"size":[0,10]},{"size":[5,0]}"#).map(\.size.height)
    expectEqual(heights, [10, 40])
  }

  @Test func distributions() throws {
    let aligned = #""alignment":"top","#
    // (100 − 10)/2 = 45 each.
    try expectEqual(
      rects(aligned + #""distribution":"fillEqually","spacing":10,"#, two),
      [
        Rect(x: 0, y: 0, width: 45, height: 10), Rect(x: 55, y: 0, width: 45, height: 30),
      ])
    // 20 + 40 and a gap of 20 are 80 (fact sheet 6.10): a quarter of 100, then what is left beside the gap.
    try expectEqual(
      rects(aligned + #""distribution":"fillProportionally","spacing":20,"#, two),
      [
        Rect(x: 0, y: 0, width: 25, height: 10), Rect(x: 45, y: 0, width: 55, height: 30),
      ])
    try expectEqual(
      rects(aligned + #""distribution":"equalSpacing","#, two),
      [
        Rect(x: 0, y: 0, width: 20, height: 10), Rect(x: 60, y: 0, width: 40, height: 30),
      ])
    // Three centres at 10, 45, 80: the middle one is (10 + 80)/2.
    try expectEqual(
      rects(aligned + #""distribution":"equalCentering","#, #"{"size":[20,5]},{"size":[10,5]},{"size":[40,5]}"#),
      [
        Rect(x: 0, y: 0, width: 20, height: 5), Rect(x: 40, y: 0, width: 10, height: 5),
        Rect(x: 60, y: 0, width: 40, height: 5),
      ])
  }

  @Test func alignmentsAndInsets() throws {
    // Inner box: x 10…90, y 5…45.
    let insets = #""distribution":"equalSpacing","insets":[5,10,5,10],"#
    try expectEqual(
      rects(insets + #""alignment":"center","#, two),
      [
        Rect(x: 10, y: 20, width: 20, height: 10), Rect(x: 50, y: 10, width: 40, height: 30),
      ])
    try expectEqual(
      rects(insets + #""alignment":"bottom","#, two),
      [
        Rect(x: 10, y: 35, width: 20, height: 10), Rect(x: 50, y: 15, width: 40, height: 30),
      ])
    try expectEqual(rects(#""insets":10,"#, #"{"size":[1,1]}"#), [Rect(x: 10, y: 10, width: 80, height: 30)])
    try expectEqual(
      rects(#""insets":{"top":1,"left":2},"#, #"{"size":[1,1]}"#), [Rect(x: 2, y: 1, width: 98, height: 49)])
  }

  @Test func verticalAndRightToLeft() throws {
    let spaced = #""distribution":"equalSpacing","alignment":"leading","#
    try expectEqual(
      rects(#""axis":"vertical","# + spaced, two),
      [
        Rect(x: 0, y: 0, width: 20, height: 10), Rect(x: 0, y: 20, width: 40, height: 30),
      ])
    let mirrored = #","layoutDirection":"rtl""#
    try expectEqual(
      rects(#""axis":"vertical","# + spaced, two, canvas: mirrored),
      [
        Rect(x: 80, y: 0, width: 20, height: 10), Rect(x: 60, y: 20, width: 40, height: 30),
      ])
    try expectEqual(
      rects(spaced, two, canvas: mirrored),
      [
        Rect(x: 80, y: 0, width: 20, height: 10), Rect(x: 0, y: 0, width: 40, height: 30),
      ])
  }

  @Test func hiddenAndPlacedViewsTakeNoRoom() throws {
    let views = #"{"size":[20,10],"hidden":true},{"frame":[1,2,3,4]},{"size":[40,30]}"#
    try expectEqual(
      rects("", views),
      [
        Rect(x: 0, y: 0, width: 20, height: 10), Rect(x: 1, y: 2, width: 3, height: 4),
        Rect(x: 0, y: 0, width: 100, height: 50),
      ])
  }

  @Test func tooLittleRoomShrinksFromTheFirst() throws {
    // 160 wanted, 100 there: the first gives all its 40, the second 20.
    try expectEqual(
      rects("", #"{"size":[40,1]},{"size":[60,1]},{"size":[60,1]}"#).map(\.size.width), [0, 40, 60])
  }

  @Test func innerStacksAreLaidOutInTheirFinalSize() throws {
    let inner = #"{"type":"stack","size":[10,10],"subviews":[{"size":[1,1]}]}"#
    try expectEqual(
      rects("", inner), [Rect(x: 0, y: 0, width: 100, height: 50), Rect(x: 0, y: 0, width: 100, height: 50)])
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
    expectEqual(steps[1].screenChanges[1]?.modalAnimation, .both(.zoom))
    expectEqual(steps[1].screenChanges[1]?.views[0].alpha, 0.5)
    expectEqual(steps[1].controllerChanges.navigation, .fade)
    expectEqual(steps[1].controllerChanges.push, .zoom)
    expectEqual(steps[1].controllerChanges.tabBar, .directed(.slide, .left))
    expectEqual(steps[2].screenChanges[1]?.modalAnimation, .pair(presenting: nil, dismissing: .fade))
    expectEqual(steps[2].screenChanges[1]?.views[0].alpha, 0.5)
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
    guard case .tabs(let tabs)? = scene.steps[0].root, case .navigation(let navigation) = tabs.tabs[1] else {
      Issue.record("no tabs")
      return
    }
    #expect(tabs.view.heroID == nil && tabs.view.heroModifiers == [.fade])
    expectEqual((navigation.view.heroID, navigation.view.heroModifiers), ("card", [.fade, .delay(0.1)]))
    expectEqual(navigation.view.heroModifiersLocation?.jsonPath, "$.timeline[0].present.tabs[1].heroModifiers")
    func problems(_ keys: String) -> [String] { SceneText.stepProblems(#"{"present":{"navigation":["b"],\#(keys)}}"#) }
    expectEqual(problems(#""heroID":"""#), ["$.timeline[0].present.heroID: expected a heroID, found an empty string"])
    expectEqual(
      problems(#""heroModifiers":3"#),
      ["$.timeline[0].present.heroModifiers: expected a modifier string or an array of them, found a number"])
    expectEqual(
      problems(#""heroModifiers":"fad""#).first?
        .hasPrefix("$.timeline[0].present.heroModifiers: column 1 of the string"), true)
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
    expectEqual(
      SceneText.stepProblems(#"{"wait":0,"set":{"a.navigationController":{"alpha":0.5}}}"#),
      [
        #"$.timeline[0].set["a.navigationController"].alpha: unknown key 'alpha'; known are heroID, heroModifiers"#
      ])
    expectEqual(
      SceneText.stepProblems(#"{"wait":0,"set":{"a.navigationController":"fade"}}"#).first?
        .contains("expected an object of heroID and heroModifiers"), true)
    expectEqual(
      SceneText.stepProblems(#"{"wait":0,"set":{"z.navigationController":{}}}"#).first?
        .contains("no screen named 'z.navigationController'"), true)
  }

  @Test func endIsFinish() throws {
    func release(_ key: String) throws -> Interaction? {
      try SceneText.load(
        SceneText.scene(timeline: #"{"present":"b","interactive":[{"at":0,"progress":0.5},{"at":1,"\#(key)":true}]}"#)
      ).steps[0].interaction
    }
    guard case .samples(_, let end) = try release("end"), case .samples(_, let finish) = try release("finish") else {
      Issue.record("no samples")
      return
    }
    expectEqual(end, finish)
    #expect(end.finishes)
  }

  @Test(arguments: [
    ("hero.modifiers", "heroModifiers"), ("hero.id", "heroID"), ("heroModifierString", "heroModifiers"),
  ])
  func viewWordsGetTheirKey(_ word: String, _ key: String) {
    #expect(
      SceneText.viewProblems(#"{"frame":[0,0,1,1],"\#(word)":"x"}"#).contains {
        $0.hasSuffix("unknown key '\(word)'; did you mean '\(key)'?")
      })
  }

  @Test(arguments: [
    ("hero_dismissViewController", "dismiss"), ("presentViewController", "present"), ("usingAnimation", "animation"),
    ("pushViewController(_:animated:)", "push"),
  ])
  func stepWordsGetTheirKey(_ word: String, _ key: String) {
    #expect(
      SceneText.stepProblems(#"{"\#(word)":"b"}"#).contains {
        $0.hasSuffix("unknown key '\(word)'; did you mean '\(key)'?")
      })
  }
}
