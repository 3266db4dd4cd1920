import HeroInspection
import HeroScene
import HeroTransition

extension Explainer {
  /// IDs that several views of a screen have, and matches of views that show different kinds of things.
  func identities() -> [Finding] {
    var found: [Finding] = []
    for lint in lint where lint.rule == .duplicateHeroID {
      guard let path = lint.view else { continue }
      let screen = Self.screen(of: path)
      let plan = film.transitions.first { [$0.from, $0.to].contains(screen) }
      found.append(
        Finding(
          .duplicateID, view: path, start: plan?.start ?? 0, end: (plan?.start ?? 0) + (plan?.duration ?? 0),
          message: lint.message + "; only the last of them is matched (V3)",
          change: "\"heroID\" of its own for each view",
          swift: "cell.imageView.hero.id = \"photo \\(item.id)\"", location: lint.location))
    }
    for plan in film.transitions {
      for pair in plan.pairs {
        guard let one = view(pair.source), let other = view(pair.destination), let kinds = Self.strangers(one, other),
          !found.contains(where: { [pair.source, pair.destination].contains($0.view) })
        else { continue }
        found.append(
          Finding(
            .duplicateID, view: pair.destination, start: plan.start, end: plan.start + plan.duration,
            message: "the heroID '\(pair.heroID)' matches \(pair.source) with it, \(kinds): by accident, it seems (P4)",
            change: "another \"heroID\" for one of the two", swift: "view.hero.id = \"\(pair.destination)\"",
            location: other.location))
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
