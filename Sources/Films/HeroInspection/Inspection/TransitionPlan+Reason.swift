import HeroModel
import TransitionEngine

extension TransitionPlan {
  /// Why it has its default animation, in words, with the codes of rules.
  package var reasonText: String {
    let way = presenting ? "presenting" : "dismissing"
    return switch reason {
    case .given: "the step gives it, and a step comes first (C2, C3)"
    case .history: "the push of the screen has remembered the type for its pop (C3)"
    case .controller:
      "the step gives none, so it is the \(kind == .selectTab ? "tab bar" : "navigation") controller's type "
        + "(\(kind == .selectTab ? "C4" : "C3"))"
    case .screen: "the step gives none, so it is the screen's own type for \(way) (C2)"
    case .reverse: "the step and the screen give none for \(way), so it is the reverse of the screen's other type (C2)"
    case .presentation: "the screen has none for dismissing, so it is the reverse of the one that presented it (C2)"
    case .auto:
      "none is given, so auto decides: push inside a navigation controller, slide in a tab bar, else fade (D2)"
    case .system: "is UIKit's own, \(system?.name ?? ""): Hero takes no part (C6)"
    case .cut: "is a cut: nobody animates it (C6)"
    }
  }
}
