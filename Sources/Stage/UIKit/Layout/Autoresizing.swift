internal import HeroGeometry
internal import ViewLayout

extension UIView {
  /// Follows a superview's change of size.
  func autoresize(from old: CGSize, to new: CGSize) {
    guard !autoresizingMask.isEmpty else { return }
    let mask = Autoresizing(rawValue: autoresizingMask.rawValue)
    let result = CGRect(mask.resized(Rect(frame), from: Size(old), to: Size(new)))
    if result != frame { frame = result }
  }
}
