import HeroModel
import HeroWords

extension Scene {
  /// What is probably mistyped in views' modifiers, each message once with the paths of the views that have it.
  package var mistakenModifiers: [(message: String, paths: [String])] {
    var found: [(message: String, paths: [String])] = []
    for view in allViews {
      for mistake in (view.heroModifiers ?? []).mistakes where mistake.subject != .repeatedTiming {
        let index = found.firstIndex { $0.message == mistake.message } ?? found.count
        if index == found.count { found.append((mistake.message, [])) }
        if !found[index].paths.contains(view.path) { found[index].paths.append(view.path) }
      }
    }
    return found
  }
}
