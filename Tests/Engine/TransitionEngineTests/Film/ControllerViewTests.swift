import HeroGeometry
import HeroLayers
import HeroModel
import HeroScene
import HeroTesting

@testable import TransitionEngine

/// What Hero moves is the view of the controller that comes or goes, which may be a container's (rule C7).
///
/// Hero's source: `UIViewControllerTransitioningDelegate` takes the presenting and the presented controller as `fromViewController` and
/// `toViewController`, `UITabBarControllerDelegate` the two tabs; `fromView` and `toView` are their views.
@Suite struct ControllerViewTests {
  /// A film on 200 × 400 points of screens `a`, `b` and `c`, each with keys of its own, of its root view, and a subview's.
  private func film(
    _ root: String, _ steps: String, a: (keys: String, view: String, inner: String) = ("", "", ""),
    b: (keys: String, view: String, inner: String) = ("", "", "")
  ) throws -> Film {
    func screen(_ name: String, _ words: (keys: String, view: String, inner: String)) -> String {
      #""\#(name)": { \#(words.keys) "view": { \#(words.view) "subviews": [ "#
        + #"{ "name": "x", "frame": [20, 100, 100, 40], "backgroundColor": "red" \#(words.inner) } ] } }"#
    }
    let text =
      #"{ "version": 1, "canvas": { "width": 200, "height": 400, "scale": 1 }, "root": \#(root), "timeline": [ \#(steps) ], "#
      + #""screens": { \#(screen("a", a)), \#(screen("b", b)), \#(screen("c", ("", "", ""))) } }"#
    return try Film(scene: TestScene.load(text))
  }

  /// A layer of a path wherever it is: the snapshots and pictures that hold it, outermost first, and the product of their opacities.
  private func found(
    _ path: String, _ film: Film, at time: Double
  ) -> [(layer: Layer, holders: [String], opacity: Double)] {
    var result: [(Layer, [String], Double)] = []
    func search(_ layers: [Layer], _ holders: [String], _ opacity: Double) {
      for layer in layers where !layer.isHidden {
        let opacity = opacity * layer.opacity
        if layer.path == path, layer.role != .snapshot { result.append((layer, holders, opacity)) }
        let inside = layer.role == .snapshot ? holders + [layer.path] : holders
        search(layer.children, inside, opacity)
        if case .picture(let picture)? = layer.contents?.kind { search(picture.layers, inside, opacity) }
      }
    }
    search(film.moment(at: time).tree.layers, [], 1)
    return result
  }

  private func middle(_ film: Film, _ index: Int = 0) -> Double {
    film.transitions[index].start + film.transitions[index].duration / 2
  }

  // Only `b` is matched, so that only it shrinks into the card: the bar is in the picture of the navigation controller's view, whose
  // own frame never changes, and fades in with it.
  @Test func theBarOfAPresentedControllerComesWithItsView() throws {
    let film = try film(
      #""a""#, #"{ "present": { "navigation": ["b"], "bar": {} } }"#, a: ("", "", #", "heroID": "card""#),
      b: ("", #""heroID": "card","#, ""))
    let plan = try #require(film.transitions.first)
    expectEqual((plan.defaultAnimation, plan.reason), (.fade, .auto))
    expectEqual((plan.fromView, plan.toView), ("a", "b.navigationController"))
    expectEqual(plan.views.map(\.path), ["a/x", "b.navigationController", "b"])
    expectEqual(plan.views[1].keys.map(\.name), ["opacity"])
    let bars = found("navigationBar/background", film, at: middle(film))
    expectEqual(bars.map(\.holders), [["b.navigationController"]])
    #expect(bars.allSatisfy { $0.opacity > 0.3 && $0.opacity < 1 })
  }

  // `auto` is `none` where fromView or toView can animate: the root of a screen alone is one of them, inside of a container it is not.
  @Test func autoLooksAtTheContainersView() throws {
    let moving = ("", #""heroModifiers": "translate(0, 100)","#, "")
    let alone = try film(#""a""#, #"{ "present": "b" }"#, b: moving)
    expectEqual(alone.transitions[0].defaultAnimation, .none)
    expectEqual(alone.transitions[0].views.map(\.path), ["b"])
    for root in [#"{ "navigation": ["b"] }"#, #"{ "tabs": ["b"] }"#, #"{ "tabs": [{ "navigation": ["b"] }] }"#] {
      let film = try film(#""a""#, #"{ "present": \#(root) }"#, b: moving)
      let plan = film.transitions[0]
      expectEqual(plan.defaultAnimation, .fade, "\(root)")
      expectEqual(plan.views.map(\.path), [plan.toView, "b"], "\(root)")
      // The root keeps its own state inside.
      expectEqual(plan.views[1].keys.map(\.name), ["transform"], "\(root)")
    }
  }

  // CascadePreprocessor comes after the default animation, which replaces the state of toView alone.
  @Test func aCascadeOfTheRootStaysInside() throws {
    let film = try film(
      #""a""#, #"{ "present": { "navigation": ["b"] }, "animation": "push(left)" }"#,
      b: ("", #""heroModifiers": "delay(0.3) cascade(0.1)","#, #", "heroModifiers": "fade""#))
    let plan = film.transitions[0]
    expectEqual(plan.cascades.map(\.path), ["b"])
    expectEqual(plan.views.first { $0.path == "b/x" }?.delay, 0.3)
    expectEqual(plan.views.first { $0.path == "b.navigationController" }?.delay, 0)
    #expect(plan.warnings.isEmpty)
  }

  // `a` alone moves out of the navigation controller's view: that stays, with its bar, under what fades in.
  @Test func theRootOfAPresentingControllerLeavesItsBar() throws {
    let film = try film(
      #"{ "navigation": ["a"], "bar": {} }"#, #"{ "present": "b" }, { "dismiss": true }"#,
      a: ("", #""heroModifiers": "translate(0, 200)","#, ""))
    let (present, dismiss) = (film.transitions[0], film.transitions[1])
    expectEqual((present.fromView, present.toView), ("a.navigationController", "b"))
    expectEqual((present.defaultAnimation, dismiss.defaultAnimation), (.fade, .fade))
    expectEqual(present.views.map(\.path), ["a", "b"])
    expectEqual(present.views.map { $0.keys.map(\.name) }, [["transform"], ["opacity"]])
    expectEqual(found("navigationBar/background", film, at: middle(film)).map(\.holders), [[]])
    let layers = film.moment(at: middle(film)).tree.layers
    expectEqual(layers.map(\.path), ["b", "a.navigationController", "a", "b"])
    expectEqual(layers.map(\.role), [.view, .view, .snapshot, .snapshot])
    // On the way back the navigation controller's view is toView and fades in, with its bar.
    expectEqual(dismiss.views.map(\.path), ["a.navigationController", "a"])
    expectEqual(
      found("navigationBar/background", film, at: middle(film, 1)).map(\.holders), [["a.navigationController"]])
  }

  @Test func theseViewsAnimate() throws {
    let clear = ("", #""backgroundColor": "clear","#, "")
    let none = ("", "", "")
    let fades = #""heroModifiers": "fade", "heroID": "x""#
    let condition = "when(toScreen('b') and fromScreen('a') and not isInNavbarController, fade)"
    for (root, step, a, b, paths) in [
      // DefaultAnimationPreprocessor: fromView fades where it is not opaque or its background is translucent; a container's view is
      // opaque and has no background, whatever its screen's has.
      (#""a""#, #"{ "present": "b" }"#, clear, none, ["a", "b"]),
      (#"{ "navigation": ["a"] }"#, #"{ "present": "b" }"#, clear, none, ["b"]),
      // The conditions know the screens that show by their names (rule M5).
      (
        #""a""#, #"{ "present": { "navigation": ["b"] } }"#, none, ("", "", #", "heroModifiers": "\#(condition)""#),
        ["b.navigationController", "b/x"]
      ),
      // HeroContext.set(fromViews:toViews:) takes the views in fromView and toView: in a push those of the two screens, in a change of
      // tab those of the tabs. Of a container in another both are in the view of the outer.
      (#"{ "navigation": ["a"], \#(fades) }"#, #"{ "push": "b" }"#, none, none, ["a", "b"]),
      (
        #"{ "tabs": ["a", { "navigation": ["b"], \#(fades) }], \#(fades) }"#, #"{ "selectTab": 1 }"#, none, none,
        ["b.navigationController"]
      ),
      (
        #""a""#, #"{ "present": { "tabs": [{ "navigation": ["b"], \#(fades) }], \#(fades) } }"#, none, none,
        ["b.tabBarController", "b.navigationController"]
      ),
      // IgnoreSubviewModifiersPreprocessor drops the states of what is inside.
      (
        #""a""#, #"{ "present": { "navigation": ["b"], "heroModifiers": "ignoreSubviewModifiers(true) fade" } }"#, none,
        ("", "", #", "heroModifiers": "fade""#), ["b.navigationController"]
      ),
    ] as [(String, String, (String, String, String), (String, String, String), [String])] {
      let plan = try film(root, step, a: a, b: b).transitions[0]
      expectEqual(plan.views.map(\.path), paths, "\(root) \(step)")
      expectEqual(plan.skipped.map(\.path), step.contains("ignore") ? ["b/x"] : [], "\(root) \(step)")
      // A push that does not look at what is around it pushes; in the tabs toView can animate.
      if step.contains("push") { expectEqual(plan.defaultAnimation.text, "push(left)") }
      if step.contains("Tab") { expectEqual(plan.defaultAnimation, .none) }
    }
  }

  // UITabBarControllerDelegate: the two tabs; the tab bar is outside of both.
  @Test func tabsMoveTheirNavigationControllers() throws {
    let film = try film(
      #"{ "tabs": [{ "navigation": ["a"], "bar": {} }, { "navigation": ["b"], "bar": {} }, "c"], "bar": {} }"#,
      #"{ "selectTab": 1 }, { "selectTab": 2 }"#,
      a: (#""toolbarItems": [{ "systemItem": "trash" }],"#, #""heroModifiers": "fade","#, ""))
    let (first, second) = (film.transitions[0], film.transitions[1])
    expectEqual(first.defaultAnimation.text, "slide(left)")
    expectEqual(first.views.map(\.path), ["a.navigationController", "a", "b.navigationController"])
    expectEqual(second.views.map(\.path), ["b.navigationController", "c"])
    let time = middle(film)
    expectEqual(
      found("navigationBar/background", film, at: time).map(\.holders),
      [["a.navigationController"], ["b.navigationController"]])
    expectEqual(found("tabBar/background", film, at: time).map(\.holders), [[]])
    // 49 points of tab bar below the toolbar's 44, in a tab that moves as at rest.
    for time in [0, time] {
      let toolbars = found("toolbar/background", film, at: time)
      #expect(!toolbars.isEmpty && toolbars.allSatisfy { $0.layer.position.y == 400 - 49 - 22 })
    }
  }

  // UIKit's hierarchy of iOS 13 and later, as recursiveDescription prints it.
  @Test func containersHoldTheirScreensAsInUIKit() throws {
    let film = try film(
      #"{ "tabs": [{ "navigation": ["a"], "bar": {} }], "bar": {} }"#, #"{ "present": "b" }"#)
    var chain: [Layer] = []
    var next = film.moment(at: middle(film)).tree.layers.first { $0.path == "a.tabBarController" }
    while let layer = next, layer.path != "a/x" {
      chain.append(layer)
      next = layer.children.first
    }
    expectEqual(
      chain.map(\.path),
      [
        "a.tabBarController", "a.tabBarController/UITransitionView", "a.tabBarController/UIViewControllerWrapperView",
        "a.navigationController", "a.navigationController/UINavigationTransitionView",
        "a.navigationController/UIViewControllerWrapperView", "a",
      ])
    expectEqual(chain.map(\.masksToBounds), [false, true, false, true, true, false, false])
    #expect(chain[0].children.map(\.path).last == "tabBar" && chain[3].children.map(\.path).last == "navigationBar")
    #expect(chain.allSatisfy { $0.bounds.size == Size(width: 200, height: 400) })
    #expect(chain.allSatisfy { $0.position == Point(x: 100, y: 200) })
  }

  // `replaceViewController(with:)` of a screen: what is around it stays.
  @Test func replacingATabsScreenLeavesTheTabBar() throws {
    let film = try film(#"{ "tabs": ["a", "c"], "bar": {} }"#, #"{ "replace": "b", "animation": "push(left)" }"#)
    expectEqual(film.transitions[0].views.map(\.path), ["a", "b"])
    expectEqual(found("tabBar/background", film, at: middle(film)).map(\.holders), [[]])
  }

  // Hero's `apply` finds a snapshot for views that animate: here the container's view does, and its screen's root does not.
  @Test func gesturesReachAContainersView() throws {
    let steps =
      #"{ "present": { "navigation": ["b"] }, "animation": "fade", "interactive": [ "#
      + #"{ "at": 0, "progress": 0, "apply": { "b.navigationController": "translate(0, 50)", "b": "translate(0, 90)" } }, "#
      + #"{ "at": 0.5, "finish": true } ] }"#
    let film = try film(#""a""#, steps)
    let snapshot = try #require(film.moment(at: 0.2).tree.layers.last)
    expectEqual((snapshot.path, snapshot.role), ("b.navigationController", .snapshot))
    expectEqual(snapshot.transform.elements[13], 50)
    expectEqual(film.facts.map(\.fact), [.appliedInVain(path: "b")])
    // A push has no view of the controller around.
    let push = try self.film(
      #"{ "navigation": ["a"] }"#,
      #"{ "push": "b", "interactive": [ { "at": 0, "progress": 0, "apply": { "b.navigationController": "fade" } }, { "at": 0.5, "finish": true } ] }"#
    )
    expectEqual(push.facts.map(\.fact), [.appliedInVain(path: "b.navigationController")])
  }

  // HeroTransition+Complete: after an over-full-screen presentation the container with the snapshots stays on fromView.
  @Test func whatAnOverFullScreenChangeLeavesIsOnTheContainersView() throws {
    let film = try film(
      #"{ "navigation": ["a"], "bar": {} }"#,
      #"{ "present": "b", "animation": "pull(down)" }, { "wait": 1 }, { "dismiss": true, "animation": "fade" }, { "wait": 1 }"#,
      b: (#""modalPresentationStyle": "overFullScreen","#, "", ""))
    let time = film.transitions[0].start + film.transitions[0].duration + 0.5
    let below = try #require(film.moment(at: time).tree.layers.first)
    #expect(below.path == "a.navigationController" && below.isHidden)
    expectEqual((below.children.last?.role, below.children.last?.path), (.snapshot, "a.navigationController"))
    // Back at rest everything is in its place.
    expectEqual(found("navigationBar/background", film, at: film.duration).map(\.holders), [[]])
    expectEqual(film.moment(at: film.duration).tree.layers.first?.path, "a")
  }

  // MARK: What is said of the container's own view

  private let evenly = "duration(1) timingFunction(linear)"

  // DefaultAnimationPreprocessor: `auto` is `none` where an animator can animate toView, which is the navigation controller's view here.
  // 100 points in a second, evenly: 50 are left after half of it, for the screen and the bar alike.
  @Test func modifiersMoveTheWholeContainer() throws {
    for root in [#"{ "navigation": ["b"], "bar": {}, KEY }"#, #"{ "tabs": ["b"], "bar": {}, KEY }"#] {
      let key = #""heroModifiers": "translate(0, 100) \#(evenly)""#
      let film = try film(#""a""#, #"{ "present": \#(root.replacing("KEY", with: key)) }"#)
      let plan = film.transitions[0]
      expectEqual((plan.defaultAnimation, plan.total), (.none, 1))
      #expect(plan.views.map(\.path) == [plan.toView] && plan.toView != "b")
      let snapshot = try #require(film.moment(at: 0.5).tree.layers.last)
      expectEqual((snapshot.path, snapshot.role), (plan.toView, .snapshot))
      #expect(abs(snapshot.transform.elements[13] - 50) < 1e-9)
      let bar = root.contains("tabs") ? "tabBar/background" : "navigationBar/background"
      expectEqual(found(bar, film, at: 0.5).map(\.holders), [[plan.toView]])
      expectEqual(found("b/x", film, at: 0.5).map(\.holders), [[plan.toView]])
    }
  }

  // From the card's 100 × 40 points in the middle of (70, 120) to the canvas's 200 × 400 in that of (100, 200), evenly in a second: half
  // of the way each.
  @Test func aHeroIDMatchesTheWholeContainer() throws {
    let film = try film(
      #""a""#, #"{ "present": { "navigation": ["b"], "bar": {}, "heroID": "card", "heroModifiers": "\#(evenly)" } }"#,
      a: ("", "", #", "heroID": "card""#))
    let plan = film.transitions[0]
    expectEqual(plan.pairs, [.init(heroID: "card", source: "a/x", destination: "b.navigationController")])
    // A match comes after the default animation, which fades toView and drops its duration.
    #expect(plan.defaultAnimation == .fade && plan.warnings.isEmpty)
    let view = plan.views.first { $0.path == "b.navigationController" }
    for (name, from, to) in [("position", [70.0, 120], [100.0, 200]), ("bounds.size", [100, 40], [200, 400])] {
      let key = view?.keys.first { $0.name == name }
      expectEqual((key?.from.numbers, key?.to.numbers), (from, to), "\(name)")
    }
    expectEqual(
      found("navigationBar/background", film, at: middle(film)).map(\.holders), [["b.navigationController"]])
    // Without a default animation the view keeps its own timing.
    let alone = try self.film(
      #""a""#,
      #"{ "present": { "navigation": ["b"], "bar": {}, "heroID": "card", "heroModifiers": "\#(evenly)" }, "animation": "none" }"#,
      a: ("", "", #", "heroID": "card""#))
    let grown = try #require(
      alone.moment(at: 0.5).tree.layers.last { $0.path == "b.navigationController" && $0.role == .snapshot })
    expectEqual(alone.transitions[0].total, 1)
    #expect(abs(grown.bounds.size.width - 150) < 1e-9 && abs(grown.bounds.size.height - 220) < 1e-9)
    #expect(abs(grown.position.x - 85) < 1e-9 && abs(grown.position.y - 160) < 1e-9)
  }

  // DefaultAnimationPreprocessor sets the states of fromView and toView anew.
  @Test func aDefaultAnimationReplacesAContainersModifiers() throws {
    let film = try film(
      #""a""#, #"{ "present": { "navigation": ["b"], "heroModifiers": "translate(0, 100)" }, "animation": "zoom" }"#)
    expectEqual(film.transitions[0].warnings.map(\.rule), [.p3])
    expectEqual(film.facts.map(\.diagnostic.message).first?.contains("b.navigationController"), true)
    // zoom puts fromView on top, so that toView's snapshot is made first (rule L2).
    expectEqual(film.transitions[0].views.map(\.path), ["b.navigationController", "a"])
  }

  @Test func stepsSetAContainersView() throws {
    let film = try film(
      #"{ "navigation": ["a"] }"#,
      #"{ "push": "b", "set": { "a.navigationController": { "heroModifiers": "fade", "heroID": "h" } } }, "#
        + #"{ "present": "c" }, { "dismiss": true, "set": { "b.navigationController": { "heroModifiers": "translate(0, 9)" } } }, "#
        + #"{ "present": "c", "set": { "a.navigationController": { "heroModifiers": null } } }"#)
    let plans = film.transitions
    expectEqual(plans[0].views.map(\.path), ["a", "b"])
    expectEqual(plans[1].views.map(\.path), ["b.navigationController"])
    #expect(plans[1].views[0].keys.map(\.name) == ["opacity"] && plans[1].views[0].heroID == "h")
    expectEqual(plans[2].views.map(\.path), ["b.navigationController"])
    expectEqual(plans[2].views[0].keys.map(\.name), ["transform"])
    #expect(plans[3].defaultAnimation == .fade && plans[3].views.map(\.path) == ["c"])
  }

  @Test func whatIsNotOnStageIsNotSet() throws {
    let set = #""set": { "b.navigationController": { "heroModifiers": "fade" } }"#
    for step in [
      #"{ "present": { "navigation": ["b"] }, \#(set) }"#, #"{ "present": "b" }, { "wait": 0, \#(set) }"#,
    ] {
      let error = #expect(throws: SceneError.self) { try self.film(#""a""#, step) }
      let message = error?.diagnostics.first?.message ?? ""
      #expect(message.contains("no controller on stage before it has the view 'b.navigationController'; one"))
    }
  }

  // MARK: Tab bar controllers in stacks (rule C3)

  // The tab bar comes in the picture of the controller that it belongs to; the navigation bar stays over both.
  @Test func aPushedTabBarControllerComesWhole() throws {
    let film = try film(
      #"{ "navigation": ["a"], "bar": {}, "animation": "push(left)" }"#,
      #"{ "push": { "tabs": ["b", "c"], "bar": {} } }, { "selectTab": "c" }, { "pop": true }"#)
    let plan = film.transitions[0]
    expectEqual((plan.kind, plan.fromView, plan.toView), (.push, "a", "b.tabBarController"))
    expectEqual((plan.stackAfter, plan.views.map(\.path)), ("[a, (*b | c)]", ["a", "b.tabBarController"]))
    expectEqual(found("tabBar", film, at: middle(film)).map(\.holders), [["b.tabBarController"]])
    expectEqual(found("navigationBar", film, at: middle(film)).map(\.holders), [[]])
    // A change of tab leaves both bars.
    #expect(film.transitions[1].fromView == "b" && film.transitions[1].toView == "c")
    for bar in ["tabBar", "navigationBar"] {
      expectEqual(found(bar, film, at: middle(film, 1)).map(\.holders), [[]])
    }
    // The tab has no stack of its own: the one around the tab bar controller pops.
    #expect(film.transitions[2].fromView == "c.tabBarController" && film.transitions[2].toView == "a")
    expectEqual(film.transitions[2].stackAfter, "[a]")
  }

  // Both bars of the tab go with it, the outer one stays; what comes back is the stack of the tab as it was.
  @Test func anOuterPushTakesTheTabsWithTheirStacks() throws {
    let film = try film(
      #"{ "navigation": [{ "tabs": [ { "navigation": ["a", "b"], "bar": {} } ], "bar": {} }], "bar": {} }"#,
      #"{ "push": "c", "outer": true }, { "pop": true }"#)
    let (push, pop) = (film.transitions[0], film.transitions[1])
    expectEqual((push.fromView, push.toView), ("b.tabBarController", "c"))
    expectEqual((push.stackAfter, pop.stackAfter), ("[(*[a, b]), c]", "[(*[a, b])]"))
    expectEqual((pop.fromView, pop.toView), ("c", "b.tabBarController"))
    let kept = film.moment(at: middle(film)).tree.layers.filter { $0.role == .overlay }
    expectEqual(kept.map(\.path), ["navigationBar"])
  }

  // 44 points each: the inner one begins where the outer one ends.
  @Test func barsAroundEachOtherAddUp() throws {
    let film = try film(
      #"{ "navigation": ["a", { "tabs": [ { "navigation": ["b"], "bar": {} } ], "bar": {} }], "bar": {} }"#,
      #"{ "wait": 1 }, { "push": "c" }"#)
    let bars = film.moment(at: 0.5).tree.layers.filter { $0.path == "navigationBar" }
    // An outer bar lies over an inner one's ground.
    expectEqual(bars.map { $0.children.first?.bounds.size.height }, [88, 44])
    // All three stay over a push in the tab.
    #expect(film.transitions[0].toView == "c" && film.transitions[0].stackAfter == "[a, (*[b, c])]")
    let moving = film.moment(at: middle(film)).tree.layers.filter { $0.role == .overlay }
    expectEqual(moving.map(\.path), ["tabBar", "navigationBar", "navigationBar"])
  }

  // MARK: Under what is presented (rule C3)

  private let over = #""modalPresentationStyle": "overCurrentContext","#

  // a/x was matched with b/x, and stays where b/x is until the navigation controller next comes or goes (rule L7).
  @Test func whatIsPresentedLiesOverAChangeBelowIt() throws {
    let film = try film(
      #"{ "navigation": ["a"], "animation": "push(left)" }"#,
      #"{ "present": "b" }, { "push": "c" }, { "wait": 1 }, { "dismiss": true }, { "wait": 1 }"#,
      a: ("", "", #", "heroID": "x""#), b: (over, #""backgroundColor": "clear","#, #", "heroID": "x""#))
    let push = film.transitions[1]
    expectEqual((push.kind, push.from, push.to, push.stackAfter), (.push, "a", "c", "[a, c] + b"))
    func painted(_ time: Double) -> [String] { film.moment(at: time).tree.layers.inPaintOrder.map(\.path) }
    expectEqual(painted(middle(film, 1)), ["c", "a", "a", "c", "a/x", "b"])
    // In the real tree a/x is back in its place, in the picture of a; the other one is what is left.
    expectEqual(found("a/x", film, at: middle(film, 1)).map(\.holders), [["a"], ["a/x"]])
    let rest = film.moment(at: push.start + push.duration + 0.5).tree.layers
    expectEqual(rest.map(\.path), ["c.navigationController", "b"])
    #expect(rest[0].children.last?.path == "a/x" && rest[0].children.last?.role == .snapshot)
    let back = film.transitions[2]
    expectEqual((back.kind, back.from, back.to, back.stackAfter), (.dismiss, "b", "c", "[a, c]"))
    expectEqual(film.moment(at: film.duration - 0.5).tree.layers.map(\.path), ["c"])
  }

  // The default animation moves the navigation controller's view itself, which an over-full-screen presentation leaves hidden.
  @Test func nothingShowsOfAChangeInAHiddenController() throws {
    let film = try film(
      #"{ "navigation": ["a"], "bar": {} }"#, #"{ "present": "b" }, { "push": "c" }, { "wait": 1 }"#,
      b: (over + #""modalAnimation": "cover(up)","#, "", ""))
    expectEqual(film.transitions[0].views.map(\.path), ["a.navigationController", "b"])
    let layers = film.moment(at: middle(film, 1)).tree.layers
    #expect(layers.map(\.path) == ["a.navigationController", "b"] && layers[0].role == .snapshot)
    let rest = film.moment(at: film.duration - 0.5).tree.layers
    #expect(rest.map(\.path) == ["c.navigationController", "b"] && rest[0].isHidden)
  }

  // MARK: Bars as views (rule C7)

  @Test func aBarOfWhichSomethingIsSaidIsAView() throws {
    let tabs = try film(
      #"{ "tabs": ["a", "b"], "bar": { "heroModifiers": "translate(0, 60)" } }"#,
      #"{ "selectTab": "b" }, { "present": "c" }, { "wait": 1 }"#)
    #expect(tabs.transitions[0].views.allSatisfy { !$0.path.contains("tabBar") })
    expectEqual(found("tabBar", tabs, at: tabs.transitions[1].start).map(\.holders), [["b.tabBarController.tabBar"]])
    // Steps set what is said of one.
    let navigation = try film(
      #"{ "navigation": ["a"], "bar": {} }"#,
      #"{ "present": "b", "set": { "a.navigationController.navigationBar": { "heroModifiers": "fade" } } }"#)
    // 49 points at the lower edge of 400, 44 at the upper one.
    for (plan, film, path, key, height, y) in [
      (tabs.transitions[1], tabs, "b.tabBarController.tabBar", "transform", 49.0, 375.5),
      (navigation.transitions[0], navigation, "a.navigationController.navigationBar", "opacity", 44, 22),
    ] {
      expectEqual(plan.views.first { $0.path == path }?.keys.map(\.name), [key])
      let layer = film.moment(at: plan.start).tree.layers.first { $0.path == path && $0.role == .snapshot }
      expectEqual((layer?.bounds.size, layer?.position), (Size(width: 200, height: height), Point(x: 100, y: y)))
    }
  }
}
