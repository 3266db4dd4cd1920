import HeroRender
import HeroScene
import HeroTransition

extension SceneLint {
  /// A label whose picture is scaled more one way than the other: its letters are drawn once and stretched (rule L3).
  static func stretchedText(_ view: View, in transitions: [TransitionPlan]) -> LintFinding? {
    guard case .label = view.content, !isLaidOutAnew(view.heroModifiers ?? []) else { return nil }
    for plan in transitions {
      for animation in plan.views where animation.path == view.path {
        guard let key = animation.keys.first(where: { $0.name == "bounds.size" }),
          case .numbers(let from) = key.from, case .numbers(let to) = key.to, from.count == 2, to.count == 2,
          (from + to).allSatisfy({ $0 > 0 })
        else { continue }
        let (across, down) = (to[0] / from[0], to[1] / from[1])
        guard max(across / down, down / across) > tolerance else { continue }
        func text(_ size: [Double]) -> String { size.map { Decimals.compact($0, 2) }.joined(separator: "×") }
        return LintFinding(
          rule: .stretchedText, view: view.path, location: view.location,
          message: "its text is stretched on the way from \(text(from)) to \(text(to)) (L3); "
            + "give both labels sizes of one proportion, or useNoSnapshot, which lays the text out at every size")
      }
    }
    return nil
  }

  private static func isLaidOutAnew(_ modifiers: [Modifier]) -> Bool {
    modifiers.contains { modifier in
      switch modifier {
      case .snapshot(.noSnapshot): true
      case .when(_, let inner): isLaidOutAnew(inner)
      default: false
      }
    }
  }
}
