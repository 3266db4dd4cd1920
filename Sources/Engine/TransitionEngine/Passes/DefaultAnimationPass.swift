import HeroGeometry
import HeroModel

extension TransitionPasses {
  /// P3: may replace the two root views' target states (rules D2, D3).
  static func defaultAnimation(_ draft: inout TransitionDraft) {
    let request = draft.request
    let source = ViewReference(.source, 0)
    let destination = ViewReference(.destination, 0)

    var type = request.animation
    while case .selectBy(let presenting, let dismissing) = type {
      type = request.isPresenting ? presenting : dismissing
    }
    if type == .auto {
      draft.isAnimationAutomatic = true
      let direction = request.directionStrategy.direction(presenting: request.isPresenting)
      if draft.canAnimate(destination) || draft.canAnimate(source) {
        type = .none
      } else {
        switch request.container {
        case .navigation: type = .directed(.push, direction)
        case .tabBar: type = .directed(.slide, direction)
        case .modal: type = .fade
        }
      }
    }
    draft.defaultAnimation = type.resolvingDirection(request.layoutDirection)
    guard type != .none else { return }

    let base: [Modifier] = [.timing(.standard), .duration(0.35)]
    var from = TargetState(base)
    var to = TargetState(base)
    let deceleration = Modifier.timing(.deceleration)
    let dim = Modifier.overlay(.black, opacity: 0.1)
    let shadow: [Modifier] = [
      .shadowOpacity(0),
      .beginWith([
        .shadowOpacity(0.5), .shadowColor(.black), .shadowRadius(5), .shadowOffset(.zero), .masksToBounds(false),
      ]),
    ]
    func shift(_ direction: AnimationType.Direction, appearing: Bool, over divisor: Double = 1) -> Modifier {
      let size = request.containerSize
      switch direction.resolved(request.layoutDirection) {
      case .left: return .translate(x: (appearing ? size.width : -size.width) / divisor, y: 0, z: 0)
      case .right: return .translate(x: (appearing ? -size.width : size.width) / divisor, y: 0, z: 0)
      case .up: return .translate(x: 0, y: (appearing ? size.height : -size.height) / divisor, z: 0)
      default: return .translate(x: 0, y: (appearing ? -size.height : size.height) / divisor, z: 0)
      }
    }
    func scale(_ factor: Double) -> Modifier { .scale(x: factor, y: factor, z: 1) }

    switch type {
    case .directed(let kind, let direction):
      let enters = shift(direction, appearing: true)
      let leaves = shift(direction, appearing: false)
      switch kind {
      case .push:
        draft.insertToViewFirst = false
        to.append([enters] + shadow + [deceleration])
        from.append([shift(direction, appearing: false, over: 3), dim, deceleration])
      case .pull:
        draft.insertToViewFirst = true
        from.append([leaves] + shadow)
        to.append([shift(direction, appearing: true, over: 3), dim])
      case .slide:
        from.append(leaves)
        to.append(enters)
      case .zoomSlide:
        from.append([leaves, scale(0.8)])
        to.append([enters, scale(0.8)])
      case .cover:
        draft.insertToViewFirst = false
        to.append([enters] + shadow + [deceleration])
        from.append([dim, deceleration])
      case .uncover:
        draft.insertToViewFirst = true
        from.append([leaves] + shadow)
        to.append(dim)
      case .pageIn:
        draft.insertToViewFirst = false
        to.append([enters] + shadow + [deceleration])
        from.append([scale(0.7), dim, deceleration])
      case .pageOut:
        draft.insertToViewFirst = true
        from.append([leaves] + shadow)
        to.append([scale(0.7), dim])
      }
    case .zoom:
      draft.insertToViewFirst = true
      from.append([scale(1.3), .fade])
      to.append(scale(0.7))
    case .zoomOut:
      draft.insertToViewFirst = false
      to.append([scale(1.3), .fade])
      from.append(scale(0.7))
    case .fade:
      if request.isPresenting || !request.isSourceOverFullScreen { to = TargetState([.fade]) }
      let root = request.source.views[0]
      if (!request.isPresenting && request.isDestinationOverFullScreen) || !root.isOpaque
        || (root.backgroundColor?.alpha ?? 1) < 1
      {
        from = TargetState([.fade])
      }
      to.append(.duration(.infinity))
      from.append(.duration(.infinity))
    case .auto, .none, .selectBy: break
    }
    for (view, state) in [(source, from), (destination, to)] {
      if let replaced = draft[view], replaced.canAnimate || replaced.cascade != nil {
        draft.dropped[view] = .replaced(by: draft.defaultAnimation)
        if replaced.cascade != nil { draft.droppedCascades.insert(view) }
      }
      draft[view] = state
    }
  }
}

extension DirectionStrategy {
  /// Where things move by default (rule D2).
  func direction(presenting: Bool) -> AnimationType.Direction {
    switch self {
    case .forceLeftToRight: presenting ? .left : .right
    case .forceRightToLeft: presenting ? .right : .left
    case .userInterface: presenting ? .leading : .trailing
    }
  }
}

extension AnimationType {
  /// The same type with leading and trailing made left or right.
  func resolvingDirection(_ layoutDirection: LayoutDirection) -> AnimationType {
    guard case .directed(let kind, let direction) = self else { return self }
    return .directed(kind, direction.resolved(layoutDirection))
  }
}
