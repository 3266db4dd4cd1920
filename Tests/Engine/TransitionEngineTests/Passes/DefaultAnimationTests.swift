import HeroLayers
import HeroTesting
import TransitionEngine

/// Rule D3: what each default animation does to the two roots. The container is 200 × 400.
struct DefaultAnimationTests {
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

  /// A direction and the way that an appearing root comes from; a disappearing one goes the opposite.
  private static let directions: [(String, Double, Double)] = [
    ("left", 200, 0), ("right", -200, 0), ("up", 0, 400), ("down", 0, -400), ("leading", 200, 0), ("trailing", -200, 0),
  ]

  /// Where a root goes or comes from, in parts of the whole way, and how large it is there.
  private typealias Place = (way: Double, scale: Double)

  /// Kinds, the places of the source and the destination, who casts a shadow while the other one is dimmed, and the timing.
  ///
  /// translate comes before scale (op × t), so that a translation stays whole.
  private static let kinds: [(kind: String, a: Place?, b: Place?, upper: String?, timing: ViewPlan.Timing?)] = [
    ("push", (1.0 / 3, 1), (1, 1), "b", deceleration), ("pull", (1, 1), (1.0 / 3, 1), "a", standard),
    ("slide", (1, 1), (1, 1), nil, standard), ("zoomSlide", (1, 0.8), (1, 0.8), nil, nil),
    ("cover", nil, (1, 1), "b", deceleration), ("uncover", (1, 1), nil, "a", standard),
    ("pageIn", (0, 0.7), (1, 1), "b", deceleration), ("pageOut", (1, 1), (0, 0.7), "a", standard),
  ]

  @Test func directedKindsMoveTheRoots() throws {
    for row in Self.kinds {
      for (direction, x, y) in Self.directions {
        let show = try show("\(row.kind)(\(direction))")
        func expectPlace(_ place: Place?, _ path: String, _ sign: Double) throws {
          guard let place else { return #expect(try !show.keys(path).contains("transform"), "\(row.kind)") }
          let (key, way) = (try show.key(path, "transform"), sign * place.way)
          let expected = matrix(scale: place.scale, x: way * x, y: way * y)
          // A third is no whole number of points.
          let isSame = close(path == "a" ? key.to : key.from, expected, place.way == 1.0 / 3 ? 1e-9 : 0)
          #expect(isSame, "\(row.kind)(\(direction)) of \(path)")
        }
        try expectPlace(row.a, "a", -1)
        try expectPlace(row.b, "b", 1)
        if let upper = row.upper {
          let lower = upper == "b" ? "a" : "b"
          try expectShadow(show, upper, inwards: upper == "b")
          try expectDim(show, lower, appearing: lower == "b")
          expectEqual(show.rootSnapshots(), [lower, upper])
        } else if row.kind == "slide" {
          try expectEqual((show.keys("a"), show.keys("b")), (["transform"], ["transform"]))
        }
        if let timing = row.timing { try expectTiming(show, from: timing, to: timing) }
      }
    }
  }

  // Rule P3: the root's target state is another, without its cascade, although that alone does not animate.
  @Test func cascadesOfRootsAreReplaced() throws {
    for (modifiers, isTold) in [("cascade", true), ("delay(1)", false)] {
      let show = try Show(rootB: #""heroModifiers":"\#(modifiers)""#, steps: #"{"present":"b","animation":"zoom"}"#)
      expectEqual(show.film.warnings.contains { $0.message.contains("the cascade of b ") }, isTold)
    }
  }

  @Test func zooms() throws {
    for (type, small, large, order) in [("zoom", "b", "a", ["b", "a"]), ("zoomOut", "a", "b", ["a", "b"])] {
      let show = try show(type)
      func end(_ path: String, _ name: String) throws -> [Double] {
        let key = try show.key(path, name)
        return path == "a" ? key.to : key.from
      }
      try expectEqual((end(large, "transform"), end(large, "opacity")), (matrix(scale: 1.3), [0]), "\(type)")
      try expectEqual((end(small, "transform"), show.keys(small)), (matrix(scale: 0.7), ["transform"]), "\(type)")
      expectEqual(show.rootSnapshots(), order)
    }
    try expectTiming(show("zoom"), from: Self.standard, to: Self.standard)
  }

  // Right to left: leading is right, which comes from −W.
  @Test func leadingFollowsTheLayoutDirection() throws {
    for (direction, x) in [("leading", -200.0), ("trailing", 200)] {
      let show = try Show(
        canvas: #""layoutDirection":"rtl""#, steps: #"{"present":"b","animation":"slide(\#(direction))"}"#)
      try expectEqual(show.key("b", "transform").from, matrix(x: x), "\(direction)")
    }
  }

  @Test func typeReplacesTheRootsOwnStates() throws {
    let show = try Show(
      rootB: #""heroModifiers":"cornerRadius(9) delay(3) duration(2)""#,
      steps: #"{"present":"b","animation":"slide(left)"}"#)
    try expectEqual(show.keys("b"), ["transform"])
    try expectEqual((show.view("b").delay, show.view("b").duration), (0, 0.35))
    #expect(show.film.transitions[0].warnings.contains { $0.text.contains("(P3)") })
    // None keeps them.
    try expectEqual(Show(rootB: #""heroModifiers":"cornerRadius(9)""#).keys("b"), ["cornerRadius"])
  }

  // MARK: fade

  // No background counts as opaque.
  @Test func fadeFadesTheDestinationAndASourceThatShowsThrough() throws {
    for (root, fades) in [
      (#""backgroundColor":"white""#, false), (#""alpha":1"#, false), (#""opaque":false"#, true),
      (#""backgroundColor":"clear""#, true), (#""backgroundColor":{"white":1,"a":0.5}"#, true),
    ] {
      let text = TestScene.text(steps: #"{"present":"b","animation":"fade"}"#)
        .replacing(#""a":{"view":{"backgroundColor":"white""#, with: #""a":{"view":{\#(root)"#, maxReplacements: 1)
      let show = try Show(scene: TestScene.load(text))
      expectEqual(show.animating(), fades ? ["a", "b"] : ["b"], "\(root)")
      try expectEqual(show.key("b", "opacity").from, [0], "\(root)")
      if fades { try expectEqual(show.key("a", "opacity").to, [0], "\(root)") }
    }
  }

  @Test func fadeLastsAsLongAsTheLongest() throws {
    let fade = #"{"present":"b","animation":"fade"}"#
    let show = try Show(b: #"{"name":"x","frame":[0,0,9,9],"heroModifiers":"fade duration(2)"}"#, steps: fade)
    try expectEqual(show.view("b").duration, 2)
    // Alone it counts with its optimised duration: nothing moves.
    #expect(try close(Show(steps: fade).view("b").duration, 0.208))
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
      steps: #"{"present":"b","animation":"none"},{"present":"c","animation":"none"},"#
        + #"{"dismiss":true,"animation":"fade"}"#)
    try expectEqual(show.key("c", "opacity", 2).to, [0])
    try expectEqual(show.key("b", "opacity", 2).from, [0])
  }
}
