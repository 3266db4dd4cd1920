internal import HeroModel
internal import InterfaceBuilder

/// How a presented controller lies over the one below.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Takes the place of what is below.
  case fullScreen = 0
  /// A sheet; under Hero over the whole container.
  case pageSheet = 1
  /// A sheet; under Hero over the whole container.
  case formSheet = 2
  /// As fullScreen.
  case currentContext = 3
  /// Over what is below, which stays visible.
  case custom = 4
  /// Over what is below, which stays visible.
  case overFullScreen = 5
  /// Over what is below, which stays visible.
  case overCurrentContext = 6
  /// A sheet, as on every phone; under Hero over the whole container.
  case popover = 7
  /// Not presented at all.
  case none = -1
  /// A sheet; under Hero over the whole container.
  case automatic = -2

  /// Whether the controller below leaves the window, with its calls.
  package var removesPresenter: Bool { self == .fullScreen || self == .currentContext }
  /// Whether what is below stays visible.
  package var isOver: Bool { self == .overFullScreen || self == .overCurrentContext || self == .custom }
}

/// UIKit's own modal animations; a curl shows as a cover here.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// The colour of the status bar's text.
public enum UIStatusBarStyle: Int, Sendable {
  /// By appearance.
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
  case none, fade, slide
}

/// Which way up a device is.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
}

public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// One bit for each.
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  /// Both ways to lie.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All but standing on its head.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
}

/// A controller of a screen.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  /// A controller whose view is that of a xib; without a name of the one that is named after its class, if there is one.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (givenNib, nibBundle) = (nibNameOrNil, nibBundleOrNil)
    super.init()
  }

  private var givenNib: String?
  /// Where the xib is, beside the stage's folders; nil: the main bundle.
  open private(set) var nibBundle: Bundle?
  /// Takes another file for its view than its class's.
  final func take(_ nibName: String?, _ bundle: Bundle?) { (givenNib, nibBundle) = (nibName, bundle) }

  /// The xib that the view is loaded from; nil without one.
  ///
  /// Source: Apple, `UIViewController.nibName`: of `CardController` the file is `Card`, else `CardController`.
  open var nibName: String? {
    if let named = givenNib ?? storyboardScene?.controller.nibName { return named }
    guard storyboardScene?.controller.view == nil, !String(reflecting: Self.self).hasPrefix("UIKit.") else {
      return nil
    }
    return InterfaceController.nibNames(ofClass: String("\(Self.self)".prefix { $0 != "<" })).first {
      InterfaceFiles.path(of: $0, ending: "xib", bundle: nibBundle) != nil
    }
  }

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// A controller of a storyboard.
  public required init?(coder: NSCoder) { super.init() }

  /// The controller's part of a storyboard.
  package var storyboardScene: StoryboardController?
  /// The storyboard that the controller is of.
  open var storyboard: UIStoryboard? { storyboardScene?.storyboard }

  /// Of Hero and others above UIKit, by their types.
  package var storage = ModuleStorage()

  // MARK: Editing

  private var edits = false
  /// Whether what the controller shows can be edited. Default: false.
  open var isEditing: Bool {
    get { edits }
    set { setEditing(newValue, animated: false) }
  }
  /// Begins or ends editing; subclasses show it.
  open func setEditing(_ editing: Bool, animated: Bool) {
    edits = editing
    ownEditButton?.systemItem = editing ? .done : .edit
  }
  private var ownEditButton: UIBarButtonItem?
  /// Says Edit or Done, and begins or ends editing.
  open var editButtonItem: UIBarButtonItem {
    if let ownEditButton { return ownEditButton }
    let item = UIBarButtonItem(
      systemItem: isEditing ? .done : .edit,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    ownEditButton = item
    return item
  }

  // MARK: View

  private var loadedView: UIView?

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The root view, which is loaded when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
    }
  }
  /// The root view, when it has been loaded.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether the root view has been loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// The root view as the storyboard or xib describes it, with the controller's outlets; nil where there is no such file.
  func makeDescribedView() -> UIView? {
    if let view = storyboardScene?.makeView(for: self) { return view }
    guard let nibName else { return nil }
    _ = UINib(nibName: nibName, bundle: nibBundle).instantiate(withOwner: self)
    guard let view = loadedView else {
      stop(
        "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(nibName)\" nib but the view outlet was not set.",
        name: "NSInternalInconsistencyException")
    }
    view.frame = UIKitRuntime.current.screen.bounds
    return view
  }

  /// Makes the root view, of the storyboard or xib where there is one; for subclasses.
  open func loadView() {
    if makeDescribedView() != nil { return }
    let view = UIView(frame: UIKitRuntime.current.screen.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Loads the root view.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    AppCall.run { self.loadView() }
    if loadedView == nil, AppCall.canEnd { view = UIView(frame: UIKitRuntime.current.screen.bounds) }
    if loadedView == nil {
      stop("\(Self.self) did not make a view in loadView()", name: "NSInternalInconsistencyException")
    }
    storyboardScene?.embed(in: self)
    HeardCall.run("viewDidLoad", of: self) { self.viewDidLoad() }
  }

  /// The root view has been loaded.
  open dynamic func viewDidLoad() {}
  /// The view is about to show.
  open dynamic func viewWillAppear(_ animated: Bool) {}
  /// The view shows.
  open dynamic func viewDidAppear(_ animated: Bool) {}
  /// The view is about to go.
  open dynamic func viewWillDisappear(_ animated: Bool) {}
  /// The view has gone.
  open dynamic func viewDidDisappear(_ animated: Bool) {}
  /// The root view is about to place its subviews.
  open dynamic func viewWillLayoutSubviews() {}
  /// The root view has placed its subviews.
  open dynamic func viewDidLayoutSubviews() {}
  /// The view has come to the window and has its size; called before it lays out its subviews, once each time that it appears.
  open func viewIsAppearing(_ animated: Bool) {}
  /// The safe area has changed.
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}
  /// Never called: there is memory enough.
  open func didReceiveMemoryWarning() {}
  /// The constraints of the root view are about to be looked at; calls its `updateConstraints`.
  open func updateViewConstraints() { loadedView?.updateConstraints() }

  open override var next: UIResponder? { loadedView?.superview ?? parent }

  /// Margins that the root view keeps at least at its sides, points.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: rootMargins.left, bottom: 0, trailing: rootMargins.right)
  }
  /// Whether the root view keeps them. Default: true.
  open var viewRespectsSystemMinimumLayoutMargins = true { didSet { viewIfLoaded?.constraintsDidChange() } }

  // MARK: Appearance

  /// Whether it shows, or is about to.
  package private(set) var isShown = false
  private var appearance: (isAppearing: Bool, animated: Bool)?
  /// Whether `viewIsAppearing` is to be called.
  private var isAppearingDue = false

  /// Tells the controller and the children that show with it that they will appear or disappear.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    appearance = (isAppearing, animated)
    if isAppearing {
      loadViewIfNeeded()
      isShown = true
      HeardCall.run("viewWillAppear:", of: self, [animated]) { self.viewWillAppear(animated) }
      isAppearingDue = true
    } else {
      isAppearingDue = false
      HeardCall.run("viewWillDisappear:", of: self, [animated]) { self.viewWillDisappear(animated) }
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in childrenOnShow { child.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  /// Tells the controller that its view is in the window and as large as it will be, once between `viewWillAppear` and `viewDidAppear`.
  ///
  /// Source: UIKit's documentation of `viewIsAppearing(_:)`: before the view lays out its subviews.
  func tellIsAppearing() {
    guard isAppearingDue, let appearance, loadedView?.window != nil else { return }
    isAppearingDue = false
    AppCall.run { self.viewIsAppearing(appearance.animated) }
  }

  /// The same for the children that show with it, where no layout has told them.
  func tellAllIsAppearing() {
    tellIsAppearing()
    for child in childrenOnShow { child.tellAllIsAppearing() }
  }

  /// Tells them that they have.
  open func endAppearanceTransition() {
    guard let (isAppearing, animated) = appearance else { return }
    tellIsAppearing()
    appearance = nil
    if isAppearing {
      HeardCall.run("viewDidAppear:", of: self, [animated]) { self.viewDidAppear(animated) }
    } else {
      isShown = false
      HeardCall.run("viewDidDisappear:", of: self, [animated]) { self.viewDidDisappear(animated) }
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in childrenOnShow { child.endAppearanceTransition() }
  }

  /// Whether children get appearance calls with this controller, and when their views come and go; otherwise it makes the calls itself.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// A child's view that comes to a container of the app's own on screen, or goes, appears or disappears by that.
  func viewDidMoveToWindow() {
    guard let parent, parent.isShown, !parent.tellsChildren, parent.shouldAutomaticallyForwardAppearanceMethods,
      appearance == nil, parent.appearance == nil
    else { return }
    let isInWindow = loadedView?.window != nil
    guard isInWindow != isShown else { return }
    beginAppearanceTransition(isInWindow, animated: false)
    endAppearanceTransition()
  }

  /// Whether the container itself tells its children when they appear.
  var tellsChildren: Bool { false }

  /// A container's own bars.
  var bars: [UIView] { [] }

  /// What the app has put into the own view of a navigation or tab bar controller, beside what it contains, or all that it animates there;
  /// back to front.
  package var viewsBesideChildren: [UIView] {
    guard tellsChildren, let view = viewIfLoaded else { return [] }
    let change = UIKitRuntime.current.change
    return view.subviews.filter { subview in
      guard !bars.contains(subview) else { return false }
      if change?.stage === view { return true }
      guard let controller = subview.controller else { return true }
      return !children.contains(controller) && change?.from !== controller && change?.to !== controller
    }
  }

  /// The containers around the one whose view is a screen, from the inside.
  package var containers: [UIViewController] { Array(ancestors.dropFirst().prefix { $0.tellsChildren }) }

  /// The children that show when this controller does.
  package var childrenOnShow: [UIViewController] { children.filter { $0.viewIfLoaded?.superview != nil } }

  /// The children that changes take place between, from here to the one whose view is the screen.
  package var content: UIViewController { self }

  /// Being presented just now.
  public internal(set) var isBeingPresented = false
  /// Being dismissed just now.
  public internal(set) var isBeingDismissed = false
  /// Being added to a container just now.
  open var isMovingToParent: Bool { isMoving && appearance?.isAppearing == true }
  /// Being taken out of a container just now.
  open var isMovingFromParent: Bool { isMoving && appearance?.isAppearing == false }
  /// Pushed or popped just now.
  var isMoving = false

  // MARK: Containers

  public internal(set) weak var parent: UIViewController?
  /// The controllers inside.
  public internal(set) var children: [UIViewController] = []

  /// Takes a controller in.
  open func addChild(_ childController: UIViewController) {
    childController.willMove(toParent: self)
    childController.parent?.children.removeAll { $0 === childController }
    childController.parent = self
    children.append(childController)
  }
  /// Leaves the container.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
    didMove(toParent: nil)
  }
  /// Puts a child's view in the place of another's: both are there while the animations run, whose end state holds at once.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let (old, new) = (fromViewController, toViewController)
    guard old.parent === self, new.parent === self else {
      stop(
        "Children view controllers \(old) and \(new) must have a common parent view controller when calling -[UIViewController transitionFromViewController:toViewController:duration:options:animations:completion:]"
      )
    }
    old.beginAppearanceTransition(false, animated: duration > 0)
    new.beginAppearanceTransition(true, animated: duration > 0)
    (old.view.superview ?? view).addSubview(new.view)
    UIView.animate(withDuration: duration, delay: 0, options: options, animations: { animations?() }) { finished in
      old.view.removeFromSuperview()
      old.endAppearanceTransition()
      new.endAppearanceTransition()
      completion?(finished)
    }
  }
  /// Is about to go to a container.
  open dynamic func willMove(toParent parent: UIViewController?) {}
  /// Has gone to a container.
  open dynamic func didMove(toParent parent: UIViewController?) {}

  /// This controller and those around it.
  package var ancestors: some Sequence<UIViewController> { sequence(first: self) { $0.parent } }

  /// The navigation controller around.
  open var navigationController: UINavigationController? {
    ancestors.dropFirst().lazy.compactMap { $0 as? UINavigationController }.first
  }
  /// The tab bar controller around.
  open var tabBarController: UITabBarController? {
    ancestors.dropFirst().lazy.compactMap { $0 as? UITabBarController }.first
  }
  /// What container bars cover of the view, points.
  package var barInsets: UIEdgeInsets { parent?.barInsets(for: self) ?? .zero }
  /// The view's safe area when the controller began to leave the screen of its container, until it has: its layout stays as it is.
  var safeAreaWhileLeaving: UIEdgeInsets? {
    didSet { if safeAreaWhileLeaving == nil { viewIfLoaded?.safeAreaMayHaveChanged() } }
  }
  /// This container's bars as a child meets them.
  func barEdges(for child: UIViewController) -> BarEdges { BarEdges() }
  /// The safe area of the root view has changed: bars may have moved.
  func placeChildren() {}
  /// What bars cover of the children may have changed.
  func barsDidChange() { placeChildren() }
  /// Added to the safe area. Default: zero.
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero { didSet { loadedView?.safeAreaMayHaveChanged() } }

  // MARK: Items of bars

  /// Shown by containers.
  open var title: String? {
    didSet {
      if navigationItem.title == nil || navigationItem.title == oldValue { navigationItem.title = title }
      if tabBarItem.title == nil || tabBarItem.title == oldValue { tabBarItem.title = title }
    }
  }
  /// What a navigation bar shows of the controller.
  public private(set) lazy var navigationItem: UINavigationItem = {
    let item = UINavigationItem(title: title ?? "")
    item.owner = self
    return item
  }()
  private var ownTabBarItem: UITabBarItem? { didSet { LiveLayers.changes &+= 1 } }
  /// The item of a controller inside that stands for this one until it has its own; nil: nobody's.
  var lentTabBarItem: UITabBarItem? { nil }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What a tab bar shows of the controller; a navigation controller without one lends that of its first.
  open var tabBarItem: UITabBarItem! {
    get {
      if let item = ownTabBarItem ?? lentTabBarItem { return item }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      ownTabBarItem = item
      return item
    }
    set { ownTabBarItem = newValue }
  }
  /// What a toolbar shows of the controller.
  open var toolbarItems: [UIBarButtonItem]? { didSet { LiveLayers.changes &+= 1 } }
  /// Sets what a toolbar shows of the controller.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
  /// Whether the tab bar leaves when the controller is pushed. Default: false.
  open var hidesBottomBarWhenPushed = false { didSet { LiveLayers.changes &+= 1 } }
  weak var scrollViewAtTop: UIScrollView?
  weak var scrollViewAtBottom: UIScrollView?
  /// Whether the contents have been scrolled so far that the large title is small.
  var isTitleCollapsed = false
  /// Whether the contents have been scrolled so far that the search bar is gone.
  var isSearchBarHidden = false
  /// Edges at which the view lies under bars; at others it begins beside them. Default: all.
  open var edgesForExtendedLayout: UIRectEdge = .all { didSet { placeInContainer() } }
  /// Whether the view lies under bars that are not translucent too. Default: false.
  open var extendedLayoutIncludesOpaqueBars = false { didSet { placeInContainer() } }
  /// Whether, in a navigation controller, a scroll view that is the view or right in it keeps clear of bars where it does not scroll too.
  /// Default: true.
  open var automaticallyAdjustsScrollViewInsets = true

  // MARK: Modal

  /// The controller that presents this one's outermost container, itself the outermost.
  weak var presenter: UIViewController?
  /// The controller over this one.
  var presented: UIViewController?

  /// Of this one, or of the containers around.
  open var presentedViewController: UIViewController? { ancestors.lazy.compactMap { $0.presented }.first }
  /// Of this one, or of the containers around.
  open var presentingViewController: UIViewController? { ancestors.lazy.compactMap { $0.presenter }.first }
  /// Default: automatic.
  open var modalPresentationStyle: UIModalPresentationStyle = UIKitRuntime.current.sdk < 13 ? .fullScreen : .automatic
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  /// Decides how the controller comes and goes.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Whether no finger may dismiss the sheet. Default: false.
  open var isModalInPresentation = false
  open var definesPresentationContext = false
  open var providesPresentationContextTransitionStyle = false
  /// None: on phones popovers are sheets.
  open var popoverPresentationController: UIPopoverPresentationController? { nil }
  /// What shows the controller while it is presented: the app's own, or a sheet; nil: it fills the screen.
  package internal(set) var presentation: UIPresentationController?
  private var sheet: UISheetPresentationController?
  /// The sheet as which the controller is presented, where Hero does not drive it; nil for styles that are none.
  open var sheetPresentationController: UISheetPresentationController? {
    guard [.automatic, .pageSheet, .formSheet, .popover].contains(modalPresentationStyle) else { return nil }
    let sheet = sheet ?? UISheetPresentationController(presentedViewController: self, presenting: presenter)
    self.sheet = sheet
    return sheet
  }
  /// The app's own while it presents the controller, else its sheet.
  open var presentationController: UIPresentationController? { presentation ?? sheetPresentationController }

  /// Its views that come and go one by one when UIKit presents and dismisses it, as they are while it is away; none: it does as a whole.
  package var awayLooks: [AwayLook] {
    guard let presentation, let container = presentation.containerView else { return [] }
    return container.subviews.map { presentation.away($0) }
  }

  private func makePresentation(over presenter: UIViewController, from source: UIViewController)
    -> UIPresentationController?
  {
    guard !(transitioningDelegate is any TransitionDriver) else { return nil }
    let made: UIPresentationController?
    switch modalPresentationStyle {
    case .custom:
      made = transitioningDelegate?.presentationController(forPresented: self, presenting: presenter, source: source)
    case .automatic, .pageSheet, .formSheet, .popover: made = sheetPresentationController
    default: made = nil
    }
    made?.presentingViewController = presenter
    return made
  }

  /// Of effect on form sheets of tablets: there are no popovers.
  open var preferredContentSize: CGSize = .zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      presentation?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
  open var modalPresentationCapturesStatusBarAppearance = false

  /// Presents a controller over this one's outermost container.
  open dynamic func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    let presenter = Array(ancestors).last ?? self
    let next = viewControllerToPresent
    if next === self || next === presenter {
      stop("Application tried to present modal view controller on itself. Presenting controller is \(self).")
    }
    if let old = next.presenter {
      stop(
        "Application tried to present modally a view controller \(next) that is already being presented by \(old).")
    }
    if next.parent != nil {
      stop(
        "Application tried to present modally a view controller \(next) that has a parent view controller \(next.parent.map { "\($0)" } ?? "")."
      )
    }
    if let busy = presenter.presented {
      UIKitRuntime.current.warn(
        "Attempt to present \(next) on \(self) which is already presenting \(busy).")
      return
    }
    if UIKitRuntime.current.window != nil, presenter.viewIfLoaded?.window == nil {
      UIKitRuntime.current.warn(
        "Attempt to present \(next) on \(self) whose view is not in the window hierarchy.")
      return
    }
    UIKitRuntime.current.recorder?.willChange()
    let change = ControllerChange(.present, from: presenter, to: next, isPresenting: true, isAnimated: flag)
    presenter.presented = next
    next.presenter = presenter
    next.isBeingPresented = true
    change.completion = completion
    change.rollBack = {
      presenter.presented = nil
      next.presenter = nil
    }
    // Apps may enable Hero in viewDidLoad.
    next.loadViewIfNeeded()
    next.presentation = next.makePresentation(over: presenter, from: self)
    change.request(
      askedOf: TransitionAnimator.driver(of: next.transitioningDelegate) {
        $0.animationController(forPresented: next, presenting: presenter, source: self)
      } interaction: {
        $0.interactionControllerForPresentation(using: $1)
      })
  }

  /// Dismisses what this controller presents, with everything above it; else this controller itself.
  open dynamic func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismiss(animated: flag, by: nil, completion: completion)
  }

  /// - Parameter driver: nil: as the transitioning delegate says.
  func dismiss(animated flag: Bool, by driver: (any TransitionDriver)?, completion: (() -> Void)?) {
    guard let target = ancestors.first(where: { $0.presented != nil }) else {
      guard let presenting = presentingViewController else { return }
      presenting.dismiss(animated: flag, by: driver, completion: completion)
      return
    }
    let chain = Array(sequence(first: target) { $0.presented }.dropFirst())
    guard let top = chain.last, let lowest = chain.first, !lowest.isBeingDismissed else { return }
    UIKitRuntime.current.recorder?.willChange()
    let change = ControllerChange(.dismiss, from: top, to: target, isPresenting: false, isAnimated: flag)
    change.dismissed = chain
    lowest.isBeingDismissed = true
    top.isBeingDismissed = true
    change.completion = completion
    // viewDidAppear of the controller below may present again.
    change.commit = { [unowned change] in Self.unlink(target, change.dismissed) }
    change.rollBack = { lowest.isBeingDismissed = false }
    change.request(
      // Source: Apple, UIViewController.dismiss(animated:completion:): the topmost one goes with its animation, those below without.
      askedOf: driver
        ?? TransitionAnimator.driver(of: top.transitioningDelegate) {
          $0.animationController(forDismissed: top)
        } interaction: {
          $0.interactionControllerForDismissal(using: $1)
        })
  }

  /// Forgets a chain of presentations.
  private static func unlink(_ target: UIViewController, _ chain: [UIViewController]) {
    target.presented = nil
    for controller in chain {
      controller.presenter = nil
      controller.presented = nil
    }
  }

  // MARK: Others

  /// Runs a segue of the storyboard; stops where there is none of that name.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard let scene = storyboardScene else {
      stop("Receiver (\(self)) has no segue with identifier '\(identifier)'")
    }
    scene.perform(named: identifier, from: self, sender: sender)
  }
  /// Whether a segue that something has triggered is run. Default: true.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// A segue is about to be run.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Whether an unwind segue with this action may end here. Default: what the older method says.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender as Any) }
  /// Default: whether the controller has the action.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
  ) -> Bool { ObjectiveCRegistry.shared.knowsAction(action.description, of: self) }
  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] { children }
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
  /// The status bar's text while the controller is on top, where the stage has a status bar, as it is when the controller is first seen;
  /// default is the stage's. Default: default.
  open dynamic var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Default: false.
  open dynamic var prefersStatusBarHidden: Bool { false }
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Who says the style in place of this controller. Default: a tab bar controller's selected controller, and the top one of a navigation
  /// controller whose bar is hidden.
  open dynamic var childForStatusBarStyle: UIViewController? { nil }
  open dynamic var childForStatusBarHidden: UIViewController? { nil }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  open var previewActionItems: [any UIPreviewActionItem] { [] }
  open var restorationIdentifier: String?
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open dynamic var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open dynamic var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// The root view gets another size: never, here.
  open dynamic func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  /// What the view adapts to changes: never, here.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Pushes a controller where there is a navigation controller around, else presents it.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }
  /// Lets the split controller around it show a controller; without one presents it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let splitViewController { return splitViewController.showDetailViewController(vc, sender: sender) }
    present(vc, animated: true)
  }
  /// The nearest split controller around it.
  open var splitViewController: UISplitViewController? {
    sequence(first: parent) { $0?.parent }.lazy.compactMap { $0 as? UISplitViewController }.first
  }
  /// Default: false.
  open dynamic var prefersHomeIndicatorAutoHidden: Bool { false }
  open dynamic var shouldAutorotate: Bool { true }
  /// What the view adapts to.
  open var traitCollection: UITraitCollection { UIKitRuntime.current.screen.traitCollection }
  /// What the view adapts to has changed: never, here.
  open dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Of effect on a window alone.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
}
