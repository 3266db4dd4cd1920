import HeroGeometry

/// What a layer does in a prototype.
struct FigmaInteraction: Equatable, Sendable {
  /// `ON_CLICK`, `AFTER_TIMEOUT`, `ON_DRAG` …
  var trigger: String
  /// Seconds until an `AFTER_TIMEOUT`.
  var timeout: Double
  var actions: [FigmaAction]
}

/// A step of an interaction.
struct FigmaAction: Equatable, Sendable {
  /// `NODE`, `BACK`, `CLOSE`, `URL` …
  var type: String
  /// `NAVIGATE`, `OVERLAY`, `SWAP` …; empty where there is none.
  var navigation: String
  /// The id of the frame that it leads to.
  var destination: String?
  /// nil: at once.
  var transition: FigmaTransition?
  /// Where an overlay with a place of its own lies, from the layer, points.
  var place: Point?
}

/// How one frame gives way to another.
struct FigmaTransition: Equatable, Sendable {
  /// `DISSOLVE`, `SMART_ANIMATE`, `MOVE_IN`, `MOVE_OUT`, `PUSH`, `SLIDE_IN`, `SLIDE_OUT` …
  var type: String
  /// Where it moves to: `LEFT`, `RIGHT`, `TOP` or `BOTTOM`.
  var direction: String
  /// Seconds.
  var duration: Double
  var easing: Easing
  /// Whether layers of the same name move as with `SMART_ANIMATE`.
  var matchesLayers: Bool

  /// How fast it goes when.
  enum Easing: Equatable, Sendable {
    /// The control points of a curve.
    case curve([Double])
    /// A spring of mass 1.
    case spring(stiffness: Double, damping: Double)
  }
}
