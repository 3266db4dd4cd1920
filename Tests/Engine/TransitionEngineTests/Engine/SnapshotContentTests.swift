import HeroGeometry
import HeroLayers
import HeroModel
import HeroTesting

@testable import TransitionEngine

/// Rule L3: what a snapshot shows and carries.
struct SnapshotContentTests {
  // Source-over: 0.5 and half of what is left, 0.25; of these 0.75 red is 0.5 and blue 0.25.
  @Test func translucentColorsAreLaidOver() {
    let (red, blue) = (Color(red: 1, green: 0, blue: 0, alpha: 0.5), Color(red: 0, green: 0, blue: 1, alpha: 0.5))
    let mixed = red.composited(over: blue)
    #expect(mixed.alpha == 0.75 && close(mixed.red, 2.0 / 3) && mixed.green == 0 && close(mixed.blue, 1.0 / 3))
  }

  @Test func pictureHasTheNonAnimatingDescendantsOnly() throws {
    let show = try Show(
      b: #"{"name":"p","frame":[0,0,90,90],"heroModifiers":"fade","subviews":["#
        + #"{"name":"1","frame":[0,0,9,9],"subviews":[{"name":"2","frame":[0,0,5,5],"heroModifiers":"fade"}]},"#
        + #"{"name":"3","frame":[0,0,9,9],"heroModifiers":"fade"},{"name":"4","frame":[0,0,9,9],"hidden":true}]}"#)
    let pictured = try show.picture("b/p")
    expectEqual(pictured.children.map(\.path), ["b/1"])
    expectEqual(pictured.children.first?.children.isEmpty, true)
  }

  @Test func pictureIsWithoutOwnOpacityCornersAndShadowButWithBorderAndBackground() throws {
    let show = try Show(
      b: #"{"name":"x","frame":[0,0,50,40],"alpha":0.5,"cornerRadius":7,"borderWidth":3,"backgroundColor":"red","#
        + #""shadow":{"opacity":0.5},"heroModifiers":"scale(2)"}"#)
    let pictured = try show.picture()
    #expect(pictured.opacity == 1 && pictured.cornerRadius == 0 && pictured.shadow == nil)
    expectEqual((pictured.borderWidth, pictured.backgroundColor), (3, Color(red: 1, green: 0, blue: 0)))
    expectEqual(pictured.bounds.size, Size(width: 50, height: 40))
  }

  @Test func subviewsOfALiveViewGoWithItsSize() throws {
    let show = try Show(
      b:
        #"{"name":"x","frame":[0,0,50,40],"heroModifiers":"useNoSnapshot size(100,40) duration(1) timingFunction(linear)","#
        + #""subviews":[{"name":"in","frame":[0,0,50,10],"liveLayout":{"size":[100,40],"frame":[20,0,100,30]},"#
        + #""subviews":[{"name":"deep","frame":[0,0,5,5],"liveLayout":{"size":[100,40],"frame":[4,4,5,5]}}]},"#
        + #"{"name":"still","frame":[1,2,4,4]}]}"#)
    func frames(_ time: Double) throws -> [Rect] {
      let children = try show.snapshot("b/x", at: time).children
      return (children + children[0].children).map {
        Rect(
          x: $0.position.x - $0.bounds.size.width / 2, y: $0.position.y - $0.bounds.size.height / 2,
          width: $0.bounds.size.width, height: $0.bounds.size.height)
      }
    }
    let still = Rect(x: 1, y: 2, width: 4, height: 4)
    // It comes from the other size.
    try expectEqual(
      frames(0), [Rect(x: 20, y: 0, width: 100, height: 30), still, Rect(x: 4, y: 4, width: 5, height: 5)])
    try expectEqual(
      frames(0.5), [Rect(x: 10, y: 0, width: 75, height: 20), still, Rect(x: 2, y: 2, width: 5, height: 5)])
  }

  @Test func snapshotCarriesTheViewsLayerValues() throws {
    let show = try Show(
      b: #"{"name":"x","frame":[0,0,50,40],"alpha":0.5,"cornerRadius":7,"maskedCorners":["topLeft"],"borderWidth":3,"#
        + #""borderColor":"blue","backgroundColor":"red","zPosition":2,"anchorPoint":[0,1],"clipsToBounds":true,"#
        + #""contentsRect":[0,0,1,0.5],"shadow":{"opacity":0.5,"radius":6},"heroModifiers":"scale(2)"}"#)
    let layer = try show.snapshot("b/x", at: 0)
    expectEqual((layer.opacity, layer.cornerRadius, layer.maskedCorners), (0.5, 7, .topLeft))
    expectEqual((layer.borderWidth, layer.borderColor, layer.zPosition), (3, Color(red: 0, green: 0, blue: 1), 2))
    #expect(layer.anchorPoint == Point(x: 0, y: 1) && layer.position == Point(x: 0, y: 40) && layer.masksToBounds)
    expectEqual(layer.contentsRect, Rect(x: 0, y: 0, width: 1, height: 0.5))
    expectEqual((layer.shadow?.opacity, layer.shadow?.radius), (0.5, 6))
    // The layer has no background of its own, and its opacity is no group's.
    #expect(layer.backgroundColor == nil && layer.opacityMode == .eachPrimitive)
  }

  @Test func backgroundColourRunsFromOrToNone() throws {
    let modifiers = "backgroundColor(#ff0000) duration(1) timingFunction(linear)"
    let show = try Show(
      b: #"{"name":"x","frame":[0,0,50,40],"backgroundColor":"blue","heroModifiers":"\#(modifiers)"}"#)
    let key = try show.key("b/x", "backgroundColor")
    expectEqual((key.from, key.to), ([1, 0, 0, 1], []))
    // Half way to the same colour with alpha 0.
    try expectEqual(show.snapshot("b/x", at: 0.5).backgroundColor, Color(red: 1, green: 0, blue: 0, alpha: 0.5))
  }

  // Animating, from 20 to 8, half way 14.
  @Test func pictureIsClippedToTheInitialCornersUnlessTheyAnimate() throws {
    for (modifiers, time, radius) in [
      ("scale(2) beginWith(cornerRadius(2))", 0.1, 8.0),
      ("cornerRadius(20) duration(1) timingFunction(linear)", 0.5, 14),
    ] {
      let show = try Show(b: #"{"name":"x","frame":[0,0,50,40],"cornerRadius":8,"heroModifiers":"\#(modifiers)"}"#)
      try expectEqual(show.snapshot("b/x", at: time).contents?.clipRadius, radius, "\(modifiers)")
    }
  }

  @Test func ancestorsTransformCountsTwice() throws {
    // p is scaled by 2; its child's snapshot lives in p's, and is flattened up to the container all the same.
    let show = try Show(
      b: #"{"name":"p","frame":[50,50,60,60],"transform":"scale(2)","heroModifiers":"fade","subviews":["#
        + #"{"name":"x","frame":[10,10,20,20],"heroModifiers":"fade"}]}"#)
    let child = try show.snapshot("b/x", at: 0)
    expectEqual(child.transform.elements, matrix(scale: 2))
    #expect(close(child.position.numbers, [20, 20]))
  }

  // MARK: Masks

  private let mask = #""mask":{"path":"M0 0H50V20H0Z","fillRule":"evenOdd"}"#

  @Test func aMaskIsPartOfThePictureAndNotOfTheSnapshot() throws {
    let show = try Show(
      b: #"{"name":"x","frame":[0,0,50,40],"backgroundColor":"red",\#(mask),"heroModifiers":"size(100,80)"}"#)
    let layer = try show.snapshot("b/x", at: 0)
    #expect(layer.mask == nil && layer.bounds.size == Size(width: 100, height: 80))
    // In the picture's own size, which is stretched.
    try expectEqual(show.picture().mask, LayerMask(path: Path(svg: "M0 0H50V20H0Z"), fillRule: .evenOdd))
    try expectEqual(show.picture().bounds.size, Size(width: 50, height: 40))
  }

  @Test func aNewImageViewHasNoMaskAndALiveViewKeepsIts() throws {
    let made = try Show.image("scale(2)", ",\(mask)").snapshot("b/x", at: 0)
    guard case .image? = made.contents?.kind else { throw Missing() }
    expectEqual(made.mask, nil)
    #expect(try Show.image("scale(2) useNormalSnapshot", ",\(mask)").picture().mask != nil)
    #expect(try Show.image("scale(2) useNoSnapshot", ",\(mask)").snapshot("b/x", at: 0).mask != nil)
  }

  @Test func anOpaqueBitmapIsBlackWhereTheMaskLeavesNothing() throws {
    let ground = try Show(
      b:
        #"{"name":"x","frame":[0,0,50,40],"backgroundColor":"red",\#(mask),"heroModifiers":"scale(2) useLayerRenderSnapshot"}"#
    ).picture()
    #expect(ground.backgroundColor == .black && ground.mask == nil)
    let inner = try #require(ground.children.first)
    #expect(inner.mask != nil && inner.backgroundColor == Color(red: 1, green: 0, blue: 0))
    expectEqual((inner.position, inner.anchorPoint), (Point(x: 25, y: 20), Point(x: 0.5, y: 0.5)))
  }

  // MARK: Kinds of snapshots

  @Test func imageViewIsLaidOutAnewOnItsBackground() throws {
    let contents = try Show.image("size(9, 9)").snapshot("b/x", at: 0).contents
    expectEqual(contents?.kind, .image(ImageContents(image: 0, contentMode: .center)))
    expectEqual(contents?.background, Color(red: 1, green: 0, blue: 0))
  }

  // An animating subview counts as visible, but for an effect.
  @Test func imageViewsArePicturedWhenToldOrWithAVisibleSubview() throws {
    func pictures(_ modifiers: String, _ subview: String? = nil) throws -> Bool {
      let keys = subview.map { #","subviews":[{"name":"y","frame":[0,0,9,9]\#($0)}]"# } ?? ""
      if case .picture? = try Show.image(modifiers, keys).snapshot("b/x", at: 0).contents?.kind { return true }
      return false
    }
    let effect = #","type":"visualEffect","effect":"light""#
    for (subview, isPictured) in [
      ("", true), (#","hidden":true"#, false), (#","heroModifiers":"fade""#, true),
      (#","heroModifiers":"fade""# + effect, false), (effect, true),
    ] { try expectEqual(pictures("fade", subview), isPictured, "\(subview)") }
    for modifier in ["useNormalSnapshot", "useLayerRenderSnapshot"] {
      try expectEqual(pictures("fade \(modifier)"), true, "\(modifier)")
    }
  }

  @Test func liveViewShowsItselfWithItsSubviews() throws {
    let show = try Show(
      b: #"{"name":"x","frame":[0,0,50,50],"backgroundColor":"red","shadow":{"opacity":0.5},"#
        + #""heroModifiers":"fade useNoSnapshot","subviews":[{"name":"in","frame":[0,0,9,9]}]}"#)
    let layer = try show.snapshot("b/x", at: 0)
    expectEqual(layer.backgroundColor, Color(red: 1, green: 0, blue: 0))
    expectEqual((layer.children.map(\.path), layer.opacityMode), (["b/in"], .group))
    // displayShadow false keeps a snapshot from copying the shadow in a match; a live view has its own.
    let matched = try Show(
      a: #"{"name":"x","frame":[0,0,50,50],"heroID":"x"}"#,
      b: #"{"name":"x","frame":[0,0,50,50],"heroID":"x","shadow":{"opacity":0.5},"heroModifiers":"useNoSnapshot"}"#)
    try expectEqual(matched.snapshot("b/x", at: 0).shadow?.opacity, 0.5)
    #expect(try !matched.keys("b/x").contains("shadowOpacity"))
  }

  // MARK: Visual effects

  private func view(_ modifiers: String, _ name: String = "x") -> String {
    #"{"name":"\#(name)","type":"visualEffect","effect":"light","frame":[0,0,50,50],"heroModifiers":"\#(modifiers)"}"#
  }

  @Test func fadingVisualEffectRunsItsEffectLinearlyFromTheStart() throws {
    // 0.4 s whatever delay, curve or spring: 0.1 / 0.4.
    let show = try Show(b: view("fade duration(0.4) delay(1) spring(100, 10)"))
    for (time, part) in [(0, 0), (0.1, 0.25), (0.4, 1)] {
      #expect(try close(show.effect(at: time), part), "at \(time)")
    }
    try expectEqual(show.keys("b/x"), [])
    try expectEqual(show.snapshot("b/x", at: 0).opacity, 1)
    // One that goes runs to none.
    #expect(try close(Show(a: view("fade duration(0.4)")).effect("a/x", at: 0.1), 0.75))
  }

  @Test func partlyFadedVisualEffectStaysWhole() throws {
    let show = try Show(b: view("opacity(0.5) duration(0.4)"))
    #expect(try close(show.effect(at: 0.1), 1))
    try expectEqual(show.keys("b/x"), [])
    // A picture of one has an opacity.
    try expectEqual(Show(b: view("fade useNormalSnapshot")).keys("b/x"), ["opacity"])
  }

  @Test func matchLongestVisualEffectLooksAtVisualEffectsOnly() throws {
    // Also at a pictured one.
    for modifier in ["", " useNormalSnapshot"] {
      let show = try Show(
        b: view("fade durationMatchLongest", "e") + "," + view("fade duration(0.5)\(modifier)", "f") + ","
          + #"{"name":"x","frame":[0,0,50,50],"heroModifiers":"fade duration(2)"}"#)
      #expect(try close(show.effect("b/e", at: 0.25), 0.5), "\(modifier)")
      expectEqual(show.film.duration, 2)
    }
  }
}
