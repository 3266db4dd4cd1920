import HeroRender
import HeroTransition

extension PlayerNotes {
  /// The notes of a film, or of the steps that a cut shows.
  public init(film: Film, title: String, cut: FilmCut? = nil) {
    let cut = cut ?? .whole(film.duration)
    let steps = film.steps.filter { $0.start + $0.duration >= cut.start && $0.start <= cut.end }.map { step -> Step in
      let plan = step.transition.map { film.transitions[$0] }
      var name = plan.map { "\($0.kind.rawValue) \($0.from) → \($0.to)" } ?? step.action
      if case .wait = film.scene.steps[step.index].action { name = "wait" }
      if let gesture = plan?.gesture { name += gesture.finishes ? ", gesture finished" : ", gesture cancelled" }
      return Step(index: step.index, title: name, start: step.start, duration: step.duration)
    }
    self.init(title: title, steps: steps, rows: { LayerRows.rows(film.moment(at: $0).tree) })
  }
}
