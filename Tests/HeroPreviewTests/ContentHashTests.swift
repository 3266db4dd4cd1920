import HeroGeometry
import HeroLayers
import Testing

@testable import HeroPreview

struct ContentHashTests {
  /// The hash names 21 values and the children; whoever adds one to a layer adds it there.
  @Test func allValuesOfALayerCount() {
    let layer = Layer(path: "a", position: .zero, bounds: Rect(x: 0, y: 0, width: 1, height: 1))
    #expect(Mirror(reflecting: layer).children.count == 21)
  }
}
