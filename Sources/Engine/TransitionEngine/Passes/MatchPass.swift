import HeroModel

extension TransitionPasses {
  /// P4: pairs views by heroID, hands the destination's timing to the source and decides who fades.
  static func match(_ draft: inout TransitionDraft) {
    for index in draft.destination.flattened {
      let destination = ViewReference(.destination, index)
      let destinationView = draft.view(destination)
      guard let heroID = destinationView.heroID, let sourceIndex = draft.source.registered[heroID] else { continue }
      let source = ViewReference(.source, sourceIndex)
      let sourceView = draft.view(source)
      var to = draft[destination] ?? TargetState()
      var from = draft[source] ?? TargetState()

      to.source = heroID
      from.source = heroID
      from.arc = to.arc
      from.duration = to.duration
      from.timingFunction = to.timingFunction
      from.delay = to.delay
      from.spring = to.spring

      let noFade = to.nonFade || from.nonFade
      let nonOpaque =
        !sourceView.isOpaque || sourceView.alpha < 1 || !destinationView.isOpaque || destinationView.alpha < 1
      if draft.insertToViewFirst {
        fade(top: &from, bottom: &to, bottomView: destinationView, crossFade: nonOpaque && !noFade)
      } else {
        fade(top: &to, bottom: &from, bottomView: sourceView, crossFade: nonOpaque && !noFade)
      }
      draft[destination] = to
      draft[source] = from
    }
  }

  /// The upper view fades; the lower one too when cross-fading, else it stays under and keeps the only shadow.
  private static func fade(
    top: inout TargetState, bottom: inout TargetState, bottomView: View, crossFade: Bool
  ) {
    top.opacity = 0
    if crossFade {
      bottom.opacity = 0
    } else {
      bottom.opacity = nil
      if !bottomView.clipsToBounds, bottom.displayShadow { top.displayShadow = false }
    }
  }
}
