import Synchronization

/// A transition as a film keeps it: what it is made of. What it becomes is worked out again when it shows, and those that showed last
/// are held, so that a film's memory does not grow with its transitions.
struct PlannedTransition: Sendable {
  private let request: TransitionRequest
  private let recent: RecentTransitions

  var transition: AnimatedTransition { recent.transition(of: request) }

  /// Keeps a transition that was worked out from its request.
  init(_ transition: AnimatedTransition, among recent: RecentTransitions) {
    request = transition.draft.request
    self.recent = recent
    recent.hold(transition)
  }
}

/// The transitions of a film that showed last.
final class RecentTransitions: Sendable {
  /// As many as threads that draw neighbouring frames need.
  private static let most = 4

  private let plugins: [any TransitionPlugin]
  /// What showed last comes last.
  private let held = Mutex<[AnimatedTransition]>([])

  /// The numbers of the requests whose transitions are held, the one that showed last at the end.
  var heldRequests: [Int] { held.withLock { $0.map(\.draft.request.id) } }

  init(plugins: [any TransitionPlugin]) { self.plugins = plugins }

  /// Holds a transition, in the place of the one that showed longest ago.
  func hold(_ transition: AnimatedTransition) {
    held.withLock { held in
      held.removeAll { $0.draft.request.id == transition.draft.request.id }
      if held.count >= Self.most { held.removeFirst() }
      held.append(transition)
    }
  }

  /// The transition that a request of this film asks for.
  func transition(of request: TransitionRequest) -> AnimatedTransition {
    let known = held.withLock { held in
      held.lastIndex { $0.draft.request.id == request.id }.map { index -> AnimatedTransition in
        let transition = held.remove(at: index)
        held.append(transition)
        return transition
      }
    }
    if let known { return known }
    let made = AnimatedTransition(request: request, plugins: plugins)
    hold(made)
    return made
  }
}
