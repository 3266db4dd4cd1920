import Foundation
import HeroGeometry
import HeroTesting

/// Rule T8: values half way, for each type of key.
struct InterpolationTests {
  /// A destination view of 50 × 50, its layer half way of a linear second.
  private func middle(_ modifiers: String, _ keys: String = "") throws -> Show {
    try Show(
      b: #"{"name":"x","frame":[0,0,50,50]\#(keys),"heroModifiers":"\#(modifiers) duration(1) timingFunction(linear)"}"#
    )
  }

  @Test func scaleRotationAndTranslationBlendApart() throws {
    // translate(40, 0) rotate(1) scale(3) → identity: translation (20, 0), scale 2, angle 0.5.
    let elements = try middle("translate(40, 0) rotate(1) scale(3)").snapshot("b/x", at: 0.5).transform.elements
    #expect(close([elements[0], elements[1], elements[12]], [2 * cos(0.5), 2 * sin(0.5), 20], 1e-9))
  }

  // Opaque red to clear blue: red keeps its hue, alpha 0.5; straight blending would give (0.5, 0, 0.5), as to opaque blue.
  @Test func coloursBlendPremultipliedInGammaEncodedRGB() throws {
    for (blue, color) in [
      (#"{"r":0,"g":0,"b":1,"a":0}"#, Color(red: 1, green: 0, blue: 0, alpha: 0.5)),
      (#""blue""#, Color(red: 0.5, green: 0, blue: 0.5)),
    ] {
      let show = try middle("borderColor(#ff0000)", #","borderColor":\#(blue),"borderWidth":1"#)
      try expectEqual(show.snapshot("b/x", at: 0.5).borderColor, color)
    }
  }

  @Test func numbersPointsAndRectsBlendByComponent() throws {
    // A flag switches half way.
    let show = try middle(
      "borderWidth(4) anchorPoint(0, 1) contentsRect(0.5, 0, 0.5, 1) zPosition(8) shadowOffset(10, 7) shadowRadius(5) shadowOpacity(1) masksToBounds(true)",
      #","borderWidth":2"#)
    #expect(try show.snapshot("b/x", at: 0.49).masksToBounds)
    let layer = try show.snapshot("b/x", at: 0.5)
    expectEqual((layer.borderWidth, layer.zPosition, layer.masksToBounds), (3, 4, false))
    expectEqual(layer.anchorPoint, Point(x: 0.25, y: 0.75))
    expectEqual(layer.contentsRect, Rect(x: 0.25, y: 0, width: 0.75, height: 1))
    // Core Animation's own: opacity 0, offset (0, −3), radius 3.
    expectEqual((layer.shadow?.opacity, layer.shadow?.radius), (0.5, 4))
    expectEqual(layer.shadow?.offset, Size(width: 5, height: 2))
  }

  @Test func pathsOfEqualStructureBlendPointByPoint() throws {
    let show = try middle("shadowPath('M 0 0 L 10 0 Z')", #","shadow":{"opacity":1,"path":"M 20 0 L 10 40 Z"}"#)
    let path = try #require(show.snapshot("b/x", at: 0.5).shadow?.path)
    expectEqual(path.elements, [.move(Point(x: 10, y: 0)), .line(Point(x: 10, y: 20)), .close])
  }
}
