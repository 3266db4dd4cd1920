import Foundation
import HeroGeometry
import HeroLayers
import HeroModel
import HeroScene
import HeroTesting
import Testing
import TransitionEngine

/// Rule C6 and fact 6.7: what UIKit does where Hero takes no part. The canvas is 200 × 400 points.
struct SystemTransitionTests {
  /// Layers by their paths, in canvas points where nothing is turned.
  private func layers(_ tree: LayerTree) -> [String: (center: Point, opacity: Double)] {
    var found: [String: (Point, Double)] = [:]
    func look(_ layer: Layer, _ corner: Point, _ opacity: Double) {
      let (center, seen) = (corner + layer.position, opacity * layer.opacity)
      if layer.isHidden { return }
      found[layer.path] = (center, seen)
      let size = layer.bounds.size
      let inner = Point(
        x: center.x - layer.anchorPoint.x * size.width, y: center.y - layer.anchorPoint.y * size.height)
      for child in layer.children { look(child, inner, seen) }
    }
    for layer in tree.below + tree.layers { look(layer, .zero, 1) }
    return found
  }

  /// Critically damped: 1 − e^(−ωt)(1 + ωt), ω² = 1000/3.
  private func spring(_ time: Double) -> Double {
    let way = (1000.0 / 3).squareRoot() * time
    return 1 - exp(-way) * (1 + way)
  }

  private static let offInStack = #"{"navigation":["a"],"isHeroEnabled":false}"#

  // MARK: Who moves

  @Test(arguments: [
    (#"{"push":"b"},{"pop":true}"#, offInStack, ["system push", "system pop"], 1.0),
    (#"{"setViewControllers":["b"]}"#, offInStack, ["system setViewControllers"], 0.5),
    (#"{"push":"b","speed":2}"#, offInStack, ["system push"], 0.25),
    (#"{"push":"b","animated":false},{"pop":true,"animated":false}"#, offInStack, ["push", "pop"], 0),
    (#"{"replace":"b"}"#, offInStack, ["replace"], 0),
    (#"{"selectTab":1}"#, #"{"tabs":["a","b"],"isHeroEnabled":false}"#, ["selectTab"], 0),
    (#"{"replaceTop":"b","isHeroEnabled":false}"#, #""a""#, ["replace"], 0),
    // Hero could: one step leaves it out.
    (#"{"push":"b","isHeroEnabled":false}"#, #"{"navigation":["a"]}"#, ["system push"], 0.5),
    (#"{"push":"b","animated":false}"#, #"{"navigation":["a"]}"#, ["push"], 0),
    // The screen that is presented decides, and its style tells how.
    (#"{"present":"c"},{"dismiss":true}"#, #""a""#, ["system present", "system dismiss"], 1.4),
    (#"{"present":{"navigation":["b"],"isHeroEnabled":false}}"#, #""a""#, ["system present"], 0.5),
  ]) func uiKitMovesWhatHeroDoesNot(steps: String, root: String, kinds: [String], duration: Double) throws {
    let flip = #""isHeroEnabled":false,"modalTransitionStyle":"flipHorizontal""#
    let film = try Show(screenC: flip, root: root, steps: steps).film
    expectEqual(film.transitions.map(\.kindText), kinds)
    #expect(abs(film.duration - duration) < 1e-9)
    #expect(film.transitions.allSatisfy { !$0.isOfHero && $0.views.isEmpty && $0.warnings.isEmpty })
  }

  /// Of two screens that say nothing to Hero nobody is told.
  @Test(arguments: [
    ("", "", "", false), (#""heroID":"x","#, #""heroID":"x","#, "", true), (#""heroID":"x","#, "", "", false),
    ("", #""heroModifiers":"fade","#, "", true), ("", "", #","modalAnimation":"zoom""#, true),
  ]) func wordsThatCountForNothingAreTold(a: String, b: String, screen: String, isTold: Bool) throws {
    let film = try Show(
      a: #"{\#(a)"frame":[0,0,9,9]}"#, b: #"{\#(b)"frame":[0,0,9,9]}"#, screenB: #""isHeroEnabled":false\#(screen)"#,
      steps: #"{"present":"b"},{"dismiss":true}"#
    ).film
    // There and back is one.
    expectEqual(film.warnings.count { $0.message.contains("UIKit's own (C6)") }, isTold ? 1 : 0)
    let asked = try Show(
      a: #"{\#(a)"frame":[0,0,9,9]}"#, b: #"{\#(b)"frame":[0,0,9,9]}"#, steps: #"{"present":"b","isHeroEnabled":false}"#
    )
    expectEqual(asked.film.warnings.map(\.message), [])
  }

  // An app that takes Hero off before it dismisses (Hero #405): the flag is the screen's, not its root view's.
  @Test func screenLosesHeroInMidCourse() throws {
    let navigation = #"{"navigation":["a","b"]}"#
    for (root, step, set, reasons) in [
      (#""a""#, #"{"present":"b"},{"dismiss":true"#, #"{"isHeroEnabled":false}"#, ["screen", "system"]),
      (#""a""#, #"{"present":"b"},{"dismiss":true"#, #"{"view":{"isHeroEnabled":false}}"#, ["screen", "screen"]),
      // The controller around it decides.
      (navigation, #"{"pop":true"#, #"{"isHeroEnabled":false}"#, ["auto"]),
    ] {
      let steps = step + #","set":{"b":\#(set)}}"#
      let plans = try Show(screenB: #""modalAnimation":"zoom""#, root: root, steps: steps).film.transitions
      expectEqual(plans.map(\.reason.rawValue), reasons, "\(steps)")
    }
    // Who presents does not.
    let show = try Show(screenA: #""isHeroEnabled":false"#, steps: #"{"present":"b","animation":"zoom"}"#)
    let pushed = try Show(screenB: #""isHeroEnabled":false"#, root: #"{"navigation":["a"]}"#, steps: #"{"push":"b"}"#)
    expectEqual((show.film.duration, pushed.film.duration), (0.35, 0.35))
  }

  // MARK: How

  @Test(arguments: [("ltr", 1.0), ("rtl", -1)]) func theUpperScreenSlidesOverTheLowerOne(direction: String, way: Double)
    throws
  {
    let film = try Show(
      canvas: #""layoutDirection":"\#(direction)""#, root: Self.offInStack,
      steps: #"{"push":"b"},{"wait":1},{"pop":true}"#
    ).film
    for time in [0, 0.1, 0.3] {
      for (moment, part) in [(time, spring(time)), (1.5 + time, 1 - spring(time))] {
        let shown = layers(film.moment(at: moment).tree)
        #expect(abs((shown["b"]?.center.x ?? 0) - (100 + way * 200 * (1 - part))) < 1e-9)
        #expect(abs((shown["a"]?.center.x ?? 0) - (100 - way * 60 * part)) < 1e-9)
        #expect(abs((shown["system/dimming"]?.opacity ?? 0) - part) < 1e-9)
      }
    }
    expectEqual(film.moment(at: 0.6).tree.layers.map(\.path), ["b"])
  }

  @Test func modalStyles() throws {
    func shown(_ style: String, _ time: Double, over: String = "fullScreen") throws -> (LayerTree, [String: Point]) {
      let keys = #""isHeroEnabled":false,"modalTransitionStyle":"\#(style)","modalPresentationStyle":"\#(over)""#
      let tree = try Show(screenB: keys, steps: #"{"present":"b"},{"wait":1}"#).film.moment(at: time).tree
      return (tree, layers(tree).mapValues(\.center))
    }
    for style in ["fullScreen", "overFullScreen"] {
      let covered = try shown("coverVertical", 0.1, over: style).1
      #expect(abs((covered["b"]?.y ?? 0) - (200 + 400 * (1 - spring(0.1)))) < 1e-9)
      expectEqual(covered["a"], Point(x: 100, y: 200))
    }
    let faded = try layers(shown("crossDissolve", 0.1).0)
    #expect(abs((faded["b"]?.opacity ?? 0) - spring(0.1)) < 1e-9 && faded["a"]?.opacity == 1)
    // One page shows on each side of the middle of the time, for ease in and out is symmetrical.
    try expectEqual(shown("flipHorizontal", 0.34).1.keys.filter { $0.count == 1 }, ["a"])
    try expectEqual(shown("flipHorizontal", 0.36).1.keys.filter { $0.count == 1 }, ["b"])
  }

  /// With Reduce Motion nothing moves: the upper screen of a push fades over the lower one, forth and back.
  @Test func reducedMotionFades() throws {
    let show = try Show(root: Self.offInStack, steps: #"{"push":"b"},{"pop":true}"#)
    var scene = show.film.scene
    scene.canvas.isMotionReduced = true
    let film = try Film(scene: scene)
    for (moment, part) in [(0.1, spring(0.1)), (0.6, 1 - spring(0.1))] {
      let shown = layers(film.moment(at: moment).tree)
      expectEqual(shown["a"]?.center, Point(x: 100, y: 200))
      expectEqual(shown["b"]?.center, Point(x: 100, y: 200))
      #expect(abs((shown["b"]?.opacity ?? 0) - part) < 1e-9 && shown["a"]?.opacity == 1)
    }
    expectEqual(film.transitions.map { $0.system?.name }, ["crossFade", "crossFade"])
    expectEqual(SystemTransition.modal(.coverVertical).reduced, .modal(.crossDissolve))
  }

  @Test func theTopmostGoesAndThoseBelowAreGone() throws {
    let film = try Show(
      screenB: #""isHeroEnabled":false"#, screenC: #""isHeroEnabled":false"#,
      steps: #"{"present":"b","animated":false},{"present":"c","animated":false},{"dismissAll":true}"#
    ).film
    expectEqual(Set(layers(film.moment(at: 0.1).tree).keys.filter { $0.count == 1 }), ["a", "c"])
  }

  @Test func viewsMoveOneByOneWhereTheyAreAway() throws {
    let views = #"{"name":"dim","frame":[0,0,200,400]},{"name":"card","frame":[0,100,200,300],"cornerRadius":10}"#
    let away = #""away":{"b/dim":{"alpha":0},"b/card":{"frame":[0,400,200,300]}}"#
    let film = try Show(
      b: views, screenB: #""isHeroEnabled":false,"modalPresentationStyle":"overFullScreen""#,
      steps: #"{"present":"b",\#(away)},{"wait":1},{"dismiss":true,\#(away)}"#
    ).film
    for (moment, part) in [(0.1, spring(0.1)), (1.6, 1 - spring(0.1))] {
      let shown = layers(film.moment(at: moment).tree)
      #expect(abs((shown["b/card"]?.center.y ?? 0) - (550 - 300 * part)) < 1e-9)
      #expect(abs((shown["b/dim"]?.opacity ?? 0) - part) < 1e-9)
      expectEqual(shown["b"]?.center.y, 200)
    }
  }

  // MARK: Bars

  @Test func aBarStaysAndItsTitlesSlide() throws {
    let text = TestScene.text(
      screenA: #""navigationItem":{"title":"A"}"#, screenB: #""navigationItem":{"title":"B"}"#,
      root: #"{"navigation":["a"],"isHeroEnabled":false,"bar":{}}"#, steps: #"{"push":"b"},{"wait":1}"#)
    let measure = TextMeasure { _ in { text, _, _ in Size(width: 10 * Double(text.text.count), height: 20) } }
    let film = try Film(
      scene: SceneLoader(textMeasure: measure).load(bytes: Array(text.utf8), file: "test.json", folder: "/nonexistent"))
    let (start, end) = (layers(film.moment(at: 0).tree), layers(film.moment(at: 1).tree))
    let middle = layers(film.moment(at: 0.1).tree)
    expectEqual(middle["navigationBar/background"]?.center, start["navigationBar/background"]?.center)
    // The new title is on its way from half of the width, the way back from where the old title was.
    #expect(abs((middle["navigationBar/title"]?.center.x ?? 0) - (100 + 100 * (1 - spring(0.1)))) < 1e-9)
    let (from, to) = (start["navigationBar/title"]?.center.x ?? 0, end["navigationBar/back"]?.center.x ?? 0)
    #expect(abs((middle["navigationBar/back"]?.center.x ?? 0) - (to + (from - to) * (1 - spring(0.1)))) < 1e-9)
  }

  @Test func aBarOfOneScreenGoesWithIt() throws {
    let film = try Show(
      screenB: #""navigationBar":{"hidden":true},"tabBar":{"hidden":true}"#,
      root: #"{"tabs":[{"navigation":["a"],"isHeroEnabled":false,"bar":{}},"c"],"bar":{}}"#, steps: #"{"push":"b"}"#
    ).film
    let shown = layers(film.moment(at: 0.1).tree)
    for path in ["navigationBar/background", "tabBar/background"] {
      #expect(abs((shown[path]?.center.x ?? 0) - (100 - 60 * spring(0.1))) < 1e-9)
    }
  }
}
