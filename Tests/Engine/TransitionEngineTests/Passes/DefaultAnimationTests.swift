import HeroLayers
import Testing
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
    #expect(key.from == [inwards ? 0 : 0.5] && key.to == [inwards ? 0.5 : 0])
    let layer = try show.snapshot(path, at: 0.1)
    #expect(layer.shadow?.color == .black && layer.shadow?.radius == 5 && layer.shadow?.offset == .zero)
    #expect(!layer.masksToBounds)
  }

  /// A root that lies under is dimmed by a tenth.
  private func expectDim(_ show: Show, _ path: String, appearing: Bool) throws {
    let key = try show.key(path, "overlay.opacity")
    #expect(key.from == [appearing ? 0.1 : 0] && key.to == [appearing ? 0 : 0.1])
    let color = try show.key(path, "overlay.backgroundColor")
    #expect(color.from == (appearing ? [0, 0, 0, 1] : []) && color.to == (appearing ? [] : [0, 0, 0, 1]))
  }

  private func expectTiming(_ show: Show, from: ViewPlan.Timing, to: ViewPlan.Timing) throws {
    #expect(try show.view("a").timing == from && show.view("a").duration == 0.35)
    #expect(try show.view("b").timing == to && show.view("b").duration == 0.35)
  }

  @Test(arguments: directions)
  func push(direction: String, x: Double, y: Double) throws {
    let show = try show("push(\(direction))")
    #expect(try show.key("b", "transform").from == matrix(x: x, y: y))
    #expect(try close(show.key("a", "transform").to, matrix(x: -x / 3, y: -y / 3)))
    try expectShadow(show, "b", inwards: true)
    try expectDim(show, "a", appearing: false)
    try expectTiming(show, from: Self.deceleration, to: Self.deceleration)
    #expect(show.rootSnapshots() == ["a", "b"])
  }

  // Rule P3: the root's target state is another, without its cascade, although that alone does not animate.
  @Test func cascadesOfRootsAreReplaced() throws {
    for (modifiers, isTold) in [("cascade", true), ("delay(1)", false)] {
      let show = try Show(rootB: #""heroModifiers":"\#(modifiers)""#, steps: #"{"present":"b","animation":"zoom"}"#)
      #expect(show.film.warnings.contains { $0.message.contains("the cascade of b ") } == isTold)
    }
  }

  @Test(arguments: directions)
  func pull(direction: String, x: Double, y: Double) throws {
    let show = try show("pull(\(direction))")
    #expect(try show.key("a", "transform").to == matrix(x: -x, y: -y))
    #expect(try close(show.key("b", "transform").from, matrix(x: x / 3, y: y / 3)))
    try expectShadow(show, "a", inwards: false)
    try expectDim(show, "b", appearing: true)
    try expectTiming(show, from: Self.standard, to: Self.standard)
    #expect(show.rootSnapshots() == ["b", "a"])
  }

  @Test(arguments: directions)
  func slide(direction: String, x: Double, y: Double) throws {
    let show = try show("slide(\(direction))")
    #expect(try show.key("a", "transform").to == matrix(x: -x, y: -y))
    #expect(try show.key("b", "transform").from == matrix(x: x, y: y))
    #expect(try show.keys("a") == ["transform"] && show.keys("b") == ["transform"])
    try expectTiming(show, from: Self.standard, to: Self.standard)
  }

  @Test(arguments: directions)
  func zoomSlide(direction: String, x: Double, y: Double) throws {
    // translate, then scale 0.8 (op × t): the translation stays whole.
    let show = try show("zoomSlide(\(direction))")
    #expect(try show.key("a", "transform").to == matrix(scale: 0.8, x: -x, y: -y))
    #expect(try show.key("b", "transform").from == matrix(scale: 0.8, x: x, y: y))
  }

  @Test(arguments: directions)
  func cover(direction: String, x: Double, y: Double) throws {
    let show = try show("cover(\(direction))")
    #expect(try show.key("b", "transform").from == matrix(x: x, y: y))
    try expectShadow(show, "b", inwards: true)
    try expectDim(show, "a", appearing: false)
    #expect(try !show.keys("a").contains("transform"))
    try expectTiming(show, from: Self.deceleration, to: Self.deceleration)
    #expect(show.rootSnapshots() == ["a", "b"])
  }

  @Test(arguments: directions)
  func uncover(direction: String, x: Double, y: Double) throws {
    let show = try show("uncover(\(direction))")
    #expect(try show.key("a", "transform").to == matrix(x: -x, y: -y))
    try expectShadow(show, "a", inwards: false)
    try expectDim(show, "b", appearing: true)
    #expect(try !show.keys("b").contains("transform"))
    try expectTiming(show, from: Self.standard, to: Self.standard)
    #expect(show.rootSnapshots() == ["b", "a"])
  }

  @Test(arguments: directions)
  func pageIn(direction: String, x: Double, y: Double) throws {
    let show = try show("pageIn(\(direction))")
    #expect(try show.key("b", "transform").from == matrix(x: x, y: y))
    #expect(try show.key("a", "transform").to == matrix(scale: 0.7))
    try expectShadow(show, "b", inwards: true)
    try expectDim(show, "a", appearing: false)
    try expectTiming(show, from: Self.deceleration, to: Self.deceleration)
    #expect(show.rootSnapshots() == ["a", "b"])
  }

  @Test(arguments: directions)
  func pageOut(direction: String, x: Double, y: Double) throws {
    let show = try show("pageOut(\(direction))")
    #expect(try show.key("a", "transform").to == matrix(x: -x, y: -y))
    #expect(try show.key("b", "transform").from == matrix(scale: 0.7))
    try expectShadow(show, "a", inwards: false)
    try expectDim(show, "b", appearing: true)
    try expectTiming(show, from: Self.standard, to: Self.standard)
    #expect(show.rootSnapshots() == ["b", "a"])
  }

  @Test func zoom() throws {
    let show = try show("zoom")
    #expect(try show.key("a", "transform").to == matrix(scale: 1.3))
    #expect(try show.key("a", "opacity").to == [0])
    #expect(try show.key("b", "transform").from == matrix(scale: 0.7))
    #expect(try show.keys("b") == ["transform"])
    #expect(show.rootSnapshots() == ["b", "a"])
    try expectTiming(show, from: Self.standard, to: Self.standard)
  }

  @Test func zoomOut() throws {
    let show = try show("zoomOut")
    #expect(try show.key("b", "transform").from == matrix(scale: 1.3))
    #expect(try show.key("b", "opacity").from == [0])
    #expect(try show.key("a", "transform").to == matrix(scale: 0.7))
    #expect(try show.keys("a") == ["transform"])
    #expect(show.rootSnapshots() == ["a", "b"])
  }

  @Test(arguments: [("leading", -200.0), ("trailing", 200.0)])
  func leadingFollowsTheLayoutDirection(direction: String, x: Double) throws {
    // Right to left: leading is right, which comes from −W.
    let show = try Show(
      canvas: #""layoutDirection":"rtl""#, steps: #"{"present":"b","animation":"slide(\#(direction))"}"#)
    #expect(try show.key("b", "transform").from == matrix(x: x))
  }

  @Test func typeReplacesTheRootsOwnStates() throws {
    let show = try Show(
      rootB: #""heroModifiers":"cornerRadius(9) delay(3) duration(2)""#,
      steps: #"{"present":"b","animation":"slide(left)"}"#)
    #expect(try show.keys("b") == ["transform"])
    #expect(try show.view("b").delay == 0 && show.view("b").duration == 0.35)
    #expect(show.film.transitions[0].warnings.contains { $0.text.contains("(P3)") })
  }

  @Test func noneKeepsTheRootsOwnStates() throws {
    let show = try Show(rootB: #""heroModifiers":"cornerRadius(9)""#)
    #expect(try show.keys("b") == ["cornerRadius"])
  }

  // MARK: fade

  @Test func fadeFadesTheDestinationOverAnOpaqueSource() throws {
    let show = try show("fade")
    #expect(show.animating() == ["b"])
    #expect(try show.key("b", "opacity").from == [0])
  }

  @Test func fadeLastsAsLongAsTheLongest() throws {
    let fade = #"{"present":"b","animation":"fade"}"#
    let show = try Show(b: #"{"name":"x","frame":[0,0,9,9],"heroModifiers":"fade duration(2)"}"#, steps: fade)
    #expect(try show.view("b").duration == 2)
    // Alone it counts with its optimised duration: nothing moves.
    #expect(try close(Show(steps: fade).view("b").duration, 0.208))
  }

  @Test(arguments: [#""opaque":false"#, #""backgroundColor":"clear""#, #""backgroundColor":{"white":1,"a":0.5}"#])
  func fadeFadesASourceThatShowsThrough(root: String) throws {
    let text = TestScene.text(steps: #"{"present":"b","animation":"fade"}"#)
      .replacing(#""a":{"view":{"backgroundColor":"white""#, with: #""a":{"view":{\#(root)"#, maxReplacements: 1)
    let show = try Show(scene: TestScene.load(text))
    #expect(show.animating() == ["a", "b"])
    #expect(try show.key("a", "opacity").to == [0])
  }

  @Test func noBackgroundCountsAsOpaque() throws {
    let text = TestScene.text(steps: #"{"present":"b","animation":"fade"}"#)
      .replacing(#""a":{"view":{"backgroundColor":"white","#, with: #""a":{"view":{"#, maxReplacements: 1)
    #expect(try Show(scene: TestScene.load(text)).animating() == ["b"])
  }

  @Test func fadingADismissalFromOverFullScreenFadesTheDestinationNot() throws {
    let show = try Show(
      screenB: #""modalPresentationStyle":"overFullScreen""#,
      steps: #"{"present":"b","animation":"none"},{"dismiss":true,"animation":"fade"}"#)
    // Neither: the source is opaque and the destination a is full screen.
    #expect(show.animating(1) == [])
  }

  @Test func fadingADismissalToAnOverFullScreenScreenFadesTheSource() throws {
    let show = try Show(
      screenB: #""modalPresentationStyle":"overCurrentContext""#,
      steps:
        #"{"present":"b","animation":"none"},{"present":"c","animation":"none"},{"dismiss":true,"animation":"fade"}"#)
    #expect(try show.key("c", "opacity", 2).to == [0])
    #expect(try show.key("b", "opacity", 2).from == [0])
  }
}
