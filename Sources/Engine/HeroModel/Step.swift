import HeroGeometry

/// One entry of the timeline.
package struct Step: Equatable, Sendable {
  package var action: Action
  /// A default animation type for this transition. Default: none given.
  package var animation: AnimationType?
  /// The screens that `set` changes, whole, as they are from this step on; keys are indices into `Scene.screens`.
  package var screenChanges: [Int: Screen]
  /// What `set` changes of the navigation and tab bar controllers on stage. Default: nothing.
  package var controllerChanges: ControllerChanges
  /// Default: auto.
  package var viewOrdering: ViewOrdering
  /// Default: the canvas background.
  package var containerColor: Color?
  /// Default: forceLeftToRight.
  package var directionStrategy: DirectionStrategy
  /// Whether a push or a new stack is the outermost navigation controller's around the screen that shows, not the nearest one's (rule C3).
  /// Default: false.
  package var isOuter: Bool
  /// False: a cut, whoever drives it else. Default: true.
  package var isAnimated = true
  /// False leaves this change to UIKit, whatever the controllers say (rule C6). Default: true.
  package var isHeroEnabled = true
  /// With a presentation: the view of another screen that what is presented stands in, as large as it. Default: it fills the canvas.
  package var holder: ViewAddress?
  /// The presented screen whose views UIKit moves one by one, not as a whole, as it is while it is away; the key is an index into
  /// `Scene.screens`. Default: none.
  package var away: [Int: Screen] = [:]
  /// Factor on the time, > 0. Default: 1.
  package var speed: Double
  /// A gesture that drives the transition. Default: none.
  package var interaction: Interaction?
  /// The finger that is drawn over the frames of the step. Default: none.
  package var finger: FingerWay?
  /// Where the step stands in the file.
  package var location: SourceLocation

  /// A step with defaults.
  package init(_ action: Action, animation: AnimationType? = nil) {
    self.action = action
    self.animation = animation
    screenChanges = [:]
    controllerChanges = ControllerChanges()
    viewOrdering = .auto
    containerColor = nil
    directionStrategy = .forceLeftToRight
    isOuter = false
    speed = 1
    interaction = nil
    finger = nil
    location = SourceLocation()
  }

  /// What a step does. Screens are indices into `Scene.screens`.
  package enum Action: Equatable, Sendable {
    /// Seconds, ≥ 0.
    case wait(Double)
    /// A screen or a container; `opposite`: whether its dismissal undoes the step's own animation (rule C2).
    case present(Root, opposite: Bool = true)
    /// The topmost presented one goes.
    case dismiss
    /// Everything presented goes in one transition.
    case dismissAll
    /// Back to a screen below.
    case unwindTo(Int)
    /// Swaps the top screen.
    case replace(Int)
    /// Swaps all that was presented last, or the root, containers with it.
    case replaceTop(Root)
    /// A screen or tab bar controller onto the navigation stack.
    case push(Root, pop: PopAnimation?)
    /// Off the navigation stack.
    case pop
    /// Back to a screen of the stack.
    case popTo(Int)
    /// Back to the first.
    case popToRoot
    /// A new stack, bottom to top.
    case setViewControllers([Root])
    /// Index into the tabs.
    case selectTab(TabTarget)
    /// One embedded screen for another inside of a view, as Hero's `transition(from:to:in:)` (rule C8).
    case transition(from: Int, to: Int, in: ViewAddress)
  }

  /// How a later pop of the pushed screen animates; SDOSHero's class alone knows it (rule C3).
  package enum PopAnimation: Equatable, Sendable {
    /// `"popAnimation": type`.
    case type(AnimationType)
    /// `"opposite": true`: the reverse of the push's.
    case opposite
  }

  /// Which tab is selected.
  package enum TabTarget: Equatable, Sendable {
    /// By position.
    case index(Int)
    /// By screen: index into `Scene.screens`.
    case screen(Int)
  }
}

/// What a step changes of the containers on stage, from then on; nil leaves a type as it is.
package struct ControllerChanges: Equatable, Sendable {
  /// The navigation controller's `navigationAnimationType`.
  package var navigation: AnimationType?
  /// Of SDOSHero's class alone.
  package var push: AnimationType?
  /// Of SDOSHero's class alone.
  package var pop: AnimationType?
  /// The tab bar controller's `tabBarAnimationType`.
  package var tabBar: AnimationType?
  /// Of containers' own views, in file order (rule C7).
  package var views: [ContainerViewChange] = []

  /// Changes nothing.
  package init() {}

  /// With what is said of a container's own view, each view once.
  package mutating func add(_ change: ContainerViewChange) {
    guard let index = views.firstIndex(where: { $0.view == change.view }) else {
      views.append(change)
      return
    }
    views[index].heroID = change.heroID ?? views[index].heroID
    views[index].heroModifiers = change.heroModifiers ?? views[index].heroModifiers
  }
}

/// HeroViewOrderingStrategy.
package enum ViewOrdering: String, Equatable, Sendable, CaseIterable {
  /// Source on top when dismissing outside a tab bar.
  case auto
  case sourceViewOnTop, destinationViewOnTop
}

/// HeroDefaultAnimationType.Strategy.
package enum DirectionStrategy: String, Equatable, Sendable, CaseIterable {
  /// Presenting goes left.
  case forceLeftToRight
  /// Presenting goes right.
  case forceRightToLeft
  /// By the layout direction.
  case userInterface
}

/// A gesture that drives a transition (§8).
package enum Interaction: Equatable, Sendable {
  /// Samples in time order, then a release.
  case samples([GestureSample], release: Release)
  /// SDOSHero's interactive pop (rule C5).
  case edgePan(EdgePan)
}

/// What a gesture does at one moment.
package struct GestureSample: Equatable, Sendable {
  /// Seconds since the step's start.
  package var time: Double
  /// `update(progress)`. Default: no update.
  package var progress: Double?
  /// `apply(modifiers, view)`, in file order.
  package var apply: [ViewModifiers]
  /// `changeTarget(modifiers, isDestination, view)`, in file order.
  package var changeTarget: [ViewModifiers]
  /// Default: true.
  package var isDestination: Bool
  /// Where the sample stands in the file.
  package var location: SourceLocation

  package init(
    time: Double, progress: Double? = nil, apply: [ViewModifiers] = [], changeTarget: [ViewModifiers] = [],
    isDestination: Bool = true, location: SourceLocation = SourceLocation()
  ) {
    self.time = time
    self.progress = progress
    self.apply = apply
    self.changeTarget = changeTarget
    self.isDestination = isDestination
    self.location = location
  }
}

/// Modifiers for one view.
package struct ViewModifiers: Equatable, Sendable {
  package var view: ViewAddress
  /// In order.
  package var modifiers: [Modifier]

  package init(view: ViewAddress, modifiers: [Modifier]) {
    self.view = view
    self.modifiers = modifiers
  }
}

/// How a gesture ends.
package struct Release: Equatable, Sendable {
  /// Seconds since the step's start.
  package var time: Double
  /// Finish or cancel.
  package var finishes: Bool
  /// False shows the end state at once. Default: true.
  package var animates: Bool

  package init(time: Double, finishes: Bool, animates: Bool = true) {
    self.time = time
    self.finishes = finishes
    self.animates = animates
  }
}

/// A straight drag at constant speed in canvas points.
package struct EdgePan: Equatable, Sendable {
  /// Where the finger lands.
  package var from: Point
  /// Where it lifts.
  package var to: Point
  /// Seconds.
  package var duration: Double
  /// Points per second when it lifts. Default: (to − from)/duration.
  package var velocity: Point

  package init(from: Point, to: Point, duration: Double, velocity: Point) {
    self.from = from
    self.to = to
    self.duration = duration
    self.velocity = velocity
  }
}
