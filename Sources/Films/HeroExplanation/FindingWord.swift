import HeroInspection
import HeroJSON
import HeroModel

/// A word of the scene without which something does not happen.
package struct FindingWord: Equatable, Sendable {
  /// As the scene writes it: `clipsToBounds`, `spring(250, 30)`.
  package let word: String
  /// Whose it is, for people: `list/card`, `'detail'`, `step 1`.
  package let owner: String
  /// The view's path, or the screen's name; nil for those of containers and steps.
  package let view: String?
  /// Its own place where the file says it as it reads, else that of what says it.
  package let location: SourceLocation
}

extension Explainer {
  /// The words that an answer comes from.
  ///
  /// - Parameter text: The scene file; nil: places are those of the views, screens and steps that say them.
  package func words(of finding: Finding, in text: JSONText?) -> [FindingWord] {
    finding.words.map { absence in
      var location = speaker(of: absence)
      if let place = text?.place(of: absence, saidAt: location) {
        (location.line, location.column) = (Int(place.line), Int(place.column))
      }
      return FindingWord(word: absence.name.word, owner: absence.owner, view: absence.view, location: location)
    }
  }

  /// Where an absence's view, its modifiers, its screen or its step stands.
  private func speaker(of absence: SceneChange) -> SourceLocation {
    let unknown = SourceLocation()
    switch absence {
    case .view(let path, .removing): return view(path)?.heroModifiersLocation ?? view(path)?.location ?? unknown
    case .view(let path, _): return view(path)?.location ?? unknown
    case .screen(let name, _): return film.scene.screens.first { $0.name == name }?.location ?? unknown
    case .step(let index, _), .presented(let index, _):
      return film.scene.steps.indices.contains(index) ? film.scene.steps[index].location : unknown
    case .controllers, .container, .screenAsBefore: return unknown
    }
  }
}

extension JSONText {
  /// Where an absence's word stands in an object, or in a string or an array of modifiers; nil where it does not.
  fileprivate func place(of absence: SceneChange, saidAt location: SourceLocation) -> TextPlace? {
    guard let offset = offset(line: location.line, column: location.column) else { return nil }
    let (word, key) = absence.name
    guard case .view(_, .removing) = absence else { return place(ofKey: key, inObjectAt: offset) }
    return place(ofName: word, inValueAt: offset) ?? place(ofName: key, inValueAt: offset)
  }
}

extension SceneChange {
  /// The word that an absence takes away, and whose it is: "`clipsToBounds` of list/card".
  func word(_ view: (String) -> View?) -> String { "`\(name.word)` of \(owner)" }

  /// The word that an absence takes away, as a scene writes it, and its key or its modifier's name.
  fileprivate var name: (word: String, key: String) {
    func plain(_ key: String) -> (String, String) { (key, key) }
    switch self {
    case .view(_, .clipsToBounds): return plain("clipsToBounds")
    case .view(_, .noMask): return plain("mask")
    case .view(_, .cornerRadius): return plain("cornerRadius")
    case .view(_, .noShadow): return plain("shadow")
    case .view(_, .alpha): return plain("alpha")
    case .view(_, .zPosition): return plain("zPosition")
    case .view(_, .isOpaque(let flag)): return ("\"opaque\": \(!flag)", "opaque")
    case .view(_, .backgroundColor): return plain("backgroundColor")
    case .view(_, .removing(let modifier)): return (modifier.text, modifier.call.name)
    case .view: return plain("heroID")
    case .screen(_, .style): return plain("modalPresentationStyle")
    case .screen: return plain("modalAnimation")
    case .controllers(.tabs, _): return plain("tabBarAnimation")
    case .container(_, .without(let word)), .screenAsBefore(_, _, let word): return plain(word.rawValue)
    case .controllers, .presented, .container: return plain("animation")
    case .step(_, .noApply): return plain("apply")
    case .step: return plain("animation")
    }
  }

  /// Whose word an absence takes away.
  fileprivate var owner: String {
    switch self {
    case .view(let path, _): path
    case .screen(let name, _): "'\(name)'"
    case .controllers(.tabs, _): "the tab bar controller"
    case .controllers, .presented: "the navigation controller"
    case .container(let place, _): place.text
    case .step(let index, _), .screenAsBefore(let index, _, _): "step \(index)"
    }
  }

  fileprivate var view: String? {
    switch self {
    case .view(let path, _): path
    case .screen(let name, _): name
    case .controllers, .presented, .container, .screenAsBefore, .step: nil
    }
  }
}
