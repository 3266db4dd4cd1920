/// One controller gives way to another.
@preconcurrency @MainActor
package final class ControllerChange {
  /// The kinds of change.
  package enum Kind: Equatable {
    case present, dismiss, replace
    case push, pop, popTo, popToRoot, setViewControllers
    case selectTab
    /// The window's root.
    case root
    /// One child for another, inside of a view.
    case inside
  }

  package let kind: Kind
  /// The controller that disappears, as UIKit names it to who animates: containers are whole.
  package let from: UIViewController
  /// The controller that appears.
  package let to: UIViewController
  /// The navigation or tab bar controller; nil for modal changes and those inside of a view.
  package let container: UIViewController?
  /// The view that the change takes place inside of; nil for other changes.
  package private(set) var place: UIView?
  /// Present, push, a later tab, a replacement.
  package let isPresenting: Bool
  /// As the app asked for it.
  package let isAnimated: Bool
  /// Whether Hero's `replaceViewController(with:)` has asked a navigation controller for it.
  package var isReplacement = false
  /// Whether Hero's `unwindToRootViewController()` has asked for it.
  package var unwindsToRoot = false
  /// Whether a gesture without Hero drives it.
  package var isInteractive = false
  /// Whether what such a gesture moves is on the film all along, as a sheet is; else what shows stays until the change has finished.
  package var showsItsWay = false
  /// The controllers that a dismissal takes away, bottom to top.
  package var dismissed: [UIViewController] = []
  /// Drives it; nil: a cut.
  package private(set) var driver: (any TransitionDriver)?
  /// Whether both controllers are in the window and got their calls.
  package private(set) var isStarted = false
  /// Takes back what the app sees as done already.
  var rollBack: () -> Void = {}
  /// Does what the app expects as done before `viewDidAppear` and `viewDidDisappear`.
  var commit: () -> Void = {}
  /// The app's own completion.
  var completion: (() -> Void)?
  /// Called when it has started.
  package var whenStarted: (() -> Void)?
  /// For who drives: called when the change is over.
  package var whenDone: ((_ finished: Bool) -> Void)?

  init(
    _ kind: Kind, from: UIViewController, to: UIViewController, container: UIViewController? = nil,
    isPresenting: Bool, isAnimated: Bool
  ) {
    self.kind = kind
    self.from = from
    self.to = to
    self.container = container
    self.isPresenting = isPresenting
    self.isAnimated = isAnimated
  }

  /// A modal change's style, by which the lower controller stays or goes.
  var style: UIModalPresentationStyle { (isPresenting ? to : from).modalPresentationStyle }

  /// Whether the lower controller gets appearance calls.
  private var tellsLower: Bool {
    switch kind {
    case .present, .dismiss: style.removesPresenter || presentation?.shouldRemovePresentersView == true
    default: true
    }
  }
  /// Whether the change itself tells who appears. A child's view does so where it comes to the window and goes.
  private var tells: Bool { kind != .inside }
  /// What shows the upper controller of a modal change, where it does not fill the screen.
  private var presentation: UIPresentationController? {
    switch kind {
    case .present: to.presentation
    case .dismiss: from.presentation
    default: nil
    }
  }
  /// Holds both controllers' views.
  var host: UIView? { place ?? container?.view ?? presentation?.containerView ?? UIKitRuntime.current.window }
  /// The view that leaves; nil where it stays below.
  var leavingView: UIView? { kind == .present && !tellsLower ? nil : from.view }
  /// The view that comes; nil where it is below already.
  var comingView: UIView? { kind == .dismiss && !tellsLower ? nil : to.view }
  /// The view inside of which the app itself animates both controllers' views; nil: it animates none, or what is presented has a container.
  package var stage: UIView? {
    isStarted && !isInteractive && driver is TransitionAnimator && presentation == nil ? host : nil
  }
  /// What containers look like with their bars while the app animates them, by their views.
  package var pictures: [ObjectIdentifier: UIImage] = [:]
  /// For who goes along.
  private(set) lazy var coordinator = ChangeCoordinator(self)
  private var tellsFrom: Bool { tells && (kind == .present ? tellsLower : true) }
  private var tellsTo: Bool { tells && (kind == .dismiss ? tellsLower : true) }

  // MARK: Way

  /// Asks for the change: it starts when the running code has returned, or when the change that is going on is over.
  ///
  /// What takes place without UIKit starts at once.
  func request(askedOf candidate: (any TransitionDriver)?) {
    let runtime = UIKitRuntime.current
    to.loadViewIfNeeded()
    guard runtime.change == nil else {
      runtime.waitingChanges.append((self, candidate))
      return
    }
    if isAnimated {
      driver = [candidate, SystemAnimator()].lazy.compactMap(\.self).first { $0.willDrive(self) }
    }
    runtime.change = self
    if kind == .inside || kind == .replace { start() } else { runtime.clock.atEndOfTurn { self.start() } }
  }

  private func start() {
    isStarted = true
    let runtime = UIKitRuntime.current
    runtime.note(self)
    if kind == .selectTab {
      to.beginAppearanceTransition(true, animated: isAnimated)
      from.beginAppearanceTransition(false, animated: isAnimated)
    } else {
      if tellsFrom { from.beginAppearanceTransition(false, animated: isAnimated) }
      if tellsTo { to.beginAppearanceTransition(true, animated: isAnimated) }
    }
    if let navigation = container as? UINavigationController {
      navigation.delegate?.navigationController(navigation, willShow: to, animated: isAnimated)
    }
    if let presentation, kind == .present, let window = runtime.window {
      presentation.begin(in: window)
    } else {
      presentation?.dismissalTransitionWillBegin()
      to.view.frame = finalFrame
    }
    driver?.prepare(self)
    guard runtime.change === self else { return }
    placeViews()
    runtime.layOut()
    to.tellAllIsAppearing()
    if let driver {
      driver.start(self)
      whenStarted?()
    } else {
      runtime.recorder?.cut(self)
      complete(finished: true)
    }
  }

  /// Where the appearing view stands in the end.
  var finalFrame: CGRect {
    if kind == .inside { return from.view.frame }
    if kind == .dismiss, to.presentation != nil { return to.view.frame }
    if kind == .present, let presentation { return presentation.frameOfPresentedViewInContainerView }
    return container?.frame(for: to) ?? host?.bounds ?? .zero
  }

  /// Puts the appearing view into the window, under or over the other.
  private func placeViews() {
    // A presentation has placed the view, and goes away from over one that is there. A sheet under a full screen stays in its own.
    guard let host, presentation == nil, kind != .dismiss || to.presentation == nil else { return }
    if to.view.superview !== host {
      // What is presented comes in front of all that the app has put into the window, and goes back behind it.
      if kind == .inside || kind == .present {
        host.addSubview(to.view)
      } else if kind != .dismiss, let place = host.subviews.firstIndex(of: from.view) {
        host.insertSubview(to.view, at: isPresenting ? place + 1 : place)
      } else {
        host.insertSubview(to.view, at: 0)
      }
    }
    to.view.frame = finalFrame
    to.view.setNeedsLayout()
  }

  /// Ends the change; called by who drives it.
  package func complete(finished: Bool) {
    let runtime = UIKitRuntime.current
    if finished {
      if kind != .present || (tellsLower && from.presentation == nil) { from.view.removeFromSuperview() }
      for controller in dismissed where controller !== from { controller.viewIfLoaded?.removeFromSuperview() }
      for controller in dismissed {
        controller.presentation?.end()
        controller.presentation?.dismissalTransitionDidEnd(true)
        controller.presentation = nil
      }
      // It has come in the container of what went.
      if kind == .dismiss, to.view.window == nil { placeViews() }
      if kind == .present { presentation?.presentationTransitionDidEnd(true) }
      commit()
      finishAppearance()
    } else {
      rollBack()
      if kind == .present {
        presentation?.end()
        presentation?.presentationTransitionDidEnd(false)
        to.presentation = nil
      } else {
        presentation?.dismissalTransitionDidEnd(false)
      }
      if to.presentation == nil, kind != .dismiss || tellsLower { to.view.removeFromSuperview() }
      if let place { place.addSubview(from.view) }
      if tellsFrom { from.beginAppearanceTransition(true, animated: isAnimated) }
      if tellsTo { to.beginAppearanceTransition(false, animated: isAnimated) }
      if tellsFrom { from.endAppearanceTransition() }
      if tellsTo { to.endAppearanceTransition() }
    }
    runtime.change = nil
    from.isMoving = false
    to.isMoving = false
    to.isBeingPresented = false
    from.isBeingDismissed = false
    for controller in dismissed { controller.isBeingDismissed = false }
    if finished {
      if let navigation = container as? UINavigationController {
        navigation.delegate?.navigationController(navigation, didShow: to, animated: isAnimated)
      }
      completion?()
    }
    coordinator.end(finished: finished)
    whenDone?(finished)
    driver = nil
    runtime.startWaitingChange()
  }

  private func finishAppearance() {
    if container != nil {
      from.endAppearanceTransition()
      to.endAppearanceTransition()
    } else {
      if tellsTo { to.endAppearanceTransition() }
      if tellsFrom { from.endAppearanceTransition() }
    }
    for controller in dismissed where controller !== from && controller.isShown {
      controller.beginAppearanceTransition(false, animated: false)
      controller.endAppearanceTransition()
    }
  }

  // MARK: Replacing

  /// Puts a controller in the place of another that is presented, or is the window's root, with a driver of its own.
  package static func replace(
    _ old: UIViewController, with new: UIViewController, driver: any TransitionDriver, completion: ((Bool) -> Void)?
  ) {
    UIKitRuntime.current.recorder?.willChange()
    let from = Array(old.ancestors).last ?? old
    let change = ControllerChange(.replace, from: from, to: new, isPresenting: true, isAnimated: true)
    let window = UIKitRuntime.current.window
    change.whenDone = { finished in
      if finished {
        if let presenter = from.presenter {
          presenter.presented = new
          new.presenter = presenter
          from.presenter = nil
        } else if window?.rootViewController === from {
          window?.takeOver(new)
        }
      }
      completion?(finished)
    }
    change.request(askedOf: driver)
  }

  /// Puts a child in the place of another inside of a view, with a driver of its own: the app's code moves them between their parents.
  ///
  /// Source: Hero 1.6.4, `start()` of HeroTransition+Start and `complete(finished:)` of HeroTransition+Complete: the view that comes gets the
  /// frame of the one that goes and ends on top of the view's subviews; the one that goes leaves with Hero's container.
  package static func change(
    _ old: UIViewController, to new: UIViewController, in view: UIView, driver: any TransitionDriver,
    completion: ((Bool) -> Void)?
  ) {
    UIKitRuntime.current.recorder?.willChange()
    let change = ControllerChange(.inside, from: old, to: new, isPresenting: true, isAnimated: true)
    change.place = view
    change.whenDone = completion
    change.request(askedOf: view.window == nil ? nil : driver)
  }

  // MARK: Window

  /// The first controller of a window, or a new one in its place.
  static func replaceRoot(of window: UIWindow, old: UIViewController?) {
    guard let root = window.rootViewController else {
      old?.viewIfLoaded?.removeFromSuperview()
      return
    }
    if let old, old.viewIfLoaded?.window != nil {
      let change = ControllerChange(.root, from: old, to: root, isPresenting: true, isAnimated: false)
      change.request(askedOf: nil)
      return
    }
    guard root.view.superview !== window else { return }
    root.view.frame = window.bounds
    root.beginAppearanceTransition(true, animated: false)
    window.addSubview(root.view)
    UIKitRuntime.current.layOut()
    root.endAppearanceTransition()
  }
}

extension UIKitRuntime {
  /// Starts the change that has waited longest.
  fileprivate func startWaitingChange() {
    guard change == nil, !waitingChanges.isEmpty else { return }
    let (next, candidate) = waitingChanges.removeFirst()
    next.request(askedOf: candidate)
  }
}

/// Drives changes between controllers: Hero.
@preconcurrency @MainActor
package protocol TransitionDriver: AnyObject {
  /// An animated change has been asked for; false leaves it to UIKit.
  func willDrive(_ change: ControllerChange) -> Bool
  /// Both controllers got `viewWillDisappear` and `viewWillAppear`; the view that appears has its size and is about to come to the window.
  func prepare(_ change: ControllerChange)
  /// Both controllers are in the window and laid out; the driver completes the change later.
  func start(_ change: ControllerChange)
}

/// Writes down what happens.
@preconcurrency @MainActor
package protocol ChangeRecorder: AnyObject {
  /// A controller is about to be asked to give way to another: containers are as they were.
  func willChange()
  /// A change without animation is about to be done; both controllers are laid out.
  func cut(_ change: ControllerChange)
  /// A change that UIKit animates is about to start; both controllers are laid out. How many seconds it takes.
  func system(_ change: ControllerChange) -> TimeInterval
  /// A navigation stack has changed without being seen.
  func stackDidChange(_ navigation: UINavigationController)
  /// What the screen shows below a presented controller, nil for all of it, with its bars; nil where that cannot be drawn.
  func picture(below controller: UIViewController?) -> UIImage?
}
