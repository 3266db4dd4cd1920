import HeroGeometry
import HeroInspection
import HeroModel
import HeroRender
import TransitionEngine

extension Explainer {
  /// Seconds that a release looks ahead: Hero's own examples add the velocity of a second to the way; a quarter of one is what a
  /// finger that lifts still goes.
  private static let ahead = 0.25

  /// Gestures that finish although they have hardly begun, cancel although they are nearly there, or come too late.
  func gestureEnds() -> [Finding] {
    var found: [Finding] = []
    for plan in film.transitions {
      guard let step = step(plan), let gesture = plan.gesture, case .samples(let samples, _)? = step.interaction,
        let finding = finding(plan, gesture, velocity: Self.velocity(samples) * step.speed, step)
      else { continue }
      found.append(finding)
    }
    for warning in film.facts {
      guard let index = film.scene.steps.firstIndex(where: { $0.location.jsonPath == warning.diagnostic.jsonPath }),
        let plan = film.transitions.first(where: { $0.step == index })
      else { continue }
      let remedy: Remedy
      switch (warning.fact, film.scene.steps[index].interaction) {
      case (.lateGesture, .samples(let samples, _)?):
        remedy = Remedy(.step(index, .beginsAt(progress: samples.compactMap(\.progress).first ?? 0)))
      case (.awayFromEdge(let edge), .edgePan(let pan)?):
        // Two points inside of the edge.
        let (size, from) = (film.scene.canvas.size, pan.from)
        let x = edge == "left" ? 2 : edge == "right" ? size.width - 2 : from.x
        let y = edge == "top" ? 2 : edge == "bottom" ? size.height - 2 : from.y
        remedy = Remedy(.step(index, .panFrom(Point(x: x, y: y))))
      default: continue
      }
      found.append(
        Finding(
          .gestureEnd, view: nil, in: plan, aspect: "begins", message: warning.fact.text, remedies: [remedy],
          location: film.scene.steps[index].location))
    }
    return found
  }

  private func finding(_ plan: TransitionPlan, _ gesture: TransitionPlan.Gesture, velocity: Double, _ step: Step)
    -> Finding?
  {
    let known = if case .samples(let samples, _)? = step.interaction { samples.compactMap(\.progress) } else { [0.0] }
    let (least, most) = (known.min() ?? 0, known.max() ?? 0)
    func percent(_ part: Double) -> String { "\(Decimals.compact(part * 100, 0)) %" }
    func beyond(_ message: String, dividing divisors: [Double]) -> Finding {
      Finding(
        .gestureEnd, view: nil, in: plan, aspect: "beyond", message: message + " (I1)",
        remedies: divisors.map { Remedy(.step(plan.step, .dividesProgress(by: $0))) }, location: step.location)
    }
    if most <= 0, least < -0.1 {
      return beyond(
        "the gesture moves nothing: its progress is never more than 0, down to \(percent(least)), and Hero holds it at 0",
        dividing: [-1])
    }
    if most <= 0, known.count > 2 { return beyond("the gesture moves nothing: its progress stays 0", dividing: []) }
    if most > 2 {
      return beyond(
        "the gesture goes up to a progress of \(percent(most)), and Hero holds it at 100 %, where the transition is at its end",
        dividing: [film.scene.canvas.size.height, film.scene.canvas.size.width])
    }
    let expected = gesture.progress + velocity * Self.ahead
    let isStrange = gesture.finishes ? expected < 0.1 : expected > 0.5 && velocity >= 0
    guard isStrange else { return nil }
    let part = "\(Decimals.compact(gesture.progress * 100, 0)) %"
    let speed = "\(Decimals.compact(velocity * 100, 0)) % a second"
    let release = plan.start + gesture.release
    return Finding(
      .gestureEnd, view: nil, in: plan, start: release,
      message: "the gesture lets go at \(part) progress, moving \(speed), and "
        + (gesture.finishes ? "finishes (I4)" : "is cancelled (I5)"),
      remedies: [Remedy(.step(plan.step, .finishes(!gesture.finishes)))], moment: release, location: step.location)
  }

  /// The part of the way per second when the finger lifts, from the last two samples that have a progress.
  private static func velocity(_ samples: [GestureSample]) -> Double {
    let known = samples.filter { $0.progress != nil }
    guard known.count >= 2, let last = known.last else { return 0 }
    let before = known[known.count - 2]
    guard last.time > before.time else { return 0 }
    return ((last.progress ?? 0) - (before.progress ?? 0)) / (last.time - before.time)
  }
}
