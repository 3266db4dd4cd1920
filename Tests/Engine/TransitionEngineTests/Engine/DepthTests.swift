import HeroGeometry
import HeroLayers
import HeroModel
import HeroTesting

@testable import TransitionEngine

/// What views take of depth from those around them (fact sheets 5.11 and 5.13, rule L3).
@Suite struct DepthTests {
  /// The layer of b/p, 100 × 100, in the real tree while another view animates.
  private func parent(_ keys: String, _ subviews: String) throws -> Layer {
    let show = try Show(
      b: #"{"name":"p","frame":[50,50,100,100]\#(keys),"subviews":[\#(subviews)]},"#
        + #"{"name":"other","frame":[0,0,9,9],"heroModifiers":"fade"}"#)
    let root = show.film.moment(at: 0).tree.layers.first { $0.path == "b" && $0.role == .view }
    return try #require(root?.children.first { $0.path == "b/p" })
  }

  private func close(_ point: Point, _ x: Double, _ y: Double) -> Bool { abs(point.x - x) + abs(point.y - y) < 1e-9 }

  // 30 points right of the anchor point and 50 nearer to an eye that is 100 away: w = 1 − 50/100, so that it is seen 60 to the right.
  @Test func sublayersAreSeenFromTheAnchorPoint() throws {
    let layer = try parent(
      #","sublayerTransform":"perspective(100)""#, #"{"name":"x","frame":[70,40,20,20],"zPosition":50}"#)
    let child = try #require(layer.children.first)
    #expect(close(child.map.apply(Point(x: 10, y: 10)), 110, 50))
    // Its left edge is 20 to the right of the anchor point, seen 40 to the right.
    #expect(close(child.map.apply(Point(x: 0, y: 10)), 90, 50))
    // The layer itself is not transformed.
    expectEqual(layer.transform, .identity)
    let cornered = try parent(
      #","anchorPoint":[0,0],"sublayerTransform":"perspective(100)""#,
      #"{"name":"x","frame":[70,40,20,20],"zPosition":50}"#)
    // From the corner it is 80 and 50 away.
    #expect(close(try #require(cornered.children.first).map.apply(Point(x: 10, y: 10)), 160, 100))
  }

  @Test func whatIsTurnedAwayDoesNotShowUnlessItHasABack() throws {
    let turned = #""transform":"rotate(0, 3, 0)""#
    let layer = try parent(
      "",
      #"{"name":"1","frame":[0,0,20,20],\#(turned)},{"name":"2","frame":[0,0,20,20],\#(turned),"doubleSided":false},"#
        + #"{"name":"3","frame":[0,0,20,20],"doubleSided":false}"#)
    expectEqual(layer.children.map(\.isHidden), [false, true, false])
    // Inside of a view that shows its back, what is turned once more shows its front.
    let back = try parent(
      #",\#(turned)"#,
      #"{"name":"1","frame":[0,0,20,20],"doubleSided":false},"#
        + #"{"name":"2","frame":[0,0,20,20],\#(turned),"doubleSided":false}"#)
    expectEqual(back.children.map(\.isHidden), [true, false])
  }

  @Test func aSnapshotHasNeither() throws {
    let show = try Show(
      b: #"{"name":"p","frame":[50,50,100,100],"transform":"rotate(0, 3, 0)","doubleSided":false,"#
        + #""sublayerTransform":"perspective(100)","heroModifiers":"fade","subviews":["#
        + #"{"name":"x","frame":[70,40,20,20],"zPosition":50,"doubleSided":false},"#
        + #"{"name":"y","frame":[70,40,20,20],"zPosition":50,"heroModifiers":"fade"}]}"#)
    let snapshot = try show.snapshot("b/p", at: 0)
    guard case .picture(let picture)? = snapshot.contents?.kind, let pictured = picture.layers.first else {
      Issue.record("no picture")
      return
    }
    // The picture is taken straight, with the perspective that its parts have.
    #expect(!snapshot.isHidden && !pictured.isHidden && pictured.children.map(\.path) == ["b/x"])
    #expect(!pictured.children[0].isHidden && close(pictured.children[0].map.apply(Point(x: 10, y: 10)), 110, 50))
    // A snapshot inside has the transforms of its view and those around it, not the perspective.
    let inner = try #require(snapshot.children.first { $0.path == "b/y" })
    #expect(inner.transform == snapshot.transform && close(inner.position, 80, 50))
  }
}
