import HeroInspection
import HeroModel
import TransitionEngine

extension Explainer {
  /// IDs that several views of a screen have, and matches of views that show different kinds of things.
  func identities() -> [Finding] {
    var found: [Finding] = []
    for lint in lint where lint.rule == .duplicateHeroID {
      guard let path = lint.view else { continue }
      let screen = Self.screen(of: path)
      let plan = film.transitions.first { [$0.from, $0.to].contains(screen) }
      let heroID = view(path)?.heroID
      let others = film.scene.screens.first { $0.name == screen }?.views.filter {
        $0.heroID == heroID && $0.path != path
      }
      let remedy = Remedy(
        (others ?? []).map { SceneChange.view($0.path, .heroID(freeID(heroID ?? "", for: $0.path))) })
      found.append(
        Finding(
          .duplicateID, view: path, in: plan, message: lint.message + "; only the last of them is matched (V3)",
          remedies: [remedy], location: lint.location))
    }
    for fault in film.faults where fault.fact.isOfSeveralTrees {
      guard case .duplicateHeroID(let heroID, let screen, let paths) = fault.fact, let path = paths.last,
        let view = view(path)
      else { continue }
      let others = paths.dropLast()
      found.append(
        Finding(
          .duplicateID, view: path, in: film.transitions.first { [$0.from, $0.to].contains(screen) },
          message: "the heroID '\(heroID)' is also on \(others.joined(separator: ", ")); give each view its own; only "
            + "the last of them is matched (V3)",
          remedies: [Remedy(others.map { SceneChange.view($0, .heroID(freeID(heroID, for: $0))) })],
          location: view.location))
    }
    for plan in film.transitions {
      for pair in plan.pairs {
        guard let one = view(pair.source), let other = view(pair.destination), let kinds = Self.strangers(one, other),
          !found.contains(where: { [pair.source, pair.destination].contains($0.view) })
        else { continue }
        found.append(
          Finding(
            .duplicateID, view: pair.destination, in: plan,
            message: "the heroID '\(pair.heroID)' matches \(pair.source) with it, \(kinds): by accident, it seems (P4)",
            remedies: [
              Remedy(.view(pair.destination, .heroID(freeID(pair.heroID, for: pair.destination)))),
              Remedy(.view(pair.source, .heroID(nil)), .view(pair.destination, .heroID(nil))),
              Remedy(
                .view(pair.source, .heroID(nil)), .view(pair.destination, .heroID(nil)),
                .view(pair.destination, .adding([.fade]))),
            ], location: other.location))
      }
    }
    return found
  }

  /// What two matched views show when one is a text and the other a picture; nil for others, which apps match on purpose.
  private static func strangers(_ one: View, _ other: View) -> String? {
    switch (one.content, other.content) {
    case (.label, .image), (.image, .label):
      "a \(one.content.typeName) with \(other.content.typeName == "image" ? "an" : "a") \(other.content.typeName)"
    default: nil
    }
  }
}
