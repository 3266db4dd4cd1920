import HeroLayers
import HeroScene

/// A scene's whole timeline as a pure function of time.
public struct Film: Sendable {
  /// The scene.
  public let scene: Scene
  /// Seconds: the sum of the steps.
  public let duration: Double
  /// The transitions in order.
  public let transitions: [TransitionPlan]
  /// Problems worth knowing that do not stop the film.
  public let warnings: [Diagnostic]

  /// Plans every step.
  ///
  /// Throws `SceneError` for impossible steps (pop at the root, …); `file` is the scene's name in diagnostics.
  public init(scene: Scene, file: String = "") throws(SceneError) {
    self.scene = scene
    duration = 0
    transitions = []
    warnings = []
  }

  /// What shows at a time (seconds; beyond the end the end shows).
  public func moment(at time: Double) -> Moment {
    Moment(
      time: time, transition: nil, progress: nil,
      tree: LayerTree(size: scene.canvas.size, background: scene.canvas.background, layers: []))
  }
}

/// What shows at one time.
public struct Moment: Equatable, Sendable {
  /// Seconds.
  public var time: Double
  /// Index into `Film.transitions`; nil outside transitions.
  public var transition: Int?
  /// Hero's progress; nil outside transitions.
  public var progress: Double?
  /// What is drawn.
  public var tree: LayerTree
}
