internal import Hero
internal import HeroGeometry
internal import HeroLayers
internal import HeroModel
internal import TransitionEngine
internal import UIKit

/// Snapshots that views of the app's own give (`HeroCustomSnapshotView`).
@MainActor
struct CustomSnapshots {
  let screens: ScreenRecorder
  let steps: RecordedSteps
  /// Pixels per point of the device.
  let scale: CGFloat

  /// While it animates such a view is a picture of its snapshot: what of it does not animate by itself is in no other picture (rule L3).
  /// When the transition is over the view shows again, as any change of a screen does.
  ///
  /// Source: Hero 1.6.4, `snapshotView(for:)` of HeroContext: only with the optimized snapshot, and in place of all its other kinds.
  func show(_ views: [UIView], in running: RunningTransition, _ draft: TransitionDraft) {
    for view in views {
      guard let custom = view as? any HeroCustomSnapshotView, !view.bounds.isEmpty,
        let reference = running.reference(to: view, in: draft, screens.current),
        let address = running.addresses[ObjectIdentifier(view)],
        address.controller == nil, draft.canAnimate(reference),
        [nil, .optimized].contains(draft[reference]?.snapshotType), let snapshot = custom.heroSnapshot
      else { continue }
      var screen = screens.current[address.screen]
      let inBar = address.slot.flatMap { slot in screen[slot]?.views(named: slot.path(of: screen.name)) }
      let paths = (inBar ?? screen.views).map(\.path)
      func animates(_ view: Int) -> Bool { draft.request.reference(to: paths[view]).map(draft.canAnimate) ?? false }
      let image = number(of: snapshot, in: view)
      if let slot = address.slot {
        screen[slot]?.views.show(image, at: address.view, animates: animates)
      } else {
        screen.views.show(image, at: address.view, animates: animates)
      }
      screens.current[address.screen] = screen
      steps.all[running.step].screenChanges[address.screen] = screen
    }
  }

  /// A picture of a snapshot as large as its view, whose own corners, border and shadow it has.
  ///
  /// Source: the same function gives the snapshot's layer the view's values, and its first subview the corners, cut off there.
  private func number(of snapshot: UIView, in view: UIView) -> Int {
    let (own, layer) = (view.layer, snapshot.layer)
    layer.bounds = own.bounds
    (layer.cornerRadius, layer.borderWidth, layer.shadowOpacity) = (0, 0, 0)
    snapshot.layoutIfNeeded()
    return screens.images.number(of: StagePictures().picture(of: layer, scale: scale))
  }
}

extension [View] {
  /// A view of a tree shows a picture in place of all inside that does not animate by itself.
  fileprivate mutating func show(_ image: Int, at index: Int, animates: (Int) -> Bool) {
    self[index].content = .image(ImageContents(image: image, contentMode: .scaleToFill))
    self[index].backgroundColor = nil
    hide(inside: index, animates: animates)
  }

  private mutating func hide(inside index: Int, animates: (Int) -> Bool) {
    for child in self[index].children where !animates(child) {
      self[child].alpha = 0
      hide(inside: child, animates: animates)
    }
  }
}
