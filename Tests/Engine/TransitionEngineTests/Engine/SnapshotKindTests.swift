import HeroGeometry
import HeroLayers
import HeroModel
import HeroTesting
import TransitionEngine

/// Rule L3: hidden views, corners, live views, effects' children, bitmaps.
struct SnapshotKindTests {
  // MARK: Hidden views

  @Test func hiddenImageViewsAndEffectsAreSeenWhileTheyAnimate() throws {
    let layer = try Show.image("scale(2)", #","hidden":true"#).snapshot("b/x", at: 0)
    guard case .image? = layer.contents?.kind else { throw Missing() }
    #expect(!layer.isHidden)
    for modifiers in ["fade", "fade useNoSnapshot"] {
      let show = try Show(
        b:
          #"{"name":"x","type":"visualEffect","effect":"light","hidden":true,"frame":[0,0,9,9],"heroModifiers":"\#(modifiers)"}"#
      )
      _ = try show.effect(at: 0)
      #expect(try !show.snapshot("b/x", at: 0).isHidden, "\(modifiers)")
    }
    let live = #"{"name":"x","frame":[0,0,9,9],"hidden":true,"heroModifiers":"fade useNoSnapshot"}"#
    #expect(try Show(b: live).snapshot("b/x", at: 0).isHidden)
  }

  @Test func hiddenViewGivesAnEmptyPictureWithBorderAndShadow() throws {
    let show = try Show(
      b: #"{"name":"x","frame":[0,0,50,40],"hidden":true,"borderWidth":3,"backgroundColor":"red","#
        + #""shadow":{"opacity":0.5},"heroModifiers":"scale(2)"}"#)
    let layer = try show.snapshot("b/x", at: 0)
    #expect(try show.picture().isHidden && !layer.isHidden && layer.borderWidth == 3 && layer.shadow?.opacity == 0.5)
  }

  @Test func animatingViewInsideAHiddenAncestorIsSeen() throws {
    let show = try Show(
      b: #"{"name":"p","frame":[10,10,50,50],"hidden":true,"subviews":["#
        + #"{"name":"x","frame":[0,0,20,20],"heroModifiers":"fade"}]}"#)
    expectEqual(show.rootSnapshots(), ["b/x"])
    try expectEqual(show.snapshot("b/x", at: 0).position, Point(x: 20, y: 20))
  }

  // MARK: Corners

  @Test func snapshotsCornersAreCircularButPicturedAndLiveOnesKeepTheirs() throws {
    func show(_ modifiers: String) throws -> Show {
      try Show(
        b:
          #"{"name":"x","frame":[0,0,50,50],"cornerRadius":8,"cornerCurve":"continuous","heroModifiers":"\#(modifiers)","#
          + #""subviews":[{"name":"in","frame":[0,0,9,9],"cornerRadius":2,"cornerCurve":"continuous"}]}"#)
    }
    let pictured = try show("fade")
    try expectEqual(pictured.snapshot("b/x", at: 0).cornerCurve, .circular)
    try expectEqual(pictured.picture().children.first?.cornerCurve, .continuous)
    let live = try show("fade useNoSnapshot").snapshot("b/x", at: 0)
    expectEqual((live.cornerCurve, live.children.first?.cornerCurve), (.continuous, .continuous))
  }

  // MARK: Live views

  @Test func transformIsFlattenedUpToALiveParentOnly() throws {
    // p is scaled by 2 and live, q inside it by 3: x, in q, is flattened over q alone and stands at q's middle, p's (30, 30).
    func show(_ modifiers: String) throws -> Show {
      try Show(
        b:
          #"{"name":"p","frame":[50,50,60,60],"transform":"scale(2)","heroModifiers":"fade \#(modifiers)","subviews":["#
          + #"{"name":"q","frame":[20,20,20,20],"transform":"scale(3)","subviews":["#
          + #"{"name":"x","frame":[5,5,10,10],"heroModifiers":"fade"}]}]}"#)
    }
    let live = try show("useNoSnapshot").snapshot("b/x", at: 0)
    #expect(close(live.transform.elements, matrix(scale: 3)) && close(live.position.numbers, [30, 30]))
    #expect(try close(show("").snapshot("b/x", at: 0).transform.elements, matrix(scale: 6)))
    // Live p stands in the snapshot of o, which is scaled by 2; x is where p has it, off p's middle.
    let inner = try Show(
      b: #"{"name":"o","frame":[50,50,80,80],"transform":"scale(2)","heroModifiers":"fade","subviews":["#
        + #"{"name":"p","frame":[10,10,60,60],"heroModifiers":"fade useNoSnapshot","subviews":["#
        + #"{"name":"x","frame":[5,5,10,10],"heroModifiers":"fade"}]}]}"#
    ).snapshot("b/x", at: 0)
    #expect(close(inner.position.numbers, [10, 10]) && inner.transform.isIdentity)
  }

  @Test func firstSubviewThatFillsALiveViewFollowsItsCornersAndContentsRect() throws {
    func first(_ frame: String, _ modifiers: String) throws -> Layer {
      let show = try Show(
        b:
          #"{"name":"x","frame":[0,0,50,40],"cornerRadius":8,"heroModifiers":"useNoSnapshot \#(modifiers) duration(1) timingFunction(linear)","subviews":["#
          + #"{"name":"1","frame":\#(frame),"text":"a"},{"name":"2","frame":[0,0,50,40]}]}"#)
      let layer = try show.snapshot("b/x", at: 0.5)
      expectEqual((layer.children.last?.cornerRadius, layer.children.last?.contentsRect), (0, .unit))
      return try #require(layer.children.first)
    }
    // From 20 to 8, half way 14; from half the width to all of it, half way three quarters.
    #expect(try close(first("[0,0,50,40]", "cornerRadius(20)").cornerRadius, 14))
    let part = try first("[0,0,50,40]", "contentsRect(0, 0, 0.5, 1)")
    expectEqual((part.contentsRect, part.contents?.rect), (Rect(x: 0, y: 0, width: 0.75, height: 1), part.contentsRect))
    expectEqual(part.cornerRadius, 0)
    try expectEqual(first("[0,0,50,39]", "cornerRadius(20)").cornerRadius, 0)
    try expectEqual(first("[0,0,50,40]", "fade").cornerRadius, 0)
  }

  // MARK: Visual effects

  @Test func childrenOfAVisualEffectLieOverItAndUnderItsOverlay() throws {
    func order(_ type: String) throws -> (paths: [String], under: Int) {
      let show = try Show(
        b: #"{"name":"x"\#(type),"frame":[0,0,50,50],"heroModifiers":"overlay(#000000, 0.5)","subviews":["#
          + #"{"name":"up","frame":[0,0,9,9],"zPosition":3,"heroModifiers":"fade"},"#
          + #"{"name":"down","frame":[0,0,9,9],"zPosition":-3,"heroModifiers":"fade"}]}"#)
      let layer = try show.snapshot("b/x", at: 0)
      return (layer.childrenInPaintOrder.map { $0.role == .overlay ? "overlay" : $0.path }, layer.childrenUnderContents)
    }
    let effect = try order(#","type":"visualEffect","effect":"light""#)
    expectEqual((effect.paths, effect.under), (["b/down", "b/up", "overlay"], 0))
    let plain = try order("")
    expectEqual((plain.paths, plain.under), (["b/down", "overlay", "b/up"], 1))
  }

  // MARK: Bitmaps

  private static let grey = Color(red: 1, green: 1, blue: 1, alpha: 0.5)

  @Test func bitmapOfAnOpaqueViewIsBlackWhereNothingIsDrawn() throws {
    let half = #","backgroundColor":{"white":1,"a":0.5}"#
    let (stack, opaqueStack) = (#","type":"stack""#, #","type":"stack","opaque":true"#)
    for (keys, modifiers, color) in [
      ("", "useLayerRenderSnapshot", .black),
      // Half white over black.
      (half, "useLayerRenderSnapshot", Color(red: 0.5, green: 0.5, blue: 0.5)),
      (#","hidden":true,"backgroundColor":"red""#, "useLayerRenderSnapshot", .black),
      (half + #","opaque":false"#, "useLayerRenderSnapshot", Self.grey), (half, "useNormalSnapshot", Self.grey),
      (half, "", Self.grey),
      // An opaque stack view is such a bitmap by itself.
      (opaqueStack, "", .black), (stack, "", nil), (opaqueStack, "useNormalSnapshot", nil),
    ] as [(String, String, Color?)] {
      let show = try Show(b: #"{"name":"x","frame":[0,0,9,9]\#(keys),"heroModifiers":"fade \#(modifiers)"}"#)
      try expectEqual(show.picture().backgroundColor, color, "\(keys) \(modifiers)")
    }
  }

  // MARK: M4

  @Test func sourceWithoutCounterpartStaysLocal() throws {
    let show = try Show(
      b: #"{"name":"p","frame":[10,10,80,80],"heroModifiers":"fade","subviews":["#
        + #"{"name":"x","frame":[0,0,20,20],"heroModifiers":"source(nobody) fade"}]}"#)
    try expectEqual(show.view("b/x").coordinateSpace, "local")
    try expectEqual(show.snapshot("b/p", at: 0).children.map(\.path), ["b/x"])
  }
}
