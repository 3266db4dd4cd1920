import HeroModel
import HeroWords

extension SceneWord {
  /// What a view says of how it looks, each with a neutral value in its place: what may be the cause of something, and never stands in the
  /// account of words.
  package static func looks(of view: View) -> [SceneWord] {
    func look(_ key: String, _ isSaid: Bool, _ neutral: SceneChange.ViewChange, text: String? = nil) -> [SceneWord] {
      guard isSaid else { return [] }
      return [
        SceneWord(
          kind: .look(key), text: text ?? key, views: [view.path], step: nil, location: view.location,
          absence: [.view(view.path, neutral)])
      ]
    }
    return look("clipsToBounds", view.clipsToBounds, .clipsToBounds(false))
      + look("mask", view.mask != nil, .noMask)
      + look("shadow", view.shadow != nil, .noShadow)
      + look("cornerRadius", view.cornerRadius != 0, .cornerRadius(0))
      + look("alpha", view.alpha < 1, .alpha(1))
      + look("zPosition", view.zPosition != 0, .zPosition(0))
      + look("opaque", true, .isOpaque(!view.isOpaque), text: "\"opaque\": \(view.isOpaque)")
      + look("backgroundColor", view.backgroundColor != nil, .backgroundColor(nil))
  }

  /// The view whose look it is, by one of some keys; nil for other words.
  package func look(_ keys: String...) -> String? {
    if case .look(let key) = kind, keys.contains(key) { views.first } else { nil }
  }
}

extension [SceneWord] {
  /// What takes all of them away together: a modifier has another index where one before it has gone.
  package var absence: [SceneChange] {
    var gone: [String: [(index: Int, of: [Modifier])]] = [:]
    return flatMap(\.absence).map { change in
      guard case .view(let path, .without(.modifier(let indices, let modifiers))) = change, indices.count == 1 else {
        return change
      }
      let before = (gone[path] ?? []).filter { $0.of == modifiers }.map(\.index)
      gone[path, default: []].append((indices[0], modifiers))
      let left = before.sorted(by: >).reduce(modifiers) { $0.without([$1]) }
      return .view(path, .without(.modifier([indices[0] - before.count { $0 < indices[0] }], of: left)))
    }
  }
}
