public import UIKit

/// What a transition knows of its views.
@preconcurrency @MainActor
public class HeroContext {
  /// The container of the transition.
  public let container: UIView
  /// All views of the source that take part, in pre-order.
  public internal(set) var fromViews: [UIView] = []
  /// All views of the destination that take part, in pre-order.
  public internal(set) var toViews: [UIView] = []
  private var sources: [String: UIView] = [:]
  private var destinations: [String: UIView] = [:]
  var targetStates: [UIView: HeroTargetState] = [:]
  /// Views whose state a plugin has set.
  var changedViews: Set<UIView> = []
  private var snapshotViews: [UIView: HeroSnapshot] = [:]

  init(container: UIView) { self.container = container }

  func set(fromViews: [UIView], toViews: [UIView]) {
    self.fromViews = fromViews
    self.toViews = toViews
    sources = register(fromViews)
    destinations = register(toViews)
  }

  /// Views on screen by their heroID, later ones in place of earlier ones (rules V2, V3).
  private func register(_ views: [UIView]) -> [String: UIView] {
    var found: [String: UIView] = [:]
    for view in views {
      let state = view.hero.modifiers.map { HeroTargetState(modifiers: $0) }
      let box = container.convert(view.bounds, from: view)
      let around = container.bounds
      let isOnScreen =
        box.minX <= around.maxX && around.minX <= box.maxX && box.minY <= around.maxY && around.minY <= box.maxY
      guard state?.forceAnimate == true || isOnScreen else { continue }
      if let id = view.hero.id { found[id] = view }
      targetStates[view] = state
    }
    return found
  }

  /// The source's view with a heroID.
  public func sourceView(for heroID: String) -> UIView? { sources[heroID] }
  /// The destination's view with a heroID.
  public func destinationView(for heroID: String) -> UIView? { destinations[heroID] }
  /// The other screen's view with the same heroID.
  public func pairedView(for view: UIView) -> UIView? {
    guard let id = view.hero.id else { return nil }
    if sources[id] === view { return destinations[id] }
    if destinations[id] === view { return sources[id] }
    return nil
  }

  /// What an animator moves in a view's place; what it sets of position, size, transform, opacity, corner radius, border width, shadow
  /// opacity and background colour shows.
  public func snapshotView(for view: UIView) -> UIView {
    if let known = snapshotViews[view] { return known.view }
    var around: UIView? = nil
    if targetStates[view]?.coordinateSpace != .global {
      around = sequence(first: view) { $0.superview }.dropFirst().first { snapshotViews[$0] != nil }
    }
    let place = view.superview?.convert(view.layer.position, to: around ?? container) ?? view.layer.position
    let snapshot = HeroSnapshot(of: view, at: place)
    snapshotViews[view] = snapshot
    return snapshot.view
  }

  /// The snapshots that animators have asked for, in the order of the views.
  var snapshots: [(view: UIView, snapshot: HeroSnapshot)] {
    (fromViews + toViews).compactMap { view in snapshotViews[view].map { (view, $0) } }
  }

  /// A view's target state: what its modifiers say, then what Hero's own preprocessing has made of it; a plugin may set it.
  public subscript(view: UIView) -> HeroTargetState? {
    get { targetStates[view] }
    set {
      targetStates[view] = newValue
      changedViews.insert(view)
    }
  }
}
