import HeroGeometry
import HeroLayers
import HeroStage
import HeroTesting
import UIKit

/// Masks cut layers and all they hold.
@MainActor
@Suite(.writtenStages) struct MaskTests {
  private func stage(_ change: (UIView) -> Void) -> Stage {
    let root = ColorViewController(.white)
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    view.backgroundColor = .red
    let inner = UIView(frame: CGRect(x: 0, y: 50, width: 100, height: 50))
    inner.backgroundColor = .blue
    view.addSubview(inner)
    change(view)
    root.view.addSubview(view)
    return testStage(root: root)
  }

  @Test func aShapeWithoutAFrameCutsAndIsDrawn() throws {
    let stage = stage { view in
      let mask = CAShapeLayer()
      mask.path = UIBezierPath(rect: CGRect(x: 50, y: 0, width: 50, height: 100)).cgPath
      view.layer.mask = mask
    }
    try expectEqual(stage.colors(at: [(120, 120), (180, 120), (120, 180), (180, 180)]), [.white, .red, .white, .blue])
    // What the view holds stays a view.
    let scene = try stage.scene
    #expect(scene.images.isEmpty && scene.screens[0].views.count == 3)
    expectEqual(scene.screens[0].views[1].mask, LayerMask(path: try Path(svg: "M50 0L100 0L100 100L50 100Z")))
    let drawn = self.stage { view in
      let shape = CAShapeLayer()
      shape.path = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20)).cgPath
      shape.fillColor = UIColor.white.cgColor
      view.layer.addSublayer(shape)
    }
    try expectEqual(drawn.colors(at: [(120, 120), (150, 120)]), [.white, .red])
  }

  @Test func aViewAndAGradientCut() throws {
    let stage = stage { view in
      let mask = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      mask.backgroundColor = .black
      view.mask = mask
    }
    try expectEqual(stage.colors(at: [(150, 120), (150, 180)]), [.red, .white])
    #expect(try stage.scene.screens[0].views[1].mask != nil)
    let faded = self.stage { view in
      let mask = CAGradientLayer()
      mask.frame = view.bounds
      mask.colors = [UIColor.clear.cgColor, UIColor.black.cgColor]
      view.layer.mask = mask
    }
    // The pixel's middle is at 50.5 of 100 points: 255 · (1 − 0.505) of white.
    try expectEqual(faded.colors(at: [(150, 150)]), [[126, 126, 255]])
    // Looked at again, it is the same picture.
    faded.wait(0.5)
    try expectEqual(faded.scene.images.count, 1)
    try expectEqual(faded.scene.screens[0].views.count, 2)
  }

  @Test func aMaskStandsWhereItsLayerDoes() throws {
    let stage = stage { view in
      view.bounds.origin = CGPoint(x: 10, y: 0)
      let mask = CAShapeLayer()
      mask.frame = CGRect(x: 20, y: 30, width: 40, height: 40)
      mask.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: 10)).cgPath
      mask.fillRule = .evenOdd
      mask.setAffineTransform(CGAffineTransform(rotationAngle: .pi))
      view.layer.mask = mask
    }
    // Turned about (40, 50): x 20…60, y 60…70; the view's corner is at 10.
    let mask = try #require(try stage.scene.screens[0].views[1].mask)
    expectEqual(mask.fillRule, .evenOdd)
    let box = UIBezierPath(cgPath: CGPath(mask.path)).bounds
    #expect(abs(box.minX - 10) < 1e-9 && abs(box.maxX - 50) < 1e-9)
    #expect(abs(box.minY - 60) < 1e-9 && abs(box.maxY - 70) < 1e-9)
  }
}
