import HeroGeometry
import HeroLayers
import HeroModel

/// The two sides of a transition.
package enum Side: String, Equatable, Hashable, Sendable {
  /// Its views disappear.
  case source
  /// Its views appear.
  case destination

  package var other: Side { self == .source ? .destination : .source }
}

/// A view of one of the two screens: side and index into `Screen.views`.
package struct ViewReference: Equatable, Hashable, Sendable {
  package var side: Side
  /// Index in pre-order.
  package var index: Int

  package init(_ side: Side, _ index: Int) {
    self.side = side
    self.index = index
  }
}

/// Everything that decides a transition before its first pass.
package struct TransitionRequest: Equatable, Sendable {
  /// Where the change happens.
  package enum Container: Equatable, Sendable {
    /// Present, dismiss, replace.
    case modal
    case navigation
    case tabBar
  }

  /// Unique in the film, part of picture names.
  package var id: Int
  /// The screen that disappears, with the views of the container that goes with it around its own (rule C7).
  package var source: Screen
  /// The screen that appears, likewise.
  package var destination: Screen
  /// Points.
  package var containerSize: Size
  /// Pixels per point of the canvas: every layer's own contentsScale.
  package var contentsScale: Double
  /// §1.
  package var isPresenting: Bool
  package var container: Container
  /// Whether the source is presented over full screen; false inside containers.
  package var isSourceOverFullScreen: Bool
  /// Whether the destination is presented over full screen; false inside containers.
  package var isDestinationOverFullScreen: Bool
  /// The type in force before `auto` is resolved (rules D2, C2–C4).
  package var animation: AnimationType
  /// Default: auto.
  package var viewOrdering: ViewOrdering
  /// Default: forceLeftToRight.
  package var directionStrategy: DirectionStrategy
  /// Decides leading and trailing.
  package var layoutDirection: LayoutDirection
  /// The bars of the containers that move with each screen, back to front, by the view that has them (scene words W3). Default: none.
  package var bars: [Side: [Int: [Layer]]]

  /// A modal, presenting request.
  package init(id: Int, source: Screen, destination: Screen, containerSize: Size, contentsScale: Double = 2) {
    self.id = id
    self.source = source
    self.destination = destination
    self.containerSize = containerSize
    self.contentsScale = contentsScale
    isPresenting = true
    container = .modal
    isSourceOverFullScreen = false
    isDestinationOverFullScreen = false
    animation = .auto
    viewOrdering = .auto
    directionStrategy = .forceLeftToRight
    layoutDirection = .leftToRight
    bars = [:]
  }

  /// The screen on a side.
  package func screen(_ side: Side) -> Screen { side == .source ? source : destination }

  /// The view with a path, on whichever side it is; nil for one that is not part of the change.
  package func reference(to path: String) -> ViewReference? {
    for side in [Side.source, .destination] {
      if let index = screen(side).views.firstIndex(where: { $0.path == path }) { return ViewReference(side, index) }
    }
    return nil
  }
}

/// What the passes work on: Hero's context.
package struct TransitionDraft: Sendable {
  /// One screen's part.
  package struct SideState: Sendable {
    /// The screen's geometry.
    package let geometry: ScreenGeometry
    /// Views that take part, in pre-order (rule V1).
    package let flattened: [Int]
    /// Target states by view index; nil: none.
    package var states: [TargetState?]
    /// The partner-to-be of each heroID: the last registered view in pre-order (rules V2, V3).
    package let registered: [String: Int]
    /// Views that lie off screen (rule V2), in pre-order.
    package let offScreen: [Int]
  }

  package let request: TransitionRequest
  /// The disappearing side.
  package var source: SideState
  /// The appearing side.
  package var destination: SideState
  /// Rule P7's footer; passes may change it.
  package var insertToViewFirst: Bool
  /// The resolved default animation, set by its pass.
  package var defaultAnimation: AnimationType
  /// Whether `auto` was left for rule D2's end.
  package var isAnimationAutomatic: Bool
  /// Views whose states a pass dropped, with the reason.
  package var dropped: [ViewReference: DropReason]
  /// Root views whose cascade the default animation replaced (rule P3).
  package var droppedCascades: Set<ViewReference> = []
  /// Views that plugins animate beside Hero's own rule V4, in the plugins' order.
  let plugins: [any TransitionPlugin]

  init(request: TransitionRequest, plugins: [any TransitionPlugin]) {
    self.request = request
    self.plugins = plugins
    source = Self.sideState(of: request.source, in: request.containerSize)
    destination = Self.sideState(of: request.destination, in: request.containerSize)
    switch request.viewOrdering {
    case .auto: insertToViewFirst = !request.isPresenting && request.container != .tabBar
    case .sourceViewOnTop: insertToViewFirst = true
    case .destinationViewOnTop: insertToViewFirst = false
    }
    defaultAnimation = request.animation
    isAnimationAutomatic = false
    dropped = [:]
  }

  private static func sideState(of screen: Screen, in container: Size) -> SideState {
    let geometry = ScreenGeometry(screen)
    let flattened = geometry.flattened
    let containerBounds = Rect(origin: .zero, size: container)
    var states = [TargetState?](repeating: nil, count: screen.views.count)
    var registered: [String: Int] = [:]
    var offScreen: [Int] = []
    for index in flattened {
      let view = screen.views[index]
      let state = view.heroModifiers.map { TargetState($0) }
      guard state?.forceAnimate == true || geometry.frameInContainer(of: index).intersects(containerBounds) else {
        offScreen.append(index)
        continue
      }
      if let heroID = view.heroID { registered[heroID] = index }
      states[index] = state
    }
    return SideState(
      geometry: geometry, flattened: flattened, states: states, registered: registered, offScreen: offScreen)
  }

  /// A side's part.
  package subscript(side: Side) -> SideState {
    get { side == .source ? source : destination }
    set { if side == .source { source = newValue } else { destination = newValue } }
  }

  /// A view's target state.
  package subscript(view: ViewReference) -> TargetState? {
    get { view.side == .source ? source.states[view.index] : destination.states[view.index] }
    // In place: going through a copy of the side would copy every state for every write.
    set {
      if view.side == .source {
        source.states[view.index] = newValue
      } else {
        destination.states[view.index] = newValue
      }
    }
  }

  /// The view that a reference names.
  package func view(_ reference: ViewReference) -> View { request.screen(reference.side).views[reference.index] }

  /// The view with the same heroID on the other screen; nil unless both are registered partners (rule V3).
  package func partner(of view: ViewReference) -> ViewReference? {
    guard let heroID = self.view(view).heroID, self[view.side].registered[heroID] == view.index,
      let other = self[view.side.other].registered[heroID]
    else { return nil }
    return ViewReference(view.side.other, other)
  }

  /// The views that take part, source first, each side in pre-order.
  package var flattenedViews: [ViewReference] {
    source.flattened.map { ViewReference(.source, $0) } + destination.flattened.map { ViewReference(.destination, $0) }
  }

  /// Whether a view gets a snapshot: by rule V4 or because a plugin animates it.
  package func canAnimate(_ view: ViewReference) -> Bool {
    self[view]?.canAnimate == true || plugins.contains { $0.canAnimate(view, in: self) }
  }
}
