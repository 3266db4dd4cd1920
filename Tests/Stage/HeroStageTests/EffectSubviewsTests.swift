import Hero
import HeroStage
import HeroTesting
import TransitionEngine
import UIKit

/// Modifiers of a visual effect view that look at its direct subviews.
@MainActor
@Suite(.writtenStages) struct EffectSubviewsTests {
  /// A screen over which an effect view comes, with two views that fade.
  private func delays(_ effect: UIVisualEffect?, _ change: (UIVisualEffectView) -> Void = { _ in }) throws -> [Double] {
    let stage = testStage(root: ColorViewController(.white))
    let detail = ColorViewController(.white).withHero()
    detail.hero.modalAnimationType = .none
    let around = UIVisualEffectView(effect: effect)
    around.frame = CGRect(x: 0, y: 100, width: 393, height: 300)
    around.hero.modifiers = [.cascade(delta: 0.1), .delay(0.5)]
    for y in [CGFloat(90), 10] {
      let view = UIView(frame: CGRect(x: 10, y: y, width: 20, height: 20))
      view.backgroundColor = .red
      view.hero.modifiers = [.fade]
      around.contentView.addSubview(view)
    }
    change(around)
    detail.view.addSubview(around)
    stage.play { stage.topViewController.present(detail, animated: true) }
    return try #require(try stage.film.transitions.last).views.map(\.delay)
  }

  @Test func allInsideOfAnEffectWaitsAsLong() throws {
    // The backdrop, the tint, then the content view, with all that it holds: the third of three.
    try expectEqual(delays(UIBlurEffect(style: .dark)), [0.7, 0.7])
    // The content view is a view of its own here.
    try expectEqual(delays(UIBlurEffect(style: .dark)) { $0.contentView.backgroundColor = .green }, [0.7, 0.7])
    // Without a blur the content view is the only subview.
    try expectEqual(delays(nil), [0.5, 0.5])
    try expectEqual(delays(UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark))), [0.5, 0.5])
  }

  // The two views are no direct subviews; the content view is.
  @Test func ignoredAreTheContentViewsModifiersAlone() throws {
    for effect in [UIBlurEffect(style: .dark), nil] {
      let delays = try delays(effect) {
        $0.hero.modifiers = [.ignoreSubviewModifiers]
        $0.contentView.hero.modifiers = [.fade, .delay(0.3)]
      }
      expectEqual(delays, [0, 0])
    }
  }
}
