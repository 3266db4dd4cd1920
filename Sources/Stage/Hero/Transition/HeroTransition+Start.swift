public import UIKit

extension HeroTransition: UIViewControllerTransitioningDelegate {}

extension HeroTransition: UINavigationControllerDelegate {
  /// Tells the delegate that Hero has taken the place of.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    navigationController.heroConfig.previousNavigationDelegate?.navigationController(
      navigationController, willShow: viewController, animated: animated)
  }

  /// Tells the delegate that Hero has taken the place of.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    navigationController.heroConfig.previousNavigationDelegate?.navigationController(
      navigationController, didShow: viewController, animated: animated)
  }
}

extension HeroTransition: UITabBarControllerDelegate {
  /// Not the one that shows; ends a transition that is going on.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    guard tabBarController.selectedViewController !== viewController else { return false }
    if isTransitioning { cancel(animate: false) }
    return true
  }

  /// Tells the delegate that Hero has taken the place of.
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    tabBarController.heroConfig.previousTabBarDelegate?.tabBarController(tabBarController, didSelect: viewController)
  }
}

extension HeroTransition: TransitionDriver {
  package func willDrive(_ change: ControllerChange) -> Bool {
    guard !isTransitioning, recorder != nil else { return false }
    values.change = change
    isPresenting = change.isPresenting
    fromViewController = fromViewController ?? change.from
    toViewController = toViewController ?? change.to
    state = .notified
    return true
  }

  /// Tells the delegates, as Hero does before it takes the appearing view into its container.
  package func prepare(_ change: ControllerChange) {
    guard state == .notified, let from = fromViewController, let to = toViewController else { return }
    state = .starting
    tell(from) {
      $0.heroWillStartTransition()
      $0.heroWillStartAnimatingTo(viewController: to)
    }
    tell(to) {
      $0.heroWillStartTransition()
      $0.heroWillStartAnimatingFrom(viewController: from)
    }
  }

  package func start(_ change: ControllerChange) {
    guard state == .starting, let from = fromViewController, let to = toViewController else { return }
    let container = UIView(frame: change.place?.bounds ?? UIKitRuntime.current.screen.bounds)
    self.container = container
    context = HeroContext(container: change.place ?? UIKitRuntime.current.window ?? container)
    context.set(fromViews: from.view.flattenedViewHierarchy, toViews: to.view.flattenedViewHierarchy)
    values.plugins = Self.enabledPlugins.map { $0.init() }
    if let recorder { totalDuration = runPlugins(recorder, total: recorder.start(self, change)) }
    state = .animating
    followPlugins(at: 0)
    if let forceFinishing = values.forceFinishing {
      release(finishes: forceFinishing, animates: false)
    } else if let startingProgress = values.startingProgress {
      update(startingProgress)
    } else {
      run(from: 0, to: 1, in: totalDuration)
    }
  }

  /// Tells a controller, or what it shows, as Hero looks for who wants to know.
  private func tell(_ controller: UIViewController, _ body: (any HeroViewControllerDelegate) -> Void) {
    if let delegate = controller as? any HeroViewControllerDelegate { body(delegate) }
    if let navigation = controller as? UINavigationController,
      let delegate = navigation.topViewController as? any HeroViewControllerDelegate
    {
      body(delegate)
    } else if let tabs = controller as? UITabBarController,
      let delegate = tabs.selectedViewController as? any HeroViewControllerDelegate
    {
      body(delegate)
    } else {
      for child in controller.children where child.isViewLoaded { tell(child, body) }
    }
  }

  /// Advances progress in virtual time, 60 times a second, and completes at its end.
  func run(from start: Double, to end: Double, in seconds: TimeInterval) {
    values.runner?.cancel()
    let clock = UIKitRuntime.current.clock
    let begin = clock.now
    func frame(_ number: Int) {
      let time = min(Double(number) / 60, seconds)
      values.runner = clock.schedule(after: begin + time - clock.now, "a transition of Hero") { [weak self] in
        guard let self else { return }
        if time >= seconds {
          values.runner = nil
          complete(finished: end == 1)
        } else {
          progress = start + (end - start) * time / seconds
          if values.runner?.isPending != true, state == .animating { frame(number + 1) }
        }
      }
    }
    if seconds <= 0 { complete(finished: end == 1) } else { frame(1) }
  }

  /// Ends the transition.
  func complete(finished: Bool) {
    guard state == .animating || state == .starting else { return }
    let (from, to) = (fromViewController, toViewController)
    if values.isFollowed { _ = recorder?.release(finishes: finished, animates: false) }
    state = .completing
    values.runner?.cancel()
    values.runner = nil
    if let from, let to {
      tell(from) {
        if finished {
          $0.heroDidEndAnimatingTo(viewController: to)
          $0.heroDidEndTransition()
        } else {
          $0.heroDidCancelAnimatingTo(viewController: to)
          $0.heroDidCancelTransition()
        }
      }
      tell(to) {
        if finished {
          $0.heroDidEndAnimatingFrom(viewController: from)
          $0.heroDidEndTransition()
        } else {
          $0.heroDidCancelAnimatingFrom(viewController: from)
          $0.heroDidCancelTransition()
        }
      }
    }
    for plugin in values.plugins { plugin.clean() }
    let done = change
    fromViewController = nil
    toViewController = nil
    values.observers = []
    values.forceFinishing = nil
    values.startingProgress = nil
    values.onceAnimation = nil
    values.onceContainerColor = nil
    container = nil
    context = nil
    progress = 0
    totalDuration = 0
    values.plugins = []
    values.isFollowed = false
    values.change = nil
    state = .possible
    done?.complete(finished: finished)
  }
}
