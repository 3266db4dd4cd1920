import HeroRender
import TransitionEngine

extension PlayerNotes {
  /// The notes of a film, or of the steps that a cut shows.
  package init(film: Film, title: String, cut: FilmCut? = nil) {
    let cut = cut ?? .whole(film.duration)
    let steps = film.steps.filter { cut.shows(start: $0.start, duration: $0.duration) }.map { step -> Step in
      let plan = step.transition.map { film.transitions[$0] }
      var name = plan.map { "\($0.kind.rawValue) \($0.from) → \($0.to)" } ?? step.action
      if case .wait = film.scene.steps[step.index].action { name = "wait" }
      if let gesture = plan?.gesture { name += gesture.finishes ? ", gesture finished" : ", gesture cancelled" }
      return Step(index: step.index, title: name, start: step.start, duration: step.duration)
    }
    self.init(title: title, steps: steps, rows: { LayerRows.rows(film.moment(at: $0).tree) })
  }
}
