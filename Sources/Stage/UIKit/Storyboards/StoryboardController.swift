internal import HeroGeometry
internal import InterfaceBuilder

/// A controller's part of a storyboard: its view, and the segues that lead away.
@MainActor
package final class StoryboardController {
  let storyboard: UIStoryboard
  let controller: InterfaceController
  private let scene: InterfaceScene?
  /// What shows of the controllers that a page controller holds.
  private var shown: UIViewController?
  /// Container views of the view that was made, by their ids.
  private var containers: [String: UIView] = [:]
  /// Objects of the scene that are no views.
  private var owned: [AnyObject] = []
  /// Items of bars and their views, by their ids; the controller's outlets may hold them.
  private var barObjects: [String: AnyObject] = [:]

  private init(_ controller: InterfaceController, of storyboard: UIStoryboard) {
    self.storyboard = storyboard
    self.controller = controller
    scene = storyboard.document.scenes.first { $0.controller?.id == controller.id }
  }

  // MARK: Controllers

  /// Makes a controller with those that it contains; a function may make the object itself.
  static func controller(
    _ described: InterfaceController, of storyboard: UIStoryboard,
    creator: (NSCoder) -> UIViewController? = { _ in nil }
  ) -> UIViewController {
    if case .reference(let name, let identifier) = described.kind {
      return referenced(name, identifier, at: described.place, of: storyboard)
    }
    let coder = InterfaceCoder(nil)
    let own =
      creator(coder)
      ?? AppCall.value(usualType(of: described).init(coder: coder)) {
        type(of: described, in: storyboard.document).init(coder: coder)
      }
    guard let made = own else {
      stop("init(coder:) of \(described.customClass ?? described.element) gave nothing")
    }
    let scene = StoryboardController(described, of: storyboard)
    made.storyboardScene = scene
    scene.describe(made)
    scene.addChildren(to: made)
    AppCall.run { made.awakeFromNib() }
    return made
  }

  /// What a reference leads to; where that is not there, a placeholder: the app's other storyboards need not be in the stage's folders.
  private static func referenced(
    _ name: String?, _ identifier: String?, at place: InterfacePlace, of storyboard: UIStoryboard
  ) -> UIViewController {
    let path = name.map { InterfaceFiles.path(of: $0, ending: "storyboard", bundle: storyboard.bundle) }
    if path != .some(nil) {
      let other = name.map { UIStoryboard(name: $0, bundle: storyboard.bundle) } ?? storyboard
      if identifier == nil, let initial = other.instantiateInitialViewController() { return initial }
      if let identifier, other.document.controller(storyboardIdentifier: identifier) != nil {
        return other.instantiateViewController(withIdentifier: identifier)
      }
    }
    let what = [name.map { "storyboard '\($0)'" }, identifier.map { "controller '\($0)'" }].compactMap { $0 }
    UIKitRuntime.current.warn(
      "\(storyboard.document.address(of: place)): the reference to \(what.joined(separator: ", ")) leads nowhere; a placeholder takes its place"
    )
    return PlaceholderViewController(identifier ?? name ?? "")
  }

  private static func usualType(of controller: InterfaceController) -> UIViewController.Type {
    switch controller.kind {
    case .table: UITableViewController.self
    case .collection: UICollectionViewController.self
    case .navigation: UINavigationController.self
    case .tabs: UITabBarController.self
    case .split: UISplitViewController.self
    case .view, .page, .reference, .other: UIViewController.self
    }
  }

  private static func type(of controller: InterfaceController, in document: InterfaceDocument) -> UIViewController.Type
  {
    let usual = usualType(of: controller)
    if controller.kind == .page {
      UIKitRuntime.current.warn(
        "\(document.address(of: controller.place)): \(controller.element) is not there; a plain controller with its first child takes its place"
      )
    }
    guard let name = controller.customClass else { return usual }
    if let type = ObjectiveCRegistry.shared.type(
      named: name, module: controller.customModule, isOfTarget: controller.isOfTarget)
    {
      if let own = type as? UIViewController.Type { return own }
      stop("\(name) of the storyboard is not a view controller (\(document.address(of: controller.place)))")
    }
    if let type = ObjectiveCRegistry.shared.madeUp(name) as? UIViewController.Type { return type }
    UIKitRuntime.current.warn(document.unknownClass(name, at: controller.place, usual))
    return usual
  }

  private func describe(_ made: UIViewController) {
    let words = InterfaceWords(document: storyboard.document)
    if let title = controller.title { made.title = title }
    if let style = controller.modalTransitionStyle { made.modalTransitionStyle = .init(style) }
    if let style = controller.modalPresentationStyle {
      made.modalPresentationStyle = .init(style)
    }
    made.hidesBottomBarWhenPushed = controller.hidesBottomBarWhenPushed
    made.edgesForExtendedLayout = words.edges(controller.edgesUnderBars)
    made.extendedLayoutIncludesOpaqueBars = controller.liesUnderOpaqueBars
    made.automaticallyAdjustsScrollViewInsets = controller.adjustsScrollViewInsets
    if let item = controller.navigationItem {
      made.navigationItem.title = item.title ?? made.navigationItem.title
      made.navigationItem.prompt = item.prompt
      made.navigationItem.largeTitleDisplayMode = .init(item.largeTitleDisplayMode)
      made.navigationItem.leftBarButtonItems = bars(item.left, of: made)
      made.navigationItem.rightBarButtonItems = bars(item.right, of: made)
      made.navigationItem.backBarButtonItem = item.back.flatMap { bars([$0], of: made)?.first }
      made.navigationItem.backButtonTitle = item.backTitle
      made.navigationItem.hidesBackButton = item.hidesBackButton
      made.navigationItem.leftItemsSupplementBackButton = item.keepsBackButton
      made.navigationItem.titleView = item.titleView.map { view($0, of: made) }
    }
    made.toolbarItems = bars(controller.toolbarItems, of: made)
    if let item = controller.tabBarItem {
      made.tabBarItem = words.tab(item)
    }
    if let navigation = made as? UINavigationController {
      navigation.isNavigationBarHidden = controller.isNavigationBarHidden
      navigation.isToolbarHidden = controller.isToolbarHidden
      if let bar = controller.navigationBar {
        navigation.navigationBar.prefersLargeTitles = bar.hasLargeTitles
        navigation.navigationBar.barStyle = bar.isBlack ? .black : .default
        navigation.navigationBar.isTranslucent = bar.isTranslucent
        navigation.navigationBar.titleTextAttributes = words.titleAttributes(of: bar)
        navigation.navigationBar.barTintColor = words.color(bar.ground)
        if let tint = words.color(bar.tintColor) { navigation.navigationBar.tintColor = tint }
      }
      if let bar = controller.toolbar { navigation.toolbar.isTranslucent = bar.isTranslucent }
    }
    if let tabs = made as? UITabBarController, let bar = controller.tabBar {
      tabs.tabBar.isTranslucent = bar.isTranslucent
      tabs.tabBar.barTintColor = words.color(bar.ground)
      if let tint = words.color(bar.tintColor) { tabs.tabBar.tintColor = tint }
    }
    for attribute in controller.attributes { words.set(attribute, of: made) }
  }

  private func bars(_ items: [InterfaceBarItem], of made: UIViewController) -> [UIBarButtonItem]? {
    guard !items.isEmpty else { return nil }
    let words = InterfaceWords(document: storyboard.document)
    return items.map { item in
      let button = words.button(item)
      barObjects[item.id] = button
      button.customView = item.customView.map { view($0, of: made) }
      if let action = item.connections.actions.first {
        button.primaryAction = UIAction { [weak made, weak button] _ in
          guard let made else { return }
          made.storyboardScene?.call(action, from: made, sender: button)
        }
      } else if let segue = item.connections.segues.first {
        button.primaryAction = UIAction { [weak made, weak button] _ in made?.trigger(segue, sender: button) }
      }
      return button
    }
  }

  /// A view of a bar, with what it is wired to.
  private func view(_ described: InterfaceView, of made: UIViewController) -> UIView {
    let inflater = InterfaceInflater(storyboard.document, owner: made, ownerID: controller.id)
    let view = inflater.inflate(described)
    inflater.finish()
    barObjects[described.id] = view
    return view
  }

  /// An action of something outside of the view: it goes to the controller, whatever it says.
  private func call(_ action: InterfaceAction, from made: UIViewController, sender: Any?) {
    ObjectiveCRegistry.shared.call(action.selector, of: made, sender)
  }

  private func addChildren(to made: UIViewController) {
    var (tabs, columns): ([UIViewController], [UIViewController]) = ([], [])
    for segue in controller.connections.segues {
      guard case .relationship(let name) = segue.kind else { continue }
      guard let destination = destination(of: segue) else { continue }
      if let navigation = made as? UINavigationController, name == "rootViewController" {
        navigation.viewControllers = [destination]
      } else if made is UITabBarController, name == "viewControllers" {
        tabs.append(destination)
      } else if made is UISplitViewController {
        columns.append(destination)
      } else if controller.kind == .page, shown == nil {
        // A page controller shows its first page.
        shown = destination
      }
    }
    if let container = made as? UISplitViewController { container.viewControllers = columns }
    if let container = made as? UITabBarController, !tabs.isEmpty {
      container.setViewControllers(tabs, animated: false)
      if controller.selectedIndex > 0 { container.selectedIndex = controller.selectedIndex }
    }
  }

  private func destination(of segue: InterfaceSegue) -> UIViewController? {
    guard let found = storyboard.document.controller(id: segue.destination) else {
      UIKitRuntime.current.warn(
        "\(storyboard.document.address(of: segue.place)): the segue's destination '\(segue.destination)' is not in the file"
      )
      return nil
    }
    return Self.controller(found, of: storyboard)
  }

  // MARK: View

  /// Makes the root view; nil where the file has none.
  func makeView(for owner: UIViewController) -> UIView? {
    guard let root = controller.view else { return nil }
    let inflater = InterfaceInflater(storyboard.document, owner: owner, ownerID: controller.id)
    for guide in controller.guides { inflater.addOldGuide(guide) }
    inflater.add(barObjects)
    let view = inflater.inflate(root)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    inflater.addObjects(scene?.objects ?? [])
    // Whatever the outlets' observers ask for, the view is there.
    owner.view = view
    inflater.connect(owner, controller.connections)
    inflater.finish()
    (containers, owned) = (inflater.containers, inflater.owned)
    view.frame = UIKitRuntime.current.screen.bounds
    return view
  }

  /// Lets embedded controllers into their containers.
  func embed(in owner: UIViewController) {
    if let shown { put(shown, into: owner.view, of: owner) }
    for view in controller.view?.tree ?? [] {
      for segue in view.connections.segues where segue.kind == .embed {
        guard let place = containers[view.id], let child = destination(of: segue) else { continue }
        owner.prepare(
          for: UIStoryboardSegue(identifier: segue.identifier, source: owner, destination: child), sender: nil)
        put(child, into: place, of: owner)
      }
    }
  }

  private func put(_ child: UIViewController, into place: UIView, of owner: UIViewController) {
    owner.addChild(child)
    child.view.frame = place.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    place.addSubview(child.view)
    child.didMove(toParent: owner)
  }

  // MARK: Segues

  /// Goes where the segue of a name leads; stops where there is none.
  func perform(named identifier: String, from source: UIViewController, sender: Any?) {
    guard let segue = segue(named: identifier) else {
      stop("Receiver (\(source)) has no segue with identifier '\(identifier)'")
    }
    perform(segue, from: source, sender: sender)
  }

  /// The segue of a name that leads away from the controller.
  private func segue(named identifier: String) -> InterfaceSegue? {
    let bars = controller.navigationItem.map { $0.left + $0.right } ?? []
    let all =
      controller.connections.segues + (controller.view?.tree ?? []).flatMap(\.connections.segues)
      + (bars + controller.toolbarItems).flatMap(\.connections.segues)
      + (scene?.objects ?? []).flatMap(\.connections.segues)
    return all.first { $0.identifier == identifier }
  }

  /// Goes where a segue leads.
  func perform(_ segue: InterfaceSegue, from source: UIViewController, sender: Any?) {
    if segue.kind == .unwind { return unwind(segue, from: source, sender: sender) }
    guard let destination = destination(of: segue) else { return }
    if let style = segue.modalTransitionStyle { destination.modalTransitionStyle = .init(style) }
    if let style = segue.modalPresentationStyle {
      destination.modalPresentationStyle = .init(style)
    }
    let animated = segue.isAnimated
    let made = type(of: segue).init(identifier: segue.identifier, source: source, destination: destination)
    made.handler = { [unowned made] in
      if segue.kind == .show, let navigation = made.source.navigationController,
        !(made.destination is UINavigationController)
      {
        navigation.pushViewController(made.destination, animated: animated)
      } else {
        made.source.present(made.destination, animated: animated)
      }
    }
    source.prepare(for: made, sender: sender)
    made.perform()
  }

  private func type(of segue: InterfaceSegue) -> UIStoryboardSegue.Type {
    guard let name = segue.customClass else { return UIStoryboardSegue.self }
    if let type = ObjectiveCRegistry.shared.type(named: name, module: nil) as? UIStoryboardSegue.Type { return type }
    UIKitRuntime.current.warn(
      "Unknown segue class \(name): it shows as a usual one does; UIStoryboard.register(\(name).self) names it")
    return UIStoryboardSegue.self
  }

  /// Back to the nearest controller that knows the segue's action.
  private func unwind(_ segue: InterfaceSegue, from source: UIViewController, sender: Any?) {
    let name = segue.unwindAction ?? ""
    var before: [UIViewController] = []
    var at: UIViewController? = source
    while let current = at {
      if let navigation = current.navigationController, let place = navigation.viewControllers.firstIndex(of: current) {
        before += navigation.viewControllers[..<place].reversed()
      }
      if current === source, let tabs = source.tabBarController {
        before += (tabs.viewControllers ?? []).filter { $0 !== tabs.selectedViewController }.map(\.content)
      }
      at = current.presentingViewController.map { $0.content }
      if let at { before.append(at) }
    }
    let allowed = before.first {
      ObjectiveCRegistry.shared.knowsAction(name, of: $0)
        && $0.canPerformUnwindSegueAction(Selector(name), from: source, sender: sender)
    }
    guard let target = allowed else {
      UIKitRuntime.current.warn("no controller to unwind to knows '\(name)'; UIStoryboard.register names it")
      return
    }
    let made = UIStoryboardSegue(identifier: segue.identifier, source: source, destination: target)
    source.prepare(for: made, sender: sender)
    ObjectiveCRegistry.shared.call(name, of: target, made)
    let navigation = target.navigationController.flatMap { $0.viewControllers.contains(target) ? $0 : nil }
    if let navigation, source.navigationController === navigation {
      navigation.popToViewController(target, animated: segue.isAnimated)
    } else if let tabs = source.tabBarController, let tab = target.ancestors.first(where: { $0.parent === tabs }) {
      tabs.selectedViewController = tab
    } else {
      // Below what is dismissed it pops unseen; below a sheet, which does not hide it, once that has gone.
      let isSeen = navigation?.isShown == true
      if !isSeen { _ = navigation?.popToViewController(target, animated: false) }
      target.dismiss(animated: segue.isAnimated) {
        if isSeen { _ = navigation?.popToViewController(target, animated: false) }
      }
    }
  }
}

/// Stands for a controller that is not there: its name on the plain ground.
private final class PlaceholderViewController: UIViewController {
  private let name: String

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let label = UILabel(frame: UIKitRuntime.current.screen.bounds)
    label.text = name
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.backgroundColor = .systemBackground
    view = label
  }
}

extension UIViewController {
  /// Runs a segue that something has triggered, if it may.
  func trigger(_ segue: InterfaceSegue, sender: Any?) {
    guard shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: sender) else { return }
    storyboardScene?.perform(segue, from: self, sender: sender)
  }
}
