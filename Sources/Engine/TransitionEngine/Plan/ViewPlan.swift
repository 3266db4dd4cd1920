/// What one view will do in a transition.
package struct ViewPlan: Equatable, Sendable {
  /// How the view's keys are timed.
  package enum Timing: Equatable, Sendable {
    /// Control points c1x, c1y, c2x, c2y.
    case curve([Double])
    /// A spring, and the curve that cornerRadius and arcs use.
    case spring(stiffness: Double, damping: Double, settling: Double, curve: [Double])
  }

  /// One animated key.
  package struct Key: Equatable, Sendable {
    /// Core Animation's name, `bounds.size`, `overlay.opacity`.
    package var name: String
    /// Value at the start.
    package var from: PlanValue
    /// Value at the end.
    package var to: PlanValue

    package init(name: String, from: PlanValue, to: PlanValue) {
      self.name = name
      self.from = from
      self.to = to
    }
  }

  /// The view's path.
  package var path: String
  /// Whether the view belongs to the destination.
  package var appearing: Bool
  /// Default: none.
  package var heroID: String?
  /// Seconds.
  package var delay: Double
  /// Seconds on film, without the delay.
  package var duration: Double
  /// Curve or spring.
  package var timing: Timing
  /// Intensity; nil without an arc.
  package var arc: Double?
  /// `global` or `local`.
  package var coordinateSpace: String
  /// In a fixed order.
  package var keys: [Key]
  /// Seconds on film in which a visual effect comes or goes, linearly and without delay (rule L3); nil where none does.
  package var effectDuration: Double?

  package init(
    path: String, appearing: Bool, heroID: String?, delay: Double, duration: Double, timing: Timing, arc: Double?,
    coordinateSpace: String, keys: [Key], effectDuration: Double? = nil
  ) {
    self.path = path
    self.appearing = appearing
    self.heroID = heroID
    self.delay = delay
    self.duration = duration
    self.timing = timing
    self.arc = arc
    self.coordinateSpace = coordinateSpace
    self.keys = keys
    self.effectDuration = effectDuration
  }
}
