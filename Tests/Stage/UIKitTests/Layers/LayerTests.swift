import HeroTesting

@testable import UIKit

@MainActor
@Suite struct LayerTests {
  @Test func layersTakeActionsAndTransitions() {
    useOwnScreen()
    let layer = CAShapeLayer()
    layer.actions = ["strokeEnd": NSNull(), "position": CABasicAnimation(keyPath: "position")]
    layer.drawsAsynchronously = true
    layer.strokeEnd = 0.5
    expectEqual(layer.strokeEnd, 0.5)
    func fails(_ error: NSErrorPointer) -> Bool {
      error?.pointee = NSError(domain: "a", code: 3)
      return true
    }
    var error: NSError?
    #expect(fails(&error) && fails(nil) && error?.code == 3)
    let border: CGColor = #colorLiteral(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8)
    expectEqual(border, UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8).cgColor)
    expectEqual((UIApplication.shared.statusBarOrientation, UIToolbar().barStyle), (.portrait, .default))
    let transition = CATransition()
    transition.type = .push
    transition.isRemovedOnCompletion = false
    layer.add(transition, forKey: kCATransition)
    #expect(layer.animation(forKey: "transition") === transition)
  }
}
