import HeroImage
import HeroModel
import HeroRender
import HeroStage
import HeroTesting
import UIKit

/// Transitions of the app's own run, and films show what they animate.
@MainActor
@Suite(.writtenStages) struct OwnTransitionTests {
  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    let log: (String) -> Void
    init(_ log: @escaping (String) -> Void) { self.log = log }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.3
    }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      let views = [UITransitionContextViewKey.from, .to].map { transitionContext.view(forKey: $0) != nil }
      log("animates \(views)")
      if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
      UIView.animate(withDuration: transitionDuration(using: transitionContext), animations: {}) { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }
    func animationEnded(_ transitionCompleted: Bool) { log("ended \(transitionCompleted)") }
  }

  private final class Presenter: UIViewController, UIViewControllerTransitioningDelegate {
    var log: [String] = []

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Fade { [unowned self] in log.append($0) } }
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Fade { [unowned self] in log.append("back: \($0)") } }
  }

  @Test func anAnimatorRunsAndItsTimePasses() throws {
    let root = Presenter()
    let stage = testStage(root: root)
    let card = CardViewController()
    card.modalPresentationStyle = .fullScreen
    card.transitioningDelegate = root
    var shown: TimeInterval?
    var alongside: [String] = []
    stage.perform {
      root.present(card, animated: true) { shown = stage.now }
      card.transitionCoordinator?.animate { _ in
        alongside.append("with")
      } completion: {
        alongside.append("over, cancelled: \($0.isCancelled)")
      }
    }
    stage.run(until: .idle)
    expectEqual(shown, 0.3)
    #expect(card.calls.last == "didAppear" || card.calls.contains("didAppear"))
    expectEqual(alongside, ["with", "over, cancelled: false"])
    stage.perform { card.dismiss(animated: true) }
    stage.run(until: .idle)
    #expect(stage.topViewController === root)
    expectEqual(
      root.log, ["animates [true, true]", "ended true", "back: animates [true, true]", "back: ended true"])
    #expect(card.transitionCoordinator == nil)
    #expect(try stage.film.transitions.allSatisfy { $0.reason == .cut })
  }

  // MARK: On the film

  /// What comes slides in from the right while the other goes half as far to the left; the other way back. Half a second along a line.
  private final class Slide: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate,
    UINavigationControllerDelegate
  {
    var isBack = false
    let fades: Bool
    init(fades: Bool = false) { self.fades = fades }
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.5
    }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard !fades, let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
        return animateAlone(context)
      }
      let width = context.containerView.bounds.width
      if isBack {
        context.containerView.insertSubview(to, belowSubview: from)
      } else {
        context.containerView.addSubview(to)
      }
      to.transform = CGAffineTransform(translationX: isBack ? -width / 2 : width, y: 0)
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { [isBack] in
        to.transform = .identity
        from.transform = CGAffineTransform(translationX: isBack ? width : -width / 2, y: 0)
      } completion: { _ in
        from.transform = .identity
        context.completeTransition(true)
      }
    }
    /// What comes fades in, or what goes fades out.
    private func animateAlone(_ context: any UIViewControllerContextTransitioning) {
      let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
      to.map { isBack ? context.containerView.insertSubview($0, at: 0) : context.containerView.addSubview($0) }
      if !isBack { to?.alpha = 0 }
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { [isBack] in
        to?.alpha = 1
        if isBack { from?.alpha = 0 }
      } completion: { _ in
        context.completeTransition(true)
      }
    }
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
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { way(isBack: operation == .pop) }
  }

  /// The colours of a film, side by side in the middle: at a part of the width each.
  private func colors(_ stage: Stage, at time: Double, _ parts: [Double] = [0.1, 0.4, 0.6, 0.9], y: Double = 0.5) throws
    -> [String]
  {
    let source = try FilmSource(film: stage.film)
    let picture = try source.draw(source.picture(at: time))
    return parts.map { part in
      let place = (Int(Double(picture.height) * y) * picture.width + Int(Double(picture.width) * part)) * 4
      let found = picture.bytes[place..<place + 3].map {
        $0 > 247 ? "1" : $0 < 8 ? "0" : $0 > 122 && $0 < 134 ? "½" : "?"
      }
      return ["100": "red", "001": "blue", "½0½": "both", "000": "black"][found.joined()] ?? "\(found)"
    }
  }

  private func controllers() -> (from: UIViewController, to: UIViewController) {
    let pair = (UIViewController(), UIViewController())
    pair.0.view.backgroundColor = .red
    pair.1.view.backgroundColor = .blue
    return pair
  }

  // After half the time what comes has its left edge at half the width: the other has gone by a quarter, and reaches to three.
  @Test func aPresentationOverTheFullScreen() throws {
    let ((from, to), slide) = (controllers(), Slide())
    to.transitioningDelegate = slide
    to.modalPresentationStyle = .fullScreen
    let stage = testStage(root: from)
    stage.wait(0.1)
    stage.perform { from.present(to, animated: true) }
    stage.run(until: .idle)
    expectEqual(stage.now, 0.6)
    stage.wait(0.4)
    stage.perform { to.dismiss(animated: true) }
    stage.run(until: .idle)
    stage.wait(0.1)
    expectEqual(try colors(stage, at: 0.05), ["red", "red", "red", "red"])
    expectEqual(try colors(stage, at: 0.35), ["red", "red", "blue", "blue"])
    expectEqual(try colors(stage, at: 0.8), ["blue", "blue", "blue", "blue"])
    // Back: after a tenth of a second by a fifth of the width.
    expectEqual(try colors(stage, at: 1.1, [0.1, 0.3, 0.6, 0.9]), ["red", "blue", "blue", "blue"])
    expectEqual(try colors(stage, at: 1.55), ["red", "red", "red", "red"])
  }

  // The bar stays over what moves below it.
  @Test func aPushUnderItsBar() throws {
    let ((from, to), slide) = (controllers(), Slide())
    let navigation = UINavigationController(rootViewController: from)
    navigation.delegate = slide
    navigation.navigationBar.barTintColor = .black
    navigation.navigationBar.isTranslucent = false
    let stage = testStage(root: navigation)
    stage.wait(0.1)
    stage.perform { navigation.pushViewController(to, animated: true) }
    stage.run(until: .idle)
    stage.wait(0.1)
    stage.perform { navigation.popViewController(animated: true) }
    stage.run(until: .idle)
    stage.wait(0.1)
    for time in [0.05, 0.35, 0.65, 0.95, 1.25] {
      expectEqual(try colors(stage, at: time, [0.1, 0.9], y: 0.08), ["black", "black"], "\(time)")
    }
    expectEqual(try colors(stage, at: 0.35), ["red", "red", "blue", "blue"])
    expectEqual(try colors(stage, at: 0.65), ["blue", "blue", "blue", "blue"])
    expectEqual(try colors(stage, at: 0.95), ["red", "red", "blue", "blue"])
    expectEqual(try colors(stage, at: 1.25), ["red", "red", "red", "red"])
  }

  // A navigation controller comes with its bar.
  @Test func aContainerBringsItsBar() throws {
    let ((from, to), slide) = (controllers(), Slide())
    let navigation = UINavigationController(rootViewController: to)
    navigation.navigationBar.barTintColor = .black
    navigation.navigationBar.isTranslucent = false
    navigation.transitioningDelegate = slide
    navigation.modalPresentationStyle = .fullScreen
    let stage = testStage(root: from)
    stage.wait(0.1)
    stage.perform { from.present(navigation, animated: true) }
    stage.run(until: .idle)
    stage.wait(0.1)
    expectEqual(try colors(stage, at: 0.35), ["red", "red", "blue", "blue"])
    expectEqual(try colors(stage, at: 0.35, y: 0.08), ["red", "red", "black", "black"])
    expectEqual(try colors(stage, at: 0.65, y: 0.08), ["black", "black", "black", "black"])
  }

  // What is presented over the other screen fades over it, and away from it.
  @Test func aPresentationThatStaysOverTheOther() throws {
    let ((from, to), slide) = (controllers(), Slide())
    to.transitioningDelegate = slide
    to.modalPresentationStyle = .overFullScreen
    let stage = testStage(root: from)
    stage.wait(0.1)
    stage.perform { from.present(to, animated: true) }
    stage.run(until: .idle)
    stage.wait(0.1)
    stage.perform { to.dismiss(animated: true) }
    stage.run(until: .idle)
    stage.wait(0.1)
    for (time, color) in [(0.05, "red"), (0.35, "both"), (0.65, "blue"), (0.95, "both"), (1.25, "red")] {
      expectEqual(try colors(stage, at: time, [0.5]), [color], "\(time)")
    }
  }

  @Test func aPushThatFades() throws {
    let ((from, to), slide) = (controllers(), Slide(fades: true))
    let navigation = UINavigationController(rootViewController: from)
    navigation.delegate = slide
    let stage = testStage(root: navigation)
    stage.wait(0.1)
    stage.perform { navigation.pushViewController(to, animated: true) }
    stage.run(until: .idle)
    stage.wait(0.1)
    stage.perform { navigation.popViewController(animated: true) }
    stage.run(until: .idle)
    stage.wait(0.1)
    for (time, color) in [(0.05, "red"), (0.35, "both"), (0.65, "blue"), (0.95, "both"), (1.25, "red")] {
      expectEqual(try colors(stage, at: time, [0.5]), [color], "\(time)")
    }
  }

  private final class Removing: UIPresentationController {
    override var shouldRemovePresentersView: Bool { true }
  }
  private final class Presentation: NSObject, UIViewControllerTransitioningDelegate {
    let slide = Slide()
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { Removing(presentedViewController: presented, presenting: presenting) }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      slide.animationController(forPresented: presented, presenting: presenting, source: source)
    }
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
      slide.animationController(forDismissed: dismissed)
    }
  }

  // The animator gets both views, and the lower one is back in the window at the end.
  @Test func aPresentationThatRemovesTheOther() throws {
    let ((from, to), delegate) = (controllers(), Presentation())
    to.transitioningDelegate = delegate
    to.modalPresentationStyle = .custom
    let stage = testStage(root: from)
    stage.wait(0.1)
    stage.perform { from.present(to, animated: true) }
    stage.run(until: .idle)
    #expect(from.view.window == nil)
    stage.wait(0.1)
    stage.perform { to.dismiss(animated: true) }
    stage.run(until: .idle)
    #expect(from.view.window != nil && to.view.window == nil)
    stage.wait(0.1)
    expectEqual(try colors(stage, at: 0.35), ["red", "red", "blue", "blue"])
    expectEqual(try colors(stage, at: 0.65), ["blue", "blue", "blue", "blue"])
    expectEqual(try colors(stage, at: 1.25), ["red", "red", "red", "red"])
  }
}
