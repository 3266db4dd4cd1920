import HeroGeometry
import HeroTesting

@testable import HeroGolden

/// Where layers of a trace are seen.
@Suite struct ProjectedLayerTests {
  private func layers(_ lines: String..., scale: Double = 1) throws -> [ProjectedLayer] {
    let trace = try Trace(
      bytes: Array(lines.map { "{\"frame\": 0, \"role\": \"view\", \($0)}" }.joined(separator: "\n").utf8))
    return ProjectedLayer.layers(of: try #require(trace.moments.first), in: trace, scale: scale)
  }
  private let square = "\"layer\": \"a/square\", \"bounds\": [0, 0, 10, 10], \"position\": [50, 50]"

  // Three standard deviations and half a point around 45…55, moved by the offset: 39.5…62.5 and 38.5…61.5.
  @Test func shadowsReachThreeDeviations() throws {
    let shadow = ", \"depth\": 0, \"shadowOpacity\": 0.5, \"shadowRadius\": 2, \"shadowOffset\": [1, 0]"
    let layer = try #require(try layers(square + shadow).first)
    expectEqual(layer.pixelBounds, Rect(x: 39.5, y: 38.5, width: 23, height: 23))
    #expect(layer.reaches(Point(x: 62, y: 50)) && !layer.reaches(Point(x: 63, y: 50)))
    #expect(layer.contains(Point(x: 54, y: 50)) && !layer.contains(Point(x: 56, y: 50)))
    let large = try #require(try layers(square + shadow, scale: 2).first)
    expectEqual(large.pixelBounds, Rect(x: 79, y: 77, width: 46, height: 46))
  }

  // The square stands in the upper left quarter of a clip of 50 × 50, half outside.
  @Test func whatAClipCutsAwayIsNotThere() throws {
    let clip =
      "\"depth\": 0, \"layer\": \"a/clip\", \"bounds\": [0, 0, 50, 50], \"position\": [25, 25], \"masksToBounds\": true"
    let layers = try layers(clip, square + ", \"depth\": 1")
    expectEqual(layers.map(\.holders), [[], ["a/clip"]])
    #expect(layers[1].contains(Point(x: 48, y: 48)) && !layers[1].contains(Point(x: 52, y: 48)))
    #expect(!layers[1].reaches(Point(x: 52, y: 48)))
  }

  @Test(arguments: ["\"opacity\": 0", "\"hidden\": true"])
  func whatCannotBeSeenIsLeftOutWithWhatItHolds(_ key: String) throws {
    let holder = "\"layer\": \"a\", \"bounds\": [0, 0, 90, 90], \"position\": [45, 45], \"depth\": 0, "
    #expect(try layers(holder + key, square + ", \"depth\": 1").isEmpty)
  }
}
