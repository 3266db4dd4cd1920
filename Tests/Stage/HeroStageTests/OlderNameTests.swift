import Hero
import HeroStage
import HeroTesting
import UIKit

/// What older apps call.
@MainActor
@Suite struct OlderNameTests {
  @Test func coloursOfSwift3() {
    let color = UIColor(colorLiteralRed: 1, green: 0.5, blue: 0, alpha: 0.25)
    expectEqual(color, UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25))
  }

  // As of a literal, whose overload is that of Hero 1.
  @Test func modifiersOfFloats() {
    let (alpha, shadow): (Float, Float) = (0.5, 0.25)
    let (view, other) = (UIView(), UIView())
    view.hero.modifiers = [.opacity(alpha), .shadowOpacity(shadow)]
    other.hero.modifiers = [.opacity(0.5), .shadowOpacity(0.25)]
    expectEqual(view.hero.modifiers.map { "\($0)" }, other.hero.modifiers.map { "\($0)" })
    expectEqual(view.hero.modifiers?.count, 2)
  }

  // A change holds at once, whatever is asked.
  @Test func layersAnswerForTheirActions() {
    let layer = CALayer()
    expectEqual(layer.action(forKey: "opacity") == nil, true)
    layer.actions = ["opacity": NSNull()]
    expectEqual(layer.action(forKey: "opacity") is NSNull, true)
    expectEqual(CALayer.defaultAction(forKey: "opacity") == nil, true)
  }

  // It is kept, and not drawn.
  @Test func barsKeepTheirBackIndicator() {
    let stage = Stage(device: .iPhone8, root: UIViewController())
    stage.perform {
      let (bar, arrow) = (UINavigationBar(), UIImage())
      bar.backIndicatorImage = arrow
      bar.backIndicatorTransitionMaskImage = arrow
      expectEqual(bar.backIndicatorImage === arrow && bar.backIndicatorTransitionMaskImage === arrow, true)
    }
  }
}
