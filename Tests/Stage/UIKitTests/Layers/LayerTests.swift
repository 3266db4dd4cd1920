import Testing

@testable import UIKit

@MainActor
@Suite struct LayerTests {
  @Test func layersAreFoundAndTakeOthersPlaces() {
    let root = CALayer()
    root.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
    let (back, front, out) = (CALayer(), CALayer(), CALayer())
    back.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    front.frame = CGRect(x: 40, y: 40, width: 60, height: 60)
    out.frame = CGRect(x: 90, y: 0, width: 60, height: 20)
    root.sublayers = [back, front, out]
    // Points of the superlayer: 10 more than those of the layer.
    #expect(root.hitTest(CGPoint(x: 60, y: 60)) === front)
    back.zPosition = 1
    #expect(root.hitTest(CGPoint(x: 60, y: 60)) === back)
    #expect(root.hitTest(CGPoint(x: 30, y: 90)) === root && root.hitTest(CGPoint(x: 5, y: 90)) == nil)
    #expect(root.hitTest(CGPoint(x: 130, y: 20)) === out)
    root.masksToBounds = true
    #expect(root.hitTest(CGPoint(x: 130, y: 20)) == nil)
    back.isHidden = true
    #expect(root.hitTest(CGPoint(x: 60, y: 60)) === front)
    let new = CALayer()
    new.actions = ["position": NSNull()]
    root.replaceSublayer(back, with: new)
    #expect(root.sublayers == [new, front, out] && back.superlayer == nil)
  }

  @Test func layersTakeActionsAndTransitions() {
    useOwnScreen()
    let layer = CAShapeLayer()
    layer.actions = ["strokeEnd": NSNull(), "position": CABasicAnimation(keyPath: "position")]
    layer.drawsAsynchronously = true
    layer.strokeEnd = 0.5
    #expect(layer.strokeEnd == 0.5)
    func fails(_ error: NSErrorPointer) -> Bool {
      error?.pointee = NSError(domain: "a", code: 3)
      return true
    }
    var error: NSError?
    #expect(fails(&error) && fails(nil) && error?.code == 3)
    let border: CGColor = #colorLiteral(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8)
    #expect(border == UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8).cgColor)
    #expect(UIApplication.shared.statusBarOrientation == .portrait && UIToolbar().barStyle == .default)
    let transition = CATransition()
    transition.type = .push
    transition.isRemovedOnCompletion = false
    layer.add(transition, forKey: kCATransition)
    #expect(layer.animation(forKey: "transition") === transition)
  }

  @Test func layersStandWhereTheyArePut() {
    let (root, a, b, c, d) = (CALayer(), CALayer(), CALayer(), CALayer(), CALayer())
    root.addSublayer(a)
    root.insertSublayer(b, at: 0)
    #expect(root.sublayers == [b, a])
    root.insertSublayer(c, below: a)
    root.insertSublayer(d, above: b)
    #expect(root.sublayers == [b, d, c, a])
    root.insertSublayer(b, at: 9)
    root.insertSublayer(a, below: nil)
    root.insertSublayer(d, above: nil)
    #expect(root.sublayers == [a, c, b, d] && d.superlayer === root)
    c.removeFromSuperlayer()
    #expect(root.sublayers == [a, b, d] && c.superlayer == nil)
    let other = CALayer()
    other.insertSublayer(a, at: 0)
    #expect(root.sublayers == [b, d] && other.sublayers == [a])
  }

  @Test func aLayersPlaneIsItsTransforms() {
    let layer = CALayer()
    layer.transform = CATransform3DMakeTranslation(3, 4, 5)
    #expect(layer.affineTransform() == CGAffineTransform(translationX: 3, y: 4))
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 3))
    #expect(layer.transform == CATransform3DMakeScale(2, 3, 1))
    #expect(layer.model() === layer && layer.presentation() === layer)
  }
}
