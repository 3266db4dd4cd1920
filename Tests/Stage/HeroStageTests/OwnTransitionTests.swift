import HeroModel
import HeroStage
import HeroTesting
import UIKit

/// Transitions of the app's own run, and films show what they animate.
@MainActor
@Suite(.writtenStages) struct OwnTransitionTests {
  /// What comes slides in from the right while the other goes half as far to the left, or fades in; the other way back. Half a second along a
  /// line.
  private final class Slide: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate,
    UINavigationControllerDelegate
  {
    var isBack = false
    /// What the animator has had and been told.
    var log: [String] = []
    let fades: Bool
    let presentation: UIPresentationController.Type?
    init(fades: Bool = false, presentation: UIPresentationController.Type? = nil) {
      (self.fades, self.presentation) = (fades, presentation)
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.5
    }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
      log.append("animates \(from != nil) \(to != nil)")
      to.map { isBack ? context.containerView.insertSubview($0, at: 0) : context.containerView.addSubview($0) }
      let width = context.containerView.bounds.width
      let isFading = fades || from == nil || to == nil
      let (away, aside) = (
        CGAffineTransform(translationX: width, y: 0), CGAffineTransform(translationX: -width / 2, y: 0)
      )
      if isFading, !isBack { to?.alpha = 0 }
      if !isFading { to?.transform = isBack ? aside : away }
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { [isBack] in
        to?.alpha = 1
        to?.transform = .identity
        if isFading, isBack { from?.alpha = 0 }
        if !isFading { from?.transform = isBack ? away : aside }
      } completion: { _ in
        from?.transform = .identity
        context.completeTransition(true)
      }
    }
    func animationEnded(_ transitionCompleted: Bool) { log.append("ended \(transitionCompleted)") }
    private func way(isBack: Bool) -> Slide {
      self.isBack = isBack
      return self
    }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { way(isBack: false) }
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
      way(isBack: true)
    }
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      switch presentation {
      case is Removing.Type: Removing(presentedViewController: presented, presenting: presenting)
      case is Dimming.Type: Dimming(presentedViewController: presented, presenting: presenting)
      default: nil
      }
    }
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { way(isBack: operation == .pop) }
  }
  private final class Removing: UIPresentationController {
    override var shouldRemovePresentersView: Bool { true }
  }
  /// In the right half, over black that comes and goes along.
  private final class Dimming: UIPresentationController {
    let dimming = UIView()
    override var frameOfPresentedViewInContainerView: CGRect {
      containerView.map { CGRect(x: $0.bounds.midX, y: 0, width: $0.bounds.midX, height: $0.bounds.height) } ?? .zero
    }
    override func presentationTransitionWillBegin() {
      (dimming.frame, dimming.backgroundColor, dimming.alpha) = (containerView?.bounds ?? .zero, .black, 0)
      containerView?.insertSubview(dimming, at: 0)
      presentedViewController.transitionCoordinator?.animate { _ in self.dimming.alpha = 1 }
    }
    override func dismissalTransitionWillBegin() {
      presentedViewController.transitionCoordinator?.animate { _ in self.dimming.alpha = 0 }
    }
  }

  /// The colours of a film, side by side: at parts of the width.
  private func colors(_ stage: Stage, at time: Double, _ parts: [Double] = [0.1, 0.4, 0.6, 0.9], y: Double = 0.5) throws
    -> [String]
  {
    try stage.colors(at: parts.map { (Int(393 * $0), Int(852 * y)) }, time: time).map { color in
      let found = color.map { $0 > 247 ? "1" : $0 < 8 ? "0" : $0 > 122 && $0 < 134 ? "½" : "?" }
      return ["100": "red", "001": "blue", "½0½": "both", "000": "black", "½00": "dark"][found.joined()] ?? "\(found)"
    }
  }

  private let from = ColorViewController(.red)
  private let to = ColorViewController(.blue)

  /// Goes at 0.1 s, is there at 0.6, goes back at 0.7 and is back at 1.2.
  private func film(
    _ root: UIViewController, _ go: @escaping () -> Void, back: @escaping () -> Void
  ) -> Stage {
    let stage = testStage(root: root)
    for act in [go, back] {
      stage.wait(0.1)
      stage.play { act() }
    }
    stage.wait(0.1)
    expectEqual(stage.now, 1.3)
    return stage
  }

  /// The film of a presentation over the red screen, and of its dismissal.
  private func film(
    presenting to: UIViewController, _ style: UIModalPresentationStyle, _ slide: Slide
  ) -> Stage {
    to.transitioningDelegate = slide
    to.modalPresentationStyle = style
    return film(from) {
      from.present(to, animated: true)
    } back: {
      to.dismiss(animated: true)
    }
  }

  /// The film of a push and a pop.
  private func film(pushingIn navigation: UINavigationController, _ slide: Slide) -> Stage {
    navigation.delegate = slide
    return film(navigation) {
      navigation.pushViewController(to, animated: true)
    } back: {
      navigation.popViewController(animated: true)
    }
  }

  /// A navigation controller whose bar is black.
  private func navigation(_ root: UIViewController) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.barTintColor = .black
    navigation.navigationBar.isTranslucent = false
    return navigation
  }

  /// The whole screen is of one colour, before, half way, there, half way back, and back.
  private func expectFades(_ stage: Stage) throws {
    for (time, color) in [(0.05, "red"), (0.35, "both"), (0.65, "blue"), (0.95, "both"), (1.25, "red")] {
      expectEqual(try colors(stage, at: time), [color, color, color, color], "\(time)")
    }
  }

  /// After half the time what comes has its left edge at half the width: the other has gone by a quarter, and reaches to three.
  private func expectSlides(_ stage: Stage) throws {
    for (time, left, right) in [
      (0.05, "red", "red"), (0.35, "red", "blue"), (0.65, "blue", "blue"), (0.95, "red", "blue"), (1.25, "red", "red"),
    ] { expectEqual(try colors(stage, at: time), [left, left, right, right], "\(time)") }
    // Back: after a tenth of a second by a fifth of the width.
    expectEqual(try colors(stage, at: 0.8, [0.1, 0.3]), ["red", "blue"])
  }

  @Test func aPresentationOverTheFullScreen() throws {
    let (to, slide) = (CardViewController(), Slide())
    to.view.backgroundColor = .blue
    let stage = testStage(root: from)
    to.transitioningDelegate = slide
    to.modalPresentationStyle = .fullScreen
    var shown: TimeInterval?
    var alongside: [String] = []
    stage.wait(0.1)
    stage.play {
      from.present(to, animated: true) { shown = stage.now }
      to.transitionCoordinator?.animate { _ in
        alongside.append("with")
      } completion: {
        alongside.append("over, cancelled: \($0.isCancelled)")
      }
    }
    expectEqual((shown, alongside), (0.6, ["with", "over, cancelled: false"]))
    #expect(to.calls.contains("didAppear"))
    stage.wait(0.1)
    stage.play { to.dismiss(animated: true) }
    #expect(stage.topViewController === from && to.transitionCoordinator == nil)
    stage.wait(0.1)
    try expectSlides(stage)
    expectEqual(slide.log, ["animates true true", "ended true", "animates true true", "ended true"])
    #expect(try stage.film.transitions.allSatisfy { $0.reason == .cut })
  }

  // The bar stays over what moves below it.
  @Test func aPushUnderItsBar() throws {
    let stage = film(pushingIn: navigation(from), Slide())
    try expectSlides(stage)
    for time in [0.05, 0.35, 0.65, 0.95, 1.25] {
      expectEqual(try colors(stage, at: time, [0.1, 0.9], y: 0.08), ["black", "black"], "\(time)")
    }
  }

  @Test func aPushThatFades() throws {
    try expectFades(film(pushingIn: UINavigationController(rootViewController: from), Slide(fades: true)))
  }

  // A navigation controller comes with its bar.
  @Test func aContainerBringsItsBar() throws {
    let stage = film(presenting: navigation(to), .fullScreen, Slide())
    try expectSlides(stage)
    expectEqual(try colors(stage, at: 0.35, y: 0.08), ["red", "red", "black", "black"])
    expectEqual(try colors(stage, at: 0.65, y: 0.08), ["black", "black", "black", "black"])
  }

  // What is presented over the other screen fades over it, and away from it.
  @Test func aPresentationThatStaysOverTheOther() throws {
    try expectFades(film(presenting: to, .overFullScreen, Slide()))
  }

  // The animator gets both views, and the lower one is back in the window at the end.
  @Test func aPresentationThatRemovesTheOther() throws {
    let slide = Slide(presentation: Removing.self)
    var isThere: [Bool] = []
    to.transitioningDelegate = slide
    to.modalPresentationStyle = .custom
    let stage = film(from) {
      from.present(to, animated: true)
    } back: {
      isThere.append(from.view.window != nil)
      to.dismiss(animated: true)
    }
    expectEqual(isThere + [from.view.window != nil, to.view.window != nil], [false, true, false])
    try expectSlides(stage)
  }

  // What goes along takes as long, half of it at half the time.
  @Test func whatGoesAlong() throws {
    let stage = film(presenting: to, .custom, Slide(fades: true, presentation: Dimming.self))
    for (time, color) in [(0.05, "red"), (0.35, "dark"), (0.65, "black"), (0.95, "dark"), (1.25, "red")] {
      expectEqual(try colors(stage, at: time, [0.1, 0.4]), [color, color], "\(time)")
    }
    expectEqual(try colors(stage, at: 0.65, [0.6, 0.9]), ["blue", "blue"])
  }

  private final class Endless: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.5
    }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  }

  @Test func anAnimatorThatNeverEndsIsTold() {
    let endless = Endless()
    to.transitioningDelegate = endless
    to.modalPresentationStyle = .fullScreen
    let stage = testStage(root: from)
    stage.play { from.present(to, animated: true) }
    expectEqual(stage.now, 60)
    #expect(
      UIKitRuntime.current.warnings.contains {
        $0.hasSuffix("pending: a transition whose animator never calls completeTransition(_:)")
      })
  }
}
