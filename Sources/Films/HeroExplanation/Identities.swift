import HeroInspection
import HeroModel
import TransitionEngine

extension Explainer {
  /// Matches of views that show different kinds of things.
  func strangers() -> [Finding] {
    var found: [Finding] = []
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
