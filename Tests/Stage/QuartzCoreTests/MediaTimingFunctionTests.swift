import HeroTesting
import QuartzCore

@Suite struct MediaTimingFunctionTests {
  @Test func controlPointsAreFour() {
    let curve = CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)
    var points: [[Float]] = []
    for index in 0..<4 {
      var point: [Float] = [-1, -1]
      curve.getControlPoint(at: index, values: &point)
      points.append(point)
    }
    expectEqual(points, [[0, 0], [0.1, 0.2], [0.3, 0.4], [1, 1]])
  }

  // Source: CAMediaTimingFunctionName's documentation.
  @Test(arguments: [
    (CAMediaTimingFunctionName.linear, [0, 0, 1, 1] as [Float]), (.easeIn, [0.42, 0, 1, 1]),
    (.easeOut, [0, 0, 0.58, 1]), (.easeInEaseOut, [0.42, 0, 0.58, 1]), (.default, [0.25, 0.1, 0.25, 1]),
  ]) func namesAreCurves(name: CAMediaTimingFunctionName, points: [Float]) {
    let named = CAMediaTimingFunction(name: name)
    expectEqual(named, CAMediaTimingFunction(controlPoints: points[0], points[1], points[2], points[3]))
    #expect(named != CAMediaTimingFunction(controlPoints: 0.5, 0, 0.5, 1))
  }
}
