internal import UIKit

extension HeroTransition {
  /// Lets plugins work on what Hero has made of both screens, in Hero's order; returns the seconds that the transition takes.
  func runPlugins(_ recorder: any HeroRecording, total: TimeInterval) -> TimeInterval {
    let plugins = values.plugins
    guard !plugins.isEmpty, let from = fromViewController?.view, let to = toViewController?.view else { return total }
    for plugin in plugins { plugin.hero = self }
    // Rule D2: auto is none where a plugin animates a root view.
    if plugins.contains(where: {
      $0.canAnimate(view: to, appearing: true) || $0.canAnimate(view: from, appearing: false)
    }) {
      recorder.dropAutomaticAnimation()
    }
    let all = context.fromViews + context.toViews
    context.targetStates = recorder.targetStates(of: all, madeOf: context.targetStates)
    context.changedViews = []
    for plugin in plugins { plugin.process(fromViews: context.fromViews, toViews: context.toViews) }
    let animated = plugins.map { plugin in
      (
        plugin: plugin, fromViews: context.fromViews.filter { plugin.canAnimate(view: $0, appearing: false) },
        toViews: context.toViews.filter { plugin.canAnimate(view: $0, appearing: true) }
      )
    }
    let views = Set(animated.flatMap { $0.fromViews + $0.toViews })
    guard !views.isEmpty || !context.changedViews.isEmpty else { return total }
    var total = recorder.replace(context.targetStates, of: all, animating: views)
    guard !views.isEmpty else { return total }
    values.isFollowed = true
    for (plugin, fromViews, toViews) in animated {
      let duration = plugin.animate(fromViews: fromViews, toViews: toViews)
      if duration == .infinity {
        values.startingProgress = values.startingProgress ?? 0
      } else {
        total = max(total, duration)
      }
    }
    return total
  }

  /// Shows plugins a moment.
  func seekPlugins(to time: TimeInterval, isInteractive: Bool) {
    for plugin in values.plugins where isInteractive || plugin.requirePerFrameCallback {
      plugin.seekTo(timePassed: time)
    }
    followPlugins(at: time)
  }

  /// Lets the recorder see what plugins have made of their snapshots.
  func followPlugins(at time: TimeInterval) {
    guard values.isFollowed else { return }
    recorder?.update(time: time)
    for (view, snapshot) in context.snapshots {
      let changes = snapshot.changes
      if !changes.isEmpty { recorder?.apply(changes, to: view) }
    }
  }
}

/// What a plugin sees of a view's snapshot.
@MainActor
struct HeroSnapshot {
  let view: UIView
  private let position: CGPoint
  private let size: CGSize
  private let transform: CATransform3D
  private let look: Look

  private struct Look: Equatable {
    var opacity: Float
    var cornerRadius: CGFloat
    var borderWidth: CGFloat
    var backgroundColor: CGColor?
    var shadowOpacity: Float
  }

  /// A view like another one, at a place.
  init(of original: UIView, at position: CGPoint) {
    view = UIView()
    let (layer, own) = (view.layer, original.layer)
    layer.anchorPoint = own.anchorPoint
    layer.bounds = own.bounds
    layer.position = position
    layer.transform = own.transform
    layer.opacity = own.opacity
    layer.cornerRadius = own.cornerRadius
    layer.borderWidth = own.borderWidth
    layer.shadowOpacity = own.shadowOpacity
    self.position = position
    size = own.bounds.size
    transform = own.transform
    look = Self.look(of: layer)
  }

  private static func look(of layer: CALayer) -> Look {
    Look(
      opacity: layer.opacity, cornerRadius: layer.cornerRadius, borderWidth: layer.borderWidth,
      backgroundColor: layer.backgroundColor, shadowOpacity: layer.shadowOpacity)
  }

  /// What differs from how it began.
  var changes: [HeroModifier] {
    let (layer, now) = (view.layer, Self.look(of: view.layer))
    var changes: [HeroModifier] = []
    if layer.position != position { changes.append(.position(layer.position)) }
    if layer.bounds.size != size { changes.append(.size(layer.bounds.size)) }
    if layer.transform != transform { changes.append(.transform(layer.transform)) }
    if now.opacity != look.opacity { changes.append(.opacity(CGFloat(now.opacity.exact))) }
    if now.cornerRadius != look.cornerRadius { changes.append(.cornerRadius(now.cornerRadius)) }
    if now.borderWidth != look.borderWidth { changes.append(.borderWidth(now.borderWidth)) }
    if now.shadowOpacity != look.shadowOpacity { changes.append(.shadowOpacity(CGFloat(now.shadowOpacity.exact))) }
    if let color = now.backgroundColor, color != look.backgroundColor {
      changes.append(.backgroundColor(UIColor(cgColor: color)))
    }
    return changes
  }
}
