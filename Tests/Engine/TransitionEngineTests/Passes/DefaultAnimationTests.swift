import HeroLayers
import HeroTesting
import TransitionEngine

/// Rule D3: what each default animation does to the two roots. The container is 200 × 400.
struct DefaultAnimationTests {
  /// A direction and the way that an appearing root comes from; a disappearing one goes the opposite.
  static let directions: [(String, Double, Double)] = [
    ("left", 200, 0), ("right", -200, 0), ("up", 0, 400), ("down", 0, -400), ("leading", 200, 0), ("trailing", -200, 0),
  ]
  private static let standard: ViewPlan.Timing = .curve([0.4, 0, 0.2, 1])
  private static let deceleration: ViewPlan.Timing = .curve([0, 0, 0.2, 1])

  private func show(_ animation: String) throws -> Show {
    try Show(steps: #"{"present":"b","animation":"\#(animation)"}"#)
  }

  /// A root that comes or goes casts a shadow of 0.5, black, radius 5, offset 0, unclipped, fading out outwards.
  private func expectShadow(_ show: Show, _ path: String, inwards: Bool) throws {
    let key = try show.key(path, "shadowOpacity")
    expectEqual((key.from, key.to), ([inwards ? 0 : 0.5], [inwards ? 0.5 : 0]))
    let layer = try show.snapshot(path, at: 0.1)
    expectEqual((layer.shadow?.color, layer.shadow?.radius, layer.shadow?.offset), (.black, 5, .zero))
    #expect(!layer.masksToBounds)
  }

  /// A root that lies under is dimmed by a tenth.
  private func expectDim(_ show: Show, _ path: String, appearing: Bool) throws {
    let key = try show.key(path, "overlay.opacity")
    expectEqual((key.from, key.to), ([appearing ? 0.1 : 0], [appearing ? 0 : 0.1]))
    let color = try show.key(path, "overlay.backgroundColor")
    expectEqual((color.from, color.to), ((appearing ? [0, 0, 0, 1] : []), (appearing ? [] : [0, 0, 0, 1])))
  }

  private func expectTiming(_ show: Show, from: ViewPlan.Timing, to: ViewPlan.Timing) throws {
    try expectEqual((show.view("a").timing, show.view("a").duration), (from, 0.35))
    try expectEqual((show.view("b").timing, show.view("b").duration), (to, 0.35))
  }

  @Test(arguments: directions)
  func push(direction: String, x: Double, y: Double) throws {
    let show = try show("push(\(direction))")
    try expectEqual(show.key("b", "transform").from, matrix(x: x, y: y))
    #expect(try close(show.key("a", "transform").to, matrix(x: -x / 3, y: -y / 3)))
    try expectShadow(show, "b", inwards: true)
    try expectDim(show, "a", appearing: false)
    try expectTiming(show, from: Self.deceleration, to: Self.deceleration)
    expectEqual(show.rootSnapshots(), ["a", "b"])
  }

  // Rule P3: the root's target state is another, without its cascade, although that alone does not animate.
  @Test func cascadesOfRootsAreReplaced() throws {
    for (modifiers, isTold) in [("cascade", true), ("delay(1)", false)] {
      let show = try Show(rootB: #""heroModifiers":"\#(modifiers)""#, steps: #"{"present":"b","animation":"zoom"}"#)
      expectEqual(show.film.warnings.contains { $0.message.contains("the cascade of b ") }, isTold)
    }
  }

  @Test(arguments: directions)
  func pull(direction: String, x: Double, y: Double) throws {
    let show = try show("pull(\(direction))")
    try expectEqual(show.key("a", "transform").to, matrix(x: -x, y: -y))
    #expect(try close(show.key("b", "transform").from, matrix(x: x / 3, y: y / 3)))
    try expectShadow(show, "a", inwards: false)
    try expectDim(show, "b", appearing: true)
    try expectTiming(show, from: Self.standard, to: Self.standard)
    expectEqual(show.rootSnapshots(), ["b", "a"])
  }

  @Test(arguments: directions)
  func slide(direction: String, x: Double, y: Double) throws {
    let show = try show("slide(\(direction))")
    try expectEqual(show.key("a", "transform").to, matrix(x: -x, y: -y))
    try expectEqual(show.key("b", "transform").from, matrix(x: x, y: y))
    try expectEqual((show.keys("a"), show.keys("b")), (["transform"], ["transform"]))
    try expectTiming(show, from: Self.standard, to: Self.standard)
  }

  @Test(arguments: directions)
  func zoomSlide(direction: String, x: Double, y: Double) throws {
    // translate, then scale 0.8 (op × t): the translation stays whole.
    let show = try show("zoomSlide(\(direction))")
    try expectEqual(show.key("a", "transform").to, matrix(scale: 0.8, x: -x, y: -y))
    try expectEqual(show.key("b", "transform").from, matrix(scale: 0.8, x: x, y: y))
  }

  @Test(arguments: directions)
  func cover(direction: String, x: Double, y: Double) throws {
    let show = try show("cover(\(direction))")
    try expectEqual(show.key("b", "transform").from, matrix(x: x, y: y))
    try expectShadow(show, "b", inwards: true)
    try expectDim(show, "a", appearing: false)
    #expect(try !show.keys("a").contains("transform"))
    try expectTiming(show, from: Self.deceleration, to: Self.deceleration)
    expectEqual(show.rootSnapshots(), ["a", "b"])
  }

  @Test(arguments: directions)
  func uncover(direction: String, x: Double, y: Double) throws {
    let show = try show("uncover(\(direction))")
    try expectEqual(show.key("a", "transform").to, matrix(x: -x, y: -y))
    try expectShadow(show, "a", inwards: false)
    try expectDim(show, "b", appearing: true)
    #expect(try !show.keys("b").contains("transform"))
    try expectTiming(show, from: Self.standard, to: Self.standard)
    expectEqual(show.rootSnapshots(), ["b", "a"])
  }

  @Test(arguments: directions)
  func pageIn(direction: String, x: Double, y: Double) throws {
    let show = try show("pageIn(\(direction))")
    try expectEqual(show.key("b", "transform").from, matrix(x: x, y: y))
    try expectEqual(show.key("a", "transform").to, matrix(scale: 0.7))
    try expectShadow(show, "b", inwards: true)
    try expectDim(show, "a", appearing: false)
    try expectTiming(show, from: Self.deceleration, to: Self.deceleration)
    expectEqual(show.rootSnapshots(), ["a", "b"])
  }

  @Test(arguments: directions)
  func pageOut(direction: String, x: Double, y: Double) throws {
    let show = try show("pageOut(\(direction))")
    try expectEqual(show.key("a", "transform").to, matrix(x: -x, y: -y))
    try expectEqual(show.key("b", "transform").from, matrix(scale: 0.7))
    try expectShadow(show, "a", inwards: false)
    try expectDim(show, "b", appearing: true)
    try expectTiming(show, from: Self.standard, to: Self.standard)
    expectEqual(show.rootSnapshots(), ["b", "a"])
  }

  @Test func zoom() throws {
    let show = try show("zoom")
    try expectEqual(show.key("a", "transform").to, matrix(scale: 1.3))
    try expectEqual(show.key("a", "opacity").to, [0])
    try expectEqual(show.key("b", "transform").from, matrix(scale: 0.7))
    try expectEqual(show.keys("b"), ["transform"])
    expectEqual(show.rootSnapshots(), ["b", "a"])
    try expectTiming(show, from: Self.standard, to: Self.standard)
  }

  @Test func zoomOut() throws {
    let show = try show("zoomOut")
    try expectEqual(show.key("b", "transform").from, matrix(scale: 1.3))
    try expectEqual(show.key("b", "opacity").from, [0])
    try expectEqual(show.key("a", "transform").to, matrix(scale: 0.7))
    try expectEqual(show.keys("a"), ["transform"])
    expectEqual(show.rootSnapshots(), ["a", "b"])
  }

  @Test(arguments: [("leading", -200.0), ("trailing", 200.0)])
  func leadingFollowsTheLayoutDirection(direction: String, x: Double) throws {
    // Right to left: leading is right, which comes from −W.
    let show = try Show(
      canvas: #""layoutDirection":"rtl""#, steps: #"{"present":"b","animation":"slide(\#(direction))"}"#)
    try expectEqual(show.key("b", "transform").from, matrix(x: x))
  }

  @Test func typeReplacesTheRootsOwnStates() throws {
    let show = try Show(
      rootB: #""heroModifiers":"cornerRadius(9) delay(3) duration(2)""#,
      steps: #"{"present":"b","animation":"slide(left)"}"#)
    try expectEqual(show.keys("b"), ["transform"])
    try expectEqual((show.view("b").delay, show.view("b").duration), (0, 0.35))
    #expect(show.film.transitions[0].warnings.contains { $0.text.contains("(P3)") })
  }

  @Test func noneKeepsTheRootsOwnStates() throws {
    let show = try Show(rootB: #""heroModifiers":"cornerRadius(9)""#)
    try expectEqual(show.keys("b"), ["cornerRadius"])
  }

  // MARK: fade

  @Test func fadeFadesTheDestinationOverAnOpaqueSource() throws {
    let show = try show("fade")
    expectEqual(show.animating(), ["b"])
    try expectEqual(show.key("b", "opacity").from, [0])
  }

  @Test func fadeLastsAsLongAsTheLongest() throws {
    let fade = #"{"present":"b","animation":"fade"}"#
    let show = try Show(b: #"{"name":"x","frame":[0,0,9,9],"heroModifiers":"fade duration(2)"}"#, steps: fade)
    try expectEqual(show.view("b").duration, 2)
    // Alone it counts with its optimised duration: nothing moves.
    #expect(try close(Show(steps: fade).view("b").duration, 0.208))
  }

  @Test(arguments: [#""opaque":false"#, #""backgroundColor":"clear""#, #""backgroundColor":{"white":1,"a":0.5}"#])
  func fadeFadesASourceThatShowsThrough(root: String) throws {
    let text = TestScene.text(steps: #"{"present":"b","animation":"fade"}"#)
      .replacing(#""a":{"view":{"backgroundColor":"white""#, with: #""a":{"view":{\#(root)"#, maxReplacements: 1)
    let show = try Show(scene: TestScene.load(text))
    expectEqual(show.animating(), ["a", "b"])
    try expectEqual(show.key("a", "opacity").to, [0])
  }

  @Test func noBackgroundCountsAsOpaque() throws {
    let text = TestScene.text(steps: #"{"present":"b","animation":"fade"}"#)
      .replacing(#""a":{"view":{"backgroundColor":"white","#, with: #""a":{"view":{"#, maxReplacements: 1)
    try expectEqual(Show(scene: TestScene.load(text)).animating(), ["b"])
  }

  @Test func fadingADismissalFromOverFullScreenFadesTheDestinationNot() throws {
    let show = try Show(
      screenB: #""modalPresentationStyle":"overFullScreen""#,
      steps: #"{"present":"b","animation":"none"},{"dismiss":true,"animation":"fade"}"#)
    // Neither: the source is opaque and the destination a is full screen.
    expectEqual(show.animating(1), [])
  }

  @Test func fadingADismissalToAnOverFullScreenScreenFadesTheSource() throws {
    let show = try Show(
      screenB: #""modalPresentationStyle":"overCurrentContext""#,
      steps:
        #"{"present":"b","animation":"none"},{"present":"c","animation":"none"},{"dismiss":true,"animation":"fade"}"#)
    try expectEqual(show.key("c", "opacity", 2).to, [0])
    try expectEqual(show.key("b", "opacity", 2).from, [0])
  }
}
