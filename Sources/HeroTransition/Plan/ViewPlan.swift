/// What one view will do in a transition.
public struct ViewPlan: Equatable, Sendable {
  /// How the view's keys are timed.
  public enum Timing: Equatable, Sendable {
    /// Control points c1x, c1y, c2x, c2y.
    case curve([Double])
    /// A spring, and the curve that cornerRadius and arcs use.
    case spring(stiffness: Double, damping: Double, settling: Double, curve: [Double])
  }

  /// One animated key.
  public struct Key: Equatable, Sendable {
    /// Core Animation's name, `bounds.size`, `overlay.opacity`.
    public var name: String
    /// Value at the start.
    public var from: PlanValue
    /// Value at the end.
    public var to: PlanValue

    /// Makes a key.
    public init(name: String, from: PlanValue, to: PlanValue) {
      self.name = name
      self.from = from
      self.to = to
    }
  }

  /// The view's path.
  public var path: String
  /// Whether the view belongs to the destination.
  public var appearing: Bool
  /// Default: none.
  public var heroID: String?
  /// Seconds.
  public var delay: Double
  /// Seconds on film, without the delay.
  public var duration: Double
  /// Curve or spring.
  public var timing: Timing
  /// Intensity; nil without an arc.
  public var arc: Double?
  /// `global` or `local`.
  public var coordinateSpace: String
  /// In a fixed order.
  public var keys: [Key]
  /// Seconds on film in which a visual effect comes or goes, linearly and without delay (rule L3); nil where none does.
  public var effectDuration: Double?

  /// Makes a view plan.
  public init(
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
