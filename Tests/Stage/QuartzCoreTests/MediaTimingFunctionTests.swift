import HeroTesting
import QuartzCore

@Suite struct MediaTimingFunctionTests {
  // Source of the names' curves: CAMediaTimingFunctionName's documentation.
  @Test func curvesHaveFourPointsAndNames() {
    let curve = CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)
    for (index, wanted) in ([[0, 0], [0.1, 0.2], [0.3, 0.4], [1, 1]] as [[Float]]).enumerated() {
      var point: [Float] = [-1, -1]
      curve.getControlPoint(at: index, values: &point)
      expectEqual(point, wanted)
    }
    for (name, points) in [
      (.linear, [0, 0, 1, 1]), (.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]),
      (.easeInEaseOut, [0.42, 0, 0.58, 1]), (.default, [0.25, 0.1, 0.25, 1]),
    ] as [(CAMediaTimingFunctionName, [Float])] {
      let named = CAMediaTimingFunction(name: name)
      expectEqual(named, CAMediaTimingFunction(controlPoints: points[0], points[1], points[2], points[3]), "\(name)")
      #expect(named != CAMediaTimingFunction(controlPoints: 0.5, 0, 0.5, 1))
    }
  }
}
