import HeroRender
import TransitionEngine

extension PlayerNotes {
  /// The notes of a film, or of the steps that a cut shows.
  package init(film: Film, title: String, cut: FilmCut? = nil) {
    let cut = cut ?? .whole(film.duration)
    self.init(
      title: title, steps: Self.steps(of: film).filter { cut.shows(start: $0.start, duration: $0.duration) },
      rows: { LayerRows.rows(film.moment(at: $0).tree) })
  }

  /// All steps of a film.
  fileprivate static func steps(of film: Film) -> [Step] {
    film.steps.map { step -> Step in
      let plan = step.transition.map { film.transitions[$0] }
      var name = plan.map { "\($0.kind.rawValue) \($0.from) → \($0.to)" } ?? step.action
      if case .wait = film.scene.steps[step.index].action { name = "wait" }
      if let gesture = plan?.gesture { name += gesture.finishes ? ", gesture finished" : ", gesture cancelled" }
      return Step(index: step.index, title: name, start: step.start, duration: step.duration)
    }
  }
}

extension FilmMarks {
  /// Those of a film.
  package init(_ film: Film) {
    self.init(
      steps: PlayerNotes.steps(of: film), transitions: film.transitions.map { $0.start..<$0.start + $0.duration })
  }
}
