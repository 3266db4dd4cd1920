import HeroGeometry
import HeroInspection
import HeroModel
import HeroRender
import TransitionEngine

extension Explainer {
  /// Views that jump where a gesture takes hold of them, because it applies positions in the space of their superview to snapshots that lie
  /// in another.
  ///
  /// Source: Hero 1.6.4, `prepareFor(view:targetView:)` of SourcePreprocessor gives a matched view global space; `apply(state:)` of
  /// HeroCoreAnimationViewContext sets the snapshot's own position.
  func appliedPositions() -> [Finding] {
    film.transitions.flatMap { plan -> [Finding] in
      guard case .samples(let samples, _)? = step(plan)?.interaction else { return [] }
      var met: Set<ViewAddress> = []
      return samples.flatMap { sample in
        sample.apply.compactMap { entry in
          guard let position = entry.position, met.insert(entry.view).inserted else { return nil }
          return finding(plan, sample, entry.view, position)
        }
      }
    }
  }

  private func finding(_ plan: TransitionPlan, _ sample: GestureSample, _ address: ViewAddress, _ applied: Point)
    -> Finding?
  {
    let path = address.path(in: film.scene.screens)
    guard let own = view(path)?.position, let moved = plan.views.first(where: { $0.path == path }),
      let step = step(plan)
    else { return nil }
    let start = plan.start + sample.time / step.speed
    func finding(until end: Double, _ message: String, _ change: SceneChange.StepChange) -> Finding {
      Finding(
        .seam, view: path, in: plan, aspect: "apply", start: start, end: end, message: message,
        remedies: [Remedy(.step(plan.step, change))], moment: end, location: step.location)
    }
    guard let snapshot = moved.ownPosition else {
      guard moved.travel > 4 else { return nil }
      return finding(
        until: plan.start + (plan.gesture?.release ?? plan.duration),
        "moves otherwise than the finger: the gesture applies a position, and the transition moves the view by its transform "
          + "besides (I2, T2)", .translatesApplied(address, path: path, from: own))
    }
    let offset = Point(x: snapshot.x - own.x, y: snapshot.y - own.y)
    // A finger that has just landed has moved little: what it applies is near the one or the other.
    let distance = offset.distance(to: .zero)
    guard distance > 1, applied.distance(to: own) < distance / 4 else { return nil }
    return finding(
      until: start,
      "jumps by (\(Decimals.compact(-offset.x, 1)), \(Decimals.compact(-offset.y, 1))) when the gesture takes hold of it: "
        + "the gesture applies a position in its superview, but Hero takes it as one in "
        + "\(moved.coordinateSpace == "global" ? "the container" : "the snapshot that it lies in") (M1, I2)",
      .movesApplied(address, path: path, by: offset))
  }
}

extension ViewModifiers {
  /// The last position among the modifiers.
  fileprivate var position: Point? {
    for case .position(let position) in modifiers.reversed() { return position }
    return nil
  }
}
