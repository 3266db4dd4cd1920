public import UIKit

/// Gets every frame's progress.
@preconcurrency @MainActor
public protocol HeroProgressUpdateObserver: AnyObject {
  /// Progress, 0…1.
  func heroDidUpdateProgress(progress: Double)
}

/// Is told what a transition does.
@preconcurrency @MainActor
public protocol HeroTransitionDelegate: AnyObject {
  /// Where it stands.
  func heroTransition(_ hero: HeroTransition, didUpdate state: HeroTransitionState)
  /// Progress, 0…1.
  func heroTransition(_ hero: HeroTransition, didUpdate progress: Double)
}

/// A controller that gets calls about its transitions.
@preconcurrency @MainActor
public protocol HeroViewControllerDelegate {
  /// About to appear over another controller.
  func heroWillStartAnimatingFrom(viewController: UIViewController)
  func heroDidEndAnimatingFrom(viewController: UIViewController)
  /// Has not appeared after all.
  func heroDidCancelAnimatingFrom(viewController: UIViewController)
  /// A transition starts.
  func heroWillStartTransition()
  /// A transition has finished.
  func heroDidEndTransition()
  /// A transition has been cancelled.
  func heroDidCancelTransition()
  /// About to give way to another controller.
  func heroWillStartAnimatingTo(viewController: UIViewController)
  /// Has given way.
  func heroDidEndAnimatingTo(viewController: UIViewController)
  /// Has not given way after all.
  func heroDidCancelAnimatingTo(viewController: UIViewController)
}

extension HeroViewControllerDelegate {
  /// Does nothing.
  public func heroWillStartAnimatingFrom(viewController: UIViewController) {}
  /// Does nothing.
  public func heroDidEndAnimatingFrom(viewController: UIViewController) {}
  /// Does nothing.
  public func heroDidCancelAnimatingFrom(viewController: UIViewController) {}
  /// Does nothing.
  public func heroWillStartTransition() {}
  /// Does nothing.
  public func heroDidEndTransition() {}
  /// Does nothing.
  public func heroDidCancelTransition() {}
  /// Does nothing.
  public func heroWillStartAnimatingTo(viewController: UIViewController) {}
  /// Does nothing.
  public func heroDidEndAnimatingTo(viewController: UIViewController) {}
  /// Does nothing.
  public func heroDidCancelAnimatingTo(viewController: UIViewController) {}
}
