import HeroStage
import HeroTesting
import UIKit

/// Layers that show their sublayers alone, several times, or not what they would on a phone.
@MainActor
@Suite(.writtenStages) struct LayerCopyTests {
  private func stage(_ layer: CALayer) -> Stage {
    let root = ColorViewController(.white)
    layer.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
    root.view.layer.addSublayer(layer)
    return testStage(root: root)
  }

  private func dot(_ frame: CGRect) -> CALayer {
    let dot = CALayer()
    dot.frame = frame
    dot.backgroundColor = UIColor.red.cgColor
    return dot
  }

  @Test func aReplicatorMovesEachCopyFurther() throws {
    let replicator = CAReplicatorLayer()
    replicator.instanceCount = 3
    replicator.instanceTransform = CATransform3DMakeTranslation(30, 0, 0)
    replicator.addSublayer(dot(CGRect(x: 0, y: 0, width: 20, height: 20)))
    let stage = stage(replicator)
    try expectEqual(
      stage.colors(at: [(110, 110), (125, 110), (140, 110), (170, 110), (185, 110)]),
      [.red, .white, .red, .red, .white])
    // Quarter turns about the middle of the bounds: a dot at the upper edge is at the right, lower and left ones too.
    let turning = CAReplicatorLayer()
    turning.instanceCount = 4
    turning.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    turning.addSublayer(dot(CGRect(x: 40, y: 0, width: 20, height: 20)))
    try expectEqual(
      self.stage(turning).colors(at: [(150, 110), (190, 150), (150, 190), (110, 150), (110, 110)]),
      [.red, .red, .red, .red, .white])
  }

  // The second copy has half of the first one's alpha: red over white at one half.
  @Test func copiesFade() throws {
    let replicator = CAReplicatorLayer()
    replicator.instanceCount = 2
    replicator.instanceTransform = CATransform3DMakeTranslation(30, 0, 0)
    replicator.instanceAlphaOffset = -0.5
    replicator.addSublayer(dot(CGRect(x: 0, y: 0, width: 20, height: 20)))
    let found = try stage(replicator).colors(at: [(110, 110), (140, 110)])
    #expect(found[0] == .red && found[1][0] == 255 && abs(Int(found[1][1]) - 128) <= 1)
    replicator.instanceCount = 0
    try expectEqual(stage(replicator).colors(at: [(110, 110)]), [.white])
  }

  @Test func aTransformLayerHasNothingOfItsOwn() throws {
    let layer = CATransformLayer()
    layer.backgroundColor = UIColor.blue.cgColor
    layer.borderWidth = 5
    layer.masksToBounds = true
    layer.addSublayer(dot(CGRect(x: 80, y: 0, width: 40, height: 20)))
    try expectEqual(stage(layer).colors(at: [(150, 150), (190, 110), (210, 110)]), [.white, .red, .red])
    expectEqual(layer.hitTest(CGPoint(x: 150, y: 150)), nil)
    #expect(layer.hitTest(CGPoint(x: 190, y: 110)) === layer.sublayers?.first)
  }

  @Test func particlesAreNotDrawn() throws {
    let layer = CAEmitterLayer()
    let cell = CAEmitterCell()
    cell.birthRate = 100
    layer.emitterCells = [cell]
    layer.backgroundColor = UIColor.red.cgColor
    try expectEqual(stage(layer).colors(at: [(150, 150)]), [.red])
  }
}
