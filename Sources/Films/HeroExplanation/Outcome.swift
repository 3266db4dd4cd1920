import HeroImage
import HeroLayers
import TransitionEngine

/// What a film does, as far as a modifier can change it.
final class Outcome {
  private let film: Film
  private let canvas: SmallCanvas
  private let views: [[ViewPlan]]
  private let cascades: [[TransitionPlan.Cascade]]
  private let durations: [Double]
  /// Made when plans do not tell already.
  private lazy var trees = Self.trees(film, at: [0.02, 0.3, 0.6, 0.98])
  private var drawn: [Pixmap]?

  init(_ film: Film, on canvas: SmallCanvas) {
    (self.film, self.canvas) = (film, canvas)
    views = film.transitions.map(\.views)
    cascades = film.transitions.map(\.cascades)
    durations = film.transitions.map(\.duration)
  }

  private static func trees(_ film: Film, at parts: [Double]) -> [LayerTree] {
    film.transitions.flatMap { plan in parts.map { film.moment(at: plan.start + plan.duration * $0).tree } }
  }

  /// How closely a difference between plans or layers is looked at.
  enum Look {
    /// Any difference counts.
    case plans
    /// Plans may differ in timing that no layer shows, as in a duration beside a spring.
    case layers
    /// Layers may differ in a colour that something lies over.
    case pictures
  }

  /// Whether nobody can tell two films apart.
  func isSame(as other: Outcome, by look: Look) throws -> Bool {
    guard durations == other.durations else { return false }
    switch look {
    case .plans: return views == other.views && cascades == other.cascades && trees == other.trees
    case .layers:
      let parts = (1..<24).map { Double($0) / 24 }
      return trees == other.trees && Self.trees(film, at: parts) == Self.trees(other.film, at: parts)
    case .pictures:
      if trees == other.trees { return views == other.views }
      return try zip(pictures(), other.pictures()).allSatisfy {
        VisibleChange($0, $1, scale: canvas.scale).isNothing
      }
    }
  }

  private func pictures() throws -> [Pixmap] {
    if let drawn { return drawn }
    let pictures = try trees.map { try canvas.draw($0) }
    drawn = pictures
    return pictures
  }
}
