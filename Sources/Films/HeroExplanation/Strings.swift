import HeroInspection
import HeroModel
import TransitionEngine

extension Explainer {
  /// What the file says to Hero and a phone ignores, by the view whose string it is, over the transitions that it would act in.
  func ignoredStrings() -> [Finding] {
    film.scene.notes.filter { $0.subject == .ignoredByHero }.map { note in
      let paths = film.scene.views(of: note)
      var finding = finding(
        .ignoredByHero, paths, note.diagnostic.message,
        SourceLocation(line: note.diagnostic.line, column: note.diagnostic.column, jsonPath: ""))
      // No scene has these strings: what is said is how Hero reads them.
      finding.change = note.remedy?.change ?? "write it as Hero's strings spell it (S6, S7), or in Swift"
      finding.swift = note.remedy?.swift
      return finding
    }
  }

  /// Numbers of views' modifiers that are probably meant otherwise, each once.
  func mistakenNumbers() -> [Finding] {
    film.scene.mistakenModifiers.map { message, paths in
      var finding = finding(.mistakenNumber, paths, message, view(paths[0])?.heroModifiersLocation ?? SourceLocation())
      finding.remedies = [
        Remedy(paths.map { .view($0, .modifiers((view($0)?.heroModifiers ?? []).map(\.meant))) })
      ]
      return finding
    }
  }

  /// What is told of views' words, over the transitions that these act in.
  private func finding(_ rule: Finding.Rule, _ paths: [String], _ message: String, _ location: SourceLocation)
    -> Finding
  {
    let screens = Set(paths.map(Self.screen))
    let plans = film.transitions.filter { screens.isEmpty || screens.contains($0.from) || screens.contains($0.to) }
    var finding = Finding(
      rule, view: paths.first, in: plans.first, aspect: message, start: plans.first?.start ?? 0,
      end: plans.last.map { $0.start + $0.duration } ?? film.duration, message: message, location: location)
    finding.subjects.formUnion(paths)
    return finding
  }
}
