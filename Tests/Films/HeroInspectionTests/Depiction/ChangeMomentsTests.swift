import HeroGeometry
import HeroLayers
import HeroTesting

@testable import HeroInspection

@Suite struct ChangeMomentsTests {
  /// A square that covers the canvas and goes by `way` points to the right.
  private func tree(_ way: Double) -> LayerTree {
    var layer = Layer(path: "a", position: Point(x: 50 + way, y: 50), bounds: Rect(x: 0, y: 0, width: 100, height: 100))
    layer.backgroundColor = .black
    return LayerTree(size: Size(width: 100, height: 100), background: .white, layers: [layer])
  }

  // It rests for the first half and then goes evenly: thirds of the way are at a half, two and a half, ... of the second half.
  @Test func momentsAreWhereSomethingHappens() {
    let times = ChangeMoments.times(4, from: 0, to: 2) { tree(max($0 - 1, 0) * 60) }
    let expected = [0, 1 + 1.0 / 3, 1 + 2.0 / 3, 2]
    for (time, wanted) in zip(times, expected) { #expect(abs(time - wanted) < 0.01, "\(times)") }
  }

  @Test func stillsAreSpreadEvenly() {
    expectEqual(ChangeMoments.times(3, from: 1, to: 2) { _ in tree(0) }, [1, 1.5, 2])
  }

  // From 1 to 0.5 within the second of four seconds: nothing else changes.
  @Test func fadesCount() {
    let times = ChangeMoments.times(3, from: 0, to: 4) { time in
      var tree = tree(0)
      tree.layers[0].opacity = 1 - min(max(time - 1, 0), 1) / 2
      return tree
    }
    #expect(times.first == 0 && times.last == 4 && abs(times[1] - 1.5) < 0.02, "\(times)")
  }
}
