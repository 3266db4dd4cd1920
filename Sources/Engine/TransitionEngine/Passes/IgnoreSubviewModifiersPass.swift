import HeroModel

extension TransitionPasses {
  /// P1: drops the target states of all direct subviews; recursive: of the whole subtree.
  static func ignoreSubviewModifiers(_ draft: inout TransitionDraft) {
    for view in draft.flattenedViews {
      guard let recursive = draft[view]?.ignoreSubviewModifiers else { continue }
      let geometry = draft[view.side].geometry
      let direct = geometry.directSubviews(of: view.index).flatMap(\.self)
      let subviews =
        recursive
        ? direct.flatMap { Array($0..<geometry.subtreeEnd[$0]) } : geometry.holdsContentView(view.index) ? [] : direct
      let reason = DropReason.ignoredBySuperview(path: draft.view(view).path)
      for index in subviews {
        let subview = ViewReference(view.side, index)
        if draft[subview] != nil { draft.dropped[subview] = reason }
        draft[subview] = nil
      }
    }
  }
}
