import HeroModel
import HeroStage
import HeroTesting
import UIKit

/// Transitions of the app's own run; on the film they are cuts.
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
}
