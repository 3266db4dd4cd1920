import Foundation
import HeroGeometry
import HeroTesting

/// Rule T8: values half way, for each type of key.
struct InterpolationTests {
  /// A destination view of 50 × 50, its layer half way of a linear second.
  private func middle(_ modifiers: String, _ keys: String = "", at time: Double = 0.5) throws -> Show {
    try Show(
      b: #"{"name":"x","frame":[0,0,50,50]\#(keys),"heroModifiers":"\#(modifiers) duration(1) timingFunction(linear)"}"#
    )
  }

  @Test func rotationTurnsHalfWay() throws {
    let elements = try middle("rotate(1)").snapshot("b/x", at: 0.5).transform.elements
    #expect(close([elements[0], elements[1]], [cos(0.5), sin(0.5)], 1e-12))
  }

  @Test func rotationGoesTheShorterWay() throws {
    // 270° is −90°: half way −45°, not 135°.
    let elements = try middle("rotate(4.71238898038469)").snapshot("b/x", at: 0.5).transform.elements
    #expect(close([elements[0], elements[1]], [cos(.pi / 4), -sin(.pi / 4)], 1e-9))
  }

  @Test func scaleRotationAndTranslationBlendApart() throws {
    // translate(40, 0) rotate(1) scale(3) → identity: translation (20, 0), scale 2, angle 0.5.
    let elements = try middle("translate(40, 0) rotate(1) scale(3)").snapshot("b/x", at: 0.5).transform.elements
    #expect(close([elements[0], elements[1], elements[12]], [2 * cos(0.5), 2 * sin(0.5), 20], 1e-9))
  }

  @Test func perspectiveBlendsLinearly() throws {
    #expect(try close(middle("perspective(500)").snapshot("b/x", at: 0.5).transform.elements[11], -0.001))
  }

  @Test func singularTransformBlendsElementWise() throws {
    // scale 0 → rotate 90°: half of (0, 1).
    let show = try middle("scale(0)", #","transform":"rotate(1.5707963267948966)""#)
    let elements = try show.snapshot("b/x", at: 0.5).transform.elements
    #expect(close([elements[0], elements[1]], [0, 0.5], 1e-12))
  }

  @Test func coloursBlendPremultiplied() throws {
    // Opaque red to clear blue: red keeps its hue, alpha 0.5; straight blending would give (0.5, 0, 0.5).
    let show = try middle("borderColor(#ff0000)", #","borderColor":{"r":0,"g":0,"b":1,"a":0},"borderWidth":1"#)
    try expectEqual(show.snapshot("b/x", at: 0.5).borderColor, Color(red: 1, green: 0, blue: 0, alpha: 0.5))
  }

  @Test func coloursBlendInGammaEncodedRGB() throws {
    let show = try middle("borderColor(#ff0000)", #","borderColor":"blue","borderWidth":1"#)
    try expectEqual(show.snapshot("b/x", at: 0.5).borderColor, Color(red: 0.5, green: 0, blue: 0.5))
  }

  @Test func booleansSwitchHalfWay() throws {
    let show = try middle("fade masksToBounds(true)")
    #expect(try show.snapshot("b/x", at: 0.49).masksToBounds)
    #expect(try !show.snapshot("b/x", at: 0.5).masksToBounds)
  }

  @Test func numbersPointsAndRectsBlendByComponent() throws {
    let show = try middle(
      "borderWidth(4) anchorPoint(0, 1) contentsRect(0.5, 0, 0.5, 1) zPosition(8) shadowOffset(10, 7) shadowRadius(5) shadowOpacity(1)",
      #","borderWidth":2"#)
    let layer = try show.snapshot("b/x", at: 0.5)
    expectEqual((layer.borderWidth, layer.zPosition), (3, 4))
    expectEqual(layer.anchorPoint, Point(x: 0.25, y: 0.75))
    expectEqual(layer.contentsRect, Rect(x: 0.25, y: 0, width: 0.75, height: 1))
    // Core Animation's own: opacity 0, offset (0, −3), radius 3.
    expectEqual((layer.shadow?.opacity, layer.shadow?.radius), (0.5, 4))
    expectEqual(layer.shadow?.offset, Size(width: 5, height: 2))
  }

  @Test func pathsOfEqualStructureBlendPointByPoint() throws {
    let show = try middle(
      "shadowPath('M 0 0 L 10 0 Z')", #","shadow":{"opacity":1,"path":"M 20 0 L 10 40 Z"}"#)
    let path = try #require(show.snapshot("b/x", at: 0.5).shadow?.path)
    expectEqual(path.elements, [.move(Point(x: 10, y: 0)), .line(Point(x: 10, y: 20)), .close])
  }

  @Test func pathsOfOtherStructureShowTheTargetAtOnce() throws {
    let show = try middle(
      "shadowPath('M 0 0 L 10 0 Z')", #","shadow":{"opacity":1,"path":"M 20 0 L 10 40 L 0 0 Z"}"#)
    let path = try #require(show.snapshot("b/x", at: 0.25).shadow?.path)
    expectEqual(path.elements.count, 4)
  }

  @Test func overshootExtrapolates() throws {
    // easeOutBack at 0.75 is 1.07587: from 100 to 0, −7.587.
    let show = try Show(
      b:
        #"{"name":"x","frame":[-25,0,50,50],"heroModifiers":"position(100, 25) duration(1) timingFunction(easeOutBack)"}"#
    )
    #expect(try close(show.snapshot("b/x", at: 0.75).position.x, -7.587, 1e-3))
  }
}
