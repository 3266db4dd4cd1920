internal import Hero
internal import HeroGeometry
internal import HeroModel
internal import SDOSHero
internal import UIKit

/// The screens of a recording: which controller's each is, how it was first and how it is now.
@MainActor
final class ScreenRecorder {
  private let runtime: UIKitRuntime
  private let steps: RecordedSteps
  let images = ImageRegistry()
  /// What the app has put into the window itself.
  let window = WindowController()
  private let knownBars = KnownBars()
  /// What live views of the transition that starts do with what they hold.
  var liveLayouts = LiveLayouts()
  /// Called with a screen that is seen for the first time, before the bars around it are looked at.
  var whenFirstSeen: (UIViewController) -> Void = { _ in }

  /// The screens as they are at the start.
  private(set) var initial: [Screen] = []
  /// The screens as they are now.
  var current: [Screen] = []
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var names = ScreenNames()
  /// Keeps controllers alive, so that no other takes their place in memory.
  private var controllers: [UIViewController] = []
  /// Those that have been looked at; of others the items of bars alone are known.
  private var seen: Set<Int> = []
  /// Children that are screens of their own, which views embed: those that have taken part in a transition inside of a view.
  private var embedded: Set<ObjectIdentifier> = []
  /// The number of each view around a presented container, by that.
  private var holders: [ObjectIdentifier: [ObjectIdentifier: Int]] = [:]

  /// - Parameter steps: Get what changes on screens.
  init(runtime: UIKitRuntime, steps: RecordedSteps) {
    self.runtime = runtime
    self.steps = steps
  }

  var bars: BarCapture { BarCapture(images: images, known: knownBars) }

  /// Forgets how a bar was before anything of it was seen.
  func forgetBar(of navigation: UINavigationController) { knownBars.navigation[ObjectIdentifier(navigation)] = nil }

  /// All screens have Hero.
  func enableHero() {
    for index in initial.indices { initial[index].isHeroEnabled = true }
    for index in current.indices { current[index].isHeroEnabled = true }
  }

  /// What shows, bottom to top: also that under over-full-screen controllers.
  private var shown: [Container<LiveControllers>] {
    guard let root = runtime.window?.rootViewController else { return [] }
    return Containers(root).visible + (window.isUp ? [Container(window)] : [])
  }

  /// The controllers that show, bottom to top.
  var visible: [UIViewController] { shown.map(\.visible) }

  /// The number of a controller's screen.
  func number(of controller: UIViewController) -> Int {
    number(ofShown: shown(by: controller))
  }

  private func number(ofShown controller: UIViewController) -> Int {
    if let known = numbers[ObjectIdentifier(controller)] { return known }
    let number = initial.count
    let name = names.name(of: controller)
    numbers[ObjectIdentifier(controller)] = number
    controllers.append(controller)
    let size = Size(runtime.screen.bounds.size)
    var screen = Screen(name: name, views: [View(path: name, position: size.center, size: size)])
    // Tab bars show the items of tabs that have not been seen yet.
    bars.items(of: controller, into: &screen)
    initial.append(screen)
    current.append(screen)
    return number
  }

  /// A screen as it is now, with the items of bars that are known of it.
  func look(
    at controller: UIViewController, _ number: Int, in transition: (hero: HeroTransition, isAppearing: Bool)? = nil,
    inside container: UIViewController? = nil, without coming: UIViewController? = nil
  ) -> (screen: Screen, indices: [ObjectIdentifier: Int], children: [UIViewController]) {
    var capture = ScreenCapture(images: images, transition: transition, in: container, liveLayouts: liveLayouts)
    capture.embedding = { [unowned self] child in
      child === coming ? .nothing : embedded.contains(ObjectIdentifier(child)) ? .screen(self.number(of: child)) : nil
    }
    var (screen, indices) = capture.capture(
      shown(by: controller), name: initial[number].name, isEmbedded: embedded.contains(ObjectIdentifier(controller)))
    screen.takeItems(of: current[number])
    screen.takeBars(of: current[number])
    return (screen, indices, capture.children)
  }

  /// The controller whose view is the screen: a container that is embedded is one with all that is in it.
  private func shown(by controller: UIViewController) -> UIViewController {
    embedded.contains(ObjectIdentifier(controller)) ? controller : controller.content
  }

  /// Looks at both children of a change inside of a view, and at all that is around the one that goes.
  func capture(
    _ change: ControllerChange, in place: UIView, _ transition: HeroTransition
  ) -> [ObjectIdentifier: ViewAddress] {
    embedded.formUnion([ObjectIdentifier(change.from), ObjectIdentifier(change.to)])
    var addresses: [ObjectIdentifier: ViewAddress] = [:]
    for controller in visible where place.isDescendant(of: controller.content.view) {
      addresses = capture(controller, in: (transition, false), without: change.to)
    }
    return addresses.merging(capture(change.to, in: (transition, true))) { $1 }
  }

  /// Looks at a screen; what is new of one that has been on stage belongs to the next step.
  @discardableResult
  func capture(
    _ controller: UIViewController, in transition: (hero: HeroTransition, isAppearing: Bool)? = nil,
    inside container: UIViewController? = nil, without coming: UIViewController? = nil
  ) -> [ObjectIdentifier: ViewAddress] {
    let number = number(of: controller)
    var (screen, indices, children) = look(
      at: controller, number, in: transition, inside: container, without: coming)
    let isNew = seen.insert(number).inserted
    if isNew { whenFirstSeen(controller.content) }
    var bars = bars
    bars.transition = transition
    bars.items(of: controller.content, into: &screen)
    if isNew {
      screen.statusBarStyle = bars.statusBarStyle(of: controller.content)
      show(screen, number)
    } else {
      // What a later step cannot change.
      screen.isHeroEnabled = current[number].isHeroEnabled
      screen.modalPresentationStyle = current[number].modalPresentationStyle
      if bars.statusBarStyle(of: controller.content) != current[number].statusBarStyle {
        runtime.warn("the status bar stays in the style that '\(screen.name)' had when it was first seen")
      }
      screen.statusBarStyle = current[number].statusBarStyle
    }
    change(number, to: screen)
    if let container = controller.content.standing { capture(around: container) }
    let own = children.reduce(into: indices.mapValues { ViewAddress(screen: number, view: $0) }) { addresses, child in
      addresses.merge(capture(child, in: transition, without: coming)) { $1 }
    }
    guard transition != nil, controller.content.navigationController != nil else { return own }
    return own.merging(bars.addresses(of: controller.content, screen: number)) { own, _ in own }
  }

  /// Looks at what a presentation shows around a container.
  private func capture(around container: UIViewController) {
    let number = number(ofShown: container)
    var capture = ScreenCapture(images: images)
    let (screen, indices) = capture.capture(around: container, name: initial[number].name)
    holders[ObjectIdentifier(container)] = indices
    if seen.insert(number).inserted { show(screen, number) }
    change(number, to: screen)
  }

  /// The view that a presented container stands in; nil where it fills the screen.
  func holder(of container: UIViewController) -> ViewAddress? {
    guard container.standing === container, let view = container.viewIfLoaded?.superview,
      let index = holders[ObjectIdentifier(container)]?[ObjectIdentifier(view)]
    else { return nil }
    return ViewAddress(screen: number(ofShown: container), view: index)
  }

  /// A presented screen, which has been looked at, as it is while it is away; none where it comes and goes as a whole.
  func away(_ controller: UIViewController) -> [Int: Screen] {
    let looks = controller.awayLooks
    guard !looks.isEmpty else { return [:] }
    let held = holders[ObjectIdentifier(controller)]
    let number = held == nil ? number(of: controller) : number(ofShown: controller)
    var screen = current[number]
    let indices = held ?? look(at: controller, number).indices
    for look in looks {
      guard let index = indices[ObjectIdentifier(look.view)] else { continue }
      let anchor = screen.views[index].anchorPoint
      screen.views[index].size = Size(look.frame.size)
      screen.views[index].position = Point(
        x: Double(look.frame.minX) + anchor.x * Double(look.frame.width),
        y: Double(look.frame.minY) + anchor.y * Double(look.frame.height))
      screen.views[index].alpha = Double(look.alpha)
      screen.views[index].cornerRadius = Double(look.cornerRadius)
    }
    return [number: screen]
  }

  /// What is seen of a screen for the first time has been so from the start, but for the items of bars.
  private func show(_ screen: Screen, _ number: Int) {
    initial[number].takeAllButItems(of: screen)
    current[number].takeAllButItems(of: screen)
    steps.see(screen, number)
  }

  /// A screen is another from the next step on.
  private func change(_ number: Int, to screen: Screen) {
    guard current[number] != screen else { return }
    steps.change(number, to: screen)
    current[number] = screen
  }

  /// Looks at what bars show of controllers that do not show themselves: ways back, and other tabs.
  func captureItems() {
    let shown = shown
    let behind = shown.flatMap { $0.shownStack.suffix(2) + ($0.tabs?.selection.tabs.map { $0.shownStack[0] } ?? []) }
    for controller in behind where !shown.contains(where: { $0.visible === controller }) {
      guard let number = numbers[ObjectIdentifier(controller)] else { continue }
      var screen = current[number]
      bars.items(of: controller, into: &screen)
      change(number, to: screen)
    }
  }
}
