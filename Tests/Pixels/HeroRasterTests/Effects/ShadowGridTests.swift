import HeroGeometry
import HeroTesting

@testable import HeroRaster

@Suite struct ShadowGridTests {
  // Below a standard deviation of 4 pixels the partly covered pixels of an edge show through the blur; above it three times as many
  // rows would only cost time.
  @Test(arguments: [(3.6, 3), (3.9, 3), (4, 1), (4.5, 1)])
  func narrowBlursAreDrawnFiner(radius: Double, times: Int) throws {
    let ground = Ground(matrix: .identity, clip: Rect(x: 0, y: 0, width: 100, height: 100))
    let grid = try #require(
      ShadowGrid(ground: ground, extent: Rect(x: 20, y: 20, width: 30, height: 30), radius: radius))
    expectEqual(grid.oversampling, times)
  }
}
