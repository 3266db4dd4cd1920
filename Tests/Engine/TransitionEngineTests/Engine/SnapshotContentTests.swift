import HeroGeometry
import HeroLayers
import HeroModel
import HeroTesting

@testable import TransitionEngine

/// Rule L3: what a snapshot shows and carries.
struct SnapshotContentTests {
  private func picture(_ layer: Layer) throws -> Layer {
    guard case .picture(let picture)? = layer.contents?.kind else { throw Missing() }
    return try #require(picture.layers.first)
  }
  private struct Missing: Error {}

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
    let pictured = try picture(try show.snapshot("b/p", at: 0))
    expectEqual(pictured.children.map(\.path), ["b/1"])
    expectEqual(pictured.children.first?.children.isEmpty, true)
  }

  @Test func pictureIsWithoutOwnOpacityCornersAndShadowButWithBorderAndBackground() throws {
    let show = try Show(
      b: #"{"name":"x","frame":[0,0,50,40],"alpha":0.5,"cornerRadius":7,"borderWidth":3,"backgroundColor":"red","#
        + #""shadow":{"opacity":0.5},"heroModifiers":"scale(2)"}"#)
    let pictured = try picture(try show.snapshot("b/x", at: 0))
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
    let show = try Show(
      b:
        #"{"name":"x","frame":[0,0,50,40],"backgroundColor":"blue","heroModifiers":"backgroundColor(#ff0000) duration(1) timingFunction(linear)"}"#
    )
    let key = try show.key("b/x", "backgroundColor")
    expectEqual((key.from, key.to), ([1, 0, 0, 1], []))
    // Half way to the same colour with alpha 0.
    try expectEqual(show.snapshot("b/x", at: 0.5).backgroundColor, Color(red: 1, green: 0, blue: 0, alpha: 0.5))
  }

  @Test func pictureIsClippedToTheInitialCornersUnlessTheyAnimate() throws {
    let round =
      #"{"name":"x","frame":[0,0,50,40],"cornerRadius":8,"heroModifiers":"scale(2) beginWith(cornerRadius(2))"}"#
    try expectEqual(Show(b: round).snapshot("b/x", at: 0.1).contents?.clipRadius, 8)
    let animated =
      #"{"name":"x","frame":[0,0,50,40],"cornerRadius":8,"heroModifiers":"cornerRadius(20) duration(1) timingFunction(linear)"}"#
    // From 20 to 8, half way 14.
    try expectEqual(Show(b: animated).snapshot("b/x", at: 0.5).contents?.clipRadius, 14)
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
    let layer = try Show(
      b: #"{"name":"x","frame":[0,0,50,40],"backgroundColor":"red",\#(mask),"heroModifiers":"size(100,80)"}"#
    ).snapshot("b/x", at: 0)
    let path = try Path(svg: "M0 0H50V20H0Z")
    #expect(layer.mask == nil && layer.bounds.size == Size(width: 100, height: 80))
    // In the picture's own size, which is stretched.
    try expectEqual(picture(layer).mask, LayerMask(path: path, fillRule: .evenOdd))
    try expectEqual(picture(layer).bounds.size, Size(width: 50, height: 40))
  }

  @Test func aNewImageViewHasNoMaskAndALiveViewKeepsIts() throws {
    func snapshot(_ modifiers: String) throws -> Layer {
      try image(modifiers: modifiers, keys: ",\(mask)").snapshot("b/x", at: 0)
    }
    let made = try snapshot("scale(2)")
    guard case .image? = made.contents?.kind else { throw Missing() }
    expectEqual(made.mask, nil)
    #expect(try picture(try snapshot("scale(2) useNormalSnapshot")).mask != nil)
    #expect(try snapshot("scale(2) useNoSnapshot").mask != nil)
  }

  @Test func anOpaqueBitmapIsBlackWhereTheMaskLeavesNothing() throws {
    let layer = try Show(
      b:
        #"{"name":"x","frame":[0,0,50,40],"backgroundColor":"red",\#(mask),"heroModifiers":"scale(2) useLayerRenderSnapshot"}"#
    ).snapshot("b/x", at: 0)
    let ground = try picture(layer)
    #expect(ground.backgroundColor == .black && ground.mask == nil)
    let inner = try #require(ground.children.first)
    #expect(inner.mask != nil && inner.backgroundColor == Color(red: 1, green: 0, blue: 0))
    expectEqual((inner.position, inner.anchorPoint), (Point(x: 25, y: 20), Point(x: 0.5, y: 0.5)))
  }

  // MARK: Carried children

  /// b/p grows from 50 × 200 to 100 × 100; its child at (15…25, 25…35) fades.
  private func growing(_ child: String, parent: String = "size(50, 200)") throws -> Show {
    try Show(
      b:
        #"{"name":"p","frame":[0,0,100,100],"heroModifiers":"\#(parent) duration(1) timingFunction(linear)","subviews":["#
        + #"{"name":"x","frame":[15,25,10,10],"heroModifiers":"\#(child)"}]}"#)
  }

  @Test func childIsCarriedAlongWithItsParentsSize() throws {
    // Ratio 0.5 × 2: centre (20, 30) → (10, 60), size (10, 10) → (5, 20).
    let show = try growing("fade")
    let start = try show.snapshot("b/x", at: 0)
    #expect(close(start.position.numbers, [10, 60]) && close(start.bounds.size.numbers, [5, 20]))
    // Half way the parent is 75 × 150: (15, 45), (7.5, 15).
    let middle = try show.snapshot("b/x", at: 0.5)
    #expect(close(middle.position.numbers, [15, 45]) && close(middle.bounds.size.numbers, [7.5, 15]))
    #expect(close(try show.snapshot("b/p", at: 0.5).bounds.size.numbers, [75, 150]))
  }

  @Test func ownPositionKeyWinsOverTheParent() throws {
    let show = try growing("position(0, 0) duration(1) timingFunction(linear)")
    #expect(close(try show.snapshot("b/x", at: 0.5).position.numbers, [10, 15]))
    #expect(close(try show.snapshot("b/x", at: 0.5).bounds.size.numbers, [7.5, 15]))
  }

  @Test func ownSizeKeyWinsOverTheParent() throws {
    let show = try growing("size(0, 0) duration(1) timingFunction(linear)")
    #expect(close(try show.snapshot("b/x", at: 0.5).bounds.size.numbers, [5, 5]))
    #expect(close(try show.snapshot("b/x", at: 0.5).position.numbers, [15, 45]))
  }

  @Test func liveViewCarriesNothing() throws {
    let show = try growing("fade", parent: "size(50, 200) useNoSnapshot")
    #expect(close(try show.snapshot("b/x", at: 0).position.numbers, [20, 30]))
  }

  @Test func scaledSizeCarriesNothing() throws {
    let show = try growing("fade", parent: "size(50, 200) useScaleBasedSizeChange")
    #expect(close(try show.snapshot("b/x", at: 0).position.numbers, [20, 30]))
  }

  // MARK: Kinds of snapshots

  /// A film whose only animating view b/x is an image view.
  private func image(modifiers: String, subviews: String = "", keys: String = "") throws -> Show {
    var scene = try TestScene.load(
      TestScene.text(
        b:
          #"{"name":"x","frame":[0,0,50,50],"backgroundColor":"red","heroModifiers":"\#(modifiers)"\#(keys),"subviews":[\#(subviews)]}"#
      ))
    scene.screens[1].views[1].content = .image(ImageContents(image: 0, contentMode: .center))
    return try Show(scene: scene)
  }

  @Test func imageViewIsLaidOutAnewOnItsBackground() throws {
    let contents = try image(modifiers: "size(9, 9)").snapshot("b/x", at: 0).contents
    expectEqual(contents?.kind, .image(ImageContents(image: 0, contentMode: .center)))
    expectEqual(contents?.background, Color(red: 1, green: 0, blue: 0))
  }

  @Test func imageViewWithAVisibleSubviewIsPictured() throws {
    let layer = try image(modifiers: "fade", subviews: #"{"frame":[0,0,5,5]}"#).snapshot("b/x", at: 0)
    #expect(throws: Never.self) { _ = try picture(layer) }
    let hidden = try image(modifiers: "fade", subviews: #"{"frame":[0,0,5,5],"hidden":true}"#).snapshot("b/x", at: 0)
    #expect(throws: Missing.self) { _ = try picture(hidden) }
  }

  @Test(arguments: ["useNormalSnapshot", "useLayerRenderSnapshot"])
  func imageViewIsPicturedWhenTold(modifier: String) throws {
    let layer = try image(modifiers: "fade \(modifier)").snapshot("b/x", at: 0)
    #expect(throws: Never.self) { _ = try picture(layer) }
  }

  @Test func liveViewShowsItselfWithItsSubviews() throws {
    let show = try Show(
      b:
        #"{"name":"x","frame":[0,0,50,50],"backgroundColor":"red","shadow":{"opacity":0.5},"heroModifiers":"fade useNoSnapshot","subviews":["#
        + #"{"name":"in","frame":[0,0,9,9]}]}"#)
    let layer = try show.snapshot("b/x", at: 0)
    expectEqual(layer.backgroundColor, Color(red: 1, green: 0, blue: 0))
    expectEqual((layer.children.map(\.path), layer.opacityMode), (["b/in"], .group))
  }

  @Test func liveViewKeepsItsOwnShadowInAMatch() throws {
    // displayShadow false keeps a snapshot from copying the shadow; a live view has its own.
    let show = try Show(
      a: #"{"name":"x","frame":[0,0,50,50],"heroID":"x"}"#,
      b: #"{"name":"x","frame":[0,0,50,50],"heroID":"x","shadow":{"opacity":0.5},"heroModifiers":"useNoSnapshot"}"#)
    try expectEqual(show.snapshot("b/x", at: 0).shadow?.opacity, 0.5)
    #expect(try !show.keys("b/x").contains("shadowOpacity"))
  }

  // MARK: Visual effects

  private func effect(_ modifiers: String) throws -> Show {
    try Show(
      b: #"{"name":"x","type":"visualEffect","effect":"light","frame":[0,0,50,50],"heroModifiers":"\#(modifiers)"}"#)
  }
  private func fraction(_ layer: Layer) throws -> Double {
    guard case .backdrop(let effect)? = layer.contents?.kind else { throw Missing() }
    return effect.fraction
  }

  @Test func fadingVisualEffectRunsItsEffectLinearlyFromTheStart() throws {
    // 0.4 s whatever delay, curve or spring: 0.1 / 0.4.
    let show = try effect("fade duration(0.4) delay(1) spring(100, 10)")
    #expect(try close(fraction(show.snapshot("b/x", at: 0)), 0))
    #expect(try close(fraction(show.snapshot("b/x", at: 0.1)), 0.25))
    #expect(try close(fraction(show.snapshot("b/x", at: 0.4)), 1))
    try expectEqual(show.keys("b/x"), [])
    try expectEqual(show.snapshot("b/x", at: 0).opacity, 1)
  }

  @Test func disappearingVisualEffectRunsToNone() throws {
    let show = try Show(
      a:
        #"{"name":"x","type":"visualEffect","effect":"light","frame":[0,0,50,50],"heroModifiers":"fade duration(0.4)"}"#
    )
    #expect(try close(fraction(show.snapshot("a/x", at: 0.1)), 0.75))
  }

  @Test func partlyFadedVisualEffectStaysWhole() throws {
    let show = try effect("opacity(0.5) duration(0.4)")
    #expect(try close(fraction(show.snapshot("b/x", at: 0.1)), 1))
    try expectEqual(show.keys("b/x"), [])
  }

  @Test func picturedVisualEffectHasAnOpacityKey() throws {
    try expectEqual(effect("fade useNormalSnapshot").keys("b/x"), ["opacity"])
  }

  @Test func matchLongestVisualEffectLooksAtVisualEffectsOnly() throws {
    let show = try Show(
      b:
        #"{"name":"e","type":"visualEffect","effect":"light","frame":[0,0,9,9],"heroModifiers":"fade durationMatchLongest"},"#
        + #"{"name":"f","type":"visualEffect","effect":"light","frame":[0,0,9,9],"heroModifiers":"fade duration(0.5)"},"#
        + #"{"name":"x","frame":[0,0,50,50],"heroModifiers":"fade duration(2)"}"#)
    #expect(try close(fraction(show.snapshot("b/e", at: 0.25)), 0.5))
    expectEqual(show.film.duration, 2)
  }
}
